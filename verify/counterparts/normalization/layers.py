"""Normalization, from the layers of the Transformer: their statistics, their outputs, and their backward passes."""

from __future__ import annotations

import numpy as np

from verify.counterparts import Bounds, Table
from verify.counterparts.arrays import identity, number
from verify.counterparts.dot_product import FiniteLaw, outcomes
from verify.counterparts.normalization.normalizing import (
    backward,
    batch,
    deviation,
    in_each_entry,
    inside,
    jacobian,
    layer,
    rms,
    root_mean_square,
    root_mean_square_backward,
    statistics,
)
from verify.numbers import Array
from verify.transformer.layers.batch_norm import BatchNormGradients, batch_norm, batch_norm_backward, initial_statistics
from verify.transformer.layers.layer_norm import LayerNormGradients, StandardizeCache, layer_norm, layer_norm_backward
from verify.transformer.layers.linear import linear, linear_backward
from verify.transformer.layers.rms_norm import RmsNormGradients, rms_norm, rms_norm_backward

# ---- statistics and outputs ----------------------------------------------------------------------------------------


def _variance(x: Array) -> Array:
    value: Array = statistics(x).variance[0]
    return value


def _deviation(x: Array, epsilon: Array) -> Array:
    value: Array = deviation(layer(x, epsilon).standardized)[0]
    return value


def _output(x: Array, epsilon: Array) -> Array:
    return layer(x, epsilon).output


def _length(y: Array) -> Array:
    """Return the squared length."""
    return np.asarray((y * y).sum())


def _squared_deviations(x: Array) -> Bounds:
    """Return squared deviations from the mean, and the bound."""
    measured = statistics(x)
    deviations = x - measured.mean
    return Bounds(np.asarray(deviations * deviations), np.asarray((x.size - 1) * measured.variance[0]))


def _squared_entries(x: Array, epsilon: Array) -> Bounds:
    """Return squares of the output, and the number of entries less one."""
    output = _output(x, epsilon)
    return Bounds(np.asarray(output * output), number(x, x.size - 1))


def _within(middle: Array, bound: Array) -> tuple[Bounds, Bounds]:
    """Compare an array and its negative with a bound."""
    return Bounds(middle, bound), Bounds(-middle, bound)


# ---- LayerNorm and RMSNorm -----------------------------------------------------------------------------------------


def _along(x: Array, epsilon: Array, u: Array) -> Array:
    """Return the derivative of the output of LayerNorm in a direction."""
    return np.asarray((jacobian(x, epsilon) * u).sum(axis=1))


def _inner(x: Array, epsilon: Array, g: Array, y: Array) -> Array:
    """Return the product of the gradient at the input of LayerNorm with an array."""
    return np.asarray((backward(x, epsilon, g) * y).sum())


def _layer_norm(x: Array, epsilon: Array, g: Array, gamma: Array, beta: Array) -> LayerNormGradients:
    """Return all gradients of LayerNorm with gain and bias."""
    return layer_norm_backward(layer_norm(x, gamma, beta, eps=inside(epsilon))[1], g)


def _weight_with_gradient(y: Array, W: Array, g: Array, epsilon: Array) -> Array:
    """Return the product of the weights of a linear layer before LayerNorm with their gradient."""
    hidden, cache = linear(y[None], W)
    return np.asarray((W * linear_backward(cache, backward(hidden, epsilon, g[None])).d_weight).sum())


def _rms_norm(x: Array, epsilon: Array, g: Array, gamma: Array) -> RmsNormGradients:
    """Return all gradients of RMSNorm with gain."""
    return rms_norm_backward(rms_norm(x, gamma, eps=inside(epsilon))[1], g)


def _rms_jacobian(x: Array, epsilon: Array) -> Array:
    """Return gradients at the input of RMSNorm, one equal row for each output."""
    return root_mean_square_backward(np.stack([x] * x.size), epsilon, identity(x, x.size))


# ---- BatchNorm -----------------------------------------------------------------------------------------------------


def _measured(X: Array) -> StandardizeCache:
    """Return what BatchNorm measures; eps does not enter."""
    return batch_norm(X)[1].standardized


