"""Comparisons of arrays of balls, and derivatives on balls: all answers are proved by the enclosures."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from verify.numbers import Array, Ball, Dual, NumberType, UndecidedError
from verify.numbers.complex_balls import integral
from verify.numbers.dual import Directions
from verify.numbers.elements import is_exact, is_finite

__all__ = [
    "HOLDS", "NOTHING_LEFT", "OPEN", "REFUTED", "DualStep", "cell_by_cell", "constant_of", "difference", "dual_step",
    "judged", "judged_by_digits",
]  # fmt: skip

REFUTED, OPEN, HOLDS = -1, 0, 1
NOTHING_LEFT = Fraction(1, 10**30)
"""A difference below this is taken for none where only a difference is asked for: no ball proves that two are equal."""


class DualStep(NamedTuple):
    """Derivatives and integrals of functions of balls: see `dual_step`."""

    perturbed: Callable[[Array], Array]
    tangents: Callable[[Array, int], Array]
    integral: Callable[[Callable[[Array], Array], Any, Any], Array]


def constant_of(number: NumberType) -> Callable[[Fraction], Any] | None:
    """Return the function that converts constants to a number type; None for float64, which needs none."""
    if number.name == "float64":
        return None
    return lambda q: number.array(q)[()]


def dual_step(element: Callable[[int], Any] = Ball) -> DualStep:
    """Return the functions that differentiate on balls: one copy of the array an entry, in which that entry moves.

    Integrals are Arb's rigorous quadrature, cell by cell.

    Parameters
    ----------
    element : callable
        Makes an element from an integer, where the elements are no balls.
    """
    return DualStep(
        lambda x: _moving(x, element(1)), lambda results, size: _tangents(results, size, element(0)), _integrals
    )


def _integrals(integrand: Callable[[Array], Array], low: Any, high: Any) -> Array:
    return cell_by_cell(integrand, Ball(low), lambda function, _: integral(function, low, high))


def cell_by_cell(
    integrand: Callable[[Array], Array], low: Any, enclosed: Callable[[Callable[[Any], Any], Any], Any]
) -> Array:
    """Return the integrals of the cells of an integrand.

    Parameters
    ----------
    integrand : callable
        Takes an array of points, and has them along the first axis of its result.
    low : number
        The lower limit.
    enclosed : callable
        Takes the function of one cell, and its value at the lower limit, to the integral.
    """

    def at(point: Any) -> Array:
        points = np.empty(1, dtype=object)
        points[0] = point
        return integrand(points)

    def in_cell(cell: tuple[int, ...], point: Any) -> Any:
        return at(point)[(0, *cell)]

    there = at(low)
    integrals = np.empty(there.shape[1:], dtype=object)
    for cell in np.ndindex(integrals.shape):
        integrals[cell] = enclosed(partial(in_cell, cell), there[(0, *cell)])
    return integrals


def _moving(x: Array, one: Any) -> Array:
    copy = np.empty((1, *x.shape), dtype=object)
    for n, index in enumerate(np.ndindex(x.shape)):
        copy[(0, *index)] = Dual(x[index], Directions({n: one}))
    return copy


def _tangents(results: Array, size: int, zero: Any) -> Array:
    """Return the derivatives of one copy of results in each of ``size`` directions; of what is not finite, none is."""
    tangents = np.empty((size, *results.shape[1:]), dtype=object)
    tangents[...] = zero
    for index in np.ndindex(results.shape[1:]):
        value = results[(0, *index)]
        if isinstance(value, Dual):
            parts = value.tangent.parts if is_finite(value.value) else dict.fromkeys(range(size), value.value)
            for n, part in parts.items():
                tangents[(n, *index)] = part
    return tangents


def difference(left: Array, right: Array) -> Array:
    """Return left minus right as an array of balls."""
    return np.asarray(left - right, dtype=object).reshape(left.shape)


def judged(relation: str, left: Array, right: Array) -> Array:
    """Judge for each pair of balls whether the relation holds, is refuted, or is open.

    An equation *holds* where the difference contains zero: it is not refuted, and how much that says is a matter of the
    radius, which is checked apart. All other verdicts are proofs.

    Parameters
    ----------
    relation : str
        ``eq deriv ne lt le``, or ``apart`` for integers.
    left, right : ndarray
        Of one shape.

    Returns
    -------
    ndarray of int
        `HOLDS`, `OPEN` or `REFUTED`.
    """
    if relation == "apart":
        return np.where(left != right, HOLDS, REFUTED)
    verdicts = [_verdict(relation, a, b) for a, b in zip(left.flat, right.flat, strict=True)]
    return np.array(verdicts, dtype=np.int64).reshape(left.shape)


def judged_by_digits(relation: str, left: Array, right: Array) -> Array:
    """Judge as `judged` does, but refute that two sides differ where they agree to 30 digits: see `NOTHING_LEFT`."""
    verdicts = judged(relation, left, right)
    if relation != "ne":
        return verdicts
    gaps = [abs(ball) < NOTHING_LEFT for ball in difference(left, right).flat]
    return np.where(np.array(gaps, dtype=bool).reshape(verdicts.shape), REFUTED, verdicts)


def _verdict(relation: str, left: Any, right: Any) -> int:
    """Judge two numbers; of exact ones the difference is exact, where the ball of a fraction is not."""
    if type(left) is Ball and type(right) is Ball:
        return _judged(relation, left, right)
    if is_exact(left) and is_exact(right):
        return _judged(relation, Ball(0), Ball(right - left))
    return _judged(relation, Ball(left), Ball(right))


def _judged(relation: str, left: Ball, right: Ball) -> int:
    if relation in ("eq", "deriv"):
        gap = left - right
        return OPEN if not gap.is_finite() else REFUTED if gap.excludes_zero() else HOLDS
    try:
        match relation:
            case "ne":
                return HOLDS if left != right else REFUTED
            case "lt":
                return HOLDS if left < right else REFUTED
            case "le":
                return HOLDS if left <= right else REFUTED
    except UndecidedError:
        return OPEN
    raise ValueError(f"relation: expected one of eq deriv ne lt le apart, got {relation!r}")
