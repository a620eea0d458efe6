"""Arithmetic that is total, exact where it can be, and differentiates.

Division by zero, the logarithm of what is not positive and the root of a negative number are 0, as in Rocq's reals.
Fractions stay fractions until a function gives a float; a `Dual` carries a derivative.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import mpmath

Number = Any  # int | Fraction | float | Dual


class UndecidedError(Exception):
    """Rounding, size or a point of no interest: nothing can be said here."""


class NotDifferentiableError(Exception):
    """The differentiated term has no derivative at this point."""


@dataclass(frozen=True)
class Dual:
    """``value + slope * epsilon``."""

    value: Number
    slope: Number


def dual(a: Number) -> Dual:
    return a if isinstance(a, Dual) else Dual(a, 0)


def _lifted(
    f: Callable[[Number, Number], Number], slope: Callable[[Dual, Dual], Number]
) -> Callable[[Number, Number], Number]:
    def operate(a: Number, b: Number) -> Number:
        if not isinstance(a, Dual) and not isinstance(b, Dual):
            return f(a, b)
        a, b = dual(a), dual(b)
        return Dual(f(a.value, b.value), slope(a, b))

    return operate


def _quotient(a: Number, b: Number) -> Number:
    if b == 0:
        return Fraction(0)
    if isinstance(b, float) and abs(b) < 1e-6:
        raise UndecidedError("division by a float near zero")
    return a / b if isinstance(a, float) or isinstance(b, float) else Fraction(a) / b


def _quotient_slope(a: Dual, b: Dual) -> Number:
    if b.value != 0:
        return _quotient(a.slope * b.value - a.value * b.slope, b.value * b.value)
    if b.slope == 0 or a.value == a.slope == 0:
        raise UndecidedError("a quotient at a zero of its denominator")
    raise NotDifferentiableError


add = _lifted(lambda a, b: a + b, lambda a, b: a.slope + b.slope)
sub = _lifted(lambda a, b: a - b, lambda a, b: a.slope - b.slope)
mul = _lifted(lambda a, b: a * b, lambda a, b: a.slope * b.value + a.value * b.slope)
divide = _lifted(_quotient, _quotient_slope)


def root(a: Number) -> Number:
    """The root of a positive number, a fraction where it is one."""
    if isinstance(a, float):
        return math.sqrt(a)
    top, bottom = math.isqrt(a.numerator), math.isqrt(a.denominator)
    return Fraction(top, bottom) if top * top == a.numerator and bottom * bottom == a.denominator else math.sqrt(a)


def function(name: str, a: Number) -> Number:
    if isinstance(a, Dual):
        return Dual(function(name, a.value), _function_slope(name, a.value, a.slope))
    if name in ("log", "sqrt"):
        if isinstance(a, float) and abs(a) < 1e-6:
            raise UndecidedError(f"{name} of a float near zero")
        if a <= 0:
            return Fraction(0)
        if name == "log":
            return math.log(a) if a != 1 or isinstance(a, float) else Fraction(0)
        return root(a)
    if name == "Ci" and a <= 0:
        raise UndecidedError("no law speaks of it")
    if a == 0 and not isinstance(a, float):
        return Fraction(0 if name in ("sin", "erf", "Si", "fresnelc", "fresnels") else 1)
    if abs(a) > 30:
        raise UndecidedError("a large argument")
    if name in ("Ci", "Si", "fresnelc", "fresnels"):
        return float(getattr(mpmath, name.lower())(mpmath.mpf(float(a))))
    return getattr(math, name)(a)


def _function_slope(name: str, a: Number, slope: Number) -> Number:
    if name in ("log", "sqrt"):
        if a == 0:
            if slope == 0:
                raise UndecidedError(f"{name} at 0")
            raise NotDifferentiableError
        if a < 0:
            return 0
        return _quotient(slope, a) if name == "log" else _quotient(slope, 2 * function("sqrt", a))
    if name == "erf":
        return 2 / math.sqrt(math.pi) * function("exp", -a * a) * slope
    if name in ("Ci", "Si"):
        wave = function("cos" if name == "Ci" else "sin", a)
        return (_quotient(wave, a) if a != 0 else 1) * slope
    if name in ("fresnelc", "fresnels"):
        return function("cos" if name == "fresnelc" else "sin", math.pi / 2 * float(a * a)) * slope
    return {"exp": 1, "sin": 1, "cos": -1}[name] * function({"exp": "exp", "sin": "cos", "cos": "sin"}[name], a) * slope


def quadrature(f: Callable[[float], float], start: float, end: float) -> float:
    """Integrate by two Simpson rules that must agree: what oscillates or jumps is left open."""
    rules = [_simpson(f, start, end, panels) for panels in (24, 48)]
    if abs(rules[0] - rules[1]) > 1e-8 * max(1.0, abs(rules[1])):
        raise UndecidedError("an integrand that is not smooth enough")
    return rules[1]


def _simpson(f: Callable[[float], float], start: float, end: float, panels: int) -> float:
    step = (end - start) / (2 * panels)
    weights = [1, *(4 if n % 2 else 2 for n in range(1, 2 * panels)), 1]
    return math.fsum(w * f(start + n * step) for n, w in enumerate(weights)) * step / 3
