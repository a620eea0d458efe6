"""The polynomials for Ci, Si, sine and cosine: coefficients that are long enough, values against mpmath."""

import mpmath
import numpy as np
import pytest

from verify.oscillation.chebyshev import (
    BREAKS,
    HALF_TURN,
    NODES,
    SPLIT,
    below,
    beyond,
    circle,
    cosine,
    fitted,
    parts,
    sine,
    value,
)

ENDS = (1e-8, *BREAKS, 1e12)


def test_the_polynomials_end_where_nothing_is_left():
    every = [*circle(), *(polynomial for both in parts() for polynomial in both)]
    assert len(every) == 2 * len(ENDS)
    for polynomial in every:
        assert 4 <= len(polynomial.coefficients) < NODES - 8


def test_a_polynomial_is_found_again():
    for low, high, middle in ((0.0, 2.0, 0.0), (1.0, 4.0, 2.5)):
        with mpmath.workdps(40):
            found = fitted(lambda s: 3 - 2 * s + s**3, low, high)
        s = np.linspace(low, high, 7)
        assert found.middle == middle
        assert np.allclose(value(found, s - found.middle), 3 - 2 * s + s**3, rtol=4e-16, atol=4e-16)


@pytest.mark.parametrize("interval", range(BREAKS.index(SPLIT) + 1))
def test_below_the_split(interval):
    u = np.geomspace(*ENDS[interval : interval + 2], 60)
    with mpmath.workdps(30):
        for x, found_cin, found_si in zip(u, *below(u, interval), strict=True):
            x = mpmath.mpf(float(x))
            expected = mpmath.euler + mpmath.log(x) - mpmath.ci(x)
            assert found_cin == pytest.approx(float(expected), rel=2e-15)
            assert found_si == pytest.approx(float(mpmath.si(x)), rel=2e-15)


def test_at_zero():
    cin, si = below(np.zeros(1), 0)
    assert cin[0] == si[0] == 0


@pytest.mark.parametrize("interval", range(BREAKS.index(SPLIT) + 1, len(BREAKS) + 1))
def test_beyond_the_split(interval):
    u = np.geomspace(*ENDS[interval : interval + 2], 60)
    with mpmath.workdps(45):
        for x, found_f, found_g, inverse in zip(u, *beyond(u, interval), strict=True):
            x = mpmath.mpf(float(x))
            ci, rest = mpmath.ci(x), mpmath.pi / 2 - mpmath.si(x)
            assert found_f == pytest.approx(float(ci * mpmath.sin(x) + rest * mpmath.cos(x)), rel=2e-15)
            assert found_g == pytest.approx(float(rest * mpmath.sin(x) - ci * mpmath.cos(x)), rel=2e-15)
            assert inverse == float(1 / float(x)) >= np.hypot(found_f, found_g)


def test_sine_and_cosine_up_to_half_a_turn():
    r = np.linspace(-HALF_TURN, HALF_TURN, 1001)
    assert np.abs(sine(r, r * r) - np.sin(r)).max() < 4e-16
    assert np.abs(cosine(r * r) - np.cos(r)).max() < 5e-16
