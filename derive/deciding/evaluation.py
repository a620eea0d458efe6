"""Terms read at one point: sizes, exact values of variables, places of free indices."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple

from ..kernel.terms import BINDERS, INTEGERS, MOMENTS, Definition, DeriveError, Dim, Key, Term
from .laws import DiceLaw
from .numbers import DualNumber, RealNumber, UndefinedError, between, pi

__all__ = ["ExhaustedError", "Index", "Interpretation", "Setting", "TwoSides", "Steps", "relations", "sides"]


class ExhaustedError(DeriveError):
    """More would have to be read than was allowed: nothing is said of a value."""


_ARITHMETIC: Mapping[str, Callable[[Any, Any], Any]] = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "div": operator.truediv,
}


class Steps:
    """Count the terms that may still be read: a search ends, and always at the same place."""

    def __init__(self, left: int = 0) -> None:
        self.left = left

    def take(self) -> None:
        """Read one term.

        Raises
        ------
        ExhaustedError
            If none is left.
        """
        self.left -= 1
        if self.left < 0:
            raise ExhaustedError("too many terms to read")


Index = tuple[int, ...]


class Setting(NamedTuple):
    """A point at which a claim is read.

    Attributes
    ----------
    sizes : mapping of str to int
    values : mapping of Key to mapping of index to Fraction
        The entries of each variable; a real number has one, at ``()``. A permutation has an integer for each place.
    law : DiceLaw, optional
        Of random entries.
    """

    sizes: Mapping[str, int]
    values: Mapping[Key, Mapping[Index, Fraction]]
    law: DiceLaw | None = None

    def size(self, dim: Dim) -> int:
        """Return the size of a dimension.

        Raises
        ------
        UndefinedError
            If it is infinite.
        """
        if dim == INTEGERS:
            raise UndefinedError("an index over all integers")
        return 2 * self.size(dim[1]) if isinstance(dim, tuple) else self.sizes[dim]

    def places(self, dims: Sequence[Dim]) -> list[Index]:
        """Return all indices of an array."""
        return list(product(*(range(self.size(d)) for d in dims)))


class TwoSides(NamedTuple):
    """The two sides that a relation compares, at one place."""

    relation: str
    left: RealNumber
    right: RealNumber

    @property
    def holds(self) -> bool | None:
        """Tell whether the relation is true; None if the enclosures do not tell."""
        sign = self.left.sign_to(self.right)
        match self.relation:
            case "eq" | "deriv" | "integral":
                return None if sign is None else sign == 0
            case "ne":
                return None if sign is None else sign != 0
            case "lt":
                return None if sign is None else sign < 0
        return None if sign is None else sign <= 0


class Surroundings:
    """The values of the variables of one body, and what was read there."""

    def __init__(self, values: Mapping[Key, Any]) -> None:
        self.values = values
        self.computed: dict[tuple[Term, tuple[int, ...]], Any] = {}


class Interpretation:
    """Terms at a point, and perhaps their derivatives in one entry.

    Parameters
    ----------
    point : Setting
    places : mapping of Key to int
        Of free indices.
    steps : Steps
    entry : (Key, index), optional
        The variable of a derivative, and which entry of it: then numbers are dual.
    shown : mapping of int to Fraction, optional
        What dice of the law show; nothing outside of expectations.
    """

    def __init__(
        self,
        point: Setting,
        places: Mapping[Key, int],
        steps: Steps,
        entry: tuple[Key, Index] | None = None,
        shown: Mapping[int, Fraction] | None = None,
    ) -> None:
        self.point, self.places, self.entry = point, places, entry
        self.steps = steps
        self._frames: dict[tuple[Definition, tuple[Any, ...]], Surroundings] = {}
        values = {k: self._variable(k) for k in point.values}
        if point.law is not None and shown is not None:
            values |= {k: self._thrown(number, shown) for k, number in point.law.number.items()}
        self._top = Surroundings(values)
        self._throws: dict[frozenset[int], list[tuple[Any, Interpretation]]] = {}

    def number(self, q: Fraction | int | RealNumber) -> Any:
        """Return a constant in the arithmetic of this evaluation."""
        value = q if isinstance(q, RealNumber) else RealNumber(q)
        return value if self.entry is None else DualNumber(value)

    def _variable(self, key: Key) -> Callable[..., Any]:
        entries = self.point.values[key]
        if self.entry is not None and key == self.entry[0]:
            chosen = self.entry[1]
            return lambda *at: DualNumber(RealNumber(entries[at]), RealNumber(int(at == chosen)))
        return lambda *at: self.number(entries[at])

    def _thrown(self, number: Mapping[Index, int], shown: Mapping[int, Fraction]) -> Callable[..., Any]:
        return lambda *at: self.number(shown[number[at]])

    def _mean(self, dice: frozenset[int], read: Callable[[Interpretation], Any]) -> Any:
        """Return the mean of what is read at each throw of some dice."""
        law = self.point.law
        if law is None:
            raise UndefinedError("E: no law of random entries is known here")
        if dice not in self._throws:
            self._throws[dice] = [
                (self.number(weight), Interpretation(self.point, self.places, self.steps, self.entry, shown))
                for weight, shown in law.throws(dice)
            ]
        total = self.number(0)
        for weight, at in self._throws[dice]:
            total = total + weight * read(at)
        return total

    def _moment(self, t: Term, frame: Surroundings, stack: tuple[int, ...]) -> Any:
        first, last = t.args[0], t.args[-1]
        if frame is not self._top:  # in a definition, of which no parameter is random
            return self._value(first, frame, stack) if t.head == "E" else self.number(0)
        means = [self._mean(self._dice(a, stack), lambda at, a=a: at._value(a, at._top, stack)) for a in t.args]  # type: ignore[misc]
        if t.head == "E":
            return means[0]

        def deviations(at: Interpretation) -> Any:
            return (at._value(first, at._top, stack) - means[0]) * (at._value(last, at._top, stack) - means[-1])

        return self._mean(self._dice(first, stack) | self._dice(last, stack), deviations)

    def _dice(self, t: Term, stack: tuple[int, ...]) -> frozenset[int]:
        """Return the dice that a term is about: of an entry its own, of what is under a sum those of the family."""
        law = self.point.law
        if law is None or not t.random:
            return frozenset()
        if t.head in ("at", *BINDERS, "def"):
            if t.head == "at":
                return frozenset([law.number[t.key][tuple(self._index(i, self._top, stack) for i in t.args[3:])]])
            return frozenset(die for k in t.free if k.random for die in law.number[k].values())
        return frozenset().union(*(self._dice(a, stack) for a in t.args if type(a) is Term))

    def real(self, t: Term) -> Any:
        """Return the value of a real term.

        Raises
        ------
        UndefinedError
            If it has none, or too much would have to be read.
        """
        return self._value(t, self._top, ())

    def _value(self, t: Term, frame: Surroundings, stack: tuple[int, ...]) -> Any:
        place = (t, tuple([stack[level] for level in sorted({level for level, _ in t.loose})]) if t.loose else ())
        value = frame.computed.get(place)
        if value is None:
            self.steps.take()
            value = frame.computed[place] = self._read(t, frame, stack)
        return value

    def _read(self, t: Term, frame: Surroundings, stack: tuple[int, ...]) -> Any:
        def value(s: Term) -> Any:
            return self._value(s, frame, stack)

        def index(s: Term) -> int:
            return self._index(s, frame, stack)

        match t.head, t.args:
            case "num", (q,):
                return self.number(q)
            case "pi", _:
                return self.number(pi())
            case "card", (dim,):
                return self.number(self.point.size(dim))
            case "at", (_, _, _, *idx):
                if t.key not in frame.values:
                    raise UndefinedError(f"{t.key.name}: a random entry outside of expectations")
                return frame.values[t.key](*map(index, idx))
            case "delta", (i, j):
                return self.number(int(index(i) == index(j)))
            case "add" | "sub" | "mul" | "div", (a, b):
                return _ARITHMETIC[t.head](value(a), value(b))
            case "neg", (a,):
                return -value(a)
            case "pow", (a, k):
                return value(a) ** k
            case "fn", (name, a):
                return value(a).function(name)
            case "sum", (dim, body):
                total = self.number(0)
                for n in range(self.point.size(dim)):
                    total = total + self._value(body, frame, (n, *stack))
                return total
            case "pairs", (u, v, c):
                place = index(c)
                return self._value((v if place % 2 else u).args[1], frame, (place // 2, *stack))
            case "def", (definition, *arguments):
                given = tuple(self._argument(a, frame, stack) for a in arguments)
                return self._value(definition.body, self._frame(definition, given), ())
            case head, _ if head in MOMENTS:
                return self._moment(t, frame, stack)
            case "lam", _:
                return _Entries(self, t, frame, stack)
        raise UndefinedError(f"{t.head}: it is not read at a point")

    def _argument(self, t: Term, frame: Surroundings, stack: tuple[int, ...]) -> Any:
        if t.sort != "R" and t.sort[0] == "I":
            return self._index(t, frame, stack)
        return self._value(t, frame, stack)

    def _frame(self, definition: Definition, given: tuple[Any, ...]) -> Surroundings:
        place = definition, given
        if place not in self._frames:
            values = dict(zip(definition.params, given, strict=True))
            self._frames[place] = Surroundings(
                {k: _constant(v) if k.kind == "at" and not k.dims else v for k, v in values.items()}
            )
        return self._frames[place]

    def index(self, t: Term) -> int:
        """Return the place of an index."""
        return self._index(t, self._top, ())

    def _index(self, t: Term, frame: Surroundings, stack: tuple[int, ...]) -> int:
        match t.head, t.args:
            case "bv", (level, _):
                place: int = stack[level]
                return place
            case "ix", _:
                number: int = frame.values[t.key] if frame is not self._top else self.places[t.key]
                return number
            case ("even" | "odd") as head, (i,):
                return 2 * self._index(i, frame, stack) + (head == "odd")
            case "perm", (*_, i):
                return int(self.point.values[t.key][self._index(i, frame, stack),])
        raise UndefinedError(f"{t.head}: an index that is not read at a point")


class _Entries:
    """A family that a term makes, entry by entry."""

    def __init__(self, evaluation: Interpretation, t: Term, frame: Surroundings, stack: tuple[int, ...]) -> None:
        self.evaluation, self.frame, self.stack = evaluation, frame, stack
        self.body, self.depth = t, 0
        while self.body.head == "lam":
            self.body, self.depth = self.body.args[1], self.depth + 1

    def __call__(self, *at: int) -> Any:
        return self.evaluation._value(self.body, self.frame, (*reversed(at), *self.stack))


def _constant(value: Any) -> Callable[..., Any]:
    return lambda: value


def relations(formula: Term, point: Setting, places: Mapping[Key, int]) -> list[tuple[Term, Mapping[Key, int]]]:
    """Return the relations that a formula says at a point: parts of conjunctions, and all indices of quantifiers."""
    from ..kernel.terms import open_

    if formula.head == "and":
        return [r for part in formula.args for r in relations(part, point, places)]
    if formula.head == "forall":
        dim, body = formula.args
        i = Term("ix", f"{formula.hint or 'i'}~{len(places)}", dim)
        parts = []
        for n in range(point.size(dim)):
            parts += relations(open_(body, i), point, {**places, i.key: n})
        return parts
    return [(formula, places)]


def sides(relation: Term, point: Setting, places: Mapping[Key, int], steps: Steps) -> TwoSides:
    """Return both sides of a relation at a point.

    Raises
    ------
    UndefinedError
        If one of them has no value there.
    """
    match relation.head, relation.args:
        case "eq" | "lt" | "le" | "ne", (a, b):
            here = Interpretation(point, places, steps)
            return TwoSides(relation.head, here.real(a), here.real(b))
        case "apart", (i, j):
            here = Interpretation(point, places, steps)
            a, b = map(here.index, (i, j))
            return TwoSides("ne", RealNumber(a), RealNumber(b))
        case "deriv", (f, x, value):
            plain = Interpretation(point, places, steps)
            at = tuple(map(plain.index, x.args[3:]))
            slope = Interpretation(point, places, steps, (x.key, at)).real(f).slope
            return TwoSides("deriv", slope, plain.real(value))
        case "integral", (f, x, low, high, value):
            here = Interpretation(point, places, steps)
            claimed = here.real(value)
            return TwoSides(
                "integral", _integrated(f, x.key, here.real(low), here.real(high), point, places, steps), claimed
            )
        case "independent", families:
            if point.law is not None and point.law.independent(families):
                return TwoSides("eq", RealNumber(0), RealNumber(0))
    raise UndefinedError(f"{relation.head}: it is not read at a point")


PANELS = 48
"""Into which an interval is divided, over each of which the integrand is enclosed with its slope."""


def _integrated(
    f: Term, key: Key, low: RealNumber, high: RealNumber, point: Setting, places: Mapping[Key, int], steps: Steps
) -> RealNumber:
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
        there = Setting(point.sizes, {**point.values, key: {(): t.value}}, point.law)
        number: DualNumber = Interpretation(there, places, steps, (key, ())).real(f)
        return number

    half = (high - low) / RealNumber(2 * PANELS)
    area = RealNumber(0)
    for n in range(PANELS):
        middle = low + half * RealNumber(2 * n + 1)
        slope = read(between(middle - half, middle + half)).slope
        spread = slope - slope  # holds every difference of two slopes
        area = area + RealNumber(2) * half * read(middle).value + half * half / RealNumber(2) * spread
    return area
