"""Mistakes about scales, lengths and scores after a normalization."""

from __future__ import annotations

from ....books.mistakes import Mistakes, equivalent, exchanged, left, mistakes, right
from ....language.terms import Sum
from .. import bounds as book
from ..bounds import scaled, w
from ..theorems import c, eps, i, n, rms, rmsnorm, root, s, u, v, x, y

squares = Sum(u[i] ** 2, i)

MISTAKES: tuple[Mistakes, ...] = (
    mistakes(
        book.rms_of_multiple,
        left("eps not scaled", rms(scaled, eps)),
        left("eps scaled once", rms(scaled, c * eps)),
        right("factor squared", c**2 * root),
        right("factor forgotten", root),
    ),
    mistakes(
        book.rmsnorm_scale_invariant,
        left("eps not scaled", rmsnorm(scaled, eps, i)),
        left("eps scaled once", rmsnorm(scaled, c * eps, i)),
        right("factor kept", c * y[i]),
        right("factor divided", y[i] / c),
    ),
    mistakes(
        book.rmsnorm_length_le,
        right("one", 1),
        right("one entry less", n.card - 1),
        left("input", Sum(x[i] ** 2, i)),
        exchanged("reversed"),
    ),
    mistakes(
        book.normalized_score_bound,
        right("width once", c**2 * n.card),
        right("gain forgotten", n.card**2),
        right("width missing", c**2),
        left("neither normalized", Sum(w[i] * x[i] * u[i], i) ** 2),
    ),
    mistakes(
        book.layernorm_jacobian_norm_le,
        right("deviation squared once more", squares / (v + eps) ** 2),
        right("variance forgotten", squares / (s**2 + 1)),
        right("mean of the squares", squares / (n.card * (v + eps))),
        exchanged("reversed"),
        equivalent(right("square of the deviation", squares / s**2), because="that is what stands under the root"),
    ),
)
