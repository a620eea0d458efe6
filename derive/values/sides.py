"""Both sides of relations at one point: derivatives by dual numbers, integrals enclosed, quantifiers written out."""

from __future__ import annotations

from typing import NamedTuple

from ..kernel.terms import Key, Term, open_
from .numbers import DualNumber, RealNumber, UndefinedError, between
from .scalar import Interpretation, Point, Steps


class TwoSides(NamedTuple):
    """The two sides that a relation compares, at one place."""

    relation: str
    left: RealNumber
    right: RealNumber

    @property
    def holds(self) -> bool | None:
        """Tell whether the relation is true; None if the enclosures do not tell."""
        sign = self.left.sign_to(self.right)
        if sign is None:
            return None
        return {"ne": sign != 0, "lt": sign < 0, "le": sign <= 0}.get(self.relation, sign == 0)


def relations(formula: Term, point: Point) -> list[tuple[Term, Point]]:
    """Return the relations of a formula at a point: parts of conjunctions, and all indices of quantifiers."""
    if formula.head == "and":
        return [r for part in formula.args for r in relations(part, point)]
    if formula.head == "forall":
        dim, body = formula.args
        i = Term("ix", f"{formula.hint or 'i'}~{len(point.indices)}", dim)
        parts = []
        for n in range(point.size(dim)):
            parts += relations(open_(body, i), point._replace(indices={**point.indices, i.key: n}))
        return parts
    return [(formula, point)]


def sides(relation: Term, point: Point, steps: Steps | None = None) -> TwoSides:
    """Return both sides of a relation at a point.

    Raises
    ------
    UndefinedError
        If one of them has no value there.
    """
    here = Interpretation(point, steps)
    match relation.head, relation.args:
        case "eq" | "lt" | "le" | "ne", (a, b):
            return TwoSides(relation.head, here.real(a), here.real(b))
        case "apart", (i, j):
            a, b = map(here.index, (i, j))
            return TwoSides("ne", RealNumber(a), RealNumber(b))
        case "deriv", (f, x, value):
            at = tuple(map(here.index, x.args[3:]))
            slope = Interpretation(point, here.steps, (x.key, at)).real(f).slope
            return TwoSides("deriv", slope, here.real(value))
        case "integral", (f, x, low, high, value):
            claimed = here.real(value)
            return TwoSides("integral", _integrated(f, x.key, here.real(low), here.real(high), here), claimed)
        case "independent", families:
            if point.law is not None and point.law.independent(families):
                return TwoSides("eq", RealNumber(0), RealNumber(0))
    raise UndefinedError(f"{relation.head}: it is not read at a point")


PANELS = 48
"""Into which an interval is divided, over each of which the integrand is enclosed with its slope."""


def _integrated(f: Term, key: Key, low: RealNumber, high: RealNumber, here: Interpretation) -> RealNumber:
    """Return an enclosure of an integral: the middle rule, and what the slopes over a panel may add to it.

    With ``f(t) = f(m) + s(t) (t - m)`` and slopes ``s`` from ``a`` to ``b``, a panel of half width ``h`` around ``m``
    has the area ``2 h f(m)`` up to ``(b - a) h**2/2``.

    Raises
    ------
    UndefinedError
        If the limits are not in order, or the integrand or its slope has no enclosure somewhere between them.
    """
    if low.sign_to(high) == 0:
        return RealNumber(0)
    if low.sign_to(high) != -1:
        raise UndefinedError("an integral whose limits are not in order")

    def read(t: RealNumber) -> DualNumber:
        there = here.point._replace(values={**here.point.values, key: {(): t.value}})
        number: DualNumber = Interpretation(there, here.steps, (key, ())).real(f)
        return number

    half = (high - low) / RealNumber(2 * PANELS)
    area = RealNumber(0)
    for n in range(PANELS):
        middle = low + half * RealNumber(2 * n + 1)
        slope = read(between(middle - half, middle + half)).slope
        spread = slope - slope  # holds every difference of two slopes
        area = area + RealNumber(2) * half * read(middle).value + half * half / RealNumber(2) * spread
    return area
