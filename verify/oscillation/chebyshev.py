"""Chebyshev series for Ci and Si in float64; the coefficients are worked out with mpmath when first needed."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import mpmath
import numpy as np

from verify.numbers import Array

__all__ = ["SPLIT", "Series", "below", "beyond", "clenshaw", "series"]

SPLIT = 8.0
"""Below it Cin and Si are power series in u^2; beyond it the auxiliary functions f and g are smooth in 1/u^2."""
DIGITS = 40
NODES = 48
NEGLIGIBLE = 2.0**-56
"""What is cut off, as a part of the first coefficient."""


class Series(NamedTuple):
    """Coefficients, by Chebyshev polynomials in ``2 s - 1`` with s from 0 to 1."""

    cin: Array  # Cin(u) / u^2,  s = (u / SPLIT)^2
    si: Array  # Si(u) / u,      s = (u / SPLIT)^2
    f: Array  # u f(u),          s = (SPLIT / u)^2
    g: Array  # u^2 g(u),        s = (SPLIT / u)^2


@lru_cache(maxsize=1)
def series() -> Series:
    """Return the series, computed once: some 200 values of Ci and Si at 40 digits."""
    mp = mpmath.mp
    with mp.workdps(DIGITS):

        def cin(s: Any) -> Any:
            u = SPLIT * mp.sqrt(s)
            return (mp.euler + mp.log(u) - mp.ci(u)) / u**2

        def si(s: Any) -> Any:
            u = SPLIT * mp.sqrt(s)
            return mp.si(u) / u

        def f(s: Any) -> Any:
            u = SPLIT / mp.sqrt(s)
            return u * (mp.ci(u) * mp.sin(u) + (mp.pi / 2 - mp.si(u)) * mp.cos(u))

        def g(s: Any) -> Any:
            u = SPLIT / mp.sqrt(s)
            return u**2 * ((mp.pi / 2 - mp.si(u)) * mp.sin(u) - mp.ci(u) * mp.cos(u))

        return Series(*(_coefficients(function) for function in (cin, si, f, g)))


def _coefficients(function: Callable[[Any], Any]) -> Array:
    """Return the coefficients of the interpolating polynomial at Chebyshev's nodes, without the negligible end."""
    mp = mpmath.mp
    angles = [mp.pi * (2 * j + 1) / (2 * NODES) for j in range(NODES)]
    values = [function((1 + mp.cos(angle)) / 2) for angle in angles]
    found = [
        float(2 * mp.fsum(v * mp.cos(k * a) for v, a in zip(values, angles, strict=True)) / NODES) for k in range(NODES)
    ]
    found[0] /= 2
    kept = NODES
    while sum(abs(c) for c in found[kept - 1 :]) < NEGLIGIBLE * abs(found[0]):
        kept -= 1
    return np.array(found[:kept])


def clenshaw(coefficients: Array, s: Array) -> Array:
    """Return the sum of a series at points of [0, 1]."""
    twice = 4.0 * s - 2.0
    last, sum_ = np.zeros_like(s), np.full_like(s, coefficients[-1])
    for coefficient in coefficients[-2:0:-1]:
        last *= -1.0
        last += twice * sum_
        last += coefficient
        last, sum_ = sum_, last
    return np.asarray(0.5 * twice * sum_ - last + coefficients[0])


def below(u: Array) -> tuple[Array, Array]:
    """Return Cin and Si for 0 <= u <= SPLIT, where ``Ci u = gamma + ln u - Cin u`` without cancellation at 0."""
    table, square = series(), u * u
    s = square * SPLIT**-2
    return square * clenshaw(table.cin, s), u * clenshaw(table.si, s)


def beyond(u: Array) -> tuple[Array, Array]:
    """Return f and g for u >= SPLIT, where ``Ci u = f sin u - g cos u``, ``Si u = pi/2 - f cos u - g sin u``."""
    table, inverse = series(), 1.0 / u
    s = (SPLIT * inverse) ** 2
    return inverse * clenshaw(table.f, s), inverse * inverse * clenshaw(table.g, s)
