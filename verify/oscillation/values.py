"""Hold what a route returns: a value with its enclosure, or a refusal of one line."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import flint

from verify.errors import ArgumentError
from verify.numbers import Ball, precision
from verify.numbers.elements import whole_number

__all__ = [
    "MOST_DIGITS",
    "RefusedError",
    "Value",
    "arb_of_mpf",
    "ball_of",
    "checked",
    "checked_digits",
    "middle_and_radius",
]

MOST_DIGITS = 300


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
        Whether the enclosure is rigorous (Arb's ball arithmetic), not a stated error.
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


def middle_and_radius(number: flint.arb) -> tuple[Fraction, Fraction]:
    """Return the middle and the radius of a finite Arb ball as they are, also where no float is so small."""
    return _exact(number.mid()), _exact(number.rad())


def ball_of(number: flint.arb) -> Ball:
    """Return a `Ball` that contains a finite Arb ball, wider by less than 2^-32 of its radius."""
    middle, radius = middle_and_radius(number)
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


def checked_digits(digits: object) -> int:
    """Return a number of digits.

    Raises
    ------
    ArgumentError
        If it is no integer from 1 to 300.
    """
    try:
        number = whole_number(digits, "digits", 1)
    except ValueError:
        number = 0
    if not 1 <= number <= MOST_DIGITS:
        raise ArgumentError("digits", f"an integer from 1 to {MOST_DIGITS}", repr(digits))
    return number
