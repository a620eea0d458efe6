"""Adequacy of hypotheses: points where all others hold, one fails, and the claim is false or has no value.

The conditions of a domain are measured alike: without one of them, a term of the claim has no value somewhere.

A hypothesis that a proof uses may still be idle. It is needed if there is a point of this kind; what has been
looked for is the loosened entries that a changed witness, other laws of random entries and simple values give.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from derive.kernel.terms import Key, Term
from verify.adequacy.loosened import loosened
from verify.adequacy.points import CHANGES, SMALL, Place, SmallSampler, TotalPoint
from verify.measure.comparison import REFUTED
from verify.measure.sampling import Sample, SamplingError
from verify.numbers import Array, NumberType, UndecidedError
from verify.numbers.elements import map_elements
from verify.numbers.total import TOTAL, Total

__all__ = ["NEEDED", "Without", "has_values", "outside", "without"]

FIRST, FEW, MORE, FREE = (40, 12), (24, 3), (6, 3), (8, 2)
"""Points of small integers, and of fractions: in each of the first loosened entries, with all hypotheses, in each other
one, and without a witness."""
LIKELY = 4
PATIENCE = 12
"""How many loosened entries more are tried for a better point once one is known that rests on a convention."""
NEEDED = ("false", "no value")


class Without(NamedTuple):
    """A claim without one of its hypotheses, and the outcome.

    Attributes
    ----------
    hypothesis : Term
    verdict : str
        ``false``; ``no value`` where a term has none, and with the conventions of total functions nothing is false
        or nothing can be said; ``idle`` if no point was found.
    place : Place or None
    conventional : bool
        Whether it is false by a convention such as x/0 = 0 only.
    """

    hypothesis: Term
    verdict: str
    place: Place | None = None
    conventional: bool = False


def without(entry: Any, n: int, reading: Any, seed: int = 0) -> Without:
    """Look for a point where an entry without one hypothesis is false.

    Parameters
    ----------
    entry : Entry
    n : int
        Which hypothesis.
    reading : module
        What evaluates its terms.
    seed : int
    """
    lost = entry.given[n]
    undefined: Place | None = None
    by_convention: Place | None = None
    names = SmallSampler(entry, reading).dimensions()
    since = 0
    for number, loose in enumerate(loosened(entry, n)):
        since += undefined is not None or by_convention is not None
        if since > PATIENCE:
            break
        sampler = LooseSampler(replace(loose, given=loose.given[:-1]), reading, seed)
        breaker = LooseSampler(replace(loose, given=loose.given[-1:], where=()), reading, seed)
        for point in _points(sampler, names, FIRST if number < LIKELY else MORE):
            there = TotalPoint(sampler, point)
            sampler.conventional = breaker.conventional = False
            if not _fails(breaker, point):
                continue
            if not _allowed(sampler, point):
                if number == 0 and lost in entry.counterexamples and sampler.conventional:
                    undefined = undefined or Place(there, 0, ())  # a hypothesis that is left has no value there
                continue
            false, empty = _judged(there, loose.claim)
            conventional = sampler.conventional or breaker.conventional
            if false is not None and not false.conventional and not conventional:
                return Without(lost, "false", false.place)
            if false is not None and by_convention is None:
                by_convention = false.place
            if undefined is None:
                undefined = empty if empty is not None or not conventional else Place(there, 0, ())
    if by_convention is not None:
        return Without(lost, "false", by_convention, conventional=True)
    if undefined is not None and _defined(entry, reading, seed, FEW):  # so that the lost one is to blame
        return Without(lost, "no value", undefined)
    return Without(lost, "idle")


def outside(entry: Any, n: int, reading: Any, seed: int = 0) -> Without:
    """Look for a point outside one condition of the domain where a term of an entry has no value.

    Parameters
    ----------
    entry : Entry
    n : int
        Which condition of its domain.
    reading, seed
        As of `without`.
    """
    rest = (*entry.where[:n], *entry.where[n + 1 :])
    return without(replace(entry, given=(*entry.given, entry.where[n]), where=rest), len(entry.given), reading, seed)


def has_values(entry: Any, reading: Any, seed: int = 0) -> bool:
    """Tell whether every term of a claim has a value at points where its hypotheses hold, all within its domain.

    Where there is no hypothesis, a witness is nothing that a reader knows of, so points are drawn without it too.
    """
    free = [] if entry.given else [replace(entry, witness={})]
    return all(_defined(one, reading, seed, FREE) for one in (entry, *free))


def _defined(entry: Any, reading: Any, seed: int, counts: tuple[int, int]) -> bool:
    """Tell whether a claim has values wherever its hypotheses hold."""
    sampler = SmallSampler(entry, reading, seed)
    for point in _points(sampler, sampler.dimensions(), counts):
        try:
            if sampler.holds(point) and any(
                (c.mask & ~c.regular).any() for c in TotalPoint(sampler, point).cells(entry.claim)
            ):
                return False
        except UndecidedError:
            continue
    return True


class LooseSampler(SmallSampler):
    """A sampler for which a hypothesis also holds where it does so by a convention of total functions.

    Attributes
    ----------
    conventional : bool
        Whether a hypothesis was judged by a convention since this was last set.
    """

    conventional = False

    def _verdict(self, formula: Any, point: Sample, number: NumberType, axes: Sequence[Key]) -> Array:
        try:
            return super()._verdict(formula, point, number, axes)
        except ArithmeticError:
            if number is TOTAL:
                raise
        return super()._verdict(formula, point, TOTAL, axes)

    def plain(self, array: Array) -> Array:
        """Return total balls as plain ones, and remember whether a convention went into them."""
        totals = array.dtype == object and any(isinstance(v, Total) for v in array.flat)
        self.conventional |= totals and any(isinstance(v, Total) and v.conventional for v in array.flat)
        return map_elements(lambda v: v.ball if isinstance(v, Total) else v, array) if totals else array


# ---- points ---------------------------------------------------------------------------------------------------------


def _points(sampler: SmallSampler, names: list[str], counts: tuple[int, int]) -> Iterator[Sample]:
    """Yield simple points, then generic ones with some variables scaled; sizes one, two and three."""
    tuples = [dict.fromkeys(names, 2), *({m: s[k % 2] for k, m in enumerate(names)} for s in SMALL)]
    tuples.append(dict.fromkeys(names, 1))
    for count, change in zip(counts, CHANGES, strict=True):
        for n in range(count):
            seed = f"{sampler.seed}.w.{n}"
            yield sampler.sample(tuples[n % len(tuples)], seed, change(seed))
            if not sampler.drawn():
                break


def _allowed(sampler: LooseSampler, point: Sample) -> bool:
    """Tell whether the hypotheses that are left hold somewhere at a point."""
    try:
        return bool(sampler.mask(point, ()).any())
    except (SamplingError, ArithmeticError):
        return False


def _fails(breaker: LooseSampler, point: Sample) -> bool:
    """Tell whether the hypothesis fails somewhere at a point."""
    (lost,) = breaker.entry.given
    if lost.head == "independent":
        return True
    over = tuple(sorted((k for k in lost.free if k.kind == "ix"), key=repr))
    try:
        return not breaker.mask(point, over).all()
    except SamplingError:  # an equation that is broken
        return True
    except ArithmeticError:
        return False


class _False(NamedTuple):
    """Where a claim is false, and whether only by a convention."""

    place: Place
    conventional: bool


def _judged(there: TotalPoint, claim: Term) -> tuple[_False | None, Place | None]:
    """Return where a claim is false, and where it has no value."""
    try:
        cells = there.cells(claim)
    except (UndecidedError, SamplingError):
        return None, None
    conventional: Place | None = None
    empty: Place | None = None
    for n, part in enumerate(cells):
        wrong = part.verdicts() == REFUTED
        for where, regular in ((wrong & part.regular, True), (wrong & ~part.regular, False)):
            if where.any() and (regular or part.relation != "deriv"):
                place = Place(there, n, tuple(int(i) for i in np.argwhere(where)[0]))
                if regular:
                    return _False(place, False), empty
                conventional = conventional or place
        blank = ~part.regular & part.mask
        if blank.any() and empty is None:
            empty = Place(there, n, tuple(int(i) for i in np.argwhere(blank)[0]))
    return (None if conventional is None else _False(conventional, True)), empty
