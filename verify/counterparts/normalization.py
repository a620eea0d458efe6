"""Normalization, from the layers of the Transformer: their statistics, their outputs, and their backward passes."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Bounds
from verify.counterparts.arrays import filled, identity
from verify.counterparts.dot_product import FiniteLaw, outcomes
from verify.counterparts.normalizing import (
    backward,
    batch,
    deviation,
    in_each_entry,
    inside,
    jacobian,
    layer,
    root_mean_square,
    root_mean_square_backward,
    statistics,
)
from verify.numbers import Array
from verify.transformer.batch_norm import batch_norm, batch_norm_backward, initial_statistics
from verify.transformer.layer_norm import layer_norm, layer_norm_backward
from verify.transformer.linear import linear, linear_backward
from verify.transformer.rms_norm import rms_norm, rms_norm_backward


def _zero(like: Array) -> Array:
    return filled(like, (), 0)


# ---- the statistics ------------------------------------------------------------------------------------------------


def variance_nonneg(*, x: Array) -> Bounds:
    """Return the variance."""
    return Bounds(_zero(x), statistics(x).variance[0])


def eps_le_variance_add_eps(*, x: Array, epsilon: Array) -> Bounds:
    """Return eps, and what stands under the root."""
    return Bounds(epsilon, statistics(x).variance[0] + epsilon)


def deviation_pos(*, x: Array, epsilon: Array) -> Bounds:
    """Return the deviation."""
    return Bounds(_zero(x), deviation(layer(x, epsilon).standardized)[0])


def deviation_sq(*, x: Array, epsilon: Array) -> Array:
    """Return what stands under the root."""
    return np.asarray(statistics(x).variance[0] + epsilon)


def sum_eq_card_mul_mean(*, x: Array) -> Array:
    """Return the mean, for each entry."""
    return np.asarray(x.size * statistics(x).mean[0])


def sum_of_squares(*, x: Array) -> Array:
    """Return what RMSNorm measures, for each entry."""
    return np.asarray(x.size * rms_norm(x)[1].mean_square[0])


# ---- what is normalized --------------------------------------------------------------------------------------------


def layernorm_sum_zero(*, x: Array, epsilon: Array) -> Array:
    """Return the sum of the output."""
    return np.asarray(layer(x, epsilon).output.sum())


def layernorm_mean_zero(*, x: Array, epsilon: Array) -> Array:
    """Return the mean that a second LayerNorm measures."""
    return np.asarray(statistics(layer(x, epsilon).output).mean[0])


def layernorm_sum_of_squares(*, x: Array, epsilon: Array) -> Array:
    """Return the squared length of the output."""
    output = layer(x, epsilon).output
    return np.asarray((output * output).sum())


def layernorm_variance(*, x: Array, epsilon: Array) -> Array:
    """Return the variance that a second LayerNorm measures."""
    return np.asarray(statistics(layer(x, epsilon).output).variance[0])


def mean_of_shifted(*, x: Array, c: Array) -> Array:
    """Return the mean with the same bias at every entry."""
    return np.asarray(statistics(x + c).mean[0])


def layernorm_shift_invariant(*, x: Array, c: Array, epsilon: Array) -> Array:
    """Return the output with the same bias at every entry."""
    return layer(x + c, epsilon).output


# ---- the Jacobian of LayerNorm -------------------------------------------------------------------------------------


def mean_derivative(*, x: Array) -> Array:
    """Return derivatives of the mean."""
    return in_each_entry(lambda moved: statistics(moved).mean[0], x)


def variance_derivative(*, x: Array) -> Array:
    """Return derivatives of the variance."""
    return in_each_entry(lambda moved: statistics(moved).variance[0], x)


def deviation_derivative(*, x: Array, epsilon: Array) -> Array:
    """Return derivatives of the deviation."""
    return in_each_entry(lambda moved: deviation(layer(moved, epsilon).standardized)[0], x)


def layernorm_jacobian(*, x: Array, epsilon: Array) -> Array:
    """Return gradients at the input."""
    return jacobian(x, epsilon)


def layernorm_jacobian_row_sum_zero(*, x: Array, epsilon: Array) -> Array:
    """Return sums of the gradients of one output."""
    return np.asarray(jacobian(x, epsilon).sum(axis=1))


def layernorm_jacobian_of_normalized(*, x: Array, epsilon: Array) -> Array:
    """Return the derivative of the output in the direction of the output."""
    return np.asarray((jacobian(x, epsilon) * layer(x, epsilon).output).sum(axis=1))


def layernorm_jacobian_of_input(*, x: Array, epsilon: Array) -> Array:
    """Return the derivative of the output in the direction of the input."""
    return np.asarray((jacobian(x, epsilon) * x).sum(axis=1))


def layernorm_jvp(*, x: Array, epsilon: Array, u: Array) -> Array:
    """Return the derivative of the output in the direction u."""
    return np.asarray((jacobian(x, epsilon) * u).sum(axis=1))


def _quadratic(x: Array, epsilon: Array, u: Array) -> Array:
    return np.asarray((backward(x, epsilon, u) * u).sum())


def layernorm_jacobian_quadratic_form(*, x: Array, epsilon: Array, u: Array) -> Array:
    """Return the product of u with the gradient at the input for the gradient u at the output."""
    return _quadratic(x, epsilon, u)


def layernorm_jacobian_psd(*, x: Array, epsilon: Array, u: Array) -> Bounds:
    """Return the same, and zero."""
    return Bounds(_zero(x), _quadratic(x, epsilon, u))


# ---- the backward pass of LayerNorm --------------------------------------------------------------------------------


def layernorm_vjp(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return the gradient at the input."""
    return backward(x, epsilon, g)


