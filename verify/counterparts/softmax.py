"""Softmax, from an attention layer whose scores are the logits, and from the losses: weights and gradients."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np

from verify.counterparts import Bounds
from verify.counterparts.arrays import filled, identity
from verify.numbers import Array, constant_like, derivative
from verify.transformer.attention import (
    AttentionCache,
    scaled_dot_product_attention,
    scaled_dot_product_attention_backward,
)
from verify.transformer.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.log_softmax import log_softmax, log_softmax_backward, logsumexp, logsumexp_backward
from verify.transformer.sigmoid import sigmoid, sigmoid_backward
from verify.transformer.softmax import softmax_jvp as forward_mode


def attend(logits: Array, queries: int = 1, scale: Any = 1) -> AttentionCache:
    """Run attention whose scores are ``scale * logits`` for each of some equal queries, with the weights as output."""
    query = filled(logits, (queries, 1), 1) * np.asarray(scale)
    _, cache = scaled_dot_product_attention(query, logits[:, None], identity(logits, logits.size), scale=1)
    return cache


def weights(logits: Array) -> Array:
    """Return the attention weights of one query."""
    found: Array = attend(logits).weights[0]
    return found


def jacobian(x: Array) -> Array:
    """Return gradients at the scores, one query for each weight, whose gradient is one and all others zero."""
    cache = attend(x, x.size)
    return scaled_dot_product_attention_backward(cache, identity(x, x.size)).d_scores


def _gradient(x: Array, g: Array) -> Array:
    """Return the gradient at the scores of one query for the gradient ``g`` at its output."""
    gradient: Array = scaled_dot_product_attention_backward(attend(x), g[None]).d_scores[0]
    return gradient


def _number(like: Array, value: int | Fraction) -> Array:
    return filled(like, (), value)


def partition_pos(*, x: Array) -> Bounds:
    """Return Z as the exponential of log-sum-exp."""
    return Bounds(_number(x, 0), np.asarray(np.exp(logsumexp(x)[0])))


def softmax_pos(*, x: Array) -> Bounds:
    """Return the weights."""
    return Bounds(_number(x, 0), weights(x))


def softmax_sum_one(*, x: Array) -> Array:
    """Return the sum of the weights of a query."""
    return np.asarray(weights(x).sum())


def softmax_shift_invariant(*, x: Array, c: Array) -> Array:
    """Return the weights with the same bias at every score."""
    return weights(x + c)


def softmax_shifted(*, x: Array) -> Array:
    """Return the weights, which the layer computes with a shift of its own."""
    return weights(x)


def softmax_ratio(*, x: Array) -> Array:
    """Return quotients of weights."""
    p = weights(x)
    return np.asarray(p[:, None] / p)


def softmax_not_scale_invariant(*, x: Array) -> Array:
    """Return the logits, recovered from log-probabilities."""
    return np.asarray(log_softmax(x)[0] + logsumexp(x)[0])[:, None]


def softmax_jacobian(*, x: Array) -> Array:
    """Return gradients at the scores."""
    return jacobian(x)


def softmax_jacobian_matrix(*, x: Array) -> Array:
    """Return gradients at the scores."""
    return jacobian(x)


def softmax_jacobian_symmetric(*, x: Array) -> Array:
    """Return gradients at the scores."""
    return jacobian(x)


def softmax_jacobian_row_sum_zero(*, x: Array) -> Array:
    """Return sums of the gradients at the scores of one query."""
    return np.asarray(jacobian(x).sum(axis=1))


def softmax_jacobian_trace(*, x: Array) -> Array:
    """Return the sum of each weight's gradient at its own score."""
    return np.asarray(np.diagonal(jacobian(x)).sum())


def softmax_vjp(*, g: Array, x: Array) -> Array:
    """Return the gradient at the scores, for the gradient g at the weights."""
    return _gradient(x, g)


