r"""Sinusoidal positions: what determines them, and that no two integers share one. Proved in Rocq.

Each step of a relative encoding is the same orthogonal matrix; in the plane, points that turn by one angle at each step have a polar form.
That positions of different integers differ rests on the irrationality of pi, which is proved here as well.
"""

from __future__ import annotations

from ...language.analysis import Analytic, Refuted, display
from ...language.entry import algebra, field_arithmetic, step, sums, trigonometry
from ...language.terms import Dimension, Eq, Sum, cos, reals, sin, vector
from .theorems import (
    m,
    n,
    rho,
    rho_pos,
    u,
    v,
    x,
    y,
)

r, phi, theta = reals("r phi theta")
width = Dimension("d")
(c,) = width.indices("c")
one, other = vector("x", width), vector("y", width)
between = one[c] - other[c]
one_length = Eq(Sum(one[c] ** 2, c), Sum(other[c] ** 2, c))
polar = Eq(u, rho * cos(theta)), Eq(v, rho * sin(theta))

relative_encoding_polar = Analytic(
    name="relative_encoding_polar",
    title="In the plane, encodings by complex products go round a circle",
    after="relative_encoding_planar",
    file="SinusoidalAnalysis",
    variables={
        "a b": r"$a, b \colon \mathbb{Z} \to \mathbb{R}$",
        "u v rho": r"$u, v, \rho \in \mathbb{R}$",
    },
    given=(
        r"$u = a_{t+1} a_t + b_{t+1} b_t$ for all $t \in \mathbb{Z}$",
        r"$v = b_{t+1} a_t - a_{t+1} b_t$ for all $t \in \mathbb{Z}$",
        r"$a_t^2 + b_t^2 = \rho$ for all $t \in \mathbb{Z}$",
        r"$\rho > 0$",
    ),
    claim=(
        r"\text{there are } r > 0,\ \phi \text{ and } \theta \text{ such that}",
        r"\quad a_t = r \cos(\phi + t\theta) \text{ and } b_t = r \sin(\phi + t\theta) \text{ for all } t \in \mathbb{Z}",
    ),
    proof=(
        r"Write $p_t = a_t + b_t\,\mathrm i$ and $w = u + v\,\mathrm i$; the hypotheses say that $p_{t+1} \overline{p_t} = w$ and "
        r"$|p_t|^2 = \rho$. By theorem~\cited{planar_modulus} $|w| = \rho$. Every complex number of length $1$ is "
        r"$\mathrm{e}^{\mathrm i \theta}$ for some $\theta$: so there is $\theta$ with $u = \rho \cos\theta$ and "
        r"$v = \rho \sin\theta$, and with $r = \sqrt\rho$ there is $\phi$ with $p_0 = r\,\mathrm{e}^{\mathrm i \phi}$.",
        r"Let $x$ and $y$ be the two parts of $p_t$. By theorem~\cited{planar_step} the first part of $p_{t+1}$ is",
        display(
            Eq((u * x - v * y) / rho, cos(theta) * x - sin(theta) * y),
            step(cos(theta) * x - sin(theta) * y, field_arithmetic(), r"$u = \rho \cos\theta$, $v = \rho \sin\theta$"),
            given=(rho_pos, *polar),
        ),
        r"and the other part is likewise $\sin\theta\, x + \cos\theta\, y$. So if $p_t = r\,\mathrm{e}^{\mathrm i (\phi + t\theta)}$, the addition theorem "
        r"gives $p_{t+1}$; at $t = 0$, for the real part:",
        display(
            Eq(cos(theta) * (r * cos(phi)) - sin(theta) * (r * sin(phi)), r * cos(phi + theta)),
            step(r * cos(phi + theta), trigonometry(), "addition theorem"),
        ),
        r"The step back turns by $-\theta$ in the same way. So the form passes from $t = 0$ to all integers.",
    ),
    sources=("seed:003#12", "seed:003#14", "seed:003#15"),
    note=r"""The source asks for $p_m$ up to the choice of $\phi$; the angle $\theta$ is determined up to full turns.""",
    refuted=(
        Refuted("phase left out"),
        Refuted(r"radius $\rho$"),
        Refuted("turned the other way"),
        Refuted("phase at every step"),
    ),
    not_applicable={"transformer": "no forward pass"},
)

