"""The measured columns: a claim on balls, and a counterpart against it on balls and in float64.

Each returns a `Column`: a status, figures, and for each failure one text with what repeats it. This module knows no
theorem: it is given `Evaluations`, which hold the points of an entry and whoever reads its terms.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np

from verify.counterparts import Bounds
from verify.measure.comparison import HOLDS, OPEN, REFUTED, difference, judged, judged_by_digits
from verify.measure.conditioning import bounds
from verify.measure.evaluations import Evaluations, Measured
from verify.measure.sampling import Sample
from verify.numbers import NUMBER_TYPES, Array, Ball, NumberType, precision

__all__ = [
    "BITS", "Column", "Settings", "ball_column", "counterpart_failures", "distinguished", "refuted",
    "transformer_column",
]  # fmt: skip

BALL, FLOAT = NUMBER_TYPES["ball"], NUMBER_TYPES["float64"]
BITS = (128, 192, 256, 384, 512)
"""Precisions that are tried in turn until the balls are small enough."""
REFERENCE_BITS = 256
CORNER_BITS = 192
SCALE_BITS = 53
"""Largest size of a side that is compared in floats."""
SEEN = 1e-8
"""A relative change of one entry that every float comparison must reject."""
LARGEST_BOUND = 1e-10
"""Largest bound on a float, relative to the norm of the tensor, on generic points."""

Column = dict[str, Any]


@dataclass(frozen=True)
class Settings:
    """Settings of a measurement: seed, samples and digits.

    Parameters
    ----------
    seed : int
    samples : int
        Points for each tuple of sizes.
    digits : int
        A ball of a difference must have a radius of at most ``10**-digits`` of the scale.
    """

    seed: int = 0
    samples: int = 3
    digits: int = 30


# ---- the claim on balls --------------------------------------------------------------------------------------------


def ball_column(evaluations: Evaluations, settings: Settings) -> Column:
    """Check a claim on balls: nothing refutes it at any point, and every ball is small.

    Returns
    -------
    Column
        ``points``, ``cells`` (entries compared), ``bits`` (the most that was needed), ``digits`` of the largest radius.
    """
    entry, failures, cells, most, digits = evaluations.entry, [], 0, 0, math.inf
    for point in evaluations.points:
        scales = [float(np.max(both, initial=0.0)) for both in evaluations.sizes(point, SCALE_BITS)]
        for bits in _precisions(settings.digits):
            parts = evaluations.measured(point, entry.claim, bits)
            with precision(bits):
                verdicts = [judged(m.relation, m.left, m.right) for m in parts]
                small = [_digits(m, scale) for m, scale in zip(parts, scales, strict=True)]
            undecided = any((v[m.mask] == OPEN).any() for v, m in zip(verdicts, parts, strict=True))
            if min(small) >= settings.digits and not undecided:
                break
        most, digits = max(most, bits), min(digits, *small)
        for n, (sides, verdict) in enumerate(zip(parts, verdicts, strict=True)):
            cells += int(sides.mask.sum())
            if not (verdict == HOLDS)[sides.mask].all():
                failures.append(_said(point, n, sides, np.where(sides.mask, verdict, HOLDS)))
            elif small[n] < settings.digits:
                failures.append(
                    f"{_where(point, n)}: the radius is above 1e-{settings.digits} of the scale at {bits} bits"
                )
    for point in evaluations.corners:
        with precision(CORNER_BITS):
            for n, sides in enumerate(evaluations.measurable(point, entry.claim, CORNER_BITS)):
                verdict = np.where(sides.mask, judged(sides.relation, sides.left, sides.right), HOLDS)
                if (verdict == REFUTED).any():
                    failures.append(_said(point, n, sides, np.where(verdict == REFUTED, verdict, HOLDS)))
    if not cells:
        failures.append(f"{entry.name}: no point was evaluated")
    figures = {"points": len(evaluations.points), "corners": len(evaluations.corners), "cells": cells, "bits": most}
    if math.isfinite(digits):
        figures["digits"] = math.floor(digits)
    return _column(entry, settings, "ball", failures, figures)


def _precisions(digits: int) -> list[int]:
    """Return the precisions to try; the last ones are for more digits than 512 bits have."""
    wanted = math.ceil(digits * math.log2(10)) + 28
    return [b for b in BITS if b >= wanted] + [b for b in (2 * wanted, 4 * wanted) if b > BITS[-1]]


def _digits(sides: Measured, scale: float) -> float:
    """Return how many digits of the scale the largest ball of a difference has; for an order this does not matter."""
    if sides.relation not in ("eq", "deriv") or not sides.mask.any():
        return math.inf
    radius = max(ball.radius for ball in difference(sides.left, sides.right)[sides.mask].flat)
    if radius == 0 or not math.isfinite(radius):
        return math.inf if radius == 0 else -math.inf
    return math.log10(scale) - math.log10(radius) if scale > 0 else -math.inf


def refuted(evaluations: Evaluations, claims: Sequence[Any]) -> list[bool]:
    """Tell whether each claim is false at a point or at a corner where its hypotheses hold.

    That two sides differ is taken to be false where they agree to 30 digits: no ball can prove that they are equal.
    """
    answers = [False] * len(claims)
    for point in (*evaluations.points, *evaluations.corners):
        for n, claim in enumerate(claims):  # all of them at one point, as they share most of their terms
            answers[n] = answers[n] or _refuted_at(evaluations, point, claim)
    return answers


def _refuted_at(evaluations: Evaluations, point: Sample, claim: Any) -> bool:
    for sides in evaluations.measurable(point, claim, CORNER_BITS):
        with precision(CORNER_BITS):
            verdicts = judged_by_digits(sides.relation, sides.left, sides.right)
        if (verdicts == REFUTED)[sides.mask].any():
            return True
    return False


# ---- the Transformer -----------------------------------------------------------------------------------------------


def transformer_column(evaluations: Evaluations, counterpart: Callable[..., Any], settings: Settings) -> Column:
    """Check a counterpart: on balls it encloses the right side, in float64 it is off by rounding only.

    Returns
    -------
    Column
        ``points``, ``stresses``, ``cells``, ``roundings`` (the largest error in units of ``u kappa scale``, rounded
        up).
    """
    failures: list[str] = []
    figures: dict[str, Any] = {"points": 0, "stresses": 0, "cells": 0, "roundings": 0}
    for text in counterpart_failures(evaluations, counterpart, figures):
        failures.append(text)
    if not figures["cells"]:
        failures.append(f"{evaluations.entry.name}: no point was evaluated")
    return _column(evaluations.entry, settings, "transformer", failures, figures)


def counterpart_failures(
    evaluations: Evaluations, counterpart: Callable[..., Any], figures: dict[str, Any]
) -> Iterator[str]:
    """Yield the failures of a counterpart, point by point."""
    for point in evaluations.points:
        with _at(f"point {point.seed}, sizes {point.sizes}"):
            yield from _ball_failures(evaluations, counterpart, point)
            yield from _float_failures(evaluations, counterpart, evaluations.rounded(point), figures, generic=True)
    for name, point in evaluations.stresses.items():
        with _at(f"stress {name}, point {point.seed}, sizes {point.sizes}"):
            for text in _float_failures(evaluations, counterpart, point, figures, generic=False):
                yield f"{name}, {text}"
    figures["points"], figures["stresses"] = len(evaluations.points), len(evaluations.stresses)


def distinguished(
    evaluations: Evaluations, counterpart: Callable[..., Any], claims: Sequence[Any]
) -> list[tuple[str, ...]]:
    """Name the comparisons in which a counterpart fails against each wrong claim, and passes against the right one.

    They are those of `transformer_column`, ``ball`` and ``float64``: the same points, and corners for what is wrong at
    none of them; the tolerances are of the right claim. Two right sides between which a wrong relation stands are not
    contradicted by any counterpart.
    """
    seen: list[set[str]] = [set() for _ in claims]
    for point in (*evaluations.points, *evaluations.corners):
        for number, at in ((BALL, point), (FLOAT, evaluations.rounded(point))):
            for claim, names in zip(claims, seen, strict=True):
                if number.name not in names and _contradicted(evaluations, counterpart, at, number, claim):
                    names.add(number.name)
    return [tuple(sorted(names)) for names in seen]


def _contradicted(
    evaluations: Evaluations, counterpart: Callable[..., Any], point: Sample, number: NumberType, wrong: Any
) -> bool:
    def fails(claim: Any) -> bool:
        if number is BALL:
            return next(_ball_failures(evaluations, counterpart, point, claim), None) is not None
        figures = {"cells": 0, "roundings": 0}
        return next(_float_failures(evaluations, counterpart, point, figures, False, claim), None) is not None

    try:
        return fails(wrong) and not fails(None)
    except (ValueError, TypeError, ArithmeticError):  # something has no value here
        return False


@contextmanager
def _at(where: str) -> Iterator[None]:
    """Say of an error which point a counterpart was given."""
    try:
        yield
    except (ValueError, TypeError, ArithmeticError) as error:
        error.add_note(where)
        raise


def _claimed(evaluations: Evaluations, point: Sample, wrong: Any) -> tuple[Sequence[Any], Array]:
    """Return the sides of the claim, or of a wrong one: where an equation has a wrong left side only, that for both."""
    if wrong is None:
        return evaluations.sides(point, REFERENCE_BITS)
    parts = evaluations.sampler.reading.parts
    right = [part.right for part in parts(evaluations.entry.claim)]
    sides, mask = evaluations.sides(point, REFERENCE_BITS, wrong)
    changed = [
        both if part.right != side else both._replace(right=both.left) if both.relation in ("eq", "deriv") else both
        for both, part, side in zip(sides, parts(wrong), right, strict=True)
    ]
    return changed, mask


def _pairs(result: Any, both: Any) -> list[tuple[str, Any, Any]]:
    """Pair what a counterpart returned with the sides that it should equal."""
    ordered = both.relation in ("lt", "le", "ne")
    if ordered != isinstance(result, Bounds):
        raise TypeError(f"counterpart: expected {'Bounds' if ordered else 'one array'} for this part of the claim")
    if ordered:
        return [("left side", result.left, both.left), ("right side", result.right, both.right)]
    return [("left side", result, both.right)]


def _size(ordered: bool, side: str, both: tuple[Array, Array]) -> Array:
    """Return the size of one side of an inequality; of an equation, the larger one."""
    if not ordered:
        return np.asarray(np.maximum(*both))
    return both[0] if side == "left side" else both[1]


def _ball_failures(
    evaluations: Evaluations, counterpart: Callable[..., Any], point: Sample, wrong: Any = None
) -> Iterator[str]:
    parts, mask = _claimed(evaluations, point, wrong)
    results = evaluations.results(point, BALL, REFERENCE_BITS, counterpart)
    with precision(REFERENCE_BITS):
        if len(results) != len(parts):
            yield f"{_where(point, 0)}: the counterpart has {len(results)} parts, the claim {len(parts)}"
            return
        for n, (result, both) in enumerate(zip(results, parts, strict=True)):
            for side, value, wanted in _pairs(result, both):
                verdicts = np.where(mask, judged("eq", _spread(value, wanted.shape), wanted), HOLDS)
                if not (verdicts == HOLDS).all():
                    yield f"{side}, " + _said(
                        point, n, Measured("eq", _spread(value, wanted.shape), wanted, mask), verdicts
                    )
            if isinstance(result, Bounds):
                left, right = (_spread(side, both.left.shape) for side in result)
                verdicts = np.where(mask, judged(both.relation, left, right), HOLDS)
                if not (verdicts == HOLDS).all():
                    yield _said(point, n, Measured(both.relation, left, right, mask), verdicts)


def _spread(value: Any, shape: tuple[int, ...]) -> Array:
    """Return what a counterpart returned over all cells."""
    return np.broadcast_to(np.asarray(value), shape)


def _float_failures(
    evaluations: Evaluations,
    counterpart: Callable[..., Any],
    point: Sample,
    figures: dict[str, Any],
    generic: bool,
    wrong: Any = None,
) -> Iterator[str]:
    parts, mask = _claimed(evaluations, point, wrong)
    every = evaluations.sizes(point, REFERENCE_BITS, evaluations.entry.indices)
    results = evaluations.results(point, FLOAT, REFERENCE_BITS, counterpart)
    for n, (result, both, magnitudes) in enumerate(zip(results, parts, every, strict=True)):
        for side, value, wanted in _pairs(result, both):
            exact = _midpoints(wanted)
            given, size = _spread(value, exact.shape), _size(isinstance(result, Bounds), side, magnitudes)
            if given.dtype != np.float64:
                yield f"{side}, {_where(point, n)}: expected float64, got {given.dtype}"
                continue
            allowed = np.broadcast_to(bounds(size), exact.shape)
            where = mask & np.isfinite(exact) & np.isfinite(allowed)  # beyond the floats nothing can be asked
            with np.errstate(all="ignore"):
                error = np.where(where, np.abs(given - np.where(where, exact, 0)), 0)
            figures["cells"] += int(where.sum())
            bad = ~(error <= np.where(where, allowed, np.inf))
            if bad.any():
                worst = _worst(np.where(bad, error / np.where(where, allowed, 1), 0))
                yield f"{side}, " + _line(
                    point, n, worst, given[worst], exact[worst], f"error {error[worst]:.3g} above {allowed[worst]:.3g}"
                )
            elif where.any():
                ratio = 16 * (error / np.where(where, allowed, 1)).max()
                figures["roundings"] = max(figures["roundings"], math.ceil(ratio))
            if generic:
                yield from _weak(point, n, exact, allowed, np.asarray(size), where)


def _weak(point: Sample, n: int, exact: Array, allowed: Array, size: Array, where: Array) -> Iterator[str]:
    """Yield a failure if the tolerance could hide a relative change of `SEEN` in some entry, or is large."""
    spread = np.broadcast_to(size, exact.shape)
    change = SEEN * np.where(exact == 0, spread, np.abs(exact))
    where = where & (spread > 0)  # a side that is 0 as it stands is compared exactly
    if (where & (allowed >= change)).any():
        yield f"{_where(point, n)}: the tolerance would accept a relative change of {SEEN:g} in one entry"
    norm = float(np.linalg.norm(exact[where])) or float(np.max(size, initial=0.0))
    if where.any() and not float(allowed[where].max()) <= LARGEST_BOUND * norm:
        yield f"{_where(point, n)}: the tolerance is above {LARGEST_BOUND:g} of the norm"


def _midpoints(array: Array) -> Array:
    """Return midpoints as floats, and 0 for a ball that contains it: what cancels leaves no digit to compare."""
    balls = [Ball(value) for value in array.flat]
    floats = [ball.to_float() if ball.excludes_zero() else 0.0 for ball in balls]
    return np.array(floats, dtype=np.float64).reshape(array.shape)


# ---- what is said --------------------------------------------------------------------------------------------------


def _worst(badness: Array) -> tuple[int, ...]:
    return tuple(int(i) for i in np.unravel_index(int(np.argmax(badness)), badness.shape))


def _where(point: Sample, part: int) -> str:
    dims = ", ".join(f"{name} = {size}" for name, size in point.sizes.items())
    return f"{point.entry.name}, seed {point.seed}, sizes {dims or 'none'}, part {part + 1}"


def _line(point: Sample, part: int, index: tuple[int, ...], left: Any, right: Any, why: str) -> str:
    return f"{_where(point, part)}, entry {list(index)}: {left!r} is not {right!r}: {why}"


def _said(point: Sample, part: int, measured: Measured, verdicts: Array) -> str:
    """Describe the first cell where a relation does not hold."""
    index = tuple(int(i) for i in np.argwhere(verdicts != HOLDS)[0])
    verdict = "refuted" if verdicts[index] == REFUTED else "undecided"
    sides = f"left {measured.left[index]!r}, right {measured.right[index]!r}"
    return f"{_where(point, part)}, entry {list(index)}: {measured.relation} is {verdict}: {sides}"


def _column(entry: Any, settings: Settings, name: str, failures: list[str], figures: dict[str, Any]) -> Column:
    if not failures:
        return {"status": "pass", **figures}
    again = f"verify run {entry.name} --columns {name} --seed {settings.seed} --samples {settings.samples}"
    return {"status": "fail", **figures, "failures": failures[:5], "failed": len(failures), "repeat": again}
