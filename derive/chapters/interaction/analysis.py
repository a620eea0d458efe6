r"""Which interactions see relative positions only, and where they come from. Proved in Rocq.

The kernel theorems of the chapter say which matrices make differences of positions appear; here is the converse, that no others
do. It rests on one fact, that cosines and sines of distinct frequencies are independent on the integers.
"""

from __future__ import annotations

from ...language.analysis import Analytic, Refuted, display
from ...language.entry import algebra, step, sums, trigonometry
from ...language.terms import Eq, Sum, cos, reals, sin, vector
from .theorems import a, b, d, dx, dy

phi, mu, nu, u, v = reals("phi mu nu u v")
G = vector("H", d, d)

SPECTRUM = (
    r"$0 < \theta_i < \pi$ for all $i < h$",
    r"$\theta_i \ne \theta_j$ for all $i \ne j$",
)
POSITION = (r"p(m)_{2i} = \cos(m \theta_i)", r"p(m)_{2i+1} = \sin(m \theta_i)")

interaction_relative_iff_commuting_blocks = Analytic(
    name="interaction_relative_iff_commuting_blocks",
    title=r"At distinct frequencies in $(0, \pi)$, only commuting blocks on the diagonal see differences alone",
    after="interaction_commuting_block_sin_first",
    file="InteractionAnalysis",
    variables={
        "h": "size $h$",
        "theta": r"$\theta \in \mathbb{R}^h$",
        "H": r"$H \in \mathbb{R}^{2h \times 2h}$",
    },
    given=SPECTRUM,
    claim=(
        r"\bigl(\text{there is } g \text{ with } p(m)^{\mathsf T} H\, p(n) = g(m - n) \text{ for all } m, n \in \mathbb{Z}\bigr)",
        r"\quad\iff \biggl(\text{there are } a, b \in \mathbb{R}^h \text{ such that for all } i, j < h",
        r"\quad\qquad \begin{pmatrix} H_{2i,\,2j} & H_{2i,\,2j+1} \\ H_{2i+1,\,2j} & H_{2i+1,\,2j+1} "
        r"\end{pmatrix} = \delta_{ij} \begin{pmatrix} a_i & -b_i \\ b_i & a_i \end{pmatrix}\biggr)",
    ),
    where=POSITION,
    proof=(
        r"Let $p(m)^{\mathsf T} H\, p(n) = g(m-n)$. Then the form does not change if $m$ and $n$ grow by $1$ together. For fixed "
        r"$n$ the change is a sum of $\cos(m\theta_i)$ and $\sin(m\theta_i)$ with coefficients that do not contain $m$, and each "
        r"coefficient is a sum of $\cos(n\theta_j)$ and $\sin(n\theta_j)$.",
        r"\emph{Such sums vanish on all integers only if every coefficient is $0$.} For the second difference of a "
        r"sum $f$, $f(\mu + 1) + f(\mu - 1) - 2 \cos\phi\, f(\mu)$, multiplies the terms of each frequency by a number that has no "
        r"$\mu$ in it. Of a cosine with the frequency $\nu$:",
        display(
            Eq(
                cos((mu + 1) * nu) + cos((mu - 1) * nu) - 2 * cos(phi) * cos(mu * nu),
                2 * (cos(nu) - cos(phi)) * cos(mu * nu),
            ),
            step(2 * (cos(nu) - cos(phi)) * cos(mu * nu), trigonometry(), "addition theorems"),
        ),
        r"so with $\phi$ one of the frequencies it removes the terms of $\phi$ and no others, as cosines differ on $(0, \pi)$. By "
        r"induction on their number the coefficients of all other frequencies are $0$; then so are those of $\phi$, as one sees at "
        r"$m = 0$ and $m = 1$, where $\sin\phi > 0$.",
        r"Applied to $m$ and then to $n$ this says that each block $B = H_{ij}$ is unchanged by the rotations: "
        r"$R(\theta_i)^{\mathsf T} B\, R(\theta_j) = B$. In terms of the entries, $B = ((\alpha, \beta), (\gamma, \eta))$, the vector "
        r"$(\alpha + \eta,\, \gamma - \beta)$ is turned by $\theta_i - \theta_j$, as one sees by multiplying out, and "
        r"$(\alpha - \eta,\, \beta + \gamma)$ by $\theta_i + \theta_j$, and both stay as they are. A vector $(u, v)$ that a turn by "
        r"an angle $\phi$ does not change is $0$, unless $\cos\phi = 1$:",
        display(
            Eq(
                (1 - cos(phi)) * (u**2 + v**2),
                u * (u - (u * cos(phi) + v * sin(phi))) + v * (v - (v * cos(phi) - u * sin(phi))),
            ),
            step(
                u * (u - (u * cos(phi) + v * sin(phi))) + v * (v - (v * cos(phi) - u * sin(phi))),
                algebra(),
                "expand",
            ),
        ),
        r"and the right side is $0$ for such a vector. Now $\theta_i + \theta_j$ lies in $(0, 2\pi)$, where the cosine is not $1$; "
        r"so $\alpha = \eta$ and $\beta = -\gamma$ in every block: $a_i = \alpha$ and $b_i = \gamma$ where $i = j$. For $i \ne j$ also $\theta_i - \theta_j \ne 0$ lies in $(-\pi, \pi)$, and the "
        r"block is $0$. That is the claim.",
        r"Conversely, such blocks give a sum over $i$ of $a_i \cos((m-n)\theta_i) + b_i \sin((m-n)\theta_i)$, by "
        r"theorem~\cited{interaction_commuting_block}. It depends on $m - n$ only.",
    ),
    sources=("seed:003#41", "seed:004#15"),
    reading=r"""With the scores $p(m)^{\mathsf T} H\, p(n)$ two positions see each other. Which matrices $H$ make them see their
    difference $m - n$ only? A matrix over $2h$ channels has $h^2$ blocks, of two rows and two columns: the block $i, j$ joins the pair of
    the frequency $\theta_i$ with that of $\theta_j$. The answer allows blocks on the diagonal only, and there multiples of rotations:
    $a_i + b_i\,\mathrm i$ as a matrix. Frequencies that are distinct and lie in $(0, \pi)$ are told apart at integer
    positions.""",
    note=r"""The diagonal ones among them have $b = 0$, and there are others. With the block $((0, -1), (1, 0))$ and one frequency the score is
    $\sin((m - n)\theta_0)$: of the difference, and not diagonal.""",
    refuted=(
        Refuted("symmetric blocks"),
        Refuted("blocks between two pairs"),
        Refuted(
            "diagonal matrices only", "seed:003#41", "AnalysisRefuted.interaction_relative_iff_commuting_blocks_refuted"
        ),
        Refuted("two frequencies alike"),
    ),
)