relative_maps_iff_orthogonal_powers = Analytic(
    name="relative_maps_iff_orthogonal_powers",
    title="Where $B_0 = 1$, scores see differences alone just for the powers of an orthogonal matrix",
    after="relative_encoding_polar",
    file="RelativeMaps",
    variables={
        "d": "size $d$",
        "B": r"$B \colon \mathbb{Z} \to \mathbb{R}^{d \times d}$",
    },
    given=("$B_0 = 1$",),
    claim=(
        r"\bigl(\text{there is } C \text{ with } B_m^{\mathsf T} B_n = C_{n-m} \text{ for all } m, n \in \mathbb{Z}\bigr)",
        r"\quad\iff \bigl(\text{there is } A \text{ with } A^{\mathsf T} A = 1 \text{ and } "
        r"B_{m+1} = A B_m \text{ for all } m \in \mathbb{Z}\bigr)",
    ),
    proof=(
        r"Let $B_m^{\mathsf T} B_n = C_{n-m}$. At $m = 0$ this says $B_n = C_n$, as $B_0 = 1$, and at $n = 0$ it says "
        r"$B_m^{\mathsf T} = C_{-m} = B_{-m}$. Let $A = B_1$. Then $A^{\mathsf T} A = B_1^{\mathsf T} B_1 = C_0 = B_0 = 1$, and "
        r"$A B_m = B_{-1}^{\mathsf T} B_m = C_{m+1} = B_{m+1}$.",
        r"Conversely, let $B_{m+1} = A B_m$. One step of both positions changes nothing, as $A^{\mathsf T} A = 1$:",
        r"$B_{m+1}^{\mathsf T} B_{n+1} = B_m^{\mathsf T} A^{\mathsf T} A B_n = B_m^{\mathsf T} B_n$. By induction over $m$, upwards and "
        r"downwards, $B_m^{\mathsf T} B_n = B_0^{\mathsf T} B_{n-m} = B_{n-m}$.",
    ),
    sources=("su2021",),
    note=r"""A query at position $m$ becomes $B_m q$, a key at $n$ becomes $B_n k$, and their score is $q^{\mathsf T} B_m^{\mathsf T} B_n k$. It
    sees the difference of the positions only, for all queries and keys, if and only if $B_m = A^m$ with one orthogonal matrix $A$.
    In some orthonormal basis such an $A$ consists of rotations of planes, and of signs $\pm 1$: where both sides get the same maps,
    all that there is are rotary positions, but for the basis and the signs. If
    $B_0$ is not $1$, or queries and keys have maps of their own, there are more.""",
    refuted=(
        Refuted("difference turned round"),
        Refuted("angles of squared positions"),
        Refuted("lengths that grow"),
    ),
)

