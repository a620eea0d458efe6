"""Balls: sound, exact where they can be, and never silently floats."""

import math
import operator
import pickle
from fractions import Fraction

import flint
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from verify.numbers import Ball, UndecidedError, precision
from verify.numbers.balls import _wrap

LOW, HIGH = Ball.between(0, 1), Ball.between(2, 3)
ACROSS = Ball.between(Fraction(-1, 5), Fraction(2, 5))
THIRD = Ball(Fraction(1, 3))


def _not_a_number():
    with precision(30):
        huge = Ball(2) ** 10**9
        huge = huge.exp()
    return huge - huge


def array(*values):
    result = np.empty(len(values), dtype=object)
    result[:] = values
    return result


RATIONALS = st.fractions(min_value=-50, max_value=50, max_denominator=97)


@settings(deadline=None)
@given(RATIONALS, RATIONALS, st.sampled_from([2, 10, 53, 200]))
def test_arithmetic_encloses_the_exact_result(a, b, bits):
    with precision(bits):
        x, y = Ball(a), Ball(b)
        for operate in (operator.add, operator.sub, operator.mul):
            for result in (operate(x, y), operate(x, b), operate(a, y)):
                assert result.contains(operate(a, b))
        assert (x**3).contains(a**3)
        assert (-x).contains(-a)
        assert abs(x).contains(abs(a))
        if (b != 0) and y.excludes_zero():
            assert (x / y).contains(a / b)
            assert (x / b).contains(a / b)
            assert (a / y).contains(a / b)
            assert (y**-2).contains(Fraction(1) / b**2)


@pytest.mark.parametrize("name", ["exp", "cos", "sin", "tanh", "cosh", "log", "sqrt"])
def test_functions_by_name_and_by_numpy(name):
    with precision(200):
        x = Ball(Fraction(3, 7))
        result = getattr(x, name)()
        assert abs(result.to_float() - getattr(math, name)(3 / 7)) <= 4e-16
        assert result.radius < 1e-55
        assert getattr(np, name)(array(x))[0].overlaps(result)


def test_pi_follows_the_precision():
    with precision(200):
        assert 0 < Ball.pi().radius < 1e-58
        assert Ball.pi().sin().contains(0)
        assert not (Ball.pi() + Ball(Fraction(1, 10**50))).sin().contains(0)
    with precision(30):
        assert 1e-11 < Ball.pi().radius < 1e-8


@settings(deadline=None)
@given(RATIONALS, RATIONALS, st.fractions(0, 1), st.integers(0, 9), st.sampled_from([2, 10, 53, 200]))
def test_powers_of_intervals_enclose_the_powers_of_their_points(a, b, share, exponent, bits):
    lower, upper = min(a, b), max(a, b)
    with precision(bits):
        result = Ball.between(lower, upper) ** exponent
        assert result.is_finite()
        for point in (lower, upper, lower + share * (upper - lower)):
            assert result.contains(point**exponent)


@pytest.mark.parametrize("exponent", [1, 2, 3, 4, 5, 7, 8, np.int64(3)])
@pytest.mark.parametrize("radius", [1, Fraction(1, 3), Fraction(1, 10**40)])
def test_powers_of_a_ball_around_zero_are_no_nan(exponent, radius):
    around = _wrap(flint.arb(0, _enclosed(radius)))
    assert not around.midpoint.excludes_zero()
    result = around**exponent
    assert result.contains(0)
    assert result.contains(radius ** int(exponent))
    assert result.contains((-radius) ** int(exponent))
    assert result.radius <= 1.001 * float(radius) ** int(exponent)
    if exponent % 2 == 0:
        assert not result.contains(-(radius ** int(exponent)) / 100)  # an even power is not negative


def _enclosed(radius):
    return flint.arb(flint.fmpq(radius.numerator, radius.denominator))


def test_powers_at_the_edges():
    assert Ball(0) ** 0 == 1
    assert ACROSS**0 == 1
    assert Ball(0) ** 3 == 0
    for exponent in (2, 3):
        with pytest.raises(UndecidedError, match="as division needs"):
            ACROSS**-exponent
        assert not (_not_a_number() ** exponent).is_finite()
        assert (Ball(-3) ** exponent).is_exact()
    assert (ACROSS**2 - Fraction(2, 25)).contains(0)
    assert (ACROSS**2).radius < 0.081
    assert (ACROSS**3).radius < 0.037


