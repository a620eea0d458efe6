"""Refuse a backward pass after an array of its cache has changed: fingerprints of arrays.

A copy of every input would double the memory of a layer; sums over the bits take one pass, which also tells whether
large arrays are finite. PyTorch refuses the same by a counter of changes, which NumPy's arrays do not have.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from verify.errors import ArgumentError
from verify.numbers.elements import Array
from verify.transformer.fused.choice import fused_loops
from verify.transformer.shapes import require_finite

__all__ = ["Fingerprint", "fingerprint", "fingerprint_of_finite", "require_unchanged"]

Fingerprint: TypeAlias = tuple[Any, ...]
"""Equal for equal arrays that lie in memory alike; of arrays of objects the very objects."""

WIDTH = 4093
"""A prime, which divides the width of few matrices.

In the others two numbers of one column are in one sum only if their rows are a multiple of it apart.
"""

SIGNS = {np.dtype(np.float64): 1 << 63, np.dtype(np.float32): 1 << 63 | 1 << 31}
"""Of the numbers in a word of eight bytes."""
LEAST = {np.dtype(np.float64): 1 << 52, np.dtype(np.float32): 1 << 55 | 1 << 23}
"""The last bit of each exponent: what is added to an exponent of ones, that of NaN or infinity, becomes a sign."""


def fingerprint(*arrays: Array) -> Fingerprint:
    """Return what tells whether arrays have changed in place.

    Parameters
    ----------
    arrays : ndarray
        Of any number type.

    Returns
    -------
    tuple
        One entry for each array. The change of a single real number always shows. Of other changes hardly one in 2**64
        does not, unless the sums over every `WIDTH`-th word of eight bytes stay the same, as where numbers change
        places that are a multiple of that apart. Numbers longer than float64 are read as float64.
    """
    return tuple(_of_objects(array) if array.dtype == object else _of_bits(array)[0] for array in arrays)


def fingerprint_of_finite(arrays: dict[str, Array]) -> Fingerprint:
    """Return the fingerprint of arrays, and refuse real floats that are not finite; large ones are read once for both.

    Parameters
    ----------
    arrays : dict of str to ndarray
        By their names; what holds other numbers than real floats was checked before.

    Raises
    ------
    ArgumentError
        Naming the first number that is not finite, and its index.
    """
    seen: list[Any] = []
    for name, array in arrays.items():
        if array.dtype == object:
            seen.append(_of_objects(array))
            continue
        bits, finite = _of_bits(array)
        if not finite and array.dtype.kind == "f":
            require_finite(array, name)
        seen.append(bits)
    return tuple(seen)


def _of_objects(array: Array) -> tuple[int, ...]:
    """Return the identities of the elements."""
    return tuple(map(id, array.flat))


def _of_bits(array: Array) -> tuple[int, bool]:
    """Return a mixture of the sums of the bits of numbers, and whether it is known that all are finite.

    The bits are read as integers, and summed over every `WIDTH`-th place in memory.
    """
    in_memory = array.transpose(np.argsort([-abs(stride) for stride in array.strides], kind="stable"))
    entries = np.ascontiguousarray(in_memory).reshape(-1)
    if entries.real.dtype.itemsize > 8:
        with np.errstate(over="ignore"):
            entries = entries.astype(np.complex128 if entries.dtype.kind == "c" else np.float64)
    width = 8 if entries.nbytes % 8 == 0 else entries.dtype.itemsize  # of short numbers several at once
    bits = entries.view({2: np.uint16, 4: np.uint32, 8: np.uint64}[width])
    loops = fused_loops(entries) if width == 8 else None
    if loops is not None:
        sums = np.zeros(WIDTH, np.uint64)
        signs, least = SIGNS[entries.dtype], LEAST[entries.dtype]
        carries = loops.words_added(bits, np.uint64(signs - least), np.uint64(least), sums)
        return int(_mixed(sums[: bits.size]).sum()), not int(carries) & signs
    whole = bits.size - bits.size % WIDTH
    sums = bits[:whole].reshape(-1, WIDTH).sum(axis=0, dtype=np.uint64)
    sums[: bits.size - whole] += bits[whole:]
    return int(_mixed(sums[: bits.size]).sum()), False


def _mixed(sums: npt.NDArray[np.uint64]) -> npt.NDArray[Any]:
    """Return each sum and its place as another number, one for one: that of Steele, Lea and Flood's SplitMix."""
    mixed = sums + np.arange(sums.size, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return np.asarray(mixed ^ (mixed >> np.uint64(31)))


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
