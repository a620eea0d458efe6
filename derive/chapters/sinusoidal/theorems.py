r"""Sinusoidal positions: what an inner product of two of them sees.

A position m is encoded by h pairs of channels, cos(m theta_i) at 2i and sin(m theta_i) at 2i + 1, for any frequencies theta_i;
this is the cos-first layout of the sources. The paper's layout has the sine first. Everything rests on the two addition theorems:
a shift of the position is a rotation of each pair, so inner products depend on differences of positions only. Positions m, n are
real numbers; the integers are a special case.
"""

from __future__ import annotations

from collections.abc import Callable

from ...kernel.terms import Term
from ...language.entry import *
from ...language.terms import *

h = Dimension("h")
two_h = h.doubled()
i, j = h.indices("i j")
c, other = two_h.indices("c e")
m, n, k, l = reals("m n k l")
theta, q, key = vector("theta", h), vector("q", two_h), vector("k", two_h)
(base,) = reals("b")
delta = KroneckerDelta
nodes = vector("t", h)
frequencies = vector_of(i, exp(-nodes[i] * log(base)))

position = define(
    "position",
    (theta, m, c),
    interleave(vector_of(i, cos(m * theta[i])), vector_of(i, sin(m * theta[i])))(c),
)
position_sin_first = define(
    "position_sin_first",
    (theta, m, c),
    interleave(vector_of(i, sin(m * theta[i])), vector_of(i, cos(m * theta[i])))(c),
)
rotated = define(
    "rotated",
    (theta, m, q, c),
    interleave(
        vector_of(i, cos(m * theta[i]) * q[2 * i] - sin(m * theta[i]) * q[2 * i + 1]),
        vector_of(i, sin(m * theta[i]) * q[2 * i] + cos(m * theta[i]) * q[2 * i + 1]),
    )(c),
)


def p(t: object) -> Vector:
    """The encoding of a position, cos-first."""
    return vector_of(c, position(theta, t, c))


def s(t: object) -> Vector:
    """The encoding of a position, sin-first."""
    return vector_of(c, position_sin_first(theta, t, c))


def R(t: object, x: Vector) -> Vector:  # noqa: N802
    """The pairs of a vector, rotated by the angles of a position."""
    return vector_of(c, rotated(theta, t, x, c))


def paired(u: Vector, v: Vector) -> Term:
    """An inner product, pair by pair."""
    return Sum(u[2 * i] * v[2 * i] + u[2 * i + 1] * v[2 * i + 1], i)


# the gradient g at a turned token, and a token z whose pairs are the entries of two halves x and y
g = vector("g", two_h)
rotary_loss = define("rotary_loss", (theta, m, q, g), Sum(g[c] * R(m, q)[c], c))
L = rotary_loss(theta, m, q, g)

first, second = vector("x", h), vector("y", h)
halves = vector_of(c, interleave(first, second)(c))
phi, psi = vector("phi", h), vector("psi", h)
g_first, g_second = vector("g", h), vector("w", h)
halves_loss = Sum(
    g_first[i] * (first[i] * cos(phi[i]) - second[i] * sin(phi[i]))
    + g_second[i] * (second[i] * cos(psi[i]) + first[i] * sin(psi[i])),
    i,
)


OPENING = Opening(
    title="Sinusoidal positions",
    text=r"""
    The sources ask whether sinusoidal positions can express relative position, and how. Two facts answer it: a shift of the position
    rotates every pair of channels by an angle that depends on the shift only, and hence an inner product of two positions depends on
    their difference only. The converse is here too: where inner products do that, each step of the position is the same orthogonal matrix; in the
    plane, where products of complex numbers do it, the same rotation.
    """,
    notation=(
        Notation(position(theta, m, c), "p", (m,)),
        Notation(position_sin_first(theta, m, c), "s", (m,)),
        Notation(position(frequencies, m, c), "p", (m,)),
        Notation(position_sin_first(frequencies, m, c), "s", (m,)),
        Notation(rotated(theta, m, q, c), "R", (m, q.term)),
        Notation(L, "L"),
        Notation(halves[c], "z"),
        Notation(halves_loss, "L"),
    ),
)

# ---- the table -----------------------------------------------------------------------------------------------------

angle = m / exp(nodes[i] * log(base))
powers = {base: 2 + m**2, nodes: vector_of(i, theta[i] ** 2)}

