"""The command ``verify decay``: the decay integral at one distance, and the finite sum."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from decimal import ROUND_UP, Context, Decimal
from fractions import Fraction
from typing import Any

from derive.commands.terminal import FAILED, PASSED
from verify.commands.usage import refused
from verify.errors import ArgumentError
from verify.numbers import Ball, precision
from verify.oscillation import Exponential, Integral, Power, RefusedError, Schedule, Value, integrate
from verify.oscillation.bounds import envelope, envelope_theorem, logarithmic_law
from verify.oscillation.finite_sums import finite_sum, mean_square, riemann_sum_bound
from verify.oscillation.first_zeros import first_zero
from verify.oscillation.values import middle_and_radius
from verify.oscillation.witnesses import version, witness

__all__ = ["command"]

POWERS = {"linear": Fraction(1), "square": Fraction(2), "square_root": Fraction(1, 2)}
WIDEST, MOST_PAIRS = 8192, 256
"""The widest table of a sum, and of a mean square, whose work grows like the square of the width."""
BASE = Fraction(10000)
ZERO_CERTIFIED = "balls; its first ten digits by first_zero_of_decay, certified in numbers"
ZERO_BASES = (10, 10**3, 10**4, 5 * 10**5)
"""Of which `first_zero_of_decay` says where the first zero is."""
LAW_BITS = 128

Fields = dict[str, Any]


def command(options: argparse.Namespace) -> int:
    """Print what was found, and return the exit code: that mpmath agrees with it, where it was asked.

    Raises
    ------
    UsageError
        One line: a wrong argument (`ArgumentError`), or a route that refuses (`RefusedError`).
    """
    try:
        text, agreed = _decay(options)
    except (ArithmeticError, ValueError) as error:  # each a line that names the argument, or why a route refuses
        return refused(error)
    sys.stdout.write(text)
    return PASSED if agreed else FAILED


def _decay(options: argparse.Namespace) -> tuple[str, bool]:
    """Return what the command prints, and whether mpmath agrees with it."""
    schedule, agreed = _schedule(options), True
    if options.x is None and not options.first_zero:
        raise ArgumentError("--x", "a distance", "none")
    for name, needed in (("width", options.x), ("mean_square", options.width)):
        if getattr(options, name) is not None and needed is None:
            raise ArgumentError(
                f"--{name.replace('_', '-')}", "--x with it" if name == "width" else "--width with it", "none"
            )
    fields: Fields = {"schedule": schedule.name}
    if options.x is not None:
        integral, agreed = _integral_fields(options, schedule)
        fields |= integral
    if options.width is not None:
        fields |= _sum_fields(options)
    if options.first_zero:
        fields |= _zero_fields(options)
    if options.json:
        return json.dumps(fields, indent=1) + "\n", agreed
    return "".join(f"{name:12} {text}\n" for name, text in _lines(fields)), agreed


def _schedule(options: argparse.Namespace) -> Schedule:
    """Return the schedule that was asked for."""
    for name, asked in (("base", options.base), ("width", options.width), ("first-zero", options.first_zero or None)):
        if asked is not None and options.schedule != "exponential":
            raise ArgumentError(f"--{name}", "the exponential schedule with it", options.schedule)
    if (options.alpha is not None) != (options.schedule == "power"):
        expected = "a number for the power schedule" if options.alpha is None else "the power schedule with it"
        raise ArgumentError("--alpha", expected, "none" if options.alpha is None else options.schedule)
    if options.schedule == "exponential":
        return Exponential(BASE if options.base is None else options.base)
    return Power(options.alpha if options.schedule == "power" else POWERS[options.schedule])


# ---- the integral ----


def _integral_fields(options: argparse.Namespace, schedule: Schedule) -> tuple[Fields, bool]:
    """Return what is printed of the integral, by name; numbers are text, as no float holds their digits."""
    value = integrate(options.x, schedule, route=options.route, digits=options.digits)
    bound = envelope(options.x, schedule)
    theorem = envelope_theorem(schedule)
    by_mpmath = _mpmath(value, options.x, schedule)
    answers = {
        "x": str(options.x),
        "real": _decimal(*middle_and_radius(value.enclosure.real), value.digits),
        "imaginary": _decimal(*middle_and_radius(value.enclosure.imag), value.digits),
        "enclosure": "rigorous" if value.rigorous else "stated",
        "mpmath": by_mpmath,
        "bound": _above(bound),
        "bound_by": theorem or "not a theorem of the book",
        **_law_fields(options.x, schedule),
        "route": value.route,
        "digits": value.digits,
    }
    if answers["bound"] == "1":  # what the theorem says is no less, and no integrand has a larger modulus
        answers["bound_by"] = "the modulus of the integrand"
    return answers, by_mpmath.get("agrees", True)


def _mpmath(value: Value, x: Fraction, schedule: Schedule) -> Fields:
    """Return what mpmath's closed form says, and whether it is the same number within both errors."""
    try:
        best = witness(Integral(x, schedule), quadrature=False).best
    except RefusedError as error:
        return {"version": version(), "refused": str(error)}
    return {
        "version": version(),
        "real": _plain(best.real, 20),
        "imaginary": _plain(best.imag, 20),
        "error": str(_rounded_up(Fraction(best.error), 3)),
        "agrees": bool(best.enclosure.overlaps(value.enclosure)),
    }


