"""Points at which hypotheses hold, and wrong statements are false: rational, found in floats; Rocq decides."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from types import MappingProxyType
from typing import Any, NamedTuple

from ..kernel.terms import INTEGERS, Key, Term
from ..language.entry import Entry
from ..language.symbols import RenderError
from ..values.pointwise import AtPoint
from ..values.relations import Part, parts
from .laws_of_dice import MOST, AtDice, Dice, thrown
from .names import variables
from .text import sizes_in

__all__ = ["Constant", "Disproof", "RationalPoint", "disproved", "satisfying"]

CLEAR = 1e-3
"""How far apart two sides are at least, in relation to the larger one."""
EXACT = 1e-12
"""How far apart the sides of a hypothesis may be by rounding."""
DRAWS = tuple(
    tuple(map(Fraction, numbers.split()))
    for numbers in (
        "1 -1/2 2 1/3 3/2 -1 2/3 3 1/2 -2 5/2 4/3 -3/2",
        "2 1 1/2 3 3/2 1/3 5/2 2/3 4/3",
        "-1 2 -1/2 1/3 1 -3/2 3",
        "0 1 -1 2 1/2",
        "1/2 1 2 3/2 3",
        "1 2 0",
    )
)
"""Numbers from which coordinates are taken in turn."""
SQUARE = 4
"""A size whose root is a fraction, for random entries: moments are exact."""
MANY = 4
"""With more dimensions than these, the smallest sizes come first: what is computed grows with their product."""


class RationalPoint(NamedTuple):
    """Values of all variables of a statement.

    Attributes
    ----------
    sizes : mapping of str to int
    values : mapping of str to number, nested tuple or Constant
        Fractions for a family, images for a permutation.
    dice : Dice, optional
        What random entries are.
    indices : mapping of str to int
        Values of the free indices.
    """

    sizes: Mapping[str, int]
    values: Mapping[str, Any]
    dice: Dice | None = None
    indices: Mapping[str, int] = MappingProxyType({})


@dataclass(frozen=True)
class Constant:
    """A sequence over all integers whose entries are equal."""

    entry: Any

    def __getitem__(self, _: int) -> Any:
        return self.entry


class Disproof(NamedTuple):
    """A relation that fails at a point.

    Attributes
    ----------
    point : RationalPoint
    part : int
        Which of the relations of the claim, from the left.
    relation : str
        ``eq ne lt le``; for a derivative ``deriv``, for an integral ``integral``, whose sides are the claimed value and
        the true one.
    less : bool
        Whether the left side is the smaller one.
    """

    point: RationalPoint
    part: int
    relation: str
    less: bool


def disproved(entry: Entry, claim: Term, most: int = MOST[0]) -> Disproof | None:
    """Return a point at which a wrong claim of an entry is false, the hypotheses holding; None if none is found.

    Parameters
    ----------
    entry : Entry
        Its hypotheses are those of the claim, and its derivatives are true.
    claim : Term
    most : int
        So many dice at most.
    """
    for point in _points(entry, claim, most):
        for number, part in enumerate(parts(claim)):
            disproof = _failing(entry, point, number, part)
            if disproof is not None:
                return disproof
    return None


def satisfying(entry: Entry) -> RationalPoint | None:
    """Return a point at which the hypotheses of an entry hold; None if none is found.

    Parameters
    ----------
    entry : Entry
        Its witness says what is not drawn.

    Examples
    --------
    >>> from derive.chapters.feed_forward.theorems import absolute_of_neg
    >>> satisfying(absolute_of_neg).values
    {'r': Fraction(-1, 1)}
    """
    for point in (p for most in MOST for p in _points(entry, entry.claim, most)):
        values = _read(point)
        for indices in _assignments(_free_indices(entry), values):
            if all(_holds(h, values, indices) for h in entry.given):
                return point._replace(indices=indices)
    return None


def _points(entry: Entry, claim: Term, most: int) -> Iterator[RationalPoint]:
    """Small points, with so many dice at most."""
    formulas = (*entry.given, claim, entry.claim)
    names = sizes_in(*formulas)
    few = list(product((1, 2) if len(names) > MANY else (2, 1, 3), repeat=len(names)))
    if len(names) > MANY:
        few.sort(key=sum)
    keys = [k for k in variables(*formulas) if k.kind in ("at", "perm") and not k.random]
    random = [k for k in variables(*formulas) if k.random]
    apart = any(h.head == "independent" for h in entry.given)
    if random and len(names) == 1:
        few.append((SQUARE,))
    for numbers in few:
        sizes = dict(zip(names, numbers, strict=True))
        for draw, dice in product(DRAWS, _dice(random, sizes, most, apart)):
            point = _point(entry, sizes, keys, draw, dice)
            if point is not None:
                yield point


def _dice(random: Iterable[Key], sizes: Mapping[str, int], most: int, apart: bool) -> tuple[Dice | None, ...]:
    """Return the possible dice of random entries: none of them if there are too many, None if there are no entries.

    Where nothing says that they are apart, the entries of a family may show one die.
    """
    if not random:
        return (None,)
    choices = list[Dice | None]()
    for one in (False,) if apart else (False, True):
        with suppress(RenderError):
            choices += thrown(random, sizes, most, one=one)
    return tuple(choices)


def _point(
    entry: Entry, sizes: Mapping[str, int], keys: Iterable[Key], draw: tuple[Fraction, ...], dice: Dice | None
) -> RationalPoint | None:
    """Numbers drawn in turn, those of the witness computed from the others; None where there are none."""
    filled = _Filling(entry, sizes, draw, dice)
    try:
        for key in keys:
            filled.fill(key)
    except (RenderError, ZeroDivisionError):
        return None
    return RationalPoint(sizes, filled.values, dice)


class _Filling:
    """Values of variables, filled in as they are asked for."""

    def __init__(self, entry: Entry, sizes: Mapping[str, int], draw: tuple[Fraction, ...], dice: Dice | None) -> None:
        self.sizes, self.draw, self.dice, self.next = sizes, draw, dice, 0
        self.values: dict[str, Any] = {}
        self.witness: dict[str, Any] = {}
        for v, term in entry.witness.items():  # of a sequence the start, which is said first
            self.witness.setdefault(getattr(v, "name", None) or v.args[0], term)

    def fill(self, key: Key) -> None:
        """Give a variable its value."""
        name = key.name
        if name in self.values or key.kind == "ix" or (key.random and self.dice is not None):
            return
        if key.kind == "perm":
            self.values[name] = tuple(range(self.size(key.dim)))[::-1]
            return
        constant = key.dims == (INTEGERS,)
        if key.random or (INTEGERS in key.dims and not constant):
            raise RenderError(f"{name}: no rational values for it")
        shape = () if constant else tuple(map(self.size, key.dims))
        value = self._determined(self.witness[name], shape) if name in self.witness else None
        value = self._drawn(shape) if value is None else value
        self.values[name] = Constant(value) if constant else value

    def _drawn(self, shape: tuple[int, ...]) -> Any:
        if shape:
            return tuple(self._drawn(shape[1:]) for _ in range(shape[0]))
        self.next += 1
        return self.draw[(self.next - 1) % len(self.draw)]

    def _determined(self, value: Any, shape: tuple[int, ...]) -> Any:
        """Return a rational witness; otherwise a drawn number may do as well, and hypotheses are checked."""
        term = getattr(value, "term", value)
        if not isinstance(term, Term):
            return _full(Fraction(term), shape)
        for k in variables(term):
            self.fill(k)
        first = {k.name: 0 for k in term.free if k.kind == "ix"}
        try:
            return _exactly(self.values, self.sizes, self.dice).evaluate(term, first)
        except TypeError:  # a fraction has no root, nor an exponential
            return None

    def size(self, dim: Any) -> int:
        """Return the number of indices of a dimension."""
        return 2 * self.size(dim[1]) if isinstance(dim, tuple) else self.sizes[dim]


def _exactly(values: Mapping[str, Any], sizes: Mapping[str, int], dice: Dice | None) -> AtPoint:
    return AtPoint(values, sizes, Fraction) if dice is None else AtDice(dice, values, sizes)


def _full(number: Fraction, shape: tuple[int, ...]) -> Any:
    return (_full(number, shape[1:]),) * shape[0] if shape else number


def _failing(entry: Entry, point: RationalPoint, number: int, part: Part) -> Disproof | None:
    """The first indices at which the hypotheses hold and one relation of a claim fails clearly."""
    if part.left is None or part.right is None:
        return None
    relation = part.relation if part.limits is None else "integral"
    if relation == "apart":
        return None
    if relation in ("deriv", "integral"):
        stated = parts(entry.claim)
        if number >= len(stated) or stated[number]._replace(right=part.right) != part:
            return None  # another derivative or integral, of which no theorem speaks
        part = part._replace(left=part.right, right=stated[number].right, relation="eq", variable=None, limits=None)
    over = tuple(dict.fromkeys((*part.indices, *_free_indices(entry))))
    values = _read(point)
    for indices in _assignments(over, values):
        gap = _gap(part, values, indices, relative=True)
        if _wrong(gap, part.relation) and all(_holds(h, values, indices) for h in entry.given):
            return Disproof(point._replace(indices=indices), number, relation, gap > 0)
    return None


def _wrong(gap: float, relation: str) -> bool:
    """Tell whether a relation of two sides that are so far apart is false by a clear margin."""
    match relation:
        case "eq":
            return math.isfinite(gap) and abs(gap) > CLEAR
        case "ne":
            return abs(gap) <= EXACT
    return math.isfinite(gap) and gap < -CLEAR


def _free_indices(entry: Entry) -> tuple[Key, ...]:
    return tuple(dict.fromkeys(k for f in (*entry.given, entry.claim) for k in variables(f) if k.kind == "ix"))


def _read(point: RationalPoint) -> AtPoint:
    """Return an evaluator of terms at a point."""
    if point.dice is not None:
        return AtDice(point.dice, point.values, point.sizes)
    return AtPoint({n: _in_floats(v) for n, v in point.values.items()}, point.sizes)


def _in_floats(value: Any) -> Any:
    """Return a family in floats; images of a permutation, which are integers, stay."""
    if isinstance(value, tuple):
        return tuple(map(_in_floats, value))
    if isinstance(value, Constant):
        return Constant(_in_floats(value.entry))
    return float(value) if isinstance(value, Fraction) else value


def _assignments(keys: Iterable[Key], values: AtPoint) -> Iterator[dict[str, int]]:
    """All values of index variables, by name, the last one moves first; of integers 0, as sequences are constant."""
    keys = tuple(keys)
    for numbers in product(*(range(1 if k.dim == INTEGERS else values.size(k.dim)) for k in keys)):
        yield {k.name: i for k, i in zip(keys, numbers, strict=True)}


def _gap(part: Part, values: AtPoint, indices: Mapping[str, int], *, relative: bool = False) -> float:
    """Return by how much the right side is larger, relative to the larger one if asked for; NaN without a value."""
    try:
        left, right = (values.evaluate(t, indices) for t in (part.left, part.right) if t is not None)
    except (ArithmeticError, ValueError):
        return math.nan
    scale = max(abs(left), abs(right)) if relative else 1
    return float(right - left) / (scale if scale > 0 else 1)


def _holds(hypothesis: Term, values: AtPoint, indices: Mapping[str, int]) -> bool:
    """Tell whether a hypothesis holds, by a clear margin if it is a strict inequality."""
    for part in parts(hypothesis):
        if part.left is None or part.right is None:
            continue
        if part.variable is not None:
            return False  # of a derivative or an integral nothing is seen at one point
        for bound in _assignments(part.bound, values):
            gap = _gap(part, values, {**indices, **bound})
            match part.relation:
                case "eq":
                    fine = abs(gap) <= EXACT
                case "le":
                    fine = gap >= 0
                case "lt":
                    fine = gap > CLEAR
                case _:
                    fine = abs(gap) > CLEAR
            if not fine:
                return False
    return True
