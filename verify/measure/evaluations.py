"""Evaluations at the points of an entry, shared by all columns: points, hypotheses, both sides, and their sizes.

The columns ask for the same points, and wrong statements share most of their terms with the right one. What is kept was
computed for the same point at the same precision; nothing is carried from one point or precision to another.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

import numpy as np

from verify.counterparts import Bounds
from verify.measure.comparison import constant_of, dual_step
from verify.measure.conditioning import MAGNITUDE
from verify.measure.sampling import Key, Sample, Sampler, times
from verify.numbers import NUMBER_TYPES, Array, NumberType, UndecidedError, precision

__all__ = ["Evaluations", "Measured"]

BALL = NUMBER_TYPES["ball"]

Made = TypeVar("Made")


class Measured(NamedTuple):
    """Both sides of one part of a claim at one point, and the cells where the hypotheses hold."""

    relation: str
    left: Array
    right: Array
    mask: Array


class Evaluations:
    """The points of an entry, and the values at them."""

    def __init__(self, sampler: Sampler) -> None:
        self.sampler, self.entry = sampler, sampler.entry
        self._kept: dict[tuple[Any, ...], tuple[Sample, Any]] = {}
        self._last: tuple[tuple[Any, ...], Any] = ((None, "", 0), None)

    @cached_property
    def points(self) -> list[Sample]:
        """Return generic points: see `Sampler.points`."""
        return self.sampler.points()

    @cached_property
    def corners(self) -> list[Sample]:
        """Return points where some variables are zero, small or large: see `Sampler.corners`."""
        return self.sampler.corners()

    @cached_property
    def stresses(self) -> dict[str, Sample]:
        """Return points of a stress, by its name: see `Sampler.stresses`."""
        return self.sampler.stresses()

    def rounded(self, point: Sample) -> Sample:
        """Return a point with its drawn numbers rounded to floats."""
        return self._once(point, ("rounded",), point.rounded)

    def _once(self, point: Sample, what: tuple[Any, ...], make: Callable[[], Made]) -> Made:
        place = (id(point), *what)
        if place not in self._kept:
            self._kept[place] = point, make()  # the point is kept, and so its identity
        value: Made = self._kept[place][1]
        return value

    def mask(self, point: Sample, over: Sequence[Key]) -> Array:
        """Tell for each cell over these index variables whether the hypotheses hold: see `Sampler.mask`."""
        return self._once(point, ("mask", *over), lambda: self.sampler.mask(point, over))

    def _at(self, point: Sample, number: NumberType, bits: int, keys: Iterable[Key]) -> Any:
        """Return the evaluation at a point, with the values of some variables; the last one is kept, with its terms."""
        (last, *how), evaluation = self._last
        if last is not point or how != [number.name, bits]:
            step = {"step": dual_step()} if number is BALL else {}
            evaluation = self.sampler.reading.Evaluation({}, point.sizes, constant=constant_of(number), **step)
            self._last = (point, number.name, bits), evaluation
        if missing := [k for k in keys if k.kind != "ix" and k.name not in evaluation.values]:
            evaluation.values.update(point.values(number, missing))
        return evaluation

    def measured(self, point: Sample, claim: Any, bits: int) -> list[Measured]:
        """Evaluate a claim on balls, one part after the other."""
        measured = []
        with precision(bits):
            at = self._at(point, BALL, bits, (*self.sampler.keys, *sorted(claim.free, key=repr)))
            for part in self.sampler.reading.parts(claim):
                free = [k for k in part.indices if k not in part.bound]
                for both in at.sides(part, indices=times(part.indices)):
                    mask = self.mask(point, free)
                    mask = np.broadcast_to(mask.reshape(mask.shape + (1,) * len(part.bound)), both.left.shape)
                    measured.append(Measured(both.relation, both.left, both.right, mask))
        return measured

    def measurable(self, point: Sample, claim: Any, bits: int) -> list[Measured]:
        """Evaluate a claim on balls; return nothing where a term has no value: at a corner a denominator may be 0."""

        def make() -> list[Measured]:
            try:
                return self.measured(point, claim, bits)
            except UndecidedError:
                return []

        return self._once(point, ("claim", bits), make) if claim is self.entry.claim else make()

    def results(self, point: Sample, number: NumberType, bits: int, counterpart: Callable[..., Any]) -> tuple[Any, ...]:
        """Call a counterpart with the variables that it names; return a result for each part of the claim."""

        def make() -> tuple[Any, ...]:
            with precision(bits), np.errstate(all="ignore"):
                values = point.values(number, self.sampler.keys)  # its own, which it may change
                result = counterpart(**{name: values[name] for name in inspect.signature(counterpart).parameters})
            return result if isinstance(result, tuple) and not isinstance(result, Bounds) else (result,)

        return self._once(point, ("results", number.name, bits, counterpart), make)

    def sides(self, point: Sample, bits: int, claim: Any = None) -> tuple[tuple[Any, ...], Array]:
        """Return both sides of each part of the claim over the indices of the entry, and where the hypotheses hold.

        Of another claim, the indices that the entry has not come first.
        """
        claim, indices = self.entry.claim if claim is None else claim, self.entry.indices

        def make() -> tuple[tuple[Any, ...], Array]:
            over = (*(k for k in self.sampler.reading.free_indices(claim) if k not in indices), *indices)
            with precision(bits):
                at = self._at(point, BALL, bits, (*self.sampler.keys, *sorted(claim.free, key=repr)))
                return at.sides(claim, indices=times(over), over=over), self.mask(point, indices)

        return self._once(point, ("sides", bits), make) if claim is self.entry.claim else make()

    def sizes(self, point: Sample, bits: int, over: Sequence[Key] | None = None) -> list[tuple[Array, Array]]:
        """Return the sizes of the summands of both sides of each part; of a derivative, twice its value's."""

        def make() -> list[tuple[Array, Array]]:
            sizes = []
            with precision(bits):
                at = self._at(point, MAGNITUDE, bits, self.sampler.keys)
                for part in self.sampler.reading.parts(self.entry.claim):
                    axes = part.indices if over is None else (*over, *part.bound)
                    right = _sizes(at.evaluate(part.right, indices=times(part.indices), over=axes))
                    if part.variable is not None:
                        sizes.append((right, right))
                        continue
                    sizes.append((_sizes(at.evaluate(part.left, indices=times(part.indices), over=axes)), right))
            return sizes

        return self._once(point, ("sizes", bits, over), make)


def _sizes(array: Array) -> Array:
    return MAGNITUDE.to_float(array).astype(np.float64)
