"""Polynomials for Ci, Si, sine and cosine in float64; the coefficients are worked out with mpmath when first needed.

Each is the interpolating polynomial at Chebyshev's nodes of a short interval, without its negligible end, in powers of
the distance from its middle, or from 0: there they are as well conditioned as the series, and cost two operations a
coefficient.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

import mpmath
import numpy as np

from verify.numbers import Array

__all__ = ["BREAKS", "HALF_TURN", "SPLIT", "LocalPolynomial", "below", "beyond", "cosine", "parts", "sine", "value"]

SPLIT = 8.0
"""Below it Cin and Si are power series in u^2; beyond it the auxiliary functions f and g are smooth in 1/u^2."""
BREAKS = (0.125, 1.0, SPLIT, 32.0, 512.0)
"""Points where one polynomial gives way to the next, the shorter the farther from `SPLIT`."""
HALF_TURN = math.pi / 2 * (1 + 2**-20)
"""Sine and cosine are polynomials up to here."""
DIGITS = 40
NODES = 36
NEGLIGIBLE = 2.0**-56
"""Largest sum of the coefficients that are cut off, as a part of the first."""


class LocalPolynomial(NamedTuple):
    """Coefficients of the powers of ``s - middle``, the last one first."""

    coefficients: tuple[float, ...]
    middle: float


@lru_cache(maxsize=1)
def parts() -> tuple[tuple[LocalPolynomial, LocalPolynomial], ...]:
    """Return for each interval between `BREAKS` two polynomials, computed once.

    Below `SPLIT` they are ``Cin(u)/u^2`` and ``Si(u)/u`` in ``s = u^2``, beyond it ``u f(u)`` and ``u^2 g(u)`` in
    ``s = 1/u^2``.
    """
    mp = mpmath.mp
    inner = [u**2 for u in (0.0, *BREAKS) if u <= SPLIT]
    outer = [*(u**-2 for u in BREAKS if u >= SPLIT), 0.0]
    with mp.workdps(DIGITS):

        def cin(s: Any) -> Any:
            u = mp.sqrt(s)
            return (mp.euler + mp.log(u) - mp.ci(u)) / s

        def si(s: Any) -> Any:
            u = mp.sqrt(s)
            return mp.si(u) / u

        def f(s: Any) -> Any:
            u = 1 / mp.sqrt(s)
            return u * (mp.ci(u) * mp.sin(u) + (mp.pi / 2 - mp.si(u)) * mp.cos(u))

        def g(s: Any) -> Any:
            u = 1 / mp.sqrt(s)
            return u**2 * ((mp.pi / 2 - mp.si(u)) * mp.sin(u) - mp.ci(u) * mp.cos(u))

        return (
            *((fitted(cin, *ends), fitted(si, *ends)) for ends in pairwise(inner)),
            *((fitted(f, *ends), fitted(g, *ends)) for ends in pairwise(outer)),
        )


@lru_cache(maxsize=1)
def circle() -> tuple[LocalPolynomial, LocalPolynomial]:
    """Return ``sin(r)/r`` and ``cos r`` in ``s = r^2``, computed once."""
    mp = mpmath.mp
    with mp.workdps(DIGITS):
        return (
            fitted(lambda s: mp.sin(mp.sqrt(s)) / mp.sqrt(s), 0.0, HALF_TURN**2),
            fitted(lambda s: mp.cos(mp.sqrt(s)), 0.0, HALF_TURN**2),
        )


def fitted(function: Callable[[Any], Any], low: float, high: float) -> LocalPolynomial:
    """Return the polynomial of a function of mpmath's numbers on an interval."""
    mp = mpmath.mp
    waves = [mp.cos(mp.pi * m / (2 * NODES)) for m in range(4 * NODES)]
    values = [function(low + (mp.mpf(high) - low) * (1 + waves[2 * j + 1]) / 2) for j in range(NODES)]
    coefficients = [
        2 * mp.fsum(v * waves[k * (2 * j + 1) % (4 * NODES)] for j, v in enumerate(values)) / NODES
        for k in range(NODES)
    ]
    coefficients[0] /= 2
    kept = NODES
    while sum(abs(c) for c in coefficients[kept - 1 :]) < NEGLIGIBLE * abs(coefficients[0]):
        kept -= 1
    return _in_powers(coefficients[:kept], mp.mpf(low), mp.mpf(high))


def _in_powers(coefficients: list[Any], low: Any, high: Any) -> LocalPolynomial:
    """Return a Chebyshev series in powers, of s itself if the interval begins or ends at 0."""
    mp = mpmath.mp
    middle = mp.zero if low * high == 0 else (low + high) / 2
    scale, shift = 2 / (high - low), (2 * middle - low - high) / (high - low)
    powers = np.polynomial.chebyshev.chebval(np.polynomial.Polynomial([shift, scale]), coefficients).coef
    return LocalPolynomial(tuple(float(c) for c in reversed(powers)), float(middle))


def value(polynomial: LocalPolynomial, t: Array) -> Array:
    """Return a polynomial at distances from its middle, by Horner's rule."""
    first, second, *others = polynomial.coefficients
    total = first * t
    total += second
    for coefficient in others:
        total *= t
        total += coefficient
    return np.asarray(total)


def below(u: Array, interval: int) -> tuple[Array, Array]:
    """Return Cin and Si in an interval below `SPLIT`, where ``Ci u = gamma + ln u - Cin u``; nothing cancels at 0."""
    cin, si = parts()[interval]
    square = u * u
    t = square - cin.middle if cin.middle else square
    return square * value(cin, t), u * value(si, t)


def beyond(u: Array, interval: int) -> tuple[Array, Array, Array]:
    """Return f, g and 1/u in an interval beyond `SPLIT`.

    There ``Ci u = f sin u - g cos u`` and ``Si u = pi/2 - f cos u - g sin u``.
    """
    f, g = parts()[interval]
    inverse = 1.0 / u
    square = inverse * inverse
    t = square - f.middle if f.middle else square
    return inverse * value(f, t), square * value(g, t), inverse


def sine(r: Array, square: Array) -> Array:
    """Return the sine of angles of at most `HALF_TURN`, whose squares are given."""
    return np.asarray(r * value(circle()[0], square))


def cosine(square: Array) -> Array:
    """Return the cosine of angles of at most `HALF_TURN`, by their squares."""
    return value(circle()[1], square)
