"""Scores, weights and outputs: the notation of the chapter, and what the weights do to values and to biases."""

from __future__ import annotations

from ...language.entry import Entry, Notation, calc, sign, step, sums
from ...language.terms import Dimension, Eq, ForAll, KroneckerDelta, Le, Ne, Sum, reals, vector, vector_of
from ..softmax.theorems import partition, softmax, softmax_pos, softmax_shift_invariant, softmax_sum_one

m, n, d, e = (Dimension(name) for name in "mnde")
i, k = m.indices("i k")
j, l = n.indices("j l")
a, b = d.indices("a b")
c, f = e.indices("c f")
Q, K, V = vector("Q", m, d), vector("K", n, d), vector("V", n, e)
S, M, G = vector("S", m, n), vector("M", m, n), vector("G", m, e)
key_bias, value_bias = vector("b", d), vector("b", e)
spread = vector("T", n, e)
r, low, high, u = reals("r low high u")
delta = KroneckerDelta

# from any scores, and from queries and keys
P = vector_of(i, j, softmax(S[i, :], j))
O = vector_of(i, c, Sum(P[i, j] * V[j, c], j))
S_QK = vector_of(i, j, Sum(Q[i, a] * K[j, a], a) / r + M[i, j])
P_QK = vector_of(i, j, softmax(S_QK[i, :], j))
O_QK = vector_of(i, c, Sum(P_QK[i, j] * V[j, c], j))

S_biased = vector_of(i, j, Sum(Q[i, a] * (K[j, a] + key_bias[a]), a) / r + M[i, j])
P_biased = vector_of(i, j, softmax(S_biased[i, :], j))

NOTATION = (
    Notation(P[i, j], "P"),
    Notation(partition(S[i, :]), "Z"),
    Notation(O[i, c], "O"),
    Notation(S_QK[i, j], "S"),
    Notation(P_QK[i, j], "P"),
    Notation(P_biased[i, j], r"\tilde P"),
    Notation(partition(S_QK[i, :]), "Z"),
    Notation(O_QK[i, c], "O"),
)

# ---- an output is an average of values -----------------------------------------------------------------------------

above = Sum(P[i, j] * (V[j, c] - low), j)
below = Sum(P[i, j] * (high - V[j, c]), j)

attention_output_convex = Entry(
    name="attention_output_convex",
    title="An output is not larger than the largest value",
    given=(ForAll(j, Le(V[j, c], high)),),
    claim=Le(O[i, c], high),
    proof=calc(
        step(Sum(P[i, j] * high, j) - below, sums(), "linearity"),
        step(Sum(P[i, j] * high, j), sign(softmax_pos, below), "weights are positive", "<="),
        step(high, sums(softmax_sum_one), "softmax sums to one"),
    ),
    sources=("seed:001#4", "seed:002#1"),
    note="Attention interpolates: with the next theorem, no output leaves the box that the values span.",
    witness={V: vector_of(j, c, high - u**2 / (1 + spread[j, c] ** 2))},
)

attention_output_convex_below = Entry(
    name="attention_output_convex_below",
    title="An output is not smaller than the smallest value",
    given=(ForAll(j, Le(low, V[j, c])),),
    claim=Le(low, O[i, c]),
    proof=calc(
        step(Sum(P[i, j] * low, j), sums(softmax_sum_one), "softmax sums to one"),
        step(O[i, c] - above, sums(), "linearity"),
        step(O[i, c], sign(softmax_pos, above), "weights are positive", "<="),
    ),
    sources=("seed:001#4", "seed:002#1"),
    witness={V: vector_of(j, c, low + u**2 / (1 + spread[j, c] ** 2))},
)

value_bias_passes_through = Entry(
    name="value_bias_passes_through",
    title="A bias of the values is a bias of the output",
    claim=Eq(Sum(P[i, j] * (V[j, c] + value_bias[c]), j), O[i, c] + value_bias[c]),
    proof=calc(
        step(O[i, c] + Sum(P[i, j], j) * value_bias[c], sums(), "linearity"),
        step(O[i, c] + value_bias[c], sums(softmax_sum_one), "softmax sums to one"),
    ),
    note="So one bias after the output projection can replace that of the values.",
)

shift = Sum(Q[i, a] * key_bias[a], a) / r

key_bias_invisible = Entry(
    name="key_bias_invisible",
    title="A bias of the keys changes no weight",
    where=(Ne(r, 0),),
    claim=Eq(P_biased[i, j], P_QK[i, j]),
    proof=calc(
        step(
            softmax(vector_of(l, S_QK[i, l] + shift), j),
            sums(softmax, partition),
            "linearity: all scores of a query change by one number",
        ),
        step(P_QK[i, j], sums(softmax_shift_invariant), "softmax ignores a common shift"),
    ),
    sources=("microsoft/unilm#510",),
    note="A bias of the queries is not redundant: it adds to each score its product with the key of this score.",
)
