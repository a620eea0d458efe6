"""The decay of the sinusoidal inner product: schedules, bounds, the finite sum, and how it comes back."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import flint
import numpy as np

from verify.figures.tables import Columns
from verify.numbers import Array, Ball, precision
from verify.oscillation import Exponential, Power, Schedule, integrate
from verify.oscillation.bounds import envelope
from verify.oscillation.finite_sums import aliasing_distance, finite_sum, riemann_sum_bound

__all__ = [
    "decay_envelopes",
    "decay_pieces",
    "decay_schedules",
    "finite_sum_and_integral",
    "finite_sum_recurrences",
    "recurrence_window",
]

NARROW, WIDE = 128, 512
"""Two widths d of the position table."""
FARTHEST, PER_UNIT = 128, 4
"""The largest distance at which the schedules are compared, and the points in a unit of it."""
DECADES, PER_DECADE, PER_PERIOD = 6, 30, 12
"""Decades of distances, points in each, and the parts of a full turn among which the largest modulus is taken."""
AROUND = 100
"""How many distances are shown on either side of one at which the sum comes back."""
BITS, BASE = 128, 10000
PARTS, DISTANCE = 8, 10
"""Q, into how many parts a turn is cut; and the distance whose multiples are tried."""


def _schedules() -> dict[str, Schedule]:
    """Return the schedules that are compared, by the names of their columns."""
    return {
        "10000^-t": Exponential(Fraction(10**4)),
        "1000^-t": Exponential(Fraction(10**3)),
        "t": Power(Fraction(1)),
        "t^2": Power(Fraction(2)),
        "t^(1/2)": Power(Fraction(1, 2)),
    }


def _value(x: Fraction, schedule: Schedule) -> complex:
    return integrate(x, schedule, digits=17).to_complex()


def _floats(balls: Sequence[Ball]) -> Array:
    return np.array([ball.to_float() for ball in balls])


def decay_schedules() -> Columns:
    """Return the real part of the integral for the five schedules that seed 003 compares, at distances up to 128."""
    points = [Fraction(k, PER_UNIT) for k in range(FARTHEST * PER_UNIT + 1)]
    curves = {name: np.array([_value(x, theta).real for x in points]) for name, theta in _schedules().items()}
    return {"x": np.array([float(x) for x in points]), **curves}


def decay_envelopes() -> Columns:
    """Return, for the same schedules up to 10^6, the largest modulus within a period, and a bound of it.

    An oscillation is not resolved on this scale: of each full turn of the fastest frequency the largest modulus is
    kept. As the bounds fall, that at x holds for all of it.
    """
    points = [Fraction(float(x)) for x in np.geomspace(1.0, 10.0**DECADES, DECADES * PER_DECADE + 1)]
    steps = [Fraction(float(step)) for step in np.arange(PER_PERIOD) * 2 * np.pi / PER_PERIOD]
    columns = {"x": np.array([float(x) for x in points])}
    for name, schedule in _schedules().items():
        columns[name] = np.array([max(abs(_value(x + step, schedule)) for step in steps) for x in points])
        columns[f"bound {name}"] = _floats([envelope(x, schedule) for x in points])
    return columns


def finite_sum_and_integral() -> Columns:
    """Return the finite sum at two widths beside the integral, with the proved bounds of the difference."""
    distances = range(1, FARTHEST + 1)
    columns = {
        "k": np.array(distances),
        "integral": _floats([integrate(k, Exponential(Fraction(BASE))).real for k in distances]),
    }
    for width in (NARROW, WIDE):
        columns[f"sum {width}"] = _floats([finite_sum(k, width) for k in distances])
        columns[f"bound {width}"] = _floats([riemann_sum_bound(k, width // 2) for k in distances])
    return {**columns, f"aliasing {NARROW}": np.full(len(distances), aliasing_distance(NARROW // 2).to_float())}


def finite_sum_recurrences() -> Columns:
    """Return the finite sum for d = 8 around the distances 0, 6283 and 169646."""
    offsets = np.arange(-AROUND, AROUND + 1)
    columns: dict[str, Array] = {"offset": offsets}
    for distance in (0, 6283, 169646):
        columns[str(distance)] = _floats([finite_sum(distance + int(k), 8) for k in offsets])
    return columns


def recurrence_window() -> Columns:
    """Return the finite sum for d = 4 at the first 64 multiples of the distance 10, and the cosine of an eighth turn.

    Where the sum is less than that, ``back`` is 2.
    """
    multiples = range(1, PARTS**2 + 1)
    least = np.cos(2 * np.pi / PARTS)
    sums = _floats([finite_sum(DISTANCE * j, 4) for j in multiples])
    return {
        "multiple": np.array(multiples, float),
        "sum": sums,
        "back": np.where(sums >= least, sums, 2),
        "least": np.full(len(sums), least),
    }


def decay_pieces() -> Columns:
    """Return the two cosine integrals over ln b whose difference is the integral, and the logarithm that it follows."""
    with precision(BITS):
        base = flint.arb(BASE)
        points = [flint.arb(10) ** (flint.arb(k) / 20) for k in range(-20, 121)]
        near = np.array([float(x.ci() / base.log()) for x in points])
        far = np.array([float((x / base).ci() / base.log()) for x in points])
        whole = np.array([float((x.ci() - (x / base).ci()) / base.log()) for x in points])
        law = np.array([float(1 - (flint.arb.const_euler() + x.log()) / base.log()) for x in points])
        return {"x": np.array([float(x) for x in points]), "near": near, "far": far, "integral": whole, "law": law}
