"""What a route returns: a value with its enclosure, or a refusal of one line."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import flint

from verify.numbers import Ball, precision

__all__ = ["RefusedError", "Value", "arb_of_mpf", "ball_of", "checked"]


class RefusedError(ArithmeticError):
    """A route that cannot answer within its statement.

    Parameters
    ----------
    route : str
        Its name.
    reason : str
        What it would need.
    """

    def __init__(self, route: str, reason: str) -> None:
        self.route = route
        self.reason = reason
        super().__init__(f"{route}: {reason}")


@dataclass(frozen=True)
class Value:
    """A complex number, enclosed.

    Parameters
    ----------
    enclosure : flint.acb
        A box that contains it. The radii are the error that the route proves, or states.
    route : str
        Where it comes from.
    digits : int
        The radii are at most ``10 ** -digits`` of the modulus.
    rigorous : bool
        Whether the enclosure is proved (Arb's ball arithmetic), not a stated error.
    """

    enclosure: flint.acb
    route: str
    digits: int
    rigorous: bool

    @property
    def real(self) -> Ball:
        """The real part."""
        return ball_of(self.enclosure.real)

    @property
    def imag(self) -> Ball:
        """The imaginary part."""
        return ball_of(self.enclosure.imag)

    @property
    def error(self) -> float:
        """The larger radius, rounded up."""
        return max(self.real.radius, self.imag.radius)

    def to_complex(self) -> complex:
        """Return the midpoint as a complex float."""
        return complex(self.real.to_float(), self.imag.to_float())

    def conjugate(self) -> Value:
        """Return the value at the opposite distance."""
        with precision(4 * self.digits + 64):
            return replace(self, enclosure=self.enclosure.conjugate())


def _exact(number: flint.arb) -> Fraction:
    """Return the rational number that a ball of radius zero holds."""
    mantissa, exponent = (int(part) for part in number.man_exp())
    return Fraction(mantissa << exponent) if exponent >= 0 else Fraction(mantissa, 1 << -exponent)


def ball_of(number: flint.arb) -> Ball:
    """Return a `Ball` that contains a finite Arb ball, wider by less than 2^-32 of its radius."""
    middle, radius = _exact(number.mid()), _exact(number.rad())
    lower, upper = middle - radius, middle + radius
    with precision(max(lower.numerator.bit_length(), upper.numerator.bit_length(), 2) + 32):
        return Ball.between(lower, upper)


def arb_of_mpf(number: Any) -> flint.arb:
    """Return the exact Arb ball of a finite number of mpmath."""
    mantissa, exponent = number.man_exp  # without the sign
    return flint.arb((int(mantissa) if number >= 0 else -int(mantissa), int(exponent)))


def checked(enclosure: flint.acb, route: str, digits: int, *, rigorous: bool) -> Value | None:
    """Return the value of an enclosure, or None if it is wider than ``10 ** -digits`` of its modulus."""
    if not enclosure.is_finite():
        return None
    allowed = enclosure.abs_lower() * flint.arb(10) ** -digits
    if not (enclosure.real.rad() <= allowed and enclosure.imag.rad() <= allowed):
        return None
    return Value(enclosure, route, digits, rigorous)
