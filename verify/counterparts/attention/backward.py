"""The backward pass of attention."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Table
from verify.counterparts.arrays import filled, identity, number
from verify.counterparts.attending import attend, backward, copies, each_weight, with_scores
from verify.numbers import Array, derivative
from verify.transformer.layers.attention import AttentionGradients, scaled_dot_product_attention


def _at_scores(G: Array, S: Array, V: Array) -> AttentionGradients:
    """Return all gradients of attention whose scores are given."""
    return backward(with_scores(S, V), G)


def _gradients(G: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> AttentionGradients:
    """Return all gradients of attention; those at queries and keys have channels for the mask behind their own."""
    return backward(attend(Q, K, V, r, M), G)


def at_key(G: Array, Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return the gradient at the keys for the gradient ``G`` at the output."""
    gradient: Array = _gradients(G, Q, K, r, M, V).d_key[:, : K.shape[1]]
    return gradient


def _weights_jacobian(S: Array) -> Array:
    """Return gradients at the scores, weight by weight."""
    return each_weight(identity(S, S.shape[0]), S.T).d_scores.reshape(*S.shape, *S.shape)


def _weights_at_query(Q: Array, K: Array, r: Array, M: Array) -> Array:
    """Return gradients at the queries, weight by weight."""
    return each_weight(Q, K, r, M).d_query[..., : Q.shape[1]].reshape(*M.shape, *Q.shape)


def _weights_at_key(Q: Array, K: Array, r: Array, M: Array) -> Array:
    """Return gradients at the keys, weight by weight."""
    return each_weight(Q, K, r, M).d_key[..., : K.shape[1]].reshape(*M.shape, *K.shape)


def _key_bias(G: Array, Q: Array, K: Array, b: Array, r: Array, M: Array, V: Array) -> tuple[Array, Array]:
    """Return the gradient at a bias: that at the keys, added up."""
    gradient = np.asarray(_gradients(G, Q, K + b, r, M, V).d_key[:, : K.shape[1]].sum(axis=0))
    return gradient, gradient


def _covariance(Q: Array, K: Array, r: Array, M: Array, V: Array) -> Array:
    """Return gradients at the queries, for losses that add up one channel of the outputs."""
    cache = attend(Q, K, V, r, M)
    losses = [copies(channel, len(Q)) for channel in identity(V, V.shape[1])]
    return np.stack([backward(cache, loss).d_query[:, : Q.shape[1]] for loss in losses], axis=1)


def _first_output(tokens: Array) -> Array:
    """Run self-attention of tokens of width 1 that are queries, keys and values, and return the first output."""
    return np.asarray(scaled_dot_product_attention(tokens, tokens, tokens, scale=1)[0][0, 0])


def _slopes(x: Array, y: Array) -> tuple[Array, Array]:
    """Return derivatives of the first output in the first token, by dual numbers: at x, and at zero."""
    direction = np.stack([filled(x, (1,), 1), filled(x, (1,), 0)])
    at_x, at_zero = (derivative(_first_output, np.stack([t, y])[:, None], direction) for t in (x, number(x, 0)))
    return np.asarray(at_x), np.asarray(at_zero)


COUNTERPARTS: Table = {
    "attention_backward_value": lambda G, S, V: _at_scores(G, S, V).d_value,
    "attention_backward_weights": lambda G, W, V: _at_scores(G, W, V).d_weights,  # they depend on no scores: here W
    "attention_weights_jacobian": _weights_jacobian,
    "attention_backward_scores": lambda G, S, V: _at_scores(G, S, V).d_scores,
    "attention_score_gradient_row_sum_zero": lambda G, S, V: _at_scores(G, S, V).d_scores.sum(axis=1),
    "attention_row_dot_identity": lambda G, W, V: (W * _at_scores(G, W, V).d_weights).sum(axis=1),
    "attention_weights_query_derivative": _weights_at_query,
    "attention_backward_query": lambda G, Q, K, r, M, V: _gradients(G, Q, K, r, M, V).d_query[:, : Q.shape[1]],
    "attention_weights_key_derivative": _weights_at_key,
    "attention_backward_key": at_key,
    "key_bias_gradient_zero": _key_bias,
    "attention_jacobian_covariance": _covariance,
    "self_attention_slope_unbounded": _slopes,
}
