"""Composite Gauss-Legendre quadrature in float64, for any monotone schedule and any weight."""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np

from verify.numbers import Array, unit_roundoff
from verify.oscillation.closed_form_float64 import boxed
from verify.oscillation.schedules import Integral, Schedule
from verify.oscillation.values import RefusedError, Value

__all__ = ["gauss_legendre", "inverse"]

ROUTE = "gauss_legendre"
LARGEST = 1e4
"""The largest ``|x| |theta_1 - theta_0|``: some three thousand half periods."""
FEWER, MORE = 20, 28
"""Nodes of the two rules whose difference states the error."""
EVEN, DYADIC, HALVINGS = 32, 60, 40


def gauss_legendre(integral: Integral, digits: int = 8) -> Value:
    """Return the integral by two Gauss-Legendre rules on panels of at most half a period.

    Panels also halve towards both ends, where powers are not smooth. The stated error is ten times the
    difference of the rules, and what rounding does to the angles.

    Parameters
    ----------
    integral : Integral
        Any schedule and weight that are smooth inside (0, 1), with ``|x| |theta_1 - theta_0| <= 10^4``.
    digits : int
        Digits of the modulus.

    Raises
    ------
    RefusedError
        For a larger x, or if the stated error is larger than the digits allow.
    """
    x, schedule = abs(float(integral.x)), integral.schedule
    first, last = (float(end) for end in schedule.at(np.array([0.0, 1.0])))
    if x * abs(last - first) > LARGEST:
        raise RefusedError(ROUTE, f"|x| |theta_1 - theta_0| is at most {LARGEST:.0e} here")
    edges = _edges(x, schedule, first, last)
    (value, size), (fewer, _) = (_rule(integral, edges, nodes) for nodes in (MORE, FEWER))
    angle = max(abs(first), abs(last)) * x
    rounding = (8.0 + 4.0 * angle) * unit_roundoff(np.float64) * size
    return boxed(value, 10.0 * abs(value - fewer) + rounding, ROUTE, digits)


def _edges(x: float, schedule: Schedule, first: float, last: float) -> Array:
    """Return the ends of the panels: even, dyadic at both ends, and where the angle has passed half a period."""
    halves = math.ceil(x * abs(last - first) / math.pi)
    levels = first + (last - first) * np.arange(1, halves) / max(halves, 1)
    dyadic = 0.5 ** np.arange(1, DYADIC)
    parts = (np.linspace(0.0, 1.0, EVEN + 1), dyadic, 1.0 - dyadic, inverse(schedule, levels, first < last))
    return np.unique(np.concatenate(parts))


def inverse(schedule: Schedule, levels: Array, increasing: bool) -> Array:
    """Return about where the schedule takes some values, by bisection of all of them at once."""
    low, high = np.zeros_like(levels), np.ones_like(levels)
    for _ in range(HALVINGS):
        middle = 0.5 * (low + high)
        before = (schedule.at(middle) < levels) == increasing
        low, high = np.where(before, middle, low), np.where(before, high, middle)
    return np.asarray(0.5 * (low + high))


@lru_cache(maxsize=4)
def _nodes(count: int) -> tuple[Array, Array]:
    """Return nodes and weights on [0, 1]."""
    nodes, weights = np.polynomial.legendre.leggauss(count)
    return 0.5 + 0.5 * nodes, 0.5 * weights


def _rule(integral: Integral, edges: Array, count: int) -> tuple[complex, float]:
    """Return the sum over all panels, and the sum of the absolute values of its terms."""
    nodes, weights = _nodes(count)
    widths = np.diff(edges)
    t = edges[:-1, None] + widths[:, None] * nodes
    terms = (widths[:, None] * weights).ravel()
    if integral.weight is not None:
        terms = terms * np.asarray(integral.weight.at(t.ravel()), dtype=np.float64)
    angles = float(integral.x) * integral.schedule.at(t.ravel())
    return complex(np.sum(terms * np.cos(angles)), np.sum(terms * np.sin(angles))), float(np.sum(np.abs(terms)))
