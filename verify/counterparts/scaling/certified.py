"""The expected gradient of softmax between its bounds: an integral on balls, and scores of a layer by sampling."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

from verify.counterparts.claims import Check, Quantities, Row
from verify.counterparts.scaling.saturation import (
    largest_mean_trace,
    largest_mean_trace_of_scores,
    least_mean_trace,
    least_mean_trace_of_scaled_scores,
    mean_trace_of_two,
    sampled_trace,
)
from verify.numbers import Ball

__all__ = ["ENCLOSED", "SAMPLED", "expected_softmax_gradient_bounds", "sampled_bounds"]

Bound = Callable[[int, Fraction], Ball]
SCALES = [Fraction(t) for t in ("1/4", "1", "5/2", "8", "40")]
SIZES = ((64, 64), (5, 37))
"""Keys, and entries of a query."""
CHANCE = Fraction(1, 10**9)
"""That the mean is outside one sampled interval."""


def expected_softmax_gradient_bounds(
    _: Quantities, *, largest: Bound = largest_mean_trace, least: Bound = least_mean_trace
) -> Iterator[Check]:
    """Compare the mean trace at two logits, enclosed, with both bounds."""
    for tau in SCALES:
        trace = mean_trace_of_two(tau)
        yield Check(least(2, tau), "le", trace)
        yield Check(trace, "le", largest(2, tau))


def sampled_bounds(_: Quantities) -> Iterator[Check]:
    """Compare the mean trace at scores of an attention layer, sampled, with the bounds of both kinds of scores."""
    for n, d in SIZES:
        plain = sampled_trace(n, d, scale=1, samples=2000, chance=float(CHANCE))
        divided = sampled_trace(n, d, samples=2000, chance=float(CHANCE))
        yield Check(Ball.from_float(plain.mean + plain.radius), "le", largest_mean_trace_of_scores(n, d))
        yield Check(least_mean_trace_of_scaled_scores(n, d), "le", Ball.from_float(divided.mean - divided.radius))


def _values() -> dict[str, Ball]:
    means = {f"M({tau})": mean_trace_of_two(Fraction(tau)) for tau in ("1/4", "1", "8", "40")}
    bounds = {"U(64, 64)": largest_mean_trace_of_scores(64, 64), "V(64, 64)": least_mean_trace_of_scaled_scores(64, 64)}
    return bounds | means


ENCLOSED: Mapping[str, Callable[[], Mapping[str, Ball]]] = {"expected_softmax_gradient_bounds": _values}
"""The enclosures that are recorded, by theorem and symbol."""
SAMPLED: Mapping[str, tuple[Row, Fraction]] = {
    "expected_softmax_gradient_bounds": (sampled_bounds, 2 * len(SIZES) * CHANCE)
}
"""Rows of the Transformer that are sampled, and the chance that one of their intervals misses the mean."""
