"""Attention, from the layer itself: its outputs, its backward pass, its masks, and multi-head attention around it."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Bounds
from verify.counterparts.attending import (
    attend,
    backward,
    bias_of,
    copies,
    each_weight,
    hidden,
    hiding,
    inverse,
    many_heads,
    masked,
    one_head,
    seen,
    side_by_side,
    weights_of_head,
    with_scores,
)
from verify.counterparts.softmax import filled, identity
from verify.numbers import Array
from verify.transformer.feed_forward import FeedForwardParameters, feed_forward
from verify.transformer.layer_norm import layer_norm
from verify.transformer.linear import linear, linear_backward
from verify.transformer.log_softmax import logsumexp
from verify.transformer.masks import causal_mask
from verify.transformer.multi_head import (
    MultiHeadAttentionParameters,
    multi_head_attention,
)

# ---- an output is an average of values -----------------------------------------------------------------------------


def attention_output_convex(*, S: Array, V: Array, high: Array) -> Bounds:
    """Return the outputs, and the largest value."""
    return Bounds(with_scores(S, V).output, high)


def attention_output_convex_below(*, S: Array, V: Array, low: Array) -> Bounds:
    """Return the outputs, and the least value."""
    return Bounds(low, with_scores(S, V).output)


def value_bias_passes_through(*, S: Array, V: Array, b: Array) -> Array:
    """Return the outputs of attention to values with a bias."""
    return with_scores(S, V + b).output


def key_bias_invisible(*, Q: Array, K: Array, b: Array, r: Array, M: Array) -> Array:
    """Return the weights of attention to keys with a bias."""
    return attend(Q, K + b, K, r, M).weights


# ---- the backward pass ---------------------------------------------------------------------------------------------


def attention_backward_value(*, G: Array, S: Array, V: Array) -> Array:
    """Return the gradient at the values."""
    return backward(with_scores(S, V), G).d_value


def attention_backward_weights(*, G: Array, W: Array, V: Array) -> Array:
    """Return the gradient at the weights, which does not depend on them: the scores are W."""
    return backward(with_scores(W, V), G).d_weights


def attention_weights_jacobian(*, S: Array) -> Array:
    """Return gradients at the scores, weight by weight."""
    found = each_weight(identity(S, S.shape[0]), S.T).d_scores
    return found.reshape(*S.shape, *S.shape)


def attention_backward_scores(*, G: Array, S: Array, V: Array) -> Array:
    """Return the gradient at the scores."""
    return backward(with_scores(S, V), G).d_scores


def attention_score_gradient_row_sum_zero(*, S: Array, G: Array, V: Array) -> Array:
    """Return its sums over the keys."""
    return np.asarray(backward(with_scores(S, V), G).d_scores.sum(axis=1))


def attention_row_dot_identity(*, W: Array, G: Array, V: Array) -> Array:
    """Return products of the gradient at the weights with any weights."""
    return np.asarray((W * backward(with_scores(W, V), G).d_weights).sum(axis=1))


def attention_weights_query_derivative(*, Q: Array, K: Array, r: Array, M: Array) -> Array:
    """Return gradients at the queries, weight by weight."""
    found = each_weight(Q, K, r, M).d_query[..., : Q.shape[1]]
    return found.reshape(*M.shape, *Q.shape)


def attention_backward_query(*, G: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return the gradient at the queries."""
    return backward(attend(Q, K, V, r, M), G).d_query[:, : Q.shape[1]]


def attention_weights_key_derivative(*, Q: Array, K: Array, r: Array, M: Array) -> Array:
    """Return gradients at the keys, weight by weight."""
    found = each_weight(Q, K, r, M).d_key[..., : K.shape[1]]
    return found.reshape(*M.shape, *K.shape)


