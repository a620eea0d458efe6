"""Dual numbers: a value with its derivative in one direction, exact to first order."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np

from verify.numbers.elements import constant, is_finite
from verify.numbers.slopes import Followed

__all__ = ["Dual"]


class Dual(Followed):
    """A value and its tangent, ``value + tangent * epsilon`` with ``epsilon**2 == 0``.

    Works in object arrays: NumPy's ufuncs call the methods of the same name. Generic in its components:
    floats, complex numbers, Fractions, multiprecision numbers, or balls, for a rigorous enclosure of the
    derivative. Anything else that takes part in an operation is a constant, with tangent zero.

    Parameters
    ----------
    value, tangent : number
        The two components. Not themselves dual: derivatives of derivatives would mix up their epsilons.

    Raises
    ------
    TypeError
        If a component is dual.
    """

    __slots__ = ("tangent",)

    def __init__(self, value: Any, tangent: Any = 0) -> None:
        if isinstance(value, Dual) or isinstance(tangent, Dual):
            raise TypeError("a dual number: expected components that are not dual themselves")
        self.value = value
        self.tangent = tangent

    def constant(self, value: int | Fraction) -> Dual:
        """Return an exact number of the same component type, with tangent zero."""
        return Dual(constant(self.value, value), constant(self.value, 0))

    def _result(self, value: Any, slope: Any) -> Dual:
        return Dual(value, slope * self.tangent)

    def is_finite(self) -> bool:
        """Tell whether both components are finite."""
        return is_finite(self.value) and is_finite(self.tangent)

    def __add__(self, other: Any) -> Dual:
        if isinstance(other, np.ndarray):
            return NotImplemented
        if isinstance(other, Dual):
            return Dual(self.value + other.value, self.tangent + other.tangent)
        return Dual(self.value + other, self.tangent)

    __radd__ = __add__

    def __sub__(self, other: Any) -> Dual:
        if isinstance(other, np.ndarray):
            return NotImplemented
        if isinstance(other, Dual):
            return Dual(self.value - other.value, self.tangent - other.tangent)
        return Dual(self.value - other, self.tangent)

    def __rsub__(self, other: Any) -> Dual:
        return Dual(other - self.value, -self.tangent)

    def __mul__(self, other: Any) -> Dual:
        if isinstance(other, np.ndarray):
            return NotImplemented
        if isinstance(other, Dual):
            tangent = self.value * other.tangent + self.tangent * other.value
            return Dual(self.value * other.value, tangent)
        return Dual(self.value * other, self.tangent * other)

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> Dual:
        if isinstance(other, np.ndarray):
            return NotImplemented
        if isinstance(other, Dual):
            quotient = self.value / other.value
            return Dual(quotient, (self.tangent - quotient * other.tangent) / other.value)
        return Dual(self.value / other, self.tangent / other)

    def __rtruediv__(self, other: Any) -> Dual:
        quotient = other / self.value
        return Dual(quotient, -quotient * self.tangent / self.value)

    def __neg__(self) -> Dual:
        return Dual(-self.value, -self.tangent)

    def __repr__(self) -> str:
        return f"Dual({self.value!r}, {self.tangent!r})"
