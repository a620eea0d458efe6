"""The closed form of the exponential schedule in float64 for arrays: about a tenth of a microsecond a point.

And by SciPy's ``sici``, where SciPy is installed.
"""

from __future__ import annotations

import math
from fractions import Fraction
from importlib import import_module
from typing import NamedTuple

import flint
import numpy as np

from verify.errors import ArgumentError, extra
from verify.numbers import ROUNDINGS, Array, precision, unit_roundoff
from verify.oscillation.chebyshev import BREAKS, SPLIT, below, beyond, cosine, sine
from verify.oscillation.closed_form_balls import closed_form_balls
from verify.oscillation.schedules import Exponential, Integral, exact
from verify.oscillation.values import RefusedError, Value, checked

__all__ = [
    "Estimates",
    "boxed",
    "by_polynomials",
    "closed_form_float64",
    "closed_form_scipy",
    "exponential_float64",
    "float_arguments",
]

ROUTE, BY_SCIPY = "closed_form_float64", "closed_form_scipy"
LARGEST = 1e10
"""Up to here the rounding error of x/b, as an angle, is small enough to be corrected to second order."""
LARGEST_BY_SCIPY = 1e5
"""Up to here the angle x is known to 1e-11, whatever the argument reduction."""
BLOCK = 8192
"""Points whose intermediate results stay in the cache of a processor."""
FEW = 16
"""Up to so many points balls are faster than hundreds of operations on short arrays."""
BALL_DIGITS, SMALLEST = 18, 1e-300
FAR = BREAKS.index(SPLIT) + 1
"""The first of the intervals between `BREAKS` that lies beyond `SPLIT`."""
PI = (float.fromhex("0x1.921fbp+1"), float.fromhex("0x1.5110ap-21"), float.fromhex("0x1.4611a62633146p-41"))
"""Two parts of 21 bits each, whose products with numbers of half turns up to 2^32 are exact, and the rest."""
VELTKAMP = 2.0**27 + 1.0
"""Splits a float64 into two halves whose products are exact."""


class Estimates(NamedTuple):
    """Values at many distances, each with an error that it is stated not to exceed."""

    value: Array
    error: Array


def exponential_float64(x: Array, base: float) -> Estimates:
    """Return ``int_0^1 exp(i x base**-t) dt`` for float64 distances.

    With ``E(u) = int_u^oo exp(i v)/v dv`` it is ``(E(x/b) - E(x))/ln b``. Below 8 the logarithm of E is taken
    apart, so that nothing cancels at small distances; the rounding error of x/b is corrected. A few distances are
    worked out on balls instead, which is faster then.

    Parameters
    ----------
    x : ndarray of float64
        Distances, at most 1e10 in absolute value.
    base : float
        Greater than 1.

    Returns
    -------
    Estimates
        Complex values and float errors of the shape of ``x``. The error is 16 u times what is at least
        ``(|E(x/b)| + |E(x)|)/ln b``, with the unit roundoff u, and the sizes of the terms of E where they are added
        up; on balls, u and their radius.

    Raises
    ------
    ArgumentError
        If ``base`` is not greater than 1, or an x is not finite or too large.
    """
    base = float(Exponential(exact(base, "base")).base)
    if np.iscomplexobj(x):
        raise ArgumentError("x", "real distances", str(np.asarray(x).dtype))
    points = np.asarray(x, dtype=np.float64)
    if not np.all(np.abs(points) <= LARGEST):
        raise ArgumentError("x", f"finite numbers of at most {LARGEST:g}", f"{points[~(np.abs(points) <= LARGEST)][0]}")
    flat = np.abs(points).ravel()
    value, error = (_by_balls if flat.size <= FEW else by_polynomials)(flat, base)
    np.conjugate(value, out=value, where=np.signbit(points.ravel()))
    return Estimates(value.reshape(points.shape), error.reshape(points.shape))


