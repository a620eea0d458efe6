"""Softmax, from an attention layer whose scores are the logits, and from the losses: weights and gradients."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np

from verify.counterparts import Bounds, Table
from verify.counterparts.arrays import filled, identity, number
from verify.numbers import Array, constant_like, derivative
from verify.transformer.layers.attention import (
    AttentionCache,
    scaled_dot_product_attention,
    scaled_dot_product_attention_backward,
)
from verify.transformer.layers.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.layers.log_softmax import log_softmax, log_softmax_backward, logsumexp, logsumexp_backward
from verify.transformer.layers.sigmoid import sigmoid, sigmoid_backward
from verify.transformer.layers.softmax import softmax_jvp


def attend(logits: Array, queries: int = 1, scale: Any = 1) -> AttentionCache:
    """Run attention whose scores are ``scale * logits`` for each of some equal queries, with the weights as output."""
    query = filled(logits, (queries, 1), 1) * np.asarray(scale)
    _, cache = scaled_dot_product_attention(query, logits[:, None], identity(logits, logits.size), scale=1)
    return cache


def weights(x: Array) -> Array:
    """Return the attention weights of one query."""
    shares: Array = attend(x).weights[0]
    return shares


def jacobian(x: Array) -> Array:
    """Return gradients at the scores, one query for each weight, whose gradient is one and all others zero."""
    cache = attend(x, x.size)
    return scaled_dot_product_attention_backward(cache, identity(x, x.size)).d_scores


def _vjp(x: Array, g: Array) -> Array:
    """Return the gradient at the scores of one query for the gradient ``g`` at its output."""
    gradient: Array = scaled_dot_product_attention_backward(attend(x), g[None]).d_scores[0]
    return gradient


def _quadratic(x: Array, v: Array) -> Array:
    """Return the product of ``v`` with the gradient at the scores for the gradient ``v`` at the weights."""
    return np.asarray((_vjp(x, v) * v).sum())


def _in_each_logit(backward: Any, x: Array) -> Array:
    """Return the derivative of a backward pass in each logit, by dual numbers, along the last axis."""
    return np.stack([derivative(backward, x, direction) for direction in identity(x, x.size)], axis=-1)


def _logsumexp_gradient(x: Array) -> Array:
    output, cache = logsumexp(x)
    return logsumexp_backward(cache, filled(x, np.shape(output), 1))


def _at_scale(c: Array, x: Array) -> Array:
    """Return the gradient at a query c, one query for each weight."""
    cache = attend(x, x.size, c)
    gradients: Array = scaled_dot_product_attention_backward(cache, identity(x, x.size)).d_query[:, 0]
    return gradients


def _entropy_at_scale(c: Array, x: Array) -> Array:
    """Return the gradient at the query c, for the gradient of the entropy at the weights."""
    cache = attend(x, 1, c)
    d_weights = -(log_softmax(c * x)[0] + constant_like(x, 1))
    gradient = scaled_dot_product_attention_backward(cache, d_weights[None]).d_query
    return np.asarray(gradient[0, 0])


def _others(x: Array) -> Array:
    """Return for each entry a row of ones for all others."""
    return np.asarray(constant_like(x, 1) - identity(x, x.size))


def _bound(x: Array, a: Array) -> Array:
    """Return ``(n - 1) exp(-a)``."""
    return np.asarray((x.size - 1) * np.exp(-a))


def _within(middle: Array, bound: Array) -> tuple[Bounds, Bounds]:
    """Compare with a bound above and below."""
    return Bounds(middle, bound), Bounds(-bound, middle)


def _cross_entropy_gradient(y: Array, x: Array) -> Array:
    loss, cache = cross_entropy(x, y)
    return cross_entropy_backward(cache, filled(x, np.shape(loss), 1)).d_logits


def _padded_gradient(w: Array, Y: Array, X: Array) -> Array:
    """Return the backward pass of the cross-entropy of rows, each with its share of the mean as incoming gradient."""
    return cross_entropy_backward(cross_entropy(X, Y)[1], np.asarray(w / w.sum())).d_logits


def _smoothed(Y: Array, epsilon: Array) -> Array:
    return np.asarray((1 - epsilon) * Y + epsilon / constant_like(Y, Y.shape[1]))


def _sigmoid_slope(t: Array) -> Array:
    output, cache = sigmoid(t)
    return sigmoid_backward(cache, filled(t, np.shape(output), 1))


COUNTERPARTS: Table = {
    # weights
    "partition_pos": lambda x: Bounds(number(x, 0), np.exp(logsumexp(x)[0])),
    "softmax_pos": lambda x: Bounds(number(x, 0), weights(x)),
    "softmax_sum_one": lambda x: weights(x).sum(),
    "softmax_shift_invariant": lambda x, c: weights(x + c),
    "softmax_shifted": weights,  # the layer subtracts the largest logit
    "softmax_ratio": lambda x: weights(x)[:, None] / weights(x),
    "softmax_not_scale_invariant": lambda x: (log_softmax(x)[0] + logsumexp(x)[0])[:, None],
    "softmax_two_weights_le_one": lambda x: Bounds(weights(x)[:, None] + weights(x), number(x, 1)),
    "softmax_lt_one": lambda x: Bounds(weights(x), number(x, 1)),
    "softmax_le_one": lambda x: Bounds(weights(x), number(x, 1)),
    # gradients at the scores
    "softmax_jacobian": jacobian,
    "softmax_jacobian_matrix": jacobian,
    "softmax_jacobian_symmetric": jacobian,
    "softmax_jacobian_row_sum_zero": lambda x: jacobian(x).sum(axis=1),
    "softmax_jacobian_trace": lambda x: np.diagonal(jacobian(x)).sum(),
    "softmax_jacobian_ne_zero": lambda x: Bounds(jacobian(x), number(x, 0)),
    "softmax_vjp": _vjp,
    "softmax_jvp": lambda x, u: softmax_jvp(weights(x), u),
    "softmax_vjp_sum_zero": lambda x, g: _vjp(x, g).sum(),
    "softmax_jacobian_quadratic_form": _quadratic,
    "softmax_jacobian_psd": lambda x, v: Bounds(number(x, 0), _quadratic(x, v)),
    "softmax_jacobian_norm_le_half": lambda x, v: Bounds(_quadratic(x, v), (v * v).sum() / 2),
    "softmax_hessian": lambda x: (jacobian(x)[:, :, None], _in_each_logit(jacobian, x)),
    "logsumexp_gradient": _logsumexp_gradient,
    "logsumexp_hessian": lambda x: (_logsumexp_gradient(x)[:, None], _in_each_logit(_logsumexp_gradient, x)),
    # temperature, as the query
    "softmax_temperature_derivative": _at_scale,
    "logsumexp_temperature_derivative": lambda c, x: (_logsumexp_gradient(c * x) * x).sum(),
    "softmax_entropy_temperature_derivative": _entropy_at_scale,
    "softmax_entropy_temperature_derivative_nonpos": lambda c, x: Bounds(_entropy_at_scale(c, x), number(x, 0)),
    # logarithms and losses
    "softmax_log": lambda x: np.log(weights(x)),
    "log_softmax_shifted": lambda x: log_softmax(x)[0],
    "log_softmax_vjp": lambda x, g: log_softmax_backward(log_softmax(x)[1], g),
    "softmax_entropy": lambda x: cross_entropy(x, weights(x))[0],  # of the weights with themselves
    "cross_entropy_gradient": _cross_entropy_gradient,
    "padded_cross_entropy_gradient": _padded_gradient,
    "smoothed_padded_cross_entropy_gradient": lambda w, Y, X, epsilon: _padded_gradient(w, _smoothed(Y, epsilon), X),
    "sigmoid_derivative": _sigmoid_slope,
    "sigmoid_derivative_le_quarter": lambda t: Bounds(_sigmoid_slope(t), number(t, Fraction(1, 4))),
    # bounds by the gap; off the diagonal, products of weights are gradients at the scores but for their sign
    "softmax_weight_le_of_gap": lambda x, a: Bounds(weights(x), np.exp(-a)),
    "softmax_others_le_of_gap": lambda x, a: Bounds(_others(x) * weights(x)[:, None], _others(x) * np.exp(-a)),
    "softmax_complement_le_of_gap": lambda x, a: Bounds((_others(x) * weights(x)).sum(axis=1), _bound(x, a)),
    "softmax_product_le_of_gap": lambda x, a: Bounds(weights(x)[:, None] * weights(x), _bound(x, a)),
    "softmax_own_product_le_of_gap": lambda x, a: Bounds(np.diagonal(jacobian(x)), _bound(x, a)),
    "softmax_jacobian_le_of_gap": lambda x, a: _within(jacobian(x), _bound(x, a)),
}
