"""Mistakes about many heads."""

from __future__ import annotations

from ...language import Sum
from ...theorems.attention import heads as book
from ...theorems.attention.heads import P_Q, G, O, P, Q, dO, dP, dP_Q, dS, dS_Q, h, s, t
from ...theorems.attention.projections import G_w, o
from ...theorems.attention.weights import a, c, delta, i, j, k, l, m, r
from .. import Mutant, right

MUTANTS: dict[str, tuple[Mutant, ...]] = {
    "head_weights_jacobian": (
        Mutant(
            "heads mix",
            right(book.head_weights_jacobian, delta(i, k) * P[s, i, l] * (delta(l, j) - P[s, i, j])),
            "jsbaan/transformer-from-scratch#6",
        ),
        Mutant("queries mix", right(book.head_weights_jacobian, delta(s, t) * P[s, i, l] * (delta(l, j) - P[s, i, j]))),
        Mutant(
            "diagonal only",
            right(book.head_weights_jacobian, delta(s, t) * delta(i, k) * delta(l, j) * P[s, i, l] * (1 - P[s, i, l])),
            "deeplearning4j/libnd4j#440",
        ),
        Mutant(
            "wrong index",
            right(book.head_weights_jacobian, delta(s, t) * delta(i, k) * P[s, i, l] * (delta(l, j) - P[s, i, l])),
        ),
    ),
    "multi_head_backward_output": (
        Mutant(
            "heads added up",
            right(book.multi_head_backward_output, Sum(O[t, i, c] * G_w[i, o], t, i)),
            "jsbaan/transformer-from-scratch#6",
        ),
        Mutant("one token only", right(book.multi_head_backward_output, O[s, i, c] * G_w[i, o])),
        Mutant("average over heads", right(book.multi_head_backward_output, Sum(O[s, i, c] * G_w[i, o], i) / h.card)),
    ),
    "multi_head_backward_value": (
        Mutant(
            "rows of another head",
            right(book.multi_head_backward_value, Sum(P[s, i, j] * dO[t, i, c], i)),
            "jsbaan/transformer-from-scratch#6",
        ),
        Mutant("average over heads", right(book.multi_head_backward_value, Sum(P[s, i, j] * dO[s, i, c], i) / h.card)),
        Mutant("output projection passed by", right(book.multi_head_backward_value, Sum(P[s, i, j] * G_w[i, o], i))),
    ),
    "multi_head_backward": (
        Mutant("sum of the backward pass missing", right(book.multi_head_backward, P[s, i, j] * dP[s, i, j])),
        Mutant("softmax passed by", right(book.multi_head_backward, dP[s, i, j])),
        Mutant(
            "weights of another head",
            right(book.multi_head_backward, P[t, i, j] * (dP[s, i, j] - Sum(P[t, i, l] * dP[s, i, l], l))),
            "jsbaan/transformer-from-scratch#6",
        ),
        Mutant("average over heads", right(book.multi_head_backward, dS[s, i, j] / h.card)),
    ),
    "grouped_query_backward_key": (
        Mutant(
            "one head only",
            right(book.grouped_query_backward_key, Sum(dS_Q[s, i, j] * Q[s, i, a], i) / r),
            "marin-community/levanter#449",
        ),
        Mutant(
            "average over heads",
            right(book.grouped_query_backward_key, Sum(Sum(dS_Q[s, i, j] * Q[s, i, a], i) / r, s) / h.card),
        ),
        Mutant(
            "scale missing",
            right(book.grouped_query_backward_key, Sum(dS_Q[s, i, j] * Q[s, i, a], s, i)),
            "mlc-ai/mlc-llm#3426",
        ),
        Mutant(
            "sum of the backward pass missing",
            right(book.grouped_query_backward_key, Sum(P_Q[s, i, j] * dP_Q[s, i, j] * Q[s, i, a], s, i) / r),
        ),
    ),
    "grouped_query_backward_value": (
        Mutant(
            "one head only",
            right(book.grouped_query_backward_value, Sum(P_Q[s, i, j] * G[s, i, c], i)),
            "marin-community/levanter#449",
        ),
        Mutant(
            "average over heads",
            right(book.grouped_query_backward_value, Sum(P_Q[s, i, j] * G[s, i, c], s, i) / h.card),
        ),
        Mutant(
            "heads mixed",
            right(book.grouped_query_backward_value, Sum(P_Q[s, i, j] * Sum(G[t, i, c], t), s, i)),
            "jsbaan/transformer-from-scratch#6",
        ),
        Mutant(
            "gradients for weights",
            right(book.grouped_query_backward_value, Sum(dS_Q[s, i, j] * G[s, i, c], s, i)),
        ),
        Mutant(
            "average over queries",
            right(book.grouped_query_backward_value, Sum(P_Q[s, i, j] * G[s, i, c], s, i) / m.card),
        ),
    ),
}
