"""Terms at one point, one number at a time: sizes, exact values of variables, values of free indices.

The arithmetic is a parameter: `REAL` numbers are exact or enclosed, dual numbers carry a derivative along, and `FLOATS`
are fast. For many points at once there is `derive.values.numpy`.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import partial
from itertools import product
from types import MappingProxyType
from typing import Any, NamedTuple

from ..kernel.terms import BINDERS, INTEGERS, MOMENTS, Definition, DeriveError, Dim, Key, Term
from .dice import DiceLaw
from .numbers import DualNumber, RealNumber, UndefinedError, pi


class ExhaustedError(DeriveError):
    """More would have to be read than was allowed: nothing is said of a value."""


_OPERATIONS: Mapping[str, Callable[[Any, Any], Any]] = MappingProxyType(
    {"add": operator.add, "sub": operator.sub, "mul": operator.mul, "div": operator.truediv}
)


class Scalars(NamedTuple):
    """A number type: its constants and functions; its elements have the operations of Python's numbers.

    Attributes
    ----------
    number : callable
        Takes an exact number to one of these.
    function : callable
        Takes the name of a function and an argument to the value.
    pi : callable
    """

    number: Callable[[Any], Any]
    function: Callable[[str, Any], Any]
    pi: Callable[[], Any]


def _by_method(name: str, argument: Any) -> Any:
    return argument.function(name)


def _by_math(name: str, argument: float) -> float:
    if name not in ("exp", "log", "cos", "sin", "sqrt", "erf"):
        raise UndefinedError(f"{name} is no function of floats here")
    value: float = getattr(math, name)(argument)
    return value


REAL = Scalars(RealNumber, _by_method, pi)
DUAL = Scalars(lambda q: DualNumber(RealNumber(q)), _by_method, lambda: DualNumber(pi()))
FLOATS = Scalars(float, _by_math, lambda: math.pi)


class Steps:
    """Count the terms that may still be read: a search ends, and always at the same place."""

    def __init__(self, left: float = math.inf) -> None:
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


class Point(NamedTuple):
    """Sizes and exact values at which a statement is evaluated.

    Attributes
    ----------
    sizes : mapping of str to int
    values : mapping of Key to mapping of index to Fraction
        The entries of each variable; a real number has one, at ``()``. A permutation has an integer for each index.
    law : DiceLaw, optional
        Of random entries.
    indices : mapping of Key to int
        Values of free indices.
    """

    sizes: Mapping[str, int]
    values: Mapping[Key, Mapping[Index, Fraction]]
    law: DiceLaw | None = None
    indices: Mapping[Key, int] = MappingProxyType({})

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


def nested(entries: Mapping[Index, Any]) -> Any:
    """Return the entries of an array as nested lists."""
    if () in entries:
        return entries[()]
    first = dict.fromkeys(at[0] for at in entries)
    return [nested({at[1:]: q for at, q in entries.items() if at[0] == n}) for n in first]


class Surroundings:
    """The values of the variables of one body, and what was read there."""

    def __init__(self, values: Mapping[Key, Any]) -> None:
        self.values = values
        self.computed: dict[tuple[Term, tuple[int, ...]], Any] = {}


class Interpretation:
    """Terms at a point, and perhaps their derivatives in one entry.

    Parameters
    ----------
    point : Point
    steps : Steps, optional
        How many terms may be read; all that there are without it.
    entry : (Key, index), optional
        The variable of a derivative, and which entry of it: then numbers are dual.
    shown : mapping of int to Fraction, optional
        What dice of the law show; nothing outside of expectations.
    scalars : Scalars
        The number type, where there is no entry.
    """

    def __init__(
        self,
        point: Point,
        steps: Steps | None = None,
        entry: tuple[Key, Index] | None = None,
        shown: Mapping[int, Fraction] | None = None,
        scalars: Scalars = REAL,
    ) -> None:
        self.point, self.entry = point, entry
        self.steps = steps or Steps()
        self.scalars = scalars if entry is None else DUAL
        self.number = self.scalars.number
        self._frames: dict[tuple[Definition, tuple[Any, ...]], Surroundings] = {}
        values = {k: self._variable(k) for k in point.values}
        if point.law is not None and shown is not None:
            values |= {k: self._thrown(number, shown) for k, number in point.law.number.items()}
        self._top = Surroundings(values)
        self._throws: dict[frozenset[int], list[tuple[Any, Interpretation]]] = {}

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
                (self.number(weight), Interpretation(self.point, self.steps, self.entry, shown, self.scalars))
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

    def value(self, t: Term) -> Any:
        """Return the value of a real term, or of an index."""
        return self._argument(t, self._top, ())

    def entries(self, t: Term) -> dict[Index, Any]:
        """Return all entries of a vector; those of a real term are one.

        Raises
        ------
        UndefinedError
            If one of them has no value.
        """
        dims, body = list[Dim](), t
        while body.head == "lam":
            dims.append(body.args[0])
            body = body.args[1]
        return {at: self._entry(t, self._top, (), *at) for at in self.point.places(dims)}

    def _entry(self, t: Term, frame: Surroundings, stack: tuple[int, ...], *at: int) -> Any:
        """Return one entry of a family that a term makes."""
        for n in at:
            t, stack = t.args[1], (n, *stack)
        return self._value(t, frame, stack)

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
                return self.scalars.pi()
            case "card", (dim,):
                return self.number(self.point.size(dim))
            case "at", (_, _, _, *idx):
                entry = frame.values.get(t.key)
                if entry is None:
                    why = "a random entry outside of expectations" if t.key.random else "it has no value at this point"
                    raise UndefinedError(f"{t.key.name}: {why}")
                return entry(*map(index, idx)) if callable(entry) else entry
            case "delta", (i, j):
                return self.number(int(index(i) == index(j)))
            case "add" | "sub" | "mul" | "div", (a, b):
                return _OPERATIONS[t.head](value(a), value(b))
            case "neg", (a,):
                return -value(a)
            case "pow", (a, k):
                return value(a) ** k
            case "fn", (name, a):
                return self.scalars.function(name, value(a))
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
                return partial(self._entry, t, frame, stack)
        raise UndefinedError(f"{t.head}: it is not read at a point")

    def _argument(self, t: Term, frame: Surroundings, stack: tuple[int, ...]) -> Any:
        if t.sort != "R" and t.sort[0] == "I":
            return self._index(t, frame, stack)
        return self._value(t, frame, stack)

    def _frame(self, definition: Definition, given: tuple[Any, ...]) -> Surroundings:
        place = definition, given
        if place not in self._frames:
            self._frames[place] = Surroundings(dict(zip(definition.params, given, strict=True)))
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
                number: int = frame.values[t.key] if frame is not self._top else self.point.indices[t.key]
                return number
            case ("even" | "odd" | "succ") as head, (i,):
                return (1 if head == "succ" else 2) * self._index(i, frame, stack) + (head != "even")
            case "zero", _:
                return 0
            case "perm", (*_, i):
                return int(self.point.values[t.key][self._index(i, frame, stack),])
        raise UndefinedError(f"{t.head}: an index that is not read at a point")
