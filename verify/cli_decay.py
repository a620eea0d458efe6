"""The command ``verify decay``: the decay integral at one distance. Libraries are loaded when it runs."""

from __future__ import annotations

import argparse
import json
from decimal import ROUND_UP, Context, Decimal, InvalidOperation
from fractions import Fraction
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from verify.numbers import Ball
    from verify.oscillation import Schedule, Value

__all__ = ["ROUTES", "SCHEDULES", "add_decay", "decay"]

ROUTES = (
    "closed_form_balls",
    "quadrature_balls",
    "closed_form_multiprecision",
    "shifted_quadosc",
    "gauss_legendre",
    "closed_form_float64",
    "closed_form_scipy",
)
SCHEDULES = ("exponential", "linear", "square", "square_root", "power")
POWERS = {"linear": Fraction(1), "square": Fraction(2), "square_root": Fraction(1, 2)}
LARGEST_EXPONENT = 300


def _number(text: str) -> Fraction:
    """Return a decimal number or a ratio as it is written."""
    try:
        parts = [Decimal(part) for part in text.split("/", 1)]
    except InvalidOperation:
        raise argparse.ArgumentTypeError(f"expected a number, got {text!r}") from None
    if not all(part.is_finite() and abs(part.adjusted()) <= LARGEST_EXPONENT for part in parts) or not all(parts[1:]):
        raise argparse.ArgumentTypeError(f"expected a finite number, got {text!r}")
    return Fraction(parts[0]) / Fraction(parts[1] if len(parts) == 2 else 1)


def add_decay(commands: Any) -> None:
    """Add the subcommand to those of ``verify``."""
    about = "the integral of exp(i x theta_t) over t from 0 to 1, enclosed"
    parser = commands.add_parser("decay", help=about, description=about)
    parser.add_argument("--x", type=_number, required=True, metavar="X", help="the distance; negative: --x=-3")
    parser.add_argument("--schedule", choices=SCHEDULES, default="exponential", help="theta_t (exponential: base^-t)")
    parser.add_argument("--base", type=_number, metavar="B", help="of the exponential schedule (10000)")
    parser.add_argument("--alpha", type=_number, metavar="A", help="of the power schedule t^alpha")
    parser.add_argument("--digits", type=int, metavar="N", help="digits of the modulus, from 1 to 300")
    parser.add_argument("--route", choices=ROUTES, help="the first that does not refuse, without it")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def decay(options: argparse.Namespace) -> str:
    """Return what the command prints.

    Raises
    ------
    ValueError, ArithmeticError
        One line: a wrong argument (`ArgumentError`), or a route that refuses (`RefusedError`).
    """
    from verify.oscillation import integrate
    from verify.oscillation.bounds import envelope

    schedule = _schedule(options)
    value = integrate(options.x, schedule, route=options.route, digits=options.digits)
    fields = _fields(value, schedule, options.x, envelope(options.x, schedule))
    if options.json:
        return json.dumps(fields, indent=1) + "\n"
    return "".join(f"{name:10} {text}\n" for name, text in fields.items())


def _schedule(options: argparse.Namespace) -> Schedule:
    """Return the schedule that was asked for."""
    from verify.oscillation import Exponential, Power
    from verify.transformer.shapes import ArgumentError

    if options.base is not None and options.schedule != "exponential":
        raise ArgumentError("--base", "the exponential schedule with it", options.schedule)
    if (options.alpha is not None) != (options.schedule == "power"):
        expected = "a number for the power schedule" if options.alpha is None else "the power schedule with it"
        raise ArgumentError("--alpha", expected, "none" if options.alpha is None else options.schedule)
    if options.schedule == "exponential":
        return Exponential(Fraction(10000) if options.base is None else options.base)
    return Power(options.alpha if options.schedule == "power" else POWERS[options.schedule])


def _fields(value: Value, schedule: Schedule, x: Fraction, bound: Ball) -> dict[str, Any]:
    """Return what is printed, by name; numbers are text, as no float holds their digits."""
    return {
        "schedule": schedule.name,
        "x": str(x),
        "real": _decimal(value.real, value.digits),
        "imaginary": _decimal(value.imag, value.digits),
        "enclosure": "proved" if value.rigorous else "stated",
        "bound": str(_rounded_up(bound.to_fraction() + Fraction(bound.radius), 12)),
        "route": value.route,
        "digits": value.digits,
    }


def _decimal(ball: Ball, digits: int) -> str:
    """Return a decimal number and a radius that enclose a ball."""
    middle = ball.to_fraction()
    shown = Context(prec=digits + 1).divide(Decimal(middle.numerator), Decimal(middle.denominator))
    radius = abs(Fraction(shown) - middle) + Fraction(ball.radius)
    return f"{shown} +/- {_rounded_up(radius, 3)}" if radius else str(shown)


def _rounded_up(number: Fraction, places: int) -> Decimal:
    """Return a decimal number of a few places that is not less."""
    return Context(prec=places, rounding=ROUND_UP).divide(Decimal(number.numerator), Decimal(number.denominator))