@pytest.mark.parametrize("value", [Fraction(-7, 2), Fraction(-3, 7), 0, Fraction(3, 7), 6])
def test_the_error_function(value):
    with precision(200):
        x = Ball(value)
        slope = 2 / math.sqrt(math.pi) * math.exp(-(float(value) ** 2))
        for result, right in ((x.erf(), math.erf(value)), (x.erfc(), math.erfc(value)), (x.erf_slope(), slope)):
            assert result.to_float() == pytest.approx(right, rel=4e-15)
            assert result.radius <= 1e-55 * abs(right)
        assert (x.erf() + x.erfc() - 1).contains(0)
        assert (ACROSS.erf_slope() - ACROSS.midpoint.erf_slope()).contains(0)


def test_domains_are_checked():
    with pytest.raises(UndecidedError, match="as log needs"):
        ACROSS.log()
    with pytest.raises(UndecidedError, match="as sqrt needs"):
        ACROSS.sqrt()
    for divide in (lambda: 1 / ACROSS, lambda: LOW / ACROSS, lambda: LOW / 0, lambda: ACROSS**-1):
        with pytest.raises(UndecidedError, match="as division needs"):
            divide()
    assert Ball(0).sqrt() == 0


@pytest.mark.parametrize("value", [0.5, np.float64(0.5), True, np.True_, "1", None, 1j])
def test_only_exact_numbers_are_taken(value):
    with pytest.raises(TypeError):
        Ball(value)
    for operate in (operator.add, operator.sub, operator.mul, operator.truediv, operator.pow):
        with pytest.raises(TypeError):
            operate(Ball(1), value)
        with pytest.raises(TypeError):
            operate(value, Ball(1))


def test_floats_by_the_explicit_door_are_the_dyadic_numbers_they_are():
    with precision(2):
        ball = Ball.from_float(0.1)
    assert ball.is_exact()
    assert ball.to_fraction() == Fraction(0.1)
    assert not ball.contains(Fraction(1, 10))
    for bad in (math.nan, math.inf):
        with pytest.raises(ValueError, match="expected a finite float"):
            Ball.from_float(bad)


def test_midpoint_radius_contains():
    assert ACROSS.midpoint.is_exact()
    assert ACROSS.contains(ACROSS.midpoint)
    assert 0.3 <= ACROSS.radius < 0.3 + 1e-8
    assert Ball(3).radius == 0
    assert ACROSS.contains(Fraction(2, 5))
    assert not ACROSS.contains(Fraction(1, 2))
    assert THIRD.contains(Fraction(1, 3))
    assert not THIRD.contains(Fraction(1, 3) + Fraction(1, 10**6))
    assert not THIRD.contains(ACROSS)
    with pytest.raises(TypeError, match="^contains: expected"):
        THIRD.contains("1/3")


def test_zero_and_overlap():
    assert HIGH.excludes_zero()
    assert not ACROSS.excludes_zero()
    assert LOW.overlaps(ACROSS)
    assert not LOW.overlaps(HIGH)
    assert HIGH.overlaps(2)
    with pytest.raises(ValueError, match="expected lower <= upper"):
        Ball.between(1, 0)


def test_immutable_unhashable_and_not_silently_a_float():
    with pytest.raises(AttributeError, match="immutable"):
        LOW._arb = flint.arb(1)
    with pytest.raises(AttributeError, match="immutable"):
        del LOW._arb
    with pytest.raises(TypeError, match="unhashable"):
        hash(LOW)
    with pytest.raises(TypeError):
        float(LOW)
    with pytest.raises(TypeError):
        array(LOW).astype(float)


def test_pickling_keeps_the_enclosure():
    copy = pickle.loads(pickle.dumps(THIRD))
    assert copy.contains(THIRD)
    assert THIRD.contains(copy)


def test_precision_is_restored_also_after_an_error():
    before = flint.ctx.prec
    with pytest.raises(RuntimeError), precision(77):
        assert flint.ctx.prec == 77
        raise RuntimeError
    assert flint.ctx.prec == before
    for bad in (1, 0, 2.5, True, "53"):
        with pytest.raises(ValueError, match="^bits: expected an integer of at least 2"), precision(bad):
            pass


def test_two_are_equal_if_they_are_one_number():
    assert (Ball(1) == Ball(1), Ball(1) == Ball(2), Ball(2) == Ball(1)) == (True, False, False)
    assert (LOW == HIGH, HIGH == LOW) == (False, False)
    with pytest.raises(UndecidedError):
        _ = LOW == LOW
