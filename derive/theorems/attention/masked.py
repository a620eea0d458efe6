r"""Attention under a mask, as kernels compute it: scores Q K^T / r + M, and weights u_ij on their exponentials.

The weights say which keys a query sees: 1 or 0, or any numbers. With all of them 1 there is no mask. Forward, a reference is taken
from the scores of a query, so that no exponential is too large. Backward, nothing but the weights P has changed.
"""

from __future__ import annotations

from ...calc import Entry, Notation, by, calc, exponentials, step, sums, unfold
from ...kernel.terms import Term
from ...language import Eq, ForAll, HasDerivative, Ne, Sum, Vector, exp, vector, vector_of
from .backward import at_scores, differentiate_sums, dP, large_scale, loss
from .masks import masked_partition, masked_softmax
from .weights import S_QK, G, K, M, Q, V, a, c, delta, i, j, k, l, m, n, r

U, mu = vector("u", m, n), vector("mu", m)
row, other = m.indices("s t")
hidden_here, hidden_there = n.indices("o q")

P = vector_of(i, j, masked_softmax(U[i, :], S_QK[i, :], j))
O = vector_of(i, c, Sum(P[i, j] * V[j, c], j))
Z = vector_of(i, masked_partition(U[i, :], S_QK[i, :]))
E = vector_of(i, j, U[i, j] * exp(S_QK[i, j]))
dS = at_scores(P, dP)
L = loss(P)

something_seen = ForAll(k, Ne(Z[k], 0))
"""No query has the sum 0: with weights that are not negative, each sees a key."""


def shifted(i: Term, j: Term) -> Term:
    """The exponential of a score that is taken from the reference of its query."""
    return U[i, j] * exp(S_QK[i, j] - mu[i])


attention_output_shifted = Entry(
    name="attention_output_shifted",
    title="The forward pass of attention, from any reference",
    claim=Eq(O[i, c], Sum(shifted(i, j) * V[j, c], j) / Sum(shifted(i, j), j)),
    proof=calc(
        step(
            Sum(U[i, j] * exp(S_QK[i, j]) * V[j, c], j) / Sum(U[i, j] * exp(S_QK[i, j]), j),
            sums(masked_softmax, masked_partition),
            "definition of masked softmax, and linearity",
        ),
        step(
            exp(-mu[i]) * Sum(U[i, j] * exp(S_QK[i, j]) * V[j, c], j) / (exp(-mu[i]) * Sum(U[i, j] * exp(S_QK[i, j]), j)),
            exponentials(),
            r"the same factor above and below",
        ),
        step(
            Sum(shifted(i, j) * V[j, c], j) / Sum(shifted(i, j), j),
            exponentials(),
            r"$\mathrm{e}^{a} \mathrm{e}^{b} = \mathrm{e}^{a + b}$",
        ),
    ),
    sources=("vaswani2017", "milakov2018"),
)

masked_attention_backward_value = Entry(
    name="masked_attention_backward_value",
    title="Backward pass of attention under a mask at the values",
    claim=HasDerivative(L, V[j, c], Sum(P[i, j] * G[i, c], i)),
    proof=calc(
        step(
            Sum(G[i, c] * Sum(P[i, l] * delta(l, j), l), i),
            differentiate_sums(),
            "linearity: the loss sees $V_{jc}$ in column $c$ of the outputs",
        ),
        step(Sum(P[i, j] * G[i, c], i), sums(), r"$\delta_{lj}$ keeps $l = j$"),
    ),
    sources=("beyond:T2-28",),
)

masked_attention_backward_query = Entry(
    name="masked_attention_backward_query",
    title="Backward pass of attention under a mask at the queries",
    given=(Ne(r, 0), something_seen),
    witness=large_scale,
    claim=HasDerivative(L, Q[i, a], Sum(dS[i, j] * K[j, a], j) / r),
    proof=calc(
        step(
            Sum(G[i, c] * Sum(E[i, l] * (K[l, a] * Z[i] - Sum(E[i, j] * K[j, a], j)) * V[l, c], l), c) / (r * Z[i] ** 2),
            by("sums", "field", kind="derivative")(),
            r"quotient rule, as $Z_i \ne 0$",
        ),
        step(
            Sum(E[i, l] / Z[i] * (K[l, a] - Sum(E[i, j] / Z[i] * K[j, a], j)) * dP[i, l], l) / r,
            by("sums", "field")(),
            r"cancel one factor $Z_i$; definition of $\mathrm{d}P$",
        ),
        step(
            Sum(P[i, l] * (K[l, a] - Sum(P[i, j] * K[j, a], j)) * dP[i, l], l) / r,
            unfold(masked_softmax),
            r"definition of masked softmax",
        ),
        step(
            Sum(dS[i, j] * K[j, a], j) / r,
            sums(),
            r"linearity, and the definition of $\mathrm{d}S$",
        ),
    ),
    sources=("beyond:T2-28",),
)

masked_attention_backward_key = Entry(
    name="masked_attention_backward_key",
    title="Backward pass of attention under a mask at the keys",
    given=(Ne(r, 0), something_seen),
    witness=large_scale,
    claim=HasDerivative(L, K[j, a], Sum(dS[i, j] * Q[i, a], i) / r),
    proof=calc(
        step(
            Sum(Sum(G[i, c] * Sum(E[i, l] * (delta(l, j) * Z[i] - E[i, j]) * V[l, c], l), c) * Q[i, a] / (r * Z[i] ** 2), i),
            by("sums", "field", kind="derivative")(),
            r"quotient rule, as $Z_i \ne 0$",
        ),
        step(
            Sum(Sum(E[i, l] / Z[i] * (delta(l, j) - E[i, j] / Z[i]) * dP[i, l], l) * Q[i, a], i) / r,
            by("sums", "field")(),
            r"cancel one factor $Z_i$; definition of $\mathrm{d}P$",
        ),
        step(
            Sum(Sum(P[i, l] * (delta(l, j) - P[i, j]) * dP[i, l], l) * Q[i, a], i) / r,
            unfold(masked_softmax),
            r"definition of masked softmax",
        ),
        step(
            Sum(dS[i, j] * Q[i, a], i) / r,
            sums(),
            r"$\delta_{lj}$ keeps $l = j$; definition of $\mathrm{d}S$",
        ),
    ),
    sources=("beyond:T2-28",),
)

NOTATION = (
    Notation(P[i, j], "P"),
    Notation(O[i, c], "O"),
    Notation(Z[i], "Z"),
    Notation(L, "L"),
    Notation(dS[i, j], r"\mathrm{d}S"),
)
