"""LayerNorm, and the standardising that it shares with BatchNorm: forward, and backward by hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from verify.numbers.elements import Array
from verify.transformer.scalars import checked_positive, require_instance
from verify.transformer.shapes import checked_array, require_finite, require_functions
from verify.transformer.slices import ROWS, Piece, for_each_piece

__all__ = [
    "LayerNormCache",
    "LayerNormGradients",
    "StandardizeCache",
    "layer_norm",
    "layer_norm_backward",
    "standardize",
    "standardize_backward",
]


@dataclass(frozen=True, slots=True)
class StandardizeCache:
    """Intermediates of `standardize`; the statistics keep the axes, with size 1.

    Parameters
    ----------
    axes : tuple of int
        The axes that the mean and the variance are taken over.
    mean, variance : ndarray
        Of the input; the variance is the biased one, without eps.
    inverse_deviation : ndarray
        ``1 / sqrt(variance + eps)``.
    normalized : ndarray, shape (...)
        ``(x - mean) * inverse_deviation``.
    """

    axes: tuple[int, ...]
    mean: Array
    variance: Array
    inverse_deviation: Array
    normalized: Array


@dataclass(frozen=True, slots=True)
class LayerNormCache:
    """What `layer_norm_backward` needs: parameters, intermediates, and the output for the checks."""

    weight: Array | None
    bias: Array | None
    standardized: StandardizeCache
    output: Array


@dataclass(frozen=True, slots=True)
class LayerNormGradients:
    """Gradients of `layer_norm`, each of the shape of its argument; None for a parameter that is absent.

    ``d_normalized`` is the gradient at the normalized input, before the weight.
    """

    d_x: Array
    d_weight: Array | None
    d_bias: Array | None
    d_normalized: Array


def layer_norm(
    x: Array, weight: Array | None = None, bias: Array | None = None, *, eps: Any = Fraction(1, 10**5)
) -> tuple[Array, LayerNormCache]:
    """Return ``(x - mean) / sqrt(variance + eps) * weight + bias``, each token on its own.

    The variance is the biased one: the mean of the squares, over d and not d - 1.

    Parameters
    ----------
    x : ndarray, shape (..., d)
        Rows are tokens. With d = 1 the output is the bias, and the gradients at ``x`` and ``weight`` are 0.
    weight : ndarray, shape (d,), optional
        The gain; None for 1.
    bias : ndarray, shape (d,), optional
        None for 0.
    eps : number
        Positive, and inside the root. 1e-5 as in PyTorch; BERT has 1e-12. An int or Fraction suits every
        number type.

    Returns
    -------
    output : ndarray, shape (..., d)
    cache : LayerNormCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape, or the variance overflows.
    """
    x = checked_array(x, "x", ("...", "d"))
    require_functions(x, "x")
    width = x.shape[-1]
    weight = None if weight is None else checked_array(weight, "weight", (width,)).copy()
    bias = None if bias is None else checked_array(bias, "bias", (width,))
    standardized = standardize(x, (-1,), checked_positive(eps, "eps", x))
    output = standardized.normalized.copy() if weight is None else standardized.normalized * weight
    if bias is not None:
        output = np.add(output, bias, out=output if np.result_type(output, bias) == output.dtype else None)
    return output, LayerNormCache(weight=weight, bias=bias, standardized=standardized, output=output)


def layer_norm_backward(cache: LayerNormCache, d_output: Array) -> LayerNormGradients:
    """Return the gradients of LayerNorm.

    Parameters
    ----------
    cache : LayerNormCache
        From the forward pass.
    d_output : ndarray, shape (..., d)
        Gradient at the output.

    Returns
    -------
    LayerNormGradients
        ``d_weight`` and ``d_bias`` summed over all tokens.

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, LayerNormCache)
    d_output = checked_array(d_output, "d_output", cache.output.shape)
    tokens = tuple(range(d_output.ndim - 1))
    d_normalized = d_output if cache.weight is None else d_output * cache.weight
    d_weight = None if cache.weight is None else np.asarray((d_output * cache.standardized.normalized).sum(axis=tokens))
    return LayerNormGradients(
        d_x=standardize_backward(cache.standardized, d_normalized),
        d_weight=d_weight,
        d_bias=None if cache.bias is None else np.asarray(d_output.sum(axis=tokens)),
        d_normalized=d_normalized,
    )


