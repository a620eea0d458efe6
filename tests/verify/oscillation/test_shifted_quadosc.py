"""The shifted quadosc: powers, digits, and the two evaluations that must agree."""

from fractions import Fraction

import mpmath
import pytest

from tests.verify.oscillation.points import at, encloses, reference
from verify.oscillation import Function, Integral, Power, RefusedError
from verify.oscillation.by_mpmath import shifted_quadosc
from verify.oscillation.closed_form_balls import closed_form_balls

PLACES = ("1", "4", "31.4", "35")
"""Below pi, and from one side of pi and 2 pi to the other."""


@pytest.mark.parametrize(
    ("x", "digits"),
    [("1", 16), ("4", 4), ("35", 3), *(pytest.param(x, 16, marks=pytest.mark.long) for x in PLACES[1:])],
)
def test_where_the_variable_changes(x, digits):
    before = mpmath.mp.dps
    value = shifted_quadosc(at(Fraction(x), 10), digits)
    assert encloses(value, reference(Fraction(x), 10))
    assert value.error < 10.0**-digits
    assert mpmath.mp.dps == before


QUICK = [(Fraction(5, 4), Fraction(1, 3)), (2, Fraction(1, 3)), (9, Fraction(1, 3)), (9, 5)]
"""Up to the change of the variable, and one beyond it."""


@pytest.mark.parametrize(
    ("alpha", "x"),
    [
        (alpha, x) if (alpha, x) in QUICK else pytest.param(alpha, x, marks=pytest.mark.long)
        for alpha in (Fraction(5, 4), 2, 9)
        for x in (Fraction(1, 3), 5, 3000)
    ],
)
def test_powers_greater_than_one(alpha, x):
    exact = closed_form_balls(Integral(x, Power(alpha)), 40)
    value = shifted_quadosc(Integral(x, Power(alpha)))
    assert encloses(value, (exact.real.to_fraction(), exact.imag.to_fraction()))


@pytest.mark.parametrize("alpha", [Fraction(17, 10), Fraction(63, 25), 400])
def test_small_distances_have_two_evaluations_too(alpha):
    """Below pi nothing is beyond the change of the variable: the panels alone tell the evaluations apart."""
    for x in (Fraction(1, 10**126), Fraction(1, 2), 3):
        exact = closed_form_balls(Integral(x, Power(alpha)), 40)
        value = shifted_quadosc(Integral(x, Power(alpha)))
        assert encloses(value, (exact.real.to_fraction(), exact.imag.to_fraction())), x


def test_quadrature_that_depends_on_its_panels_is_refused(monkeypatch):
    right = mpmath.mp.quad
    monkeypatch.setattr(mpmath.mp, "quad", lambda f, ends: right(f, ends) * (1 + len(ends) * mpmath.mpf(10) ** -9))
    for integral in (at(2, 10), at(2, 5000), Integral(2, Power(3))):
        with pytest.raises(RefusedError, match="^shifted_quadosc: two evaluations do not agree to 10 digits$"):
            shifted_quadosc(integral)


def test_two_evaluations_that_disagree_are_refused(monkeypatch):
    right = mpmath.mp.quadosc
    monkeypatch.setattr(mpmath.mp, "quadosc", lambda *args, **kwargs: right(*args, **kwargs) * (1 + 1e-9))
    with pytest.raises(RefusedError, match="^shifted_quadosc: two evaluations do not agree to 10 digits$"):
        shifted_quadosc(at(5, 10))


def test_refusals():
    for integral, reason in (
        (Integral(3, Power(2), Function(lambda t: t)), "a weight stays in no closed variable"),
        (at(10**13, 10), r"x is at most 1e\+12 here"),
        (Integral(3, Power(1)), r"the tail of a schedule that is t\^1 does not converge or is not known"),
    ):
        with pytest.raises(RefusedError, match=f"^shifted_quadosc: {reason}$"):
            shifted_quadosc(integral)