sinusoidal_table = Entry(
    name="sinusoidal_table",
    title="The table of positions",
    where=(Lt(0, base),),
    claim=And(
        Eq(position(frequencies, m, 2 * i), cos(angle)),
        Eq(position(frequencies, m, 2 * i + 1), sin(angle)),
    ),
    proof=Together(
        calc(
            step(cos(m * exp(-nodes[i] * log(base))), unfold(position), "definition of $p$"),
            step(cos(angle), by("exp", "field")(), r"$\mathrm{e}^{-a} = 1/\mathrm{e}^a$"),
        ),
        calc(
            step(sin(m * exp(-nodes[i] * log(base))), unfold(position), "definition of $p$"),
            step(sin(angle), by("exp", "field")(), r"$\mathrm{e}^{-a} = 1/\mathrm{e}^a$"),
        ),
    ),
    sources=("seed:003#18", "vaswani2017"),
    witness=powers,
    note=r"With $t_i = i/h = 2i/d$ the angle is $m / b^{2i/d}$, the same in both channels of a pair. Programs multiply by the "
    "frequency, the paper divides by its inverse.",
)

sinusoidal_table_sin_first = Entry(
    name="sinusoidal_table_sin_first",
    title="The table of positions, sine first",
    where=(Lt(0, base),),
    claim=And(
        Eq(position_sin_first(frequencies, m, 2 * i), sin(angle)),
        Eq(position_sin_first(frequencies, m, 2 * i + 1), cos(angle)),
    ),
    proof=Together(
        calc(
            step(sin(m * exp(-nodes[i] * log(base))), unfold(position_sin_first), "definition of $s$"),
            step(sin(angle), by("exp", "field")(), r"$\mathrm{e}^{-a} = 1/\mathrm{e}^a$"),
        ),
        calc(
            step(cos(m * exp(-nodes[i] * log(base))), unfold(position_sin_first), "definition of $s$"),
            step(cos(angle), by("exp", "field")(), r"$\mathrm{e}^{-a} = 1/\mathrm{e}^a$"),
        ),
    ),
    sources=("seed:003#1", "seed:004#1", "seed:004#2", "vaswani2017"),
    witness=powers,
    note="This is the layout of the paper.",
)

# ---- a shift is a rotation -----------------------------------------------------------------------------------------

sinusoidal_shift = Entry(
    name="sinusoidal_shift",
    title="A shift is linear in the position",
    claim=And(
        Eq(p(m + k)[2 * i], p(k)[2 * i] * p(m)[2 * i] - p(k)[2 * i + 1] * p(m)[2 * i + 1]),
        Eq(p(m + k)[2 * i + 1], p(k)[2 * i + 1] * p(m)[2 * i] + p(k)[2 * i] * p(m)[2 * i + 1]),
    ),
    proof=Together(
        calc(
            step(cos((m + k) * theta[i]), unfold(position), "definition of $p$"),
            step(
                cos(k * theta[i]) * cos(m * theta[i]) - sin(k * theta[i]) * sin(m * theta[i]),
                trigonometry(),
                "addition theorem of the cosine",
            ),
            step(p(k)[2 * i] * p(m)[2 * i] - p(k)[2 * i + 1] * p(m)[2 * i + 1], unfold(position), "definition of $p$"),
        ),
        calc(
            step(sin((m + k) * theta[i]), unfold(position), "definition of $p$"),
            step(
                sin(k * theta[i]) * cos(m * theta[i]) + cos(k * theta[i]) * sin(m * theta[i]),
                trigonometry(),
                "addition theorem of the sine",
            ),
            step(p(k)[2 * i + 1] * p(m)[2 * i] + p(k)[2 * i] * p(m)[2 * i + 1], unfold(position), "definition of $p$"),
        ),
    ),
    sources=("seed:003#2", "seed:003#53", "seed:003#54", "seed:004#5", "vaswani2017"),
)

