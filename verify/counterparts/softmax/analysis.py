"""Softmax at its ends, in numbers: distances to limits with a rate, and both sides of equivalences."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

import numpy as np

from verify.counterparts.claims import Check, Quantities, ball, size, vector
from verify.numbers import Array, Ball

__all__ = [
    "softmax_gradient_scaling_at_tie",
    "softmax_gradient_scaling_condition",
    "softmax_gradient_scaling_threshold",
    "softmax_jacobian_example_limit",
    "softmax_jacobian_le_example",
    "softmax_jacobian_scaled_limit",
    "softmax_jacobian_zero_iff_onehot",
    "softmax_scaled_limit",
    "softmax_zero_scale_limit",
]

LOGITS = (  # a tie of the largest; one largest; three entries that tie
    ("1/3", "2", "-5/7", "2", "9/5"),
    ("3/2", "-1/4", "7/5"),
    ("2/9", "2/9", "2/9", "-4"),
)
LARGE = (10, 40, 160)
SMALL = ("1/10", "1/1000", "-1/100000")
GAPS = ("1/3", "1", "-5/2", "4", "7", "-9")
SCALES = ("5/4", "2", "7/2", "8")
STEPS = ("1/2", "1", "3", "10", "40")


# ---- a vanishing Jacobian ----

VERTICES = (("1", "0", "0"), ("0", "0", "1", "0"), ("1",))
INSIDE = (("1/2", "1/3", "1/6"), ("0", "3/4", "1/4"), ("1/2", "1/2", "0"), ("2", "-1", "0"))


def softmax_jacobian_zero_iff_onehot(
    _: Quantities, *, vanishing: Sequence[Sequence[str]] = VERTICES, others: Sequence[Sequence[str]] = INSIDE
) -> Iterator[Check]:
    """Compare ``diag(p) - p p^T`` with 0 at vertices, and at other points of the simplex."""
    for points, relation in ((vanishing, "eq"), (others, "ne")):
        for entries in points:
            p = vector(entries)
            yield Check(size(np.diag(p) - np.outer(p, p)), relation, Ball(0))


# ---- logits that grow apart ----


def _example(a: Ball) -> Array:
    return np.array([a, a, 2 * a, 4 * a], dtype=object)


def _gap_bound(a: Ball) -> Ball:
    return 3 * (-2 * a).exp()


def softmax_jacobian_le_example(way: Quantities, *, bound: Callable[[Ball], Ball] = _gap_bound) -> Iterator[Check]:
    """Compare every entry of the Jacobian at (a, a, 2a, 4a) with its bound."""
    for step in STEPS:
        a = ball(step)
        yield from (Check(abs(entry), "le", bound(a)) for entry in way.jacobian(_example(a)).flat)


def softmax_jacobian_example_limit(
    way: Quantities, *, limit: Fraction = Fraction(0), direction: int = 1, rate: Callable[[Ball], Ball] = _gap_bound
) -> Iterator[Check]:
    """Compare the distance to the limit with a rate that tends to 0."""
    for step in ("5", "20", "80"):
        a = ball(step)
        yield from (Check(abs(entry - limit), "le", rate(a)) for entry in way.jacobian(_example(direction * a)).flat)


# ---- logits multiplied by a large number ----


def _largest(x: Sequence[Fraction]) -> list[Fraction]:
    return [Fraction(v == max(x)) for v in x]


def on_the_largest(x: Sequence[Fraction]) -> list[Fraction]:
    """Return equal weights on the largest entries."""
    chosen = _largest(x)
    return [v / sum(chosen) for v in chosen]


def _distance(x: Sequence[Fraction], c: int) -> Ball:
    """Return ``n exp(-c gap)``, by which weights differ from their limit at most."""
    gap = max(x) - max(v for v in x if v < max(x))
    return len(x) * ball(-c * gap).exp()


def softmax_scaled_limit(
    way: Quantities, *, limit: Callable[[Sequence[Fraction]], Sequence[Fraction]] = on_the_largest
) -> Iterator[Check]:
    """Compare the distance of ``softmax(c x)`` to its limit with ``n exp(-c gap)``."""
    for x in [[Fraction(v) for v in entries] for entries in LOGITS]:
        for c in LARGE:
            for weight, end in zip(way.softmax(vector(c * v for v in x)), limit(x), strict=True):
                yield Check(abs(weight - end), "le", _distance(x, c))


def projection(x: Sequence[Fraction]) -> Array:
    """Return ``(diag 1_A - 1_A 1_A^T / |A|)/|A|``."""
    chosen = np.array(_largest(x), dtype=object)
    return np.asarray((np.diag(chosen) - np.outer(chosen, chosen) / chosen.sum()) / chosen.sum())


def softmax_jacobian_scaled_limit(
    way: Quantities, *, limit: Callable[[Sequence[Fraction]], Array] = projection
) -> Iterator[Check]:
    """Compare the distance of the Jacobian to its limit with a rate, and the limit with 0."""
    for x in [[Fraction(v) for v in entries] for entries in LOGITS]:
        end = limit(x)
        yield Check(size(end), "eq" if sum(_largest(x)) == 1 else "ne", Ball(0))
        for c in LARGE:
            gaps = np.abs(way.jacobian(vector(c * v for v in x)) - end)
            yield from (Check(gap, "le", 3 * _distance(x, c)) for gap in gaps.flat)


# ---- logits multiplied by a small number ----


def _uniform(x: Sequence[Fraction]) -> list[Fraction]:
    return [Fraction(1, len(x)) for _ in x]


def softmax_zero_scale_limit(
    way: Quantities,
    *,
    limit: Callable[[Sequence[Fraction]], Sequence[Fraction]] = _uniform,
    scales: Sequence[str] = SMALL,
) -> Iterator[Check]:
    """Compare the distance of ``softmax(c x)`` to its limit with ``|c|`` times the range of x."""
    for x in [[Fraction(v) for v in entries] for entries in LOGITS]:
        for c in map(Fraction, scales):
            for weight, end in zip(way.softmax(vector(c * v for v in x)), limit(x), strict=True):
                yield Check(abs(weight - end), "le", ball(min(abs(c), Fraction(1, 10)) * (max(x) - min(x))))


# ---- two logits ----


def _slopes(way: Quantities, u: Ball, r: Ball) -> tuple[Ball, Ball]:
    """Return the derivatives of ``p(u)`` and of ``p(u/r)`` in the gap u of two logits."""
    plain, scaled = (way.jacobian(np.array([gap, Ball(0)], dtype=object))[0, 0] for gap in (u, u / r))
    return Ball(plain), Ball(scaled) / r


def excess(u: Ball, r: Ball) -> Ball:
    """Return ``cosh(u/2) - r^(1/2) cosh(u/(2 r))``."""
    return (u / 2).cosh() - r.sqrt() * (u / (2 * r)).cosh()


def softmax_gradient_scaling_condition(
    way: Quantities, *, condition: Callable[[Ball, Ball], Ball] = excess, chained: bool = True
) -> Iterator[Check]:
    """Compare the sign of the difference of the slopes with that of the condition: their product is positive."""
    for scale in SCALES:
        for gap in GAPS:
            u, r = ball(gap), ball(scale)
            plain, scaled = _slopes(way, u, r)
            difference = abs(scaled) * (1 if chained else r) - abs(plain)
            yield Check(Ball(0), "lt", difference * condition(u, r))


def softmax_gradient_scaling_at_tie(
    way: Quantities, *, factor: Callable[[Ball], Ball] = lambda r: 1 / r
) -> Iterator[Check]:
    """Compare the slope at a tie with that without scale."""
    for scale in SCALES:
        r = ball(scale)
        plain, scaled = _slopes(way, Ball(0), r)
        yield Check(scaled, "eq", plain * factor(r))


BRACKETS = {"2": ("2", "9/4"), "4": ("5/2", "3"), "8": ("3", "7/2")}
"""For each r, a number below and one above the threshold."""


def beyond(u: Fraction, low: Fraction, high: Fraction) -> bool:  # noqa: ARG001
    """Tell whether a gap is beyond the threshold, on either side."""
    return abs(u) >= high


def softmax_gradient_scaling_threshold(
    way: Quantities, *, helps: Callable[[Fraction, Fraction, Fraction], bool] = beyond
) -> Iterator[Check]:
    """Compare the slopes at gaps nearer to 0 than the threshold, where scaling shrinks, and beyond, where it helps."""
    for scale, bracket in BRACKETS.items():
        low, high = map(Fraction, bracket)
        for u in (low / 3, low, -low, high, 2 * high, -high):
            plain, scaled = _slopes(way, ball(u), ball(scale))
            smaller, larger = (plain, scaled) if helps(u, low, high) else (scaled, plain)
            yield Check(smaller, "lt", larger)