interaction_relative_iff_equal_pairs = Analytic(
    name="interaction_relative_iff_equal_pairs",
    title=r"At distinct frequencies in $(0, \pi)$, only equal pairs of a diagonal see differences alone",
    after="interaction_relative_iff_commuting_blocks",
    file="InteractionAnalysis",
    variables={
        "h": "size $h$",
        "theta": r"$\theta \in \mathbb{R}^h$",
        "H": r"$H \in \mathbb{R}^{2h}$",
    },
    given=SPECTRUM,
    claim=(
        r"\Bigl(\text{there is } g \text{ with } \sum_{c<2h} p(m)_c H_c\, p(n)_c = g(m - n) "
        r"\text{ for all } m, n \in \mathbb{Z}\Bigr)",
        r"\quad\iff \bigl(H_{2i} = H_{2i+1} \text{ for all } i < h\bigr)",
    ),
    where=POSITION,
    proof=(
        r"The diagonal form is that of the matrix with the entries $\delta_{ce} H_c$. By "
        r"theorem~\cited{interaction_relative_iff_commuting_blocks} it depends on $m - n$ only exactly if each block is "
        r"$((a_i, -b_i), (b_i, a_i))$ on the diagonal, and $0$ elsewhere. Of a diagonal matrix this says that "
        r"$H_{2i} = a_i = H_{2i+1}$. Conversely, with equal pairs only the cosines of $(m-n)\theta_i$ remain, by "
        r"theorem~\cited{interaction_relative_of_equal_pairs}.",
    ),
    sources=("seed:003#37",),
    refuted=(
        Refuted("opposite entries in a pair"),
        Refuted("one trace of all pairs"),
        Refuted("two frequencies alike"),
        Refuted(r"frequency $\pi$ allowed"),
    ),
)

taylor_mixed_term = Analytic(
    name="taylor_mixed_term",
    title="Where the bilinear form comes from",
    after="mixed_second_difference_bilinear",
    file="TaylorMixedTerm",
    variables={
        "d": "size $d$",
        "f": r"$f \colon \mathbb{R}^d \times \mathbb{R}^d \to \mathbb{R}$",
        "F": r"$F_b \colon \mathbb{R}^d \times \mathbb{R}^d \to \mathbb{R}$ for $b < d$",
        "H": r"$H_{ab} \colon \mathbb{R}^d \times \mathbb{R}^d \to \mathbb{R}$ for $a, b < d$",
        "x p y q": r"$x, p, y, q \in \mathbb{R}^d$",
    },
    given=(
        r"$\partial f(x, y)/\partial y_b = F_b(x, y)$ for all $b$, $x$ and $y$",
        r"$\partial F_b(x, y)/\partial x_a = H_{ab}(x, y)$ for all $a$, $b$, $x$ and $y$",
        r"every $F_b$ is continuous",
        r"every $H_{ab}$ is continuous",
    ),
    claim=(
        r"\frac{\partial}{\partial s} \Bigl( \frac{\partial}{\partial t} f(x + s p,\, y + t q) \Big|_{t=0} \Bigr) \Big|_{s=0} "
        r"= \sum_{a,b<d} p_a\, H_{ab}(x, y)\, q_b",
    ),
    proof=(
        r"By the mean value theorem in one coordinate after the other, a function with continuous partial derivatives $G_b$ has "
        r"along the line $y + t q$ the derivative $\sum_b q_b G_b(y)$ at $t = 0$. So the derivative in $t$ of "
        r"$f(x + s p,\, y + t q)$ at $t = 0$ is $\sum_b q_b F_b(x + s p,\, y)$. The same rule for each $F_b$ along $x + s p$ gives "
        r"at $s = 0$ the sum over $b$ of $q_b$ times $\sum_a p_a H_{ab}(x, y)$. The sums may be exchanged:",
        display(
            Eq(Sum(dy[b] * Sum(dx[a] * G[a, b], a), b), Sum(dx[a] * G[a, b] * dy[b], a, b)),
            step(Sum(dx[a] * G[a, b] * dy[b], a, b), sums(), "linearity, and exchange of sums"),
        ),
        r"where $H_{ab}$ is taken at $(x, y)$.",
    ),
    sources=("seed:003#7", "seed:003#8", "seed:003#47", "seed:003#55"),
    note=r"""The claim says that both derivatives exist. In Rocq the inner one is a function $D$ of $s$.""",
    refuted=(
        Refuted("half of it"),
        Refuted("transposed"),
        Refuted("one term of the derivative"),
    ),
    not_applicable={"transformer": "no forward pass"},
)
