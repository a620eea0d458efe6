"""The error function, its complement and its derivative, for one number and for arrays, of any number type."""

from __future__ import annotations

import cmath
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
    values = ERF(array)
    return values.astype(array.dtype) if isinstance(values, np.ndarray) else values


def erfcs(array: Array) -> Array:
    """Return `erfc` of each element, in the dtype of the array; real floats: see `normal_distribution`."""
    return np.asarray(np.frompyfunc(erfc, 1, 1)(array), dtype=array.dtype)


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
