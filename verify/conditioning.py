"""How much rounding a quantity can suffer, derived from its formula: the sizes behind every float tolerance.

`Magnitude` reads a formula and carries beside each value the sum of all |d(result)/d(log term)|, which
`verify.numbers.bound` writes as ``kappa * scale``: the error that rounding explains is at most ``16 u`` times it.
`AMPLIFICATIONS` is the table of the rules, printed in ``docs/tolerances.md``; no tolerance is set anywhere else.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

from verify.numbers import ROUNDINGS, Array, Ball, NumberType, unit_roundoff
from verify.numbers.elements import exact_elements, map_elements

__all__ = ["AMPLIFICATIONS", "MAGNITUDE", "Amplification", "Magnitude", "bounds", "tolerances_page"]

UNIT = unit_roundoff(np.float64)


class Amplification(NamedTuple):
    """One row of the table: an operation, the size of its result, and why."""

    operation: str
    size: str
    reason: str


AMPLIFICATIONS = (
    Amplification("a number, an entry", "abs(a)", "it is rounded once"),
    Amplification("a + b, a - b, sums", "S(a) + S(b)", "errors add up, whatever cancels"),
    Amplification(
        "a b", "abs(a) S(b) + S(a) abs(b) - abs(a b)", "relative errors add up; one rounding is counted once"
    ),
    Amplification("a / b", "S(a)/abs(b) + abs(a) S(b)/b^2 - abs(a/b)", "the same for a quotient"),
    Amplification("exp a", "exp(a) (1 + S(a))", "an absolute error of a is a relative one of exp a"),
    Amplification("log a", "abs(log a) + S(a)/abs(a)", "a relative error of a is an absolute one of log a"),
    Amplification("sqrt a", "sqrt(a)/2 + S(a)/(2 sqrt a)", "half of the relative error"),
    Amplification("cos a", "abs(cos a) + abs(sin a) S(a)", "the slope is the sine"),
    Amplification("sin a", "abs(sin a) + abs(cos a) S(a)", "the slope is the cosine"),
    Amplification("erf a", "abs(erf a) + 2/sqrt(pi) exp(-a^2) S(a)", "the slope is the bell curve"),
)


class Magnitude:
    """A value and its size, both balls; an element of object arrays.

    Parameters
    ----------
    value, size : Ball
        The size of a plain number is its absolute value.
    """

    __slots__ = ("size", "value")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, value: Ball, size: Ball | None = None) -> None:
        self.value = value
        self.size = abs(value) if size is None else size

    def __add__(self, other: Any) -> Magnitude:
        if not isinstance(other, Magnitude):
            return NotImplemented
        return Magnitude(self.value + other.value, self.size + other.size)

    def __sub__(self, other: Any) -> Magnitude:
        if not isinstance(other, Magnitude):
            return NotImplemented
        return Magnitude(self.value - other.value, self.size + other.size)

    def __mul__(self, other: Any) -> Magnitude:
        if not isinstance(other, Magnitude):
            return NotImplemented
        a, b = abs(self.value), abs(other.value)
        second_order = Ball.from_float(UNIT) * self.size * other.size
        return Magnitude(self.value * other.value, a * other.size + self.size * b - a * b + second_order)

    def __truediv__(self, other: Any) -> Magnitude:
        if not isinstance(other, Magnitude):
            return NotImplemented
        a, b = abs(self.value), abs(other.value)
        return Magnitude(self.value / other.value, self.size / b + a * other.size / (b * b) - a / b)

    def __neg__(self) -> Magnitude:
        return Magnitude(-self.value, self.size)

    @staticmethod
    def pi() -> Magnitude:
        """Return the number pi."""
        return Magnitude(Ball.pi())

    def exp(self) -> Magnitude:
        """Return the exponential."""
        value = self.value.exp()
        return Magnitude(value, value * (1 + self.size))

    def log(self) -> Magnitude:
        """Return the natural logarithm."""
        value = self.value.log()
        return Magnitude(value, abs(value) + self.size / abs(self.value))

    def sqrt(self) -> Magnitude:
        """Return the square root."""
        value = self.value.sqrt()
        return Magnitude(value, value / 2 + self.size / (2 * value))

    def cos(self) -> Magnitude:
        """Return the cosine."""
        cos, sin = self.value.cos(), self.value.sin()
        return Magnitude(cos, abs(cos) + abs(sin) * self.size)

    def sin(self) -> Magnitude:
        """Return the sine."""
        cos, sin = self.value.cos(), self.value.sin()
        return Magnitude(sin, abs(sin) + abs(cos) * self.size)

    def erf(self) -> Magnitude:
        """Return the error function."""
        value = self.value.erf()
        return Magnitude(value, abs(value) + self.value.erf_slope() * self.size)


def _magnitudes(values: object) -> Array:
    """Return plain numbers with their sizes."""
    return map_elements(lambda q: Magnitude(Ball(Fraction(q))), exact_elements(values))


MAGNITUDE = NumberType("magnitude", _magnitudes, lambda array: map_elements(lambda m: m.size.to_float(), array))
"""The number type of magnitudes: ``to_float`` gives sizes."""


def bounds(sizes: Array) -> Array:
    """Return the largest errors that rounding explains, ``16 u`` times the sizes, and never less than an underflow."""
    tiny: float = np.finfo(np.float64).tiny
    return np.asarray(ROUNDINGS * UNIT * np.asarray(sizes, dtype=np.float64) + tiny)


def tolerances_page() -> str:
    """Return ``docs/tolerances.md``."""
    rows = "".join(f"| `{a.operation}` | `{a.size}` | {a.reason} |\n" for a in AMPLIFICATIONS)
    return f"""# Tolerances

No tolerance is chosen. A float64 result is compared with a ball that encloses the exact one, and accepted if it is
off by at most `{ROUNDINGS} u kappa scale`, with u = 2^-53. The product `kappa scale` is derived from the formula of the
theorem: each number a carries its size S(a), the sum of all |d(result)/d(log term)|, by the rules of this table. It is
computed on balls, for both sides of the claim; for an equation the larger counts, for an inequality each has its own.

| operation | size of the result | why |
|---|---|---|
{rows}
The factor {ROUNDINGS} covers what is left: the few roundings of each product, and sums of n terms, whose error grows
like the square root of n for the sizes in use. A bound means something only if it is small: on generic points it must
stay below 1e-10 of the norm of the tensor, and a relative change of 1e-8 in any single entry must be rejected. Both are
checked in each run.

Balls need no tolerance: the difference of two balls must contain 0, with a radius of at most 1e-30 of the scale at
every point.
"""