gram_eq_iff_orthogonal_map = Analytic(
    name="gram_eq_iff_orthogonal_map",
    title="Two families with equal inner products differ by an orthogonal matrix",
    after="relative_maps_iff_orthogonal_powers",
    file="RelativePositions",
    variables={
        "I": "set $I$",
        "d": "size $d$",
        "x y": r"$x, y \colon I \to \mathbb{R}^d$",
    },
    claim=(
        r"\bigl(x_i \cdot x_j = y_i \cdot y_j \text{ for all } i, j \in I\bigr)",
        r"\quad\iff \bigl(\text{there is } Q \text{ with } Q^{\mathsf T} Q = 1 \text{ and } "
        r"y_i = Q x_i \text{ for all } i \in I\bigr)",
    ),
    proof=(
        r"Let $x$ and $y$ be two vectors of one length. If they are the same, $H = 1$ carries one to the other; if not, a reflection does: "
        r"let $w = x - y$ and $Hz = z - 2\,\frac{w \cdot z}{w \cdot w}\,w$. The matrix $H$ is symmetric and its own inverse, hence orthogonal, "
        r"and $Hx = x - w = y$, as",
        display(
            Eq(Sum(between**2, c), 2 * Sum(between * one[c], c)),
            step(
                2 * Sum(between * one[c], c) + (Sum(other[c] ** 2, c) - Sum(one[c] ** 2, c)),
                sums(),
                "expand",
            ),
            step(2 * Sum(between * one[c], c), algebra(one_length), "both have one length"),
            given=(one_length,),
        ),
        r"Now let $x_i \cdot x_j = y_i \cdot y_j$ for all $i$ and $j$. That there is $Q$ is shown by induction over $d$. If all $x_i$ are $0$, "
        r"so are all $y_i$, which have the same lengths, and $Q = 1$ will do. If not, let $x_k$ have the length $r > 0$. Such matrices $G$ and $H$ "
        r"carry $x_k$ and $y_k$ to $(r, 0, \dots, 0)$. The first entries of $G x_i$ and $H y_i$ are the same then: "
        r"$x_i \cdot x_k / r = y_i \cdot y_k / r$. So the other entries, vectors of $d - 1$ of them, have equal inner products too, and "
        r"an orthogonal matrix carries those of $G x_i$ to those of $H y_i$, for all $i$. With $1$ in front it is an orthogonal matrix $B$ such "
        r"that $B G x_i = H y_i$; and as $H$ is its own inverse, $Q = H B G$ carries $x_i$ to $y_i$.",
        r"Conversely, $(Q x_i) \cdot (Q x_j) = x_i \cdot (Q^{\mathsf T} Q\, x_j) = x_i \cdot x_j$.",
    ),
    sources=("horn2013",),
    reading=r"""The table of all inner products of some vectors, their Gram matrix, says how long each is and which angles they have, and not
    where they point to. The theorem says that it leaves nothing else open: two families with one Gram matrix are the same up to one
    orthogonal matrix, a rotation with or without a reflection. The family may be infinite, and need not span the whole space.""",
    note=r"""For example, $x_0 = (1, 0)$, $x_1 = (1, 1)$ and $y_0 = (0, 1)$, $y_1 = (-1, 1)$ have the same inner products, $1$, $1$ and $2$, and $Q$ is
    the quarter turn. Equal lengths do not suffice, nor do equal distances, which a shift of all vectors keeps.""",
    refuted=(
        Refuted("lengths alone"),
        Refuted("distances alone"),
        Refuted("inner products up to their signs"),
    ),
    not_applicable={"transformer": "no forward pass"},
)

relative_encoding_iff_orthogonal_powers = Analytic(
    name="relative_encoding_iff_orthogonal_powers",
    title="Relative encodings step by one orthogonal matrix",
    after="gram_eq_iff_orthogonal_map",
    file="RelativePositions",
    variables={
        "d": "size $d$",
        "p": r"$p \colon \mathbb{Z} \to \mathbb{R}^d$",
    },
    claim=(
        r"\bigl(\text{there is } g \text{ with } p_m \cdot p_n = g(m - n) \text{ for all } m, n \in \mathbb{Z}\bigr)",
        r"\quad\iff \bigl(\text{there is } A \text{ with } A^{\mathsf T} A = 1 \text{ and } "
        r"p_{m+1} = A p_m \text{ for all } m \in \mathbb{Z}\bigr)",
    ),
    proof=(
        r"Let $p_m \cdot p_n = g(m - n)$. Then $p_{m+1} \cdot p_{n+1} = g(m - n) = p_m \cdot p_n$: the vectors $p_{m+1}$ have the inner "
        r"products of the vectors $p_m$. By theorem~\cited{gram_eq_iff_orthogonal_map} there is an orthogonal matrix $A$ with "
        r"$p_{m+1} = A p_m$ for all $m$.",
        r"Conversely, let $p_{m+1} = A p_m$. By the same theorem a step of both positions changes nothing: "
        r"$p_{m+1} \cdot p_{n+1} = p_m \cdot p_n$. By induction over $n$, upwards and downwards, $p_m \cdot p_n = p_{m-n} \cdot p_0$, a function of "
        r"the difference.",
    ),
    sources=("seed:003#11", "seed:003#13", "seed:003#17"),
    reading=r"""Which vectors $p_m$ for the positions have inner products that see the difference of two positions only? Sinusoidal positions are one
    answer, for any frequencies. The theorem gives all of them, in any number of channels: start anywhere, and let each step be the same
    orthogonal matrix. So $p_m = A^m p_0$, where $A^{-1} = A^{\mathsf T}$ takes a step back.""",
    note=r"""In the plane $A$ is a rotation or a reflection. Rotations are points on a circle in equal steps
    (theorem~\cited{relative_encoding_polar}). A reflection, such as of the second channel, gives $p_m = (a, (-1)^m b)$: its inner products
    are $a^2 + (-1)^{m-n} b^2$, and with $a, b \ne 0$ the steps are not products with one complex number. Such solutions are lost with the
    equation $p_m \overline{p_n} = q_{m-n}$.""",
    refuted=(
        Refuted("angles of squared positions"),
        Refuted("lengths that grow"),
        Refuted("products of neighbours alone"),
        Refuted(
            "a step is a product with one complex number",
            "seed:003#11",
            "AnalysisRefuted.relative_encoding_iff_orthogonal_powers_refuted",
        ),
    ),
)

