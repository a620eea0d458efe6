"""Mistakes about the finite sum: the factor, the base, the sum of positions, the diagonal."""

from __future__ import annotations

from ....books.mistakes import Mistakes, left, mistakes, right
from ....language.terms import Sum, cos, exp, log
from ...sinusoidal.theorems import base as b
from ...sinusoidal.theorems import h, i, j, k, m, n, nodes, theta
from .. import finite_sum as book
from ..finite_sum import difference, mean_cosine, pairs, riemann_sum, total

MISTAKES: tuple[Mistakes, ...] = (
    mistakes(
        book.sinusoidal_inner_eq_riemann_sum,
        right("without d/2", riemann_sum(b, nodes, m - n)),
        right("d for d/2", 2 * h.card * riemann_sum(b, nodes, m - n)),
        right("sum of positions", h.card * riemann_sum(b, nodes, m + n)),
        right("inverse frequencies", Sum(cos((m - n) * exp(nodes[i] * log(b))), i)),
        right("wrong power of the base", Sum(cos((m - n) * exp(-2 * nodes[i] * log(b))), i)),
    ),
    mistakes(
        book.finite_sum_square,
        right("1/h for 1/(2h)", 1 / h.card + pairs / (2 * h.card**2)),
        right("no mean square", pairs / (2 * h.card**2)),
        right("diagonal counted twice", 1 / (2 * h.card) + Sum(difference + total, i, j) / (2 * h.card**2)),
        right("no products", Sum(cos(k * theta[i]) ** 2, i) / h.card**2),
        right("not squared", mean_cosine(theta, k)),
        left("sum for mean", Sum(cos(k * theta[i]), i) ** 2),
    ),
)
