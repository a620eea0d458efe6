"""Mistakes about what dividing by the root of d keeps."""

from __future__ import annotations

from ...books.mistakes import Mistakes, equivalent, left, mistakes, right
from ...language.terms import Expectation as E
from ...language.terms import Sum, Variance
from ..dot_product.theorems import S, a, d, equal, m4, mu, nu, q, r, sigma, tau
from ..softmax.theorems import c, i, j, n, t
from . import theorems as book
from .theorems import aligned, delta, factor, own_score, p, u, v

unscaled = p[i] * (delta(i, j) - p[j])

MISTAKES: tuple[Mistakes, ...] = (
    # ---- the divisor
    mistakes(
        book.dot_product_over_width_variance,
        right("variance kept", sigma**4, "delzac/cntkx#10"),
        right("one variance lost", sigma**2 / d.card),
        right("width squared", sigma**4 / d.card**2),
        left("not divided", Variance(S), "PAIR-code/tiny-transformers#71"),
    ),
    # ---- hypotheses dropped one by one
    mistakes(
        book.scaled_dot_product_mean,
        right("mean kept", mu * nu),
        right("means forgotten", 0),
        right("width for its root", d.card * mu * nu),
        right("mean falls", mu * nu / r),
        equivalent(right("divided by the root", d.card * mu * nu / r), because="$d / r = r$"),
    ),
    mistakes(
        book.scaled_dot_product_variance_of_identical,
        right("means forgotten", sigma**2 * tau**2),
        left("not divided", Variance(S)),
        right("grows with the width", r * equal),
        right("own means", sigma**2 * tau**2 + sigma**2 * mu**2 + tau**2 * nu**2),
    ),
    mistakes(
        book.scaled_dot_product_variance_of_multiples,
        right("taken for independent", sigma**4),
        right("width missing", factor**2 * sigma**4),
        right("one variance lost", factor**2 * sigma**2 / d.card),
        right("squares added up", Sum((u[a] * v[a]) ** 2, a) * sigma**4 / d.card),
    ),
    mistakes(
        book.scaled_self_score_mean,
        right("taken for independent", 0),
        right("mean kept", sigma**2, "seed:001#29"),
        right("width for its root", d.card * sigma**2),
        right("fourth power", r * sigma**4),
        right("mean over all pairs", Sum(E(q[a]) ** 2, a) / r),
    ),
    mistakes(
        book.scaled_self_score_variance,
        right("taken for independent", sigma**4),
        right("normal entries", 2 * sigma**4),
        right("mean not subtracted", m4),
        left("not divided", Variance(own_score)),
    ),
    mistakes(
        book.width_scalings,
        right("one variance lost", sigma**2, part=0),
        left("width for its root", Variance(S / d.card), part=0),
        left("root for the width", E(aligned / r), part=1),
        right("mean forgotten", 0, part=1),
        right("deviation for variance", t * sigma, part=1),
    ),
    # ---- inside softmax
    mistakes(
        book.scaled_softmax_jacobian,
        right("factor forgotten", unscaled, "mlc-ai/mlc-llm#3426"),
        right("multiplied by the scale", r * unscaled),
        right("divided twice", unscaled / r**2),
        right("diagonal only", p[i] * (1 - p[i]) / r),
    ),
    mistakes(
        book.softmax_of_ties,
        right("every weight is one", 1),
        right("weights grow with the logit", c / n.card),
        right("one half", 1 / (n.card + 1)),
    ),
    mistakes(
        book.scaled_softmax_jacobian_at_ties,
        right("gradient kept", (delta(i, j) - 1 / n.card) / n.card),
        right("vanishes", 0),
        right("diagonal only", delta(i, j) / (n.card * r)),
        right("size missing", (delta(i, j) - 1 / n.card) / r),
        right("divided twice", (delta(i, j) - 1 / n.card) / (n.card * r**2)),
    ),
)
