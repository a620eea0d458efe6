"""What is said of an array that no formula explains: the invariants that it breaks, and the formulas nearest to it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from verify.checking.judging.question import Answer
from verify.checking.judging.statement import Wrong
from verify.checking.rounding.models import Model
from verify.numbers import UndecidedError

__all__ = ["MOST_NEAR", "apart", "invariants", "near", "nearest", "overflows", "with_two_changes"]

MOST_NEAR = 2
"""Formulas with two changes that explain a program, after which no more are looked for."""
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
    try:
        return all(q.worst(values, model, wrong).ratio <= 1 for q, values in pairs)
    except (ArithmeticError, LookupError, TypeError, UndecidedError, ValueError):  # no program computes it
        return False


def overflows(answers: Sequence[Answer], returned: Sequence[Floats]) -> bool:
    """Tell whether extreme arguments alone make a program return what is no number: it is naive, and has no formula."""
    lost = [a.question.extreme is not None for a, r in zip(answers, returned, strict=True) if not np.isfinite(r).all()]
    return bool(lost) and all(lost)


def with_two_changes(q: Answer, returned: Floats, model: Model) -> Iterator[Wrong]:
    """Yield formulas with two changes that are near to what was returned at a question."""
    bound = q.bound(model)
    given = {**q.question.given, **q.question.constants}
    yield from q.result.pairs(given, returned, np.where(np.isfinite(bound), bound, 0.0))
