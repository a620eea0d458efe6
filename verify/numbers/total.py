"""Balls whose arithmetic is total, as that of Rocq's real numbers.

Division by zero, the logarithm of what is not positive and the root of a negative number are 0. What such a value went
into says so, for whoever holds that it has no value at all.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from fractions import Fraction
from typing import Any

import numpy as np

from verify.numbers.balls import Ball
from verify.numbers.complex_balls import ComplexBall
from verify.numbers.elements import Array, exact_elements, is_exact, map_elements
from verify.numbers.number_types import NumberType, to_float
from verify.numbers.operations import Operators, SpecialFunctions

__all__ = ["TOTAL", "Total"]


class Total(Operators, SpecialFunctions):
    """A ball, and whether a convention went into it.

    Parameters
    ----------
    ball : Ball
    conventional : bool
        Whether it depends on the value of ``x / 0``, of ``log x`` for x <= 0 or of ``sqrt x`` for x < 0.
    """

    __slots__ = ("ball", "conventional")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, ball: Ball, conventional: bool = False) -> None:
        self.ball, self.conventional = ball, conventional

    def constant(self, value: int | Fraction) -> Total:
        """Return an exact number."""
        return Total(Ball(value))

    def is_finite(self) -> bool:
        """Tell whether it is a real number."""
        return self.ball.is_finite()

    def _with(self, other: Any, operation: Callable[[Any, Any], Any], turned: bool = False) -> Any:
        if is_exact(other):
            other = Total(Ball(other))
        if isinstance(other, ComplexBall):  # within an integrand; `verify.adequacy` asks apart for conventions
            return operation(other, self.ball) if turned else operation(self.ball, other)
        if not isinstance(other, Total):
            return NotImplemented
        first, second = (other.ball, self.ball) if turned else (self.ball, other.ball)
        return Total(operation(first, second), self.conventional or other.conventional)

    def __neg__(self) -> Total:
        return Total(-self.ball, self.conventional)

    def __truediv__(self, other: Any) -> Any:
        if is_exact(other):
            other = Total(Ball(other))
        if isinstance(other, Total) and other.ball.is_exact() and not other.ball.excludes_zero():
            return Total(Ball(0), True)
        return self._with(other, operator.truediv)

    def __rtruediv__(self, other: Any) -> Any:
        if isinstance(other, ComplexBall):
            return other / self.ball
        return Total(Ball(other)) / self if is_exact(other) else NotImplemented

    def _of(self, name: str) -> Total:
        return Total(getattr(self.ball, name)(), self.conventional)

    def ci(self) -> Total:
        """Return the cosine integral; 0 of what is not positive."""
        return Total(Ball(0), True) if self.ball <= 0 else self._of("ci")

    def log(self) -> Total:
        """Return the natural logarithm; 0 of what is not positive."""
        return Total(Ball(0), True) if self.ball <= 0 else self._of("log")

    def sqrt(self) -> Total:
        """Return the square root; 0 of a negative number."""
        if self.ball.is_exact() and self.ball.contains(0):
            return Total(Ball(0), self.conventional)
        if self.ball < 0:
            return Total(Ball(0), True)
        return self._of("sqrt")

    @staticmethod
    def pi() -> Total:
        """Return the number pi at the precision in force."""
        return Total(Ball.pi())

    def __repr__(self) -> str:
        return f"Total({self.ball!r}{', by convention' if self.conventional else ''})"


def _array(values: object) -> Array:
    return map_elements(lambda value: Total(Ball(value)), exact_elements(values))


def _to_float(array: Array) -> Array:
    return to_float(map_elements(lambda value: value.ball, np.asarray(array)))


TOTAL = NumberType("total", _array, _to_float, rigorous=True)
"""Total balls as a number type."""
