"""The first zero of the real part for an exponential schedule, with the proof that none comes before it."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

import flint

from verify.numbers import Ball, precision
from verify.oscillation.closed_form_balls import exponential_form
from verify.oscillation.schedules import Exponential, arb_of, exact
from verify.oscillation.values import RefusedError, ball_of, checked_digits

__all__ = ["FirstZero", "first_zero"]

MOST_STEPS = 20_000
GUARD = 40


class FirstZero(NamedTuple):
    """The first positive zero of the real part.

    Parameters
    ----------
    zero : Ball
        Contains it: the real part is positive before the ball, at its lower end, and negative at its upper end.
    before, after : Ball
        The real part at the ends.
    steps : int
        Intervals on which it was shown to be positive, from pi/2 to the lower end.
    unique : bool
        Whether the derivative is negative on the whole ball, so that it contains no second zero.
    """

    zero: Ball
    before: Ball
    after: Ball
    steps: int
    unique: bool


def first_zero(base: Fraction | int | float, digits: int = 12) -> FirstZero:
    """Return the first zero of ``(Ci x - Ci(x/b))/ln b``, enclosed and proved to be the first.

    Up to pi/2 the integrand ``cos(x b**-t)`` is positive. From there on the derivative
    ``(cos x - cos(x/b))/(x ln b)`` is at least ``-2/(x ln b)``: a value v > 0 at x, computed on a ball, proves
    the real part positive up to ``x (1 + v ln(b)/2)``. Steps of this length never pass the zero, and come as
    close as one likes; a short interval beyond is shown to hold a change of sign.

    Parameters
    ----------
    base : int, Fraction or float
        Greater than 1.
    digits : int
        The ball has a radius of at most ``10 ** -digits`` of the zero.

    Raises
    ------
    ArgumentError
        If the base is not greater than 1, or the digits are no integer from 1 to 300.
    RefusedError
        If no change of sign is found: the zero is not simple, or too many steps are needed.
    """
    number, digits = Exponential(exact(base, "base")).base, checked_digits(digits)
    with precision(int(4 * digits) + 2 * GUARD):
        schedule_base = arb_of(number)
        half = schedule_base.log() / 2
        width = flint.arb(10) ** -digits
        x = _rounded_down(flint.arb.pi() / 2)
        for step in range(1, MOST_STEPS + 1):
            value = exponential_form(x, schedule_base).real
            if not value > 0:
                break
            if value * half < width / 64:
                after = x * (1 + width)
                beyond = exponential_form(after, schedule_base).real
                if beyond < 0:
                    return _proved(x, after, value, beyond, schedule_base, step)
            x = _rounded_down(x * (1 + value * half))
    raise RefusedError("first_zero", f"no change of sign was proved for base {float(number):g} in {step} steps")


def _rounded_down(x: flint.arb) -> flint.arb:
    """Return an exact number not above any point of a ball."""
    return x.lower()


def _proved(
    lower: flint.arb, upper: flint.arb, before: flint.arb, after: flint.arb, base: flint.arb, steps: int
) -> FirstZero:
    """Return the zero between two ends whose signs are known."""
    whole = lower.union(upper)
    slope = whole.cos() - (whole / base).cos()
    return FirstZero(ball_of(whole), ball_of(before), ball_of(after), steps, bool(slope < 0))
