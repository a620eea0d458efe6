"""The data of the figures: nothing is drawn here."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import NamedTuple

import numpy as np

from verify.numbers import Array
from verify.oscillation.bounds import envelope
from verify.oscillation.finite_sums import aliasing_distance, compare, finite_sum
from verify.oscillation.routes import integrate
from verify.oscillation.schedules import Exponential, Power, Schedule

__all__ = [
    "Band",
    "Curve",
    "Decay",
    "Recurring",
    "five_schedules",
    "decaying_curves",
    "plotted_curves",
    "recurring_curve",
    "sum_and_integral",
]


class Curve(NamedTuple):
    """The integral for one schedule.

    Parameters
    ----------
    name : str
        The schedule, in words that a legend can have.
    x, real, modulus, envelope : ndarray, shape (n,)
        Distances, real part, modulus, and a bound of the modulus (`envelope`).
    """

    name: str
    x: Array
    real: Array
    modulus: Array
    envelope: Array


class Decay(NamedTuple):
    """Hold how large the integral still becomes, for one schedule.

    Parameters
    ----------
    name : str
        The schedule.
    x, largest, envelope : ndarray, shape (n,)
        Distances, the largest modulus from x to x + 2 pi, and a bound of the modulus (`envelope`) from x on.
    """

    name: str
    x: Array
    largest: Array
    envelope: Array


class Band(NamedTuple):
    """The finite sum against the integral.

    Parameters
    ----------
    distance, sum, integral, bound : ndarray, shape (n,)
        k, ``S_N(k)`` of the position table, the real part of the integral, and the proved bound of the difference.
    aliasing : float
        The distance from which on the sum is aliased.
    """

    distance: Array
    sum: Array
    integral: Array
    bound: Array
    aliasing: float


class Recurring(NamedTuple):
    """The finite sum near a distance at which it comes back, ``S_N(k)`` for each k."""

    distance: Array
    sum: Array


def five_schedules() -> dict[str, Schedule]:
    """Return the schedules that are compared, by name."""
    return {
        "10000^-t": Exponential(Fraction(10**4)),
        "1000^-t": Exponential(Fraction(10**3)),
        "t": Power(Fraction(1)),
        "t^2": Power(Fraction(2)),
        "t^(1/2)": Power(Fraction(1, 2)),
    }


def plotted_curves(limit: int = 128, per_unit: int = 4) -> tuple[Curve, ...]:
    """Return the five schedules at even distances from 0 to ``limit``; the real part is even."""
    points = [Fraction(k, per_unit) for k in range(limit * per_unit + 1)]
    return tuple(_curve(name, schedule, points) for name, schedule in five_schedules().items())


def _curve(name: str, schedule: Schedule, points: list[Fraction]) -> Curve:
    """Return the closed form at each point, and the envelope."""
    values = np.array([integrate(x, schedule, digits=17).to_complex() for x in points])
    return Curve(name, _floats(points), values.real, np.abs(values), _envelopes(points, schedule))


def decaying_curves(decades: int = 6, per_decade: int = 30, per_period: int = 12) -> tuple[Decay, ...]:
    """Return the five schedules at distances from 1 to ``10**decades``, even in the logarithm.

    An oscillation is not resolved on this scale: of each full turn of the fastest frequency the largest modulus is
    kept. As the bounds fall, that at x holds for all of it.
    """
    points = [Fraction(float(x)) for x in np.geomspace(1.0, 10.0**decades, decades * per_decade + 1)]
    steps = [Fraction(float(step)) for step in np.arange(per_period) * 2 * np.pi / per_period]
    curves = []
    for name, schedule in five_schedules().items():
        largest = [max(abs(integrate(x + step, schedule, digits=17).to_complex()) for step in steps) for x in points]
        curves.append(Decay(name, _floats(points), np.array(largest), _envelopes(points, schedule)))
    return tuple(curves)


def _floats(points: list[Fraction]) -> Array:
    return np.array([float(x) for x in points])


def _envelopes(points: list[Fraction], schedule: Schedule) -> Array:
    return np.array([envelope(x, schedule).to_float() for x in points])


def sum_and_integral(distances: Iterable[int], d_model: int = 128, base: int = 10000) -> Band:
    """Return the finite sum and the integral at some distances of at least 1."""
    comparisons = [compare(distance, d_model, base) for distance in distances]
    return Band(
        np.array([one.distance for one in comparisons]),
        np.array([one.sum.to_float() for one in comparisons]),
        np.array([one.integral.to_float() for one in comparisons]),
        np.array([one.bound.to_float() for one in comparisons]),
        aliasing_distance(d_model // 2, base).to_float(),
    )


def recurring_curve(distance: int = 6283, d_model: int = 8, around: int = 100, base: int = 10000) -> Recurring:
    """Return the finite sum at the distances around one at which it comes back."""
    distances = np.arange(distance - around, distance + around + 1)
    return Recurring(distances, np.array([finite_sum(int(k), d_model, base).to_float() for k in distances]))