sinusoidal_shift_sin_first = Entry(
    name="sinusoidal_shift_sin_first",
    title="A shift is linear in the position, sine first",
    claim=And(
        Eq(s(m + k)[2 * i], s(m)[2 * i] * s(k)[2 * i + 1] + s(m)[2 * i + 1] * s(k)[2 * i]),
        Eq(s(m + k)[2 * i + 1], s(m)[2 * i + 1] * s(k)[2 * i + 1] - s(m)[2 * i] * s(k)[2 * i]),
    ),
    proof=Together(
        calc(
            step(sin((m + k) * theta[i]), unfold(position_sin_first), "definition of $s$"),
            step(
                sin(m * theta[i]) * cos(k * theta[i]) + cos(m * theta[i]) * sin(k * theta[i]),
                trigonometry(),
                "addition theorem of the sine",
            ),
            step(
                s(m)[2 * i] * s(k)[2 * i + 1] + s(m)[2 * i + 1] * s(k)[2 * i],
                unfold(position_sin_first),
                "definition of $s$",
            ),
        ),
        calc(
            step(cos((m + k) * theta[i]), unfold(position_sin_first), "definition of $s$"),
            step(
                cos(m * theta[i]) * cos(k * theta[i]) - sin(m * theta[i]) * sin(k * theta[i]),
                trigonometry(),
                "addition theorem of the cosine",
            ),
            step(
                s(m)[2 * i + 1] * s(k)[2 * i + 1] - s(m)[2 * i] * s(k)[2 * i],
                unfold(position_sin_first),
                "definition of $s$",
            ),
        ),
    ),
    sources=("seed:004#4",),
)

sinusoidal_shift_eq_rotation = Entry(
    name="sinusoidal_shift_eq_rotation",
    title="A shift is a rotation",
    claim=Eq(p(m + k)[c], R(k, p(m))[c]),
    proof=calc(
        step(R(k, p(m))[c], by("sums", "trig")(position, rotated), "the addition theorems, in every pair of channels"),
    ),
    sources=("seed:003#2", "seed:003#53", "seed:004#5", "seed:004#6", "vaswani2017"),
    note="The matrix depends on the shift alone. Where $\\sin k\\theta_i \\ne 0$ it is no scalar factor, which a reader of the source supposes.",
)

sinusoidal_rotation_orthogonal = Entry(
    name="sinusoidal_rotation_orthogonal",
    title="Rotations keep inner products",
    claim=Eq(Sum(R(m, q)[c] * R(m, key)[c], c), Sum(q[c] * key[c], c)),
    proof=calc(
        step(paired(R(m, q), R(m, key)), sums(), "channels in pairs"),
        step(
            Sum(
                (cos(m * theta[i]) ** 2 + sin(m * theta[i]) ** 2)
                * (q[2 * i] * key[2 * i] + q[2 * i + 1] * key[2 * i + 1]),
                i,
            ),
            unfold(rotated),
            "definition of the rotation; the mixed terms cancel",
        ),
        step(paired(q, key), trigonometry(), r"$\cos^2 + \sin^2 = 1$"),
        step(Sum(q[c] * key[c], c), sums(), "channels in pairs"),
    ),
    sources=("seed:003#2",),
    note="That is, the matrix of the rotation satisfies $R^{\\mathsf T} R = 1$.",
)

sinusoidal_rotation_compose = Entry(
    name="sinusoidal_rotation_compose",
    title="Rotations compose by adding positions",
    claim=Eq(R(k, R(l, q))[c], R(k + l, q)[c]),
    proof=calc(
        step(R(k + l, q)[c], by("sums", "trig")(rotated), "the addition theorems, in every pair of channels"),
    ),
    sources=("seed:003#2", "seed:003#48"),
)

# ---- inner products ------------------------------------------------------------------------------------------------

relative = Sum(cos((m - n) * theta[i]), i)

sinusoidal_inner = Entry(
    name="sinusoidal_inner",
    title="Inner product of two positions",
    claim=Eq(Sum(p(m)[c] * p(n)[c], c), relative),
    proof=calc(
        step(paired(p(m), p(n)), sums(), "channels in pairs"),
        step(
            Sum(cos(m * theta[i]) * cos(n * theta[i]) + sin(m * theta[i]) * sin(n * theta[i]), i),
            unfold(position),
            "definition of $p$",
        ),
        step(relative, trigonometry(), "addition theorem of the cosine"),
    ),
    sources=("seed:003#9", "seed:003#16", "seed:003#17", "seed:004#7", "seed:004#11"),
    note="It depends on the difference of the two positions only.",
)

real_product = define("real_product", (m, n, k, l), m * k + n * l)

