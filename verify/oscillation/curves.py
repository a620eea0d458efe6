"""The data of the figures: nothing is drawn here."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

import numpy as np

from verify.numbers import Array
from verify.oscillation.bounds import envelope
from verify.oscillation.closed_form_float64 import exponential_float64
from verify.oscillation.finite_sums import aliasing_distance, finite_sums, riemann_sum_bound
from verify.oscillation.routes import integrate
from verify.oscillation.schedules import Exponential, Power, Schedule

__all__ = [
    "Band",
    "Curve",
    "Recurring",
    "five_schedules",
    "log_log_curves",
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
        Distances, real part, modulus, and the proved bound of the modulus.
    """

    name: str
    x: Array
    real: Array
    modulus: Array
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


def plotted_curves(limit: int = 128, per_unit: int = 8) -> tuple[Curve, ...]:
    """Return the five schedules at even distances from ``-limit`` to ``limit``."""
    points = [Fraction(k, per_unit) for k in range(-limit * per_unit, limit * per_unit + 1)]
    return tuple(_curve(name, schedule, points) for name, schedule in five_schedules().items())


def log_log_curves(decades: int = 6, per_decade: int = 200) -> tuple[Curve, ...]:
    """Return the five schedules at distances from 1 to ``10**decades``, even in the logarithm."""
    points = [Fraction(float(x)) for x in np.geomspace(1.0, 10.0**decades, decades * per_decade + 1)]
    return tuple(_curve(name, schedule, points) for name, schedule in five_schedules().items())


def _curve(name: str, schedule: Schedule, points: list[Fraction]) -> Curve:
    """Return the closed form at each point, and the envelope."""
    values = np.array([integrate(x, schedule, digits=17).to_complex() for x in points])
    bounds = np.array([envelope(x, schedule).to_float() for x in points])
    return Curve(name, np.array([float(x) for x in points]), values.real, np.abs(values), bounds)


def sum_and_integral(d_model: int = 128, last: int = 256, base: int = 10000) -> Band:
    """Return the finite sum and the integral at the distances 1 to ``last``."""
    terms, distance = d_model // 2, np.arange(1, last + 1)
    bound = np.array([riemann_sum_bound(int(k), terms, base).to_float() for k in distance])
    integral = exponential_float64(distance.astype(np.float64), float(base)).value.real
    return Band(
        distance, finite_sums(distance, d_model, base), integral, bound, aliasing_distance(terms, base).to_float()
    )


def recurring_curve(distance: int = 6283, d_model: int = 8, around: int = 200, base: int = 10000) -> Recurring:
    """Return the finite sum at the distances around one at which it comes back."""
    distances = np.arange(max(distance - around, 0), distance + around + 1)
    return Recurring(distances, finite_sums(distances, d_model, base))
