"""Mistakes about entropy, log-sum-exp, gaps, and logits that are off."""

from __future__ import annotations

from ....books.mistakes import Mistakes, equivalent, exchanged, left, mistakes, relation, right
from ....language.terms import Rational, Sum, exp, log
from .. import bounds as book
from ..bounds import before, inside, outside_off, s, w
from ..theorems import Z, c, i, l, m, n, p, x, y

score = Sum(y[i] * x[i], i)
own_entropy = -Sum(y[i] * log(y[i]), i)

MISTAKES: tuple[Mistakes, ...] = (
    mistakes(
        book.divergence_nonneg,
        right("difference turned round", Sum(y[i] * (log(w[i]) - log(y[i])), i)),
        right("negative entropy", Sum(y[i] * log(y[i]), i)),
        right("without weights", Sum(log(y[i]) - log(w[i]), i)),
        exchanged("reversed"),
        equivalent(
            right("weighted by the other", Sum(w[i] * (log(w[i]) - log(y[i])), i)), because="it is a divergence, too"
        ),
    ),
    mistakes(
        book.gibbs_variational,
        left("entropy twice", score + 2 * own_entropy),
        right("sum for its logarithm", Z - n.card),
        right("mean for sum", log(Z) - log(n.card)),
        exchanged("reversed"),
    ),
    mistakes(
        book.softmax_entropy_le_log_size,
        right("half a key less", log(n.card - Rational(1, 2))),
        left("logarithm outside", -log(Sum(p[i] ** 2, i)) + log(n.card)),
        left("log-sum-exp", log(Z)),
        exchanged("reversed"),
    ),
    mistakes(
        book.softmax_largest_ge_mean,
        left("one half", Rational(1, 2)),
        right("square of the largest", p[m] ** 2),
        left("half a key less", 1 / (n.card - Rational(1, 2))),
        relation("strict", "lt"),
    ),
    mistakes(
        book.logsumexp_bounds,
        right("no number of logits", x[m], part=1),
        right("mean for sum", log(Z) - log(n.card), part=0),
        right("number for its logarithm", x[m] + 1 / n.card, part=1),
        left("upper end for lower", x[m] + log(n.card), part=0),
    ),
    mistakes(
        book.softmax_product_ge_of_gap,
        left("number of keys once", exp(-(x[m] - x[l])) / n.card),
        left("number of keys missing", exp(-(x[m] - x[l]))),
        left("gap turned round", exp(x[m] - x[l]) / n.card**2),
        left("half of the gap", exp(-(x[m] - x[l]) / 2) / n.card**2),
        right("square of the smaller weight", p[l] ** 2),
        exchanged("reversed"),
    ),
    mistakes(
        book.error_factor_bounds,
        left("two for one", 2, part=0),
        right("sign of the error", exp(-c), part=0),
        right("one missing", (s**2 - 1) * before - 1, part=1),
    ),
    mistakes(
        book.perturbed_odds_le,
        right("error counted once", s * (inside * outside_off)),
        right("no error", inside * outside_off),
        right("errors turned round", inside * outside_off / s**2),
        exchanged("reversed"),
    ),
    mistakes(
        book.perturbed_mean_le,
        right("half of the error", before + (exp(c / 2) - 1) / (exp(c / 2) + 1)),
        right("half of the bound", before + (s - 1) / (s + 1) / 2),
        right("square of the bound", before + ((s - 1) / (s + 1)) ** 2),
        right("no error", before),
        exchanged("reversed"),
    ),
)
