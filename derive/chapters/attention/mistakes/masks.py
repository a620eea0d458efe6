"""Mistakes about masks and causal attention."""

from __future__ import annotations

from ....books.mistakes import Mistakes, exchanged, left, mistakes, right
from ....language.terms import Sum, exp, vector_of
from ...softmax.theorems import p, partition, softmax, x
from .. import masks as book
from ..masks import *
from ..weights import c, delta, j, l, n

score_zero = softmax(vector_of(l, u[l] * x[l]), j)  # the mask multiplies scores, and exp(0) is not 0
after = u[j] * p[j]  # the mask multiplies weights, which then no longer sum to one
visible = attend_both(U[s, :], A[s, :], column(V, j, c), vector_of(o, 1), B[s, :], column(X, o, c))
unmasked = attend(vector_of(j, 1), A[s, :], column(V, j, c))

MISTAKES: tuple[Mistakes, ...] = (
    mistakes(
        book.masked_partition_pos,
        exchanged("reversed"),
        right("exponential missing", Sum(u[l] * x[l], l), "keras-team/keras-io#320"),
        left("larger than the number of keys", n.card),
        left("larger than without a mask", partition(x)),
    ),
    mistakes(
        book.masked_softmax_sum_one,
        left("masked after softmax", Sum(after, j), "huggingface/pytorch-image-models#2236"),
        left("mask multiplies scores", Sum(u[j] * score_zero, j), "georg-wolflein/good-features#1"),
        right("one for each key", n.card),
        right("one for each key in sight", Sum(u[j], j)),
    ),
    mistakes(
        book.hidden_partition_pos,
        exchanged("reversed"),
        right("exponential missing", Sum(hidden[l] * x[l], l), "keras-team/keras-io#320"),
        left("larger than the number of keys", n.card),
        left("larger than with the key in sight", partition(x)),
    ),
    mistakes(
        book.masked_softmax_zero_weight,
        left(
            "mask multiplies scores",
            softmax(vector_of(l, hidden[l] * x[l]), j),
            "georg-wolflein/good-features#1",
            part=0,
        ),
        left("mask left out", p[j], "facebookresearch/xformers#103", part=0),
        right("uniform", 1 / n.card, "lsdefine/attention-is-all-you-need-keras#16", part=0),
        left("masked after softmax", Sum(hidden[l] * p[l], l), "huggingface/pytorch-image-models#2236", part=1),
    ),
    mistakes(
        book.masked_softmax_renormalizes,
        right("not renormalized", after, "huggingface/pytorch-image-models#2236"),
        right("mask multiplies scores", score_zero, "georg-wolflein/good-features#1"),
        right("mask left out", p[j], "facebookresearch/xformers#103"),
        right("divided by the number of keys in sight", after / Sum(u[l], l)),
    ),
    mistakes(
        book.additive_mask_is_weight,
        right("exponential missing", masked_softmax(bias, x, j)),
        right("added to the weight", p[j] + bias[j]),
        right("sign", masked_softmax(vector_of(l, exp(-bias[l])), x, j)),
        right("not renormalized", exp(bias[j]) * p[j], "qhfan/RMT#21"),
    ),
    mistakes(
        book.linear_bias_relative,
        right("sign", softmax(vector_of(l, x[l] - slope * v[l]), j)),
        right("slope forgotten", softmax(vector_of(l, x[l] + v[l]), j)),
        right("bias left out", p[j]),
        right("bias on the weight", exp(slope * v[j]) * p[j]),
        right("position of the query kept as a factor", softmax(vector_of(l, x[l] + slope * place * v[l]), j)),
    ),
    mistakes(
        book.sink_takes_its_share,
        right("sink forgotten", Sum(p[j] * v[j], j)),
        right("weight of the sink", exp(sink) / Z_s * Sum(p[j] * v[j], j)),
        right("score for its exponential", (1 - sink / Z_s) * Sum(p[j] * v[j], j)),
        right("sink left out of the sum", (1 - exp(sink) / partition(x)) * Sum(p[j] * v[j], j)),
        left("sink in the numerator", (exp(sink) + Sum(exp(x[j]) * v[j], j)) / Z_s),
    ),
    mistakes(
        book.masked_softmax_jacobian,
        right("mask left out", p[l] * (delta(l, j) - p[j]), "facebookresearch/xformers#103"),
        right("diagonal only", delta(l, j) * p_u[l] * (1 - p_u[l]), "deeplearning4j/libnd4j#440"),
        right("sign of the product", p_u[l] * (delta(l, j) + p_u[j])),
        right("masked after softmax", u[l] * p[l] * (delta(l, j) - p[j]), "huggingface/pytorch-image-models#2236"),
    ),
    mistakes(
        book.masked_softmax_zero_gradient,
        right("mask left out", p[j] * (g[j] - Sum(g[l] * p[l], l)), "seed:004#55"),
        right("gradient of the weight", g[j]),
        right("mean of the gradient", -Sum(g[l] * p[l], l)),
        right("the weight without a mask", p[j]),
    ),
    mistakes(
        book.causal_prefix,
        right(
            "later tokens seen",
            (Sum(exp(x[j]) * v[j], j) + Sum(exp(y[o]) * w[o], o)) / (Sum(exp(x[j]), j) + Sum(exp(y[o]), o)),
            "facebookresearch/xformers#103",
        ),
        right(
            "later scores zero",
            (Sum(exp(x[j]) * v[j], j) + Sum(w[o], o)) / (Sum(exp(x[j]), j) + z.card),
            "georg-wolflein/good-features#1",
        ),
        right(
            "masked after softmax",
            Sum(exp(x[j]) * v[j], j) / (Sum(exp(x[j]), j) + Sum(exp(y[o]), o)),
            "huggingface/pytorch-image-models#2236",
        ),
        right(
            "one token of the prefix masked",
            Sum((1 - delta(j, t)) * exp(x[j]) * v[j], j) / Sum((1 - delta(j, t)) * exp(x[j]), j),
            "pbloem/former#10",
        ),
    ),
    mistakes(
        book.causal_loss_splits_at_prefix,
        right("later tokens seen", Sum(G[s, c] * visible, s, c) + later_losses, "facebookresearch/xformers#103"),
        right("last prefix only", later_losses),
        right("later tokens left out", Sum(G[s, c] * on_prefix[s, c], s, c)),
        right("mask within the prefix left out", Sum(G[s, c] * unmasked, s, c) + later_losses),
    ),
)