pi_irrational = Analytic(
    name="pi_irrational",
    title=r"The number $\pi$ is irrational",
    after="relative_encoding_polar",
    file="PiIrrational",
    variables={"p q": r"$p, q \in \mathbb{Z}$"},
    claim=(r"q \ne 0 \implies p \ne \pi q",),
    proof=(
        r"This is Niven's proof, without integrals. Let $f_n(x) = \bigl(x (\pi - x)\bigr)^n / n!$. From "
        r"$f_n'' = \pi^2 f_{n-2} - (4n - 2) f_{n-1}$ one finds functions $G_n$ with $G_n' = f_n \sin$, given by $G_0 = -\cos$ and "
        r"$G_n = f_n' \sin - f_n \cos + (4n-2)\, G_{n-1} - \pi^2 G_{n-2}$. As $f_n$ is $0$ at both ends for $n \ge 1$, and so is "
        r"the sine, $A_n = G_n(\pi) - G_n(0)$ obeys $A_n = (4n-2) A_{n-1} - \pi^2 A_{n-2}$, with $A_0 = 2$ and $A_1 = 4$.",
        r"Suppose that $\pi = p/q$ with $q > 0$. By the recursion $q^n A_n$ is an integer for every $n$. By the mean value theorem "
        r"$A_n = \pi f_n(c) \sin c$ for some $c$ between $0$ and $\pi$, so that $0 < q^n A_n \le \pi (q \pi^2)^n / n!$. The right "
        r"side is less than $1$ for large $n$, and no integer lies between $0$ and $1$.",
    ),
    sources=("seed:003#20", "niven1947"),
    refuted=(
        Refuted("denominator of zero"),
        Refuted("no fraction nearer than a hundredth"),
        Refuted("distance of at least $1/q$"),
    ),
    not_applicable={"transformer": "no forward pass"},
)

sinusoidal_injective = Analytic(
    name="sinusoidal_injective",
    title="With the first frequency one, no two integers share a position",
    after="pi_irrational",
    file="SinusoidalAnalysis",
    variables={
        "h": "size $h$",
        "theta": r"$\theta \in \mathbb{R}^h$",
        "m n": r"$m, n \in \mathbb{Z}$",
    },
    given=(r"$\theta_0 = 1$", r"$p(m)_c = p(n)_c$ for all $c < 2h$"),
    claim=("m = n",),
    where=(r"p(m)_{2i} = \cos(m \theta_i)", r"p(m)_{2i+1} = \sin(m \theta_i)"),
    proof=(
        r"The first pair of channels says that $\cos m = \cos n$ and $\sin m = \sin n$. So",
        display(
            Eq(cos(m - n), 1),
            step(cos(m) * cos(n) + sin(m) * sin(n), trigonometry(), "addition theorem"),
            step(cos(n) * cos(n) + sin(n) * sin(n), algebra(), "the channels agree"),
            step(1, trigonometry(), r"$\cos^2 + \sin^2 = 1$"),
            given=(Eq(cos(m), cos(n)), Eq(sin(m), sin(n))),
        ),
        r"Hence $\sin((m-n)/2) = 0$, and $(m-n)/2 = k \pi$ for an integer $k$, that is $m - n = 2k\pi$. If $k$ were not $0$, this "
        r"would contradict theorem~\cited{pi_irrational}. So $k = 0$, and $m = n$.",
    ),
    sources=("seed:003#20", "seed:003#50"),
    note=r"""Different positions may be close: in the first pair, $\cos$ and $\sin$ of $m$ and $m + 710$ differ by less than $10^{-4}$.""",
    refuted=(
        Refuted(r"first frequency $2\pi$"),
        Refuted(r"first frequency $\pi/355$"),
        Refuted("cosines alone"),
    ),
)
