"""The series for Ci and Si: coefficients that are long enough, values against mpmath."""

import mpmath
import numpy as np
import pytest

from verify.oscillation.chebyshev import NEGLIGIBLE, NODES, SPLIT, below, beyond, clenshaw, series


def test_the_series_end_where_nothing_is_left():
    for coefficients in series():
        assert 10 < len(coefficients) < NODES - 8
        assert abs(coefficients[-1]) < 1e3 * NEGLIGIBLE * abs(coefficients[0])


def test_clenshaw_sums_the_polynomials():
    coefficients, s = np.array([0.5, -1.0, 0.25, 2.0]), np.linspace(0, 1, 7)
    expected = np.polynomial.chebyshev.chebval(2 * s - 1, coefficients)
    assert np.allclose(clenshaw(coefficients, s), expected, rtol=0, atol=1e-14)


def test_below_the_split():
    u = np.concatenate([np.geomspace(1e-8, SPLIT, 60), [0.0]])
    cin, si = below(u)
    with mpmath.workdps(30):
        for x, found_cin, found_si in zip(u[:-1], cin, si, strict=False):
            x = mpmath.mpf(float(x))
            expected = mpmath.euler + mpmath.log(x) - mpmath.ci(x)
            assert found_cin == pytest.approx(float(expected), rel=2e-15)
            assert found_si == pytest.approx(float(mpmath.si(x)), rel=2e-15)
    assert cin[-1] == si[-1] == 0


def test_beyond_the_split():
    u = np.geomspace(SPLIT, 1e12, 60)
    f, g = beyond(u)
    with mpmath.workdps(45):
        for x, found_f, found_g in zip(u, f, g, strict=True):
            x = mpmath.mpf(float(x))
            ci, rest = mpmath.ci(x), mpmath.pi / 2 - mpmath.si(x)
            assert found_f == pytest.approx(float(ci * mpmath.sin(x) + rest * mpmath.cos(x)), rel=2e-15)
            assert found_g == pytest.approx(float(rest * mpmath.sin(x) - ci * mpmath.cos(x)), rel=2e-15)
