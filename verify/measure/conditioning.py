"""Rounding errors of quantities, derived from their formulas: the sizes behind every float tolerance.

`Magnitude` reads a formula and carries beside each value the sum of all |d(result)/d(log term)|, which
`verify.numbers.bound` writes as ``kappa * scale``: the error that rounding explains is at most ``16 u`` times it.
A sum of absolute values grows from layer to layer: for whole layers and models `verify.numbers.RoundingModel` takes
its place. ``tolerances.md`` beside this file, from which ``docs/tolerances.md`` is made, has tables of the rules and of
what the model sees; no tolerance is set anywhere else.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Any

import numpy as np
import numpy.typing as npt

from verify.numbers import ROUNDINGS, Array, Ball, NumberType, unit_roundoff
from verify.numbers.elements import exact_elements, map_elements
from verify.numbers.operations import SpecialFunctions
from verify.numbers.rounding_model import RESPONSES
from verify.numbers.slopes import SLOPES

__all__ = [
    "MAGNITUDE",
    "TOLERANCES",
    "Magnitude",
    "bounds",
    "tolerances_page",
]

UNIT = unit_roundoff(np.float64)
TOLERANCES = files("verify.measure").joinpath("tolerances.md")


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
    """Return ``docs/tolerances.md``: the prose with its tables, and the numbers that stand in the code."""
    text = TOLERANCES.read_text(encoding="utf-8")
    for name, number in (("roundings", ROUNDINGS), ("responses", RESPONSES)):
        text = text.replace("{{" + name + "}}", str(number))
    return text
