"""Gauss-Legendre panels: schedules and weights of many kinds, and errors that are seen."""

from fractions import Fraction

import numpy as np
import pytest

from tests.verify.oscillation.points import BASES, at, encloses, reference
from verify.oscillation import Exponential, Function, Integral, Monotone, Power, RefusedError
from verify.oscillation.closed_form_balls import closed_form_balls
from verify.oscillation.gauss_legendre import gauss_legendre
from verify.oscillation.quadrature_balls import quadrature_balls


@pytest.mark.parametrize("base", BASES)
def test_right_at_all_distances_up_to_200(base):
    for x in [*range(1, 201, 7), 200, Fraction(1, 1000), Fraction(1, 3)]:
        value = gauss_legendre(at(x, base))
        assert encloses(value, reference(Fraction(x), base)), (x, base)
        assert value.error < 1e-12


@pytest.mark.parametrize("alpha", [Fraction(1, 10), Fraction(1, 2), Fraction(2, 3), 1, Fraction(17, 5), 40])
def test_powers_that_are_not_smooth_at_the_ends(alpha):
    for x in (Fraction(1, 7), 20, 3000):
        exact = closed_form_balls(Integral(x, Power(alpha)))
        value = gauss_legendre(Integral(x, Power(alpha)), 5)
        assert encloses(value, (exact.real.to_fraction(), exact.imag.to_fraction())), (alpha, x)


def test_schedules_of_either_direction_and_any_size():
    rising, falling = (Monotone(Function(f)) for f in (lambda t: 5 * t - 2, lambda t: 3 - 5 * t))
    one, other = gauss_legendre(Integral(20, rising)), gauss_legendre(Integral(20, falling))
    exact = np.exp(-40j) * (np.exp(100j) - 1) / 100j
    assert abs(one.to_complex() - exact) < 1e-12
    assert abs(other.to_complex() - np.exp(60j) * (np.exp(-100j) - 1) / -100j) < 1e-12


def test_the_rounding_of_the_angle_is_part_of_the_error():
    """A third is no float64: with frequencies near 10^6 all angles are off by 2e-11, in one direction."""
    far = Function(lambda t: 10.0**6 + t, lambda t, analytic: 10**6 + t)
    value = gauss_legendre(Integral(Fraction(1, 3), Monotone(far)))
    exact = quadrature_balls(Integral(Fraction(1, 3), Monotone(far)), 30)
    assert encloses(value, (exact.real.to_fraction(), exact.imag.to_fraction()))
    assert abs(value.to_complex() - exact.to_complex()) > 1e-12


def test_a_weight_that_jumps_has_a_large_error_or_is_refused():
    step = Function(lambda t: np.where(t < 1 / 3, 1.0, 0.0))
    with pytest.raises(RefusedError, match="^gauss_legendre: 8 digits are more than"):
        gauss_legendre(Integral(3, Exponential(10), step))
    value = gauss_legendre(Integral(3, Exponential(10), step), 1)
    exact = closed_form_balls(at(3, 10 ** (1 / 3))).to_complex() / 3
    assert abs(value.to_complex() - exact) < value.error


def test_a_negative_distance_has_the_conjugate_value_and_the_same_error():
    one, other = gauss_legendre(at(300, 10)), gauss_legendre(at(-300, 10))
    assert abs(one.to_complex() - other.to_complex().conjugate()) < 1e-15
    assert other.error == pytest.approx(one.error)


def test_refusals():
    for integral in (at(20_000, 10), at(-20_000, 10), Integral(10, Monotone(Function(lambda t: 5000 * t)))):
        with pytest.raises(RefusedError, match=r"^gauss_legendre: \|x\| \|theta_1 - theta_0\| is at most 1e\+04 here$"):
            gauss_legendre(integral)
    with pytest.raises(RefusedError, match="^gauss_legendre: 14 digits are more than float64 has here: the error is"):
        gauss_legendre(at(100, 10), 14)
