"""Log-sum-exp and log-softmax, stable at any logits: forward, and backward by hand."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from verify.numbers.elements import Array, anchors, constant_like
from verify.transformer.scalars import require_instance
from verify.transformer.shapes import checked_array, checked_axis, require_finite, require_functions, without_axis
from verify.transformer.softmax import shifted_by_maximum

__all__ = [
    "LogSoftmaxCache",
    "LogSumExpCache",
    "gradient_of_logits",
    "log_softmax",
    "log_softmax_backward",
    "log_weights",
    "logsumexp",
    "logsumexp_backward",
]


@dataclass(frozen=True, slots=True)
class LogSumExpCache:
    """What `logsumexp_backward` needs: the softmax weights, and the axis."""

    weights: Array
    axis: int


@dataclass(frozen=True, slots=True)
class LogSoftmaxCache:
    """What `log_softmax_backward` needs: the softmax weights, and the axis."""

    weights: Array
    axis: int


def logsumexp(x: Array, axis: int = -1) -> tuple[Array, LogSumExpCache]:
    """Return ``log(sum_k exp(x_k))``.

    Parameters
    ----------
    x : ndarray, shape (..., n)
        Finite logits.
    axis : int
        The axis that is summed, and dropped.

    Returns
    -------
    output : ndarray, shape (...)
    cache : LogSumExpCache

    Raises
    ------
    ArgumentError
        If ``x`` is not finite, or has a wrong dtype or shape.
    """
    x = checked_array(x, "x")
    require_functions(x, "x")
    axis = checked_axis(x, axis)
    shift = anchors(x).max(axis=axis, keepdims=True)
    with np.errstate(over="ignore"):
        exponentials = np.exp(x - shift)
    total = exponentials.sum(axis=axis, keepdims=True)
    output = np.squeeze(np.asarray(np.log(total)) + shift, axis=axis)
    return output, LogSumExpCache(weights=exponentials / total, axis=axis)


def logsumexp_backward(cache: LogSumExpCache, d_output: Array) -> Array:
    """Return the gradient at ``x``: the softmax weights times the incoming gradient.

    Parameters
    ----------
    cache : LogSumExpCache
        From the forward pass.
    d_output : ndarray, shape (...)
        Gradient at the output.

    Returns
    -------
    ndarray, shape (..., n)

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, LogSumExpCache)
    d_output = checked_array(d_output, "d_output", without_axis(cache.weights.shape, cache.axis))
    d_x: Array = cache.weights * np.expand_dims(d_output, cache.axis)
    return d_x


def log_softmax(x: Array, axis: int = -1) -> tuple[Array, LogSoftmaxCache]:
    """Return ``x_i - log(sum_k exp(x_k))``, without cancellation at large logits.

    Parameters
    ----------
    x : ndarray, shape (..., n)
        Finite logits.
    axis : int
        The axis of the softmax.

    Returns
    -------
    output : ndarray, shape (..., n)
    cache : LogSoftmaxCache

    Raises
    ------
    ArgumentError
        If ``x`` is not finite, or has a wrong dtype or shape, or a difference of logits overflows.
    """
    x = checked_array(x, "x")
    require_functions(x, "x")
    axis = checked_axis(x, axis)
    output, weights = log_weights(x, "x", axis)
    return output, LogSoftmaxCache(weights=weights, axis=axis)


def log_weights(x: Array, name: str, axis: int) -> tuple[Array, Array]:
    """Return the logarithms of the softmax weights, and the weights.

    Of floats the largest exponential is exactly 1, and log1p takes the others: near a weight of 1 its
    logarithm keeps its digits.

    Parameters
    ----------
    x : ndarray, shape (..., n)
        Finite logits whose elements have exp.
    name : str
        What an error calls them.
    axis : int
        The axis of the softmax.

    Returns
    -------
    log_weights, weights : ndarray, shape (..., n)

    Raises
    ------
    ArgumentError
        If a difference of logits overflows.
    """
    with np.errstate(over="ignore"):
        shifted = shifted_by_maximum(x, axis)
    require_finite(shifted, f"{name} - max({name})")
    exponentials = np.exp(shifted)
    total = exponentials.sum(axis=axis, keepdims=True)
    if x.dtype.kind == "f":
        logarithm = np.log1p(_sum_of_others(exponentials, np.argmax(x, axis=axis, keepdims=True), axis))
    else:
        logarithm = np.log(total)
    return shifted - logarithm, exponentials / total


def _sum_of_others(array: Array, which: Array, axis: int) -> Array:
    """Return the sum along an axis without one entry of each row, whose index is given."""
    others = array.copy()
    np.put_along_axis(others, which, constant_like(array, 0), axis)
    return np.asarray(others.sum(axis=axis, keepdims=True))


def log_softmax_backward(cache: LogSoftmaxCache, d_output: Array) -> Array:
    """Return the gradient at ``x``, ``g - p * sum(g)``.

    Parameters
    ----------
    cache : LogSoftmaxCache
        From the forward pass.
    d_output : ndarray, shape (..., n)
        Gradient at the output.

    Returns
    -------
    ndarray, shape (..., n)

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, LogSoftmaxCache)
    d_output = checked_array(d_output, "d_output", cache.weights.shape)
    return gradient_of_logits(cache.weights, d_output, cache.axis)


def gradient_of_logits(weights: Array, d_output: Array, axis: int) -> Array:
    """Return ``g_j - p_j sum_i g_i`` as ``g_j (1 - p_j) - p_j sum_{i != j} g_i``.

    For the largest weight, ``1 - p_j`` and the second sum are summed from the others: they keep their digits
    near 1, and where all but one g is small.

    Parameters
    ----------
    weights, d_output : ndarray, shape (..., n)
        The softmax weights, and the gradient at their logarithms; checked arrays.
    axis : int
        The axis of the softmax.

    Returns
    -------
    ndarray, shape (..., n)
    """
    largest = np.argmax(anchors(weights), axis=axis, keepdims=True)
    complement = np.asarray(1 - weights)
    np.put_along_axis(complement, largest, _sum_of_others(weights, largest, axis), axis)
    rest = np.asarray(d_output.sum(axis=axis, keepdims=True) - d_output)
    np.put_along_axis(rest, largest, _sum_of_others(d_output, largest, axis), axis)
    d_x: Array = d_output * complement - weights * rest
    return d_x
