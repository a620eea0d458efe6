"""Claims at small points: refutations, and the values of both sides.

Sizes two and three refute almost all that is false, and are quick; what was read at a point is kept, as a shorter claim
shares most of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cached_property, partial
from itertools import product
from random import Random
from typing import Any, NamedTuple

import numpy as np

from derive.kernel.terms import Key, Term
from verify.measure.comparison import HOLDS, REFUTED, cell_by_cell, constant_of, dual_step, judged_by_digits
from verify.measure.sampling import Change, Sample, Sampler, SamplingError, scaled, times
from verify.numbers import Array, Ball, UndecidedError, precision
from verify.numbers.complex_balls import integral
from verify.numbers.elements import map_elements
from verify.numbers.total import TOTAL, Total

__all__ = [
    "BITS", "CHANGES", "SMALL", "Cells", "Place", "SmallSampler", "TotalPoint", "far_points", "plain_points",
    "refutation", "small_points",
]  # fmt: skip

BITS = 192
SMALL = ((2, 3), (3, 2))
"""Sizes that the dimensions of a statement take in turn."""
FAR, PLAIN = 60, 16
INTEGERS = tuple(map(Fraction, (0, 0, 1, 1, -1, 2, -2, 3)))
FACTORS = tuple(map(Fraction, ("1", "-1", "0", "4", "-4", "1/4", "1/16")))
MOST_VALUES = 2000
"""Values of an integrand that an integral may take: those of the book take 100 where it is analytic, and without a
limit half a minute where it is not, across the end of its domain."""


class SmallSampler(Sampler):
    """A sampler of points of small sizes."""

    def size_tuples(self) -> list[dict[str, int]]:
        """Return sizes that are two and three in turn."""
        names = self.dimensions()
        return [{name: sizes[n % 2] for n, name in enumerate(names)} for sizes in SMALL]

    def holds(self, point: Sample) -> bool:
        """Tell whether the hypotheses hold somewhere at a point."""
        try:
            return self._holds(point)
        except SamplingError:
            return False


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
    over : tuple of Key
        The indices of the axes.
    """

    relation: str
    left: Array
    right: Array
    mask: Array
    regular: Array
    over: tuple[Key, ...] = ()

    @property
    def sound(self) -> Array:
        """Return a mask of the cells that count: the hypotheses hold, and both sides have a value."""
        return np.asarray(self.mask & self.regular)

    def verdicts(self) -> Array:
        """Return the verdict of the balls in each cell."""
        return np.where(self.mask, judged_by_digits(self.relation, self.left, self.right), HOLDS)


class Place(NamedTuple):
    """A place where a claim is false: a point, a part of a conjunction, an entry."""

    point: TotalPoint
    part: int
    cell: tuple[int, ...]


class TotalPoint:
    """One point of an entry, at which claims about its variables are read on total balls."""

    def __init__(self, sampler: Sampler, sample: Sample) -> None:
        self.sampler, self.sample = sampler, sample
        parts = sampler.reading.parts(sampler.entry.claim)
        self.axes = [tuple(k for k in part.indices if k not in part.bound) for part in parts]
        self._masks: dict[tuple[Any, ...], Array] = {}

    @cached_property
    def at(self) -> Any:
        """Return the evaluation at this point, which caches terms that occur in several claims."""
        values = self.sample.values(TOTAL, self.sampler.keys)
        step = dual_step(lambda value: TOTAL.array(value)[()])._replace(integral=_integrals)
        return self.sampler.reading.Evaluation(values, self.sample.sizes, constant=constant_of(TOTAL), step=step)

    def cells(self, claim: Term) -> list[Cells]:
        """Read a claim, which has the variables of the entry or fewer.

        Raises
        ------
        UndecidedError
            If a denominator, a root or a logarithm is too near to 0 to say what it is.
        """
        cells = []
        with precision(BITS):
            for n, part in enumerate(self.sampler.reading.parts(claim)):
                axes = self.axes[n] if n < len(self.axes) else ()
                free = (*axes, *(k for k in part.indices if k not in part.bound and k not in axes))
                over = (*free, *part.bound)
                (both,) = self.at.sides(part, indices=times(over), over=free)
                read = [both.left, both.right]
                if part.variable is not None and part.limits is None:  # what is differentiated has a value too
                    read.append(self.at.evaluate(part.left, indices=times(over), over=over))
                shape = np.broadcast_shapes(both.left.shape, both.right.shape)
                mask = self._mask(free)
                mask = np.broadcast_to(mask.reshape(mask.shape + (1,) * len(part.bound)), shape)
                regular = np.ones(shape, dtype=bool)
                for side in (np.broadcast_to(side, shape) for side in read):
                    regular &= map_elements(lambda v: not (isinstance(v, Total) and v.conventional), side).astype(bool)
                sides = (np.broadcast_to(side, shape) for side in (both.left, both.right))
                left, right = (map_elements(lambda v: v.ball if isinstance(v, Total) else v, side) for side in sides)
                cells.append(Cells(part.relation, left, right, mask, regular, over))
        return cells

    def balls(self, term: Term) -> list[Ball]:
        """Return the values of a real term over its indices, where it has one."""
        with precision(BITS):
            array = self.at.evaluate(term, indices=times(term.free))
        return [value.ball for value in array.flat if not value.conventional]

    def _mask(self, axes: tuple[Any, ...]) -> Array:
        if axes not in self._masks:
            self._masks[axes] = self.sampler.mask(self.sample, axes)
        return self._masks[axes]


