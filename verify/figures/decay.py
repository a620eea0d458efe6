"""The decay of the sinusoidal inner product: schedules, bounds, the finite sum, and how it comes back."""

from __future__ import annotations

import flint
import numpy as np

from verify.figures.tables import Columns
from verify.numbers import Array, precision
from verify.oscillation.curves import decaying_curves, plotted_curves, recurring_curve, sum_and_integral
from verify.oscillation.finite_sums import finite_sum

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


BITS, BASE = 128, 10000
PARTS, DISTANCE = 8, 10
"""Q, into how many parts a turn is cut; and the distance whose multiples are tried."""


def decay_schedules() -> Columns:
    """Return the real part of the integral for the five schedules that seed 003 compares, at distances up to 128."""
    curves = plotted_curves()
    return {"x": curves[0].x, **{curve.name: curve.real for curve in curves}}


def decay_envelopes() -> Columns:
    """Return, for the same schedules up to 10^6, the largest modulus within a period, and a bound of it."""
    curves = decaying_curves()
    columns = {"x": curves[0].x}
    for curve in curves:
        columns |= {curve.name: curve.largest, f"bound {curve.name}": curve.envelope}
    return columns


def finite_sum_and_integral() -> Columns:
    """Return the finite sum at two widths beside the integral, with the proved bounds of the difference."""
    distances = range(1, 129)
    narrow, wide = (sum_and_integral(distances, d_model) for d_model in (NARROW, WIDE))
    return {
        "k": narrow.distance,
        "integral": narrow.integral,
        f"sum {NARROW}": narrow.sum,
        f"bound {NARROW}": narrow.bound,
        f"sum {WIDE}": wide.sum,
        f"bound {WIDE}": wide.bound,
        f"aliasing {NARROW}": np.full(len(distances), narrow.aliasing),
    }


def finite_sum_recurrences() -> Columns:
    """Return the finite sum for d = 8 around the distances 0, 6283 and 169646."""
    columns: dict[str, Array] = {}
    for distance in (0, 6283, 169646):
        near = recurring_curve(distance)
        columns |= {"offset": near.distance - distance, str(distance): near.sum}
    return columns


def recurrence_window() -> Columns:
    """Return the finite sum for d = 4 at the first 64 multiples of the distance 10, and the cosine of an eighth turn.

    Where the sum is less than that, ``back`` is 2.
    """
    multiples = range(1, PARTS**2 + 1)
    least = np.cos(2 * np.pi / PARTS)
    sums = np.array([finite_sum(DISTANCE * j, 4).to_float() for j in multiples])
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
