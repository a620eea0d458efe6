"""Mistakes about the backward pass of attention."""

from __future__ import annotations

from ....books.mistakes import Mistakes, equivalent, left, mistakes, right
from ....language.terms import Rational, Sum, exp, vector_of
from .. import backward as book
from ..backward import W, dP, dS_biased, dS_QK, mean_key, mean_value, own_weight, there, token
from ..weights import P_QK, G, K, P, P_biased, Q, S, V, a, c, delta, e, i, j, k, l, m, n, r

over_queries = vector_of(i, j, exp(S[i, j]) / Sum(exp(S[k, j]), k))
diagonal = vector_of(i, j, P[i, j] * (1 - P[i, j]))
centered_key = K[l, a] - Sum(P_QK[i, j] * K[j, a], j)
covariance = Sum(P_QK[i, j] * (V[j, c] - mean_value) * (K[j, a] - mean_key), j)

weight = own_weight(token, there)
spread = weight * (1 - weight)

MISTAKES: tuple[Mistakes, ...] = (
    mistakes(
        book.attention_backward_value,
        right(
            "softmax over queries",
            Sum(over_queries[i, j] * G[i, c], i),
            "labmlai/annotated_deep_learning_paper_implementations#146",
        ),
        right("one query only", P[i, j] * G[i, c]),
        right("average over queries", Sum(P[i, j] * G[i, c], i) / m.card),
        right("scores for weights", Sum(S[i, j] * G[i, c], i)),
    ),
    mistakes(
        book.attention_backward_weights,
        right("through softmax", W[i, j] * (dP[i, j] - Sum(W[i, l] * dP[i, l], l))),
        right("weight in front", W[i, j] * dP[i, j]),
        right("average over channels", dP[i, j] / e.card),
        right("loss is the plain sum", Sum(V[j, c], c)),
    ),
    mistakes(
        book.attention_weights_jacobian,
        right("queries mix", P[i, l] * (delta(l, j) - P[i, j])),
        right("diagonal only", delta(i, k) * delta(l, j) * diagonal[i, l], "deeplearning4j/libnd4j#440"),
        right("sign of the product", delta(i, k) * P[i, l] * (delta(l, j) + P[i, j])),
        right("wrong index", delta(i, k) * P[i, l] * (delta(l, j) - P[i, l])),
    ),
    mistakes(
        book.attention_backward_scores,
        right("sum missing", P[i, j] * dP[i, j]),
        right("diagonal only", diagonal[i, j] * dP[i, j], "deeplearning4j/libnd4j#440"),
        right("sum not weighted", P[i, j] * (dP[i, j] - Sum(dP[i, l], l))),
        right("sum over queries", P[i, j] * (dP[i, j] - Sum(P[k, j] * dP[k, j], k))),
        right("weight in front missing", dP[i, j] - Sum(P[i, l] * dP[i, l], l)),
    ),
    mistakes(
        book.attention_score_gradient_row_sum_zero,
        left("sum missing", Sum(P[i, j] * dP[i, j], j)),
        left("diagonal only", Sum(diagonal[i, j] * dP[i, j], j), "pocketpy/cTensor#31"),
        left("sums over queries", Sum(P[i, j] * (dP[i, j] - Sum(P[i, l] * dP[i, l], l)), i)),
        right("sums to one", 1),
    ),
    mistakes(
        book.attention_row_dot_identity,
        left("weights twice", Sum(W[i, j] ** 2 * dP[i, j], j)),
        right("one channel", G[i, c] * Sum(W[i, j] * V[j, c], j)),
        right("gradients added up first", Sum(G[i, c], c) * Sum(W[i, j] * V[j, c], c, j)),
        right("values for outputs", Sum(G[i, c] * Sum(V[j, c], j), c)),
    ),
    mistakes(
        book.attention_weights_query_derivative,
        right("mean missing", delta(i, k) * P_QK[i, l] * K[l, a] / r),
        right("queries mix", P_QK[i, l] * centered_key / r),
        right("scale missing", delta(i, k) * P_QK[i, l] * centered_key, "mlc-ai/mlc-llm#3426"),
        right("plain mean", delta(i, k) * P_QK[i, l] * (K[l, a] - Sum(K[j, a], j) / n.card) / r),
    ),
    mistakes(
        book.attention_backward_query,
        right("scale missing", Sum(dS_QK[i, j] * K[j, a], j), "mlc-ai/mlc-llm#3426"),
        right("multiplied by the scale", Sum(dS_QK[i, j] * K[j, a], j) * r, "esceptico/perceiver-io#9"),
        right("softmax passed by", Sum(dP[i, j] * K[j, a], j) / r),
        right("weights for gradients", Sum(P_QK[i, j] * K[j, a], j) / r),
        right("sum of the backward pass missing", Sum(P_QK[i, j] * dP[i, j] * K[j, a], j) / r),
    ),
    mistakes(
        book.attention_weights_key_derivative,
        right("own key only", P_QK[i, l] * delta(l, j) * Q[i, a] / r),
        right("scale missing", P_QK[i, l] * (delta(l, j) - P_QK[i, j]) * Q[i, a], "mlc-ai/mlc-llm#3426"),
        right("wrong index", P_QK[i, l] * (delta(l, j) - P_QK[i, l]) * Q[i, a] / r),
        right("sign of the product", P_QK[i, l] * (delta(l, j) + P_QK[i, j]) * Q[i, a] / r),
    ),
    mistakes(
        book.attention_backward_key,
        right("scale missing", Sum(dS_QK[i, j] * Q[i, a], i), "mlc-ai/mlc-llm#3426"),
        right("one query only", dS_QK[i, j] * Q[i, a] / r),
        right("softmax passed by", Sum(dP[i, j] * Q[i, a], i) / r),
        right("sum of the backward pass missing", Sum(P_QK[i, j] * dP[i, j] * Q[i, a], i) / r),
    ),
    mistakes(
        book.key_bias_gradient_zero,
        right("sum of the queries", Sum(Q[i, a], i) / r, "microsoft/unilm#510", part=0),
        right("softmax passed by", Sum(dP[i, j] * Q[i, a], i, j) / r, part=0),
        left("sum of the backward pass missing", Sum(P_biased[i, j] * dP[i, j] * Q[i, a], i, j) / r, part=1),
        left("that of a bias of the queries", Sum(dS_biased[i, j] * K[j, a], i, j) / r, part=1),
    ),
    mistakes(
        book.attention_jacobian_covariance,
        right("scale missing", covariance, "mlc-ai/mlc-llm#3426"),
        right("not centered", Sum(P_QK[i, j] * V[j, c] * K[j, a], j) / r),
        right("weights missing", Sum((V[j, c] - mean_value) * (K[j, a] - mean_key), j) / r),
        right("product of the means", mean_value * mean_key / r),
        equivalent(
            right("values not centered", Sum(P_QK[i, j] * V[j, c] * (K[j, a] - mean_key), j) / r),
            because="it is enough to center one of the two",
        ),
    ),
    mistakes(
        book.self_attention_slope_unbounded,
        right("as a value only", weight, part=0),
        right("as a key forgotten", weight + spread * (token - there) * (token - there), part=0),
        right("difference of the values forgotten", weight + spread * (2 * token - there), part=0),
        right("one half for a quarter", Rational(1, 2) + there**2 / 2, part=1),
        right("bounded", Rational(1, 2), part=1),
    ),
)
