"""Arb's rigorous quadrature of the integral as it stands: no substitution, no closed form."""

from __future__ import annotations

import flint

from verify.numbers import precision
from verify.oscillation.closed_form_balls import starting_bits
from verify.oscillation.schedules import Integral, arb_of
from verify.oscillation.values import RefusedError, Value, checked

__all__ = ["quadrature_balls"]

ROUTE = "quadrature_balls"
LARGEST = 10**5
"""The work grows like x: half a second for this one."""
EVALUATIONS = 10**6
DOUBLINGS = 3


def quadrature_balls(integral: Integral, digits: int = 15) -> Value:
    """Return the integral by Arb's adaptive quadrature, with a proved enclosure.

    Parameters
    ----------
    integral : Integral
        Schedule and weight known on complex balls, 0 <= x <= 10^5.
    digits : int
        Digits of the modulus.

    Raises
    ------
    RefusedError
        For a function without values on balls, a larger x, or if a million evaluations are not enough.
    """
    if integral.x > LARGEST:
        raise RefusedError(ROUTE, f"x is at most {LARGEST:.0e} here")
    bits = starting_bits(integral.x, digits)
    for _ in range(DOUBLINGS):
        with precision(bits):
            if value := checked(_integral(integral, digits), ROUTE, digits, rigorous=True):
                return value
        bits *= 2
    raise RefusedError(ROUTE, f"{digits} digits are not reached with {EVALUATIONS:.0e} evaluations")


def _integral(integral: Integral, digits: int) -> flint.acb:
    """Return an enclosure at the precision in force, of whatever width."""
    theta = integral.schedule.on_balls
    weight = integral.weight.on_balls if integral.weight is not None else None
    if theta is None or (integral.weight is not None and weight is None):
        raise RefusedError(ROUTE, "a schedule or a weight is not known on complex balls")
    angle = flint.acb(0, arb_of(integral.x))

    def integrand(t: flint.acb, analytic: bool) -> flint.acb:
        wave = (angle * theta(t, analytic)).exp()
        return wave if weight is None else weight(t, analytic) * wave

    goal = 10.0 ** -min(digits + 12, 300)
    return flint.acb.integral(integrand, 0, 1, rel_tol=goal, abs_tol=goal, eval_limit=EVALUATIONS, depth_limit=10**4)
