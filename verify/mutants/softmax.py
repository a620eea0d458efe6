"""Softmax, done wrong as it has been done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from verify.counterparts import softmax as right
from verify.counterparts.softmax import filled, identity, jacobian, weights
from verify.numbers import Array, constant_like


def diagonal_only(*, x: Array) -> Array:
    """Return the derivative of each weight in its own score, and nothing beside the diagonal."""
    p = weights(x)
    return np.asarray(identity(x, x.size) * (p * (constant_like(x, 1) - p)))


def plus_for_minus(*, x: Array) -> Array:
    """Return weights off the diagonal that grow together."""
    p = weights(x)
    return np.asarray(p[:, None] * (identity(x, x.size) + p))


def transposed_difference(*, x: Array) -> Array:
    """Return a Jacobian with p_i and p_j exchanged in one place."""
    p = weights(x)
    return np.asarray(p[:, None] * (identity(x, x.size) - p[:, None]))


def off_by_rounding_of_float32(*, x: Array) -> Array:
    """Return the right Jacobian with a relative error of 1e-8 in one entry."""
    found = jacobian(x).copy()
    found[0, 1] = found[0, 1] * (1 + constant_like(x, Fraction(1, 10**8)))
    return found


def sum_left_out(*, g: Array, x: Array) -> Array:
    """Return a backward pass that multiplies by p (1 - p)."""
    p = weights(x)
    return np.asarray(g * p * (constant_like(x, 1) - p))


def sum_not_weighted(*, g: Array, x: Array) -> Array:
    """Return a backward pass that subtracts the plain mean of the gradient."""
    return np.asarray(weights(x) * (g - g.sum() / g.size))


def gradient_weighted_twice(*, g: Array, x: Array) -> Array:
    """Return a backward pass that forgets the weight in front."""
    p = weights(x)
    return np.asarray(p * g - (p * g).sum())


def direction_not_centered(*, x: Array, u: Array) -> Array:
    """Return a forward derivative without the mean."""
    return np.asarray(weights(x) * u)


def targets_assumed_to_sum_to_one(*, y: Array, x: Array) -> Array:
    """Return the familiar p - y."""
    return np.asarray(weights(x) - y)


def mean_over_classes(*, y: Array, x: Array) -> Array:
    """Return the right gradient, divided by the number of classes."""
    return np.asarray(right.cross_entropy_gradient(y=y, x=x) / x.size)


def shifted_in_the_sum_only(*, x: Array, c: Array) -> Array:
    """Return weights whose numerator was not shifted."""
    return np.asarray(np.exp(x) / np.exp(x - c).sum())


def base_two(*, x: Array, c: Array) -> Array:
    """Return weights from powers of two."""
    powers = np.exp((x - c) * np.log(constant_like(x, 2)))
    return np.asarray(powers / powers.sum())


def shift_added_back(*, x: Array, c: Array) -> Array:
    """Return log-probabilities from the log-sum-exp of shifted logits, and logits that are not."""
    return np.asarray(x - np.log(np.exp(x - c).sum()))


def sum_weighted_by_logarithms(*, g: Array, x: Array) -> Array:
    """Return a backward pass that multiplies by the output, as that of softmax does."""
    return np.asarray(g - (g * right.log_softmax_shifted(x=x)).sum())


def backward_pass_of_softmax(*, g: Array, x: Array) -> Array:
    """Return the gradient at the logits for the gradient at the weights themselves."""
    return right.softmax_vjp(g=g, x=x)


def padding_counted(*, w: Array, Y: Array, X: Array) -> Array:
    """Return the gradient of a mean over all rows."""
    return np.asarray(right.padded_cross_entropy_gradient(w=w, Y=Y, X=X) * w.sum() / w.size)


def padding_not_masked(*, w: Array, Y: Array, X: Array) -> Array:
    """Return a gradient that rows without weight have too."""
    return np.asarray(right.padded_cross_entropy_gradient(w=w, Y=Y, X=X) / w[:, None])


def padding_smoothed(*, w: Array, Y: Array, X: Array, epsilon: Array) -> Array:
    """Return a gradient whose uniform part is a mean over all rows, whether they count or not."""
    uniform = np.array(np.broadcast_to(constant_like(X, 1) / X.shape[1], X.shape))
    even = right.padded_cross_entropy_gradient(w=w - w + constant_like(w, 1), Y=uniform, X=X)
    return np.asarray((1 - epsilon) * right.padded_cross_entropy_gradient(w=w, Y=Y, X=X) + epsilon * even)


def smoothing_forgotten(*, w: Array, Y: Array, X: Array) -> Array:
    """Return the gradient for the targets as they were."""
    return right.padded_cross_entropy_gradient(w=w, Y=Y, X=X)


def temperature_as_divisor(*, c: Array, x: Array) -> Array:
    """Return the derivative in 1/c."""
    return np.asarray(-(c * c) * right.softmax_temperature_derivative(c=c, x=x))


def output_taken_for_input(*, t: Array) -> Array:
    """Return the derivative of the sigmoid from its output, where its input was meant."""
    return np.asarray(t * (constant_like(t, 1) - t))


def masked_maximum(*, x: Array) -> Array:
    """Return weights shifted by a value that the sum does not see."""
    return np.asarray(weights(x) * (1 + filled(x, (), Fraction(1, 1000))))


MUTANTS: Mapping[str, tuple[Callable[..., Any], ...]] = {
    "softmax_jacobian": (diagonal_only, plus_for_minus, transposed_difference, off_by_rounding_of_float32),
    "softmax_vjp": (sum_left_out, sum_not_weighted, gradient_weighted_twice),
    "softmax_jvp": (direction_not_centered,),
    "softmax_shift_invariant": (masked_maximum,),
    "softmax_shifted": (shifted_in_the_sum_only, base_two),
    "log_softmax_shifted": (shift_added_back,),
    "log_softmax_vjp": (sum_weighted_by_logarithms, backward_pass_of_softmax),
    "softmax_temperature_derivative": (temperature_as_divisor,),
    "cross_entropy_gradient": (targets_assumed_to_sum_to_one, mean_over_classes),
    "padded_cross_entropy_gradient": (padding_counted, padding_not_masked),
    "smoothed_padded_cross_entropy_gradient": (padding_smoothed, smoothing_forgotten),
    "sigmoid_derivative": (output_taken_for_input,),
}
