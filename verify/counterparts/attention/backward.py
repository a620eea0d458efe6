"""The backward pass of attention."""

from __future__ import annotations

import numpy as np

from verify.counterparts.arrays import filled, identity
from verify.counterparts.attending import attend, backward, copies, each_weight, with_scores
from verify.numbers import Array, derivative
from verify.transformer.attention import scaled_dot_product_attention


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


def _first_output(tokens: Array) -> Array:
    """Run self-attention of tokens of width 1 that are queries, keys and values, and return the first output."""
    return np.asarray(scaled_dot_product_attention(tokens, tokens, tokens, scale=1)[0][0, 0])


def self_attention_slope_unbounded(*, x: Array, y: Array) -> tuple[Array, Array]:
    """Return derivatives of the first output in the first token, by dual numbers: at x, and at zero."""
    zero = filled(x, (), 0)
    direction = np.stack([filled(x, (1,), 1), filled(x, (1,), 0)])
    at_x, at_zero = (derivative(_first_output, np.stack([t, y])[:, None], direction) for t in (x, zero))
    return np.asarray(at_x), np.asarray(at_zero)
