r"""The finite sum: what the inner product of two positions is, before any integral takes its place.

The frequencies are b^(-t_i) at h nodes t_i. The sinusoidal encoding has t_i = i/h, the left ends of h equal parts of [0, 1]: its
inner product is h times a left Riemann sum. The theorems hold for any nodes.
"""

from __future__ import annotations

from ...language.entry import Entry, Notation, algebra, by, calc, step
from ...language.terms import Eq, KroneckerDelta, Lt, Sum, cos, define, exp, log
from ..sinusoidal.theorems import base as b
from ..sinusoidal.theorems import c, frequencies, h, i, j, k, m, n, nodes, position, sinusoidal_inner, theta

mean_cosine = define("mean_cosine", (theta, k), Sum(cos(k * theta[i]), i) / h.card)
riemann_sum = define("riemann_sum", (b, nodes, k), Sum(cos(k * exp(-nodes[i] * log(b))), i) / h.card)

NOTATION = (
    Notation(position(frequencies, m, c), "p", (m,)),
    Notation(mean_cosine(theta, k), "S", (k,)),
    Notation(riemann_sum(b, nodes, k), "S", (k,)),
)

inner = Sum(position(frequencies, m, c) * position(frequencies, n, c), c)

sinusoidal_inner_eq_riemann_sum = Entry(
    name="sinusoidal_inner_eq_riemann_sum",
    title="The inner product of two positions is a multiple of a mean of cosines",
    where=(Lt(0, b),),
    claim=Eq(inner, h.card * riemann_sum(b, nodes, m - n)),
    proof=calc(
        step(
            Sum(cos((m - n) * exp(-nodes[i] * log(b))), i),
            algebra(sinusoidal_inner),
            "inner product of two positions",
        ),
        step(h.card * riemann_sum(b, nodes, m - n), by("field")(riemann_sum), "definition of $S$"),
    ),
    sources=("seed:003#23", "seed:003#24", "seed:003#38"),
    witness={b: 2 + m**2},
    note=r"""With $t_i = i/h$, that is $\theta_i = b^{-2i/d}$ for $d = 2h$, it is $d/2$ times the left Riemann sum of the decay
    integral. The source keeps the factor $d/2$ here and loses it with weights.""",
)


difference, total = cos(k * (theta[i] - theta[j])), cos(k * (theta[i] + theta[j]))
pairs = Sum((1 - KroneckerDelta(i, j)) * difference + total, i, j)

finite_sum_square = Entry(
    name="finite_sum_square",
    title="The square of the finite sum",
    claim=Eq(mean_cosine(theta, k) ** 2, 1 / (2 * h.card) + pairs / (2 * h.card**2)),
    proof=calc(
        step(
            Sum(cos(k * theta[i]) * cos(k * theta[j]), i, j) / h.card**2,
            by("sums", "field")(mean_cosine),
            "definition of $S$",
        ),
        step(Sum(difference + total, i, j) / (2 * h.card**2), by("sums", "trig", "field")(), "products as sums"),
        step(
            1 / (2 * h.card) + pairs / (2 * h.card**2),
            by("sums", "trig", "field")(),
            r"the $h$ terms $i = j$ of the first kind are $1$",
        ),
    ),
    sources=("seed:003#19",),
    note=r"""For distinct frequencies in $(0, \pi)$ no angle of the double sum is a multiple of $2\pi$ for every distance $k$: its mean
    over all integers is $0$, and the mean square of $S$ is $1/(2h) = 1/d$. It does not tend to $0$.""",
)