sinusoidal_inner_complex = Entry(
    name="sinusoidal_inner_complex",
    title="The inner product in complex form",
    claim=Eq(
        Sum(p(m)[c] * p(n)[c], c),
        Sum(real_product(cos(m * theta[i]), sin(m * theta[i]), cos(n * theta[i]), sin(n * theta[i])), i),
    ),
    proof=calc(
        step(paired(p(m), p(n)), sums(), "channels in pairs"),
        step(
            Sum(cos(m * theta[i]) * cos(n * theta[i]) + sin(m * theta[i]) * sin(n * theta[i]), i),
            unfold(position),
            "definition of $p$",
        ),
        step(
            Sum(real_product(cos(m * theta[i]), sin(m * theta[i]), cos(n * theta[i]), sin(n * theta[i])), i),
            unfold(real_product),
            "real part of a product with a conjugate",
        ),
    ),
    sources=("seed:003#10", "seed:003#16"),
    reading=r"""A pair of channels is a complex number: the pair $i$ of the position $m$ is
    $\mathrm{e}^{\mathrm i m \theta_i} = \cos(m\theta_i) + \mathrm i \sin(m\theta_i)$. Of two complex numbers, each given by its real and
    its imaginary part, $\operatorname{real\_product}$ is the real part of the first times the conjugate of the second; the letters in its definition
    are four places, and no positions.""",
    note=r"""So the inner product is $\operatorname{Re} \sum_{i<h} \mathrm{e}^{\mathrm i m \theta_i}\,
    \overline{\mathrm{e}^{\mathrm i n \theta_i}} = \operatorname{Re} \sum_{i<h} \mathrm{e}^{\mathrm i (m - n) \theta_i}$.""",
)

sinusoidal_norm_sq = Entry(
    name="sinusoidal_norm_sq",
    title="All positions have one length",
    claim=Eq(Sum(p(m)[c] ** 2, c), h.card),
    proof=calc(
        step(Sum(p(m)[2 * i] ** 2 + p(m)[2 * i + 1] ** 2, i), sums(), "channels in pairs"),
        step(Sum(cos(m * theta[i]) ** 2 + sin(m * theta[i]) ** 2, i), unfold(position), "definition of $p$"),
        step(Sum(1, i), trigonometry(), r"$\cos^2 + \sin^2 = 1$"),
        step(h.card, sums(), "one for each pair"),
    ),
    sources=("seed:003#13", "seed:003#43", "seed:004#8", "seed:004#10"),
)

sinusoidal_inner_symmetric = Entry(
    name="sinusoidal_inner_symmetric",
    title="Inner products do not tell before from after",
    claim=Eq(Sum(p(m)[c] * p(m + k)[c], c), Sum(p(m)[c] * p(m - k)[c], c)),
    proof=calc(
        step(
            Sum(cos((m - (m + k)) * theta[i]), i),
            algebra(sinusoidal_inner.at(n=m + k)),
            "the inner product of two positions",
        ),
        step(Sum(cos((m - (m - k)) * theta[i]), i), trigonometry(), "the cosine is even"),
        step(
            Sum(p(m)[c] * p(m - k)[c], c), algebra(sinusoidal_inner.at(n=m - k)), "the inner product of two positions"
        ),
    ),
    sources=("seed:004#11", "seed:004#12", "seed:004#13"),
)

sinusoidal_distance_sq = Entry(
    name="sinusoidal_distance_sq",
    title="Distance of two positions",
    claim=Eq(Sum((p(m)[c] - p(n)[c]) ** 2, c), 4 * Sum(sin((m - n) * theta[i] / 2) ** 2, i)),
    proof=calc(
        step(
            Sum(p(m)[c] ** 2, c) - 2 * Sum(p(m)[c] * p(n)[c], c) + Sum(p(n)[c] ** 2, c),
            sums(),
            "expand the square",
        ),
        step(
            2 * h.card - 2 * Sum(cos((m - n) * theta[i]), i),
            algebra(sinusoidal_norm_sq, sinusoidal_inner),
            "lengths, and the inner product",
        ),
        step(Sum(2 * (1 - cos((m - n) * theta[i])), i), sums(), "linearity"),
        step(
            4 * Sum(sin((m - n) * theta[i] / 2) ** 2, i),
            by("trig", "sums")(),
            r"$1 - \cos \alpha = 2 \sin^2 (\alpha/2)$",
        ),
    ),
    sources=("seed:003#49", "seed:003#54", "seed:003#60", "seed:004#10"),
)

sinusoidal_layout = Entry(
    name="sinusoidal_layout",
    title="The layout does not change inner products",
    claim=Eq(Sum(s(m)[c] * s(n)[c], c), Sum(p(m)[c] * p(n)[c], c)),
    proof=calc(
        step(paired(s(m), s(n)), sums(), "channels in pairs"),
        step(
            Sum(sin(m * theta[i]) * sin(n * theta[i]) + cos(m * theta[i]) * cos(n * theta[i]), i),
            unfold(position_sin_first),
            "definition of $s$",
        ),
        step(paired(p(m), p(n)), unfold(position), "definition of $p$"),
        step(Sum(p(m)[c] * p(n)[c], c), sums(), "channels in pairs"),
    ),
    sources=("seed:003#18", "seed:003#35", "seed:004#7", "seed:004#8", "allennlp#2993"),
)

