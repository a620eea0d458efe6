"""Arithmetic that is total: exact where it can be, else to 60 digits.

Division by zero, the logarithm of what is not positive and the root of a negative number are 0, as in Rocq's reals.
Fractions stay fractions until a function gives a number of 60 digits. Derivatives are one-sided difference quotients
that must agree, integrals two quadratures that must agree.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any

import mpmath
import numpy as np

Number = Any  # int | Fraction | MP.mpf

MP = mpmath.MPContext()
MP.dps = 60
LEAST = MP.mpf(10) ** -12  # a computed number nearer to zero may be zero
LEAST_BESIDE_A_POINT = MP.mpf(10) ** -50  # the same for the numbers of difference quotients, which are small on purpose
STEPS = Fraction(1, 2**50), Fraction(1, 2**67)  # of difference quotients
CLOSE, FAR = MP.mpf(10) ** -10, MP.mpf(10) ** -3  # quotients that agree, and that do not; between, nothing is said
LARGEST_ARGUMENT = 30
GAUSS, CHEBYSHEV = 20, 32


class UndecidedError(Exception):
    """Rounding, size or a point of no interest: nothing can be said here."""


def exact(a: Number) -> bool:
    """Whether a number is known exactly."""
    return isinstance(a, int | Fraction)


def digits(a: Number) -> Any:
    """A number to 60 digits."""
    if isinstance(a, MP.mpf):
        return a
    return MP.mpf(a.numerator) / a.denominator if exact(a) else MP.mpf(a)


def _lifted(f: Callable[[Number, Number], Number]) -> Callable[[Number, Number], Number]:
    def operate(a: Number, b: Number) -> Number:
        return f(a, b) if exact(a) and exact(b) else f(digits(a), digits(b))

    return operate


add = _lifted(lambda a, b: a + b)
sub = _lifted(lambda a, b: a - b)
_product = _lifted(lambda a, b: a * b)


def mul(a: Number, b: Number) -> Number:
    """The product; with an exact zero it is one."""
    return Fraction(0) if (exact(a) and a == 0) or (exact(b) and b == 0) else _product(a, b)


def divide(a: Number, b: Number, least: Number = LEAST) -> Number:
    """The quotient; 0 where the divisor is 0.

    Raises
    ------
    UndecidedError
        If the divisor is so near to zero that rounding could have made it.
    """
    if exact(b):
        return Fraction(0) if b == 0 else mul(a, 1 / Fraction(b))
    if abs(b) < least:
        raise UndecidedError("division by a number near zero")
    return digits(a) / b


def root(a: Number) -> Number:
    """The root of a number that is not negative, a fraction where it is one."""
    if exact(a):
        top, bottom = Fraction(math.isqrt(a.numerator)), Fraction(math.isqrt(a.denominator))
        if top * top == a.numerator and bottom * bottom == a.denominator:
            return top / bottom
    return MP.sqrt(digits(a))


def function(name: str, a: Number, least: Number = LEAST) -> Number:
    """The value of one of the kernel's functions.

    Raises
    ------
    UndecidedError
        If no law says what it is there, or the argument is too near to a jump or too large.
    """
    if name in ("log", "sqrt") and not exact(a) and abs(a) < least:
        raise UndecidedError(f"{name} of a number near zero")
    return _function(name, a)


@lru_cache(maxsize=50_000)
def _function(name: str, a: Number) -> Number:
    if name in ("log", "sqrt"):
        if a <= 0:
            return Fraction(0)
        return root(a) if name == "sqrt" else Fraction(0) if a == 1 else MP.log(digits(a))
    if name == "Ci" and a <= 0:
        raise UndecidedError("no law speaks of it")
    if a == 0:
        return Fraction(0 if name in ("sin", "erf", "Si", "fresnelc", "fresnels") else 1)
    if abs(a) > LARGEST_ARGUMENT:
        raise UndecidedError("a large argument")
    return getattr(MP, name.lower())(digits(a))


def derivative(f: Callable[[Number], Number], at: Number) -> Number | None:
    """The limit of the difference quotients from both sides; None where there is none.

    Raises
    ------
    UndecidedError
        If the quotients are neither close nor far apart.
    """
    here = f(at)

    def quotient(step: Fraction) -> Any:
        return digits(divide(sub(f(digits(add(at, step))), here), step))

    (right, left), (nearer_right, nearer_left) = ((quotient(h), quotient(-h)) for h in STEPS)
    gaps = [nearer_right - nearer_left, nearer_right - right, nearer_left - left]
    apart, scale = max(map(abs, gaps)), max(MP.mpf(1), abs(nearer_right), abs(nearer_left))
    if apart <= CLOSE * scale:
        return (nearer_right + nearer_left) / 2
    if apart < FAR * scale:
        raise UndecidedError("difference quotients that nearly agree")
    return None


def quadrature(f: Callable[[Number], Number], start: Number, end: Number) -> Number:
    """Integrate by the rules of Gauss and Legendre and of Clenshaw and Curtis.

    Raises
    ------
    UndecidedError
        If they disagree: what oscillates or jumps is left open.
    """
    middle, half = digits(add(start, end)) / 2, digits(sub(end, start)) / 2
    gauss, chebyshev = (
        half * MP.fsum(MP.mpf(w) * digits(f(middle + half * MP.mpf(x))) for x, w in nodes())
        for nodes in (_gauss_legendre, _clenshaw_curtis)
    )
    if abs(gauss - chebyshev) > CLOSE * max(MP.mpf(1), abs(gauss)):
        raise UndecidedError("an integrand that is not smooth enough")
    return gauss


@cache
def _gauss_legendre() -> list[tuple[float, float]]:
    points, weights = np.polynomial.legendre.leggauss(GAUSS)
    return list(zip(points.tolist(), weights.tolist(), strict=True))


@cache
def _clenshaw_curtis() -> list[tuple[float, float]]:
    """The Chebyshev points, with the weights that integrate every polynomial through them."""
    angles = np.pi * np.arange(CHEBYSHEV + 1) / CHEBYSHEV
    orders = np.arange(0, CHEBYSHEV + 1, 2)
    halved = np.where((orders == 0) | (orders == CHEBYSHEV), 0.5, 1.0)
    weights = 4 / CHEBYSHEV * np.cos(np.outer(angles, orders)) @ (halved / (1 - orders.astype(float) ** 2))
    weights[[0, -1]] /= 2
    return list(zip(np.cos(angles).tolist(), weights.tolist(), strict=True))
