"""Claims read at small points: what refutes them, and what each side is there.

Sizes two and three refute almost all that is false, and are quick; a point keeps both sides of what was read at it,
as a shorter claim shares one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

import numpy as np

from derive.kernel.terms import Term, num
from verify.comparison import HOLDS, REFUTED, constant_of, difference, dual_step, judged
from verify.numbers import Array, Ball, UndecidedError, precision
from verify.numbers.elements import map_elements
from verify.numbers.total import TOTAL, Total
from verify.sampling import TIMES, Point, Sampler, SamplingError

__all__ = [
    "BITS",
    "SMALL",
    "Bench",
    "Cells",
    "Place",
    "SmallSampler",
    "benches",
    "far_benches",
    "refutation",
    "scaled",
    "simple",
]

BITS = 192
SMALL = ((2, 3), (3, 2))
"""Sizes that the dimensions of a statement take in turn."""
FAR = 60
INTEGERS = tuple(map(Fraction, (0, 0, 1, 1, -1, 2, -2, 3)))
FACTORS = tuple(map(Fraction, ("1", "-1", "0", "4", "-4", "1/4", "1/16")))
NOTHING_LEFT = Fraction(1, 10**30)
"""A difference below this is taken for none where only a difference is asked for: no ball proves that two are equal."""


class SmallSampler(Sampler):
    """A sampler of points of small sizes."""

    def size_tuples(self) -> list[dict[str, int]]:
        """Return sizes that are two and three in turn."""
        names = self.dimensions()
        return [{name: sizes[n % 2] for n, name in enumerate(names)} for sizes in SMALL]

    def holds(self, point: Point) -> bool:
        """Tell whether the hypotheses hold somewhere at a point."""
        try:
            return self._holds(point)
        except SamplingError:
            return False

    def drawn(self) -> list[Any]:
        """Return the keys of what is neither random nor determined by the witness."""
        return self._drawn()


class Cells(NamedTuple):
    """Both sides of one relation at one point, over the same axes.

    Attributes
    ----------
    relation : str
    left, right : ndarray of Ball
    mask : ndarray of bool
        Where the hypotheses hold.
    regular : ndarray of bool
        Where both sides have a value that rests on no convention.
    """

    relation: str
    left: Array
    right: Array
    mask: Array
    regular: Array

    @property
    def sound(self) -> Array:
        """The cells that count: the hypotheses hold, and both sides have a value."""
        return np.asarray(self.mask & self.regular)

    def verdicts(self) -> Array:
        """Return what the balls prove in each cell."""
        verdicts = judged(self.relation, self.left, self.right)
        if self.relation == "ne":
            gaps = [abs(ball) < NOTHING_LEFT for ball in difference(self.left, self.right).flat]
            verdicts = np.where(np.array(gaps, dtype=bool).reshape(verdicts.shape), REFUTED, verdicts)
        return np.where(self.mask, verdicts, HOLDS)


class Place(NamedTuple):
    """Where a claim is false: a point, a part of a conjunction, an entry."""

    bench: Bench
    part: int
    cell: tuple[int, ...]


class Bench:
    """One point of an entry, at which claims about its variables are read.

    Parameters
    ----------
    sampler : Sampler
    point : Point
    """

    def __init__(self, sampler: Sampler, point: Point) -> None:
        self.sampler, self.point, self.number = sampler, point, TOTAL
        self.axes: dict[int, tuple[Any, ...]] = {}
        for n, part in enumerate(sampler.reading.parts(sampler.entry.claim)):
            self.axes[n] = tuple(k for k in part.indices if k not in part.bound)
        self._values: Mapping[str, Any] | None = None
        self._sides: dict[Any, Array] = {}
        self._masks: dict[tuple[Any, ...], Array] = {}

    @property
    def values(self) -> Mapping[str, Any]:
        """The values of the variables, at the precision in force when they are first asked for."""
        if self._values is None:
            self._values = self.point.values(self.number, self.sampler.keys)
        return self._values

    def cells(self, claim: Term) -> list[Cells]:
        """Read a claim, which has the variables of the entry or fewer.

        Raises
        ------
        UndecidedError
            If a denominator, a root or a logarithm is too near to 0 to say what it is.
        """
        found = []
        with precision(BITS):
            for n, part in enumerate(self.sampler.reading.parts(claim)):
                own = self.axes.get(n, ())
                free = (*own, *(k for k in part.indices if k not in part.bound and k not in own))
                over = (*free, *part.bound)
                right = self._side(part._replace(left=part.right, variable=None, relation="eq"), over)
                left = self._side(part._replace(right=num(0)) if part.variable else part, over)
                shape = np.broadcast_shapes(left.shape, right.shape)
                mask = self._mask(free)
                mask = np.broadcast_to(mask.reshape(mask.shape + (1,) * len(part.bound)), shape)
                sides = [np.broadcast_to(side, shape) for side in (left, right)]
                regular = np.ones(shape, dtype=bool)
                for side in sides:
                    regular &= map_elements(lambda v: not (isinstance(v, Total) and v.conventional), side).astype(bool)
                left, right = (map_elements(lambda v: v.ball if isinstance(v, Total) else v, side) for side in sides)
                found.append(Cells(part.relation, left, right, mask, regular))
        return found

    def balls(self, term: Term) -> list[Ball]:
        """Return the values of a real term over its own indices, where it has one."""
        with precision(BITS):
            array = self.sampler.reading.evaluate(
                term, self.values, self.point.sizes, indices=_times(term.free), constant=constant_of(self.number)
            )
        return [value.ball for value in array.flat if not value.conventional]

    def _side(self, part: Any, over: tuple[Any, ...]) -> Array:
        """Return the left side of a part: its derivative if it has a variable."""
        key = (part.left, part.variable, over)
        if key not in self._sides:
            indices = _times(over)
            if part.left.sort != "R":  # two indices that are to differ
                (both,) = self.sampler.reading.sides(
                    part._replace(relation="apart", right=part.left), self.values, self.point.sizes, indices=indices,
                    over=over, constant=constant_of(self.number),
                )  # fmt: skip
                self._sides[key] = both.left
            elif part.variable is None:
                self._sides[key] = self.sampler.reading.evaluate(
                    part.left, self.values, self.point.sizes, indices=indices, over=over,
                    constant=constant_of(self.number),
                )  # fmt: skip
            else:
                free = over[: len(over) - len(part.bound)]
                (both,) = self.sampler.reading.sides(
                    part, self.values, self.point.sizes, indices=indices, over=free, constant=constant_of(self.number),
                    step=dual_step(self._element),
                )  # fmt: skip
                self._sides[key] = both.left
        return self._sides[key]

    def _element(self, value: int) -> Any:
        return self.number.array(value)[()]

    def _mask(self, axes: tuple[Any, ...]) -> Array:
        if axes not in self._masks:
            self._masks[axes] = self.sampler.mask(self.point, axes)
        return self._masks[axes]


def _times(keys: Iterable[Any]) -> dict[str, Sequence[int]]:
    return {k[1]: TIMES for k in keys if k[0] == "ix" and k[2] == "Integers"}


def benches(entry: Any, reading: Any, seed: int = 0) -> list[Bench]:
    """Return one point for each tuple of small sizes, where the hypotheses of an entry hold.

    Raises
    ------
    SamplingError
        If there is none: the hypotheses may contradict each other.
    """
    sampler = SmallSampler(entry, reading, seed, samples=1)
    return [Bench(sampler, point) for point in sampler.points()]


def refutation(places: Iterable[Bench], claim: Term) -> Place | None:
    """Return a place where a claim is false, its terms have values and the hypotheses hold; None if none was found."""
    for bench in places:
        try:
            cells = bench.cells(claim)
        except UndecidedError:  # a term has no value here
            continue
        for n, found in enumerate(cells):
            wrong = (found.verdicts() == REFUTED) & found.regular
            if wrong.any():
                return Place(bench, n, tuple(int(i) for i in np.argwhere(wrong)[0]))
    return None


def simple(seed: str) -> Callable[[Any, Array], Array]:
    """Return a change of what is drawn to small integers, often one for a whole family."""

    def change(key: Any, array: Array) -> Array:
        rng = Random(f"{seed}:{key[1]}:simple")
        tied = rng.choice(INTEGERS) if rng.random() < 0.4 else None
        return map_elements(lambda _: rng.choice(INTEGERS) if tied is None else tied, array)

    return change


def scaled(seed: str) -> Callable[[Any, Array], Array]:
    """Return a change that multiplies each family by a number."""

    def change(key: Any, array: Array) -> Array:
        factor = Random(f"{seed}:{key[1]}:factor").choice(FACTORS)
        return map_elements(lambda value: factor * value, array)

    return change


def far_benches(entry: Any, reading: Any, seed: int = 0) -> list[Bench]:
    """Return points where some variables are zero, small, large or small integers, and one of larger sizes.

    Raises
    ------
    SamplingError
        If no point satisfies the hypotheses.
    """
    small = SmallSampler(entry, reading, seed, samples=1)
    large = Sampler(entry, reading, seed, samples=1)
    points = [*small.corners(), *large.points()[:1]]
    for n in range(FAR):
        for change in (simple, scaled) if small.drawn() else ():
            own = f"{seed}.f.{n}"
            points.append(Point(entry, reading, small.size_tuples()[n % 2], own).changed(change(own)))
    return [Bench(small, point) for point in points if small.holds(point)]