# ---- rotary positions ----------------------------------------------------------------------------------------------

rotary_forward = Entry(
    name="rotary_forward",
    title="Rotary positions, channel by channel",
    claim=And(
        Eq(R(m, q)[2 * i], q[2 * i] * cos(m * theta[i]) - q[2 * i + 1] * sin(m * theta[i])),
        Eq(R(m, q)[2 * i + 1], q[2 * i] * sin(m * theta[i]) + q[2 * i + 1] * cos(m * theta[i])),
    ),
    proof=Together(
        calc(
            step(
                q[2 * i] * cos(m * theta[i]) - q[2 * i + 1] * sin(m * theta[i]),
                unfold(rotated),
                "definition of the rotation",
            )
        ),
        calc(
            step(
                q[2 * i] * sin(m * theta[i]) + q[2 * i + 1] * cos(m * theta[i]),
                unfold(rotated),
                "definition of the rotation",
            )
        ),
    ),
    sources=("seed:003#48", "su2021", "karpathy/nanochat#489"),
    note="Neighbouring channels form a pair. With the opposite sign, all scores are those of the opposite distances.",
)

rotary_halves_forward = Entry(
    name="rotary_halves_forward",
    title="Rotary positions in halves",
    claim=And(
        Eq(R(m, halves)[2 * i], first[i] * cos(m * theta[i]) - second[i] * sin(m * theta[i])),
        Eq(R(m, halves)[2 * i + 1], second[i] * cos(m * theta[i]) + first[i] * sin(m * theta[i])),
    ),
    proof=Together(
        calc(
            step(
                halves[2 * i] * cos(m * theta[i]) - halves[2 * i + 1] * sin(m * theta[i]),
                algebra(rotary_forward),
                "even channels",
            ),
            step(first[i] * cos(m * theta[i]) - second[i] * sin(m * theta[i]), sums(), "the pair $(x_i, y_i)$"),
        ),
        calc(
            step(
                halves[2 * i] * sin(m * theta[i]) + halves[2 * i + 1] * cos(m * theta[i]),
                algebra(rotary_forward),
                "odd channels",
            ),
            step(second[i] * cos(m * theta[i]) + first[i] * sin(m * theta[i]), sums(), "the pair $(x_i, y_i)$"),
        ),
    ),
    sources=("su2021", "karpathy/nanochat#264"),
    note="Here $z$ has $x_i$ at channel $2i$ and $y_i$ at $2i + 1$. A program that pairs channel $i$ of a first half $x$ with channel $i$ "
    "of a second half $y$ does the same to the channels in another order.",
)

rotary_relative = Entry(
    name="rotary_relative",
    title="Rotary scores depend on relative positions",
    claim=Eq(Sum(R(m, q)[c] * R(n, key)[c], c), Sum(q[c] * R(n - m, key)[c], c)),
    proof=calc(
        step(paired(R(m, q), R(n, key)), sums(), "channels in pairs"),
        step(paired(q, R(n - m, key)), by("trig")(rotated), "definition of the rotation, and the addition theorems"),
        step(Sum(q[c] * R(n - m, key)[c], c), sums(), "channels in pairs"),
    ),
    sources=("seed:003#48", "su2021"),
)

rotary_isometry = Entry(
    name="rotary_isometry",
    title="Rotary positions keep lengths",
    claim=Eq(Sum(R(m, q)[c] ** 2, c), Sum(q[c] ** 2, c)),
    proof=calc(
        step(Sum(R(m, q)[2 * i] ** 2 + R(m, q)[2 * i + 1] ** 2, i), sums(), "channels in pairs"),
        step(
            Sum(q[2 * i] ** 2 + q[2 * i + 1] ** 2, i),
            by("trig")(rotated),
            r"definition of the rotation, and $\cos^2 + \sin^2 = 1$",
        ),
        step(Sum(q[c] ** 2, c), sums(), "channels in pairs"),
    ),
    sources=("su2021",),
)