def _integrals(integrand: Callable[[Array], Array], low: Any, high: Any) -> Array:
    """Return integrals of total balls, by convention if a limit, or the integrand at one, is by convention."""

    def enclosed(function: Callable[[Any], Any], there: Any) -> Total:
        conventional = any(isinstance(v, Total) and v.conventional for v in (low, high, there))
        return Total(integral(function, low.ball, high.ball, most=MOST_VALUES), conventional)

    return cell_by_cell(integrand, low, enclosed)


def small_points(entry: Any, reading: Any, seed: int = 0) -> list[TotalPoint]:
    """Return one point for each tuple of small sizes, where the hypotheses of an entry hold.

    Raises
    ------
    SamplingError
        If there is none: the hypotheses may contradict each other.
    """
    sampler = SmallSampler(entry, reading, seed, samples=1)
    return [TotalPoint(sampler, point) for point in sampler.points()]


def plain_points(entry: Any, reading: Any, seed: int = 0) -> list[TotalPoint]:
    """Return points of small integers where the hypotheses of an entry hold, those of size two first."""
    sampler = SmallSampler(entry, reading, seed, samples=1)
    sizes = [dict.fromkeys(sampler.dimensions(), 2), *sampler.size_tuples()]
    seeds = {f"{seed}.p.{n}": sizes[n * len(sizes) // PLAIN] for n in range(PLAIN if sampler.drawn() else 0)}
    points = (sampler.sample(given, label, simple(label)) for label, given in seeds.items())
    return [TotalPoint(sampler, point) for point in points if sampler.holds(point)]


def refutation(points: Iterable[TotalPoint], claim: Term) -> Place | None:
    """Return a place where a claim is false, its terms have values and the hypotheses hold; None if none was found."""
    for point in points:
        try:
            cells = point.cells(claim)
        except UndecidedError:  # a term has no value here
            continue
        for n, part in enumerate(cells):
            wrong = (part.verdicts() == REFUTED) & part.regular
            if wrong.any():
                return Place(point, n, tuple(int(i) for i in np.argwhere(wrong)[0]))
    return None


def simple(seed: str) -> Change:
    """Return a change of the drawn numbers to small integers, often one for a whole family."""

    def change(key: Any, array: Array) -> Array:
        rng = Random(f"{seed}:{key.name}:simple")
        tied = rng.choice(INTEGERS) if rng.random() < 0.4 else None
        return map_elements(lambda _: rng.choice(INTEGERS) if tied is None else tied, array)

    return change


CHANGES: tuple[Callable[[str], Change], ...] = (simple, partial(scaled, factors=FACTORS))
"""What makes of a seed a change of the numbers that are drawn."""


def far_points(entry: Any, reading: Any, seed: int = 0) -> list[TotalPoint]:
    """Return points where some variables are zero, small, large or small integers, and one of larger sizes.

    Raises
    ------
    SamplingError
        If no point satisfies the hypotheses.
    """
    small = SmallSampler(entry, reading, seed, samples=1)
    large = Sampler(entry, reading, seed, samples=1)
    points, sizes = [*small.corners(), *large.points()[:1]], small.size_tuples()
    for n, change in product(range(FAR), CHANGES) if small.drawn() else ():
        points.append(small.sample(sizes[n % 2], f"{seed}.f.{n}", change(f"{seed}.f.{n}")))
    return [TotalPoint(small, point) for point in points if small.holds(point)]
