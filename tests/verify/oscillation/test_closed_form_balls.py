"""The closed forms on balls: digits at any size, small differences, refusals."""

from fractions import Fraction

import flint
import pytest

from tests.verify.oscillation.points import at, encloses, reference
from verify.numbers import precision
from verify.oscillation import Function, Integral, Monotone, Power, RefusedError
from verify.oscillation.closed_form_balls import closed_form_balls, exponential_form, power_form


@pytest.mark.parametrize("digits", [1, 30, 55])
def test_the_digits_that_were_asked_for(digits):
    value = closed_form_balls(at(200, 1000), digits)
    assert encloses(value, reference(Fraction(200), 1000))
    assert value.error < 10.0**-digits * abs(value.to_complex())


def test_differences_that_cancel_cost_only_bits():
    for x, base in ((Fraction(1, 10**290), 10), (10, 1 + Fraction(1, 10**25)), (10**290, 3)):
        value = closed_form_balls(at(x, base), 30)
        assert 0 < value.error < 1e-30 * abs(value.to_complex()) * 1.01
    tiny = closed_form_balls(at(Fraction(1, 10**20), 10))
    assert tiny.real.contains(1) or abs(tiny.to_complex() - 1) < 1e-15


def test_the_form_for_a_power_is_a_fresnel_integral():
    """Of sqrt(x) times sqrt(2/pi), in the convention without pi: another function of Arb."""
    with precision(120):
        x = flint.arb(37)
        scale = (2 * x / flint.arb.pi()).sqrt()
        fresnel = flint.acb(flint.acb(scale).fresnel_c().real, flint.acb(scale).fresnel_s().real) / scale
        found = power_form(x, flint.arb(2))
        assert found.overlaps(fresnel)
        assert found.real.rad() < 1e-25
        assert fresnel.real.rad() < 1e-25


def test_wide_balls_give_wide_enclosures():
    with precision(100):
        wide = exponential_form(flint.arb(50, 0.25), flint.arb(10))
        for point in ("49.75", "50", "50.25"):
            assert wide.contains(exponential_form(flint.arb(point), flint.arb(10)).mid())


def test_refusals():
    weight = Function(lambda t: t, lambda t, analytic: t)
    with pytest.raises(RefusedError, match="^closed_form_balls: no closed form with a weight$"):
        closed_form_balls(Integral(3, Power(2), weight))
    with pytest.raises(RefusedError, match="^closed_form_balls: no closed form for a schedule that is monotone$"):
        closed_form_balls(Integral(3, Monotone(weight)))
