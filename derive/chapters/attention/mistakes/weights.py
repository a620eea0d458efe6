"""Mistakes about what weights do to values and to biases."""

from __future__ import annotations

from ....books.mistakes import Mistakes, exchanged, left, mistakes, right
from ....language.terms import Sum, exp, vector_of
from ...softmax.theorems import softmax
from .. import weights as book
from ..weights import *

query_biased = vector_of(i, j, Sum((Q[i, a] + key_bias[a]) * K[j, a], a) / r + M[i, j])
one_biased = vector_of(l, Sum(Q[i, a] * (K[l, a] + delta(l, j) * key_bias[a]), a) / r + M[i, l])

MISTAKES: tuple[Mistakes, ...] = (
    mistakes(
        book.attention_output_convex,
        exchanged("reversed"),
        left("sum for average", Sum(V[j, c], j)),
        right("half of it", high / 2),
        right("below all scores", S[i, j]),
    ),
    mistakes(
        book.attention_output_convex_below,
        exchanged("reversed"),
        right("sum for average", Sum(V[j, c], j)),
        left("half of it", low / 2),
        left("above all scores", S[i, j]),
    ),
    mistakes(
        book.value_bias_passes_through,
        right("bias lost", O[i, c]),
        right("one for each key", O[i, c] + n.card * value_bias[c]),
        right("one weight of it", O[i, c] + P[i, j] * value_bias[c]),
        right("one for each channel", O[i, c] + e.card * value_bias[c]),
    ),
    mistakes(
        book.key_bias_invisible,
        left("bias of the queries", softmax(query_biased[i, :], j)),
        left("bias of one key", softmax(one_biased, j)),
        right("factor of the bias", exp(shift) * P_QK[i, j]),
        right("shift of the weight", P_QK[i, j] + shift),
    ),
)
