"""mpmath's quadrature between zeros: right where the integrand oscillates, for powers, weights, and any schedule."""

from fractions import Fraction

import mpmath
import pytest

from tests.verify.oscillation.points import at, encloses, reference
from verify.counterparts.decay.decaying import polynomial
from verify.oscillation import Exponential, Function, Integral, Monotone, Power, RefusedError
from verify.oscillation.by_mpmath import between_zeros
from verify.oscillation.closed_form_balls import closed_form_balls
from verify.oscillation.quadrature_balls import quadrature_balls


@pytest.mark.parametrize("x", ["0.001", "10", "100"])
def test_the_value_of_60_digits_is_enclosed(x):
    value = between_zeros(at(Fraction(x), Fraction(1000)), 20)
    assert encloses(value, reference(Fraction(x), Fraction(1000)))
    assert not value.rigorous
    assert value.error < 1e-20


@pytest.mark.parametrize("alpha", ["1/2", "2/3", "1", "7/3", "9"])
def test_powers_that_are_not_smooth_at_zero(alpha):
    integral = Integral(Fraction(200, 3), Power(Fraction(alpha)))
    assert between_zeros(integral, 25).enclosure.contains(closed_form_balls(integral, 40).enclosure)


def test_weights_and_other_schedules():
    integral = Integral(Fraction(41), Monotone(polynomial("1/16", "1/2", "1")), polynomial("1/2", "0", "1"))
    assert between_zeros(integral, 20).enclosure.contains(quadrature_balls(integral, 30).enclosure)


def test_the_precision_of_mpmath_is_restored():
    before = mpmath.mp.dps
    between_zeros(at(3, 10), 40)
    assert mpmath.mp.dps == before


def test_refusals():
    known, unknown = Function(lambda t: t), Monotone(Function(lambda t: t))
    for integral, reason in (
        (at(10**4, 10), r"\|x\| \|theta_1 - theta_0\| is at most 3000 here"),
        (at(-(10**4), 10), r"\|x\| \|theta_1 - theta_0\| is at most 3000 here"),
        (Integral(Fraction(3), unknown), "a schedule or a weight is not known to mpmath"),
        (Integral(Fraction(3), Exponential(10), known), "a schedule or a weight is not known to mpmath"),
    ):
        with pytest.raises(RefusedError, match=f"^between_zeros: {reason}$"):
            between_zeros(integral)
