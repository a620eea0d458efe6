"""The closed forms by mpmath's own Ci, Si and 1F1: no ball, another implementation."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import flint
import mpmath

from verify.numbers import precision
from verify.oscillation.schedules import Exponential, Integral, Power, mpf_of
from verify.oscillation.values import RefusedError, Value, arb_of_mpf, checked

__all__ = ["closed_form_multiprecision", "lost_digits", "stated"]

ROUTE = "closed_form_multiprecision"
GUARD = 10
LARGEST = 10**30
"""Beyond it the working precision would be that of the angle, and mpmath takes seconds."""


def closed_form_multiprecision(integral: Integral, digits: int = 30) -> Value:
    """Return the integral by mpmath's special functions.

    Two evaluations at different precisions; the stated error is ten times their difference, and never less
    than 10^-2 of what was asked for.

    Parameters
    ----------
    integral : Integral
        Exponential or power schedule, no weight, 0 < x <= 10^30.
    digits : int
        Digits of the modulus.

    Raises
    ------
    RefusedError
        For a weight, another schedule or a larger x, or if the two evaluations disagree.
    """
    if integral.weight is not None:
        raise RefusedError(ROUTE, "no closed form with a weight")
    if integral.x > LARGEST:
        raise RefusedError(ROUTE, f"x is at most {LARGEST:.0e} here")
    lost = lost_digits(integral)
    first, second = (_closed_form(integral, digits + lost + guard) for guard in (GUARD, 2 * GUARD))
    return stated(first, second, ROUTE, digits)


def _closed_form(integral: Integral, decimals: int) -> Any:
    """Return the closed form at a working precision."""
    mp, schedule = mpmath.mp, integral.schedule
    with mp.workdps(decimals):
        x = mpf_of(integral.x)
        if isinstance(schedule, Exponential):
            base = mpf_of(schedule.base)
            end = x / base
            return mp.mpc(mp.ci(x) - mp.ci(end), mp.si(x) - mp.si(end)) / mp.log(base)
        if isinstance(schedule, Power):
            order = mpf_of(1 / schedule.alpha)
            return mp.hyp1f1(order, order + 1, mp.mpc(0, x))
    raise RefusedError(ROUTE, f"no closed form for a schedule that is {schedule.name}")


def lost_digits(integral: Integral) -> int:
    """Return about how many digits the angle x costs, and the difference of the ends for a base near 1."""
    schedule = integral.schedule
    narrow = 1 / (schedule.base - 1) if isinstance(schedule, Exponential) else Fraction(1)
    return len(str(int(integral.x))) + len(str(int(narrow)))


def stated(first: Any, second: Any, route: str, digits: int) -> Value:
    """Return the second of two evaluations with ten times their difference as error.

    The error is at least ``10 ** -(digits + 2)`` of the modulus, for what two evaluations have in common.

    Raises
    ------
    RefusedError
        If the error is larger than the digits allow.
    """
    with precision(int(4 * digits) + 64):
        error = 10 * arb_of_mpf(abs(first - second)) + arb_of_mpf(abs(second)) * flint.arb(10) ** -(digits + 2)
        radius = flint.arb(0, error.upper())
        box = flint.acb(arb_of_mpf(second.real) + radius, arb_of_mpf(second.imag) + radius)
        if value := checked(box, route, digits, rigorous=False):
            return value
    raise RefusedError(route, f"two evaluations do not agree to {digits} digits")
