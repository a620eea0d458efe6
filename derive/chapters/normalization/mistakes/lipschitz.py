"""Mistakes about how far apart normalization puts two inputs."""

from __future__ import annotations

from ....books.mistakes import Mistakes, exchanged, left, mistakes, right
from ....language.terms import Sum, sqrt
from .. import lipschitz as book
from ..lipschitz import apart, s_u, v_u, z_u
from ..theorems import eps, i, n, s, v, x, z

MISTAKES: tuple[Mistakes, ...] = (
    mistakes(
        book.deviation_pos_of_positive_eps,
        exchanged("reversed"),
        right("eps left out", sqrt(v)),
        left("larger than one", 1),
    ),
    mistakes(
        book.deviation_sq_of_positive_eps,
        right("eps outside the root", (sqrt(v) + eps) ** 2),
        right("root of each", (sqrt(v) + sqrt(eps)) ** 2),
        left("eps left out", v),
    ),
    mistakes(
        book.deviations_product_ge_eps,
        exchanged("reversed"),
        left("root of eps", sqrt(eps)),
        left("both variances", v + v_u + eps),
        right("product of the variances", v * v_u),
    ),
    mistakes(
        book.layernorm_difference_le,
        right("deviations squared", apart / (s * s_u) ** 2),
        right("mean of the squares", apart / (n.card * s * s_u)),
        right("sum of the squares of both deviations", apart / (s**2 + s_u**2)),
        left("sum of the outputs", Sum((z[i] + z_u[i]) ** 2, i)),
        exchanged("reversed"),
    ),
    mistakes(
        book.layernorm_lipschitz,
        right("not squared on the right", apart / (1 + eps)),
        right("half as steep", apart / (4 * eps)),
        left("input kept", Sum((x[i] - z_u[i]) ** 2, i)),
        exchanged("reversed"),
    ),
)
