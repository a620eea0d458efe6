"""What is said of an array that no formula explains: the invariants that it breaks, and the formulas nearest to it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt

from verify.checking.judging.question import Answer
from verify.checking.judging.statement import Wrong
from verify.checking.rounding.models import Model
from verify.numbers import UndecidedError

__all__ = ["MOST_NEAR", "apart", "changed", "invariants", "near", "nearest"]

MOST_NEAR = 2
"""Formulas with two changes that explain a program, after which no more are looked for."""
FAR, FAR_OFF = 64.0, 2.0**-6
"""By how many bounds of the theorem, and by which part of the largest entry beside, no rounding of a wrong formula is
off that is worth computing."""
Floats = npt.NDArray[np.float64]


def invariants(
    answers: Sequence[Answer], returned: Sequence[Floats], model: Model
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Return the invariants of a result that are broken, kept, and not tested."""
    broken, kept, untested = [], [], []
    for invariant in answers[0].result.invariants:
        worst, seen = 0.0, False
        for q, values in zip(answers, returned, strict=True):
            allowed = q.bound(model).sum(invariant.axis)
            # a bound as large as the summands tests nothing
            tests = np.isfinite(allowed) & (allowed < np.abs(q.reference.high).sum(invariant.axis))
            with np.errstate(all="ignore"):
                off = np.abs(values.sum(invariant.axis)) / allowed
            seen = seen or bool(tests.any())
            worst = max(worst, float(np.where(np.isnan(off), math.inf, off)[tests].max(initial=0.0)))
        if not seen:
            untested.append(invariant.theorem)
        elif worst > 1:
            broken.append(invariant.theorem)
        else:
            kept.append(invariant.theorem)
    return tuple(broken), tuple(kept), tuple(untested)


def apart(wrong: Sequence[Wrong], answers: Sequence[Answer]) -> list[Wrong]:
    """Return wrong formulas without those that give the same as one before at all that was asked."""

    def same(one: Wrong, other: Wrong) -> bool:
        pairs = ((q.wrong(one).high, q.wrong(other).high) for q in answers)
        return all(np.allclose(a, b, 2**-40, 0, equal_nan=True) for a, b in pairs)

    return [w for n, w in enumerate(wrong) if not any(same(w, other) for other in wrong[:n])]


def nearest(answers: Sequence[Answer], returned: Sequence[Floats], wrong: Sequence[Wrong]) -> tuple[str, ...]:
    """Return the two formulas that are nearest, by the mean of relative distances in norm."""
    distances = []
    for variant in (None, *wrong):
        off = size = 0.0
        for q, values in zip(answers, returned, strict=True):
            exact = q.reference if variant is None else q.wrong(variant)
            with np.errstate(over="ignore"):  # a wrong formula may be as large as floats go
                scale = max(float(np.linalg.norm(a)) for a in (q.reference.high, values)) or 1.0
                off += float(np.linalg.norm(values - exact.high)) / scale
            size += 1
        distances.append((off / size, answers[0].result.called if variant is None else variant.name))
    return tuple(f"{name} (relative distance {off:.2g})" for off, name in sorted(distances)[:2])


def near(answers: Sequence[Answer], returned: Sequence[Floats], model: Model, wrong: Wrong) -> bool:
    """Tell whether a wrong formula explains all that was returned under a model, the smallest question first."""
    pairs = sorted(zip(answers, returned, strict=True), key=lambda pair: pair[0].question.size)
    (first, values), *_ = pairs
    try:
        with np.errstate(all="ignore"):  # far off whatever its own bounds are
            off = first.wrong(wrong).gap(values) - FAR * first.bound(model)
            if (off > FAR_OFF * np.abs(values).max(initial=0.0, where=np.isfinite(values))).any():
                return False
        return all(q.worst(values, model, wrong).ratio <= 1 for q, values in pairs)
    except (ArithmeticError, LookupError, TypeError, UndecidedError, ValueError):  # no program computes it
        return False


def changed(q: Answer, returned: Floats, model: Model) -> tuple[Iterable[Wrong], Iterable[Wrong]]:
    """Return formulas with one change that is seldom made, and with two, near to what was returned at a question."""
    bound = q.bound(model)
    if not np.isfinite(returned).any():
        return (), ()
    at = {**q.question.given, **q.question.constants}, returned, np.where(np.isfinite(bound), bound, 0.0)
    return q.result.rare(*at), q.result.pairs(*at)
