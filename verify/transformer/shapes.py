"""The one place where arguments are checked: a wrong one gives one line that names it."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from verify.numbers.elements import Array, finite

__all__ = [
    "ArgumentError",
    "Mask",
    "checked_array",
    "checked_axis",
    "checked_heads",
    "checked_mask",
    "checked_size",
    "require_finite",
]

Mask = npt.NDArray[np.bool_]


class ArgumentError(ValueError):
    """An argument of a layer that is wrong: which one, what was expected, what came."""

    def __init__(self, name: str, expected: str, got: str) -> None:
        self.name = name
        self.expected = expected
        self.got = got
        super().__init__(f"{name}: expected {expected}, got {got}")


def checked_array(
    value: object,
    name: str,
    shape: Sequence[int | str] = ("...",),
    *,
    minus_infinity: bool = False,
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

    Returns
    -------
    ndarray
        The argument itself if it is an array.

    Raises
    ------
    ArgumentError
        For a wrong shape, an empty array, an integer, boolean or other dtype, and for entries that are no
        finite numbers.
    """
    try:
        array = np.asarray(value)
    except ValueError:
        raise ArgumentError(name, "an array", "ragged nested lists") from None
    if array.dtype.kind in "iub":
        hint = f"convert it, as in {name}.astype(float)"
        raise ArgumentError(name, "floating, complex or object numbers", f"dtype {array.dtype} ({hint})")
    if array.dtype.kind not in "fcO":
        raise ArgumentError(name, "floating, complex or object numbers", f"dtype {array.dtype}")
    _require_shape(array, name, shape)
    require_finite(array, name, minus_infinity=minus_infinity)
    return array


def _require_shape(array: Array, name: str, shape: Sequence[int | str]) -> None:
    """Refuse an array whose shape does not fit, or that has an axis of size 0."""
    anything_first = bool(shape) and shape[0] == "..."
    wanted = shape[1:] if anything_first else shape
    sizes = array.shape[array.ndim - len(wanted) :] if anything_first else array.shape
    fits = len(sizes) == len(wanted) and array.ndim >= len(wanted)
    if not fits or any(isinstance(a, int) and a != b for a, b in zip(wanted, sizes, strict=True)):
        comma = "," if len(shape) == 1 else ""
        raise ArgumentError(name, f"shape ({', '.join(map(str, shape))}{comma})", f"shape {array.shape}")
    if 0 in array.shape:
        raise ArgumentError(name, "at least one element along every axis", f"shape {array.shape}")


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
    try:
        good = finite(array)
    except TypeError as error:
        raise ArgumentError(name, "numbers as elements", str(error).rpartition("got ")[2]) from None
    if good.all():
        return
    if minus_infinity and array.dtype != object:
        good = good | ((array.real == -np.inf) & np.isfinite(array.imag))
        if good.all():
            return
    index = tuple(int(i) for i in np.argwhere(~good)[0])
    expected = "finite numbers or -inf" if minus_infinity else "finite numbers"
    raise ArgumentError(name, expected, f"{array[index]} at index {index}")


def checked_axis(array: Array, axis: int) -> None:
    """Refuse an axis that an array does not have.

    Raises
    ------
    ArgumentError
        If ``axis`` is out of range.
    """
    if not -array.ndim <= axis < array.ndim:
        raise ArgumentError("axis", f"an axis of an array of shape {array.shape}", str(axis))


def checked_mask(mask: object, shape: tuple[int, ...], name: str = "mask") -> Mask:
    """Return a boolean mask, broadcast to ``shape``; True means that the position takes part.

    Raises
    ------
    ArgumentError
        If its dtype is not boolean, so that no additive mask is taken for one, or it does not broadcast.
    """
    array = np.asarray(mask)
    if array.dtype != np.bool_:
        expected = "a boolean array (True = may attend)"
        raise ArgumentError(name, expected, f"dtype {array.dtype}")
    try:
        return np.broadcast_to(array, shape)
    except ValueError:
        raise ArgumentError(name, f"a shape that broadcasts to {shape}", f"shape {array.shape}") from None


def checked_size(size: object, name: str) -> int:
    """Return a size as a Python int.

    Raises
    ------
    ArgumentError
        If it is no positive integer.
    """
    if not isinstance(size, (int, np.integer)) or isinstance(size, bool) or size < 1:
        raise ArgumentError(name, "a positive integer", repr(size))
    return int(size)


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
