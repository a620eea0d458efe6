"""The error function, its complement and its derivative, for one number and for arrays, of any number type."""

from __future__ import annotations

import cmath
import functools
import math
from typing import Any, Literal

import flint
import numpy as np

from verify.numbers.balls import precision
from verify.numbers.elements import Array, map_elements

__all__ = ["ERF", "SLOPE_AT_ZERO", "erf", "erf_slope", "erf_slopes", "erfc", "erfcs", "erfs"]

SLOPE_AT_ZERO = 2 / math.sqrt(math.pi)
"""The derivative of the error function at 0."""

ENOUGH_BITS = 60
"""Relative accuracy with which rounding an enclosure's midpoint to a float is as good as rounding the number."""

BELOW_ALL_FLOATS = -1100
"""Exponent of 2 below which nothing shows in a float64."""

REFINEMENTS = (64, 512, 2048, 16384)
"""Bits of precision that are tried one after the other."""

LEFTMOST, RIGHTMOST, CELLS = -6, 28, 128
"""Beyond these two the complement rounds to 2 and to 0 in float64; between them each unit has so many centres."""

DEGREES = {np.dtype(np.float64): 12, np.dtype(np.float32): 5}
"""Of the Taylor polynomial about the nearest centre: what it leaves out is far below the last digit."""

CHUNK = 2**13
"""Numbers that go through all terms at once: they stay in a core's cache."""


def erf(value: Any) -> Any:
    """Return the error function of one number: a float, complex, multiprecision or dual one, or a ball.

    Raises
    ------
    TypeError
        For an exact number, and for what is no number.
    """
    if hasattr(value, "erf"):
        return value.erf()
    return _on_complex("erf", complex(value)) if _is_complex(value) else math.erf(_real(value, "erf"))


def erfc(value: Any) -> Any:
    """Return 1 minus the error function, accurate also where that is near 1.

    Raises
    ------
    TypeError
        As `erf`.
    """
    if hasattr(value, "erfc"):
        return value.erfc()
    return _on_complex("erfc", complex(value)) if _is_complex(value) else math.erfc(_real(value, "erfc"))


def erf_slope(value: Any) -> Any:
    """Return the derivative of the error function, ``2 / sqrt(pi) * exp(-x**2)``.

    Raises
    ------
    TypeError
        As `erf`.
    """
    if hasattr(value, "erf_slope"):
        return value.erf_slope()
    if _is_complex(value):
        return SLOPE_AT_ZERO * cmath.exp(-complex(value) * complex(value))
    real = _real(value, "erf_slope")
    return SLOPE_AT_ZERO * math.exp(-real * real)


ERF: np.ufunc = np.frompyfunc(lambda value: value.erf() if hasattr(value, "erf") else math.erf(value), 1, 1)
"""`erf` of each element, as a function that arrays of other kinds may take over as they do NumPy's own."""


def erfs(array: Any) -> Any:
    """Return `erf` of each element, in the dtype of the array."""
    found = ERF(array)
    return found.astype(array.dtype) if isinstance(found, np.ndarray) else found


def erfcs(array: Array) -> Array:
    """Return `erfc` of each element, in the dtype of the array.

    Floats are within 2 units in the last place, in both tails too: the sum of a Taylor series about the nearest of
    equally spaced centres, whose first term is there to twice the digits and whose others are small beside it.
    """
    if array.dtype.kind != "f":
        return np.asarray(np.frompyfunc(erfc, 1, 1)(array), dtype=array.dtype)
    if array.dtype not in DEGREES:
        return erfcs(array.astype(np.float64)).astype(array.dtype)
    coefficients = taylor_coefficients(array.dtype)
    given = array.reshape(-1)
    found = np.empty_like(given)
    for start in range(0, given.size, CHUNK):
        chunk = slice(start, start + CHUNK)
        _sum_series(given[chunk], coefficients, found[chunk])
    return found.reshape(array.shape)


