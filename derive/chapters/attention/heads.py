"""Many heads: their outputs side by side through one projection, and keys that several heads share."""

from __future__ import annotations

from ...language.entry import Entry, Notation, calc, differentiate, field_arithmetic, step, sums, unfold
from ...language.terms import Dimension, HasDerivative, Ne, Sum, exp, vector, vector_of
from ..softmax.theorems import partition, partition_pos, softmax
from .backward import attention_backward_key, attention_loss, differentiate_sums, large_scale
from .projections import G_w, o, w
from .weights import K, a, c, d, delta, e, i, j, k, l, m, n, r
from .weights import V as shared_values

h = Dimension("h")
s, t = h.indices("s t")
S, V, W_O = vector("S", h, m, n), vector("V", h, n, e), vector("W_O", h, e, w)

P = vector_of(s, i, j, softmax(S[s, i, :], j))
O = vector_of(s, i, c, Sum(P[s, i, j] * V[s, j, c], j))
E = vector_of(s, i, j, exp(S[s, i, j]))
Z = vector_of(s, i, partition(S[s, i, :]))
dO = vector_of(s, i, c, Sum(G_w[i, o] * W_O[s, c, o], o))
dP = vector_of(s, i, j, Sum(dO[s, i, c] * V[s, j, c], c))
dS = vector_of(s, i, j, P[s, i, j] * (dP[s, i, j] - Sum(P[s, i, l] * dP[s, i, l], l)))
L = Sum(G_w[i, o] * Sum(O[s, i, c] * W_O[s, c, o], s, c), i, o)

# ---- heads side by side --------------------------------------------------------------------------------------------

head_weights_jacobian = Entry(
    name="head_weights_jacobian",
    title="Weights depend on the scores of their own head",
    claim=HasDerivative(P[t, k, l], S[s, i, j], delta(s, t) * delta(i, k) * P[s, i, l] * (delta(l, j) - P[s, i, j])),
    proof=calc(
        step(
            delta(s, t) * delta(i, k) * (delta(l, j) * E[t, k, l] * Z[t, k] - E[t, k, l] * E[t, k, j]) / Z[t, k] ** 2,
            differentiate(partition_pos),
            "quotient rule, as $Z_{tk} > 0$; other heads do not depend on $S_{sij}$",
        ),
        step(
            delta(s, t) * delta(i, k) * (E[t, k, l] / Z[t, k]) * (delta(l, j) - E[t, k, j] / Z[t, k]),
            field_arithmetic(partition_pos),
            "cancel one factor $Z_{tk}$",
        ),
        step(
            delta(s, t) * delta(i, k) * P[t, k, l] * (delta(l, j) - P[t, k, j]),
            unfold(softmax),
            "definition of softmax",
        ),
        step(
            delta(s, t) * delta(i, k) * P[s, i, l] * (delta(l, j) - P[s, i, j]),
            sums(),
            r"the deltas allow $s$ for $t$ and $i$ for $k$",
        ),
    ),
)

multi_head_backward_output = Entry(
    name="multi_head_backward_output",
    title="Backward pass of multi-head attention at its output projection",
    claim=HasDerivative(L, W_O[s, c, o], Sum(O[s, i, c] * G_w[i, o], i)),
    proof=calc(
        step(Sum(G_w[i, o] * O[s, i, c], i), differentiate_sums(), "linearity: each head meets its own rows of $W_O$"),
        step(Sum(O[s, i, c] * G_w[i, o], i), sums(), "in the other order"),
    ),
    sources=("vaswani2017", "jsbaan/transformer-from-scratch#6"),
    note="Putting the heads side by side and multiplying by $W_O$ is a sum over heads, each with its own rows of $W_O$.",
)

multi_head_backward_value = Entry(
    name="multi_head_backward_value",
    title="Backward pass of multi-head attention at its values",
    claim=HasDerivative(L, V[s, j, c], Sum(P[s, i, j] * dO[s, i, c], i)),
    proof=calc(
        step(
            Sum(Sum(G_w[i, o] * W_O[s, c, o], o) * P[s, i, j], i),
            differentiate_sums(),
            "linearity: values act through their own head",
        ),
        step(Sum(P[s, i, j] * dO[s, i, c], i), sums(), r"definition of $\mathrm{d}O$"),
    ),
)

