"""Numbers of a point: exact while they can be, enclosed from there on, and refused where there is none."""

import math
from fractions import Fraction

import mpmath
import pytest

from derive.values.numbers import DualNumber, RealNumber, UndefinedError, between, pi, told_apart

HALF = RealNumber(Fraction(1, 2))


def inside(x, value, slack=1e-15):
    """Whether an enclosure is narrow, and near to a float."""
    assert x.exact is None
    assert float(x.value.delta) < 1e-40
    return abs(float(x.value.mid) - value) <= slack * max(1.0, abs(value))


@pytest.mark.parametrize(
    ("found", "wanted"),
    [
        (HALF + HALF, 1),
        (HALF - RealNumber(2), Fraction(-3, 2)),
        (HALF * HALF, Fraction(1, 4)),
        (HALF / RealNumber(3), Fraction(1, 6)),
        (-HALF, Fraction(-1, 2)),
        (HALF**3, Fraction(1, 8)),
        (HALF**-2, 4),
        (HALF**0, 1),
        (RealNumber(Fraction(9, 4)).function("sqrt"), Fraction(3, 2)),
        (RealNumber(0).function("exp"), 1),
        (RealNumber(1).function("log"), 0),
        (RealNumber(0).function("cos"), 1),
        (RealNumber(0) * pi(), 0),
    ],
)
def test_rational_numbers_stay_exact(found, wanted):
    assert found.exact == wanted


@pytest.mark.parametrize("x", [Fraction(1, 3), Fraction(-7, 5), Fraction(12)])
@pytest.mark.parametrize("name", ["exp", "sin", "cos", "erf"])
def test_functions_are_enclosed(name, x):
    assert inside(RealNumber(x).function(name), getattr(math, name)(x))


@pytest.mark.parametrize("x", [Fraction(1, 1000), Fraction(1, 3), Fraction(7, 2), Fraction(5)])
@pytest.mark.parametrize("name", ["Si", "Ci", "fresnels", "fresnelc"])
def test_special_functions_are_enclosed(name, x):
    with mpmath.workprec(220):
        wanted = getattr(mpmath, name.lower())(mpmath.mpf(x.numerator) / x.denominator)
        found = RealNumber(x).function(name).value
        assert mpmath.mpf(found.a) <= wanted <= mpmath.mpf(found.b)
        assert float(found.delta) < 1e-28


@pytest.mark.parametrize("name", ["Si", "fresnels", "fresnelc"])
def test_special_functions_at_zero_and_below_it(name):
    assert RealNumber(0).function(name).exact == 0
    total = RealNumber(2).function(name) + RealNumber(-2).function(name)
    assert total.value.a <= 0 <= total.value.b


def test_an_interval_says_how_far_it_reaches():
    panel = between(RealNumber(1), RealNumber(Fraction(3, 2)))
    assert repr(panel) == "between 1 and 1.5"
    assert (panel.sign_to(RealNumber(2)), panel.sign_to(RealNumber(Fraction(5, 4)))) == (-1, None)
    assert repr(pi()) == "3.14159265359"


def test_logarithms_roots_and_powers_of_enclosures():
    assert inside(RealNumber(2).function("sqrt"), math.sqrt(2))
    assert inside(RealNumber(10).function("log"), math.log(10))
    assert inside(pi(), math.pi)
    assert inside(pi() ** 2 / HALF - pi(), 2 * math.pi**2 - math.pi)


def test_a_square_of_an_enclosure_is_not_negative():
    around = RealNumber(2).function("sqrt") - RealNumber(2).function("sqrt")
    assert around.sign() is None
    assert (around**2).value.a >= 0


@pytest.mark.parametrize(
    ("compute", "said"),
    [
        (lambda: HALF / RealNumber(0), "a quotient by 0"),
        (lambda: HALF / (pi() - pi()), "a quotient by 0"),
        (lambda: RealNumber(0).function("log"), "a logarithm of what is not positive"),
        (lambda: RealNumber(-1).function("sqrt"), "a root of what is negative"),
        (lambda: HALF.function("tan"), "tan has no enclosure here"),
        (lambda: RealNumber(0).function("Ci"), "a cosine integral of what is not positive"),
        (lambda: RealNumber(41).function("Si"), "an argument too large for a series"),
        (lambda: RealNumber(9).function("fresnelc"), "an argument too large for a series"),
        (lambda: RealNumber(10**9).function("exp"), "an exponential too large"),
        (lambda: RealNumber(10**40).function("sin"), "an angle too large"),
    ],
)
def test_what_has_no_value_is_refused(compute, said):
    with pytest.raises(UndefinedError, match=said):
        compute()


