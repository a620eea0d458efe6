"""Numbers of bfloat16 and of float32 that round by themselves: each operation is computed in float64, then rounded.

NumPy has no bfloat16. Single precision is the same on every machine here: for the four operations and the root this is
the correct rounding; an exponential would have to lie within 1e-16 of the middle between two floats to differ between
libraries. Sums are added in order, which those of a BLAS are not.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Self

import numpy as np

from verify.numbers.elements import Array, exact_elements, is_exact, map_elements
from verify.numbers.error_function import erf_slope
from verify.numbers.number_types import NumberType
from verify.numbers.operations import Comparisons, Functions, Operators

__all__ = ["BFLOAT16", "Bfloat16", "RoundedFloat", "Single", "UNIT", "singles", "to_bfloat16"]

FUNCTIONS: Mapping[str, Callable[[float], float]] = {
    **{name: getattr(math, name) for name in ("exp", "log", "sqrt", "cos", "sin", "tanh", "erf", "erfc")},
    "erf_slope": erf_slope,
}


class RoundedFloat(Operators, Comparisons, Functions):
    """A number of a format, which a subclass names by `rounded`; an element of object arrays.

    Parameters
    ----------
    value : float
        What is rounded.
    """

    __slots__ = ("value",)
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, value: float) -> None:
        self.value = self.rounded(value)

    @staticmethod
    def rounded(value: float) -> float:
        """Return the nearest number of the format."""
        raise NotImplementedError

    def constant(self, value: int | Fraction) -> Self:
        """Return an exact number, rounded once."""
        return type(self)(float(value))

    def is_finite(self) -> bool:
        """Tell whether the number is finite."""
        return math.isfinite(self.value)

    def anchor(self) -> Fraction:
        """Return the number exactly."""
        return Fraction(self.value)

    def _of(self, name: str) -> Self:
        return type(self)(FUNCTIONS[name](self.value))

    def _with(self, other: Any, operation: Callable[[Any, Any], Any], turned: bool = False) -> Any:
        """Return the rounded result of an operation with another number, or a constant that is rounded first."""
        if isinstance(other, type(self)):
            second = other.value
        elif is_exact(other) or isinstance(other, float):
            second = self.rounded(float(other))
        else:
            return NotImplemented
        return type(self)(operation(second, self.value) if turned else operation(self.value, second))

    def __pow__(self, exponent: object) -> Self:
        if not isinstance(exponent, (int, np.integer)) or isinstance(exponent, bool):
            return NotImplemented
        return type(self)(self.value ** int(exponent))

    def __neg__(self) -> Self:
        return type(self)(-self.value)

    def __pos__(self) -> Self:
        return self

    def __abs__(self) -> Self:
        return type(self)(abs(self.value))

    def _compared(self, other: Any, relation: Callable[[Any, Any], Any]) -> bool:
        return bool(relation(self.value, other.value if isinstance(other, type(self)) else other))

    def __eq__(self, other: object) -> bool:
        return self._compared(other, operator.eq)

    def __float__(self) -> float:
        return self.value

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.value!r})"


BITS = 8
"""Of the significand of bfloat16, with the leading one."""
UNIT = 2.0**-BITS
"""The largest relative error of one rounding to it."""
LAST_PLACE = -133
"""Of its least numbers, as an exponent of 2."""
LARGEST = (2 - 2.0 ** (1 - BITS)) * 2.0**127


def to_bfloat16(value: float) -> float:
    """Return the nearest number of bfloat16, ties to even; infinite where it overflows.

    Examples
    --------
    >>> to_bfloat16(1 + 2**-8), to_bfloat16(1 + 3 * 2**-8), to_bfloat16(3.4e38)
    (1.0, 1.015625, inf)
    """
    if not math.isfinite(value):
        return value
    place = max(math.frexp(value)[1] - BITS, LAST_PLACE)
    nearest = math.ldexp(round(math.ldexp(value, -place)), place)
    return nearest if abs(nearest) <= LARGEST else math.copysign(math.inf, value)


class Bfloat16(RoundedFloat):
    """A number of bfloat16; an element of object arrays, where each operation on floats is rounded."""

    __slots__ = ()
    rounded = staticmethod(to_bfloat16)


def _array(values: object) -> Array:
    return map_elements(lambda value: Bfloat16(float(value)), exact_elements(values))


BFLOAT16 = NumberType("bfloat16", _array, lambda array: map_elements(float, array).astype(np.float64))
"""The number type, beside those of `NUMBER_TYPES`, on which whole passes run without an error of their own to bound."""


class Single(RoundedFloat):
    """A float32; an element of object arrays."""

    __slots__ = ()

    @staticmethod
    def rounded(value: float) -> float:
        """Return the nearest float32."""
        return float(np.float32(value))


def singles(values: Array) -> Array:
    """Return floats as an object array, each rounded."""
    return map_elements(lambda value: Single(float(value)), np.asarray(values))
