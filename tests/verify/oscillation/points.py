"""The forty points at which every route is held against a value of 60 digits."""

from fractions import Fraction
from functools import cache

import mpmath

from verify.oscillation import Exponential, Integral, Value

DISTANCES = tuple(Fraction(x) for x in ("0.001", "0.1", "1", "10", "200", "512", "10000", "100000", "1e7", "1e9"))
BASES = (10, 10**3, 10**4, 5 * 10**5)
POINTS = [(x, base) for base in BASES for x in DISTANCES]
DIGITS = 60


@cache
def reference(x: Fraction, base: Fraction) -> tuple[Fraction, Fraction]:
    """Return the integral for the exponential schedule to 60 digits, by the exponential integral E1.

    It is (E1(-i x/b) - E1(-i x))/ln b. No route goes through E1; it is taken at two precisions.
    """
    coarse, fine = (_by_e1(Fraction(x), Fraction(base), DIGITS + guard) for guard in (30, 60))
    if abs(coarse - fine) > abs(fine) * mpmath.mpf(10) ** -(DIGITS + 5):
        raise ArithmeticError(f"no 60 digits at x = {x}, base {base}")
    return rational(fine.real), rational(fine.imag)


def _by_e1(x, base, digits):
    with mpmath.workdps(digits):
        upper, b = mpmath.mpf(x.numerator) / x.denominator, mpmath.mpf(base.numerator) / base.denominator
        return (mpmath.e1(mpmath.mpc(0, -upper / b)) - mpmath.e1(mpmath.mpc(0, -upper))) / mpmath.log(b)


def rational(number) -> Fraction:
    """Return what a number of mpmath is exactly."""
    mantissa, exponent = number.man_exp
    return Fraction(-int(mantissa) if number < 0 else int(mantissa)) * Fraction(2) ** int(exponent)


def encloses(value: Value, expected: tuple[Fraction, Fraction]) -> bool:
    """Tell whether both parts of a value contain the expected ones."""
    return value.real.contains(expected[0]) and value.imag.contains(expected[1])


def at(x, base) -> Integral:
    """Return the integral for an exponential schedule."""
    return Integral(x, Exponential(base))
