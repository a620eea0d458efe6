"""Mean over the tokens of a sequence: forward, and backward by hand."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from verify.numbers.elements import Array, constant_like
from verify.transformer.scalars import require_instance
from verify.transformer.shapes import Mask, checked_array, checked_mask

__all__ = ["MeanPoolCache", "mean_pool", "mean_pool_backward"]


@dataclass(frozen=True, slots=True)
class MeanPoolCache:
    """Hold what `mean_pool_backward` needs: which tokens count, how many, and the shape of the input."""

    mask: Mask
    counts: Array
    output: Array


def mean_pool(x: Array, mask: Mask | None = None) -> tuple[Array, MeanPoolCache]:
    """Return the mean of the token vectors that count.

    Parameters
    ----------
    x : ndarray, shape (..., n, d)
        Rows are tokens.
    mask : ndarray of bool, shape (..., n), optional
        True = counts, so padding is False. Padding counts neither in the sum nor in the number of tokens.

    Returns
    -------
    output : ndarray, shape (..., d)
        Zero for a sequence of nothing but padding.
    cache : MeanPoolCache

    Raises
    ------
    ArgumentError
        If an argument is not finite, or has a wrong dtype or shape.
    """
    x = checked_array(x, "x", ("...", "n", "d"))
    counted = checked_mask(np.True_ if mask is None else mask, x.shape[:-1]).copy()
    counts = np.maximum(counted.sum(axis=-1), 1)[..., None]
    if x.dtype != object:
        counts = counts.astype(x.real.dtype)
    output = np.where(counted[..., None], x, constant_like(x, 0)).sum(axis=-2) / counts
    return output, MeanPoolCache(mask=counted, counts=counts, output=output)


def mean_pool_backward(cache: MeanPoolCache, d_output: Array) -> Array:
    """Return the gradient at ``x``: the incoming one over the number of tokens, and 0 at padding.

    Parameters
    ----------
    cache : MeanPoolCache
        From the forward pass.
    d_output : ndarray, shape (..., d)
        Gradient at the output.

    Returns
    -------
    ndarray, shape (..., n, d)

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, MeanPoolCache)
    d_output = checked_array(d_output, "d_output", cache.output.shape)
    shares = (d_output / cache.counts)[..., None, :]
    return np.where(cache.mask[..., None], shares, constant_like(shares, 0))
