"""A layer of an encoder, of permuted tokens: each part takes what the part before it returns."""

from __future__ import annotations

from verify.counterparts import Table
from verify.counterparts.attending import attend, inverse, side_by_side
from verify.numbers import Array
from verify.transformer.layers.feed_forward import FeedForwardParameters, feed_forward
from verify.transformer.layers.layer_norm import layer_norm
from verify.transformer.layers.linear import linear
from verify.transformer.layers.multi_head import MultiHeadAttentionParameters, multi_head_attention


def _head(X: Array, U_Q: Array, U_K: Array, U_V: Array, r: Array, sigma: Array) -> Array:
    """Return a head of self-attention."""
    query, key, value = (linear(X[sigma], weight)[0] for weight in (U_Q, U_K, U_V))
    return attend(query, key, value, r).output


def heads(X: Array, W_Q: Array, W_K: Array, W_V: Array, W_O: Array, r: Array, sigma: Array) -> Array:
    """Return multi-head self-attention."""
    tokens = X[sigma]
    parameters = MultiHeadAttentionParameters(
        side_by_side(W_Q), side_by_side(W_K), side_by_side(W_V), W_O.reshape(-1, W_O.shape[2])
    )
    return multi_head_attention(tokens, tokens, tokens, parameters, len(W_Q), scale=inverse(r))[0]


def _attention_layer(
    X: Array, W_Q: Array, W_K: Array, W_V: Array, W_O: Array, r: Array, gamma_1: Array, beta_1: Array,
    epsilon: Array, sigma: Array,
) -> Array:  # fmt: skip
    """Return attention with its residual and LayerNorm."""
    attended = heads(X, W_Q, W_K, W_V, W_O, r, sigma)
    return layer_norm(X[sigma] + attended, gamma_1, beta_1, eps=epsilon[()])[0]


def _feed_forward_layer(
    X: Array, W_Q: Array, W_K: Array, W_V: Array, W_O: Array, r: Array, gamma_1: Array, beta_1: Array,
    epsilon: Array, W_1: Array, b_1: Array, W_2: Array, b_2: Array, sigma: Array,
) -> Array:  # fmt: skip
    """Return the feed-forward network behind it."""
    attended = _attention_layer(X, W_Q, W_K, W_V, W_O, r, gamma_1, beta_1, epsilon, sigma)
    return feed_forward(attended, FeedForwardParameters(W_1, W_2, b_1, b_2), "relu")[0]


def _encoder(
    X: Array, W_Q: Array, W_K: Array, W_V: Array, W_O: Array, r: Array, gamma_1: Array, beta_1: Array,
    epsilon: Array, W_1: Array, b_1: Array, W_2: Array, b_2: Array, gamma_2: Array, beta_2: Array, sigma: Array,
) -> Array:  # fmt: skip
    """Return the whole layer, with the second residual and LayerNorm."""
    attended = _attention_layer(X, W_Q, W_K, W_V, W_O, r, gamma_1, beta_1, epsilon, sigma)
    activated = feed_forward(attended, FeedForwardParameters(W_1, W_2, b_1, b_2), "relu")[0]
    return layer_norm(attended + activated, gamma_2, beta_2, eps=epsilon[()])[0]


COUNTERPARTS: Table = {
    "head_permutation_equivariant": _head,
    "multi_head_permutation_equivariant": heads,
    "attention_layer_permutation_equivariant": _attention_layer,
    "feed_forward_layer_permutation_equivariant": _feed_forward_layer,
    "encoder_permutation_equivariant": _encoder,
}
