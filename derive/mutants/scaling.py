"""Mistakes about what dividing by the root of d keeps."""

from __future__ import annotations

from ..language import Sum, Variance
from ..theorems import scaling as book
from ..theorems.dot_product import S, a, d, equal, m4, mu, nu, r, sigma, tau
from ..theorems.scaling import delta, factor, own_score, p, u, v
from ..theorems.softmax import c, i, j, n
from . import Equivalent, Mutant, left, right

unscaled = p[i] * (delta(i, j) - p[j])

MUTANTS: dict[str, tuple[Mutant, ...]] = {
    # ---- the divisor
    "dot_product_over_width_variance": (
        Mutant("variance kept", right(book.dot_product_over_width_variance, sigma**4), "delzac/cntkx#10"),
        Mutant("one variance lost", right(book.dot_product_over_width_variance, sigma**2 / d.card), "claims:A000-17"),
        Mutant("width squared", right(book.dot_product_over_width_variance, sigma**4 / d.card**2)),
        Mutant(
            "not divided", left(book.dot_product_over_width_variance, Variance(S)), "PAIR-code/tiny-transformers#71"
        ),
    ),
    # ---- hypotheses dropped one by one
    "scaled_dot_product_mean": (
        Mutant("mean kept", right(book.scaled_dot_product_mean, mu * nu)),
        Mutant("means forgotten", right(book.scaled_dot_product_mean, 0)),
        Mutant("width for its root", right(book.scaled_dot_product_mean, d.card * mu * nu)),
        Mutant("mean falls", right(book.scaled_dot_product_mean, mu * nu / r)),
    ),
    "scaled_dot_product_variance_of_identical": (
        Mutant("means forgotten", right(book.scaled_dot_product_variance_of_identical, sigma**2 * tau**2)),
        Mutant("not divided", left(book.scaled_dot_product_variance_of_identical, Variance(S))),
        Mutant("grows with the width", right(book.scaled_dot_product_variance_of_identical, r * equal)),
        Mutant(
            "own means",
            right(
                book.scaled_dot_product_variance_of_identical,
                sigma**2 * tau**2 + sigma**2 * mu**2 + tau**2 * nu**2,
            ),
        ),
    ),
    "scaled_dot_product_variance_of_multiples": (
        Mutant("taken for independent", right(book.scaled_dot_product_variance_of_multiples, sigma**4)),
        Mutant("width missing", right(book.scaled_dot_product_variance_of_multiples, factor**2 * sigma**4)),
        Mutant(
            "one variance lost",
            right(book.scaled_dot_product_variance_of_multiples, factor**2 * sigma**2 / d.card),
            "claims:A000-17",
        ),
        Mutant(
            "squares added up",
            right(book.scaled_dot_product_variance_of_multiples, Sum((u[a] * v[a]) ** 2, a) * sigma**4 / d.card),
        ),
    ),
    "scaled_self_score_mean": (
        Mutant("taken for independent", right(book.scaled_self_score_mean, 0)),
        Mutant("mean kept", right(book.scaled_self_score_mean, sigma**2), "claims:A001-29"),
        Mutant("width for its root", right(book.scaled_self_score_mean, d.card * sigma**2)),
        Mutant("fourth power", right(book.scaled_self_score_mean, r * sigma**4)),
    ),
    "scaled_self_score_variance": (
        Mutant("taken for independent", right(book.scaled_self_score_variance, sigma**4)),
        Mutant("normal entries", right(book.scaled_self_score_variance, 2 * sigma**4)),
        Mutant("mean not subtracted", right(book.scaled_self_score_variance, m4)),
        Mutant("not divided", left(book.scaled_self_score_variance, Variance(own_score))),
    ),
    # ---- inside softmax
    "scaled_softmax_jacobian": (
        Mutant("factor forgotten", right(book.scaled_softmax_jacobian, unscaled), "mlc-ai/mlc-llm#3426"),
        Mutant("multiplied by the scale", right(book.scaled_softmax_jacobian, r * unscaled)),
        Mutant("divided twice", right(book.scaled_softmax_jacobian, unscaled / r**2)),
        Mutant("diagonal only", right(book.scaled_softmax_jacobian, p[i] * (1 - p[i]) / r)),
    ),
    "softmax_of_ties": (
        Mutant("every weight is one", right(book.softmax_of_ties, 1)),
        Mutant("weights grow with the logit", right(book.softmax_of_ties, c / n.card)),
        Mutant("one half", right(book.softmax_of_ties, 1 / (n.card + 1))),
    ),
    "scaled_softmax_jacobian_at_ties": (
        Mutant("gradient kept", right(book.scaled_softmax_jacobian_at_ties, (delta(i, j) - 1 / n.card) / n.card)),
        Mutant("vanishes", right(book.scaled_softmax_jacobian_at_ties, 0)),
        Mutant("diagonal only", right(book.scaled_softmax_jacobian_at_ties, delta(i, j) / (n.card * r))),
        Mutant("size missing", right(book.scaled_softmax_jacobian_at_ties, (delta(i, j) - 1 / n.card) / r)),
    ),
}

EQUIVALENTS: dict[str, tuple[Equivalent, ...]] = {
    "scaled_dot_product_mean": (
        Equivalent(
            "divided by the root",
            right(book.scaled_dot_product_mean, d.card * mu * nu / r),
            "$d / r = r$",
        ),
    ),
}
