"""Dual numbers: a value with its derivative in one direction, exact to first order."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from verify.numbers.elements import constant, is_finite
from verify.numbers.slopes import Followed

__all__ = ["Directions", "Dual"]


class Directions:
    """The tangent of a dual number in every direction: a number for each that the value moves in, zero in the others.

    One pass over a formula with such tangents computes the value once, where a pass for each direction computes it as
    often as there are entries; and no product with an exact zero is taken.

    Parameters
    ----------
    parts : mapping of int to number
        By the number of the direction.
    """

    __slots__ = ("parts",)

    def __init__(self, parts: Mapping[int, Any]) -> None:
        self.parts = parts

    def __add__(self, other: object) -> Directions:
        if not isinstance(other, Directions):
            return NotImplemented
        parts = dict(self.parts)
        for n, part in other.parts.items():
            parts[n] = parts[n] + part if n in parts else part
        return Directions(parts)

    def __sub__(self, other: object) -> Directions:
        return self + -other if isinstance(other, Directions) else NotImplemented

    def __neg__(self) -> Directions:
        return Directions({n: -part for n, part in self.parts.items()})

    def __mul__(self, factor: Any) -> Directions:
        return Directions({n: part * factor for n, part in self.parts.items()})

    __rmul__ = __mul__

    def __truediv__(self, divisor: Any) -> Directions:
        return Directions({n: part / divisor for n, part in self.parts.items()})

    def __repr__(self) -> str:
        return f"Directions({self.parts!r})"


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
        return Dual(value, self._moved(slope))

    def _joined(self, value: Any, slope: Any, other: Dual, other_slope: Any) -> Dual:
        return Dual(value, self._moved(slope) + other._moved(other_slope))

    def _moved(self, slope: Any) -> Any:
        """Return what a slope makes of the tangent."""
        return self.tangent if slope is None else slope * self.tangent

    def is_finite(self) -> bool:
        """Tell whether both components are finite."""
        return is_finite(self.value) and is_finite(self.tangent)

    def __repr__(self) -> str:
        return f"Dual({self.value!r}, {self.tangent!r})"
