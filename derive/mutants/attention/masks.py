"""Mistakes about masks and causal attention."""

from __future__ import annotations

from ...language import Sum, exp, vector_of
from ...theorems.attention import masks as book
from ...theorems.attention.masks import (
    A,
    B,
    G,
    U,
    V,
    X,
    attend,
    attend_both,
    bias,
    column,
    g,
    hidden,
    later_losses,
    masked_softmax,
    o,
    on_prefix,
    p_u,
    s,
    t,
    u,
    v,
    w,
    y,
    z,
)
from ...theorems.attention.weights import c, delta, j, l, n
from ...theorems.softmax import p, partition, softmax, x
from .. import Mutant, left, reversed_, right

score_zero = softmax(vector_of(l, u[l] * x[l]), j)  # the mask multiplies scores, and exp(0) is not 0
after = u[j] * p[j]  # the mask multiplies weights, which then no longer sum to one
visible = attend_both(U[s, :], A[s, :], column(V, j, c), vector_of(o, 1), B[s, :], column(X, o, c))
unmasked = attend(vector_of(j, 1), A[s, :], column(V, j, c))

MUTANTS: dict[str, tuple[Mutant, ...]] = {
    "masked_partition_pos": (
        Mutant("reversed", reversed_(book.masked_partition_pos)),
        Mutant("exponential missing", right(book.masked_partition_pos, Sum(u[l] * x[l], l)), "keras-team/keras-io#320"),
        Mutant("larger than the number of keys", left(book.masked_partition_pos, n.card)),
        Mutant("larger than without a mask", left(book.masked_partition_pos, partition(x))),
    ),
    "masked_softmax_sum_one": (
        Mutant(
            "masked after softmax",
            left(book.masked_softmax_sum_one, Sum(after, j)),
            "huggingface/pytorch-image-models#2236",
        ),
        Mutant(
            "mask multiplies scores",
            left(book.masked_softmax_sum_one, Sum(u[j] * score_zero, j)),
            "georg-wolflein/good-features#1",
        ),
        Mutant("one for each key", right(book.masked_softmax_sum_one, n.card)),
        Mutant("one for each key in sight", right(book.masked_softmax_sum_one, Sum(u[j], j))),
    ),
    "hidden_partition_pos": (
        Mutant("reversed", reversed_(book.hidden_partition_pos)),
        Mutant(
            "exponential missing", right(book.hidden_partition_pos, Sum(hidden[l] * x[l], l)), "keras-team/keras-io#320"
        ),
        Mutant("larger than the number of keys", left(book.hidden_partition_pos, n.card)),
        Mutant("larger than with the key in sight", left(book.hidden_partition_pos, partition(x))),
    ),
    "masked_softmax_zero_weight": (
        Mutant(
            "mask multiplies scores",
            left(book.masked_softmax_zero_weight, softmax(vector_of(l, hidden[l] * x[l]), j), part=0),
            "georg-wolflein/good-features#1",
        ),
        Mutant("mask left out", left(book.masked_softmax_zero_weight, p[j], part=0), "facebookresearch/xformers#103"),
        Mutant(
            "uniform",
            right(book.masked_softmax_zero_weight, 1 / n.card, part=0),
            "lsdefine/attention-is-all-you-need-keras#16",
        ),
        Mutant(
            "masked after softmax",
            left(book.masked_softmax_zero_weight, Sum(hidden[l] * p[l], l), part=1),
            "huggingface/pytorch-image-models#2236",
        ),
    ),
    "masked_softmax_renormalizes": (
        Mutant(
            "not renormalized", right(book.masked_softmax_renormalizes, after), "huggingface/pytorch-image-models#2236"
        ),
        Mutant(
            "mask multiplies scores",
            right(book.masked_softmax_renormalizes, score_zero),
            "georg-wolflein/good-features#1",
        ),
        Mutant("mask left out", right(book.masked_softmax_renormalizes, p[j]), "facebookresearch/xformers#103"),
        Mutant("divided by the number of keys in sight", right(book.masked_softmax_renormalizes, after / Sum(u[l], l))),
    ),
    "additive_mask_is_weight": (
        Mutant("exponential missing", right(book.additive_mask_is_weight, masked_softmax(bias, x, j))),
        Mutant("added to the weight", right(book.additive_mask_is_weight, p[j] + bias[j])),
        Mutant("sign", right(book.additive_mask_is_weight, masked_softmax(vector_of(l, exp(-bias[l])), x, j))),
        Mutant("not renormalized", right(book.additive_mask_is_weight, exp(bias[j]) * p[j]), "qhfan/RMT#21"),
    ),
    "masked_softmax_jacobian": (
        Mutant(
            "mask left out",
            right(book.masked_softmax_jacobian, p[l] * (delta(l, j) - p[j])),
            "facebookresearch/xformers#103",
        ),
        Mutant(
            "diagonal only",
            right(book.masked_softmax_jacobian, delta(l, j) * p_u[l] * (1 - p_u[l])),
            "deeplearning4j/libnd4j#440",
        ),
        Mutant("sign of the product", right(book.masked_softmax_jacobian, p_u[l] * (delta(l, j) + p_u[j]))),
        Mutant(
            "masked after softmax",
            right(book.masked_softmax_jacobian, u[l] * p[l] * (delta(l, j) - p[j])),
            "huggingface/pytorch-image-models#2236",
        ),
    ),
    "masked_softmax_zero_gradient": (
        Mutant(
            "mask left out",
            right(book.masked_softmax_zero_gradient, p[j] * (g[j] - Sum(g[l] * p[l], l))),
            "claims:A004-55",
        ),
        Mutant("gradient of the weight", right(book.masked_softmax_zero_gradient, g[j])),
        Mutant("mean of the gradient", right(book.masked_softmax_zero_gradient, -Sum(g[l] * p[l], l))),
        Mutant("the weight without a mask", right(book.masked_softmax_zero_gradient, p[j])),
    ),
    "causal_prefix": (
        Mutant(
            "later tokens seen",
            right(
                book.causal_prefix,
                (Sum(exp(x[j]) * v[j], j) + Sum(exp(y[o]) * w[o], o)) / (Sum(exp(x[j]), j) + Sum(exp(y[o]), o)),
            ),
            "facebookresearch/xformers#103",
        ),
        Mutant(
            "later scores zero",
            right(
                book.causal_prefix,
                (Sum(exp(x[j]) * v[j], j) + Sum(w[o], o)) / (Sum(exp(x[j]), j) + z.card),
            ),
            "georg-wolflein/good-features#1",
        ),
        Mutant(
            "masked after softmax",
            right(book.causal_prefix, Sum(exp(x[j]) * v[j], j) / (Sum(exp(x[j]), j) + Sum(exp(y[o]), o))),
            "huggingface/pytorch-image-models#2236",
        ),
        Mutant(
            "one token of the prefix masked",
            right(
                book.causal_prefix,
                Sum((1 - delta(j, t)) * exp(x[j]) * v[j], j) / Sum((1 - delta(j, t)) * exp(x[j]), j),
            ),
            "pbloem/former#10",
        ),
    ),
    "causal_loss_is_sum_of_prefix_losses": (
        Mutant(
            "later tokens seen",
            right(book.causal_loss_is_sum_of_prefix_losses, Sum(G[s, c] * visible, s, c) + later_losses),
            "facebookresearch/xformers#103",
        ),
        Mutant("last prefix only", right(book.causal_loss_is_sum_of_prefix_losses, later_losses)),
        Mutant(
            "later tokens left out",
            right(book.causal_loss_is_sum_of_prefix_losses, Sum(G[s, c] * on_prefix[s, c], s, c)),
        ),
        Mutant(
            "mask within the prefix left out",
            right(book.causal_loss_is_sum_of_prefix_losses, Sum(G[s, c] * unmasked, s, c) + later_losses),
            "claims:A004-55",
        ),
    ),
}