rotary_adjoint = Entry(
    name="rotary_adjoint",
    title="The adjoint of a rotation turns back",
    claim=Eq(L, Sum(R(-m, g)[c] * q[c], c)),
    proof=calc(
        step(paired(g, R(m, q)), sums(rotary_loss), "definition of $L$, channels in pairs"),
        step(
            Sum(
                (cos(m * theta[i]) * g[2 * i] + sin(m * theta[i]) * g[2 * i + 1]) * q[2 * i]
                + (cos(m * theta[i]) * g[2 * i + 1] - sin(m * theta[i]) * g[2 * i]) * q[2 * i + 1],
                i,
            ),
            sums(rotated),
            "definition of the rotation",
        ),
        step(paired(R(-m, g), q), by("trig", "sums")(rotated), "the cosine is even, the sine is odd"),
        step(Sum(R(-m, g)[c] * q[c], c), sums(), "channels in pairs"),
    ),
    sources=("su2021",),
)

rotary_vjp = Entry(
    name="rotary_vjp",
    title="Backward pass of rotary positions",
    claim=HasDerivative(L, q[c], R(-m, g)[c]),
    proof=calc(
        step(
            Sum(R(-m, g)[other] * delta(other, c), other),
            by("sums", kind="derivative")(rotary_adjoint),
            "turned back, the loss is linear in $q$",
        ),
        step(R(-m, g)[c], by("sums", "trig")(rotated), r"$\delta_{ec}$ keeps $e = c$"),
    ),
    sources=("su2021", "huggingface/candle#3612"),
    note="The gradient is turned back by the angle by which the token was turned.",
)

rotary_halves_vjp = Entry(
    name="rotary_halves_vjp",
    title="Backward pass of rotary positions in halves",
    claim=And(
        HasDerivative(halves_loss, first[i], g_first[i] * cos(phi[i]) + g_second[i] * sin(psi[i])),
        HasDerivative(halves_loss, second[i], g_second[i] * cos(psi[i]) - g_first[i] * sin(phi[i])),
    ),
    proof=Together(
        calc(
            step(
                Sum(delta(i, j) * (g_first[j] * cos(phi[j]) + g_second[j] * sin(psi[j])), j),
                by("sums", kind="derivative")(),
                "linearity",
            ),
            step(g_first[i] * cos(phi[i]) + g_second[i] * sin(psi[i]), sums(), r"$\delta_{ij}$ keeps $j = i$"),
        ),
        calc(
            step(
                Sum(delta(i, j) * (g_second[j] * cos(psi[j]) - g_first[j] * sin(phi[j])), j),
                by("sums", kind="derivative")(),
                "linearity",
            ),
            step(g_second[i] * cos(psi[i]) - g_first[i] * sin(phi[i]), sums(), r"$\delta_{ij}$ keeps $j = i$"),
        ),
    ),
    sources=("su2021", "PaddlePaddle/Paddle#74716"),
    note=r"Tables have an angle $\phi_i$ for the first half and $\psi_i$ for the second. The sine of the half that a gradient comes "
    "from belongs to it: it is multiplied before halves are exchanged. Tests with two equal halves do not tell.",
)

# ---- the converse, in the plane ------------------------------------------------------------------------------------

u, v, rho, x, y, x_next, y_next = reals("u v rho x y x_next y_next")
turn_real = Eq(u, x_next * x + y_next * y)
turn_imaginary = Eq(v, y_next * x - x_next * y)
length, length_next = Eq(x**2 + y**2, rho), Eq(x_next**2 + y_next**2, rho)
rho_pos = Lt(0, rho)
products = {u: x_next * x + y_next * y, v: y_next * x - x_next * y}
turned = {x_next: ((1 - k**2) * x - 2 * k * y) / (1 + k**2), y_next: (2 * k * x + (1 - k**2) * y) / (1 + k**2)}
outside = {"transformer": "no forward pass"}

planar_step = Entry(
    name="planar_step",
    title="A step of a planar encoding",
    given=(turn_real, turn_imaginary, length, rho_pos),
    claim=And(Eq(x_next, (u * x - v * y) / rho), Eq(y_next, (v * x + u * y) / rho)),
    proof=Together(
        calc(
            step((x**2 + y**2) * x_next / rho, field_arithmetic(length, rho_pos), "all points have one length"),
            step((u * x - v * y) / rho, algebra(turn_real, turn_imaginary), "collect the products of neighbours"),
        ),
        calc(
            step((x**2 + y**2) * y_next / rho, field_arithmetic(length, rho_pos), "all points have one length"),
            step((v * x + u * y) / rho, algebra(turn_real, turn_imaginary), "collect the products of neighbours"),
        ),
    ),
    sources=("seed:003#14",),
    witness={**products, rho: x**2 + y**2},
    not_applicable=outside,
)

