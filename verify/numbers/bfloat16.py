"""The format bfloat16, which NumPy does not have: every operation is rounded to eight bits, as an element of arrays."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from verify.numbers.elements import Array, exact_elements, is_exact, map_elements
from verify.numbers.error_function import erf_slope
from verify.numbers.number_types import NumberType
from verify.numbers.slopes import Functions

__all__ = ["BFLOAT16", "UNIT", "Bfloat16", "rounded"]

BITS = 8
"""Of the significand, with the leading one."""
UNIT = 2.0**-BITS
"""The largest relative error of one rounding."""
LAST_PLACE = -133
"""Of the least numbers, as an exponent of 2."""
LARGEST = (2 - 2.0 ** (1 - BITS)) * 2.0**127

FUNCTIONS: Mapping[str, Callable[[float], float]] = {
    **{name: getattr(math, name) for name in ("exp", "log", "sqrt", "cos", "sin", "tanh", "erf", "erfc")},
    "erf_slope": erf_slope,
}


def rounded(value: float) -> float:
    """Return the nearest number of bfloat16, ties to even; infinite where it overflows.

    Examples
    --------
    >>> rounded(1 + 2**-8), rounded(1 + 3 * 2**-8), rounded(3.4e38)
    (1.0, 1.015625, inf)
    """
    if not math.isfinite(value):
        return value
    place = max(math.frexp(value)[1] - BITS, LAST_PLACE)
    nearest = math.ldexp(round(math.ldexp(value, -place)), place)
    return nearest if abs(nearest) <= LARGEST else math.copysign(math.inf, value)


class Bfloat16(Functions):
    """A number of bfloat16; an element of object arrays, where each operation on floats is rounded.

    Parameters
    ----------
    value : float
        What is rounded.
    """

    __slots__ = ("value",)
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, value: float) -> None:
        self.value = rounded(value)

    def constant(self, value: int | Fraction) -> Bfloat16:
        """Return an exact number, rounded once."""
        return Bfloat16(float(value))

    def is_finite(self) -> bool:
        """Tell whether the number is finite."""
        return math.isfinite(self.value)

    def anchor(self) -> Fraction:
        """Return the number exactly."""
        return Fraction(self.value)

    def _of(self, name: str) -> Bfloat16:
        return Bfloat16(FUNCTIONS[name](self.value))

    def _with(self, other: Any, operation: Callable[[Any, Any], Any], turned: bool = False) -> Bfloat16:
        """Return the rounded result of an operation with another number, or a constant that is rounded first."""
        if isinstance(other, Bfloat16):
            second = other.value
        elif is_exact(other) or isinstance(other, float):
            second = rounded(float(other))
        else:
            return NotImplemented  # type: ignore[no-any-return]
        return Bfloat16(operation(second, self.value) if turned else operation(self.value, second))

    def __add__(self, other: Any) -> Bfloat16:
        return self._with(other, operator.add)

    __radd__ = __add__

    def __sub__(self, other: Any) -> Bfloat16:
        return self._with(other, operator.sub)

    def __rsub__(self, other: Any) -> Bfloat16:
        return self._with(other, operator.sub, turned=True)

    def __mul__(self, other: Any) -> Bfloat16:
        return self._with(other, operator.mul)

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> Bfloat16:
        return self._with(other, operator.truediv)

    def __rtruediv__(self, other: Any) -> Bfloat16:
        return self._with(other, operator.truediv, turned=True)

    def __pow__(self, exponent: object) -> Bfloat16:
        if not isinstance(exponent, (int, np.integer)) or isinstance(exponent, bool):
            return NotImplemented
        return Bfloat16(self.value ** int(exponent))

    def __neg__(self) -> Bfloat16:
        return Bfloat16(-self.value)

    def __pos__(self) -> Bfloat16:
        return self

    def __abs__(self) -> Bfloat16:
        return Bfloat16(abs(self.value))

    def _compared(self, other: Any, relation: Callable[[Any, Any], Any]) -> bool:
        return bool(relation(self.value, other.value if isinstance(other, Bfloat16) else other))

    def __lt__(self, other: Any) -> bool:
        return self._compared(other, operator.lt)

    def __le__(self, other: Any) -> bool:
        return self._compared(other, operator.le)

    def __gt__(self, other: Any) -> bool:
        return self._compared(other, operator.gt)

    def __ge__(self, other: Any) -> bool:
        return self._compared(other, operator.ge)

    def __eq__(self, other: object) -> bool:
        return self._compared(other, operator.eq)

    def __float__(self) -> float:
        return self.value

    def __repr__(self) -> str:
        return f"Bfloat16({self.value!r})"


def _array(values: object) -> Array:
    return map_elements(lambda value: Bfloat16(float(value)), exact_elements(values))


BFLOAT16 = NumberType("bfloat16", _array, lambda array: map_elements(float, array).astype(np.float64))
"""The number type, beside those of `NUMBER_TYPES`, on which whole passes run without an error of their own to bound."""
