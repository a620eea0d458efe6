"""Numbers of a float format that rounds by itself: each operation is computed in float64, then rounded once more."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, Self

import numpy as np

from verify.numbers.elements import is_exact
from verify.numbers.error_function import erf_slope
from verify.numbers.operations import Comparisons, Functions, Operators

__all__ = ["RoundedFloat"]

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
