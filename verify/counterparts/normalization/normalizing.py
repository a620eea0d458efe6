"""Normalization as the counterparts run it: layers without gain and bias, and what they measure.

A Jacobian is the backward pass of equal rows. Derivatives of statistics are those of the forward pass in dual numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

from verify.counterparts.arrays import identity
from verify.numbers import Array, derivative
from verify.transformer.layers.batch_norm import BatchNormCache, batch_norm
from verify.transformer.layers.layer_norm import LayerNormCache, StandardizeCache, layer_norm, layer_norm_backward
from verify.transformer.layers.rms_norm import RmsNormCache, rms_norm, rms_norm_backward


def inside(epsilon: Array) -> Any:
    """Return eps as a number that suits every number type: a float as the fraction that it is."""
    number: Any = epsilon[()]
    return Fraction(number) if isinstance(number, float) else number


def layer(x: Array, epsilon: Array) -> LayerNormCache:
    """Run LayerNorm without gain and bias on one token, or on rows."""
    return layer_norm(x, eps=inside(epsilon))[1]


def statistics(x: Array) -> StandardizeCache:
    """Return what LayerNorm measures of one token; eps does not enter."""
    return layer_norm(x)[1].standardized


def backward(x: Array, epsilon: Array, g: Array) -> Array:
    """Return the gradient at the input of LayerNorm."""
    return layer_norm_backward(layer(x, epsilon), g).d_x


def jacobian(x: Array, epsilon: Array) -> Array:
    """Return gradients at the input of LayerNorm, one equal row for each output, whose gradient is one."""
    return backward(np.stack([x] * x.size), epsilon, identity(x, x.size))


def in_each_entry(function: Callable[[Array], Array], x: Array) -> Array:
    """Return the derivatives of a forward pass in each entry, by dual numbers, along new last axes."""
    directions = identity(x, x.size).reshape(x.size, *x.shape)
    moved = np.stack([derivative(function, x, direction) for direction in directions], axis=-1)
    return np.asarray(moved.reshape(*moved.shape[:-1], *x.shape))


def deviation(cache: StandardizeCache) -> Array:
    """Return ``sqrt(v + eps)``, of which the layer keeps the inverse."""
    return np.asarray(1 / cache.inverse_deviation)


def root_mean_square(x: Array, epsilon: Array) -> RmsNormCache:
    """Run RMSNorm without gain on one token, or on rows."""
    return rms_norm(x, eps=inside(epsilon))[1]


def rms(x: Array, epsilon: Array) -> Array:
    """Return ``sqrt(mean of squares + eps)`` of one token, of which the layer keeps the inverse."""
    return np.asarray(1 / root_mean_square(x, epsilon).inverse_rms[0])


def root_mean_square_backward(x: Array, epsilon: Array, g: Array) -> Array:
    """Return the gradient at the input of RMSNorm."""
    return rms_norm_backward(root_mean_square(x, epsilon), g).d_x


def batch(X: Array, epsilon: Array) -> BatchNormCache:
    """Run BatchNorm in training, without gain and bias."""
    return batch_norm(X, eps=inside(epsilon))[1]
