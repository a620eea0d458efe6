"""The number types by name: how an array of each is made from exact numbers and read as floats; and arrays of balls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from verify.numbers.balls import Ball, precision
from verify.numbers.dual import Dual
from verify.numbers.elements import Array, exact_elements, map_elements
from verify.numbers.multiprecision import multiprecision

__all__ = ["NUMBER_TYPES", "NumberType", "balls", "balls_from_floats", "midpoints", "radii", "to_float"]


@dataclass(frozen=True, slots=True)
class NumberType:
    """One number type on which the Transformer runs.

    Parameters
    ----------
    name : str
        Its key in `NUMBER_TYPES`.
    array : callable
        Takes ints and Fractions (scalar, nested lists or an array) to an array of this type, each rounded
        once. Balls and multiprecision numbers take the precision that is in force.
    to_float : callable
        Takes an array of this type to float64: midpoints of balls, values of dual numbers, real parts.
    rigorous : bool
        Whether an element encloses the exact result.
    """

    name: str
    array: Callable[[object], Array]
    to_float: Callable[[Array], Array]
    rigorous: bool = False


def _float(value: Any) -> float:
    """Return one element as a float."""
    if isinstance(value, Dual):
        return _float(value.value)
    if isinstance(value, Ball):
        return value.to_float()
    return float(value)


def to_float(array: Array) -> Array:
    """Return an array of any number type as float64: midpoints, values, real parts."""
    values = np.asarray(array)
    if values.dtype == object:
        return map_elements(_float, values).astype(np.float64)
    return np.asarray(values.real, dtype=np.float64)


def _dtype(name: str) -> NumberType:
    """Return the record of one of NumPy's own types."""

    def array(values: object) -> Array:
        return map_elements(float, exact_elements(values)).astype(name)

    return NumberType(name, array, to_float)


def _ball_array(values: object) -> Array:
    """Return balls at the precision in force."""
    return map_elements(Ball, exact_elements(values))


def _dual_array(values: object) -> Array:
    """Return dual floats with tangent zero."""
    return map_elements(lambda value: Dual(float(value), 0.0), exact_elements(values))


def _dual_ball_array(values: object) -> Array:
    """Return dual balls with tangent zero."""
    return map_elements(lambda value: Dual(Ball(value), Ball(0)), exact_elements(values))


NUMBER_TYPES: dict[str, NumberType] = {
    record.name: record
    for record in (
        _dtype("float32"),
        _dtype("float64"),
        _dtype("complex128"),
        NumberType("dual", _dual_array, to_float),
        NumberType("multiprecision", multiprecision, to_float),
        NumberType("ball", _ball_array, to_float, rigorous=True),
        NumberType("dual_ball", _dual_ball_array, to_float, rigorous=True),
    )
}


def balls(values: object, bits: int) -> Array:
    """Return an object array of balls for exact numbers, each rounded once, to ``bits`` bits.

    Parameters
    ----------
    values : nested lists or ndarray of int and Fraction
        The numbers.
    bits : int
        Precision of the conversion. What is computed from the balls has the precision of its own block
        `precision`.

    Returns
    -------
    ndarray of Ball
        Of the shape of ``values``.

    Raises
    ------
    TypeError
        If an element is neither int nor Fraction, or the lists are ragged.
    """
    with precision(bits):
        return _ball_array(values)


def balls_from_floats(values: Array) -> Array:
    """Return an object array of exact balls, reading each float as the dyadic number that it is.

    Raises
    ------
    ValueError
        If a value is NaN or infinite.
    """
    return map_elements(Ball.from_float, np.asarray(values))


def midpoints(array: Array) -> Array:
    """Return the midpoints of an array of balls as float64."""
    return np.asarray(map_elements(Ball.to_float, array), dtype=np.float64)


def radii(array: Array) -> Array:
    """Return upper bounds of the radii of an array of balls as float64."""
    return np.asarray(map_elements(lambda ball: ball.radius, array), dtype=np.float64)
