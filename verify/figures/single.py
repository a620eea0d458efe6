"""Single precision that is the same on every machine: each operation is computed in float64, then rounded once more.

For the four operations and the root this is the correct rounding; an exponential would have to lie within 1e-16 of the
middle between two floats to differ between libraries. Sums are added in order, which those of a BLAS are not.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

from verify.numbers import Array
from verify.numbers.elements import is_exact, map_elements

__all__ = ["Single", "singles"]


class Single:
    """A float32; an element of object arrays.

    Parameters
    ----------
    value : float
        Is rounded.
    """

    __slots__ = ("value",)
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, value: float) -> None:
        self.value = float(np.float32(value))

    def anchor(self) -> float:
        """Return the value, as a constant."""
        return self.value

    def constant(self, value: int | Fraction) -> Single:
        """Return an exact number, rounded once."""
        return Single(float(value))

    def is_finite(self) -> bool:
        """Tell whether the value is finite."""
        return math.isfinite(self.value)

    def _with(self, other: Any, operation: Callable[[float, float], float]) -> Any:
        if isinstance(other, (float, Single)) or is_exact(other):
            return Single(operation(self.value, other.value if isinstance(other, Single) else Single(other).value))
        return NotImplemented

    def __add__(self, other: Any) -> Any:
        return self._with(other, lambda a, b: a + b)

    __radd__ = __add__

    def __sub__(self, other: Any) -> Any:
        return self._with(other, lambda a, b: a - b)

    def __rsub__(self, other: Any) -> Any:
        return self._with(other, lambda a, b: b - a)

    def __mul__(self, other: Any) -> Any:
        return self._with(other, lambda a, b: a * b)

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> Any:
        return self._with(other, lambda a, b: a / b)

    def __rtruediv__(self, other: Any) -> Any:
        return self._with(other, lambda a, b: b / a)

    def __neg__(self) -> Single:
        return Single(-self.value)

    def __lt__(self, other: Any) -> bool:
        return self.value < float(other)

    def __gt__(self, other: Any) -> bool:
        return self.value > float(other)

    def __float__(self) -> float:
        return self.value

    def exp(self) -> Single:
        """Return the exponential."""
        return Single(math.exp(self.value))

    def sqrt(self) -> Single:
        """Return the square root."""
        return Single(math.sqrt(self.value))


def singles(values: Array) -> Array:
    """Return floats as an object array, each rounded."""
    return map_elements(lambda value: Single(float(value)), np.asarray(values))
