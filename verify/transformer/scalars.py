"""Checks of arguments that are no arrays, numbers and words among them: a wrong one gives one line that names it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import numpy as np

from verify.errors import ArgumentError
from verify.numbers.elements import Array, constant_like, is_exact, is_finite
from verify.transformer.shapes import as_text, is_integer

__all__ = [
    "checked_number",
    "checked_positive",
    "checked_share",
    "require_flag",
    "require_instance",
    "require_integer",
    "require_one_of",
]


def checked_number(value: Any, name: str, like: Array, expected: str = "a number") -> Any:
    """Return an argument that is one number, in the number type of an array that it is combined with.

    Parameters
    ----------
    value : number
        An int or a Fraction suits every number type. A float is refused beside an object array: what it
        stands for is unknown.
    name : str
        What the error calls it.
    like : ndarray
        Gives the number type.
    expected : str
        What the error says was expected.

    Returns
    -------
    number

    Raises
    ------
    ArgumentError
        If it is no number, not finite, or too large for the dtype of ``like``.
    """
    if isinstance(value, np.generic) or (isinstance(value, np.ndarray) and value.ndim == 0):
        value = value.item()
    try:
        finite_number = is_finite(value)
    except TypeError:
        raise ArgumentError(name, expected, as_text(value)) from None
    if not finite_number:
        raise ArgumentError(name, "a finite number", as_text(value))
    if like.dtype == object and isinstance(value, (float, complex, np.inexact)):
        raise ArgumentError(name, "an int, a Fraction or an element for an object array", as_text(value))
    limits = np.finfo(float if like.dtype == object or np.finfo(like.dtype).bits > 64 else like.dtype)
    largest = float(limits.max)
    parts = (value,) if is_exact(value) else (value.real, value.imag) if isinstance(value, (float, complex)) else ()
    if any(_is_beyond(part, largest) for part in parts):
        raise ArgumentError(name, f"a number within the range of {limits.dtype}", as_text(value))
    return constant_like(like, value) if is_exact(value) else value


def _is_beyond(value: Any, largest: float) -> bool:
    """Tell whether a real number is larger than a float; exact ones are compared as such where it is close."""
    try:
        rounded = abs(float(value))
    except OverflowError:
        return True
    return rounded >= largest and abs(value) > largest


def checked_positive(value: Any, name: str, like: Array) -> Any:
    """Return a positive number in the number type of an array.

    Raises
    ------
    ArgumentError
        If it is not real, positive and finite, also after rounding to the dtype of ``like``, or it is a float
        where ``like`` holds objects.
    """
    expected = f"a positive number of dtype {like.dtype}"
    number = _checked_real(value, name, like, expected)
    rounded = like.real.dtype.type(number) if like.dtype != object else value if is_exact(value) else number
    if not rounded > 0:
        raise ArgumentError(name, expected, as_text(value))
    return number


def checked_share(value: Any, name: str, like: Array) -> Any:
    """Return a number from 0 to 1 in the number type of an array.

    Raises
    ------
    ArgumentError
        If it is not real or out of range, or it is a float where ``like`` holds objects.
    """
    expected = "a number from 0 to 1"
    number = _checked_real(value, name, like, expected)
    if not 0 <= (value if is_exact(value) else number) <= 1:
        raise ArgumentError(name, expected, as_text(value))
    return number


def _checked_real(value: Any, name: str, like: Array, expected: str) -> Any:
    """Return a number that has an order, in the number type of an array."""
    number = checked_number(value, name, like, expected)
    if like.dtype != object and not isinstance(number, (float, np.floating)):
        raise ArgumentError(name, expected, as_text(value))
    return number


def require_flag(value: object, name: str) -> None:
    """Refuse what is neither True nor False.

    Raises
    ------
    ArgumentError
        For anything else, also 0 and 1.
    """
    if not isinstance(value, (bool, np.bool_)):
        raise ArgumentError(name, "True or False", as_text(value))


def require_integer(value: object, name: str) -> None:
    """Refuse what is no integer.

    Raises
    ------
    ArgumentError
        For anything else, also a bool.
    """
    if not is_integer(value):
        raise ArgumentError(name, "an integer", as_text(value))


def require_instance(value: object, kind: type, name: str = "cache") -> None:
    """Refuse a record, such as the cache of a forward pass, that is not of the right class.

    Raises
    ------
    ArgumentError
        For any other.
    """
    if not isinstance(value, kind):
        raise ArgumentError(name, kind.__name__, type(value).__name__)


def require_one_of(value: object, name: str, choices: Collection[str]) -> None:
    """Refuse a word that is not among those known.

    Raises
    ------
    ArgumentError
        For any other, and for what is no string.
    """
    if not isinstance(value, str) or value not in choices:
        raise ArgumentError(name, f"one of {', '.join(choices)}", as_text(value))
