"""Counterexamples: points where the hypotheses hold and the claim does not, made as small as they get."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import islice, product, takewhile
from random import Random
from typing import Any

from ..kernel.terms import Key, Term
from ..language.answers import introduced
from ..values.numbers import MOST_DIGITS, UndefinedError, told_apart
from ..values.points import STYLES, Sampling, changed, readable
from ..values.scalar import ExhaustedError, Point, nested
from ..values.sides import TwoSides, sides
from .clock import Clock

__all__ = ["Counterexample", "Search"]

SIMPLE = tuple(map(Fraction, ("0", "1", "-1", "2", "1/2", "-2", "3")))
"""Values that a person likes to compute with, the simplest first."""
SMALLER = 24
"""Points of each smaller size that are tried."""
ROUNDS = 2
STEPS, OF_LAWS = 1_500, 6
"""Terms that may be read for each point that is tried; so many times as many where entries are random."""


@dataclass(frozen=True)
@introduced
class Counterexample:
    """A point at which a claim is false.

    Attributes
    ----------
    point : Point
    sides : TwoSides
        What the relation compares there.
    relation : Term
        The part of the claim that is false.
    """

    point: Point
    sides: TwoSides
    relation: Term

    @cached_property
    def values(self) -> dict[str, Any]:
        """The values of variables by name, as nested lists of fractions."""
        return {k.name: nested(entries) for k, entries in self.point.values.items()}

    @property
    def indices(self) -> dict[str, int]:
        """Name the entry: the free indices by name, and those that the claim is made for all of."""
        return {k.name.partition("~")[0]: n for k, n in self.point.indices.items()}

    def record(self, longest: int = 2 * MOST_DIGITS) -> dict[str, Any]:
        """Return the point and both sides as texts, for JSON; of a longer fraction decimals.

        Examples
        --------
        >>> from derive.language.terms import Eq, reals
        >>> (t,) = reals("t")
        >>> Search(Eq(t / 3, t), ()).among(9).record()
        {'sizes': {}, 'values': {'t': '1'}, 'law': None, 'indices': {}, 'left': '1/3', 'right': '1'}
        """
        left, right = told_apart(self.sides.left, self.sides.right, longest)
        law = None if self.point.law is None else str(self.point.law)
        values = {name: _texts(value) for name, value in self.values.items()}
        point = {"sizes": dict(self.point.sizes), "values": values, "law": law}
        return {**point, "indices": self.indices, "left": left, "right": right}

    @property
    def where(self) -> str:
        """The point, in words."""
        sizes = [f"{d} = {size}" for d, size in self.point.sizes.items()]
        values = [f"{name} = {_shown(value)}" for name, value in self.values.items()]
        places = [f"{name} = {n}" for name, n in self.indices.items()]
        law = [] if self.point.law is None else [str(self.point.law)]
        return ", ".join([*sizes, *values, *law, *places]) or "any point"

    @property
    def both(self) -> tuple[str, str]:
        """Its sides, written with as many digits as tell them apart."""
        return told_apart(self.sides.left, self.sides.right)

    def __str__(self) -> str:
        return "{}: left {}, right {}".format(self.where, *self.both)

    @property
    def size(self) -> tuple[int, ...]:
        """Measure the work of a reader who computes it: fewer entries first, then simpler ones."""
        entries = [q for values in self.point.values.values() for q in values.values()]
        weights = [SIMPLE.index(q) if q in SIMPLE else 10 + len(str(q)) for q in entries]
        return sum(self.point.sizes.values()), len(entries), sum(weights)


class Search:
    """A search for a counterexample.

    Parameters
    ----------
    claim : Term
    given : iterable of Term
    clock : Clock, optional
        Without it there is no limit of time.

    Attributes
    ----------
    read : int
        At how many points the hypotheses held, and both sides had a value.

    Raises
    ------
    UndefinedError
        If the claim is not read at points.
    """

    def __init__(self, claim: Term, given: Iterable[Term], clock: Clock | None = None) -> None:
        self.sampling, self.clock = Sampling(claim, given), clock or Clock()
        self.claim = claim
        self.steps = STEPS * (OF_LAWS if self.sampling.random else 1)
        self.read = 0
        self._example: Counterexample | None = None
        self._points = self.sampling.points()

    def among(self, count: int) -> Counterexample | None:
        """Return a counterexample among so many more points, the smallest that is found from it."""
        counterexample: Counterexample | None = None
        self.sampling.steps.left = self.steps * count
        with suppress(ExhaustedError):
            points = islice(takewhile(lambda _: not self.clock.out(), self._points), count)
            counterexample = next((f for f in map(self.at, filter(None, points)) if f), None)
        return counterexample and self.smaller(counterexample)

    def read_once(self, count: int) -> str:
        """Return the first of so many points at which the claim is read; empty if there is none."""
        self.sampling.steps.left = self.steps * count
        with suppress(ExhaustedError):
            any(self.at(p) or self.read for p in islice(self._points, count) if p is not None)
        return self.example()

    def satisfied(self, count: int) -> bool:
        """Tell whether the hypotheses hold at one of so many points, which are tried again later."""
        self.sampling.steps.left = self.steps * count
        points = (p for p in islice(self.sampling.points(), count) if p is not None)
        with suppress(ExhaustedError):
            return any(next(self.sampling.cells(p), None) is not None for p in points)
        return False

    def at(self, point: Point) -> Counterexample | None:
        """Return a counterexample at a point."""
        for cell in self.sampling.cells(point):
            for relation, here in readable(self.claim, cell):
                try:
                    compared = sides(relation, here, self.sampling.steps)
                except UndefinedError:
                    continue
                self.read += 1
                self._example = self._example or Counterexample(here, compared, relation)
                if compared.holds is False:
                    return Counterexample(here, compared, relation)
        return None

    def example(self) -> str:
        """Return a point where the claim was read; empty if there is none."""
        return self._example.where if self._example else ""

    def smaller(self, counterexample: Counterexample) -> Counterexample:
        """Return a counterexample of smaller sizes and simpler values, if there is one near."""
        self.sampling.steps.left = self.steps * SMALLER
        best = counterexample
        with suppress(ExhaustedError):
            for other in self._smaller(counterexample):
                best = other
                if self.clock.out():
                    break
        return best

    def _smaller(self, best: Counterexample) -> Iterator[Counterexample]:
        for sizes in self._sizes_below(best.point.sizes):
            if other := self._of(sizes):
                best = other
                yield best
                break
        for point in self.sampling.with_simpler_laws(best.point):
            if other := self.at(point):
                best = other
                yield best
                break
        for _ in range(ROUNDS):
            before = best
            for key, entries in best.point.values.items():
                for at in entries:
                    best = self._simpler(best, key, at)
                    yield best
            if best == before:
                break

    def _sizes_below(self, sizes: Mapping[str, int]) -> Iterator[Mapping[str, int]]:
        ranges = [range(1, size + 1) for size in sizes.values()]
        tuples = sorted(product(*(r[:3] for r in ranges)), key=lambda t: (sum(t), t))
        yield from (dict(zip(sizes, t, strict=True)) for t in tuples if sum(t) < sum(sizes.values()))

    def _of(self, sizes: Mapping[str, int]) -> Counterexample | None:
        """Return a counterexample of some sizes."""
        styles = list(STYLES)
        for n in range(SMALLER):
            point = self.sampling.drawn(sizes, styles[0 if n % 2 else n // 2 % len(styles)], Random(f"smaller {n}"))
            repaired = self.sampling.repaired(point, n)
            if repaired is not None and (counterexample := self.at(repaired)):
                return counterexample
        return None

    def _simpler(self, counterexample: Counterexample, key: Key, at: tuple[int, ...]) -> Counterexample:
        here = counterexample.point.values[key][at]
        if key.kind == "perm":
            return counterexample
        for value in SIMPLE:
            if value == here:
                break
            point: Point | None = changed(counterexample.point, key, at, value)
            if point is not None and point.law is not None:
                point = self.sampling.with_law(point, point.law.shape)
            if point is not None and self.sampling.satisfied(point) and (other := self.at(point)):
                return other
        return counterexample


def _texts(value: Any) -> Any:
    return [_texts(v) for v in value] if isinstance(value, list) else str(value)


def _shown(value: Any) -> str:
    return f"[{', '.join(map(_shown, value))}]" if isinstance(value, list) else str(value)