def _law_fields(x: Fraction, schedule: Schedule) -> Fields:
    """Return the logarithmic law of an exponential schedule, where its error is less than 1."""
    if not isinstance(schedule, Exponential) or x <= 0:
        return {}
    law = logarithmic_law(x, schedule.base)
    if law.error.to_fraction() >= 1:
        return {}
    return {"law": {"value": _plain(law.value, 12), "error": _above(law.error), "by": "decay_logarithmic"}}


# ---- the finite sum ----


def _sum_fields(options: argparse.Namespace) -> Fields:
    """Return the sum over the channels at the distance, how far the integral can be from it, and its mean square."""
    width, base = options.width, BASE if options.base is None else options.base
    if width % 2 or not 2 <= width <= WIDEST:
        near = min(max(width - width % 2, 2), WIDEST)
        raise ArgumentError("--width", f"an even number from 2 to {WIDEST}, such as {near}", str(width))
    if options.x.denominator != 1:
        raise ArgumentError("--x", "an integer with --width, as positions are", str(options.x))
    distance = int(options.x)
    total = finite_sum(distance, width, base)
    value = integrate(distance, Exponential(base), digits=30)
    with precision(LAW_BITS):
        difference = total - value.real
    fields: Fields = {
        "width": width,
        "sum": _enclosed(total, 30),
        "difference": {
            "value": _plain(difference, 12),
            "bound": _above(riemann_sum_bound(distance, width // 2, base)),
            "by": "riemann_sum_error",
        },
        "no_decay": {"said": "the sum does not tend to 0", "by": "finite_sum_no_decay"},
    }
    return {**fields, "mean_square": _mean_square(width, base, options.mean_square)}


def _mean_square(width: int, base: Fraction, count: int | None) -> Fields:
    """Return the limit of the mean square, and the mean over some distances with what it can be off."""
    limit = {"limit": str(Fraction(1, width)), "by": "finite_sum_mean_square"}
    if count is None:
        return limit
    if width > MOST_PAIRS:
        raise ArgumentError("--mean-square", f"a width of at most {MOST_PAIRS} with it", str(width))
    mean = mean_square(width, count, base)
    return {"value": _plain(mean.mean, 12), "count": count, "bound": _above(mean.bound), **limit}


def _zero_fields(options: argparse.Namespace) -> Fields:
    """Return the first zero of the real part."""
    base = BASE if options.base is None else options.base
    digits = 12 if options.digits is None else options.digits
    root = first_zero(base, digits)
    listed = base in ZERO_BASES
    return {
        "first_zero": {
            "value": _enclosed(root.zero, digits),
            "unique": root.unique,
            "by": ZERO_CERTIFIED if listed else "balls; not a theorem of the book",
        }
    }


# ---- numbers as text ----


def _lines(fields: Fields) -> Iterator[tuple[str, str]]:
    """Yield each name with one line of text."""
    for name, value in fields.items():
        if name == "mpmath":
            yield name, _agreement(value)
        elif isinstance(value, dict):
            texts = (f"{_WORDS[key]}{text}" for key, text in value.items() if key in _WORDS)
            yield name, f"{', '.join(texts)} ({value['by']})"
        elif name == "bound":
            yield name, f"{value} ({fields['bound_by']})"
        elif name != "bound_by":
            yield name, str(value)


_WORDS = {
    "value": "",
    "said": "",
    "count": "over distances below ",
    "error": "error up to ",
    "bound": "bound ",
    "limit": "limit ",
}


def _agreement(answer: Fields) -> str:
    """Say in one line what mpmath found."""
    if "refused" in answer:
        return f"{answer['version']} has no value: {answer['refused']}"
    agrees = "agrees within it" if answer["agrees"] else "DIFFERS"
    sign, size = ("-", answer["imaginary"][1:]) if answer["imaginary"].startswith("-") else ("+", answer["imaginary"])
    return f"{answer['version']}: {answer['real']} {sign} {size} i, error up to {answer['error']}, {agrees}"


def _enclosed(ball: Ball, digits: int) -> str:
    """Return a decimal number and a radius that enclose a ball."""
    return _decimal(ball.to_fraction(), Fraction(ball.radius), digits)


def _decimal(middle: Fraction, radius: Fraction, digits: int) -> str:
    """Return a decimal number and a radius that enclose all numbers so near to a middle."""
    shown = Context(prec=digits + 1).divide(Decimal(middle.numerator), Decimal(middle.denominator))
    off = abs(Fraction(shown) - middle) + radius
    return f"{shown} +/- {_rounded_up(off, 3)}" if off else str(shown)


def _plain(ball: Ball, digits: int) -> str:
    """Return the middle of a ball, rounded."""
    middle = ball.to_fraction()
    return str(Context(prec=digits).divide(Decimal(middle.numerator), Decimal(middle.denominator)))


def _above(ball: Ball) -> str:
    """Return a decimal number that is not less than any in a ball."""
    return str(_rounded_up(ball.to_fraction() + Fraction(ball.radius), 12))


def _rounded_up(number: Fraction, places: int) -> Decimal:
    """Return a decimal number of a few places that is not less."""
    return Context(prec=places, rounding=ROUND_UP).divide(Decimal(number.numerator), Decimal(number.denominator))
