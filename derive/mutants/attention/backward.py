"""Mistakes about the backward pass of attention."""

from __future__ import annotations

from ...language import Sum, exp, vector_of
from ...theorems.attention import backward as book
from ...theorems.attention.backward import W, dP, dS_biased, dS_QK, mean_key, mean_value
from ...theorems.attention.weights import P_QK, G, K, P, P_biased, Q, S, V, a, c, delta, e, i, j, k, l, m, n, r
from .. import Equivalent, Mutant, left, right

over_queries = vector_of(i, j, exp(S[i, j]) / Sum(exp(S[k, j]), k))
own = vector_of(i, j, P[i, j] * (1 - P[i, j]))
centered_key = K[l, a] - Sum(P_QK[i, j] * K[j, a], j)
covariance = Sum(P_QK[i, j] * (V[j, c] - mean_value) * (K[j, a] - mean_key), j)

MUTANTS: dict[str, tuple[Mutant, ...]] = {
    "attention_backward_value": (
        Mutant(
            "softmax over queries",
            right(book.attention_backward_value, Sum(over_queries[i, j] * G[i, c], i)),
            "labmlai/annotated_deep_learning_paper_implementations#146",
        ),
        Mutant("one query only", right(book.attention_backward_value, P[i, j] * G[i, c])),
        Mutant("average over queries", right(book.attention_backward_value, Sum(P[i, j] * G[i, c], i) / m.card)),
        Mutant("scores for weights", right(book.attention_backward_value, Sum(S[i, j] * G[i, c], i))),
    ),
    "attention_backward_weights": (
        Mutant(
            "through softmax", right(book.attention_backward_weights, W[i, j] * (dP[i, j] - Sum(W[i, l] * dP[i, l], l)))
        ),
        Mutant("weight in front", right(book.attention_backward_weights, W[i, j] * dP[i, j])),
        Mutant("average over channels", right(book.attention_backward_weights, dP[i, j] / e.card)),
        Mutant("loss is the plain sum", right(book.attention_backward_weights, Sum(V[j, c], c))),
    ),
    "attention_weights_jacobian": (
        Mutant("queries mix", right(book.attention_weights_jacobian, P[i, l] * (delta(l, j) - P[i, j]))),
        Mutant(
            "diagonal only",
            right(book.attention_weights_jacobian, delta(i, k) * delta(l, j) * own[i, l]),
            "deeplearning4j/libnd4j#440",
        ),
        Mutant(
            "sign of the product",
            right(book.attention_weights_jacobian, delta(i, k) * P[i, l] * (delta(l, j) + P[i, j])),
        ),
        Mutant("wrong index", right(book.attention_weights_jacobian, delta(i, k) * P[i, l] * (delta(l, j) - P[i, l]))),
    ),
    "attention_backward_scores": (
        Mutant("sum missing", right(book.attention_backward_scores, P[i, j] * dP[i, j])),
        Mutant(
            "diagonal only", right(book.attention_backward_scores, own[i, j] * dP[i, j]), "deeplearning4j/libnd4j#440"
        ),
        Mutant("sum not weighted", right(book.attention_backward_scores, P[i, j] * (dP[i, j] - Sum(dP[i, l], l)))),
        Mutant(
            "sum over queries", right(book.attention_backward_scores, P[i, j] * (dP[i, j] - Sum(P[k, j] * dP[k, j], k)))
        ),
        Mutant("weight in front missing", right(book.attention_backward_scores, dP[i, j] - Sum(P[i, l] * dP[i, l], l))),
    ),
    "attention_score_gradient_row_sum_zero": (
        Mutant("sum missing", left(book.attention_score_gradient_row_sum_zero, Sum(P[i, j] * dP[i, j], j))),
        Mutant(
            "diagonal only",
            left(book.attention_score_gradient_row_sum_zero, Sum(own[i, j] * dP[i, j], j)),
            "pocketpy/cTensor#31",
        ),
        Mutant(
            "sums over queries",
            left(
                book.attention_score_gradient_row_sum_zero,
                Sum(P[i, j] * (dP[i, j] - Sum(P[i, l] * dP[i, l], l)), i),
            ),
        ),
        Mutant("sums to one", right(book.attention_score_gradient_row_sum_zero, 1)),
    ),
    "attention_row_dot_identity": (
        Mutant("weights twice", left(book.attention_row_dot_identity, Sum(W[i, j] ** 2 * dP[i, j], j))),
        Mutant("one channel", right(book.attention_row_dot_identity, G[i, c] * Sum(W[i, j] * V[j, c], j))),
        Mutant(
            "gradients added up first",
            right(book.attention_row_dot_identity, Sum(G[i, c], c) * Sum(W[i, j] * V[j, c], c, j)),
        ),
        Mutant("values for outputs", right(book.attention_row_dot_identity, Sum(G[i, c] * Sum(V[j, c], j), c))),
    ),
    "attention_weights_query_derivative": (
        Mutant("mean missing", right(book.attention_weights_query_derivative, delta(i, k) * P_QK[i, l] * K[l, a] / r)),
        Mutant("queries mix", right(book.attention_weights_query_derivative, P_QK[i, l] * centered_key / r)),
        Mutant(
            "scale missing",
            right(book.attention_weights_query_derivative, delta(i, k) * P_QK[i, l] * centered_key),
            "mlc-ai/mlc-llm#3426",
        ),
        Mutant(
            "plain mean",
            right(
                book.attention_weights_query_derivative,
                delta(i, k) * P_QK[i, l] * (K[l, a] - Sum(K[j, a], j) / n.card) / r,
            ),
        ),
    ),
    "attention_backward_query": (
        Mutant(
            "scale missing", right(book.attention_backward_query, Sum(dS_QK[i, j] * K[j, a], j)), "mlc-ai/mlc-llm#3426"
        ),
        Mutant(
            "multiplied by the scale",
            right(book.attention_backward_query, Sum(dS_QK[i, j] * K[j, a], j) * r),
            "esceptico/perceiver-io#9",
        ),
        Mutant("softmax passed by", right(book.attention_backward_query, Sum(dP[i, j] * K[j, a], j) / r)),
        Mutant("weights for gradients", right(book.attention_backward_query, Sum(P_QK[i, j] * K[j, a], j) / r)),
        Mutant(
            "sum of the backward pass missing",
            right(book.attention_backward_query, Sum(P_QK[i, j] * dP[i, j] * K[j, a], j) / r),
        ),
    ),
    "attention_weights_key_derivative": (
        Mutant("own key only", right(book.attention_weights_key_derivative, P_QK[i, l] * delta(l, j) * Q[i, a] / r)),
        Mutant(
            "scale missing",
            right(book.attention_weights_key_derivative, P_QK[i, l] * (delta(l, j) - P_QK[i, j]) * Q[i, a]),
            "mlc-ai/mlc-llm#3426",
        ),
        Mutant(
            "wrong index",
            right(book.attention_weights_key_derivative, P_QK[i, l] * (delta(l, j) - P_QK[i, l]) * Q[i, a] / r),
        ),
        Mutant(
            "sign of the product",
            right(book.attention_weights_key_derivative, P_QK[i, l] * (delta(l, j) + P_QK[i, j]) * Q[i, a] / r),
        ),
    ),
    "attention_backward_key": (
        Mutant(
            "scale missing", right(book.attention_backward_key, Sum(dS_QK[i, j] * Q[i, a], i)), "mlc-ai/mlc-llm#3426"
        ),
        Mutant("one query only", right(book.attention_backward_key, dS_QK[i, j] * Q[i, a] / r)),
        Mutant("softmax passed by", right(book.attention_backward_key, Sum(dP[i, j] * Q[i, a], i) / r)),
        Mutant(
            "sum of the backward pass missing",
            right(book.attention_backward_key, Sum(P_QK[i, j] * dP[i, j] * Q[i, a], i) / r),
        ),
    ),
    "key_bias_gradient_zero": (
        Mutant(
            "sum of the queries", right(book.key_bias_gradient_zero, Sum(Q[i, a], i) / r, part=0), "microsoft/unilm#510"
        ),
        Mutant("softmax passed by", right(book.key_bias_gradient_zero, Sum(dP[i, j] * Q[i, a], i, j) / r, part=0)),
        Mutant(
            "sum of the backward pass missing",
            left(book.key_bias_gradient_zero, Sum(P_biased[i, j] * dP[i, j] * Q[i, a], i, j) / r, part=1),
        ),
        Mutant(
            "that of a bias of the queries",
            left(book.key_bias_gradient_zero, Sum(dS_biased[i, j] * K[j, a], i, j) / r, part=1),
        ),
    ),
    "attention_jacobian_covariance": (
        Mutant("scale missing", right(book.attention_jacobian_covariance, covariance), "mlc-ai/mlc-llm#3426"),
        Mutant("not centered", right(book.attention_jacobian_covariance, Sum(P_QK[i, j] * V[j, c] * K[j, a], j) / r)),
        Mutant(
            "weights missing",
            right(book.attention_jacobian_covariance, Sum((V[j, c] - mean_value) * (K[j, a] - mean_key), j) / r),
        ),
        Mutant("product of the means", right(book.attention_jacobian_covariance, mean_value * mean_key / r)),
    ),
}

EQUIVALENTS: dict[str, tuple[Equivalent, ...]] = {
    "attention_jacobian_covariance": (
        Equivalent(
            "values not centered",
            right(book.attention_jacobian_covariance, Sum(P_QK[i, j] * V[j, c] * (K[j, a] - mean_key), j) / r),
            "it is enough to center one of the two",
        ),
    ),
}
