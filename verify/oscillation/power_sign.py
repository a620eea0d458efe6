"""For which powers the real part of the integral never becomes negative: a constant, enclosed on balls."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

import flint

from verify.numbers import Ball, precision
from verify.oscillation.closed_form_balls import power_form
from verify.oscillation.schedules import Power, arb_of, exact
from verify.oscillation.values import RefusedError, ball_of

__all__ = ["SignConstant", "least_nonnegative_power", "lowest_value"]

GUARD = 40


class SignConstant(NamedTuple):
    """The exponent alpha* from which on ``int_0^1 cos(x t**alpha) dt`` is nonnegative for all x.

    Parameters
    ----------
    exponent : Ball
        alpha* = 1/(1 - lambda).
    root : Ball
        lambda, the zero of ``G(lambda) = int_0^(3 pi/2) u**-lambda cos(u) du`` in [0, 1).
    below, above : Ball
        G at the ends of that ball: negative and positive.
    """

    exponent: Ball
    root: Ball
    below: Ball
    above: Ball


def least_nonnegative_power(digits: int = 30) -> SignConstant:
    """Return alpha* = 1.446014..., enclosed.

    What the balls prove is that G changes sign in ``root``. That the zero is the only one, and that it decides
    the sign for all x, is proved by hand:

    * ``(pi/2)**lambda G(lambda)`` increases, as its derivative has the integrand
      ``((pi/2)/u)**lambda ln((pi/2)/u) cos u``, a product of two factors of one sign up to 3 pi/2.
    * With ``u = x t**alpha`` and ``lambda = 1 - 1/alpha`` the real part is ``x**(-1/alpha)/alpha`` times
      ``int_0^x u**-lambda cos u du``. Its minima are at ``3 pi/2 + 2 pi k``; as ``u**-lambda`` decreases, the
      first is the lowest, and its sign is that of G(lambda).

    Parameters
    ----------
    digits : int
        The radius of ``root`` is at most ``10 ** -digits``.

    Raises
    ------
    RefusedError
        If the sign at an end is not decided.
    """
    with precision(int(4 * digits) + GUARD):
        lower, upper = Fraction(0), Fraction(1, 2)
        while upper - lower > Fraction(2, 10**digits):
            middle = (lower + upper) / 2
            sign = _at_first_minimum(middle)
            if sign < 0:
                lower = middle
            elif sign > 0:
                upper = middle
            else:
                raise RefusedError("least_nonnegative_power", f"the sign at {float(middle):.17g} is not decided")
        below, above = _at_first_minimum(lower), _at_first_minimum(upper)
        if not (below < 0 < above):
            raise RefusedError("least_nonnegative_power", "no change of sign on [0, 1/2]")
        root = arb_of(lower).union(arb_of(upper))
        return SignConstant(ball_of(1 / (1 - root)), ball_of(root), ball_of(below), ball_of(above))


def _at_first_minimum(root: Fraction) -> flint.arb:
    """Return ``G(lambda)``: the real part of the closed form at 3 pi/2, by its positive factor."""
    order, x = 1 - arb_of(root), 3 * flint.arb.pi() / 2
    return power_form(x, 1 / order).real * x**order / order


def lowest_value(alpha: Fraction | int | float, digits: int = 30) -> Ball:
    """Return ``int_0^1 cos(x t**alpha) dt`` at ``x = 3 pi/2``, whose sign is the least one for any x.

    Parameters
    ----------
    alpha : int, Fraction or float
        Positive.
    digits : int
        Digits of the working precision.

    Raises
    ------
    ArgumentError
        If alpha is not positive.
    """
    power = Power(exact(alpha, "alpha")).alpha
    with precision(int(4 * digits) + GUARD):
        return ball_of(power_form(3 * flint.arb.pi() / 2, arb_of(power)).real)
