"""Theorems in whole passes of a decoder-only model: both sides at values of the pass, beside its results.

A pass on balls encloses both sides. A pass in float64, in float32, or in bfloat16, where each operation is rounded, is
off by as much as the formula of the theorem explains, at the arrays that this very pass had: what was rounded before
them does not count.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from verify.counterparts import Bounds
from verify.counterparts.decoder import BITS, MODELS, NUMBERS, DecoderPass, Seen, decoder_pass
from verify.measure.comparison import HOLDS, constant_of, difference, dual_step, judged
from verify.measure.conditioning import MAGNITUDE, bounds
from verify.numbers import Array, NumberType, precision, to_float, unit_roundoff
from verify.numbers.elements import map_elements
from verify.numbers.rounded import UNIT

__all__ = ["pass_failures", "with_passes"]

BALL = NUMBERS["ball"]
ROUNDED: Mapping[str, tuple[Any, float]] = {
    "float64": (np.float64, 1.0),
    "float32": (np.float32, 1.0),
    "bfloat16": (np.float32, UNIT / unit_roundoff(np.float32)),
}
"""A format of the same exponents that NumPy has, and how much larger a rounding is."""
DIGITS = 30
"""How small a ball of a difference must be, beside what it is a difference of."""

Column = dict[str, Any]
Finder = Callable[[DecoderPass], Iterator[Seen]]


def with_passes(column: Column, sampler: Any, finder: Finder, again: str) -> Column:
    """Merge the outcome of whole passes into the column of a theorem: it fails if one of them does.

    Parameters
    ----------
    column : Column
        What its counterpart says.
    sampler : Sampler
        Its entry, and what reads terms.
    finder : callable
        From a table ``PASSES``.
    again : str
        The command that measures it again.

    Returns
    -------
    Column
        With ``passes``, the number of entries that were compared in the passes on balls.
    """
    passes, errors = pass_failures(sampler, finder)
    if not errors:
        return {**column, "passes": passes}
    failures = [*column.get("failures", []), *errors]
    return {"repeat": again, **column, "status": "fail", "passes": passes, "failures": failures[:5]}


def pass_failures(sampler: Any, finder: Finder) -> tuple[int, list[str]]:
    """Return how many entries were compared on balls, and the failures of a theorem on all number types."""
    counts, failures = dict.fromkeys(NUMBERS, 0), []
    for name in NUMBERS:
        for model in MODELS:
            for place, seen in enumerate(_seen(finder, model, name), 1):
                cells, failure = _compared(sampler, NUMBERS[name], seen, sampler.entry.claim)
                counts[name] += cells
                if failure:
                    failures.append(f"{sampler.entry.name}, {model} on {name}, place {place}: {failure}")
        if not counts[name]:
            failures.append(f"{sampler.entry.name}: nothing was compared in a pass on {name}")
    return counts["ball"], failures


def _seen(finder: Finder, model: str, number: str) -> list[Seen]:
    with precision(BITS):
        return list(finder(decoder_pass(model, number)))


def _compared(sampler: Any, number: NumberType, seen: Seen, claim: Any) -> tuple[int, str]:
    """Return how many entries were compared at one place of a pass, and what is wrong; nothing if all is right."""
    exact = number.rigorous
    sizes = _sizes(sampler, seen.values)
    with precision(BITS):
        values = seen.values if exact else {name: _exactly(array, BALL) for name, array in seen.values.items()}
        at = sampler.reading.Evaluation(values, sizes, constant=constant_of(BALL), step=dual_step())
        indices = sampler.entry.indices
        others = (key for key in sampler.reading.free_indices(claim) if key not in indices)  # of a wrong claim
        sides = at.sides(claim, over=(*others, *indices))
        several = isinstance(seen.result, tuple) and not isinstance(seen.result, Bounds)
        results = seen.result if several else (seen.result,)
        magnitudes = None if exact else _magnitudes(sampler, seen.values, sizes)
        cells = 0
        for n, (result, both) in enumerate(zip(results, sides, strict=True)):
            for side, value, wanted in _pairs(result, both):
                if np.shape(value) != wanted.shape:
                    value = np.broadcast_to(np.asarray(value), wanted.shape)
                cells += wanted.size
                if magnitudes is None:
                    failure = _enclosed(value, wanted)
                else:
                    failure = _within(number, value, wanted, magnitudes[n][side == "right side"])
                if failure:
                    return cells, f"part {n + 1}, {side}: {failure}"
            if exact and isinstance(result, Bounds) and not (judged(both.relation, *result) == HOLDS).all():
                return cells, f"part {n + 1}: {both.relation} does not hold"
    return cells, ""


def _pairs(result: Any, both: Any) -> list[tuple[str, Any, Array]]:
    """Pair what a pass has with what it should equal: of an equation with both sides."""
    if isinstance(result, Bounds):
        return [("left side", result.left, both.left), ("right side", result.right, both.right)]
    return [("left side", result, both.left), ("right side", result, both.right)]


def _sizes(sampler: Any, values: Mapping[str, Any]) -> dict[str, int]:
    """Return the sizes of the dimensions, as the arrays have them."""
    sizes: dict[str, int] = {}
    for key in sampler.keys:
        for dim, size in zip(key.dims, np.shape(values[key.name]), strict=True):
            while isinstance(dim, tuple):
                dim, size = dim[1], size // 2
            sizes[dim] = size
    return sizes


def _exactly(array: Array, number: NumberType) -> Array:
    """Return the numbers of a rounded pass as they are."""
    return number.array(map_elements(lambda value: Fraction(float(value)), np.asarray(array)))


def _magnitudes(sampler: Any, values: Mapping[str, Array], sizes: Mapping[str, int]) -> list[tuple[Array, Array]]:
    """Return the sizes of what the sides of each part of the theorem add up; of an equation the larger one for both."""
    exact = {name: _exactly(array, MAGNITUDE) for name, array in values.items()}
    at = sampler.reading.Evaluation(exact, sizes, constant=constant_of(MAGNITUDE))
    magnitudes = []
    for part in sampler.reading.parts(sampler.entry.claim):
        over = sampler.entry.indices
        right = MAGNITUDE.to_float(at.evaluate(part.right, over=over)).astype(np.float64)
        left = right if part.variable is not None else MAGNITUDE.to_float(at.evaluate(part.left, over=over))
        left = left.astype(np.float64)
        larger = np.maximum(left, right)
        magnitudes.append((left, right) if part.relation in ("lt", "le") else (larger, larger))
    return magnitudes


def _enclosed(value: Array, wanted: Array) -> str:
    """Say that a side is not what a pass has on balls, or that these are too large to tell; nothing if it is."""
    if not (judged("eq", value, wanted) == HOLDS).all():
        return f"{value.flat[0]!r} ... is not {wanted.flat[0]!r} ..."
    gap = max(ball.radius for ball in difference(value, wanted).flat)
    scale = max(abs(to_float(wanted)).max(initial=0.0), 10.0**-DIGITS)
    return "" if gap <= 10.0**-DIGITS * scale else f"a radius of {gap:.3g} beside {scale:.3g}"


def _within(number: NumberType, value: Array, wanted: Array, size: Array) -> str:
    """Say that a side is farther from what a rounded pass has than roundings explain; nothing if it is not."""
    dtype, coarser = ROUNDED[number.name]
    if value.dtype != (dtype if coarser == 1 else object):
        return f"expected {number.name}, got {value.dtype}"
    error = np.abs(to_float(value) - to_float(wanted))
    allowed = coarser * bounds(np.broadcast_to(size, wanted.shape), dtype)
    worst = int(np.argmax(error - allowed))
    if (error <= allowed).all():
        return ""
    return f"error {error.flat[worst]:.3g} above {math.nextafter(allowed.flat[worst], math.inf):.3g}"
