"""Dropout by a mask that is given, so that it is a function: forward, and backward by hand."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np

from verify.numbers.elements import Array, constant_like, is_exact
from verify.transformer.scalars import checked_share, require_instance
from verify.transformer.shapes import Mask, checked_array, checked_mask

__all__ = ["DropoutCache", "dropout", "dropout_backward"]


@dataclass(frozen=True, slots=True)
class DropoutCache:
    """Hold what `dropout_backward` needs: which entries are kept, and what they are multiplied by."""

    keep: Mask
    factor: Any


def dropout(x: Array, keep: Mask, rate: Any) -> tuple[Array, DropoutCache]:
    """Return ``x * keep / (1 - rate)``, whose mean over masks is ``x``.

    Parameters
    ----------
    x : ndarray, shape (...)
        Finite numbers.
    keep : ndarray of bool
        True = kept. Broadcasts to the shape of ``x``.
    rate : number
        The probability from 0 to 1 with which an entry is dropped, PyTorch's ``p``: it says by what those that are kept
        are multiplied, and at 1, where the mask should keep nothing, the output is 0. An int or Fraction suits every
        number type.

    Returns
    -------
    output : ndarray, shape (...)
    cache : DropoutCache

    Raises
    ------
    ArgumentError
        If ``x`` is not finite or has a wrong dtype, ``keep`` is not boolean or does not broadcast, or ``rate`` is out
        of range.

    Examples
    --------
    >>> dropout(np.array([1.0, 2.0, 3.0]), np.array([True, False, True]), 0.5)[0].tolist()
    [2.0, 0.0, 6.0]
    """
    x = checked_array(x, "x")
    mask = checked_mask(keep, x.shape, "keep").copy()
    share = checked_share(rate, "rate", x)
    if (rate if is_exact(rate) else share) == 1:
        factor = constant_like(x, 0)
    else:
        factor = constant_like(x, 1 / (1 - Fraction(rate))) if is_exact(rate) else 1 / (1 - share)
    return _scaled(x, mask, factor), DropoutCache(keep=mask, factor=factor)


def _scaled(x: Array, keep: Mask, factor: Any) -> Array:
    """Return the kept entries times a factor, and 0 elsewhere."""
    scaled = np.asarray(x * factor)
    return np.where(keep, scaled, constant_like(scaled, 0)).astype(scaled.dtype, copy=False)


def dropout_backward(cache: DropoutCache, d_output: Array) -> Array:
    """Return the gradient at ``x``: the same function of the incoming one.

    Parameters
    ----------
    cache : DropoutCache
        From the forward pass.
    d_output : ndarray, shape (...)
        Gradient at the output.

    Returns
    -------
    ndarray, shape (...)

    Raises
    ------
    ArgumentError
        If ``d_output`` is not finite or has a wrong shape.
    """
    require_instance(cache, DropoutCache)
    return _scaled(checked_array(d_output, "d_output", cache.keep.shape), cache.keep, cache.factor)
