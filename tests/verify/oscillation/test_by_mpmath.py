"""mpmath's closed forms: digits, stated errors, refusals."""

from fractions import Fraction

import mpmath
import pytest

from tests.verify.oscillation.points import at, encloses, reference
from verify.oscillation import Function, Integral, Monotone, Power, RefusedError
from verify.oscillation.by_mpmath import closed_form_multiprecision, stated
from verify.oscillation.closed_form_balls import closed_form_balls


@pytest.mark.parametrize("digits", [3, 30, 55])
def test_the_digits_that_were_asked_for(digits):
    before = mpmath.mp.dps
    value = closed_form_multiprecision(at(Fraction(1, 7), 5 * 10**5), digits)
    assert encloses(value, reference(Fraction(1, 7), 5 * 10**5))
    assert value.error < 10.0**-digits
    assert mpmath.mp.dps == before


def test_powers_against_balls():
    for alpha in (Fraction(1, 3), 1, Fraction(9, 4)):
        for x in (Fraction(1, 9), 30, 10**6):
            exact = closed_form_balls(Integral(x, Power(alpha)), 60)
            value = closed_form_multiprecision(Integral(x, Power(alpha)), 30)
            assert encloses(value, (exact.real.to_fraction(), exact.imag.to_fraction())), (alpha, x)


def test_two_evaluations_that_disagree_are_refused():
    with pytest.raises(RefusedError, match="^a: two evaluations do not agree to 10 digits$"):
        stated(mpmath.mpc(1, 1), mpmath.mpc(1, 1 + 1e-6), "a", 10)
    value = stated(mpmath.mpc(-1, 1), mpmath.mpc(-1, 1 + 1e-12), "a", 10)
    assert value.error >= 1e-11
    assert value.real.contains(-1)


def test_refusals():
    line = Function(lambda t: t)
    for integral, reason in (
        (Integral(3, Power(2), line), "no closed form with a weight"),
        (Integral(3, Monotone(line)), "no closed form for a schedule that is monotone"),
        (at(10**31, 10), r"x is at most 1e\+30 here"),
    ):
        with pytest.raises(RefusedError, match=f"^closed_form_multiprecision: {reason}$"):
            closed_form_multiprecision(integral)