def attention_backward_key(*, G: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return the gradient at the keys."""
    return backward(attend(Q, K, V, r, M), G).d_key[:, : K.shape[1]]


def key_bias_gradient_zero(
    *, G: Array, Q: Array, K: Array, b: Array, r: Array, M: Array, V: Array
) -> tuple[Array, Array]:
    """Return the gradient at a bias: that at the keys, added up."""
    found = np.asarray(backward(attend(Q, K + b, V, r, M), G).d_key[:, : K.shape[1]].sum(axis=0))
    return found, found


def attention_jacobian_covariance(*, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return gradients at the queries, for losses that add up one channel of the outputs."""
    channels = identity(V, V.shape[1])
    cache = attend(Q, K, V, r, M)
    found = [backward(cache, copies(channel, len(Q))).d_query[:, : Q.shape[1]] for channel in channels]
    return np.stack(found, axis=1)


# ---- masks ---------------------------------------------------------------------------------------------------------


def masked_partition_pos(*, u: Array, x: Array) -> Bounds:
    """Return the quotient of an exponential and its weight."""
    key = int(np.flatnonzero(seen(u))[0])
    return Bounds(filled(x, (), 0), np.asarray(np.exp(x[key]) / masked(u, x).weights[0, key]))


def masked_softmax_sum_one(*, u: Array, x: Array) -> Array:
    """Return the sum of the weights."""
    return np.asarray(masked(u, x).weights.sum())


def hidden_partition_pos(*, u: Array, x: Array) -> Bounds:
    """Return quotients of exponentials and their weights."""
    key = hidden(u).argmax(axis=1)
    found = np.take_along_axis(hiding(u, x).weights, key[:, None], 1)[:, 0]
    return Bounds(filled(x, (), 0), np.asarray(np.exp(x[key]) / found))


def masked_softmax_zero_weight(*, u: Array, x: Array) -> tuple[Array, Array]:
    """Return the weight of each key where a mask hides it, and the sum of all weights."""
    found = hiding(u, x).weights
    return np.diagonal(found), np.asarray(found.sum(axis=1))


def masked_softmax_renormalizes(*, u: Array, x: Array) -> Array:
    """Return the weights."""
    return np.asarray(masked(u, x).weights[0])


def additive_mask_is_weight(*, x: Array, b: Array) -> Array:
    """Return the weights where a number is added to each score."""
    return np.asarray(attend(filled(x, (1, 1), 1), x[:, None], identity(x, x.size), added=b[None]).weights[0])


def masked_softmax_jacobian(*, u: Array, x: Array) -> Array:
    """Return gradients at the scores under a mask, one query for each weight."""
    everywhere = copies(seen(u), x.size)
    return backward(with_scores(copies(x, x.size), identity(x, x.size), everywhere), identity(x, x.size)).d_scores


def masked_softmax_zero_gradient(*, g: Array, u: Array, x: Array) -> Array:
    """Return the gradient at the score of each key where a mask hides it."""
    return np.diagonal(backward(hiding(u, x), copies(g, x.size)).d_scores)


def causal_prefix(*, x: Array, v: Array, y: Array, w: Array) -> Array:
    """Return the output of causal attention at the last token of the prefix, all tokens in one pass."""
    count = x.size + y.size
    scores = copies(np.concatenate([x, y]), count)
    output = with_scores(scores, np.concatenate([v, w])[:, None], causal_mask(count, count)).output
    return np.asarray(output[x.size - 1, 0])


def causal_loss_is_sum_of_prefix_losses(
    *, U: Array, A: Array, V: Array, N: Array, B: Array, X: Array, G: Array, F: Array, C: Array, H: Array, D: Array
) -> Array:
    """Return the loss of all tokens in one pass under one mask."""
    every = np.ones((len(C), len(A)), dtype=np.bool_)
    output = with_scores(
        np.block([[A, B], [C, D]]),
        np.concatenate([V, X]),
        np.block([[seen(U), seen(N)], [every, seen(H)]]),
    ).output
    return np.asarray((output * np.concatenate([G, F])).sum())


# ---- blocks --------------------------------------------------------------------------------------------------------


def block_states_merge(*, x: Array, v: Array, y: Array, w: Array, mu: Array, nu: Array, rho: Array) -> Array:
    """Return the merged states of two blocks, each from its output and its log-sum-exp."""
    states = [
        with_scores(scores[None], values[:, None]).output[0, 0] * np.exp(logsumexp(scores)[0] - at)
        for scores, values, at in ((x, v, mu), (y, w, nu))
    ]
    return np.asarray(states[0] * np.exp(mu - rho) + states[1] * np.exp(nu - rho))


def online_softmax_merge(*, x: Array, v: Array, y: Array, w: Array) -> Array:
    """Return the output of attention to the keys of both blocks."""
    return np.asarray(with_scores(np.concatenate([x, y])[None], np.concatenate([v, w])[:, None]).output[0, 0])


def online_softmax_merge_associative(
    *, l_1: Array, l_2: Array, l_3: Array, mu_1: Array, mu_2: Array, mu_3: Array, rho: Array
) -> Array:
    """Return the output of attention to three keys with these scores and values, with the weight of all."""
    scores, values = np.stack([mu_1, mu_2, mu_3]), np.stack([l_1, l_2, l_3])
    output = with_scores(scores[None], values[:, None]).output[0, 0]
    return np.asarray(output * np.exp(logsumexp(scores)[0] - rho))


# ---- projections ---------------------------------------------------------------------------------------------------


def weights_query_projection_derivative(
    *, X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array
) -> tuple[Array, Array]:
    """Return gradients at the projection of the queries, weight by weight."""
    found = weights_of_head(X, W_Q, b_Q, Y, W_K, b_K, r)
    matrices, biases = np.stack([p.w_query for p in found]), np.stack([bias_of(p.b_query) for p in found])
    shape = (len(X), len(Y))
    return matrices.reshape(*shape, *W_Q.shape), biases.reshape(*shape, 1, b_Q.size)


def query_weight_backward(
    *, X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array, V: Array, G: Array
) -> Array:
    """Return the gradient at the matrix of the queries."""
    return one_head(X, W_Q, b_Q, Y, W_K, b_K, r, V, G).parameters.w_query


def query_bias_backward(
    *, X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array, V: Array, G: Array
) -> Array:
    """Return the gradient at the bias of the queries."""
    return bias_of(one_head(X, W_Q, b_Q, Y, W_K, b_K, r, V, G).parameters.b_query)


def weights_key_projection_derivative(
    *, X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array
) -> Array:
    """Return gradients at the matrix of the keys, weight by weight."""
    found = np.stack([p.w_key for p in weights_of_head(X, W_Q, b_Q, Y, W_K, b_K, r)])
    return found.reshape(len(X), len(Y), *W_K.shape)


def key_weight_backward(
    *, X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array, V: Array, G: Array
) -> Array:
    """Return the gradient at the matrix of the keys."""
    return one_head(X, W_Q, b_Q, Y, W_K, b_K, r, V, G).parameters.w_key


def query_key_products_agree(
    *, X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array, D: Array
) -> Array:
    """Return products of the query projection with its gradients, by the backward pass of two linear layers."""
    _, queries = linear(X, W_Q, b_Q)
    keys, _ = linear(Y, W_K, b_K)
    found = linear_backward(queries, D @ keys / r)
    return np.asarray(W_Q.T @ found.d_weight + b_Q[:, None] * bias_of(found.d_bias))


def noether_query_key(
    *, X: Array, W_Q: Array, b_Q: Array, Y: Array, W_K: Array, b_K: Array, r: Array, V: Array, G: Array
) -> Array:
    """Return products of the query projection with its gradients."""
    found = one_head(X, W_Q, b_Q, Y, W_K, b_K, r, V, G).parameters
    return np.asarray(W_Q.T @ found.w_query + b_Q[:, None] * bias_of(found.b_query))


def value_projection_backward(
    *, G: Array, S: Array, Y: Array, W_V: Array, b_V: Array, W_O: Array
) -> tuple[Array, Array, Array]:
    """Return the gradients at the projections of values and outputs, by the backward passes of three layers."""
    values, value_cache = linear(Y, W_V, b_V)
    cache = with_scores(S, values)
    _, output_cache = linear(cache.output, W_O)
    at_output = linear_backward(output_cache, G)
    at_values = linear_backward(value_cache, backward(cache, at_output.d_x).d_value)
    return at_values.d_weight, bias_of(at_values.d_bias)[None], at_output.d_weight.T


def noether_value_output(*, G: Array, S: Array, Y: Array, W_V: Array, b_V: Array, W_O: Array) -> Array:
    """Return products of the value projection with its gradients."""
    matrix, bias, _ = value_projection_backward(G=G, S=S, Y=Y, W_V=W_V, b_V=b_V, W_O=W_O)
    return np.asarray(W_V.T @ matrix + b_V[:, None] * bias)


# ---- heads ---------------------------------------------------------------------------------------------------------


def head_weights_jacobian(*, S: Array) -> Array:
    """Return gradients at the scores of all heads, weight by weight."""
    cache = with_scores(copies(S, S.size), copies(copies(identity(S, S.shape[2]), len(S)), S.size))
    return backward(cache, identity(S, S.size).reshape(-1, *S.shape)).d_scores.reshape(*S.shape, *S.shape)


def multi_head_backward_output(*, G: Array, S: Array, V: Array, W_O: Array) -> Array:
    """Return the gradient at the output projection, head by head."""
    return many_heads(G, S, V, W_O).parameters.w_output.reshape(W_O.shape)


def multi_head_backward_value(*, G: Array, S: Array, V: Array, W_O: Array) -> Array:
    """Return the gradient at the values, head by head."""
    found = many_heads(G, S, V, W_O).d_x_value
    return np.swapaxes(found.reshape(len(found), len(S), -1), 0, 1)


def multi_head_backward(*, G: Array, S: Array, V: Array, W_O: Array) -> Array:
    """Return the gradient at the scores of all heads."""
    return many_heads(G, S, V, W_O).attention.d_scores


def grouped_query_backward_key(*, G: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return the gradient at keys that were copied for each head, added up."""
    cache = attend(Q, copies(K, len(Q)), copies(V, len(Q)), r, M)
    return np.asarray(backward(cache, G).d_key[..., : K.shape[1]].sum(axis=0))


# ---- an encoder ----------------------------------------------------------------------------------------------------


def head_permutation_equivariant(*, X: Array, U_Q: Array, U_K: Array, U_V: Array, r: Array, sigma: Array) -> Array:
    """Return a head of self-attention to permuted tokens."""
    query, key, value = (linear(X[sigma], weight)[0] for weight in (U_Q, U_K, U_V))
    return attend(query, key, value, r).output


def multi_head_permutation_equivariant(
    *, X: Array, W_Q: Array, W_K: Array, W_V: Array, W_O: Array, r: Array, sigma: Array
) -> Array:
    """Return multi-head self-attention to permuted tokens."""
    tokens = X[sigma]
    parameters = MultiHeadAttentionParameters(
        side_by_side(W_Q), side_by_side(W_K), side_by_side(W_V), W_O.reshape(-1, W_O.shape[2])
    )
    return multi_head_attention(tokens, tokens, tokens, parameters, len(W_Q), scale=inverse(r))[0]


def attention_layer_permutation_equivariant(
    *, X: Array, W_Q: Array, W_K: Array, W_V: Array, W_O: Array, r: Array, gamma_1: Array, beta_1: Array,
    epsilon: Array, sigma: Array,
) -> Array:  # fmt: skip
    """Return the same with its residual and LayerNorm."""
    attended = multi_head_permutation_equivariant(X=X, W_Q=W_Q, W_K=W_K, W_V=W_V, W_O=W_O, r=r, sigma=sigma)
    return layer_norm(X[sigma] + attended, gamma_1, beta_1, eps=epsilon[()])[0]


def feed_forward_layer_permutation_equivariant(
    *, X: Array, W_Q: Array, W_K: Array, W_V: Array, W_O: Array, r: Array, gamma_1: Array, beta_1: Array,
    epsilon: Array, W_1: Array, b_1: Array, W_2: Array, b_2: Array, sigma: Array,
) -> Array:  # fmt: skip
    """Return the feed-forward network of it."""
    attended = attention_layer_permutation_equivariant(
        X=X, W_Q=W_Q, W_K=W_K, W_V=W_V, W_O=W_O, r=r, gamma_1=gamma_1, beta_1=beta_1, epsilon=epsilon, sigma=sigma
    )
    return feed_forward(attended, FeedForwardParameters(W_1, W_2, b_1, b_2), "relu")[0]


def encoder_permutation_equivariant(
    *, X: Array, W_Q: Array, W_K: Array, W_V: Array, W_O: Array, r: Array, gamma_1: Array, beta_1: Array,
    epsilon: Array, W_1: Array, b_1: Array, W_2: Array, b_2: Array, gamma_2: Array, beta_2: Array, sigma: Array,
) -> Array:  # fmt: skip
    """Return a layer of an encoder, of permuted tokens."""
    attended = attention_layer_permutation_equivariant(
        X=X, W_Q=W_Q, W_K=W_K, W_V=W_V, W_O=W_O, r=r, gamma_1=gamma_1, beta_1=beta_1, epsilon=epsilon, sigma=sigma
    )
    activated = feed_forward(attended, FeedForwardParameters(W_1, W_2, b_1, b_2), "relu")[0]
    return layer_norm(attended + activated, gamma_2, beta_2, eps=epsilon[()])[0]
