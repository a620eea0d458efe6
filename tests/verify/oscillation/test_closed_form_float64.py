"""The float64 route: the stated error at thousands of points, the correction of angles, refusals."""

import math
import sys
from fractions import Fraction
from types import SimpleNamespace

import mpmath
import numpy as np
import pytest

from tests.verify.oscillation.points import POINTS, at, encloses, reference
from verify.errors import ArgumentError
from verify.oscillation import Function, Integral, Power, RefusedError, integrate
from verify.oscillation import closed_form_float64 as module
from verify.oscillation.chebyshev import BREAKS
from verify.oscillation.closed_form_balls import closed_form_balls
from verify.oscillation.closed_form_float64 import (
    Estimates,
    _remainder,
    by_polynomials,
    closed_form_float64,
    closed_form_scipy,
    exponential_float64,
)


@pytest.mark.parametrize("base", [1.0625, 1.5, 10.0, 10 / 3, 1e3, 1e4, 5e5, 1e12, 1e299])
def test_the_error_is_less_than_stated(base):
    rng = np.random.default_rng(5)
    x = np.concatenate([10 ** rng.uniform(-5, 10, 250), [1e-290, 8.0, 8.0 * base if base < 1e9 else 1.0, 1e10]])
    found = exponential_float64(x, base)
    _within(x, base, found)
    for distance, value, error in zip(x, found.value, found.error, strict=True):
        assert error <= 2e-13 * abs(value) * max(1, 1 / math.log(base)), distance


def test_the_angle_of_a_large_quotient_is_corrected():
    """Without it, x/b is off by up to 1e-8 as an angle, and the value in its eighth digit."""
    rng = np.random.default_rng(6)
    x = 10 ** rng.uniform(8, 10, 50)
    quotient = x / 3.7
    rest = _remainder(x, quotient, 3.7)
    for upper, q, r in zip(x, quotient, rest, strict=True):
        exact = Fraction(float(upper)) / Fraction(3.7) - Fraction(float(q))
        assert abs(exact - Fraction(float(r))) <= abs(exact) / 2**50
    assert np.abs(rest).max() > 1e-9


def test_shapes_signs_and_blocks():
    x = np.linspace(-9000, 9000, 10_002).reshape(2, -1)
    found = exponential_float64(x, 10.0)
    assert found.value.shape == found.error.shape == x.shape
    assert np.array_equal(exponential_float64(-x, 10.0).value, found.value.conj())
    at_zero = exponential_float64(np.array(0.0), 10.0)
    assert abs(at_zero.value - 1) <= at_zero.error
    for index in (0, 17, 4999):
        alone = exponential_float64(x[1, index], 10.0)
        assert abs(alone.value - found.value[1, index]) <= alone.error + found.error[1, index]


def test_rounding_x_to_a_float_is_part_of_the_error():
    x = 10**9 + Fraction(1, 3 * 10**7)
    value = closed_form_float64(at(x, 10), 6)
    exact = closed_form_balls(at(x, 10), 30)
    assert value.real.contains(exact.real)
    assert value.imag.contains(exact.imag)
    assert value.error > closed_form_float64(at(10**9, 10), 6).error


def test_refusals():
    for integral, digits, reason in (
        (Integral(3, Power(2)), 5, "only the exponential schedule without a weight"),
        (Integral(3, at(1, 10).schedule, Function(lambda t: t)), 5, "only the exponential schedule without a weight"),
        (at(3, Fraction(10, 3)), 5, "the base 10/3 is no float64"),
        (at(10**11, 10), 5, r"x is at most 1e\+10 here"),
        (at(3, 10), 16, r"16 digits are more than float64 has here: the error is up to \S+"),
    ):
        with pytest.raises(RefusedError, match=f"^closed_form_float64: {reason}$"):
            closed_form_float64(integral, digits)


@pytest.mark.parametrize("x", [np.nan, np.inf, -2e10])
def test_arrays_outside_the_range(x):
    with pytest.raises(ArgumentError, match=r"^x: expected finite numbers of at most 1e\+10, got"):
        exponential_float64(np.array([1.0, x]), 10.0)
    with pytest.raises(ArgumentError, match="^base: expected a number greater than 1, got 1$"):
        exponential_float64(np.array([1.0]), 1.0)