planar_step_back = Entry(
    name="planar_step_back",
    title="A step back of a planar encoding",
    given=(turn_real, turn_imaginary, length_next, rho_pos),
    claim=And(Eq(x, (u * x_next + v * y_next) / rho), Eq(y, (u * y_next - v * x_next) / rho)),
    proof=Together(
        calc(
            step(
                (x_next**2 + y_next**2) * x / rho, field_arithmetic(length_next, rho_pos), "all points have one length"
            ),
            step(
                (u * x_next + v * y_next) / rho,
                algebra(turn_real, turn_imaginary),
                "collect the products of neighbours",
            ),
        ),
        calc(
            step(
                (x_next**2 + y_next**2) * y / rho, field_arithmetic(length_next, rho_pos), "all points have one length"
            ),
            step(
                (u * y_next - v * x_next) / rho,
                algebra(turn_real, turn_imaginary),
                "collect the products of neighbours",
            ),
        ),
    ),
    sources=("seed:003#14",),
    witness={**products, rho: x_next**2 + y_next**2},
    not_applicable=outside,
)

planar_modulus = Entry(
    name="planar_modulus",
    title="The modulus of the product of two neighbouring codes",
    given=(turn_real, turn_imaginary, length, length_next),
    claim=Eq(u**2 + v**2, rho**2),
    proof=calc(
        step(
            (x_next * x + y_next * y) ** 2 + (y_next * x - x_next * y) ** 2,
            algebra(turn_real, turn_imaginary),
            "the products of neighbours",
        ),
        step((x**2 + y**2) * (x_next**2 + y_next**2), algebra(length), "the identity of two squares"),
        step(rho**2, algebra(length, length_next), "all points have one length"),
    ),
    sources=("seed:003#14",),
    witness={**turned, **products, rho: x**2 + y**2},
    not_applicable=outside,
)

t, o = Integers.indices("t o")
a, b, A, B = (vector(name, Integers) for name in ("a", "b", "A", "B"))
neighbours_real = ForAll(t, Eq(u, a[t + 1] * a[t] + b[t + 1] * b[t]))
neighbours_imaginary = ForAll(t, Eq(v, b[t + 1] * a[t] - a[t + 1] * b[t]))
lengths = ForAll(t, Eq(a[t] ** 2 + b[t] ** 2, rho))
power_real = ForAll(t, Eq(A[t + 1], (u * A[t] - v * B[t]) / rho))
power_imaginary = ForAll(t, Eq(B[t + 1], (v * A[t] + u * B[t]) / rho))
forward = {"x": a[t], "y": b[t], "x_next": a[t + 1], "y_next": b[t + 1]}
recursion = (power_real, power_imaginary)
turns = (neighbours_real, neighbours_imaginary, lengths)
there = And(Eq(a[t], A[t] * a[zero] - B[t] * b[zero]), Eq(b[t], B[t] * a[zero] + A[t] * b[zero]))
beyond = And(
    Eq(a[t + 1], A[t + 1] * a[zero] - B[t + 1] * b[zero]),
    Eq(b[t + 1], B[t + 1] * a[zero] + A[t + 1] * b[zero]),
)
start = (Eq(A[zero], 1), Eq(B[zero], 0))


def turning(
    re: Family, im: Family, at_zero: tuple[object, object], w: Term = v, divisor: Callable[[Term], Term] = lambda _: rho
) -> dict[Term, object]:
    """A sequence that turns by the same factor at every step, as a witness: its value at 0, and its steps up and down."""
    up, down = divisor(t), divisor(t + 1)
    return {
        re[zero]: at_zero[0],
        im[zero]: at_zero[1],
        re[t + 1]: (u * re[t] - w * im[t]) / up,
        im[t + 1]: (w * re[t] + u * im[t]) / up,
        re[t]: (u * re[t + 1] + w * im[t + 1]) / down,
        im[t]: (u * im[t + 1] - w * re[t + 1]) / down,
    }


one = (Rational(1), Rational(0))
on_circle = {rho: x**2 + y**2, u: rho * (1 - k**2) / (1 + k**2), v: rho * (2 * k) / (1 + k**2)}
nowhere = (Rational(0), Rational(0))


