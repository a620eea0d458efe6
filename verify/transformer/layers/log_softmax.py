"""Log-sum-exp and log-softmax, stable at any logits: forward, and backward by hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from verify.errors import ArgumentError
from verify.numbers.elements import Array, anchors, constant_like
from verify.transformer.fused.choice import fused_loops
from verify.transformer.scalars import require_instance
from verify.transformer.shapes import checked_array, checked_axis, require_finite, require_functions, without_axis
from verify.transformer.slices import Piece, for_each_piece

__all__ = [
    "LogSoftmaxCache",
    "LogSumExpCache",
    "gradient_of_logits",
    "log_softmax",
    "log_softmax_backward",
    "logsumexp",
    "logsumexp_backward",
    "require_differences",
    "weights_and_logarithm",
]


@dataclass(frozen=True, slots=True)
class LogSumExpCache:
    """Hold what `logsumexp_backward` needs: the softmax weights, and the axis."""

    weights: Array
    axis: int


@dataclass(frozen=True, slots=True)
class LogSoftmaxCache:
    """Hold what `log_softmax_backward` needs: the softmax weights, and the axis."""

    weights: Array
    axis: int


def logsumexp(x: Array, axis: int = -1) -> tuple[Array, LogSumExpCache]:
    """Return ``log(sum_k exp(x_k))``.

    Parameters
    ----------
    x : ndarray, shape (..., n)
        Logits; an entry ``-inf`` (floats only) adds nothing, and where all are, so is the result, with gradient 0.
    axis : int
        The axis that is summed, and dropped.

    Returns
    -------
    output : ndarray, shape (...)
    cache : LogSumExpCache

    Raises
    ------
    ArgumentError
        If ``x`` holds NaN or ``+inf``, or has a wrong dtype or shape.
    """
    x = checked_array(x, "x", minus_infinity=True)
    require_functions(x, "x")
    axis = checked_axis(x, axis)
    weights, shift, logarithm = weights_and_logarithm(x, axis)
    return np.squeeze(logarithm + shift, axis=axis), LogSumExpCache(weights=weights, axis=axis)


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
        Logits, of which some may be ``-inf`` (floats only), and not all of a row: the result is ``-inf`` there.
    axis : int
        The axis of the softmax.

    Returns
    -------
    output : ndarray, shape (..., n)
    cache : LogSoftmaxCache

    Raises
    ------
    ArgumentError
        If ``x`` holds NaN or ``+inf``, or a row of ``-inf`` alone, or has a wrong dtype or shape, or a difference of
        logits overflows.
    """
    x = checked_array(x, "x", minus_infinity=True)
    require_functions(x, "x")
    axis = checked_axis(x, axis)
    weights, shift, logarithm = weights_and_logarithm(x, axis)
    if x.dtype != object and (shift == -np.inf).any():
        raise ArgumentError("x", "a logit that is not -inf in each row", "a row without")
    require_differences(x, shift, "x")
    output = x - shift
    output -= logarithm
    return output, LogSoftmaxCache(weights=weights, axis=axis)


class Normalization(NamedTuple):
    """Hold what is computed from the exponentials of logits.

    Parameters
    ----------
    weights : ndarray, shape (..., n)
        The softmax weights; 0 where all logits of a row are ``-inf``.
    shift : ndarray
        The largest anchor of each row, the axis with size 1: an exact constant.
    logarithm : ndarray
        Of the sum of ``exp(x - shift)``, likewise.
    """

    weights: Array
    shift: Array
    logarithm: Array


def weights_and_logarithm(x: Array, axis: int) -> Normalization:
    """Return the softmax weights, and the two parts of the logarithm of the sum of the exponentials.

    Of floats the largest exponential is exactly 1, and log1p takes the sum of the others: near a weight of 1 its
    logarithm keeps its digits.

    Parameters
    ----------
    x : ndarray, shape (..., n)
        Logits whose elements have exp, finite or ``-inf``.
    axis : int
        The axis of the softmax.
    """
    weights = np.empty_like(x)
    logits, rows = np.moveaxis(x, axis, -1), np.moveaxis(weights, axis, -1)
    shape = (*rows.shape[:-1], 1)
    shift, logarithm = np.empty(shape, x.real.dtype), np.empty(shape, x.dtype)
    loops = fused_loops(logits, rows)

    def work(piece: Piece) -> None:
        part = rows[piece]
        if loops is not None:
            given, out = (array.reshape(-1, rows.shape[-1]) for array in (logits[piece], part))
            loops.log_softmax_rows(given, out, shift[piece].reshape(-1), logarithm[piece].reshape(-1))
            np.log1p(logarithm[piece], out=logarithm[piece])
            return
        real = anchors(logits[piece])
        which = real.argmax(axis=-1, keepdims=True)
        largest = np.take_along_axis(real, which, -1)
        shift[piece] = largest
        finite_shift = largest if x.dtype == object else np.where(largest == -np.inf, 0, largest)
        with np.errstate(over="ignore"):
            np.subtract(logits[piece], finite_shift, out=part)
        np.exp(part, out=part)
        if x.dtype.kind != "f":
            total = part.sum(axis=-1, keepdims=True)
            if x.dtype != object:
                total[largest == -np.inf] = 1
            logarithm[piece] = np.log(total)
        else:
            np.put_along_axis(part, which, 0, -1)
            others = part.sum(axis=-1, keepdims=True)
            np.put_along_axis(part, which, largest != -np.inf, -1)
            logarithm[piece], total = np.log1p(others), others + 1
        part /= total

    for_each_piece(work, rows.shape[:-1], rows.shape[-1], x.dtype, in_one_loop=loops is not None)
    return Normalization(weights, np.moveaxis(shift, -1, axis), np.moveaxis(logarithm, -1, axis))


def require_differences(x: Array, shift: Array, name: str) -> None:
    """Refuse finite logits that are further below the largest of their row than floats go.

    Raises
    ------
    ArgumentError
        If a difference overflows; where no logit is that large, none does.
    """
    if x.dtype != object:
        limits = np.finfo(x.dtype)
        if shift.max(initial=0) < limits.max * limits.eps / 4:  # too small to move the lowest float
            return
    with np.errstate(over="ignore", invalid="ignore"):
        differences = x - shift
    if x.dtype != object:
        differences = np.where(x.real == -np.inf, 0, differences)
    require_finite(differences, f"{name} - max({name})")


def _sum_of_others(array: Array, which: Array, axis: int) -> Array:
    """Return the sum along an axis without one entry of each row, whose index is given."""
    others = array.copy()
    np.put_along_axis(others, which, constant_like(array, 0), axis)
    return np.asarray(others.sum(axis=axis, keepdims=True))


def log_softmax_backward(cache: LogSoftmaxCache, d_output: Array) -> Array:
    """Return the gradient at ``x``, ``g - p * sum(g)``: at a logit of ``-inf``, whose p is 0, the incoming one.

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
