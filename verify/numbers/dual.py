"""Dual numbers: a value with its derivative in one direction, exact to first order."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

from verify.numbers.elements import anchor, constant, is_finite
from verify.numbers.error_function import erf, erf_slope, erfc

__all__ = ["Dual"]


class Dual:
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

    __slots__ = ("tangent", "value")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, value: Any, tangent: Any = 0) -> None:
        if isinstance(value, Dual) or isinstance(tangent, Dual):
            raise TypeError("a dual number: expected components that are not dual themselves")
        self.value = value
        self.tangent = tangent

    def anchor(self) -> Any:
        """Return the anchor of the value, as a constant."""
        return anchor(self.value)

    def constant(self, value: int | Fraction) -> Dual:
        """Return an exact number of the same component type, with tangent zero."""
        return Dual(constant(self.value, value), constant(self.value, 0))

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

    def __pow__(self, exponent: object) -> Dual:
        if not isinstance(exponent, (int, np.integer)) or isinstance(exponent, bool):
            return NotImplemented
        power = int(exponent)
        if power == 0:
            return self.constant(1)
        return Dual(self.value**power, power * self.value ** (power - 1) * self.tangent)

    def __neg__(self) -> Dual:
        return Dual(-self.value, -self.tangent)

    def __pos__(self) -> Dual:
        return self

    def exp(self) -> Dual:
        """Return the exponential."""
        value = np.exp(self.value)
        return Dual(value, value * self.tangent)

    def log(self) -> Dual:
        """Return the natural logarithm."""
        return Dual(np.log(self.value), self.tangent / self.value)

    def sqrt(self) -> Dual:
        """Return the square root."""
        value = np.sqrt(self.value)
        return Dual(value, self.tangent / (2 * value))

    def cos(self) -> Dual:
        """Return the cosine."""
        return Dual(np.cos(self.value), -np.sin(self.value) * self.tangent)

    def sin(self) -> Dual:
        """Return the sine."""
        return Dual(np.sin(self.value), np.cos(self.value) * self.tangent)

    def tanh(self) -> Dual:
        """Return the hyperbolic tangent; its derivative by cosh, which does not cancel at saturation."""
        cosh = np.cosh(self.value)
        return Dual(np.tanh(self.value), self.tangent / cosh / cosh)

    def erf(self) -> Dual:
        """Return the error function."""
        return Dual(erf(self.value), erf_slope(self.value) * self.tangent)

    def erfc(self) -> Dual:
        """Return 1 minus the error function."""
        return Dual(erfc(self.value), -erf_slope(self.value) * self.tangent)

    def erf_slope(self) -> Dual:
        """Return the derivative of the error function."""
        slope = erf_slope(self.value)
        return Dual(slope, -2 * self.value * slope * self.tangent)

    def __lt__(self, other: Any) -> bool:
        return _compared(self, other, lambda left, right: left < right)

    def __le__(self, other: Any) -> bool:
        return _compared(self, other, lambda left, right: left <= right)

    def __gt__(self, other: Any) -> bool:
        return _compared(self, other, lambda left, right: left > right)

    def __ge__(self, other: Any) -> bool:
        return _compared(self, other, lambda left, right: left >= right)

    def __eq__(self, other: object) -> bool:
        raise TypeError("dual numbers are not compared for equality: compare .value or .tangent")

    def __ne__(self, other: object) -> bool:
        raise TypeError("dual numbers are not compared for equality: compare .value or .tangent")

    def __bool__(self) -> bool:
        raise TypeError("a dual number has no truth value: ask its .value")

    def __repr__(self) -> str:
        return f"Dual({self.value!r}, {self.tangent!r})"


def _compared(left: Dual, right: Any, relation: Callable[[Any, Any], Any]) -> bool:
    """Compare the values; a tie has no branch whose derivative is right, so it is refused.

    Raises
    ------
    ValueError
        If the two values are equal.
    """
    value = right.value if isinstance(right, Dual) else right
    if left.value == value:
        raise ValueError(f"dual numbers compared at a tie, where no branch is right: {left!r}, {right!r}")
    return bool(relation(left.value, value))
