"""LayerNorm, and the standardising that it shares with BatchNorm: forward, and backward by hand."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, cast

import numpy as np

from verify.numbers.elements import Array
from verify.transformer.fused.choice import Loops, fused_loops
from verify.transformer.scalars import checked_positive, require_instance
from verify.transformer.shapes import all_finite, checked_array, checked_size, require_finite, require_functions
from verify.transformer.slices import Piece, Workspace, for_each_piece

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
    """Hold what `layer_norm_backward` needs: parameters, intermediates, and the output for the checks."""

    weight: Array | None
    bias: Array | None
    standardized: StandardizeCache
    output: Array


@dataclass(frozen=True, slots=True)
class LayerNormGradients:
    """Gradients of `layer_norm`, each of the shape of its argument; None for a parameter that is absent.

    ``d_output`` and ``weight`` are what came in.
    """

    d_x: Array
    d_weight: Array | None
    d_bias: Array | None
    d_output: Array
    weight: Array | None

    @property
    def d_normalized(self) -> Array:
        """The gradient at the normalized input, before the weight, of the shape of the output."""
        return self.d_output if self.weight is None else np.asarray(self.d_output * self.weight)


def layer_norm(
    x: Array,
    weight: Array | None = None,
    bias: Array | None = None,
    *,
    n_axes: int = 1,
    eps: Any = Fraction(1, 10**5),
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
    n_axes : int
        How many axes, the last ones, make up d: PyTorch's ``len(normalized_shape)``. Weight and bias have their sizes.
    eps : number
        Positive, and inside the root. 1e-5 as in PyTorch; BERT has 1e-12. An int or Fraction suits every
        number type.

    Returns
    -------
    output : ndarray, shape (..., d)
    cache : LayerNormCache
        Its intermediates have the last axes as one.

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape, or the variance overflows.
    """
    last = checked_size(n_axes, "n_axes")
    wanted = ("...", *(f"d{axis}" for axis in range(last))) if last > 1 else ("...", "d")
    x = checked_array(x, "x", wanted, finite=False)
    require_functions(x, "x")
    sizes = x.shape[x.ndim - last :]
    rows = x.reshape(-1, math.prod(sizes))
    weight = None if weight is None else checked_array(weight, "weight", sizes).copy()
    bias = None if bias is None else checked_array(bias, "bias", sizes)
    inside = checked_positive(eps, "eps", x)
    gain, shift = (None if array is None else array.reshape(-1) for array in (weight, bias))
    normalized = np.empty_like(rows)
    output = np.empty(rows.shape, np.result_type(x, *(array for array in (weight, bias) if array is not None)))
    mean, variance, inverse_deviation = (np.empty((len(rows), 1), x.dtype) for _ in range(3))
    of_entries = (
        np.ones(rows.shape[1], x.dtype) if gain is None else gain,
        np.zeros(rows.shape[1], x.dtype) if shift is None else shift,
    )
    loops = fused_loops(rows, normalized, output, *of_entries)

    def work(piece: Piece) -> None:
        part = normalized[piece]
        if loops is not None:
            statistics = tuple(array[piece].reshape(-1) for array in (mean, variance, inverse_deviation))
            loops.layer_norm_rows(rows[piece], *of_entries, x.dtype.type(inside), part, output[piece], statistics)
            return
        mean[piece], variance[piece], inverse_deviation[piece] = _standardized(rows[piece], (-1,), inside, part)
        np.multiply(part, 1 if gain is None else gain, out=output[piece])
        if shift is not None:
            output[piece] += shift

    for_each_piece(work, rows.shape[:1], rows.shape[1], x.dtype, in_one_loop=loops is not None)
    tokens = x.shape[: x.ndim - last]
    if x.dtype != object and not all_finite(variance):
        require_finite(x, "x")
    require_finite(variance.reshape(*tokens, 1), "variance of x")
    standardized = StandardizeCache(
        axes=(-1,),
        mean=mean.reshape(*tokens, 1),
        variance=variance.reshape(*tokens, 1),
        inverse_deviation=inverse_deviation.reshape(*tokens, 1),
        normalized=normalized.reshape(*tokens, rows.shape[1]),
    )
    output = output.reshape(x.shape)
    return output, LayerNormCache(weight=weight, bias=bias, standardized=standardized, output=output)


