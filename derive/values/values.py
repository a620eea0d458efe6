"""Read the values of an evaluation: arrays, windows, permutations, sizes. A misfit gives one line that names it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from ..kernel.terms import Dim, Key
from ..language.symbols import RenderError
from ..language.text.declarations import size_text
from .laws import Array, Law

NOTHING: Mapping[str, int] = MappingProxyType({})


class Window(NamedTuple):
    """The entries of a family over the integers on a finite window.

    Parameters
    ----------
    values : ndarray
        An axis of integers starts at ``first``; other axes are those of the family.
    first : int
    """

    values: Array
    first: int


def by_name(values: Any, named: Mapping[str, Any]) -> dict[str, Any]:
    """Return values by name, which were given in one mapping, as keywords, or some in each.

    Raises
    ------
    RenderError
        If the first is no mapping, or a value is given twice.

    Examples
    --------
    >>> by_name({"x": [1.0]}, {"g": 2.0})
    {'x': [1.0], 'g': 2.0}
    """
    if not isinstance(values, Mapping):
        what = type(values).__name__
        raise RenderError(f"values are given by name, as keywords x=..., or in one mapping {{'x': ...}}, got {what}")
    if twice := sorted(values.keys() & named.keys()):
        raise RenderError(f"{twice[0]}: one value was expected, got two")
    return {**values, **named}


def checked_size(given: Any, dim: str) -> int:
    """Return the size of a dimension.

    Raises
    ------
    RenderError
        If it is no positive integer.
    """
    if isinstance(given, bool) or not isinstance(given, int | np.integer) or given < 1:
        raise RenderError(f"size {dim}: expected a positive integer, got {given!r}")
    return int(given)


def checked_law(key: Key, value: Any, shape: tuple[int, ...]) -> Law:
    """Return the law of a random family.

    Raises
    ------
    RenderError
        If it is none, or of another shape.
    """
    if not isinstance(value, Law):
        raise RenderError(f"{key.name}: expected a Law, got {type(value).__name__}")
    for array in (value.points, value.weights):
        if array.shape[:-1] != shape or array.shape != value.points.shape:
            wanted = (*shape, "outcomes")
            raise RenderError(f"{key.name}: expected points and weights of shape {wanted}, got {array.shape}")
    return value


def expected(key: Key) -> str:
    """Say what a variable is."""
    if key.kind == "perm":
        return f"a permutation of {size_text(key.dim)} indices"
    kind = "a Law" if key.random else "an array" if key.dims else "a number"
    return f"{kind} of shape ({', '.join(map(size_text, key.dims))})" if key.dims else kind


def checked_permutation(key: Key, value: Any, size: int) -> Array:
    """Return a permutation as an array of integers.

    Raises
    ------
    RenderError
        If it is none.
    """
    given = np.asarray(value)
    if given.dtype.kind not in "iu" or given.shape != (size,) or sorted(given.tolist()) != list(range(size)):
        raise RenderError(f"{key.name}: expected a permutation of 0, ..., {size - 1}, got {given.tolist()}")
    return given


def checked_array(key: Key, value: Any, shape: tuple[int, ...]) -> Array:
    """Return the value of a family as floating or object numbers.

    Raises
    ------
    RenderError
        If it has another shape, is not numeric, or not finite.
    """
    try:
        array = np.asarray(value)
    except ValueError:
        raise RenderError(f"{key.name}: expected {expected(key)}, got ragged nested lists") from None
    if array.shape != shape:
        raise RenderError(f"{key.name}: expected {expected(key)}, here {shape}, got shape {array.shape}")
    if array.dtype == object:
        return array
    if array.dtype.kind not in "iufc":
        raise RenderError(f"{key.name}: expected numbers, got dtype {array.dtype}")
    if not np.isfinite(array).all():
        where = tuple(int(i) for i in np.argwhere(~np.isfinite(array))[0])
        raise RenderError(f"{key.name}: expected finite numbers, got {array[where]} at index {where}")
    return array if array.dtype.kind == "c" else array.astype(np.float64)


def real_array(name: str, value: Any) -> Any:
    """Return a value of real numbers as an array; laws, windows and functions as they are.

    Raises
    ------
    RenderError
        If it is a ragged list, complex (the complex step is taken inside), masked, or holds no numbers.
    """
    if isinstance(value, (Law, Window)) or callable(value):
        return value
    wanted = f"{name}: expected an array of real numbers"
    if isinstance(value, np.ma.MaskedArray):
        raise RenderError(f"{wanted}, got a masked one")
    try:
        array = np.asarray(value)
    except ValueError:
        raise RenderError(f"{wanted}, got nested lists of different lengths") from None
    if array.dtype.kind not in "iuf":
        raise RenderError(f"{wanted}, got {type(value).__name__} of dtype {array.dtype}")
    return array


def sizes_of(keys: Iterable[Key], values: Mapping[str, Any]) -> dict[str, int]:
    """Read the sizes of dimensions off the shapes of arrays.

    Raises
    ------
    RenderError
        If two shapes disagree, a size is zero, or an axis of a doubled dimension is odd.
    """
    shapes: dict[Key, tuple[int, ...]] = {}
    for key in keys:
        value = None if key.kind == "ix" else values.get(key.name)
        if value is None or callable(value) or isinstance(value, Window):
            continue
        shape = value.points.shape[:-1] if isinstance(value, Law) else np.shape(value)
        if len(shape) != len(_dims(key)):
            raise RenderError(f"{key.name}: expected {expected(key)}, got shape {shape}")
        shapes[key] = shape
    return sizes_of_shapes(shapes)


def sizes_of_shapes(shapes: Mapping[Key, tuple[int, ...]], known: Mapping[str, int] = NOTHING) -> dict[str, int]:
    """Read the sizes of dimensions off the last axes of variables; some may be known before.

    Raises
    ------
    RenderError
        If two shapes disagree, a size is zero, or an axis of a doubled dimension is odd.
    """
    sizes = dict(known)
    for key, shape in shapes.items():
        for dim, length in zip(_dims(key), shape, strict=True):
            size = length
            while isinstance(dim, tuple):
                if size % 2:
                    wanted = f"an even number of entries for {size_text(dim)}"
                    raise RenderError(f"{key.name}: expected {wanted}, got {length}")
                dim, size = dim[1], size // 2
            if size < 1:
                raise RenderError(f"{key.name}: expected at least one entry for {dim}, got {length}")
            if sizes.setdefault(dim, size) != size:
                raise RenderError(f"{key.name}: expected {sizes[dim]} entries for {dim}, as before, got {length}")
    return sizes


def _dims(key: Key) -> tuple[Dim, ...]:
    """Return the dimensions of a variable's axes."""
    return () if key.kind == "ix" else key.dims
