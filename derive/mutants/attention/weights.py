"""Mistakes about what weights do to values and to biases."""

from __future__ import annotations

from ...language import Sum, exp, vector_of
from ...theorems.attention import weights as book
from ...theorems.attention.weights import (
    P_QK,
    K,
    M,
    O,
    P,
    Q,
    S,
    V,
    a,
    c,
    delta,
    e,
    high,
    i,
    j,
    key_bias,
    l,
    low,
    n,
    r,
    shift,
    value_bias,
)
from ...theorems.softmax import softmax
from .. import Mutant, left, reversed_, right

query_biased = vector_of(i, j, Sum((Q[i, a] + key_bias[a]) * K[j, a], a) / r + M[i, j])
one_biased = vector_of(l, Sum(Q[i, a] * (K[l, a] + delta(l, j) * key_bias[a]), a) / r + M[i, l])

MUTANTS: dict[str, tuple[Mutant, ...]] = {
    "attention_output_convex": (
        Mutant("reversed", reversed_(book.attention_output_convex)),
        Mutant("sum for average", left(book.attention_output_convex, Sum(V[j, c], j))),
        Mutant("half of it", right(book.attention_output_convex, high / 2)),
        Mutant("below all scores", right(book.attention_output_convex, S[i, j])),
    ),
    "attention_output_convex_below": (
        Mutant("reversed", reversed_(book.attention_output_convex_below)),
        Mutant("sum for average", right(book.attention_output_convex_below, Sum(V[j, c], j))),
        Mutant("half of it", left(book.attention_output_convex_below, low / 2)),
        Mutant("above all scores", left(book.attention_output_convex_below, S[i, j])),
    ),
    "value_bias_passes_through": (
        Mutant("bias lost", right(book.value_bias_passes_through, O[i, c])),
        Mutant("one for each key", right(book.value_bias_passes_through, O[i, c] + n.card * value_bias[c])),
        Mutant("one weight of it", right(book.value_bias_passes_through, O[i, c] + P[i, j] * value_bias[c])),
        Mutant("one for each channel", right(book.value_bias_passes_through, O[i, c] + e.card * value_bias[c])),
    ),
    "key_bias_invisible": (
        Mutant("bias of the queries", left(book.key_bias_invisible, softmax(query_biased[i, :], j))),
        Mutant("bias of one key", left(book.key_bias_invisible, softmax(one_biased, j))),
        Mutant("factor of the bias", right(book.key_bias_invisible, exp(shift) * P_QK[i, j])),
        Mutant("shift of the weight", right(book.key_bias_invisible, P_QK[i, j] + shift)),
    ),
}