def layer_norm_backward(cache: LayerNormCache, d_output: Array) -> LayerNormGradients:
    """Return the gradients of LayerNorm, ``(h - mean(h) - z mean(h z)) / sqrt(variance + eps)`` at ``x``.

    Here h is the gradient before the weight, and z the normalized input; all in one pass over each token.

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
    d_output = checked_array(d_output, "d_output", cache.output.shape, finite=False)
    standardized, weight, width = cache.standardized, cache.weight, cache.standardized.normalized.shape[-1]
    normalized = standardized.normalized.reshape(-1, width)
    rows, inverse_deviation = d_output.reshape(-1, width), standardized.inverse_deviation.reshape(-1, 1)
    gain = None if weight is None else weight.reshape(-1)
    d_x = np.empty(rows.shape, np.result_type(d_output, normalized, *(() if weight is None else (weight,))))
    sums: dict[int, tuple[Array, Array]] = {}  # of each piece: added up in their order, whatever thread had them
    if len(rows) == 0:
        sums[0] = rows.sum(axis=0), rows.sum(axis=0)

    workspace = Workspace(d_x.dtype)
    # A single column is summed in pairs by NumPy, and one row after the other by the loops, which rounds more.
    loops = fused_loops(rows, normalized, d_x, *(() if gain is None else (gain,))) if width > 1 else None

    def work(piece: Piece) -> None:
        if loops is not None:
            sums[cast(slice, piece[0]).start] = in_one_pass(piece, loops)
            return
        with workspace.array(d_x[piece].shape) as products:
            pull_back(piece, products)

    def in_one_pass(piece: Piece, loops: Loops) -> tuple[Array, Array]:
        scales = np.ones(width, d_x.dtype) if gain is None else gain
        d_gain, d_shift = np.zeros((2, width), d_x.dtype)
        inverses = inverse_deviation[piece].reshape(-1)
        into = d_x[piece], d_gain, d_shift
        if not math.isfinite(loops.layer_norm_rows_backward(normalized[piece], rows[piece], scales, inverses, *into)):
            require_finite(d_output, "d_output")
        return d_gain, d_shift

    def pull_back(piece: Piece, products: Array) -> None:
        z, g, h = normalized[piece], rows[piece], d_x[piece]
        np.multiply(g, z, out=products)
        totals = products.sum(axis=0), g.sum(axis=0)
        if d_x.dtype != object and not all_finite(totals[1]):
            require_finite(d_output, "d_output")
        sums[cast(slice, piece[0]).start] = totals
        mean = (g.sum(axis=-1) if gain is None else g @ gain)[:, None] / width
        projection = (products.sum(axis=-1) if gain is None else products @ gain)[:, None] / width
        np.multiply(g, 1 if gain is None else gain, out=h)
        np.multiply(z, projection, out=products)
        products += mean
        h -= products
        h *= inverse_deviation[piece]

    for_each_piece(work, rows.shape[:1], width, d_x.dtype, in_one_loop=loops is not None)
    d_weight, d_bias = (np.sum([sums[start][which] for start in sorted(sums)], axis=0) for which in (0, 1))
    return LayerNormGradients(
        d_x=d_x.reshape(d_output.shape),
        d_weight=None if weight is None else d_weight.reshape(weight.shape),
        d_bias=None if cache.bias is None else d_bias.reshape(cache.bias.shape),
        d_output=d_output,
        weight=weight,
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
    normalized = np.empty_like(x)
    mean, variance, inverse_deviation = _standardized(x, axes, eps, normalized)
    require_finite(variance, "variance of x")
    return StandardizeCache(
        axes=axes,
        mean=mean,
        variance=variance,
        inverse_deviation=inverse_deviation,
        normalized=normalized,
    )


def _standardized(x: Array, axes: tuple[int, ...], eps: Any, out: Array) -> tuple[Array, Array, Array]:
    """Write what `standardize` returns, and return the mean, the variance and ``1 / sqrt(variance + eps)``."""
    count = math.prod(x.shape[axis] for axis in axes)
    with np.errstate(over="ignore", invalid="ignore"):
        rough = _sums(x, axes) / count
        np.subtract(x, rough, out=out)
        rest, floats = _sums(out, axes) / count, x.dtype.kind == "f"
        if floats:  # below half the spacing of floats, in deviations, it is not worth a pass
            spread = _sums_of_squares(out, axes) / count
            rest[np.abs(rest) <= np.sqrt(spread) * (np.finfo(x.dtype).eps / 4)] = 0
        if not floats or rest.any():
            out -= rest
            spread = _sums_of_squares(out, axes) / count
        inverse_deviation = 1 / np.sqrt(spread + eps)
        out *= inverse_deviation
    return rough + rest, spread, inverse_deviation


def _sums(array: Array, axes: tuple[int, ...]) -> Array:
    """Return sums over some axes, which are kept with size 1."""
    if axes == (-1,) and array.dtype in (np.float32, np.float64):
        return np.asarray(np.vecdot(array, np.ones(array.shape[-1], array.dtype)))[..., None]
    return np.asarray(array.sum(axis=axes, keepdims=True))


def _sums_of_squares(array: Array, axes: tuple[int, ...]) -> Array:
    """Return sums of squares over some axes, which are kept with size 1."""
    if axes == (-1,):  # a row times a column, without an array of squares
        return np.asarray(array[..., None, :] @ array[..., None])[..., 0]
    return np.asarray((array * array).sum(axis=axes, keepdims=True))


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
    count = math.prod(d_output.shape[axis] for axis in cache.axes)
    mean = d_output.sum(axis=cache.axes, keepdims=True) / count
    projection = (d_output * cache.normalized).sum(axis=cache.axes, keepdims=True) / count
    d_x: Array = cache.inverse_deviation * (d_output - mean - cache.normalized * projection)
    return d_x
