"""The standard normal distribution on arrays of floats: probabilities with their digits in the left tail, densities.

For a >= 0 the tail P(Z > a) is ``exp(-a**2 / 2)`` times Mills' ratio, a smooth function that one quotient of
polynomials follows up to where the tail is 0 in the format. All coefficients are positive, so nothing cancels.
"""

from __future__ import annotations

import functools
import math
from typing import Any, NamedTuple

import flint
import numpy as np

from verify.numbers.balls import precision
from verify.numbers.elements import Array

__all__ = ["FITS", "Fit", "MillsQuotient", "mills_quotient", "mills_ratio", "normal_distribution"]

BITS = 400
"""Of precision with which the coefficients are found: the equations for them lose half."""

NEAR = 1e12
"""Numbers with a smaller sum of squares have powers that do not overflow."""


class Fit(NamedTuple):
    """Describe how the quotient of a format is computed.

    Parameters
    ----------
    above, below : int
        Degrees of the two polynomials: what they leave out is below the last digit.
    shift : int
        Large where the points at which the quotient is exact lie near 0.
    end : int
        From here on the tail is 0 in the format.
    """

    above: int
    below: int
    shift: int
    end: int


FITS = {np.dtype(np.float64): Fit(10, 11, shift=4, end=39), np.dtype(np.float32): Fit(4, 5, shift=3, end=15)}


class MillsQuotient(NamedTuple):
    """Coefficients of two polynomials, from the constant upwards; below the highest is 1, and left out."""

    above: tuple[Array, ...]
    below: tuple[Array, ...]


def normal_distribution(x: Array, probability: Array, density: Array, spare: Array) -> None:
    """Write P(Z <= x) and the density there for a standard normal Z.

    With u half the spacing of the format at 1, a probability is off by at most ``x**2 / 2 + 52`` times u of itself in
    float64 and ``x**2 / 2 + 27`` in float32, if NumPy's exponential is by 6, and a subnormal one by the least number
    more. Seen is a tenth of the constants. No bound is stated of the density.

    Parameters
    ----------
    x : ndarray of float, shape (...)
        Finite numbers.
    probability, density, spare : ndarray, shape (...)
        Where the two go, and what may be written over, of the same dtype; none may be ``x``.
    """
    if x.dtype not in FITS:
        wide = x.astype(np.float64)
        results = [np.empty_like(wide) for _ in range(3)]
        normal_distribution(wide, *results)
        probability[...], density[...], _ = results
        return
    quotient = mills_quotient(x.dtype)
    distance, above, below = np.abs(x, out=spare), probability, density
    with np.errstate(over="ignore"):
        if not np.vdot(x, x) < NEAR:
            np.minimum(distance, FITS[x.dtype].end, out=distance)
    np.multiply(distance, quotient.above[-1], out=above)
    for coefficient in quotient.above[-2:0:-1]:
        above += coefficient
        above *= distance
    above += quotient.above[0]
    np.add(distance, quotient.below[-1], out=below)
    for coefficient in quotient.below[-2::-1]:
        below *= distance
        below += coefficient
    ratio = np.divide(above, below, out=probability)
    with np.errstate(over="ignore", invalid="ignore"):
        np.multiply(x, x, out=density)
    density *= -0.5
    np.exp(density, out=density)
    ratio *= density
    np.subtract(x > 0, ratio, out=probability)
    np.abs(probability, out=probability)
    density *= 1 / math.sqrt(2 * math.pi)


def mills_ratio(a: Any) -> Any:
    """Return P(Z > a) over ``exp(-a**2 / 2)``, of a ball or a series of balls."""
    return (a / flint.arb(2).sqrt()).erfc() / 2 * (a * a / 2).exp()


@functools.cache
def mills_quotient(dtype: np.dtype[Any]) -> MillsQuotient:
    """Return the quotient of polynomials that follows `mills_ratio` in a float format.

    It has the values of the ratio at points a for which ``1 / (a + shift)`` are Chebyshev's points, and is found on
    enclosures.
    """
    fit = FITS[dtype]
    count = fit.above + fit.below + 1
    with precision(BITS):
        low, high = flint.arb(1) / (fit.end + fit.shift), flint.arb(1) / fit.shift
        cosines = [(flint.arb(2 * n + 1) / (2 * count)).cos_pi() for n in range(count)]
        points = [2 / (low + high + (high - low) * cosine) - fit.shift for cosine in cosines]
        values = [mills_ratio(point) for point in points]
        equations = flint.arb_mat(
            [
                [*(point**n for n in range(fit.above + 1)), *(-value * point**n for n in range(fit.below))]
                for point, value in zip(points, values, strict=True)
            ]
        )
        wanted = [[value * point**fit.below] for point, value in zip(points, values, strict=True)]
        coefficients = equations.solve(flint.arb_mat(wanted)).entries()
    rounded = tuple(np.array(float(coefficient.mid()), dtype) for coefficient in coefficients)
    return MillsQuotient(rounded[: fit.above + 1], rounded[fit.above + 1 :])
