"""Integrals on balls and sums from the positions, as the theorems about the decay compare them."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import flint
import mpmath
import numpy as np

from verify.counterparts.claims import Quantities
from verify.numbers import Array, Ball
from verify.oscillation.schedules import Exponential, Function, Integral, Power, arb_of, mpf_of

__all__ = ["PAIRS", "integral", "mean", "modulus", "polynomial", "power_frequencies", "power_integral"]

PAIRS = 512
"""Terms of a sum over positions."""


def integral(way: Quantities, x: Fraction | int, base: int) -> tuple[Ball, Ball]:
    """Return the real and the imaginary part of ``int_0^1 exp(i x b**-t) dt``."""
    return way.integral(Integral(Fraction(x), Exponential(Fraction(base))))


def modulus(parts: tuple[Ball, Ball]) -> Ball:
    """Return the absolute value of a complex number."""
    real, imaginary = parts
    return (real * real + imaginary * imaginary).sqrt()


def mean(way: Quantities, distance: int | Fraction, theta: Array) -> Ball:
    """Return ``S_N(k)``: the inner product of the encodings of 0 and k, divided by the number of pairs."""
    start, end = way.positions(np.array([Ball(0), Ball(distance)], dtype=object), theta)
    return Ball(start @ end) / len(theta)


def power_integral(way: Quantities, alpha: Fraction, x: Fraction) -> tuple[Ball, Ball]:
    """Return the real and the imaginary part of ``int_0^1 exp(i x t**alpha) dt``."""
    return way.integral(Integral(x, Power(alpha)))


def power_frequencies(alpha: Fraction) -> Array:
    """Return ``(i/N)**alpha`` for i = 0, ..., N - 1."""
    logarithms = [Ball(Fraction(i, PAIRS)).log() for i in range(1, PAIRS)]
    return np.array([Ball(0), *((alpha * logarithm).exp() for logarithm in logarithms)], dtype=object)


def polynomial(*coefficients: str) -> Function:
    """Return a polynomial in t as a function on floats, on complex balls and on mpmath's numbers."""
    exact = [Fraction(c) for c in coefficients]

    def at(t: Array) -> Array:
        return np.polynomial.polynomial.polyval(t, [float(c) for c in exact])

    def on_balls(t: flint.acb, _: bool) -> flint.acb:
        return flint.acb_poly([flint.acb(arb_of(c)) for c in exact])(t)

    def multiprecision(t: Any) -> Any:
        return mpmath.polyval([mpf_of(c) for c in reversed(exact)], t)

    return Function(at, on_balls, multiprecision)