def test_numbers_are_compared_only_where_that_is_sure():
    third = RealNumber(Fraction(1, 3))
    assert (third + third + third).sign_to(RealNumber(1)) == 0
    assert pi().sign_to(RealNumber(Fraction(22, 7))) == -1
    assert pi().sign_to(pi()) is None
    assert (RealNumber(2).function("sqrt") ** 2).sign_to(RealNumber(2)) is None


def test_exact_numbers_that_grow_become_enclosures():
    found = RealNumber(Fraction(3, 7)) ** 600
    assert found.exact is None
    assert found.sign() == 1


@pytest.mark.parametrize("name", ["exp", "log", "sqrt", "sin", "cos", "erf"])
def test_slopes_are_those_of_difference_quotients(name):
    step = Fraction(1, 10**12)
    there, slope = Fraction(7, 10), DualNumber(RealNumber(Fraction(7, 10)), RealNumber(1)).function(name).slope
    quotient = (RealNumber(there + step).function(name) - RealNumber(there - step).function(name)) / RealNumber(
        2 * step
    )
    assert abs(float((slope - quotient).value.mid)) < 1e-20


def test_slopes_of_arithmetic():
    x = DualNumber(RealNumber(3), RealNumber(1))
    one = DualNumber(RealNumber(1))
    found = (x * x - one / x) / (x + one) + x**3 - -x
    # d/dx ((x^2 - 1/x)/(x + 1) + x^3 + x) at 3
    assert found.slope.exact == (6 + Fraction(1, 9)) / 4 - (9 - Fraction(1, 3)) / 16 + 27 + 1
    assert (x**0).slope.exact == 0


def test_a_root_has_no_slope_at_zero():
    with pytest.raises(UndefinedError):
        DualNumber(RealNumber(0), RealNumber(1)).function("sqrt")


def test_intervals_that_touch_are_not_told_apart():
    low, high = between(RealNumber(0), RealNumber(1)), between(RealNumber(1), RealNumber(2))
    assert low.sign_to(high) is high.sign_to(low) is low.sign_to(RealNumber(1)) is None
    assert between(RealNumber(2), RealNumber(3)).sign_to(low) == 1


def test_what_is_perhaps_negative_has_no_root():
    for number in (RealNumber(-1), between(RealNumber(-1), RealNumber(1)), between(RealNumber(0), RealNumber(1))):
        with pytest.raises(UndefinedError, match="a root of what is negative, or perhaps is"):
            number.function("sqrt")
    assert RealNumber(0).function("sqrt").exact == 0


@pytest.mark.parametrize(
    ("number", "shown"),
    [
        (RealNumber(2**65536) + RealNumber(1), "2.00352993041e+19728"),  # an interval that no float holds
        (RealNumber(10**500) / RealNumber(3), "3.33333333333e+499"),
        (-(RealNumber(2**65536) * HALF), "-1.0017649652e+19728"),
        (RealNumber(2).function("sqrt"), "1.41421356237"),
        (RealNumber(-9000).function("exp"), "2.23698396349e-3909"),
        (pi() - pi(), "within 1e-47 of 0"),  # not said to be 0
        (RealNumber(0), "0"),
    ],
)
def test_a_number_is_written_however_large_it_is(number, shown):
    assert repr(number) == shown
    if number.exact is None and "within" not in shown:
        assert abs(mpmath.mpf(number.value.mid._mpi_[0]) / mpmath.mpf(shown) - 1) < 1e-11


def test_a_wide_interval_around_zero_has_both_ends():
    assert repr(between(RealNumber(-1), RealNumber(1))) == "between -1 and 1"


@pytest.mark.parametrize("power", range(-45, 0))
def test_both_sides_have_as_many_digits_as_tell_them_apart(power):
    root = RealNumber(2).function("sqrt")
    other = root + RealNumber(Fraction(10) ** power)
    assert root.sign_to(other) == -1 and len(set(told_apart(root, other))) == 2
    one, more = told_apart(RealNumber(1), RealNumber(1 + Fraction(10) ** (3 * power)))
    assert one == "1" != more
