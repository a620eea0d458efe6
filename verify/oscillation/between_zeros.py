"""mpmath's quadrature of the integral as it stands, cut where the sine of the angle is zero."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import mpmath
import numpy as np

from verify.oscillation.closed_form_multiprecision import stated
from verify.oscillation.gauss_legendre import inverse
from verify.oscillation.schedules import Exponential, Integral, Monotone, Power, Schedule, mpf_of
from verify.oscillation.values import RefusedError, Value

__all__ = ["between_zeros"]

ROUTE = "between_zeros"
LARGEST = 3000
"""The largest ``|x| |theta_1 - theta_0|``: some thousand half periods."""
GUARD = 6


def between_zeros(integral: Integral, digits: int = 20) -> Value:
    """Return the integral by `mpmath.quad` on panels of half a period, with no substitution and no closed form.

    A second evaluation cuts where the cosine is zero; the stated error is ten times the difference.

    Parameters
    ----------
    integral : Integral
        Schedule and weight known to mpmath, with ``|x| |theta_1 - theta_0| <= 3000``.
    digits : int
        Digits of the modulus.

    Raises
    ------
    RefusedError
        For a function without values in mpmath or a larger x, or if the two evaluations disagree.
    """
    theta = _theta(integral.schedule)
    weight = None if integral.weight is None else integral.weight.multiprecision
    if theta is None or (integral.weight is not None and weight is None):
        raise RefusedError(ROUTE, "a schedule or a weight is not known to mpmath")
    x, ends = float(integral.x), integral.schedule.at(np.array([0.0, 1.0]))
    if abs(x) * abs(ends[1] - ends[0]) > LARGEST:
        raise RefusedError(ROUTE, f"|x| |theta_1 - theta_0| is at most {LARGEST} here")
    first, second = (_evaluated(integral, theta, weight, shift, digits) for shift in (0.0, 0.5))
    return stated(first, second, ROUTE, digits)


def _theta(schedule: Schedule) -> Callable[[Any], Any] | None:
    """Return the frequencies in mpmath's numbers, if they are known there."""
    if isinstance(schedule, Exponential):
        base = schedule.base
        return lambda t: mpf_of(base) ** -t
    if isinstance(schedule, Power):
        alpha = schedule.alpha
        return lambda t: t ** mpf_of(alpha)
    return schedule.theta.multiprecision if isinstance(schedule, Monotone) else None


def _evaluated(
    integral: Integral,
    theta: Callable[[Any], Any],
    weight: Callable[[Any], Any] | None,
    shift: float,
    digits: int,
) -> Any:
    """Return the sum over all panels; the one at 0, where a power is not smooth, by the double exponential rule."""
    mp = mpmath.mp
    with mp.workdps(digits + GUARD + len(str(int(integral.x)))):
        x = mpf_of(integral.x)

        def integrand(t: Any) -> Any:
            wave = mp.expj(x * theta(t))
            return wave if weight is None else weight(t) * wave

        first, *others = pairwise([mp.zero, *map(mp.mpf, _cuts(integral, shift)), mp.one])
        integral_to_zero = mp.quad(integrand, first)
        return integral_to_zero + mp.fsum(mp.quad(integrand, panel, method="gauss-legendre") for panel in others)


def _cuts(integral: Integral, shift: float) -> list[float]:
    """Return about where ``x theta_t`` is a whole number and ``shift`` of half turns, inside (0, 1)."""
    first, last = (float(end) for end in integral.schedule.at(np.array([0.0, 1.0])))
    low, high = (float(integral.x) * end / math.pi - shift for end in sorted((first, last)))
    if low == high:
        return []
    levels = (np.arange(math.ceil(low), math.floor(high) + 1) + shift) * math.pi / float(integral.x or 1)
    cuts = inverse(integral.schedule, levels, first < last)
    return [float(t) for t in np.unique(cuts) if 1e-9 < t < 1 - 1e-9]