def layernorm_vjp_mean_last(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return the gradient at the input."""
    return backward(x, epsilon, g)


def layernorm_gain_vjp(*, x: Array, epsilon: Array, g: Array, gamma: Array, beta: Array) -> Array:
    """Return the gradient at the input of a layer with gain and bias."""
    return layer_norm_backward(layer_norm(x, gamma, beta, eps=inside(epsilon))[1], g).d_x


def layernorm_vjp_sum_zero(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return the sum of the gradient at the input."""
    return np.asarray(backward(x, epsilon, g).sum())


def _inner(x: Array, epsilon: Array, g: Array) -> Array:
    return np.asarray((backward(x, epsilon, g) * layer(x, epsilon).output).sum())


def layernorm_vjp_inner(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return the product of the gradient at the input with the output."""
    return _inner(x, epsilon, g)


def layernorm_vjp_orthogonal_of_eps_zero(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return the product of the gradient at the input with the output."""
    return _inner(x, epsilon, g)


def layernorm_eps_zero_of_vjp_orthogonal(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return eps times the product of the gradient at the output with the output."""
    return np.asarray(epsilon * (g * layer(x, epsilon).output).sum())


# ---- what LayerNorm conserves --------------------------------------------------------------------------------------


def layernorm_vjp_inner_input(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return the product of the gradient at the input with the input."""
    return np.asarray((backward(x, epsilon, g) * x).sum())


def layernorm_weight_gradient_inner(*, y: Array, W: Array, g: Array, epsilon: Array) -> Array:
    """Return the product of the weights of a linear layer before LayerNorm with their gradient."""
    hidden, cache = linear(y[None], W)
    return np.asarray((W * linear_backward(cache, backward(hidden, epsilon, g[None])).d_weight).sum())


# ---- how far a normalized entry can be from zero -------------------------------------------------------------------


def squared_deviation_defect(*, x: Array) -> Array:
    """Return what squared deviations from the mean lack to the bound."""
    found = squared_deviation_le(x=x)
    return np.asarray(found.right - found.left)


def squared_deviation_le(*, x: Array) -> Bounds:
    """Return squared deviations from the mean, and the bound."""
    found = statistics(x)
    deviations = x - found.mean
    return Bounds(np.asarray(deviations * deviations), np.asarray((x.size - 1) * found.variance[0]))


def normalized_entry_sq_le(*, x: Array, epsilon: Array) -> Bounds:
    """Return squares of the output, and the number of entries less one."""
    output = layer(x, epsilon).output
    return Bounds(np.asarray(output * output), filled(x, (), x.size - 1))


def normalized_entry_bound(*, x: Array, epsilon: Array, r: Array) -> tuple[Bounds, Bounds]:
    """Return the output and its negative, and the bound."""
    output = layer(x, epsilon).output
    return Bounds(output, r), Bounds(-output, r)


# ---- gain and bias -------------------------------------------------------------------------------------------------


def normalization_gain_gradient(*, X: Array, G: Array, gamma: Array, beta: Array, epsilon: Array) -> Array:
    """Return the gradient at the gain."""
    return np.asarray(layer_norm_backward(layer_norm(X, gamma, beta, eps=inside(epsilon))[1], G).d_weight)


def normalization_bias_gradient(*, X: Array, G: Array, gamma: Array, beta: Array, epsilon: Array) -> Array:
    """Return the gradient at the bias."""
    return np.asarray(layer_norm_backward(layer_norm(X, gamma, beta, eps=inside(epsilon))[1], G).d_bias)


# ---- RMSNorm -------------------------------------------------------------------------------------------------------


def rms_pos(*, x: Array, epsilon: Array) -> Bounds:
    """Return the root mean square."""
    return Bounds(_zero(x), np.asarray(1 / root_mean_square(x, epsilon).inverse_rms[0]))


def rms_derivative(*, x: Array, epsilon: Array) -> Array:
    """Return derivatives of the root mean square."""
    return in_each_entry(lambda moved: np.asarray(1 / root_mean_square(moved, epsilon).inverse_rms[0]), x)


def rmsnorm_jacobian(*, x: Array, epsilon: Array) -> Array:
    """Return gradients at the input, one equal row for each output."""
    return root_mean_square_backward(np.stack([x] * x.size), epsilon, identity(x, x.size))


def rmsnorm_vjp(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return the gradient at the input."""
    return root_mean_square_backward(x, epsilon, g)


def rmsnorm_gain_vjp(*, x: Array, epsilon: Array, g: Array, gamma: Array) -> Array:
    """Return the gradient at the input of a layer with gain."""
    return rms_norm_backward(rms_norm(x, gamma, eps=inside(epsilon))[1], g).d_x


def rmsnorm_gain_gradient(*, X: Array, G: Array, gamma: Array, epsilon: Array) -> Array:
    """Return the gradient at the gain of RMSNorm."""
    return np.asarray(rms_norm_backward(rms_norm(X, gamma, eps=inside(epsilon))[1], G).d_weight)


def rmsnorm_sum_of_squares(*, x: Array, epsilon: Array) -> Array:
    """Return the mean square, for each entry."""
    return np.asarray(x.size * root_mean_square(x, epsilon).mean_square[0])


def rmsnorm_vjp_inner_input(*, x: Array, epsilon: Array, g: Array) -> Array:
    """Return the product of the gradient at the input with the input."""
    return np.asarray((root_mean_square_backward(x, epsilon, g) * x).sum())


# ---- BatchNorm -----------------------------------------------------------------------------------------------------


def batchnorm_is_layernorm_transposed(*, X: Array, epsilon: Array) -> Array:
    """Return the output of BatchNorm."""
    return batch(X, epsilon).output


def batch_deviation_pos(*, X: Array, epsilon: Array) -> Bounds:
    """Return the deviations of the features."""
    return Bounds(_zero(X), deviation(batch(X, epsilon).standardized)[0])


def batchnorm_restores_identity(*, X: Array, epsilon: Array) -> Array:
    """Return the output of a layer whose gain is the deviation and whose bias is the mean of its input."""
    found = batch(X, epsilon).standardized
    return batch_norm(X, deviation(found)[0], found.mean[0], eps=inside(epsilon))[0]


def batch_mean_derivative(*, X: Array) -> Array:
    """Return derivatives of the means of all features in all entries."""
    return in_each_entry(lambda moved: batch_norm(moved)[1].standardized.mean[0], X)


def batch_variance_derivative(*, X: Array) -> Array:
    """Return derivatives of the variances of all features in all entries."""
    return in_each_entry(lambda moved: batch_norm(moved)[1].standardized.variance[0], X)


def batch_deviation_derivative(*, X: Array, epsilon: Array) -> Array:
    """Return derivatives of the deviations of all features in all entries."""
    return in_each_entry(lambda moved: deviation(batch(moved, epsilon).standardized)[0], X)


def batchnorm_jacobian(*, X: Array, epsilon: Array) -> Array:
    """Return gradients at the batch, one backward pass for each output, whose gradient is one."""
    cache, ones = batch(X, epsilon), identity(X, X.size).reshape(X.size, *X.shape)
    found = np.stack([batch_norm_backward(cache, one).d_x for one in ones])
    return np.asarray(found.reshape(*X.shape, *X.shape))


def batchnorm_vjp(*, X: Array, epsilon: Array, G: Array, gamma: Array, beta: Array) -> Array:
    """Return the gradient at the batch of a layer with gain and bias."""
    return batch_norm_backward(batch_norm(X, gamma, beta, eps=inside(epsilon))[1], G).d_x


def batchnorm_gain_gradient(*, X: Array, epsilon: Array, G: Array, gamma: Array, beta: Array) -> Array:
    """Return the gradient at the gain of BatchNorm."""
    return np.asarray(batch_norm_backward(batch_norm(X, gamma, beta, eps=inside(epsilon))[1], G).d_weight)


def batchnorm_bias_gradient(*, X: Array, epsilon: Array, G: Array, gamma: Array, beta: Array) -> Array:
    """Return the gradient at the bias of BatchNorm."""
    return np.asarray(batch_norm_backward(batch_norm(X, gamma, beta, eps=inside(epsilon))[1], G).d_bias)


# ---- the variance of a batch as an estimate ------------------------------------------------------------------------


def batchnorm_variance_expectation(*, X: FiniteLaw) -> Array:
    """Return the mean over all batches of the variance that BatchNorm normalizes with; each outcome is a feature."""
    found = outcomes(X.points, X.weights)
    return np.asarray((batch_norm(found.rows.T)[1].standardized.variance[0] * found.weights).sum())


def batchnorm_variance_unbiased(*, X: FiniteLaw) -> Array:
    """Return the mean over all batches of the variance that BatchNorm keeps for inference, at momentum 1."""
    found = outcomes(X.points, X.weights)
    batches = found.rows.T
    running = batch_norm(batches, running=initial_statistics(batches), momentum=1)[1].running
    if running is None:
        raise TypeError("batch_norm: expected running statistics, got None")
    return np.asarray((running.variance * found.weights).sum())
