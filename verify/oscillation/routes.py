"""The routes by name, and the integral by one of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import flint

from verify.errors import ArgumentError
from verify.oscillation.by_mpmath import between_zeros, closed_form_multiprecision, shifted_quadosc
from verify.oscillation.closed_form_balls import closed_form_balls
from verify.oscillation.closed_form_float64 import closed_form_float64, closed_form_scipy
from verify.oscillation.gauss_legendre import gauss_legendre
from verify.oscillation.quadrature_balls import quadrature_balls
from verify.oscillation.schedules import Function, Integral, Schedule
from verify.oscillation.values import RefusedError, Value, checked_digits

__all__ = ["ROUTES", "Route", "integrate"]


@dataclass(frozen=True)
class Route:
    """One way to the integral.

    Parameters
    ----------
    name : str
        Its key in `ROUTES`.
    function : callable
        Takes an `Integral` with x >= 0 (x > 0 without a weight) and a number of digits to a `Value`, or raises
        `RefusedError`.
    digits : int
        The digits it gives if none are asked for.
    rigorous : bool
        Whether its enclosure is proved.
    """

    name: str
    function: Callable[[Integral, int], Value]
    digits: int
    rigorous: bool = False


ROUTES: dict[str, Route] = {
    route.name: route
    for route in (
        Route("closed_form_balls", closed_form_balls, 30, rigorous=True),
        Route("quadrature_balls", quadrature_balls, 15, rigorous=True),
        Route("closed_form_multiprecision", closed_form_multiprecision, 30),
        Route("shifted_quadosc", shifted_quadosc, 10),
        Route("between_zeros", between_zeros, 15),
        Route("gauss_legendre", gauss_legendre, 8),
        Route("closed_form_float64", closed_form_float64, 12),
        Route("closed_form_scipy", closed_form_scipy, 8),
    )
}
BY_DEFAULT = ("closed_form_balls", "quadrature_balls", "gauss_legendre")


def integrate(
    x: Any,
    schedule: Schedule,
    *,
    weight: Function | None = None,
    route: str | None = None,
    digits: int | None = None,
) -> Value:
    """Return ``int_0^1 h_t exp(i x theta_t) dt``.

    Parameters
    ----------
    x : int, Fraction or float
        The distance, of any sign.
    schedule : Schedule
        The frequencies theta: `Exponential`, `Power` or `Monotone`.
    weight : Function, optional
        The weight h; 1 without it.
    route : str, optional
        A key of `ROUTES`. Without it the first that does not refuse: closed form on balls, Arb's quadrature,
        Gauss-Legendre.
    digits : int, optional
        From 1 to 300; without it what the route gives at its best price.

    Raises
    ------
    ArgumentError
        If an argument is wrong.
    RefusedError
        If the route, or every one, cannot answer within its statement.
    """
    integral = Integral(x, schedule, weight)
    names = BY_DEFAULT if route is None else (route,)
    if names[0] not in ROUTES:
        raise ArgumentError("route", f"one of {', '.join(ROUTES)}", repr(route))
    wanted = None if digits is None else checked_digits(digits)
    reasons = []
    for name in names:
        try:
            return _one(integral, ROUTES[name], wanted or ROUTES[name].digits)
        except RefusedError as error:
            if route is not None:
                raise
            reasons.append(str(error))
    raise RefusedError("no route", "; ".join(reasons))


def _one(integral: Integral, route: Route, digits: int) -> Value:
    """Return the value by one route, at any sign of x."""
    if integral.x == 0 and integral.weight is None:
        return Value(flint.acb(1), route.name, digits, route.rigorous)
    if integral.x < 0:
        return route.function(replace(integral, x=-integral.x), digits).conjugate()
    return route.function(integral, digits)
