"""Points at which hypotheses hold, and wrong statements are false: rational, found in floats; Rocq decides."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import cycle, product
from typing import Any, NamedTuple

from ..kernel.terms import INTEGERS, Key, Term
from ..language.entry import Entry
from ..values.dice import DiceLaw, Shape, law
from ..values.numbers import UndefinedError, rational_root
from ..values.relations import Part, free_indices, parts
from ..values.scalar import FLOATS, Index, Interpretation, Point, Scalars
from .names import variables
from .text import sizes_in

__all__ = ["MOST", "Constant", "Disproof", "disproved", "satisfying", "thrown"]

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


MOMENTS = tuple(
    tuple((Fraction(mean), Fraction(deviation)) for mean, deviation in moments)
    for moments in (((1, 2), (2, 3)), ((1, 2), (0, 3)), ((0, 2), (0, 3)), ((0, 2), (0, 2)))
)
"""Mean and standard deviation of the entries of the first random family, and of the second one."""
MOST = (2, 3)
"""So many dice at most; three where two will not do. A variance of four took Rocq a minute: there are 81 throws."""


class Constant(dict[Index, Fraction]):
    """A sequence over all integers whose entries are equal: the number that stands at ``()``."""

    def __missing__(self, _: Index) -> Fraction:
        return self[()]


class Disproof(NamedTuple):
    """A relation that fails at a point.

    Attributes
    ----------
    point : Point
    part : int
        Which of the relations of the claim, from the left.
    relation : str
        ``eq ne lt le``; for a derivative ``deriv``, for an integral ``integral``, whose sides are the claimed value and
        the true one.
    less : bool
        Whether the left side is the smaller one.
    """

    point: Point
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
    numbered = list(enumerate(parts(claim)))
    failing = (_failing(entry, point, *part) for point in _points(entry, claim, most) for part in numbered)
    return next((disproof for disproof in failing if disproof is not None), None)


def satisfying(entry: Entry) -> Point | None:
    """Return a point at which the hypotheses of an entry hold; None if none is found.

    Parameters
    ----------
    entry : Entry
        Its witness says what is not drawn.

    Examples
    --------
    >>> from derive.chapters.feed_forward.theorems import absolute_of_neg
    >>> list(satisfying(absolute_of_neg).values.values())
    [{(): Fraction(-1, 1)}]
    """
    for point in (p for most in MOST for p in _points(entry, entry.claim, most)):
        for there in _assignments(free_indices(*entry.given, entry.claim), point):
            if all(_holds(h, there) for h in entry.given):
                return there
    return None


def _points(entry: Entry, claim: Term, most: int) -> Iterator[Point]:
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
        for draw, dice in product(DRAWS, _dice(random, Point(sizes, {}), most, apart)):
            filled = _Filling(entry, Point(sizes, {}, dice), draw)
            try:
                yield filled.point(keys)
            except (UndefinedError, ZeroDivisionError):
                continue


def _dice(random: Sequence[Key], point: Point, most: int, apart: bool) -> tuple[DiceLaw | None, ...]:
    """Return the possible dice of random entries: none of them if there are too many, None if there are no entries.

    Where nothing says that they are apart, the entries of a family may show one die.
    """
    if not random:
        return (None,)
    alike = (False,) if apart else (False, True)
    return tuple(dice for one in alike for dice in thrown(random, point, most, one=one))


def thrown(keys: Sequence[Key], point: Point, most: int = MOST[0], *, one: bool = False) -> Iterator[DiceLaw]:
    """Yield dice for the entries of random families, with all means and deviations that are tried.

    All are ``three_faced`` of ``derive/rocq/library/Refutation.v``, but for scale. A hypothesis that entries are
    independent holds as they are different dice (``library/Model.v``); the others, and the claim, are computed.

    Parameters
    ----------
    keys : sequence of Key
        Random families; of more than two, or over all integers or twice a size, there are no dice.
    point : Point
        Whose sizes are theirs.
    most : int
        So many dice at most.
    one : bool
        Whether all entries of a family show one die: not of those that are independent.

    Examples
    --------
    >>> q = Key("at", "q", ("d",), "random")
    >>> next(thrown([q], Point({"d": 2}, {}))).number[q]
    {(0,): 0, (1,): 1}
    >>> next(thrown([q], Point({"d": 4}, {}), one=True)).number[q]
    {(0,): 0, (1,): 0, (2,): 0, (3,): 0}
    """
    if len(keys) > 2 or any(d not in point.sizes for k in keys for d in k.dims):
        return
    places = {k: point.places(k.dims) for k in keys}
    if not 0 < (len(keys) if one else sum(map(len, places.values()))) <= most:
        return
    for chosen in dict.fromkeys(choice[: len(keys)] for choice in MOMENTS):
        moments: dict[tuple[Key, Index, int], Fraction] = {}
        for k, (mean, deviation) in zip(keys, chosen, strict=True):
            moments |= {(k, at, order): m for at in places[k] for order, m in ((1, mean), (0, deviation**2))}
        dice = law(Shape("three faces", "family" if one else "each", *chosen[0]), places, moments)
        if dice is not None:
            yield dice


class _Filling:
    """Values of variables, filled in as they are asked for: numbers drawn in turn, and those of the witness."""

    def __init__(self, entry: Entry, bare: Point, draw: tuple[Fraction, ...]) -> None:
        self.bare, self.numbers = bare, cycle(draw)
        self.values: dict[Key, Any] = {}
        self.witness: dict[str, Any] = {}
        for v, term in entry.witness.items():  # of a sequence the start, which is said first
            self.witness.setdefault(getattr(v, "name", None) or v.args[0], term)

    def point(self, keys: Iterable[Key]) -> Point:
        """Return the point with values of these variables.

        Raises
        ------
        UndefinedError
            If there are none.
        """
        for key in keys:
            self.fill(key)
        return self.bare._replace(values=self.values)

    def fill(self, key: Key) -> None:
        """Give a variable its value."""
        if key in self.values or key.kind == "ix" or (key.random and self.bare.law is not None):
            return
        if key.kind == "perm":
            size = self.bare.size(key.dim)
            self.values[key] = {(n,): size - 1 - n for n in range(size)}
            return
        constant = key.dims == (INTEGERS,)
        if key.random:
            raise UndefinedError(f"{key.name}: no dice for it")
        places = self.bare.places(() if constant else key.dims)
        value = self._determined(self.witness[key.name], places) if key.name in self.witness else None
        value = {at: next(self.numbers) for at in places} if value is None else value
        self.values[key] = Constant(value) if constant else value

    def _determined(self, value: Any, places: Sequence[Index]) -> dict[Index, Fraction] | None:
        """Return a rational witness; otherwise a drawn number may do as well, and hypotheses are checked."""
        term = getattr(value, "term", value)
        if not isinstance(term, Term):
            return dict.fromkeys(places, Fraction(term))
        for k in variables(term):
            self.fill(k)
        first = {k: 0 for k in term.free if k.kind == "ix"}
        point = self.bare._replace(values=self.values, indices=first)
        try:
            return Interpretation(point, scalars=_fractions(point.law is not None)).entries(term)
        except UndefinedError:
            return None


def _fractions(roots: bool) -> Scalars:
    """Return fractions, which have no functions but the roots of squares, if those are asked for."""

    def function(name: str, argument: Any) -> Fraction:
        root = rational_root(argument) if roots and name == "sqrt" else None
        if root is None:
            raise UndefinedError(f"{name}: its value is no fraction")
        return root

    return Scalars(Fraction, function, lambda: function("pi", None))


def _failing(entry: Entry, point: Point, number: int, part: Part) -> Disproof | None:
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
    over = tuple(dict.fromkeys((*part.indices, *free_indices(*entry.given, entry.claim))))
    for there in _assignments(over, point):
        gap = _gap(part, there, relative=True)
        if _wrong(gap, part.relation) and all(_holds(h, there) for h in entry.given):
            return Disproof(there, number, relation, gap > 0)
    return None


def _wrong(gap: float, relation: str) -> bool:
    """Tell whether a relation of two sides that are so far apart is false by a clear margin."""
    if relation == "ne":
        return abs(gap) <= EXACT
    return math.isfinite(gap) and (abs(gap) if relation == "eq" else -gap) > CLEAR


def _assignments(keys: Iterable[Key], point: Point) -> Iterator[Point]:
    """Yield the point with all values of indices, the last one moves first; of integers 0: sequences are constant."""
    keys = tuple(keys)
    for numbers in product(*(range(1 if k.dim == INTEGERS else point.size(k.dim)) for k in keys)):
        yield point._replace(indices={**point.indices, **dict(zip(keys, numbers, strict=True))})


def _gap(part: Part, point: Point, *, relative: bool = False) -> float:
    """Return by how much the right side is larger, relative to the larger one if asked for; NaN without a value.

    The sides are floats, or exact where entries are random.
    """
    at = Interpretation(point, scalars=FLOATS if point.law is None else _fractions(True))
    try:
        left, right = (at.value(t) for t in (part.left, part.right) if t is not None)
        gap = float(right - left)
    except (ArithmeticError, ValueError, UndefinedError):
        return math.nan
    scale = max(abs(float(left)), abs(float(right))) if relative else 1
    return gap / (scale if scale > 0 else 1)


def _holds(hypothesis: Term, point: Point) -> bool:
    """Tell whether a hypothesis holds, by a clear margin if it is a strict inequality."""
    for part in parts(hypothesis):
        if part.left is None or part.right is None:
            continue
        if part.variable is not None:
            return False  # of a derivative or an integral nothing is seen at one point
        for there in _assignments(part.bound, point):
            gap = _gap(part, there)
            fine = {"eq": abs(gap) <= EXACT, "le": gap >= 0, "lt": gap > CLEAR}
            if not fine.get(part.relation, abs(gap) > CLEAR):
                return False
    return True
