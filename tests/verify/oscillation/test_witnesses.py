"""What mpmath says of an integral: two values, of which the closed form has fifty digits."""

from fractions import Fraction

import mpmath
import pytest

from tests.verify.oscillation.points import at, encloses, reference
from verify.counterparts.decay.decaying import polynomial
from verify.oscillation import Exponential, Integral
from verify.oscillation.witnesses import closed_form_known, version, witness


@pytest.mark.parametrize(("x", "route", "digits"), [(200, "between_zeros", 20), (10**7, "shifted_quadosc", 10)])
def test_both_values_enclose(x, route, digits):
    found = witness(at(x, Fraction(1000)))
    assert (found.closed.digits, found.quadrature.route, found.quadrature.digits) == (50, route, digits)
    for value in (found.closed, found.quadrature):
        assert encloses(value, reference(Fraction(x), Fraction(1000)))
    assert found.best is found.closed


def test_a_weight_has_a_quadrature_only():
    integral = Integral(Fraction(9), Exponential(Fraction(100)), polynomial("1", "-1"))
    found = witness(integral)
    assert found.closed is None
    assert found.best is found.quadrature
    assert not closed_form_known(integral)


def test_at_distance_zero_there_is_nothing_to_add_up():
    found = witness(at(0, 10))
    assert found.quadrature is None
    assert found.best.to_complex() == 1
    assert witness(at(3, 10), quadrature=False).quadrature is None


def test_the_version_is_that_of_the_library():
    assert version() == mpmath.__version__
