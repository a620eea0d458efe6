"""Checks of arguments that are arrays, axes or sizes: a wrong one gives one line that names it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, TypeGuard

import numpy as np
import numpy.typing as npt

from verify.errors import ArgumentError
from verify.numbers.elements import Array, finite, is_exact

__all__ = [
    "Indices",
    "Mask",
    "all_finite",
    "as_array",
    "as_text",
    "checked_array",
    "checked_axis",
    "checked_count",
    "checked_heads",
    "checked_indices",
    "checked_mask",
    "checked_size",
    "checked_weight",
    "is_integer",
    "require_finite",
    "require_functions",
    "without_axis",
]

Indices = npt.NDArray[np.integer[Any]]
Mask = npt.NDArray[np.bool_]

COUNTED = ("n", "m")
"""Letters of axes along which there are tokens, of which there may be none."""

SHORT = 4096
"""Numbers in a part of a sum; BLAS shares those of more than twice as many among threads, which spin afterwards."""

LONGEST_TEXT = 80
"""Number of characters of a wrong value that an error shows."""


def as_array(value: object, name: str) -> Array:
    """Return an argument as an array of whatever dtype.

    Raises
    ------
    ArgumentError
        If it is a list of lists of different lengths, or a masked array, whose mask would be lost.
    """
    if isinstance(value, np.ma.MaskedArray):
        raise ArgumentError(name, "an array, and the mask by itself", "a masked array")
    try:
        return np.asarray(value)
    except ValueError:
        raise ArgumentError(name, "an array", "ragged nested lists") from None


def checked_array(
    value: object,
    name: str,
    shape: Sequence[int | str] = ("...",),
    *,
    minus_infinity: bool = False,
    finite: bool = True,
) -> Array:
    """Return an argument as an array, or refuse it.

    Parameters
    ----------
    value : array_like
        Floats, complex numbers, or an object array of numbers.
    name : str
        What the error calls it.
    shape : sequence of int and str
        The expected shape: an int must be met; a letter is any size; a leading ``"..."`` any axes.
    minus_infinity : bool
        Whether entries ``-inf`` are allowed.
    finite : bool
        Whether real floats are looked through here; False for a caller that sees in its results whether all were
        finite, and then calls `require_finite`.

    Returns
    -------
    ndarray
        The argument itself if it is an array.

    Raises
    ------
    ArgumentError
        For a wrong shape, a letter's axis of size 0 unless the letter counts tokens, an integer, boolean or other
        dtype, and for entries that are no finite numbers, or that are exact and too large for a float.
    """
    array = as_array(value, name)
    if array.dtype.kind in "iub":
        hint = f"convert it, as in {name}.astype(float)"
        raise ArgumentError(name, "floating, complex or object numbers", f"dtype {array.dtype} ({hint})")
    if array.dtype.kind not in "fcO":
        raise ArgumentError(name, "floating, complex or object numbers", f"dtype {array.dtype}")
    _require_shape(array, name, shape)
    if finite or array.dtype.kind != "f":
        require_finite(array, name, minus_infinity=minus_infinity)
    return array


def checked_weight(weight: object, name: str, x: Array, x_name: str, columns: int | str = "out") -> Array:
    """Return the weight of a linear map of a checked array, or say that the two do not fit.

    Real floats are not looked through: `linear_of_checked` does that.

    Raises
    ------
    ArgumentError
        As `checked_array`; with the width of ``x`` where the number of rows is another.
    """
    array = as_array(weight, name)
    if array.ndim == 2 and 0 not in array.shape and array.shape[0] != x.shape[-1]:
        raise ArgumentError(name, f"{x.shape[-1]} rows, the width of {x_name}", f"shape {array.shape}")
    return checked_array(array, name, (x.shape[-1], columns), finite=False)


def _require_shape(array: Array, name: str, shape: Sequence[int | str]) -> None:
    """Refuse an array whose shape does not fit, or that has no features: there may be no sequences, and no tokens."""
    anything_first = bool(shape) and shape[0] == "..."
    wanted = shape[1:] if anything_first else shape
    sizes = array.shape[array.ndim - len(wanted) :] if anything_first else array.shape
    fits = len(sizes) == len(wanted) and array.ndim >= len(wanted)
    if not fits or any(isinstance(a, int) and a != b for a, b in zip(wanted, sizes, strict=True)):
        comma = "," if len(shape) == 1 else ""
        raise ArgumentError(name, f"shape ({', '.join(map(str, shape))}{comma})", f"shape {array.shape}")
    empty = [a for a, b in zip(wanted, sizes, strict=True) if b == 0 and isinstance(a, str) and a not in COUNTED]
    if empty:
        raise ArgumentError(name, f"at least one element along the axis {empty[0]}", f"shape {array.shape}")


def all_finite(array: Array) -> bool:
    """Tell whether every number is finite; floats whose sum, or sum of squares, is finite are, and that takes less."""
    if array.dtype != object:
        with np.errstate(over="ignore", invalid="ignore"):
            in_one_row = array.flags.c_contiguous and array.dtype in (np.float32, np.float64)
            if np.isfinite(_sum_of_squares(array.reshape(-1)) if in_one_row else array.sum()):
                return True
    return bool(finite(array).all())


def _sum_of_squares(entries: Array) -> Any:
    """Return the sum of the squares, by parts so short that BLAS wakes none of its threads for them."""
    whole = entries.size - entries.size % SHORT
    parts, rest = entries[:whole].reshape(-1, SHORT), entries[whole:]
    of_rest = np.vecdot(rest, rest)
    return of_rest + np.vecdot(parts, parts).sum() if whole else of_rest


def require_finite(array: Array, name: str, *, minus_infinity: bool = False) -> None:
    """Refuse an array with an entry that is not finite.

    Parameters
    ----------
    array : ndarray
        Of any number type.
    name : str
        What the error calls it.
    minus_infinity : bool
        Whether ``-inf`` is allowed.

    Raises
    ------
    ArgumentError
        Naming the first such entry and its index.
    """
    if array.dtype != object and all_finite(array):
        return
    try:
        good = finite(array)
    except TypeError as error:
        raise ArgumentError(name, "numbers as elements", str(error).rpartition("got ")[2]) from None
    if array.dtype == object:
        _require_range(array, name)
    if good.all():
        return
    if minus_infinity and array.dtype != object:
        good = good | ((array.real == -np.inf) & np.isfinite(array.imag))
        if good.all():
            return
    index = tuple(int(i) for i in np.argwhere(~good)[0])
    expected = "finite numbers or -inf" if minus_infinity else "finite numbers"
    narrow = " (float16 ends at 65504: convert to float32)" if array.dtype == np.float16 else ""
    raise ArgumentError(name, expected, f"{array[index]} at index {index}{narrow}")


def _require_range(array: Array, name: str) -> None:
    """Refuse exact elements too large for a float, with which they may be combined."""
    for index in np.ndindex(array.shape):
        if is_exact(array[index]) and abs(array[index]) > sys.float_info.max:
            raise ArgumentError(name, "numbers within the range of floats", f"a larger one at index {index}")


def require_functions(array: Array, name: str) -> None:
    """Refuse an array whose elements have no exp, sqrt and cos: exact numbers and Python's own, as objects.

    Raises
    ------
    ArgumentError
        Naming the type of the first such element.
    """
    if array.dtype == object:
        for element in array.flat:
            if not hasattr(element, "exp"):
                expected = "floats, complex numbers, or objects that have exp, sqrt and cos"
                raise ArgumentError(name, expected, f"an object array with {type(element).__name__}")


def checked_axis(array: Array, axis: object) -> int:
    """Return an axis that an array has, as a Python int.

    Raises
    ------
    ArgumentError
        If ``axis`` is no integer or out of range, or there is nothing along it.
    """
    if not is_integer(axis) or not -array.ndim <= axis < array.ndim:
        raise ArgumentError("axis", f"an axis of an array of shape {array.shape}", as_text(axis))
    if array.shape[axis] == 0:
        raise ArgumentError("axis", "an axis with at least one element", f"{axis} of an array of shape {array.shape}")
    return int(axis)


def checked_indices(value: object, name: str, count: int, ignored: int | None = None) -> Indices:
    """Return indices, such as tokens or classes, as an integer array.

    Parameters
    ----------
    value : array_like of int, shape (...)
        From 0 to count - 1; a negative one does not count from the end.
    name : str
        What the error calls it.
    count : int
        How many things there are.
    ignored : int, optional
        A value that is let through wherever it lies.

    Raises
    ------
    ArgumentError
        If it holds no integers, or one out of range.
    """
    array = as_array(value, name)
    if array.dtype.kind not in "iu":
        raise ArgumentError(name, "integers", f"dtype {array.dtype}")
    outside = (array < 0) | (array >= count)
    if ignored is not None:
        outside &= array != ignored
    if outside.any():
        index = tuple(int(i) for i in np.argwhere(outside)[0])
        raise ArgumentError(name, f"integers from 0 to {count - 1}", f"{array[index]} at index {index}")
    return array


def checked_mask(mask: object, shape: tuple[int, ...], name: str = "mask") -> Mask:
    """Return a boolean mask, broadcast to ``shape``; True means that the position takes part.

    Raises
    ------
    ArgumentError
        If its dtype is not boolean, so that no additive mask is taken for one, or it does not broadcast.
    """
    array = as_array(mask, name)
    if array.dtype != np.bool_:
        raise ArgumentError(name, "a boolean array", f"dtype {array.dtype}")
    try:
        return np.broadcast_to(array, shape)
    except ValueError:
        raise ArgumentError(name, f"a shape that broadcasts to {shape}", f"shape {array.shape}") from None


def checked_size(size: object, name: str, expected: str = "a positive integer", least: int = 1) -> int:
    """Return a size as a Python int.

    Raises
    ------
    ArgumentError
        If it is no integer, less than the least one, or larger than any axis can be.
    """
    if not is_integer(size) or not least <= size <= sys.maxsize:
        raise ArgumentError(name, expected, as_text(size))
    return int(size)


def checked_count(count: object, name: str) -> int:
    """Return how many tokens there are, which may be none, as a Python int.

    Raises
    ------
    ArgumentError
        If it is no integer, negative, or larger than any axis can be.
    """
    return checked_size(count, name, "an integer of at least 0", least=0)


def checked_heads(n_heads: object, width: int, name: str) -> int:
    """Return the number of heads, which must divide the width of a projection.

    Raises
    ------
    ArgumentError
        If it is no positive integer, or does not divide ``width``.
    """
    heads = checked_size(n_heads, "n_heads")
    if width % heads:
        raise ArgumentError(name, f"a last axis that {heads} heads divide", f"size {width}")
    return heads


def without_axis(shape: tuple[int, ...], axis: int) -> tuple[int, ...]:
    """Return a shape without one of its axes."""
    return tuple(np.delete(shape, axis).tolist())


def is_integer(value: object) -> TypeGuard[int]:
    """Tell whether a value is an int, Python's or NumPy's, and no bool."""
    return isinstance(value, (int, np.integer)) and not isinstance(value, bool)


def as_text(value: object) -> str:
    """Return the text of a wrong value on one line; an int of thousands of digits has none."""
    try:
        text = " ".join(repr(value).split())
    except ValueError:
        return f"a number of type {type(value).__name__} that is too large to be written"
    return text if len(text) <= LONGEST_TEXT else f"{text[:LONGEST_TEXT]}..."
