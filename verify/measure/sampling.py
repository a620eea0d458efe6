"""Samples that cannot hide a bug: generic rational points of pairwise distinct prime sizes that satisfy the hypotheses.

A point is exact: fractions of primes, permutations that move something, finite laws that are not symmetric. It is read
in any number type, at any precision. What an entry's witness determines is computed from the rest, and every hypothesis
is then checked on the point. This module knows no theorem: `Sampler` is given an entry, and whoever reads its terms.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import product
from random import Random
from typing import Any, TypeAlias

import numpy as np

from verify.measure.comparison import HOLDS, REFUTED, constant_of, dual_step, judged
from verify.measure.laws import draw_law
from verify.numbers import NUMBER_TYPES, Array, NumberType, UndecidedError, precision, to_float
from verify.numbers.elements import exact_elements, map_elements

__all__ = ["STRESSES", "Change", "Sample", "Sampler", "SamplingError", "scaled"]

Key: TypeAlias = Any  # a variable of a formula, as the kernel has it: nothing of it is imported here
Change: TypeAlias = Callable[[Key, Array], Array]  # of the exact array of a family that is drawn

EXACT = NumberType("exact", exact_elements, to_float)
PRIMES = tuple(p for p in range(2, 200) if all(p % q for q in range(2, p)))
WINDOW = range(-4, 5)
"""Where families over the integers have values."""
TIMES = range(-3, 4)
"""Which integers an index over them takes; a successor stays in the window."""
SIZES = ((3, 5, 2, 7, 4, 6), (5, 2, 7, 3, 6, 4))
"""Two tuples of pairwise distinct sizes for the dimensions of a statement, in order: primes, then small ones."""
RANDOM_SIZES = ((3, 5, 2, 7), (2, 3, 5, 7))
"""The same for statements with random entries, whose outcomes are enumerated."""
SQUARE = 3
CORNERS = 24
FACTORS = tuple(map(Fraction, ("1", "0", "1/32", "4", "-4")))
"""Factors of a variable at a corner."""
ATTEMPTS, CHECK_BITS = 400, 192


def unchanged(_: Key, array: Array) -> Array:
    """Return the numbers of a family as they are drawn."""
    return array


class SamplingError(ValueError):
    """No point satisfies the hypotheses, or one of them fails at its witness."""


@dataclass(frozen=True)
class Sample:
    """An exact point at which a statement is read.

    Parameters
    ----------
    entry : Entry
    reading : module
        What evaluates terms.
    sizes : mapping of str to int
    seed : str
        From which everything here is drawn; printed when a check fails.
    change : callable
        Takes the key and the exact array of a family that is drawn to what stands for it.
    """

    entry: Any
    reading: Any
    sizes: Mapping[str, int]
    seed: str
    change: Change = unchanged

    def values(self, number: NumberType, keys: Iterable[Key]) -> dict[str, Any]:
        """Return values of these variables in a number type, those of the witness computed at the precision in force.

        Raises
        ------
        SamplingError
            If the witness is circular.
        """
        filled = _Filling(self, number)
        for key in keys:
            filled.value(key)
        return filled.values

    def changed(self, change: Change) -> Sample:
        """Return the point with its drawn numbers changed."""
        return replace(self, change=change)

    def rounded(self) -> Sample:
        """Return the point with its drawn numbers rounded to floats, so that float64 holds them exactly."""
        return self.changed(lambda _, array: map_elements(lambda v: Fraction(float(v)), array))

    def any_index(self, key: Key) -> int:
        """Return one index of a dimension, for an index that is free in the witness."""
        return 0 if key.dim == "Integers" else Random(f"{self.seed}:{key.name}:index").randrange(self.size(key.dim))

    def permutation(self, name: str, size: int) -> Array:
        """Return a permutation that moves something, if anything can move."""
        rng, order = Random(f"{self.seed}:{name}"), list(range(size))
        while size > 1 and order == sorted(order):
            rng.shuffle(order)
        return np.array(order, dtype=np.int64)

    def drawn(self, key: Key) -> Array:
        """Return the exact numbers of a family: fractions of primes with signs, no two of them alike."""
        shape = tuple(len(WINDOW) if d == "Integers" else self.size(d) for d in key.dims)
        rng = Random(f"{self.seed}:{key.name}")
        mixed = rng.random() < 0.6
        count = int(np.prod(shape, dtype=int))
        denominators = rng.sample(PRIMES[2:], count) if count <= 40 else [rng.choice(PRIMES[2:]) for _ in range(count)]
        array = np.empty(shape, dtype=object)
        for index, denominator in zip(np.ndindex(shape), denominators, strict=True):
            sign = -1 if mixed and rng.random() < 0.5 else 1
            array[index] = Fraction(sign * rng.choice(_near(denominator)), denominator)
        return self.change(key, array)

    def size(self, dim: Any) -> int:
        """Return the size of a dimension."""
        return 2 * self.size(dim[1]) if isinstance(dim, tuple) else self.sizes[dim]


class _Filling:
    """Values of variables in one number type, filled in as they are asked for."""

    def __init__(self, point: Sample, number: NumberType) -> None:
        self.point, self.number = point, number
        self.values: dict[str, Any] = {}
        self.open: set[str] = set()
        self.witness: dict[str, list[tuple[Any, Any]]] = {}
        for variable, term in point.entry.witness.items():
            self.witness.setdefault(variable_name(variable), []).append((variable, term))

    def value(self, key: Key) -> None:
        name = key.name
        if name in self.values or key.kind == "ix":
            return
        if name in self.open:
            raise SamplingError(f"{self.point.entry.name}: the witness of {name} refers to itself")
        self.open.add(name)
        if key.kind == "perm":
            self.values[name] = self.point.permutation(name, self.point.size(key.dim))
        elif key.random:
            self.values[name] = self._law(key)
        elif name in self.witness and "Integers" in key.dims:
            self.values.update(self._sequences())
        elif name in self.witness:
            self.values[name] = self._determined(key, self.witness[name][0][1])
        else:
            array = self.number.array(self.point.drawn(key))
            self.values[name] = self.point.reading.Window(array, WINDOW[0]) if "Integers" in key.dims else array
        self.open.discard(name)

    def evaluated(self, term: Any, **times: int) -> Array:
        """Evaluate a term of the witness; a free index stands for any, so the first is taken."""
        if not hasattr(term, "free"):
            return self.number.array(term)
        for key in sorted(term.free, key=repr):
            self.value(key)
        over = [k for k in sorted(term.free, key=repr) if k.kind == "ix"]
        indices = {k.name: [times[k.name] if k.name in times else self.point.any_index(k)] for k in over}
        evaluation = self.point.reading.Evaluation(self.values, self.point.sizes, constant=constant_of(self.number))
        result = evaluation.evaluate(term, indices=indices, over=over)
        return np.asarray(result.reshape(result.shape[len(over) :]))

    def _determined(self, key: Key, value: Any) -> Array:
        """Evaluate a real term, or a vector of real terms entry by entry."""
        array, wanted = self.evaluated(getattr(value, "term", value)), tuple(map(self.point.size, key.dims))
        if array.shape != wanted:
            name = self.point.entry.name
            raise SamplingError(f"{name}: the witness of {key.name} has shape {array.shape}, not {wanted}")
        return array

    def _law(self, key: Key) -> Any:
        shape = tuple(map(self.point.size, key.dims))
        exact = draw_law(key.name, shape, self.point.entry.laws, self.point.seed)
        return self.point.reading.Law(self.number.array(exact.points), self.number.array(exact.weights), exact.shared)

    def _sequences(self) -> dict[str, Any]:
        """Fill families over the integers from their values at zero, and their steps up and down."""
        steps: dict[str, list[tuple[Any, Any]]] = {"zero": [], "succ": [], "ix": []}
        for variable, term in (pair for pairs in self.witness.values() for pair in pairs):
            if len(getattr(variable, "args", ())) > 3:
                steps[variable.args[3].head].append((variable, term))
        window = {}
        for variable, _ in steps["zero"]:
            array = np.empty(len(WINDOW), dtype=object)
            window[variable.args[0]] = self.point.reading.Window(array, WINDOW[0])
        self.values |= window

        def fill(variable: Any, term: Any, at: int, **times: int) -> None:
            window[variable.args[0]].values[at - WINDOW[0]] = self.evaluated(term, **times)[()]

        for variable, term in steps["zero"]:
            fill(variable, term, 0)
        for t, (variable, term) in product(range(WINDOW[-1]), steps["succ"]):
            fill(variable, term, t + 1, **{variable.args[3].args[0].args[0]: t})
        for t, (variable, term) in product(range(-1, WINDOW[0] - 1, -1), steps["ix"]):
            fill(variable, term, t, **{variable.args[3].args[0]: t})
        if self.number.name == "float64":
            return {name: type(w)(w.values.astype(np.float64), w.first) for name, w in window.items()}
        return window


@cache
def _near(denominator: int) -> list[int]:
    return [p for p in PRIMES if denominator < 5 * p and p < 2 * denominator and p != denominator]


def _tied(key: Key, array: Array) -> Array:
    """Return the first entry everywhere."""
    return array if array.size < 2 else map_elements(lambda _: array.flat[0], array)


def _saturated(key: Key, array: Array) -> Array:
    """Return entries that a softmax tells apart completely: their differences reach 40."""
    if array.size < 2:
        return array
    ramp = np.array([Fraction(40 * n, array.size - 1) for n in range(array.size)], dtype=object)
    return np.asarray(array + ramp.reshape(array.shape))


def _offset(key: Key, array: Array) -> Array:
    """Return entries far from zero, whose differences are what they were."""
    return array if array.size < 2 else array + 2**20


def scaled(seed: str, factors: Sequence[Fraction] = FACTORS) -> Change:
    """Return a change that multiplies each family by one of some factors."""

    def change(key: Key, array: Array) -> Array:
        factor = Random(f"{seed}:{key.name}:factor").choice(factors)
        return map_elements(lambda value: factor * value, array)

    return change


STRESSES: Mapping[str, Change] = {"tied": _tied, "saturated": _saturated, "offset": _offset}
"""Arguments that uncover bugs which generic points miss: ties, saturation, a common offset."""


class Sampler:
    """Points that satisfy the hypotheses of an entry.

    Parameters
    ----------
    entry : Entry
    reading : module
        ``Evaluation``, ``parts``, ``Law`` and ``Window`` for its terms.
    seed : int
    samples : int
        Points for each tuple of sizes.
    """

    def __init__(self, entry: Any, reading: Any, seed: int = 0, samples: int = 3) -> None:
        self.entry, self.reading, self.seed, self.samples = entry, reading, seed, samples
        self.conditions = (*entry.given, *entry.where)
        formulas = (entry.claim, *self.conditions)
        self.keys = [k for k in dict.fromkeys(k for f in formulas for k in sorted(f.free, key=repr)) if k.kind != "ix"]

    def dimensions(self) -> list[str]:
        """Return the names of the dimensions; of random families the last one first, as outcomes grow with it."""
        entry = self.entry
        last = [k.dims[-1] for k in self.keys if k.random and k.dims]
        every = [d for kind in ("at", "perm") for k in self.keys if k.kind == kind for d in k.dims]
        every += [k.dim for f in (entry.claim, *self.conditions) for k in sorted(f.free, key=repr) if k.kind == "ix"]
        names = dict.fromkeys(d for d in map(_base, [*last, *every]) if d != "Integers")
        return list(names)

    def size_tuples(self) -> list[dict[str, int]]:
        """Return sizes: pairwise distinct primes, twice, and with more than one dimension all equal."""
        names = self.dimensions()
        random = any(k.random for k in self.keys)
        tuples = [dict(zip(names, sizes, strict=False)) for sizes in (RANDOM_SIZES if random else SIZES)]
        return [*tuples, dict.fromkeys(names, SQUARE)] if len(names) > 1 else tuples

    def points(self) -> list[Sample]:
        """Return ``samples`` points for each tuple of sizes, and one for all sizes equal.

        Raises
        ------
        SamplingError
            If no point satisfies the hypotheses, or the witness does not do what they say.
        """
        points = []
        for place, sizes in enumerate(self.size_tuples()):
            points += [
                self._accepted(sizes, f"{self.seed}.{place}.{n}") for n in range(self.samples if place < 2 else 1)
            ]
        return points

    def corners(self) -> list[Sample]:
        """Return points where some variables are zero, small or large, and some of all sizes two.

        Equality in an estimate, and what fails only far out, are found here and not on generic points.
        """
        tuples, two = self.size_tuples(), dict.fromkeys(self.dimensions(), 2)
        seeds = {f"{self.seed}.c.{n}": tuples[n % 2] if n % 5 else two for n in range(CORNERS)}
        points = [self.sample(sizes, seed, scaled(seed)) for seed, sizes in seeds.items()] if self.drawn() else []
        return [point for point in points if self._holds(point)]

    def sample(self, sizes: Mapping[str, int], seed: str, change: Change = unchanged) -> Sample:
        """Return a point of some sizes, whatever the hypotheses say."""
        return Sample(self.entry, self.reading, sizes, seed, change)

    def drawn(self) -> list[Key]:
        """Return what is not random and not determined by the witness, nor by itself."""
        given = {variable_name(v) for v in self.entry.witness}
        terms = [getattr(t, "term", t) for t in self.entry.witness.values()]
        keys = [*self.keys, *(k for t in terms if hasattr(t, "free") for k in sorted(t.free, key=repr))]
        return [k for k in dict.fromkeys(keys) if k.law == "fixed" and k.name not in given]

    def stresses(self) -> dict[str, Sample]:
        """Return points of a stress, by name, where the hypotheses still hold."""
        stresses = {}
        sizes = self.size_tuples()[0]
        for name, change in STRESSES.items():
            point = self._accepted(sizes, f"{self.seed}.0.0").changed(change)
            if any(k.dims for k in self.drawn()) and self._holds(point):
                stresses[name] = point
        return stresses

    def _accepted(self, sizes: Mapping[str, int], seed: str) -> Sample:
        for attempt in range(ATTEMPTS):
            point = self.sample(sizes, f"{seed}.{attempt}" if attempt else seed)
            if self._holds(point):
                return point
        raise SamplingError(f"{self.entry.name}: no point of sizes {dict(sizes)} satisfies the hypotheses")

    def _holds(self, point: Sample) -> bool:
        try:
            return bool(self.mask(point, ()).any())
        except (ZeroDivisionError, UndecidedError):  # what the witness says has no value here
            return False

    def mask(self, point: Sample, over: Sequence[Key]) -> Array:
        """Return a mask of the cells over these index variables where the conditions hold for some value of the others.

        Raises
        ------
        SamplingError
            If an equation among the hypotheses fails.
        """
        others = dict.fromkeys(
            k for f in self.conditions for k in sorted(f.free, key=repr) if k.kind == "ix" and k not in over
        )
        axes = (*over, *others)
        shape = tuple(len(TIMES) if k.dim == "Integers" else point.size(k.dim) for k in axes)
        good = np.ones(shape, dtype=bool)
        with precision(CHECK_BITS):
            for formula in self.conditions:
                try:  # in fractions, where equal is equal
                    good &= self._verdict(formula, point, EXACT, axes)
                except (TypeError, AttributeError):  # which have no functions
                    good &= self._verdict(formula, point, NUMBER_TYPES["ball"], axes)
        return np.asarray(good.any(axis=tuple(range(len(over), len(axes)))))

    def _verdict(self, formula: Any, point: Sample, number: NumberType, axes: Sequence[Key]) -> Array:
        """Tell where one hypothesis holds."""
        values = point.values(number, [k for k in self.keys if k in formula.free or formula.head == "independent"])
        if formula.head == "independent":
            return np.array(all(values[name].shared == "" for name, _ in formula.args if name in values))
        indices = times((*axes, *(k for part in self.reading.parts(formula) for k in part.bound)))
        good = np.array(True)
        at = self.reading.Evaluation(values, point.sizes, constant=constant_of(number), step=dual_step())
        for both in at.sides(formula, indices=indices, over=axes):
            verdicts = judged(both.relation, self.plain(both.left), self.plain(both.right))
            if both.relation in ("eq", "deriv") and (verdicts == REFUTED).any():
                place = 1 + self.conditions.index(formula)
                raise SamplingError(f"{self.entry.name}: the witness breaks hypothesis {place}")
            holds = verdicts == HOLDS
            good = good & holds.all(axis=tuple(range(len(axes), holds.ndim)))
        return good

    def plain(self, array: Array) -> Array:
        """Return a side as numbers that can be compared."""
        return array


def times(keys: Iterable[Key]) -> dict[str, range]:
    """Return the values of the index variables over the integers."""
    return {k.name: TIMES for k in keys if k.kind == "ix" and k.dim == "Integers"}


def variable_name(variable: Any) -> str:
    """Return the name of a variable of a witness: a family, a number, or a place of a family over the integers."""
    name: str = variable.key.name
    return name


def _base(dim: Any) -> Any:
    """Return the dimension that a doubled one doubles."""
    return _base(dim[1]) if isinstance(dim, tuple) else dim
