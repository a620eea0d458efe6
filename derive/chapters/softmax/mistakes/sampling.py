"""Mistakes about samples from softmax."""

from __future__ import annotations

from ....books.mistakes import Mistakes, exchanged, left, mistakes, right
from ....language.terms import Sum, exp
from .. import sampling as book
from ..sampling import below, high, low
from ..theorems import Z, i, j, n, p, x

between = below(Z, high) - below(Z, low)

MISTAKES: tuple[Mistakes, ...] = (
    mistakes(
        book.gumbel_winner_and_value,
        right("winner forgotten", between),
        right("logit for weight", exp(x[i]) * between),
        right("limits turned round", -(p[i] * between)),
        right("value of this logit alone", p[i] * (below(exp(x[i]), high) - below(exp(x[i]), low))),
        right("value of all together, not shifted", p[i] * (below(n.card, high) - below(n.card, low))),
        right("sum of the weights", Sum(p[j], j) * between),
    ),
    mistakes(
        book.gumbel_tails_le,
        left("late values only", p[i] * (1 - Z * exp(-high))),
        left("early values only", p[i] * (1 - exp(low) / Z)),
        left("partition functions exchanged", p[i] * (1 - exp(-high) / Z - Z * exp(low))),
        left("nothing taken away", p[i]),
        exchanged("reversed"),
    ),
)
