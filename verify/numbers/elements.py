"""Offer what arrays need of elements of any type: a constant, an anchor to compare, finiteness."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

__all__ = [
    "Array",
    "anchors",
    "constant_like",
    "exact_elements",
    "finite",
    "is_exact",
    "map_elements",
    "whole_number",
]

Array: TypeAlias = npt.NDArray[Any]


def is_exact(value: object) -> bool:
    """Tell whether a value is an int (Python's or NumPy's) or a Fraction; a bool is not a number here."""
    return isinstance(value, (int, Fraction, np.integer)) and not isinstance(value, bool)


def whole_number(value: object, name: str, least: int) -> int:
    """Return an integer argument as a Python int.

    Raises
    ------
    ValueError
        If it is a bool, no integer, or less than ``least``; the message names the argument.
    """
    if not isinstance(value, (int, np.integer)) or isinstance(value, bool) or value < least:
        raise ValueError(f"{name}: expected an integer of at least {least}, got {value!r}")
    return int(value)


def map_elements(function: Callable[[Any], Any], values: Array) -> Array:
    """Apply a function to each element; return an object array of the same shape, also for 0 dimensions."""
    result = np.empty(values.size, dtype=object)
    for n, value in enumerate(values.flat):
        result[n] = function(value)
    return result.reshape(values.shape)


def exact_elements(values: object) -> Array:
    """Return exact numbers as an object array of Python ints and Fractions.

    Raises
    ------
    TypeError
        If an element is neither int nor Fraction: a float, a bool, or a list in a ragged nesting.
    """
    try:
        array = np.array(values, dtype=object)
    except ValueError:
        raise TypeError("values: expected equally long nested lists, got ragged ones") from None
    for index in np.ndindex(array.shape):
        if not is_exact(array[index]):
            element = f"{type(array[index]).__name__} {array[index]!r}"
            raise TypeError(f"values: expected int or Fraction, got {element} at index {index}")
    return map_elements(lambda value: value if isinstance(value, Fraction) else int(value), array)


def anchor(value: Any) -> Any:
    """Return a real number near ``value`` whose comparison with other anchors is always decided.

    It is the midpoint of a ball, the value of a dual number, the real part of a complex number.
    """
    if hasattr(value, "anchor"):
        return value.anchor()
    return value.real if isinstance(value, complex) else value


def anchors(array: Array) -> Array:
    """Return for each element an exact number near it that may be compared: no ball is ever compared."""
    if array.dtype == object:
        return map_elements(anchor, array)
    return array.real


def constant(element: Any, value: int | Fraction) -> Any:
    """Return an exact number in the number type of ``element``."""
    if hasattr(element, "constant"):
        return element.constant(value)
    if isinstance(element, (float, complex)):
        return float(value)
    return value


def constant_like(array: Array, value: int | Fraction) -> Any:
    """Return an exact number in the number type of an array.

    For NumPy's own dtypes it is a Python float, which leaves the dtype of an array that it meets alone. For
    an object array it is a constant of the first element's type, unchanged if that is int or Fraction.
    """
    if array.dtype == object:
        return constant(array.flat[0], value) if array.size else value
    return float(value)


def is_finite(value: Any) -> bool:
    """Tell whether a number is finite, for each number type.

    Raises
    ------
    TypeError
        If ``value`` is no number.
    """
    if hasattr(value, "is_finite"):
        return bool(value.is_finite())
    if is_exact(value):
        return True
    if isinstance(value, (float, complex, np.inexact)):
        return bool(np.isfinite(value))
    raise TypeError(f"expected a number, got {type(value).__name__}")


def finite(array: Array) -> npt.NDArray[np.bool_]:
    """Tell for each element whether it is finite.

    Raises
    ------
    TypeError
        If an element of an object array is no number.
    """
    if array.dtype == object:
        return map_elements(is_finite, array).astype(bool)
    return np.isfinite(array)
