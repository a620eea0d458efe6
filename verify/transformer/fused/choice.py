"""When loops are fused: for large arrays of floats, where Numba is installed."""

from __future__ import annotations

import functools
from typing import Any, TypeAlias

import numpy as np

from verify.numbers.elements import Array
from verify.transformer import slices

__all__ = ["Loops", "fused_for", "fused_loops"]

Loops: TypeAlias = Any
"""The module of the loops, whose functions Numba makes: they have no types."""

FORMATS = (np.dtype(np.float64), np.dtype(np.float32))


def fused_loops(*arrays: Array) -> Loops | None:
    """Return the loops for these arrays, or None where NumPy is to take one pass after the other.

    They take arrays of one format, float64 or float32, that lie in memory row after row. Small ones are not worth the
    half second in which Numba is imported. The choice is made for whole arrays, not for pieces of them, so that a
    slice is computed in the same way whichever piece it falls in.

    Parameters
    ----------
    arrays : ndarray
        What a loop reads and writes.

    Returns
    -------
    Loops or None
        `verify.transformer.fused.loops`.
    """
    first = arrays[0]
    if any(array.dtype != first.dtype or not array.flags.c_contiguous for array in arrays):
        return None
    return fused_for(first.dtype, first.size)


def fused_for(dtype: np.dtype[Any], size: int) -> Loops | None:
    """Return the loops for so many numbers of a format that lie row after row, as `fused_loops` for arrays."""
    return _compiled() if dtype in FORMATS and size >= slices.PARALLEL else None


@functools.cache
def _compiled() -> Loops | None:
    """Return the module of the loops; None without a Numba for this NumPy, or where it compiles or keeps nothing."""
    try:
        import numba

        import verify.transformer.fused.loops as loops
    except (ImportError, RuntimeError):
        return None
    return None if vars(numba.config)["DISABLE_JIT"] else loops
