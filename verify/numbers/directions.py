"""Derivatives in many directions at once, of which most are zero."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

__all__ = ["Directions"]


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
