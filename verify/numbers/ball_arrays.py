"""Object arrays of balls: made from exact numbers or floats, and read as midpoints and radii."""

from __future__ import annotations

import numpy as np

from verify.numbers.balls import Ball, precision
from verify.numbers.elements import Array, exact_elements, map_elements

__all__ = ["balls", "balls_from_floats", "midpoints", "radii"]


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
        return map_elements(Ball, exact_elements(values))


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