multi_head_backward = Entry(
    name="multi_head_backward",
    title="Backward pass of multi-head attention at the scores of a head",
    claim=HasDerivative(L, S[s, i, j], dS[s, i, j]),
    proof=calc(
        step(
            Sum(dO[s, i, c] * Sum(P[s, i, l] * (delta(l, j) - P[s, i, j]) * V[s, l, c], l), c),
            differentiate_sums(head_weights_jacobian),
            "linearity, and the Jacobian of the weights",
        ),
        step(dS[s, i, j], sums(), r"linearity; $\delta_{lj}$ keeps $l = j$"),
    ),
    sources=("vaswani2017", "jsbaan/transformer-from-scratch#6"),
    note=r"So each head has the backward pass of one head, with $\mathrm{d}O$ in the place of $G$.",
)

# ---- heads that share their keys -----------------------------------------------------------------------------------

Q, G, M = vector("Q", h, m, d), vector("G", h, m, e), vector("M", h, m, n)
S_Q = vector_of(s, i, j, Sum(Q[s, i, a] * K[j, a], a) / r + M[s, i, j])
P_Q = vector_of(s, i, j, softmax(vector_of(l, S_Q[s, i, l]), j))
dP_Q = vector_of(s, i, j, Sum(G[s, i, c] * shared_values[j, c], c))
dS_Q = vector_of(s, i, j, P_Q[s, i, j] * (dP_Q[s, i, j] - Sum(P_Q[s, i, l] * dP_Q[s, i, l], l)))
shared_L = vector_of(s, attention_loss(Q[s, :, :], K, shared_values, r, M[s, :, :], G[s, :, :]))

grouped_query_backward_key = Entry(
    name="grouped_query_backward_key",
    title="The gradient at a shared key is a sum over its heads",
    given=(Ne(r, 0),),
    witness=large_scale,
    claim=HasDerivative(Sum(shared_L[s], s), K[j, a], Sum(Sum(dS_Q[s, i, j] * Q[s, i, a], i) / r, s)),
    proof=calc(
        step(
            Sum(Sum(dS_Q[s, i, j] * Q[s, i, a], i) / r, s),
            differentiate(attention_backward_key),
            "linearity, and the backward pass of each head",
        ),
    ),
    sources=("shazeer2019", "ainslie2023", "marin-community/levanter#449"),
    note="With one group this is multi-query attention; with more, each group by itself. A kernel that is written for one head for "
    "each key returns the terms of this sum, and someone must add them.",
)

grouped_query_backward_value = Entry(
    name="grouped_query_backward_value",
    title="The gradient at a shared value is a sum over its heads",
    where=(Ne(r, 0),),
    claim=HasDerivative(Sum(shared_L[s], s), shared_values[j, c], Sum(P_Q[s, i, j] * G[s, i, c], s, i)),
    proof=calc(
        step(
            Sum(Sum(G[s, i, c] * Sum(P_Q[s, i, l] * delta(l, j), l), i), s),
            differentiate_sums(),
            "linearity: each head sees $V_{jc}$ in column $c$ of its outputs",
        ),
        step(Sum(P_Q[s, i, j] * G[s, i, c], s, i), sums(), r"$\delta_{lj}$ keeps $l = j$"),
    ),
    sources=("shazeer2019", "ainslie2023", "marin-community/levanter#449"),
)

NOTATION = (
    Notation(L, "L"),
    Notation(P[s, i, j], "P"),
    Notation(Z[s, i], "Z"),
    Notation(O[s, i, c], "O"),
    Notation(dO[s, i, c], r"\mathrm{d}O", order=(s, i, c)),
    Notation(dP[s, i, j], r"\mathrm{d}P", order=(s, i, j)),
    Notation(dS[s, i, j], r"\mathrm{d}S"),
    Notation(S_Q[s, i, j], "S"),
    Notation(shared_L[s], "L"),
    Notation(P_Q[s, i, j], "P"),
    Notation(dP_Q[s, i, j], r"\mathrm{d}P", order=(s, i, j)),
    Notation(dS_Q[s, i, j], r"\mathrm{d}S"),
)
