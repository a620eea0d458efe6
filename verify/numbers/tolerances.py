"""Bounds on rounding errors that are derived from the problem, never chosen to make a check pass."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["ROUNDINGS", "bound", "unit_roundoff"]

ROUNDINGS = 16
"""Accepted multiple of the error of one conditioned rounding: the one constant of all float checks."""


def unit_roundoff(dtype: npt.DTypeLike) -> float:
    """Return u, the largest relative error of one rounding: half the spacing of floats at 1.

    Parameters
    ----------
    dtype : dtype
        A floating or complex dtype.

    Raises
    ------
    TypeError
        For any other dtype.
    """
    kind = np.dtype(dtype)
    if kind.kind not in "fc":
        raise TypeError(f"dtype: expected a floating or complex dtype, got {kind}")
    limits: Any = np.finfo(kind)
    return float(limits.eps) / 2


def bound(dtype: npt.DTypeLike, kappa: float, scale: float) -> float:
    """Return the largest error that rounding explains, ``16 * u * kappa * scale``.

    To first order a result of rounding steps, each with relative error at most u, is off by
    ``u * sum_k |d(result)/d(log step_k)|``. This sum is written as ``kappa * scale``:

    * ``scale`` is the size of what is added up: the same formula with every term replaced by its absolute
      value, so that a result small by cancellation is not asked for digits that its terms do not have;
    * ``kappa`` is the amplification by functions that are not sums and products. It is 1 for matrix products;
      for ``exp(s)`` it is ``1 + |s|``: a relative error u of the terms of ``s`` is an absolute one ``u |s|``.

    The factor 16 covers what is left: the few roundings of each product, and sums of n terms, whose error
    grows like the square root of n for the sizes in use. A wrong formula is off by a part of ``scale``, some
    1e10 times more.

    Parameters
    ----------
    dtype : dtype
        The floating type of the computation.
    kappa : float
        Condition number, at least 1.
    scale : float
        Size of the terms, not negative.

    Raises
    ------
    ValueError
        If ``kappa`` or ``scale`` is not finite or out of range, so that no check passes by an infinite bound.
    """
    if not (math.isfinite(kappa) and kappa >= 1):
        raise ValueError(f"kappa: expected a finite number of at least 1, got {kappa}")
    if not (math.isfinite(scale) and scale >= 0):
        raise ValueError(f"scale: expected a finite number of at least 0, got {scale}")
    return ROUNDINGS * unit_roundoff(dtype) * kappa * scale
