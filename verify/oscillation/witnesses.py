"""Ask mpmath for an integral: its closed form to 50 digits, and its quadrature between zeros."""

from __future__ import annotations

from typing import NamedTuple

import mpmath

from verify.oscillation.by_mpmath import LARGEST_IN_TAILS, LARGEST_ON_PANELS
from verify.oscillation.routes import integrate
from verify.oscillation.schedules import Exponential, Integral, Power
from verify.oscillation.values import Value

__all__ = ["CLOSED_DIGITS", "Witness", "closed_form_known", "version", "witness"]

CLOSED_DIGITS = 50
DIRECT = 500
"""Up to this x the integral is taken as it stands; beyond it in tails, where panels would be too many."""
DIRECT_DIGITS, TAIL_DIGITS = 20, 10


class Witness(NamedTuple):
    """Two values of one integral by mpmath, each with the error that it states.

    Parameters
    ----------
    closed : Value or None
        By Ci, Si or 1F1; None for a weight, or a schedule without a closed form.
    quadrature : Value or None
        By `mpmath.quad` on panels between zeros, or `mpmath.quadosc` on tails; None at x = 0, where there is nothing
        to add up, and beyond the range of both.
    """

    closed: Value | None
    quadrature: Value | None

    @property
    def best(self) -> Value:
        """The closed form; the quadrature where there is none."""
        value = self.closed or self.quadrature
        if value is None:
            raise ArithmeticError("mpmath: neither a closed form nor a quadrature")
        return value


def witness(integral: Integral, *, quadrature: bool = True) -> Witness:
    """Return what mpmath says of an integral.

    Parameters
    ----------
    integral : Integral
    quadrature : bool
        Whether to integrate too, which takes up to a second.

    Raises
    ------
    RefusedError
        If mpmath's evaluations do not agree among themselves, or an argument is out of their range.
    """
    closed = _by(integral, "closed_form_multiprecision", CLOSED_DIGITS) if closed_form_known(integral) else None
    how = _quadrature(integral) if quadrature else None
    return Witness(closed, None if how is None else _by(integral, *how))


def _quadrature(integral: Integral) -> tuple[str, int] | None:
    """Return the route by quadrature, and how many digits it is asked for."""
    x = abs(integral.x)
    tails = closed_form_known(integral) and not (
        isinstance(integral.schedule, Power) and integral.schedule.alpha <= 1  # whose tails do not converge
    )
    if x == 0 or x > (LARGEST_IN_TAILS if tails else LARGEST_ON_PANELS):
        return None
    return ("shifted_quadosc", TAIL_DIGITS) if tails and x > DIRECT else ("between_zeros", DIRECT_DIGITS)


def closed_form_known(integral: Integral) -> bool:
    """Tell whether an integral has a closed form: exponential or power schedule, no weight."""
    return integral.weight is None and isinstance(integral.schedule, (Exponential, Power))


def _by(integral: Integral, route: str, digits: int) -> Value:
    return integrate(integral.x, integral.schedule, weight=integral.weight, route=route, digits=digits)


def version() -> str:
    """Return the version of mpmath."""
    return str(mpmath.__version__)