def softmax_jvp(*, x: Array, u: Array) -> Array:
    """Return the derivative of the weights in the direction u of the scores."""
    return forward_mode(weights(x), u)


def softmax_vjp_sum_zero(*, x: Array, g: Array) -> Array:
    """Return the sum of the gradient at the scores."""
    return np.asarray(_gradient(x, g).sum())


def _quadratic(x: Array, v: Array) -> Array:
    return np.asarray((_gradient(x, v) * v).sum())


def softmax_jacobian_quadratic_form(*, v: Array, x: Array) -> Array:
    """Return the product of v with the gradient at the scores for the gradient v at the weights."""
    return _quadratic(x, v)


def softmax_jacobian_psd(*, v: Array, x: Array) -> Bounds:
    """Return the same, and zero."""
    return Bounds(_number(x, 0), _quadratic(x, v))


def softmax_jacobian_norm_le_half(*, v: Array, x: Array) -> Bounds:
    """Return the same, and half the squared length of v."""
    return Bounds(_quadratic(x, v), np.asarray((v * v).sum() / 2))


def _second_derivatives(x: Array) -> Array:
    """Return the derivative of the backward pass in each logit, by dual numbers, along the last axis."""
    directions = identity(x, x.size)
    return np.stack([derivative(jacobian, x, direction) for direction in directions], axis=-1)


def softmax_hessian(*, x: Array) -> tuple[Array, Array]:
    """Return gradients at the scores, and their derivatives."""
    return jacobian(x)[:, :, None], _second_derivatives(x)


def _logsumexp_gradient(x: Array) -> Array:
    output, cache = logsumexp(x)
    return logsumexp_backward(cache, filled(x, np.shape(output), 1))


def logsumexp_gradient(*, x: Array) -> Array:
    """Return the backward pass of log-sum-exp."""
    return _logsumexp_gradient(x)


def logsumexp_hessian(*, x: Array) -> tuple[Array, Array]:
    """Return the backward pass of log-sum-exp, and its derivative by dual numbers."""
    directions = identity(x, x.size)
    second = np.stack([derivative(_logsumexp_gradient, x, direction) for direction in directions], axis=-1)
    return _logsumexp_gradient(x)[:, None], second


def softmax_temperature_derivative(*, c: Array, x: Array) -> Array:
    """Return the gradient at a query c, one query for each weight."""
    cache = attend(x, x.size, c)
    gradients: Array = scaled_dot_product_attention_backward(cache, identity(x, x.size)).d_query[:, 0]
    return gradients


def softmax_log(*, x: Array) -> Array:
    """Return logarithms of the weights."""
    return np.asarray(np.log(weights(x)))


def log_softmax_shifted(*, x: Array) -> Array:
    """Return the log-probabilities that the loss uses."""
    return log_softmax(x)[0]


def log_softmax_vjp(*, g: Array, x: Array) -> Array:
    """Return the backward pass of the log-probabilities."""
    return log_softmax_backward(log_softmax(x)[1], g)


def softmax_entropy(*, x: Array) -> Array:
    """Return the cross-entropy of the weights with themselves."""
    return cross_entropy(x, weights(x))[0]


def logsumexp_temperature_derivative(*, c: Array, x: Array) -> Array:
    """Return the backward pass of log-sum-exp at c x, carried to c."""
    return np.asarray((_logsumexp_gradient(c * x) * x).sum())


def softmax_entropy_temperature_derivative(*, c: Array, x: Array) -> Array:
    """Return the gradient at the query c, for the gradient of the entropy at the weights."""
    cache = attend(x, 1, c)
    d_weights = -(log_softmax(c * x)[0] + constant_like(x, 1))
    gradient = scaled_dot_product_attention_backward(cache, d_weights[None]).d_query
    return np.asarray(gradient[0, 0])


def softmax_entropy_temperature_derivative_nonpos(*, c: Array, x: Array) -> Bounds:
    """Return that gradient, and zero."""
    return Bounds(softmax_entropy_temperature_derivative(c=c, x=x), _number(x, 0))