def _batch_deviation(X: Array, epsilon: Array) -> Array:
    value: Array = deviation(batch(X, epsilon).standardized)[0]
    return value


def _restored(X: Array, epsilon: Array) -> Array:
    """Return the output of a layer whose gain is the deviation and whose bias is the mean of its input."""
    measured = batch(X, epsilon).standardized
    return batch_norm(X, deviation(measured)[0], measured.mean[0], eps=inside(epsilon))[0]


def _batch_jacobian(X: Array, epsilon: Array) -> Array:
    """Return gradients at the batch, one backward pass for each output, whose gradient is one."""
    cache, ones = batch(X, epsilon), identity(X, X.size).reshape(X.size, *X.shape)
    return np.stack([batch_norm_backward(cache, one).d_x for one in ones]).reshape(*X.shape, *X.shape)


def _batch_norm(X: Array, epsilon: Array, G: Array, gamma: Array, beta: Array) -> BatchNormGradients:
    """Return all gradients of BatchNorm with gain and bias."""
    return batch_norm_backward(batch_norm(X, gamma, beta, eps=inside(epsilon))[1], G)


def _mean_variance(X: FiniteLaw) -> Array:
    """Return the mean over all batches of the variance that BatchNorm normalizes with; each outcome is a feature."""
    every = outcomes(X.points, X.weights)
    return np.asarray((_measured(every.rows.T).variance[0] * every.weights).sum())


def _mean_running_variance(X: FiniteLaw) -> Array:
    """Return the mean over all batches of the variance that BatchNorm keeps for inference, at momentum 1."""
    every = outcomes(X.points, X.weights)
    batches = every.rows.T
    running = batch_norm(batches, running=initial_statistics(batches), momentum=1)[1].running
    if running is None:
        raise TypeError("batch_norm: expected running statistics, got None")
    return np.asarray((running.variance * every.weights).sum())


