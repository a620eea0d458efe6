"""Rigorous integrals of real functions, which Arb encloses from their values on balls of the complex plane."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import flint

from verify.numbers.balls import Ball, _wrap
from verify.numbers.elements import is_exact
from verify.numbers.operations import Operators

__all__ = ["ComplexBall", "integral"]


def _convert(value: object) -> flint.acb | None:
    if isinstance(value, ComplexBall):
        return value.acb
    return flint.acb(Ball(value)._arb) if isinstance(value, Ball) or is_exact(value) else None


class ComplexBall(Operators):
    """A complex number within a ball, for integrands: arithmetic with balls, ints and Fractions.

    Parameters
    ----------
    acb : flint.acb
    analytic : bool
        Whether a function that is not analytic on the whole ball must be NaN there, as Arb's quadrature asks.
    """

    __slots__ = ("acb", "analytic")

    def __init__(self, acb: flint.acb, analytic: bool) -> None:
        self.acb, self.analytic = acb, analytic

    def _with(self, other: object, operation: Callable[[Any, Any], Any], turned: bool = False) -> Any:
        right = _convert(other)
        if right is None:
            return NotImplemented
        return ComplexBall(operation(right, self.acb) if turned else operation(self.acb, right), self.analytic)

    def __neg__(self) -> ComplexBall:
        return ComplexBall(-self.acb, self.analytic)

    def exp(self) -> ComplexBall:
        """Return the exponential."""
        return ComplexBall(self.acb.exp(), self.analytic)

    def cos(self) -> ComplexBall:
        """Return the cosine."""
        return ComplexBall(self.acb.cos(), self.analytic)

    def sin(self) -> ComplexBall:
        """Return the sine."""
        return ComplexBall(self.acb.sin(), self.analytic)

    def log(self) -> ComplexBall:
        """Return the principal logarithm."""
        return ComplexBall(self.acb.log(analytic=self.analytic), self.analytic)

    def sqrt(self) -> ComplexBall:
        """Return the principal square root."""
        return ComplexBall(self.acb.sqrt(analytic=self.analytic), self.analytic)


def integral(
    integrand: Callable[[ComplexBall], Any], low: Ball | Fraction, high: Ball | Fraction, most: int = 0
) -> Ball:
    """Return a ball that contains the integral of a real function, by Arb's adaptive quadrature.

    Parameters
    ----------
    integrand : callable
        Takes a `ComplexBall` to one, or to a constant.
    low, high : Ball, int or Fraction
    most : int
        How often the integrand is asked before what is left is enclosed as it is, so that the ball is wider; without
        it as often as Arb likes, some 1000 times the bits of the working precision.

    Raises
    ------
    TypeError
        If the integrand returns something else.
    """

    def on_balls(z: flint.acb, analytic: bool) -> flint.acb:
        value = _convert(integrand(ComplexBall(z, analytic)))
        if value is None:
            raise TypeError("integrand: expected a complex ball or a constant")
        return value

    value = flint.acb.integral(on_balls, flint.acb(Ball(low)._arb), flint.acb(Ball(high)._arb), eval_limit=most)
    return _wrap(value.real)
