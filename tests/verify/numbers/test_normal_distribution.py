"""The normal distribution on arrays: its error proved on balls, far tails, every float format."""

import math

import flint
import numpy as np
import pytest

from verify.numbers import precision
from verify.numbers.normal_distribution import FITS, mills_quotient, mills_ratio, normal_distribution

TERMS, CELLS = 24, 4  # of each Taylor series; of cells in a unit
EXPONENTIAL = 6  # half units in the last place by which NumPy's is off at most, as it says: 2.52 units in float32
STATED = {np.float64: 52, np.float32: 27}


def distribution(x):
    found = [np.empty_like(x) for _ in range(3)]
    normal_distribution(x, *found)
    return found[:2]


def at(coefficients, a, monic):
    """Return a polynomial of positive coefficients at a, and what rounding adds to it by Horner's rule, over u."""
    value, error = (flint.arb(1), flint.arb(0)) if monic else (flint.arb(float(coefficients[-1])), flint.arb(0))
    for n, coefficient in enumerate(reversed(coefficients if monic else coefficients[:-1])):
        value, error = value * a, error * a + (0 if n == 0 and monic else value * a)
        value += flint.arb(float(coefficient))
        error += value
    return value, error


def cell_bound(quotient, low, high, u):
    """Return a bound of the relative error of Mills' ratio for a between two numbers, over u."""
    centre, half, radius = (low + high) / 2, (high - low) / 2, flint.arb(2)
    a = flint.arb_series([centre, 1], prec=TERMS)
    powers = [flint.arb_series([1], prec=TERMS)]
    for _ in quotient.below:
        powers.append(powers[-1] * a)
    above, below = (
        sum((power * flint.arb(float(c)) for c, power in zip(part, powers, strict=False)), flint.arb_series([0]))
        for part in quotient
    )
    difference = above - mills_ratio(a) * (below + powers[-1])
    far = centre + radius  # all coefficients are positive, and Mills' ratio falls: Cauchy's bound
    largest = at(quotient.above, far, False)[0]
    largest += mills_ratio(centre - radius) * at(quotient.below, far, True)[0]
    left_out = sum((abs(difference[n]) * half**n for n in range(TERMS)), flint.arb(0))
    left_out += largest * (half / radius) ** TERMS / (1 - half / radius)
    left_out /= mills_ratio(high) * at(quotient.below, low, True)[0]
    rounding = sum(
        at(part, high, monic)[1] / at(part, low, monic)[0] for part, monic in zip(quotient, (False, True), strict=True)
    )
    return float((left_out / u + rounding * (1 + 100 * u) + 1).upper())


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
def test_the_error_is_proved_on_balls(dtype):
    u, cap = float(np.finfo(dtype).eps) / 2, flint.ctx.cap
    quotient = mills_quotient(np.dtype(dtype))
    assert all(coefficient > 0 for part in quotient for coefficient in part)
    flint.ctx.cap = TERMS
    try:
        with precision(300):
            edges = [flint.arb(n) / CELLS for n in range(FITS[np.dtype(dtype)].end * CELLS + 1)]
            bounds = [cell_bound(quotient, *edges[n : n + 2], u) for n in range(len(edges) - 1)]
    finally:
        flint.ctx.cap = cap
    found = max(bounds) + EXPONENTIAL + 2  # the exponential, its square of x, and the last product
    assert STATED[dtype] - 1 < found <= STATED[dtype]


@pytest.mark.parametrize(("dtype", "end"), [(np.float64, 38), (np.float32, 14), (np.float16, 5)])
def test_each_probability_and_density_is_as_near_as_stated(dtype, end):
    limits = np.finfo(dtype)
    x = np.concatenate([np.linspace(-end, 9, 400), np.random.default_rng(1).standard_normal(400)]).astype(dtype)
    given = x.copy()
    found = distribution(x)
    assert np.array_equal(x, given) and {array.dtype for array in found} == {x.dtype}
    with precision(200):
        points = [flint.arb(float(point)) for point in x]
        probabilities = [(-point / flint.arb(2).sqrt()).erfc() / 2 for point in points]
        densities = [(-point * point / 2).exp() / (2 * flint.arb.pi()).sqrt() for point in points]
    for values, exact, own in ((found[0], probabilities, 8), (found[1], densities, 8)):
        for value, ball, point in zip(values, exact, points, strict=True):
            accepted = ball * (point * point / 2 + own) * float(limits.eps) / 2 + float(limits.smallest_subnormal)
            assert abs(flint.arb(float(value)) - ball) <= accepted


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
def test_far_out_the_probability_is_0_or_1(dtype):
    far = float(np.finfo(dtype).max)
    probability, density = distribution(np.array([-far, -60, -0.0, 60, far, far], dtype))
    assert np.array_equal(probability, [0, 0, 0.5, 1, 1, 1])
    assert np.array_equal(density == 0, [True, True, False, True, True, True])
    assert density[2] == pytest.approx(1 / math.sqrt(2 * math.pi), rel=float(np.finfo(dtype).eps))
