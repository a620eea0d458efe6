"""Mistakes about attention under a mask: in its scale, its mask, its normalization, its backward pass."""

from __future__ import annotations

from ....books.mistakes import Mistakes, equivalent, mistakes, right
from ....kernel.terms import Term
from ....language.terms import Sum, Vector, exp, vector_of
from ...softmax.theorems import softmax
from .. import masked as book
from ..backward import at_scores, dP
from ..masked import D, O, P, U, dS, mu, shifted
from ..weights import P_QK, S_QK, G, K, M, Q, V, a, c, i, j, k, l, m, r

zeroed = vector_of(i, j, softmax(vector_of(l, U[i, l] * S_QK[i, l]), j))  # the mask multiplies scores
after = vector_of(i, j, U[i, j] * P_QK[i, j])  # the mask multiplies weights, which then no longer sum to one
weighted = vector_of(i, j, U[i, j] * exp(S_QK[i, j]))
over_queries = vector_of(i, j, weighted[i, j] / Sum(weighted[k, j], k))
raw = vector_of(i, j, Sum(Q[i, a] * K[j, a], a))
diagonal = vector_of(i, j, P[i, j] * (1 - P[i, j]) * dP[i, j])
no_sum = vector_of(i, j, P[i, j] * dP[i, j])
sum_not_weighted = vector_of(i, j, P[i, j] * (dP[i, j] - Sum(dP[i, l], l)))
sum_over_queries = vector_of(i, j, P[i, j] * (dP[i, j] - Sum(P[k, j] * dP[k, j], k)))
sign_of_sum = vector_of(i, j, P[i, j] * (dP[i, j] + Sum(P[i, l] * dP[i, l], l)))
weight_missing = vector_of(i, j, dP[i, j] - Sum(P[i, l] * dP[i, l], l))
negative = vector_of(i, j, -dS[i, j])
recomputed = vector_of(i, j, exp(S_QK[i, j]) / D[i])  # without the mask, from the sum of the forward pass, which had it
unmasked = vector_of(i, j, recomputed[i, j] * (dP[i, j] - Sum(P[i, l] * dP[i, l], l)))
by_outputs = vector_of(i, j, P[i, j] * (dP[i, j] - Sum(G[i, c] * O[i, c], c)))  # as blockwise kernels compute it


def output(exponentials: Vector) -> Term:
    """Return the averages of the values with these numbers as weights, which need not sum to one."""
    return Sum(exponentials[i, j] * V[j, c], j) / Sum(exponentials[i, j], j)


def of_scores(scores: Vector) -> Term:
    """Return the outputs of other scores."""
    return output(vector_of(i, j, U[i, j] * exp(scores[i, j] - mu[i])))


def at_query(d_scores: Vector) -> Term:
    """Return the gradient at a query from that at the scores."""
    return Sum(d_scores[i, j] * K[j, a], j) / r


def at_key(d_scores: Vector) -> Term:
    """Return the gradient at a key from that at the scores."""
    return Sum(d_scores[i, j] * Q[i, a], i) / r


def at_value(weights: Vector) -> Term:
    """Return the gradient at a value from some weights."""
    return Sum(weights[i, j] * G[i, c], i)


needed = "the sums of the backward pass need outputs only (`attention_row_dot_identity`)"

