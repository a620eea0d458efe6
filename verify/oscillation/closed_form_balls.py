"""The closed forms on Arb balls: rigorous at any distance and any number of digits."""

from __future__ import annotations

import math
from fractions import Fraction

import flint

from verify.numbers import precision
from verify.oscillation.schedules import Exponential, Integral, Power, Schedule, arb_of
from verify.oscillation.values import RefusedError, Value, checked

__all__ = ["closed_form", "closed_form_balls", "exponential_form", "power_form"]

ROUTE = "closed_form_balls"
GUARD = 24
"""Bits beyond the digits asked for, at first."""
DOUBLINGS = 6


def exponential_form(x: flint.arb, base: flint.arb) -> flint.acb:
    """Return ``(Ci x - Ci(x/b) + i (Si x - Si(x/b))) / ln b`` for positive balls x and b > 1.

    The antiderivative of ``exp(i u)/u``, between the ends of the substitution ``u = x b**-t``.
    """
    end = x / base
    return flint.acb(x.ci() - end.ci(), x.si() - end.si()) / base.log()


def power_form(x: flint.arb, alpha: flint.arb) -> flint.acb:
    """Return ``1F1(1/alpha; 1 + 1/alpha; i x)``, which is the integral of ``exp(i x t**alpha)``, for balls."""
    order = 1 / alpha
    return flint.acb(0, x).hypgeom_1f1(order, order + 1)


def closed_form(x: flint.arb, schedule: Schedule) -> flint.acb | None:
    """Return the closed form at a positive ball x, or None for a schedule that has none."""
    if isinstance(schedule, Exponential):
        return exponential_form(x, arb_of(schedule.base))
    if isinstance(schedule, Power):
        return power_form(x, arb_of(schedule.alpha))
    return None


def closed_form_balls(integral: Integral, digits: int = 30) -> Value:
    """Return the integral by its closed form on balls.

    The precision is doubled until the enclosure is narrow enough: differences at small distances, and angles
    at large ones, cost bits and nothing else.

    Parameters
    ----------
    integral : Integral
        Exponential or power schedule, no weight, x > 0.
    digits : int
        Digits of the modulus.

    Raises
    ------
    RefusedError
        For a weight or another schedule.
    """
    if integral.weight is not None:
        raise RefusedError(ROUTE, "no closed form with a weight")
    bits = starting_bits(integral.x, digits)
    for _ in range(DOUBLINGS):
        with precision(bits):
            enclosure = closed_form(arb_of(integral.x), integral.schedule)
            if enclosure is None:
                raise RefusedError(ROUTE, f"no closed form for a schedule that is {integral.schedule.name}")
            if value := checked(enclosure, ROUTE, digits, rigorous=True):
                return value
        bits *= 2
    raise RefusedError(ROUTE, f"{digits} digits are not reached with {bits // 2} bits")


def starting_bits(x: Fraction, digits: int) -> int:
    """Return bits that hold the digits, and the angle x to as many."""
    size = x.numerator.bit_length() - x.denominator.bit_length()
    return GUARD + max(size, 0) + math.ceil(digits * math.log2(10))
