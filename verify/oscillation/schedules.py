"""Define the integrals: a monotone schedule of frequencies on [0, 1], and a weight."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Protocol

import flint
import mpmath
import numpy as np

from verify.errors import ArgumentError
from verify.numbers import Array
from verify.numbers.elements import is_exact

__all__ = ["Exponential", "Function", "Integral", "Monotone", "Power", "Schedule", "arb_of", "exact", "mpf_of"]

SAMPLES = 4097
"""Points at which a schedule given as a function is looked at; it is not proved monotone between them."""
LARGEST = 10**300
"""Exact arguments stay below this, and above its reciprocal: each has a float64 beside it."""

MOST_BITS = 4096
"""No numerator or denominator is longer, so that a message can print it."""

OnFloats = Callable[[Array], Array]
OnBalls = Callable[[flint.acb, bool], flint.acb]


def exact(value: object, name: str) -> Fraction:
    """Return a real argument as the rational number that it is; a float counts as a dyadic number.

    Raises
    ------
    ArgumentError
        If it is no number, not finite, of a size that no float64 has, or a ratio of very long integers.
    """
    if isinstance(value, (float, np.floating)):
        if not math.isfinite(value):
            raise ArgumentError(name, "a finite number", repr(float(value)))
        number = Fraction(float(value))
    elif is_exact(value):
        number = value if isinstance(value, Fraction) else Fraction(int(value))  # type: ignore[call-overload]
    else:
        raise ArgumentError(name, "an int, a Fraction or a float", repr(value))
    longest = max(number.numerator.bit_length(), number.denominator.bit_length())
    if longest > MOST_BITS:
        raise ArgumentError(name, f"a ratio of integers of at most {MOST_BITS} bits", f"{longest} bits")
    if number and not Fraction(1, LARGEST) <= abs(number) <= LARGEST:
        raise ArgumentError(
            name, "0 or a size from 1e-300 to 1e300", f"{'-' if number < 0 else ''}10^{_decade(number)}"
        )
    return number


def _decade(number: Fraction) -> int:
    """Return about the decimal logarithm of a size, which may be no float64."""
    return round((abs(number.numerator).bit_length() - number.denominator.bit_length()) * math.log10(2))


def arb_of(number: Fraction) -> flint.arb:
    """Return an Arb ball, at the precision in force, that contains a rational number."""
    return flint.arb(flint.fmpq(number.numerator, number.denominator))


def mpf_of(number: Fraction) -> Any:
    """Return a rational number in mpmath, rounded to the precision in force."""
    return mpmath.mpf(number.numerator) / number.denominator


class Schedule(Protocol):
    """Frequencies theta_t for t in [0, 1]."""

    @property
    def name(self) -> str:
        """Return its name in messages."""
        ...

    @property
    def on_balls(self) -> OnBalls | None:
        """Theta on complex balls, not finite where it is not holomorphic and is asked to be; None if unknown."""
        ...

    def at(self, t: Array) -> Array:
        """Return theta at float64 points of [0, 1]."""
        ...


@dataclass(frozen=True)
class Exponential:
    """The schedule ``base ** -t`` of the sinusoidal positions.

    Parameters
    ----------
    base : int, Fraction or float
        Greater than 1.

    Raises
    ------
    ArgumentError
        If it is not.
    """

    base: Fraction

    def __post_init__(self) -> None:
        base = exact(self.base, "base")
        if base <= 1:
            raise ArgumentError("base", "a number greater than 1", f"{float(base):g}")
        object.__setattr__(self, "base", base)

    @property
    def name(self) -> str:
        """Return its name in messages."""
        return f"exponential, base {self.base}"

    def at(self, t: Array) -> Array:
        """Return theta at float64 points."""
        return np.asarray(np.power(float(self.base), -t))

    @property
    def on_balls(self) -> OnBalls:
        """Theta on complex balls: an entire function."""
        logarithm = arb_of(self.base).log()
        return lambda t, analytic: (-logarithm * t).exp()


@dataclass(frozen=True)
class Power:
    """The schedule ``t ** alpha``: linear for 1, square for 2, square root for 1/2.

    Parameters
    ----------
    alpha : int, Fraction or float
        Positive.

    Raises
    ------
    ArgumentError
        If it is not: ``t ** 0`` is constant, and negative powers are not bounded.
    """

    alpha: Fraction

    def __post_init__(self) -> None:
        alpha = exact(self.alpha, "alpha")
        if alpha <= 0:
            raise ArgumentError("alpha", "a positive number, so that t^alpha is monotone", f"{float(alpha):g}")
        object.__setattr__(self, "alpha", alpha)

    @property
    def name(self) -> str:
        """Return its name in messages."""
        return f"t^{self.alpha}"

    def at(self, t: Array) -> Array:
        """Return theta at float64 points."""
        return np.asarray(np.power(t, float(self.alpha)))

    @property
    def on_balls(self) -> OnBalls:
        """Theta on complex balls; holomorphic off the negative axis, everywhere if alpha is an integer."""
        if self.alpha.denominator == 1:
            power = int(self.alpha)
            return lambda t, analytic: t**power
        alpha = arb_of(self.alpha)

        def power_of(t: flint.acb, analytic: bool) -> flint.acb:
            if analytic or not t.contains(0):
                return t.pow(flint.acb(alpha), analytic=analytic)
            around = flint.arb(0, (t.abs_upper() ** alpha).upper())  # a logarithm would be of no use here
            return flint.acb(around, around)

        return power_of


@dataclass(frozen=True)
class Function:
    """A real function on [0, 1], smooth between its ends.

    Parameters
    ----------
    at : callable
        Takes a float64 array to an array of the same shape.
    on_balls : callable, optional
        Takes an ``acb`` and a flag: whether the result must be not finite where the function is not
        holomorphic on the whole ball. Without it Arb's quadrature refuses.
    multiprecision : callable, optional
        Takes a number of mpmath to one, at the precision in force. Without it mpmath's quadrature refuses.
    """

    at: OnFloats
    on_balls: OnBalls | None = None
    multiprecision: Callable[[Any], Any] | None = None


@dataclass(frozen=True)
class Monotone:
    """A schedule given by the user, strictly monotone on [0, 1].

    Parameters
    ----------
    theta : Function
        The frequencies.
    slope : Function, optional
        The derivative; with it the sign of the slope is looked at too.

    Raises
    ------
    ArgumentError
        If a value is not finite, or the values at `SAMPLES` points are not strictly monotone.
    """

    theta: Function
    slope: Function | None = None

    def __post_init__(self) -> None:
        t = np.linspace(0.0, 1.0, SAMPLES)
        values = sampled(self.theta, t, "schedule")
        steps = np.diff(values)
        if not (np.all(steps > 0) or np.all(steps < 0)):
            at = int(np.argmax(steps * (values[-1] - values[0]) <= 0))
            raise ArgumentError("schedule", "strictly monotone on [0, 1]", f"a step {steps[at]:g} at t = {t[at]:g}")
        if self.slope is not None:
            slopes = sampled(self.slope, t[1:-1], "slope")  # at an end it may vanish or be infinite
            if not np.all(np.sign(slopes) == np.sign(steps[0])):
                raise ArgumentError("slope", "the sign of the steps of the schedule", "the other one, or 0")

    @property
    def name(self) -> str:
        """Return its name in messages."""
        return "monotone"

    def at(self, t: Array) -> Array:
        """Return theta at float64 points."""
        return np.asarray(self.theta.at(t), dtype=np.float64)

    @property
    def on_balls(self) -> OnBalls | None:
        """Theta on complex balls, if the user gave it."""
        return self.theta.on_balls


def sampled(function: Function, t: Array, name: str) -> Array:
    """Return the values of a function of the user, refused unless real, finite and one for each point.

    Raises
    ------
    ArgumentError
        Naming the function.
    """
    values: Any = np.asarray(function.at(t))
    if values.shape != t.shape or values.dtype.kind not in "iuf" or not np.all(np.isfinite(values)):
        raise ArgumentError(name, "a finite real value for each point", f"shape {values.shape}, {values.dtype}")
    return np.asarray(values, dtype=np.float64)


@dataclass(frozen=True)
class Integral:
    """The integral of ``h_t * exp(i x theta_t)`` over t from 0 to 1.

    Parameters
    ----------
    x : int, Fraction or float
        The distance; negative values are conjugates.
    schedule : Schedule
        The frequencies theta.
    weight : Function, optional
        The weight h; 1 without it.

    Raises
    ------
    ArgumentError
        If ``x`` is not finite, or a weight is not.
    """

    x: Fraction
    schedule: Schedule
    weight: Function | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "x", exact(self.x, "x"))
        if self.weight is not None:
            sampled(self.weight, np.linspace(0.0, 1.0, SAMPLES), "weight")
