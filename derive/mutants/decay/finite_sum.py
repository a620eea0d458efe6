"""Mistakes about the finite sum: the factor, the base, the sum of positions, the diagonal."""

from __future__ import annotations

from ...language import Sum, cos, exp, log
from ...theorems.decay import finite_sum as book
from ...theorems.decay.finite_sum import difference, mean_cosine, pairs, riemann_sum, total
from ...theorems.sinusoidal import base as b
from ...theorems.sinusoidal import h, i, j, k, m, n, nodes, theta
from .. import Mutant, right

MUTANTS: dict[str, tuple[Mutant, ...]] = {
    "sinusoidal_inner_eq_riemann_sum": (
        Mutant(
            "without d/2", right(book.sinusoidal_inner_eq_riemann_sum, riemann_sum(b, nodes, m - n)), "claims:A003-38"
        ),
        Mutant("d for d/2", right(book.sinusoidal_inner_eq_riemann_sum, 2 * h.card * riemann_sum(b, nodes, m - n))),
        Mutant("sum of positions", right(book.sinusoidal_inner_eq_riemann_sum, h.card * riemann_sum(b, nodes, m + n))),
        Mutant(
            "inverse frequencies",
            right(book.sinusoidal_inner_eq_riemann_sum, Sum(cos((m - n) * exp(nodes[i] * log(b))), i)),
        ),
        Mutant(
            "wrong power of the base",
            right(book.sinusoidal_inner_eq_riemann_sum, Sum(cos((m - n) * exp(-2 * nodes[i] * log(b))), i)),
        ),
    ),
    "finite_sum_square": (
        Mutant("1/h for 1/(2h)", right(book.finite_sum_square, 1 / h.card + pairs / (2 * h.card**2))),
        Mutant("no mean square", right(book.finite_sum_square, pairs / (2 * h.card**2)), "claims:A003-19"),
        Mutant(
            "diagonal counted twice",
            right(book.finite_sum_square, 1 / (2 * h.card) + Sum(difference + total, i, j) / (2 * h.card**2)),
        ),
        Mutant("no products", right(book.finite_sum_square, Sum(cos(k * theta[i]) ** 2, i) / h.card**2)),
        Mutant("not squared", right(book.finite_sum_square, mean_cosine(theta, k))),
    ),
}