def _by_balls(x: Array, base: float) -> Estimates:
    """Return values and errors at a few distances that are not negative, by the closed form on balls."""
    schedule = Exponential(Fraction(base))
    value, error = np.ones(x.shape, dtype=np.complex128), np.zeros(x.shape)
    for n, distance in enumerate(x):
        if distance >= SMALLEST:
            enclosure = closed_form_balls(Integral(Fraction(float(distance)), schedule), BALL_DIGITS).enclosure
            value[n] = complex(float(enclosure.real.mid()), float(enclosure.imag.mid()))
            error[n] = 3 * unit_roundoff(np.float64) * abs(value[n])  # a unit in the last place, and the radius
        else:  # within x of 1, as the integrand is
            error[n] = distance
    return Estimates(value, error)


def by_polynomials(x: Array, base: float) -> Estimates:
    """Return the values at distances that are not negative, those with the same polynomials one after the other."""
    logarithm = math.log(base) if base > 2 else math.log1p(base - 1.0)
    edges = np.sort(np.concatenate([BREAKS, np.multiply(BREAKS, base)]))
    region = np.zeros(x.shape, dtype=np.uint8)
    for edge in edges:
        region += x > edge
    counts = np.bincount(region, minlength=edges.size + 1)
    order = None if counts.max() == x.size else np.argsort(region, kind="stable")
    estimates = Estimates(np.empty(x.shape, dtype=np.complex128), np.empty(x.shape))
    start, scale = 0, 1.0 / logarithm
    for n, stop in enumerate(np.cumsum(counts)):
        least = edges[n - 1] if n else 0.0
        intervals = [sum(unit * edge <= least for edge in BREAKS) for unit in (1.0, base)]
        for first in range(start, stop, BLOCK):
            part = slice(first, min(first + BLOCK, stop))
            place = part if order is None else order[part]
            real, imaginary, size = _block(x[place], base, logarithm, *intervals)
            estimates.value.real[place] = np.multiply(real, scale, out=real)
            estimates.value.imag[place] = np.multiply(imaginary, scale, out=imaginary)
            estimates.error[place] = np.multiply(size, ROUNDINGS * unit_roundoff(np.float64) * scale, out=size)
        start = stop
    return estimates


def _block(x: Array, base: float, logarithm: float, upper: int, lower: int) -> tuple[Array, Array, Array]:
    """Return both parts of ``E(x/b) - E(x)``, and the size of what was added up.

    The intervals between `BREAKS` in which x and x/b lie are given.
    """
    end = x / base
    if upper < FAR:
        (top, top_si), (bottom, bottom_si) = below(x, upper), below(end, lower)
        size = logarithm + top + top_si + bottom + bottom_si  # no less than the moduli
        return logarithm + (bottom - top), top_si - bottom_si, size
    real, imaginary, size = _tail(x, upper, None)
    if lower < FAR:
        (cin, si), log_end = below(end, lower), np.log(end)
        constant = -np.euler_gamma - log_end
        size += 0.5 * np.pi + np.euler_gamma + np.abs(log_end) + cin + si
        return constant + cin - real, 0.5 * np.pi - si - imaginary, size
    end_real, end_imaginary, end_size = _tail(end, lower, _remainder(x, end, base))
    return end_real - real, end_imaginary - imaginary, size + end_size


def _tail(u: Array, interval: int, correction: Array | None) -> tuple[Array, Array, Array]:
    """Return both parts of ``E(u + correction) = exp(i u) (g + i f)`` for u >= SPLIT, and 1/u, which is more."""
    f, g, inverse = beyond(u, interval)
    turns = np.rint(u * (1.0 / np.pi))
    rest = u - turns * PI[0]  # exact, and so is the next difference
    rest -= turns * PI[1]
    rest -= turns * PI[2] if correction is None else turns * PI[2] - correction
    turns *= 0.5
    turns -= np.floor(turns)
    turns *= -4.0
    turns += 1.0  # the sign of the cosine of the turns
    f *= turns
    g *= turns
    square = rest * rest
    sin, cos = sine(rest, square), cosine(square)
    real, imaginary = g * cos, g * sin
    real -= f * sin
    imaginary += f * cos
    return real, imaginary, inverse