@functools.cache
def taylor_coefficients(dtype: np.dtype[Any]) -> Array:
    """Return the Taylor coefficients of the complementary error function about each centre.

    The first is in two rows, a float and what is left of the value. The second is the slope s, from an enclosure too,
    and the others follow from s' = -2 x s.

    Returns
    -------
    ndarray, shape (degree + 2, number of centres)
    """
    steps = range(LEFTMOST * CELLS, RIGHTMOST * CELLS + 1)
    with precision(ENOUGH_BITS + REFINEMENTS[0]):
        root = flint.arb.pi().sqrt()
        exact = [flint.arb(step) / CELLS for step in steps]
        values = [centre.erfc().mid() for centre in exact]
        rounded = np.array([float(value) for value in values]).astype(dtype).astype(float)
        rests = np.array([float(value - flint.arb(near)) for value, near in zip(values, rounded, strict=True)])
        slopes = np.array([float((-2 / root * (-(centre * centre)).exp()).mid()) for centre in exact])
    centres = np.array(steps) / CELLS
    terms = [rounded, rests, slopes]
    before, term = np.zeros_like(slopes), slopes
    for power in range(1, DEGREES[dtype]):
        before, term = term, -2 * (centres * term + before) / power
        terms.append(term / (power + 1))
    return np.array(terms).astype(dtype)


def _sum_series(x: Array, coefficients: Array, out: Array) -> None:
    """Write the sum of the series about the centre nearest to each entry, by Horner's rule from the smallest term."""
    inside = np.clip(x, LEFTMOST, RIGHTMOST)
    steps = np.rint(inside * CELLS)
    with np.errstate(invalid="ignore"):  # NaN has no nearest centre: the distance from any is NaN
        centre = steps.astype(np.intp) - LEFTMOST * CELLS
    steps /= CELLS
    distance = np.subtract(inside, steps, out=inside)  # exact: the two are neighbours
    np.take(coefficients[-1], centre, mode="clip", out=out)
    term = steps
    for row in coefficients[-2:1:-1]:
        out *= distance
        np.take(row, centre, mode="clip", out=term)
        out += term
    out *= distance
    for row in coefficients[1::-1]:
        np.take(row, centre, mode="clip", out=term)
        out += term


def erf_slopes(array: Array) -> Array:
    """Return `erf_slope` of each element, in the dtype of the array."""
    if array.dtype == object:
        return map_elements(erf_slope, array)
    with np.errstate(over="ignore", under="ignore"):
        return np.asarray(SLOPE_AT_ZERO * np.exp(-(array * array)))


def _on_complex(name: Literal["erf", "erfc"], value: complex) -> complex:
    """Return a function of a complex number, real and imaginary part each to full relative accuracy.

    The imaginary part of a complex step may be 1e-60 of the real part, and mpmath at 53 bits loses it: here
    an enclosure is refined until it settles both.
    """
    for bits in REFINEMENTS:
        with precision(bits):
            enclosure = getattr(flint.acb(value.real, value.imag), name)()
            if _settled(enclosure.real) and _settled(enclosure.imag):
                return complex(float(enclosure.real.mid()), float(enclosure.imag.mid()))
    raise ValueError(f"{name}: expected a finite number, got {value}")


def _settled(part: flint.arb) -> bool:
    """Tell whether an enclosure is narrow enough to be rounded to a float."""
    return bool(part.rel_accuracy_bits() >= ENOUGH_BITS or part.abs_upper() < flint.arb((1, BELOW_ALL_FLOATS)))


def _is_complex(value: object) -> bool:
    """Tell whether a number is a complex one, Python's or NumPy's."""
    return isinstance(value, (complex, np.complexfloating))


def _real(value: Any, function: str) -> float:
    """Return a floating-point number as a Python float, or refuse it."""
    if isinstance(value, (float, np.floating)):
        return float(value)
    expected = "a float, complex, multiprecision or dual number, or a ball"
    raise TypeError(f"{function}: expected {expected}, got {type(value).__name__}")
