"""What a cache refers to must not change before the backward pass: fingerprints of arrays, and the refusal.

A copy of every input would double the memory of a layer; sums over the bits take two passes of what is in the cache
anyway. PyTorch refuses the same by a counter of changes, which NumPy's arrays do not have.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from verify.errors import ArgumentError
from verify.numbers.elements import Array

__all__ = ["Fingerprint", "fingerprint", "require_unchanged"]

Fingerprint: TypeAlias = tuple[Any, ...]
"""Equal for equal arrays; of arrays of objects the very objects."""


def fingerprint(*arrays: Array) -> Fingerprint:
    """Return what tells whether arrays have changed in place.

    Parameters
    ----------
    arrays : ndarray
        Of any number type.

    Returns
    -------
    tuple
        One entry for each array. The change of a single number always shows, and so does an exchange of two rows or
        two columns that differ; of other changes hardly one in 2**64 does not. Numbers longer than float64 are
        read as such.
    """
    return tuple(_of_objects(array) if array.dtype == object else _of_bits(array) for array in arrays)


def _of_objects(array: Array) -> tuple[int, ...]:
    """Return the identities of the elements."""
    return tuple(map(id, array.flat))


def _of_bits(array: Array) -> tuple[int, ...]:
    """Return sums of the bits of numbers, read as integers, weighted by row and by column; they wrap around."""
    if array.dtype.kind == "c":
        return (*_of_bits(array.real), *_of_bits(array.imag))
    kinds = {2: np.uint16, 4: np.uint32, 8: np.uint64}
    if array.dtype.itemsize not in kinds:
        return _of_bits(array.astype(np.float64))
    bits = np.atleast_1d(array)
    side_by_side = bits.strides[-1] == bits.itemsize and bits.shape[-1] * bits.itemsize % 8 == 0
    bits = bits.view(np.uint64 if side_by_side else kinds[bits.itemsize])  # of short numbers several at once
    rows = bits.sum(axis=-1, dtype=np.uint64).ravel()
    columns = bits.sum(axis=tuple(range(bits.ndim - 1)), dtype=np.uint64)
    return tuple(int((sums * np.arange(1, 2 * sums.size, 2, dtype=np.uint64)).sum()) for sums in (rows, columns))


def require_unchanged(seen: Fingerprint, **arrays: Array) -> None:
    """Refuse a backward pass after an argument of the forward pass has been changed in place.

    Parameters
    ----------
    seen : Fingerprint
        Of the arrays in the forward pass.
    arrays : ndarray
        The same arrays, by their names.

    Raises
    ------
    ArgumentError
        Naming the first that is different.
    """
    for (name, array), before, now in zip(arrays.items(), seen, fingerprint(*arrays.values()), strict=True):
        if before != now:
            expected = "the values of the forward pass (copy it before changing it in place)"
            raise ArgumentError(name, expected, f"others in an array of shape {array.shape}")
