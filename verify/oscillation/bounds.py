"""Bounds of the integral, as balls: envelopes, and the logarithmic law."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

import flint

from verify.errors import ArgumentError
from verify.numbers import Ball, precision
from verify.oscillation.schedules import Exponential, Power, Schedule, arb_of, exact
from verify.oscillation.values import ball_of

__all__ = ["Asymptotic", "envelope", "envelope_theorem", "logarithmic_law"]

BITS = 128
POWER_THEOREMS: dict[bool, str | None] = {False: "decay_power_rate", True: "decay_power_bound"}
"""Whose bound a power has, by whether it is at most 1."""


class Asymptotic(NamedTuple):
    """An approximation and the largest error it can have."""

    value: Ball
    error: Ball


def envelope(x: Fraction | int | float, schedule: Schedule) -> Ball:
    """Return a bound of the modulus at x, at most 1.

    ``(b+1)/(x ln b)`` for base b is proved in Rocq (``decay_bound``), and ``Gamma(1+1/alpha) x**(-1/alpha) +
    2/(alpha x)`` for a power greater than 1 is certified in numbers (``decay_power_rate``). ``2/(alpha x)`` for a power
    of at most 1 is proved in Rocq as well (``decay_power_bound``). 1 bounds any other.

    Parameters
    ----------
    x : int, Fraction or float
        The distance, of any sign.
    schedule : Schedule
        The frequencies; the weight is 1.

    Returns
    -------
    Ball
        The bound is no more than its upper end.
    """
    with precision(BITS):
        distance = arb_of(abs(exact(x, "x")))
        bound = _envelope(distance, schedule) if distance > 0 else flint.arb(1)
        return ball_of(bound if bound < 1 else flint.arb(1))


def envelope_theorem(schedule: Schedule) -> str | None:
    """Return the theorem of the book from which `envelope` is, or None if it is none of the book's."""
    if isinstance(schedule, Power):
        return POWER_THEOREMS[schedule.alpha <= 1]
    return "decay_bound" if isinstance(schedule, Exponential) else None


def _envelope(x: flint.arb, schedule: Schedule) -> flint.arb:
    """Return the bound at a positive distance."""
    if isinstance(schedule, Exponential):
        base = arb_of(schedule.base)
        return (base + 1) / (x * base.log())
    if isinstance(schedule, Power):
        order = arb_of(1 / schedule.alpha)
        boundary = 2 * order / x
        return boundary if schedule.alpha <= 1 else (1 + order).gamma() * x ** (-order) + boundary
    return flint.arb(1)


def logarithmic_law(x: Fraction | int | float, base: Fraction | int | float) -> Asymptotic:
    """Return ``1 - (gamma + ln x)/ln b``, near the real part for 1 << x << b, and a bound of its error.

    The error is at most ``(1/x + x^2/(4 b^2))/ln b``: ``decay_logarithmic``, proved in Rocq.

    Raises
    ------
    ArgumentError
        If x is not positive, or the base not greater than 1.
    """
    distance, number = exact(x, "x"), Exponential(exact(base, "base")).base
    if distance <= 0:
        raise ArgumentError("x", "a positive number", f"{float(distance):g}")
    with precision(BITS):
        logarithm = arb_of(number).log()
        value = 1 - (flint.arb.const_euler() + arb_of(distance).log()) / logarithm
        error = arb_of(1 / distance + (distance / number) ** 2 / 4) / logarithm
        return Asymptotic(ball_of(value), ball_of(error))