MISTAKES: tuple[Mistakes, ...] = (
    mistakes(
        book.attention_output_shifted,
        right("scale missing", of_scores(vector_of(i, j, raw[i, j] + M[i, j])), "mlc-ai/mlc-llm#3426"),
        right(
            "multiplied by the scale", of_scores(vector_of(i, j, raw[i, j] * r + M[i, j])), "esceptico/perceiver-io#9"
        ),
        right("divided by the scale twice", of_scores(vector_of(i, j, raw[i, j] / r**2 + M[i, j]))),
        right("additive mask divided by the scale", of_scores(vector_of(i, j, (raw[i, j] + M[i, j]) / r))),
        right("mask left out", output(vector_of(i, j, exp(S_QK[i, j] - mu[i]))), "facebookresearch/xformers#103"),
        right(
            "mask multiplies scores",
            output(vector_of(i, j, exp(U[i, j] * S_QK[i, j] - mu[i]))),
            "georg-wolflein/good-features#1",
        ),
        right(
            "masked after softmax",
            Sum(shifted[i, j] * V[j, c], j) / Sum(exp(S_QK[i, j] - mu[i]), j),
            "huggingface/pytorch-image-models#2236",
        ),
        right("not normalized", Sum(shifted[i, j] * V[j, c], j)),
        right("reference above only", Sum(shifted[i, j] * V[j, c], j) / Sum(weighted[i, j], j)),
        right(
            "normalized over the queries",
            Sum(over_queries[i, j] * V[j, c], j),
            "labmlai/annotated_deep_learning_paper_implementations#146",
        ),
        equivalent(right("no reference", output(weighted)), because="0 is a reference too"),
    ),
    mistakes(
        book.masked_attention_backward_value,
        right("gradients for weights", at_value(dS)),
        right("scores for weights", at_value(S_QK)),
        right("average over queries", Sum(P[i, j] * G[i, c], i) / m.card),
        right(
            "softmax over queries", at_value(over_queries), "labmlai/annotated_deep_learning_paper_implementations#146"
        ),
        right("mask left out", at_value(P_QK), "facebookresearch/xformers#103"),
        right("mask multiplies scores", at_value(zeroed), "georg-wolflein/good-features#1"),
        right("masked after softmax", at_value(after), "huggingface/pytorch-image-models#2236"),
        right("divided by the scale", Sum(P[i, j] * G[i, c], i) / r),
    ),
    mistakes(
        book.masked_attention_backward_query,
        right("scale missing", Sum(dS[i, j] * K[j, a], j), "mlc-ai/mlc-llm#3426"),
        right("multiplied by the scale", Sum(dS[i, j] * K[j, a], j) * r, "esceptico/perceiver-io#9"),
        right("divided by the scale twice", Sum(dS[i, j] * K[j, a], j) / r**2),
        right("sum of the backward pass missing", at_query(no_sum)),
        right("diagonal only", at_query(diagonal), "deeplearning4j/libnd4j#440"),
        right("softmax passed by", at_query(dP)),
        right("weights for gradients", at_query(P)),
        right("mask left out", at_query(at_scores(P_QK, dP)), "facebookresearch/xformers#103"),
        right("mask multiplies scores", at_query(at_scores(zeroed, dP)), "georg-wolflein/good-features#1"),
        right("masked after softmax", at_query(at_scores(after, dP)), "huggingface/pytorch-image-models#2236"),
        right("sum not weighted", at_query(sum_not_weighted)),
        right("sum over queries", at_query(sum_over_queries)),
        right("sign of the sum", at_query(sign_of_sum)),
        right("weight in front missing", at_query(weight_missing)),
        right("sign", at_query(negative)),
        right("mask left out in the backward pass", at_query(unmasked)),
        equivalent(right("sums from the outputs", at_query(by_outputs)), because=needed),
    ),
    mistakes(
        book.masked_attention_backward_key,
        right("scale missing", Sum(dS[i, j] * Q[i, a], i), "mlc-ai/mlc-llm#3426"),
        right("multiplied by the scale", Sum(dS[i, j] * Q[i, a], i) * r, "esceptico/perceiver-io#9"),
        right("divided by the scale twice", Sum(dS[i, j] * Q[i, a], i) / r**2),
        right("sum of the backward pass missing", at_key(no_sum)),
        right("diagonal only", at_key(diagonal), "deeplearning4j/libnd4j#440"),
        right("softmax passed by", at_key(dP)),
        right("weights for gradients", at_key(P)),
        right("mask left out", at_key(at_scores(P_QK, dP)), "facebookresearch/xformers#103"),
        right("mask multiplies scores", at_key(at_scores(zeroed, dP)), "georg-wolflein/good-features#1"),
        right("masked after softmax", at_key(at_scores(after, dP)), "huggingface/pytorch-image-models#2236"),
        right("sum not weighted", at_key(sum_not_weighted)),
        right("sum over queries", at_key(sum_over_queries)),
        right("sign of the sum", at_key(sign_of_sum)),
        right("weight in front missing", at_key(weight_missing)),
        right("sign", at_key(negative)),
        right("mask left out in the backward pass", at_key(unmasked)),
        equivalent(right("sums from the outputs", at_key(by_outputs)), because=needed),
    ),
)
