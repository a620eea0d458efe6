"""Points that satisfy hypotheses: small sizes, exact values, ties, zeros and what is far from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from itertools import count, islice, product
from random import Random
from types import MappingProxyType

from ..kernel.terms import INTEGERS, Key, Term
from ..language.text.declarations import context_of
from .dice import Shape, law, moment_said, shapes_of
from .numbers import UndefinedError, rational_root
from .scalar import Interpretation, Point, Steps
from .sides import TwoSides, relations, sides

SIZES: tuple[tuple[int, ...], ...] = ((2, 3), (3, 2), (2, 2), (1, 2), (4, 3), (1, 1), (7, 5))
"""Sizes that the dimensions take in turn."""
SIZES_OF_RANDOM = ((2, 2, 1), (1, 1, 1), (2, 1, 2), (1, 2, 2), (3, 1, 1), (4, 1, 1), (1, 3, 1))
"""The same where entries are random, as all throws are computed."""
REPAIRS = 3
APART = (2, 5, -3)
"""What an entry is changed to where two sides must differ."""
Entry = tuple[Key, tuple[int, ...]]
MOST_CELLS = 36
PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23)


STYLES: Mapping[str, Callable[[Random], Fraction]] = MappingProxyType(
    {
        "small": lambda rng: Fraction(rng.choice((-2, -1, -1, 0, 1, 1, 2, 3))),
        "generic": lambda rng: Fraction(rng.choice(PRIMES), rng.choice(PRIMES)) * rng.choice((-1, 1, 1)),
        "far": lambda rng: Fraction(rng.choice((-60, -20, 0, 20, 60))),
        "wide": lambda rng: rng.choice((-1, 1)) * Fraction(10) ** rng.randint(-6, 6) * rng.choice((1, 3)),
    }
)
"""How an entry is drawn; of half of the arrays in one point all entries are alike, or all are positive."""


class Sampling:
    """Points at which hypotheses hold.

    Parameters
    ----------
    claim : Term
    given : iterable of Term

    Attributes
    ----------
    steps : Steps
        How much may be read.

    Raises
    ------
    UndefinedError
        If there are families over all integers: no point says what they are.
    """

    def __init__(self, claim: Term, given: Iterable[Term]) -> None:
        self.claim, self.given, self.steps = claim, tuple(given), Steps(0)
        keys = sorted(frozenset().union(claim.free, *(h.free for h in self.given)))
        if any(INTEGERS in ((k.dim,) if k.kind in ("ix", "perm") else k.dims) for k in keys):
            raise UndefinedError("families over all integers: no point says what they are")
        self.indices = tuple(k for k in keys if k.kind == "ix")
        self.random = tuple(k for k in keys if k.random)
        self.variables = tuple(k for k in keys if k.kind != "ix" and not k.random)
        self.dimensions = context_of(claim, *self.given).sizes
        self.always = tuple(h for h in self.given if not any(k.kind == "ix" for k in h.free))
        self.somewhere = tuple(h for h in self.given if h not in self.always)
        self.plain = tuple(h for h in self.always if h.head != "independent" and not any(k.random for k in h.free))

    def points(self) -> Iterator[Point | None]:
        """Yield points where the hypotheses without free indices hold, and None where no such point was found."""
        for n in count():
            rng = Random(f"{n}")
            listed: Sequence[tuple[int, ...]] = SIZES_OF_RANDOM if self.random else SIZES
            sizes = listed[n % len(listed)]
            named = {d: sizes[m % len(sizes)] for m, d in enumerate(self.dimensions)}
            point = self.drawn(named, list(STYLES)[n % len(STYLES)], rng)
            yield self.repaired(point, n)

    def drawn(self, sizes: Mapping[str, int], style: str, rng: Random) -> Point:
        """Return a point of some sizes, whatever the hypotheses say."""
        point = Point(sizes, {})
        return Point(sizes, {k: self._entries(k, point, style, rng) for k in self.variables})

    def _entries(self, key: Key, point: Point, style: str, rng: Random) -> dict[tuple[int, ...], Fraction]:
        if key.kind == "perm":
            size = point.size(key.dim)
            order = rng.sample(range(size), size)
            return {(n,): Fraction(m) for n, m in enumerate(order)}
        places = point.places(key.dims)
        draw = STYLES[style]
        shape = rng.random()
        if shape < 0.15:
            return dict.fromkeys(places, draw(rng))
        return {at: abs(q) or Fraction(1) if shape < 0.4 else q for at in places for q in [draw(rng)]}

    def cells(self, point: Point) -> Iterator[Point]:
        """Yield the point with values of the free indices for which the hypotheses hold too."""
        ranges = (range(point.size(k.dim)) for k in self.indices)
        for numbers in islice(product(*ranges), MOST_CELLS):
            cell = point._replace(indices=dict(zip(self.indices, numbers, strict=True)))
            if all(self.holds(h, cell) for h in self.somewhere):
                yield cell

    def holds(self, h: Term, point: Point) -> bool:
        """Tell whether a hypothesis is sure to hold at a point."""
        try:
            return all(sides(r, here, self.steps).holds for r, here in relations(h, point))
        except UndefinedError:
            return False

    def satisfied(self, point: Point) -> bool:
        """Tell whether all hypotheses without free indices hold."""
        return all(self.holds(h, point) for h in self.always)

    def repaired(self, point: Point, shape: int = 0) -> Point | None:
        """Return a point with entries changed so that the hypotheses hold; None if that does not succeed.

        Parameters
        ----------
        point : Point
        shape : int
            Which of the laws is taken for random entries.
        """
        if self.random:
            shapes = self._shapes(point)
            settled = self._repaired(point, self.plain)
            thrown = settled and shapes and self.with_law(settled, shapes[shape % len(shapes)])
            if not thrown:
                return None
            point = thrown
        return self._repaired(point, self.always)

    def _repaired(self, point: Point, hypotheses: Sequence[Term]) -> Point | None:
        for _ in range(REPAIRS):
            if all(self.holds(h, point) for h in hypotheses):
                return point
            fixed: set[Entry] = set()
            for h in sorted(hypotheses, key=lambda h: len(h.free)):  # what speaks of one variable decides it
                point = self._mended(h, point, fixed)
        return point if all(self.holds(h, point) for h in hypotheses) else None

    def _shapes(self, point: Point) -> list[Shape]:
        count = sum(len(point.places(k.dims)) for k in self.random)
        named = {family for h in self.given if h.head == "independent" for family in h.args}
        return shapes_of(count, any(k[1:3] in named for k in self.random))

    def with_simpler_laws(self, point: Point) -> Iterator[Point]:
        """Yield a point with each simpler law for which the hypotheses hold."""
        if point.law is not None:
            shapes = self._shapes(point)
            for shape in shapes[: shapes.index(point.law.shape)]:
                simpler = self.with_law(point, shape)
                if simpler is not None and self.satisfied(simpler):
                    yield simpler

    def with_law(self, point: Point, shape: Shape) -> Point | None:
        """Return a point with dice for the random entries, which have the moments that hypotheses say."""
        moments: dict[tuple[Key, tuple[int, ...], int], Fraction] = {}
        bare = point._replace(law=None)
        for h in self.always:
            for relation, there in readable(h, bare):
                if (stated := moment_said(relation)) is None:
                    continue
                (entry, order, value), here = stated, Interpretation(there, self.steps)
                with suppress(UndefinedError):
                    at = tuple(here.index(i) for i in entry.args[3:])
                    if (number := here.real(value).exact) is not None:
                        moments[entry.key, at, order] = number
        made = law(shape, {k: point.places(k.dims) for k in self.random}, moments)
        return None if made is None else point._replace(law=made)

    def _mended(self, h: Term, point: Point, fixed: set[Entry]) -> Point:
        for relation, there in readable(h, point):
            with suppress(UndefinedError):
                if not sides(relation, there._replace(values=point.values), self.steps).holds:
                    point = self._solved(relation, there.indices, point, fixed)
        return point

    def _solved(self, relation: Term, indices: Mapping[Key, int], point: Point, fixed: set[Entry]) -> Point:
        """Return a point where an entry that is not fixed yet makes a relation true, if that is affine in one."""
        for key in sorted((k for k in relation.free if k in point.values and k.kind == "at"), reverse=True):
            for at in (at for at in reversed(list(point.values[key])) if (key, at) not in fixed):

                def read(q: int, key: Key = key, at: tuple[int, ...] = at) -> TwoSides:
                    there = changed(point, key, at, Fraction(q))._replace(indices=indices)
                    return sides(relation, there, self.steps)

                with suppress(UndefinedError):
                    if (q := _solution(relation.head, read)) is not None:
                        fixed.add((key, at))
                        return changed(point, key, at, q)
        return point


def _solution(relation: str, read: Callable[[int], TwoSides]) -> Fraction | None:
    """Return a number at which a relation holds, of the affine or square form that it has at 0, 1 and 2; or None."""
    if relation == "ne":
        return next((Fraction(q) for q in APART if read(q).holds), None)
    zero, one, two = ((s.left - s.right).exact for s in map(read, range(3)))
    if zero is None or one is None or two is None:
        return None
    if relation == "eq" and (root := _square_root(zero, one, two)) is not None:
        return root
    if one == zero or two - one != one - zero:
        return None
    return (Fraction(-1, 2) * (relation == "lt") - zero) / (one - zero)


def _square_root(zero: Fraction, one: Fraction, two: Fraction) -> Fraction | None:
    """Return where ``a q**2 + c`` is 0, from its values at 0, 1 and 2; None if it is no such form, or irrational."""
    a = one - zero
    if not a or two - zero != 4 * a or zero / a > 0:
        return None
    return rational_root(-zero / a)


def readable(h: Term, point: Point) -> list[tuple[Term, Point]]:
    """Return the relations of a formula at a point; none of what is not read at points."""
    try:
        return relations(h, point)
    except UndefinedError:
        return []


def changed(point: Point, key: Key, at: Sequence[int], value: Fraction) -> Point:
    """Return a point with another value of one entry."""
    return point._replace(values={**point.values, key: {**point.values[key], tuple(at): value}})