def softmax_two_weights_le_one(*, x: Array) -> Bounds:
    """Return sums of two weights, and one."""
    p = weights(x)
    return Bounds(p[:, None] + p, _number(x, 1))


def softmax_lt_one(*, x: Array) -> Bounds:
    """Return the weights, and one."""
    return Bounds(weights(x), _number(x, 1))


def softmax_le_one(*, x: Array) -> Bounds:
    """Return the weights, and one."""
    return Bounds(weights(x), _number(x, 1))


def softmax_jacobian_ne_zero(*, x: Array) -> Bounds:
    """Return gradients at the scores, and zero."""
    return Bounds(jacobian(x), _number(x, 0))


def _bound(x: Array, a: Array) -> Array:
    """Return ``(n - 1) exp(-a)``."""
    return np.asarray((x.size - 1) * np.exp(-a))


def softmax_weight_le_of_gap(*, x: Array, a: Array) -> Bounds:
    """Return the weights, and the bound."""
    return Bounds(weights(x), np.asarray(np.exp(-a)))


def softmax_others_le_of_gap(*, x: Array, a: Array) -> Bounds:
    """Return the weights but one, and the bound."""
    others = constant_like(x, 1) - identity(x, x.size)
    return Bounds(others * weights(x)[:, None], others * np.exp(-a))


def softmax_complement_le_of_gap(*, x: Array, a: Array) -> Bounds:
    """Return all weights but one, added up, and the bound."""
    others = constant_like(x, 1) - identity(x, x.size)
    return Bounds(np.asarray((others * weights(x)).sum(axis=1)), _bound(x, a))


def softmax_product_le_of_gap(*, x: Array, a: Array) -> Bounds:
    """Return products of weights: off the diagonal, gradients at the scores but for their sign."""
    p = weights(x)
    return Bounds(np.asarray(p[:, None] * p), _bound(x, a))


def softmax_own_product_le_of_gap(*, x: Array, a: Array) -> Bounds:
    """Return the gradient of each weight at its own score, and the bound."""
    return Bounds(np.diagonal(jacobian(x)), _bound(x, a))


def cross_entropy_gradient(*, y: Array, x: Array) -> Array:
    """Return the backward pass of the cross-entropy."""
    loss, cache = cross_entropy(x, y)
    return cross_entropy_backward(cache, filled(x, np.shape(loss), 1)).d_logits


def padded_cross_entropy_gradient(*, w: Array, Y: Array, X: Array) -> Array:
    """Return the backward pass of the cross-entropy of rows, each with its share of the mean as incoming gradient."""
    return cross_entropy_backward(cross_entropy(X, Y)[1], np.asarray(w / w.sum())).d_logits


def smoothed_padded_cross_entropy_gradient(*, w: Array, Y: Array, X: Array, epsilon: Array) -> Array:
    """Return the same, for targets that the loss is given smoothed."""
    targets = (1 - epsilon) * Y + epsilon / constant_like(Y, Y.shape[1])
    return padded_cross_entropy_gradient(w=w, Y=np.asarray(targets), X=X)


def _sigmoid_slope(t: Array) -> Array:
    output, cache = sigmoid(t)
    return sigmoid_backward(cache, filled(t, np.shape(output), 1))


def sigmoid_derivative(*, t: Array) -> Array:
    """Return the backward pass of the sigmoid."""
    return _sigmoid_slope(t)


def sigmoid_derivative_le_quarter(*, t: Array) -> Bounds:
    """Return the same, and one quarter."""
    return Bounds(_sigmoid_slope(t), _number(t, Fraction(1, 4)))


def softmax_jacobian_le_of_gap(*, x: Array, a: Array) -> tuple[Bounds, Bounds]:
    """Return gradients at the scores, and the bound above and below."""
    found, bound = jacobian(x), _bound(x, a)
    return Bounds(found, bound), Bounds(-bound, found)
