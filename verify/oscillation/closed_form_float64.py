"""The closed form of the exponential schedule in float64 for arrays: less than a microsecond a point."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import NamedTuple

import flint
import numpy as np

from verify.numbers import ROUNDINGS, Array, precision, unit_roundoff
from verify.oscillation.chebyshev import SPLIT, below, beyond
from verify.oscillation.schedules import Exponential, Integral, exact
from verify.oscillation.values import RefusedError, Value, checked
from verify.transformer.shapes import ArgumentError

__all__ = ["Estimates", "boxed", "closed_form_float64", "exponential_float64", "float_arguments"]

ROUTE = "closed_form_float64"
LARGEST = 1e10
"""Up to here the rounding error of x/b, as an angle, is small enough to be corrected to second order."""
BLOCK = 4096
"""Points whose intermediate results stay in the cache of a processor."""
VELTKAMP = 2.0**27 + 1.0
"""Splits a float64 into two halves whose products are exact."""


class Estimates(NamedTuple):
    """Values at many distances, each with an error that it is stated not to exceed."""

    value: Array
    error: Array


def exponential_float64(x: Array, base: float) -> Estimates:
    """Return ``int_0^1 exp(i x base**-t) dt`` for float64 distances.

    With ``E(u) = int_u^oo exp(i v)/v dv`` it is ``(E(x/b) - E(x))/ln b``. Below 8 the logarithm of E is taken
    apart, so that nothing cancels at small distances; the rounding error of x/b is corrected.

    Parameters
    ----------
    x : ndarray of float64
        Distances, at most 1e10 in absolute value.
    base : float
        Greater than 1.

    Returns
    -------
    Estimates
        Complex values and float errors of the shape of ``x``. The error is ``16 u (|E(x/b)| + |E(x)|)/ln b``
        with the unit roundoff u, and the sizes of the terms of E where they are added up.

    Raises
    ------
    ArgumentError
        If ``base`` is not greater than 1, or an x is not finite or too large.
    """
    base = float(Exponential(exact(base, "base")).base)
    points = np.asarray(x, dtype=np.float64)
    if not np.all(np.abs(points) <= LARGEST):
        raise ArgumentError("x", f"finite numbers of at most {LARGEST:g}", f"{points[~(np.abs(points) <= LARGEST)][0]}")
    flat = np.abs(points).ravel()
    value, error = np.empty(flat.shape, dtype=np.complex128), np.empty(flat.shape)
    logarithm = math.log(base) if base > 2 else math.log1p(base - 1.0)
    for start in range(0, flat.size, BLOCK):
        part = slice(start, start + BLOCK)
        value[part], error[part] = _block(flat[part], base, logarithm)
    np.conjugate(value, out=value, where=np.signbit(points.ravel()))
    return Estimates(value.reshape(points.shape), error.reshape(points.shape))


def _block(x: Array, base: float, logarithm: float) -> Estimates:
    """Return the values at distances that are not negative."""
    end = x / base
    near, far = x <= SPLIT, end > SPLIT
    value, size = np.empty(x.shape, dtype=np.complex128), np.empty(x.shape)
    if near.any():
        top, bottom = _entire(x[near]), _entire(end[near])
        value[near] = logarithm + (bottom - top)
        size[near] = logarithm + np.abs(top) + np.abs(bottom)
    if not near.all():
        away = ~near
        value[away], size[away] = _tail(x[away], np.zeros(1))
        between = away & ~far
        if between.any():
            regular, log_end = _entire(end[between]), np.log(end[between])
            value[between] = 0.5j * np.pi - np.euler_gamma - log_end + regular - value[between]
            size[between] += 0.5 * np.pi + np.euler_gamma + np.abs(log_end) + np.abs(regular)
        if far.any():
            bottom, extent = _tail(end[far], _remainder(x[far], end[far], base))
            value[far] = bottom - value[far]
            size[far] += extent
    value /= logarithm
    return Estimates(value, ROUNDINGS * unit_roundoff(np.float64) / logarithm * size)


def _entire(u: Array) -> Array:
    """Return ``Cin u - i Si u``, which is ``E(u) + gamma + ln u - i pi/2``, for u <= SPLIT."""
    found = np.empty(u.shape, dtype=np.complex128)
    found.real, imaginary = below(u)
    np.negative(imaginary, out=found.imag)
    return found


def _tail(u: Array, correction: Array) -> tuple[Array, Array]:
    """Return ``E(u + correction) = exp(i u) (g + i f)`` for u >= SPLIT, and its modulus."""
    f, g = beyond(u)
    sine, cosine = np.sin(u), np.cos(u)
    if correction.any():
        small = 1.0 - 0.5 * correction * correction
        sine, cosine = sine * small + cosine * correction, cosine * small - sine * correction
    found = np.empty(u.shape, dtype=np.complex128)
    found.real = g * cosine - f * sine
    found.imag = g * sine + f * cosine
    return found, np.hypot(f, g)


def _remainder(x: Array, quotient: Array, base: float) -> Array:
    """Return ``x/base - quotient``, from the exact product of the quotient and the base (Dekker)."""
    product = quotient * base
    high = _high(quotient)
    low, base_high = quotient - high, float(_high(np.array(base)))
    base_low = base - base_high
    rest = ((high * base_high - product) + high * base_low + low * base_high) + low * base_low
    return np.asarray(((x - product) - rest) / base)


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
    found = exponential_float64(np.array([x]), base)
    return boxed(complex(found.value[0]), float(found.error[0]) + rounding, ROUTE, digits)


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
        found = checked(flint.acb(value.real + radius, value.imag + radius), route, digits, rigorous=False)
    if found is None:
        raise RefusedError(route, f"{digits} digits are more than float64 has here: the error is up to {error:.1e}")
    return found