relative_encoding_planar = Entry(
    name="relative_encoding_planar",
    title="In the plane, encodings by complex products are powers",
    given=(neighbours_real, neighbours_imaginary, lengths, rho_pos, *start, power_real, power_imaginary),
    claim=there,
    proof=Induction(
        t,
        base=Together(
            calc(step(A[zero] * a[zero] - B[zero] * b[zero], algebra(*start), "the power 0 is 1")),
            calc(step(B[zero] * a[zero] + A[zero] * b[zero], algebra(*start), "the power 0 is 1")),
        ),
        up=Together(
            calc(
                step((u * a[t] - v * b[t]) / rho, algebra(planar_step.at(**forward), rho_pos), "one step on"),
                step(
                    (u * (A[t] * a[zero] - B[t] * b[zero]) - v * (B[t] * a[zero] + A[t] * b[zero])) / rho,
                    algebra(there),
                    "the claim at $t$",
                ),
                step(A[t + 1] * a[zero] - B[t + 1] * b[zero], algebra(*recursion), "the next power"),
            ),
            calc(
                step((v * a[t] + u * b[t]) / rho, algebra(planar_step.at(**forward), rho_pos), "one step on"),
                step(
                    (v * (A[t] * a[zero] - B[t] * b[zero]) + u * (B[t] * a[zero] + A[t] * b[zero])) / rho,
                    algebra(there),
                    "the claim at $t$",
                ),
                step(B[t + 1] * a[zero] + A[t + 1] * b[zero], algebra(*recursion), "the next power"),
            ),
        ),
        down=Together(
            calc(
                step(
                    (u * a[t + 1] + v * b[t + 1]) / rho,
                    algebra(planar_step_back.at(**forward), rho_pos),
                    "one step back",
                ),
                step(
                    (u * (A[t + 1] * a[zero] - B[t + 1] * b[zero]) + v * (B[t + 1] * a[zero] + A[t + 1] * b[zero]))
                    / rho,
                    algebra(beyond),
                    "the claim at $t + 1$",
                ),
                step((u**2 + v**2) / rho**2 * (A[t] * a[zero] - B[t] * b[zero]), algebra(*recursion), "the next power"),
                step(
                    A[t] * a[zero] - B[t] * b[zero],
                    field_arithmetic(planar_modulus.at(**forward), rho_pos),
                    r"$u^2 + v^2 = \rho^2$",
                ),
            ),
            calc(
                step(
                    (u * b[t + 1] - v * a[t + 1]) / rho,
                    algebra(planar_step_back.at(**forward), rho_pos),
                    "one step back",
                ),
                step(
                    (u * (B[t + 1] * a[zero] + A[t + 1] * b[zero]) - v * (A[t + 1] * a[zero] - B[t + 1] * b[zero]))
                    / rho,
                    algebra(beyond),
                    "the claim at $t + 1$",
                ),
                step((u**2 + v**2) / rho**2 * (B[t] * a[zero] + A[t] * b[zero]), algebra(*recursion), "the next power"),
                step(
                    B[t] * a[zero] + A[t] * b[zero],
                    field_arithmetic(planar_modulus.at(**forward), rho_pos),
                    r"$u^2 + v^2 = \rho^2$",
                ),
            ),
        ),
    ),
    sources=("seed:003#11", "seed:003#13", "seed:003#14"),
    reading=r"""The code of the position $t$ is a point of the plane, $p_t = a_t + b_t\,\mathrm i$. Where the product
    $p_m \overline{p_n}$ of two codes, whose real part is their inner product, depends on the difference of their positions only,
    all neighbours have the same one, $p_{t+1} \overline{p_t} = w = u + v\,\mathrm i$, whose two parts are the first two
    hypotheses, and all codes have the same length, $|p_t|^2 = \rho$, the third. To be shown is
    $p_t = (w/\rho)^t\, p_0$, for negative $t$ too. The power is $A_t + B_t\,\mathrm i$: it is $1$ at $t = 0$, and from $t$ to $t + 1$
    it is multiplied by $w/\rho$, as the last hypotheses say in real numbers.""",
    note=r"""As $|w|^2 = \rho^2$ (theorem~\cited{planar_modulus}), $w/\rho$ is on the unit circle: each step turns the code by the same
    angle. Theorem~\cited{relative_encoding_polar} says it with that angle.""",
    witness={**on_circle, **turning(a, b, (x, y)), **turning(A, B, one)},
    counterexamples={
        neighbours_imaginary: {**on_circle, **turning(a, b, (x, y), -v), **turning(A, B, one)},
        lengths: {**turning(a, b, (x, y), v, lambda t: a[t] ** 2 + b[t] ** 2), **turning(A, B, one)},
        rho_pos: {
            **dict.fromkeys((rho, u, v), Rational(0)),
            **turning(a, b, nowhere),
            **turning(A, B, one),
        },
    },
    not_applicable=outside,
)