def test_a_distance_is_real():
    with pytest.raises(ArgumentError, match="^x: expected real distances, got complex128$"):
        exponential_float64(np.array([1 + 2j]), 10.0)


@pytest.mark.parametrize("base", [1.5, 3.7, 1e4])
def test_at_the_seams_of_the_polynomials(base):
    edges = np.concatenate([BREAKS, np.multiply(BREAKS, base)])
    x = np.unique([np.nextafter(edges, 0), edges, np.nextafter(edges, np.inf)])
    _within(x, base, by_polynomials(x, base))


def test_angles_of_many_turns():
    """Multiples of half a turn and of a quarter, as near as floats come: there the reduction loses most."""
    x = np.concatenate(
        [np.floor(10.0 ** np.linspace(1, 9, 40)) * np.pi, np.floor(10.0 ** np.linspace(1, 9, 40)) * np.pi / 2]
    )
    _within(x, 7.0, by_polynomials(x, 7.0))


@pytest.mark.parametrize("base", [1.0625, 10.0, 1e12])
def test_a_few_points_are_worked_out_on_balls(base, monkeypatch):
    monkeypatch.setattr(module, "by_polynomials", None)
    x = np.array([0.0, 5e-324, 0.3, 12345.678])
    found = exponential_float64(x, base)
    _within(x[2:], base, Estimates(found.value[2:], found.error[2:]))
    assert np.all(found.error[:2] <= x[:2])
    assert np.all(found.value[:2] == 1)


def test_many_points_and_few_agree():
    x = 10.0 ** np.linspace(-3, 9, 40)
    many = exponential_float64(x, 1e4)
    for n in range(0, 40, 4):
        few = exponential_float64(x[n : n + 4], 1e4)
        assert np.all(np.abs(few.value - many.value[n : n + 4]) <= few.error + many.error[n : n + 4])


def _within(x, base, found):
    for distance, value, error in zip(x, found.value, found.error, strict=True):
        exact = closed_form_balls(at(float(distance), base), 25).enclosure
        off = abs((exact.real - value.real) + 0), abs((exact.imag - value.imag) + 0)
        assert max(float(part.upper()) for part in off) <= error, distance


@pytest.fixture
def scipy(monkeypatch):
    special = SimpleNamespace(sici=lambda x: (float(mpmath.si(x)), float(mpmath.ci(x))))
    monkeypatch.setitem(sys.modules, "scipy", SimpleNamespace(special=special))
    monkeypatch.setitem(sys.modules, "scipy.special", special)


def test_right_or_refused(scipy):
    answered = 0
    for x, base in POINTS:
        try:
            value = closed_form_scipy(at(x, base))
        except RefusedError as error:
            assert x >= 10**4, error
            continue
        answered += 1
        assert encloses(value, reference(x, base)), (x, base)
        assert not value.rigorous
    assert answered >= 24


def test_wrong_functions_are_seen(scipy):
    """The reference above would not pass anything: Si in place of Ci is outside the enclosure."""
    sys.modules["scipy.special"].sici = lambda x: (float(mpmath.ci(x)), float(mpmath.si(x)))
    assert not encloses(closed_form_scipy(at(10, 10)), reference(Fraction(10), 10))


def test_without_scipy_it_refuses(monkeypatch):
    monkeypatch.setitem(sys.modules, "scipy.special", None)
    with pytest.raises(
        RefusedError, match=r'^closed_form_scipy: SciPy is not installed: .* "transformer-proofs\[scipy\]"$'
    ):
        integrate(3, at(3, 10).schedule, route="closed_form_scipy")


def test_only_the_exponential_schedule():
    with pytest.raises(RefusedError, match="^closed_form_scipy: only the exponential schedule without a weight$"):
        integrate(3, Power(2), route="closed_form_scipy")
    with pytest.raises(RefusedError, match=r"^closed_form_scipy: x is at most 100000 here$"):
        integrate(10**6, at(3, 10).schedule, route="closed_form_scipy")
