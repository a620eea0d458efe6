"""Rounding errors of quantities, derived from their formulas: the sizes behind every float tolerance.

`Magnitude` reads a formula and carries beside each value the sum of all |d(result)/d(log term)|, which
`verify.numbers.bound` writes as ``kappa * scale``: the error that rounding explains is at most ``16 u`` times it.
`AMPLIFICATIONS` is the table of the rules. A sum of absolute values grows from layer to layer: for whole layers and
models `verify.numbers.RoundingModel` takes its place, and `QUANTITIES` says what it sees. Both tables are printed in
``docs/tolerances.md``; no tolerance is set anywhere else.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from verify.numbers import ROUNDINGS, Array, Ball, NumberType, unit_roundoff
from verify.numbers.elements import exact_elements, map_elements
from verify.numbers.rounding_model import RESPONSES
from verify.numbers.slopes import SLOPES, SpecialFunctions

__all__ = [
    "AMPLIFICATIONS",
    "MAGNITUDE",
    "QUANTITIES",
    "Amplification",
    "Magnitude",
    "Quantity",
    "bounds",
    "tolerances_page",
]

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
    Amplification("Ci a", "abs(Ci a) + abs(cos a) S(a)/abs(a)", "the slope is the cosine over its angle"),
    Amplification("Si a", "abs(Si a) + abs(sin a) S(a)/abs(a)", "the slope is the sine over its angle"),
    Amplification("C a", "abs(C a) + abs(cos(pi a^2/2)) S(a)", "the slope of a Fresnel integral is its integrand"),
    Amplification("S a", "abs(S a) + abs(sin(pi a^2/2)) S(a)", "the slope of a Fresnel integral is its integrand"),
)


class Quantity(NamedTuple):
    """One row of the second table: an entry of some tensor, and what makes up its size."""

    quantity: str
    formula: str
    size: str


QUANTITIES = (
    Quantity(
        "gradient of a linear weight",
        "x^T g",
        "the roundings of the products and of their sum over the tokens, and those that x and g bring along",
    ),
    Quantity("gradient of a linear bias", "sum g", "the roundings of the sum over the tokens, and those of g"),
    Quantity(
        "gradient of a key bias",
        "exactly 0",
        "the terms cancel and their roundings do not: it is scored by the size of what cancels",
    ),
    Quantity(
        "gradient of softmax scores",
        "p (g - sum p g)",
        "the roundings of each difference, not of g; those of a score s of weight p come in by p abs(s)",
    ),
    Quantity(
        "gradient through LayerNorm",
        "r (g - mean g - z mean(g z))",
        "the roundings of both means and of z and r, which are those of the variance, times r",
    ),
    Quantity(
        "gradient at a ReLU that is off, a masked position, an absent token",
        "exactly 0",
        "nothing is rounded: the size is 0, and so must be the float",
    ),
    Quantity(
        "gradient of a parameter of a whole model",
        "the layers' in turn",
        "all roundings of both passes, each carried by all layers between it and the entry",
    ),
)


class Magnitude(SpecialFunctions):
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
        a, b = abs(self.value), abs(other.value)  # a S(b) + S(a) b - a b + u S(a) S(b), in fewer products
        size = a * (other.size - b) + self.size * (b + _unit() * other.size)
        return Magnitude(self.value * other.value, size)

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

    def _of(self, name: str) -> Magnitude:
        function = SLOPES[name]
        value = function.value(self.value)
        return Magnitude(value, abs(value) + abs(function.slope(self.value, value)) * self.size)

    def sqrt(self) -> Magnitude:
        """Return the square root."""
        value = self.value.sqrt()
        return Magnitude(value, value / 2 + self.size / (2 * value))


@cache
def _unit() -> Ball:
    return Ball.from_float(UNIT)


def _magnitudes(values: object) -> Array:
    """Return plain numbers with their sizes."""
    return map_elements(lambda q: Magnitude(Ball(Fraction(q))), exact_elements(values))


MAGNITUDE = NumberType("magnitude", _magnitudes, lambda array: map_elements(lambda m: m.size.to_float(), array))
"""The number type of magnitudes: ``to_float`` gives sizes."""


def bounds(sizes: Array, dtype: npt.DTypeLike = np.float64) -> Array:
    """Return the largest errors that rounding explains, ``16 u`` times the sizes, and never less than an underflow."""
    limits: Any = np.finfo(np.dtype(dtype))
    return np.asarray(ROUNDINGS * unit_roundoff(dtype) * np.asarray(sizes, dtype=np.float64) + float(limits.tiny))


def tolerances_page() -> str:
    """Return ``docs/tolerances.md``."""
    rows = "".join(f"| `{a.operation}` | `{a.size}` | {a.reason} |\n" for a in AMPLIFICATIONS)
    quantities = "".join(f"| {q.quantity} | `{q.formula}` | {q.size} |\n" for q in QUANTITIES)
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

## Whole layers and models

A sum of absolute values sees nothing cancel: it grows from layer to layer, until it accepts anything. A gradient of a
layer or of a model is therefore compared with `{ROUNDINGS} u kappa scale` where

    kappa scale = sqrt(sum over all roundings r of (d entry / d log r)^2), and at least abs(entry),

which times u is the standard deviation of the entry, to first order, when the relative errors of all roundings of the
forward and the hand-written backward pass are independent and of size u. Each entry of each tensor has its own. It is
computed by running both passes on numbers that carry, beside their value, {RESPONSES} responses: an operation passes
them on by its derivative, and adds to each its result with a random sign, from a fixed seed. The root mean square of an
entry's responses is the root above, to one part in eight. Arguments and parameters are exact on all number types, so
they bring nothing.

| entry | formula | what its size is made of |
|---|---|---|
{quantities}
No entry's size is raised to that of its tensor. Of many small responses the estimate is below half of the root at one
entry in 200000, and below a third of it at one in 10^10; the factor {ROUNDINGS} leaves room for both. Without such a
floor the bound of a small entry is small as well, and a relative change of 1e-8 in it is rejected.

The same sizes serve float32, with its u = 2^-24; such a change is below its resolution and is asked of float64 alone.

Theorems are also held against what stands inside whole passes of two decoder-only models: on balls, in float64, in
float32, and in bfloat16, where each operation is rounded to 8 bits, u = 2^-8. There the sizes are those of the first
table, at the arrays that the pass itself had: nothing is carried along from layers before.

The reference is independent of the backward pass: one sweep of reverse-mode differentiation over the forward pass on
balls, with a radius of at most 1e-30 of each entry's size.
"""
