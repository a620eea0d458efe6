"""What two arrays of balls prove about each other, and derivatives on balls: nothing here guesses."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

from verify.numbers import Array, Ball, Dual, NumberType, UndecidedError
from verify.numbers.complex_balls import integral
from verify.numbers.elements import is_exact, map_elements

__all__ = ["HOLDS", "OPEN", "REFUTED", "DualStep", "constant_of", "difference", "dual_step", "judged", "largest"]

REFUTED, OPEN, HOLDS = -1, 0, 1


class DualStep(NamedTuple):
    """Derivatives and integrals of functions of balls: see `dual_step`."""

    perturbed: Callable[[Array], Array]
    tangents: Callable[[Array], Array]
    integral: Callable[[Callable[[Array], Array], Any, Any], Array]


def constant_of(number: NumberType) -> Callable[[Fraction], Any] | None:
    """Return what makes a constant of a number type; None for float64, which needs none."""
    if number.name == "float64":
        return None
    return lambda q: number.array(q)[()]


def dual_step() -> DualStep:
    """Return how derivatives are taken on balls: a copy of the array for each entry, that entry with tangent 1.

    Integrals are Arb's rigorous quadrature, cell by cell.
    """
    return DualStep(_dual_copies, _tangents, _integrals)


def _integrals(integrand: Callable[[Array], Array], low: Any, high: Any) -> Array:
    def at(point: Any) -> Array:
        points = np.empty(1, dtype=object)
        points[0] = point
        return integrand(points)

    found = np.empty(at(Ball(low)).shape[1:], dtype=object)
    for cell in np.ndindex(found.shape):
        found[cell] = _integral(at, cell, low, high)
    return found


def _integral(at: Callable[[Any], Array], cell: tuple[int, ...], low: Any, high: Any) -> Ball:
    return integral(lambda z: at(z)[(0, *cell)], low, high)


def _dual_copies(x: Array) -> Array:
    copies = np.empty((x.size, *x.shape), dtype=object)
    zero, one = Ball(0), Ball(1)
    for n in range(x.size):
        for m, index in enumerate(np.ndindex(x.shape)):
            copies[(n, *index)] = Dual(x[index], one if n == m else zero)
    return copies


def _tangents(results: Array) -> Array:
    zero = Ball(0)
    return map_elements(lambda value: value.tangent if isinstance(value, Dual) else zero, results)


def difference(left: Array, right: Array) -> Array:
    """Return left minus right as an array of balls."""
    return np.asarray(left - right, dtype=object).reshape(left.shape)


def judged(relation: str, left: Array, right: Array) -> Array:
    """Say of each pair of balls whether the relation holds, is refuted, or is open.

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
    verdicts = np.empty(left.shape, dtype=np.int64)
    for index in np.ndindex(left.shape):
        a, b = left[index], right[index]
        exact = is_exact(a) and is_exact(b)
        verdicts[index] = _judged(relation, Ball(0), Ball(b - a)) if exact else _judged(relation, Ball(a), Ball(b))
    return verdicts


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


def largest(*arrays: Array) -> float:
    """Return the largest absolute value of the midpoints in some arrays of balls, as a float."""
    return max((abs(ball.to_float()) for array in arrays for ball in array.flat), default=0.0)