COUNTERPARTS: Table = {
    # statistics
    "variance_nonneg": lambda x: Bounds(number(x, 0), _variance(x)),
    "eps_le_variance_add_eps": lambda x, epsilon: Bounds(epsilon, _variance(x) + epsilon),
    "deviation_pos": lambda x, epsilon: Bounds(number(x, 0), _deviation(x, epsilon)),
    "deviation_sq": lambda x, epsilon: _variance(x) + epsilon,
    "sum_eq_card_mul_mean": lambda x: x.size * statistics(x).mean[0],
    "sum_of_squares": lambda x: x.size * rms_norm(x)[1].mean_square[0],
    "mean_of_shifted": lambda x, c: statistics(x + c).mean[0],
    "mean_derivative": lambda x: in_each_entry(lambda moved: statistics(moved).mean[0], x),
    "variance_derivative": lambda x: in_each_entry(_variance, x),
    "deviation_derivative": lambda x, epsilon: in_each_entry(lambda moved: _deviation(moved, epsilon), x),
    # outputs of LayerNorm; a second LayerNorm measures their mean and variance
    "layernorm_sum_zero": lambda x, epsilon: _output(x, epsilon).sum(),
    "layernorm_mean_zero": lambda x, epsilon: statistics(_output(x, epsilon)).mean[0],
    "layernorm_sum_of_squares": lambda x, epsilon: _length(_output(x, epsilon)),
    "layernorm_variance": lambda x, epsilon: _variance(_output(x, epsilon)),
    "layernorm_shift_invariant": lambda x, c, epsilon: _output(x + c, epsilon),
    "squared_deviation_defect": lambda x: _squared_deviations(x).right - _squared_deviations(x).left,
    "squared_deviation_le": _squared_deviations,
    "normalized_entry_sq_le": _squared_entries,
    "normalized_entry_bound": lambda x, epsilon, r: _within(_output(x, epsilon), r),
    # derivatives of LayerNorm
    "layernorm_jacobian": jacobian,
    "layernorm_jacobian_row_sum_zero": lambda x, epsilon: jacobian(x, epsilon).sum(axis=1),
    "layernorm_jacobian_of_normalized": lambda x, epsilon: _along(x, epsilon, _output(x, epsilon)),
    "layernorm_jacobian_of_input": lambda x, epsilon: _along(x, epsilon, x),
    "layernorm_jvp": _along,
    "layernorm_jacobian_quadratic_form": lambda x, epsilon, u: _inner(x, epsilon, u, u),
    "layernorm_jacobian_psd": lambda x, epsilon, u: Bounds(number(x, 0), _inner(x, epsilon, u, u)),
    "layernorm_vjp": backward,
    "layernorm_vjp_mean_last": backward,
    "layernorm_gain_vjp": lambda x, epsilon, g, gamma, beta: _layer_norm(x, epsilon, g, gamma, beta).d_x,
    "layernorm_vjp_sum_zero": lambda x, epsilon, g: backward(x, epsilon, g).sum(),
    "layernorm_vjp_inner": lambda x, epsilon, g: _inner(x, epsilon, g, _output(x, epsilon)),
    "layernorm_vjp_orthogonal_of_eps_zero": lambda x, epsilon, g: _inner(x, epsilon, g, _output(x, epsilon)),
    "layernorm_eps_zero_of_vjp_orthogonal": lambda x, epsilon, g: epsilon * (g * _output(x, epsilon)).sum(),
    "layernorm_vjp_inner_input": lambda x, epsilon, g: _inner(x, epsilon, g, x),
    "layernorm_weight_gradient_inner": _weight_with_gradient,
    "normalization_gain_gradient": lambda X, G, gamma, beta, epsilon: _layer_norm(X, epsilon, G, gamma, beta).d_weight,
    "normalization_bias_gradient": lambda X, G, gamma, beta, epsilon: _layer_norm(X, epsilon, G, gamma, beta).d_bias,
    # RMSNorm
    "rms_pos": lambda x, epsilon: Bounds(number(x, 0), rms(x, epsilon)),
    "rms_derivative": lambda x, epsilon: in_each_entry(lambda moved: rms(moved, epsilon), x),
    "rmsnorm_jacobian": _rms_jacobian,
    "rmsnorm_vjp": root_mean_square_backward,
    "rmsnorm_gain_vjp": lambda x, epsilon, g, gamma: _rms_norm(x, epsilon, g, gamma).d_x,
    "rmsnorm_gain_gradient": lambda X, G, gamma, epsilon: _rms_norm(X, epsilon, G, gamma).d_weight,
    "rmsnorm_sum_of_squares": lambda x, epsilon: x.size * root_mean_square(x, epsilon).mean_square[0],
    "rmsnorm_vjp_inner_input": lambda x, epsilon, g: (root_mean_square_backward(x, epsilon, g) * x).sum(),
    # BatchNorm
    "batchnorm_is_layernorm_transposed": lambda X, epsilon: batch(X, epsilon).output,
    "batch_deviation_pos": lambda X, epsilon: Bounds(number(X, 0), _batch_deviation(X, epsilon)),
    "batchnorm_restores_identity": _restored,
    "batch_mean_derivative": lambda X: in_each_entry(lambda moved: _measured(moved).mean[0], X),
    "batch_variance_derivative": lambda X: in_each_entry(lambda moved: _measured(moved).variance[0], X),
    "batch_deviation_derivative": lambda X, epsilon: in_each_entry(lambda moved: _batch_deviation(moved, epsilon), X),
    "batchnorm_jacobian": _batch_jacobian,
    "batchnorm_vjp": lambda X, epsilon, G, gamma, beta: _batch_norm(X, epsilon, G, gamma, beta).d_x,
    "batchnorm_gain_gradient": lambda X, epsilon, G, gamma, beta: _batch_norm(X, epsilon, G, gamma, beta).d_weight,
    "batchnorm_bias_gradient": lambda X, epsilon, G, gamma, beta: _batch_norm(X, epsilon, G, gamma, beta).d_bias,
    "batchnorm_variance_expectation": _mean_variance,
    "batchnorm_variance_unbiased": _mean_running_variance,
}
