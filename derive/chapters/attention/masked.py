r"""Attention under a mask, as kernels compute it: scores Q K^T / r + M, and weights U_ij on their exponentials.

The weights say which keys a query sees: 1 or 0, or any numbers. With all of them 1 there is no mask. Forward, a reference is taken
from the scores of a query, so that no exponential is too large. Backward, nothing but the weights P has changed.
"""

from __future__ import annotations

from typing import Any

from ...language.entry import Entry, Notation, by, calc, exponentials, step, sums, sums_and_fractions
from ...language.terms import Eq, ForAll, HasDerivative, Ne, Sum, exp, vector, vector_of
from .backward import at_scores, differentiate_sums, dP, large_scale, loss
from .masks import masked_partition, masked_softmax
from .weights import S_QK, G, K, Q, V, a, c, delta, i, j, k, l, m, n, r

U, T, mu = vector("U", m, n), vector("T", m, n), vector("mu", m)
(row,) = m.indices("s")
query, common = n.indices("t o")

P = vector_of(i, j, masked_softmax(U[i, :], S_QK[i, :], j))
O = vector_of(i, c, Sum(P[i, j] * V[j, c], j))
D = vector_of(i, masked_partition(U[i, :], S_QK[i, :]))
E = vector_of(i, j, U[i, j] * exp(S_QK[i, j]))
dS = at_scores(P, dP)
L = loss(P)

hidden = delta(i, row) * delta(j, query) + (1 - delta(i, row)) * delta(j, common)
masks: dict[Any, Any] = {**large_scale, U: vector_of(i, j, (1 - hidden) * T[i, j] ** 2)}
"""One query does not see one key, the others not another."""

something_seen = ForAll(k, Ne(D[k], 0))
"""No query has the sum 0: with weights that are not negative, each sees a key."""

shifted = vector_of(i, j, U[i, j] * exp(S_QK[i, j] - mu[i]))

attention_output_shifted = Entry(
    name="attention_output_shifted",
    title="The forward pass of attention, from any reference",
    where=(Ne(r, 0), something_seen),
    claim=Eq(O[i, c], Sum(shifted[i, j] * V[j, c], j) / Sum(shifted[i, j], j)),
    proof=calc(
        step(
            Sum(E[i, j] * V[j, c], j) / Sum(E[i, j], j),
            sums(masked_softmax, masked_partition),
            "definition of masked softmax, and linearity",
        ),
        step(
            exp(-mu[i]) * Sum(E[i, j] * V[j, c], j) / (exp(-mu[i]) * Sum(E[i, j], j)),
            exponentials(),
            "the same factor above and below",
        ),
        step(
            Sum(shifted[i, j] * V[j, c], j) / Sum(shifted[i, j], j),
            exponentials(),
            r"$\mathrm{e}^{a} \mathrm{e}^{b} = \mathrm{e}^{a + b}$",
        ),
    ),
    sources=("seed:004#52", "vaswani2017", "milakov2018"),
    note=r"With the largest score of a query for $\mu_i$ no exponential exceeds its weight. A key of weight $0$ is hidden; a query from "
    "which all are hidden has both sums $0$.",
    witness=masks,
)

masked_attention_backward_value = Entry(
    name="masked_attention_backward_value",
    title="Backward pass of attention under a mask at the values",
    where=(Ne(r, 0), something_seen),
    witness=masks,
    claim=HasDerivative(L, V[j, c], Sum(P[i, j] * G[i, c], i)),
    proof=calc(
        step(
            Sum(G[i, c] * Sum(P[i, l] * delta(l, j), l), i),
            differentiate_sums(),
            "linearity: the loss sees $V_{jc}$ in column $c$ of the outputs",
        ),
        step(Sum(P[i, j] * G[i, c], i), sums(), r"$\delta_{lj}$ keeps $l = j$"),
    ),
    sources=("seed:004#52",),
    note="A key that no query sees has weights $0$, and its value gets the gradient $0$.",
)

masked_attention_backward_query = Entry(
    name="masked_attention_backward_query",
    title="Backward pass of attention under a mask at the queries",
    given=(Ne(r, 0), something_seen),
    witness=masks,
    claim=HasDerivative(L, Q[i, a], Sum(dS[i, j] * K[j, a], j) / r),
    proof=calc(
        step(
            Sum(E[i, j] * (D[i] * dP[i, j] - Sum(E[i, l] * dP[i, l], l)) * K[j, a] / (r * D[i] ** 2), j),
            by("sums", "field", kind="derivative")(),
            r"quotient rule, as $D_i \ne 0$; definition of $\mathrm{d}P$",
        ),
        step(
            Sum(E[i, j] / D[i] * (dP[i, j] - Sum(E[i, l] / D[i] * dP[i, l], l)) * K[j, a], j) / r,
            sums_and_fractions(),
            "cancel one factor $D_i$",
        ),
        step(Sum(dS[i, j] * K[j, a], j) / r, sums(masked_softmax), "definition of masked softmax"),
    ),
    sources=("seed:004#55",),
    note=r"Where $U_{ij} = 0$ there is $P_{ij} = 0$, and $\mathrm{d}S_{ij} = 0$: the mask enters by the weights, and not again.",
)

masked_attention_backward_key = Entry(
    name="masked_attention_backward_key",
    title="Backward pass of attention under a mask at the keys",
    given=(Ne(r, 0), something_seen),
    witness=masks,
    claim=HasDerivative(L, K[j, a], Sum(dS[i, j] * Q[i, a], i) / r),
    proof=calc(
        step(
            Sum(E[i, j] * (D[i] * dP[i, j] - Sum(E[i, l] * dP[i, l], l)) * Q[i, a] / (r * D[i] ** 2), i),
            by("sums", "field", kind="derivative")(),
            r"quotient rule, as $D_i \ne 0$; definition of $\mathrm{d}P$",
        ),
        step(
            Sum(E[i, j] / D[i] * (dP[i, j] - Sum(E[i, l] / D[i] * dP[i, l], l)) * Q[i, a], i) / r,
            sums_and_fractions(),
            "cancel one factor $D_i$",
        ),
        step(Sum(dS[i, j] * Q[i, a], i) / r, sums(masked_softmax), "definition of masked softmax"),
    ),
    sources=("seed:004#55", "Dao-AILab/flash-attention#373"),
)

NOTATION = (
    Notation(P[i, j], "P"),
    Notation(O[i, c], "O"),
    Notation(D[i], "D"),
    Notation(L, "L"),
    Notation(dS[i, j], r"\mathrm{d}S"),
)
