"""The least power without a negative value: its digits, and both sides of it."""

from fractions import Fraction

import pytest

from verify.errors import ArgumentError
from verify.numbers import precision
from verify.oscillation import Integral, Power
from verify.oscillation.closed_form_balls import closed_form_balls
from verify.oscillation.power_sign import least_nonnegative_power, lowest_value
from verify.oscillation.quadrature_balls import quadrature_balls


def test_the_constant():
    found = least_nonnegative_power()
    with precision(200):
        assert found.below < 0 < found.above
        assert found.exponent > Fraction("1.44601403392283")
        assert found.exponent < Fraction("1.44601403392284")
        assert found.root > Fraction("0.30844377956198")
        assert found.root < Fraction("0.30844377956199")
        assert (found.exponent * (1 - found.root)).contains(1)
    assert found.root.radius <= 1e-30
    assert found.exponent.radius < 3e-30


def test_more_digits_lie_inside():
    assert least_nonnegative_power(12).root.contains(least_nonnegative_power(50).root)


@pytest.mark.parametrize("alpha", [Fraction(1, 2), 1, "1.4", "1.44", "1.446"])
def test_a_smaller_power_has_a_negative_value(alpha):
    """So "nonnegative for alpha = 1.4" is refuted, by the closed form, and by quadrature at a rational x nearby."""
    with precision(100):
        assert lowest_value(Fraction(alpha)) < 0
    near = quadrature_balls(Integral(Fraction(4712389, 10**6), Power(Fraction(alpha))))
    with precision(100):
        assert near.real < 0


@pytest.mark.parametrize("alpha", ["1.4461", "1.45", "2", "9"])
def test_a_larger_power_has_none(alpha):
    with precision(100):
        assert lowest_value(Fraction(alpha)) > 0
        for tenths in range(1, 600, 5):
            assert closed_form_balls(Integral(Fraction(tenths, 10), Power(Fraction(alpha)))).real > 0


def test_wrong_arguments():
    with pytest.raises(ArgumentError, match="^alpha: expected a positive number"):
        lowest_value(0)