def standardize(x: Array, axes: tuple[int, ...], eps: Any) -> StandardizeCache:
    """Return ``(x - mean) / sqrt(variance + eps)`` with the mean and biased variance over some axes.

    Two passes: the squares are those of the centred entries, and the rounding of the mean is centred away
    once more, so that an offset of 1e6 costs no digits.

    Parameters
    ----------
    x : ndarray, shape (...)
        A checked array.
    axes : tuple of int
        The axes that the statistics are taken over.
    eps : number
        Positive, of the number type of ``x``.

    Returns
    -------
    StandardizeCache
        With the result as ``normalized``.

    Raises
    ------
    ArgumentError
        If the variance overflows.
    """
    count = _count(x, axes)
    normalized = np.empty_like(x)
    statistics = tuple(1 if axis in axes or axis - x.ndim in axes else size for axis, size in enumerate(x.shape))
    mean, variance, inverse_deviation = (np.empty(statistics, x.dtype) for _ in range(3))

    def work(piece: Piece) -> None:
        part = x[piece]
        with np.errstate(over="ignore", invalid="ignore"):
            rough = part.sum(axis=axes, keepdims=True) / count
            centered = part - rough
            rest = centered.sum(axis=axes, keepdims=True) / count
            centered -= rest
            spread = (centered * centered).sum(axis=axes, keepdims=True) / count
            mean[piece], variance[piece], inverse_deviation[piece] = rough + rest, spread, 1 / np.sqrt(spread + eps)
            np.multiply(centered, inverse_deviation[piece], out=normalized[piece])

    _for_each_group(work, x, axes)
    require_finite(variance, "variance of x")
    return StandardizeCache(
        axes=axes,
        mean=mean,
        variance=variance,
        inverse_deviation=inverse_deviation,
        normalized=normalized,
    )


def _for_each_group(work: Callable[[Piece], None], x: Array, axes: tuple[int, ...]) -> None:
    """Call ``work`` on all of an array at once, or on a few rows at a time if each is standardized by itself."""
    rows = axes == (-1,)
    for_each_piece(work, x.shape[:-1] if rows else (), x.shape[-1] if rows else x.size, x.dtype, ROWS)


def standardize_backward(cache: StandardizeCache, d_output: Array) -> Array:
    """Return the gradient at ``x``, ``(g - mean(g) - z mean(g z)) / sqrt(variance + eps)`` with z the output.

    The two means are the paths through the mean and through the variance.

    Parameters
    ----------
    cache : StandardizeCache
        From the forward pass.
    d_output : ndarray, shape (...)
        Gradient at the output; a checked array.

    Returns
    -------
    ndarray, shape (...)
    """
    count = _count(d_output, cache.axes)
    d_x = np.empty(d_output.shape, np.result_type(d_output, cache.normalized))

    def work(piece: Piece) -> None:
        gradient, normalized = d_output[piece], cache.normalized[piece]
        mean = gradient.sum(axis=cache.axes, keepdims=True) / count
        projection = (gradient * normalized).sum(axis=cache.axes, keepdims=True) / count
        np.multiply(cache.inverse_deviation[piece], gradient - mean - normalized * projection, out=d_x[piece])

    _for_each_group(work, d_output, cache.axes)
    return d_x


def _count(array: Array, axes: tuple[int, ...]) -> int:
    """Return the number of entries along some axes."""
    count = 1
    for axis in axes:
        count *= array.shape[axis]
    return count