def _remainder(x: Array, quotient: Array, base: float) -> Array:
    """Return ``x/base - quotient``, from the exact product of the quotient and the base (Dekker)."""
    product = quotient * base
    high = _high(quotient)
    low, base_high = quotient - high, float(_high(np.array(base)))
    base_low = base - base_high
    remainder = x - product
    product -= high * base_high
    remainder += product
    if base_low:  # of a base of at most 26 bits there is none
        remainder -= high * base_low
        remainder -= low * base_high
        remainder -= low * base_low
    else:
        remainder -= low * base
    remainder *= 1.0 / base
    return np.asarray(remainder)


def _high(number: Array) -> Array:
    """Return the upper half of the bits."""
    scaled = VELTKAMP * number
    return np.asarray(scaled - (scaled - number))


def closed_form_float64(integral: Integral, digits: int = 12) -> Value:
    """Return the integral in float64, with the error of `exponential_float64`.

    Parameters
    ----------
    integral : Integral
        Exponential schedule whose base is a float64 number, no weight, 0 < x <= 1e10.
    digits : int
        Digits of the modulus.

    Raises
    ------
    RefusedError
        For anything else, or if the stated error is larger.
    """
    x, base, rounding = float_arguments(integral, ROUTE)
    if x > LARGEST:
        raise RefusedError(ROUTE, f"x is at most {LARGEST:g} here")
    estimates = by_polynomials(np.array([x]), base)
    return boxed(complex(estimates.value[0]), float(estimates.error[0]) + rounding, ROUTE, digits)


def float_arguments(integral: Integral, route: str) -> tuple[float, float, float]:
    """Return x and the base as floats, and what rounding x to a float can change.

    The derivative of the integral in x is at most 1, and at most ``2/(x ln b)``.

    Raises
    ------
    RefusedError
        For a weight, another schedule, or a base that is no float64.
    """
    if integral.weight is not None or not isinstance(integral.schedule, Exponential):
        raise RefusedError(route, "only the exponential schedule without a weight")
    base = float(integral.schedule.base)
    if base != integral.schedule.base:
        raise RefusedError(route, f"the base {integral.schedule.base} is no float64")
    x = float(integral.x)
    steepest = min(1.0, 2.0 / (x * math.log(base))) if x > 0 else 1.0
    return x, base, 1.01 * steepest * float(abs(integral.x - Fraction(x)))


def boxed(value: complex, error: float, route: str, digits: int) -> Value:
    """Return the value of a float and its stated error.

    Raises
    ------
    RefusedError
        If the error is more than the digits allow.
    """
    with precision(64):
        radius = flint.arb(0, error)
        value_in_box = checked(flint.acb(value.real + radius, value.imag + radius), route, digits, rigorous=False)
    if value_in_box is None:
        raise RefusedError(route, f"{digits} digits are more than float64 has here: the error is up to {error:.1e}")
    return value_in_box


def closed_form_scipy(integral: Integral, digits: int = 8) -> Value:
    """Return the integral by SciPy's Ci and Si; the stated error is that of their sizes and of the angles.

    Parameters
    ----------
    integral : Integral
        Exponential schedule whose base is a float64 number, no weight, 0 < x <= 1e5.
    digits : int
        Digits of the modulus.

    Raises
    ------
    RefusedError
        If SciPy is not installed, for anything else, or if the stated error is larger.
    """
    x, base, rounding = float_arguments(integral, BY_SCIPY)
    if x > LARGEST_BY_SCIPY:
        raise RefusedError(BY_SCIPY, f"x is at most {LARGEST_BY_SCIPY:g} here")
    try:
        special = import_module("scipy.special")
    except ModuleNotFoundError as missing:
        raise RefusedError(BY_SCIPY, f"SciPy is not installed: {extra('scipy')}") from missing
    (si, ci), (si_end, ci_end) = special.sici(x), special.sici(x / base)
    logarithm = math.log(base)
    size = 2 * math.pi + abs(ci) + abs(ci_end) + 2 * logarithm
    error = ROUNDINGS * unit_roundoff(float) * size / logarithm
    value = complex(ci - ci_end, si - si_end) / logarithm
    return boxed(value, error + rounding, BY_SCIPY, digits)
