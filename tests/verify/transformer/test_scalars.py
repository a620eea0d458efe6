"""The checks of numbers, flags, words and records: what they let through, and as what."""

import sys
from fractions import Fraction

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import NUMBER_TYPES, Ball, Dual, UndecidedError, balls
from verify.transformer.scalars import (
    checked_number,
    checked_positive,
    checked_share,
    require_flag,
    require_instance,
    require_integer,
    require_one_of,
)

SINGLE = np.ones(2, np.float32)
DOUBLE = np.ones(2)
COMPLEX = np.ones(2, complex)
BALLS = balls([1, 2], 64)


@pytest.mark.parametrize("name", NUMBER_TYPES)
@pytest.mark.parametrize("value", [0, 1, Fraction(1, 3), np.int64(1)])
def test_exact_numbers_suit_every_number_type(name, value):
    like = NUMBER_TYPES[name].array([1, 2])
    number = checked_share(value, "share", like)
    assert isinstance(number, float) if like.dtype != object else type(number) is type(like[0])
    assert NUMBER_TYPES[name].to_float(np.array([number]))[0] == pytest.approx(float(value), rel=1e-15)
    if value:
        assert type(checked_positive(value, "eps", like)) is type(number)


@pytest.mark.parametrize("value", [0.25, np.float64(0.25), np.float32(0.25), np.array(0.25), np.array([[0.25]])[0, 0]])
def test_floats_stay_what_they_are(value):
    for like in (SINGLE, DOUBLE, COMPLEX):
        for check in (checked_number, checked_positive, checked_share):
            number = check(value, "x", like)
            assert type(number) is float
            assert number == 0.25


def test_elements_stay_what_they_are():
    for number in (Ball(Fraction(1, 3)), Dual(Ball(1), Ball(1))):
        assert checked_number(number, "scale", BALLS) is number
        assert checked_positive(number, "eps", BALLS) is number
    assert checked_share(Ball(Fraction(1, 3)), "share", BALLS).contains(Fraction(1, 3))
    assert checked_number(1j, "scale", COMPLEX) == 1j


def test_a_ball_that_may_be_negative_is_not_judged():
    with pytest.raises(UndecidedError):
        checked_positive(Ball.between(-1, 1), "eps", BALLS)
    with pytest.raises(UndecidedError):
        checked_share(Ball.between(0, 2), "share", BALLS)


@pytest.mark.parametrize(
    ("check", "value", "like", "message"),
    [
        (checked_number, None, DOUBLE, "x: expected a number, got None"),
        (checked_number, True, DOUBLE, "x: expected a number, got True"),
        (checked_number, np.True_, DOUBLE, "x: expected a number, got True"),
        (checked_number, "1", DOUBLE, "x: expected a number, got '1'"),
        (checked_number, np.ones(2), DOUBLE, "x: expected a number, got array([1., 1.])"),
        (checked_number, np.nan, DOUBLE, "x: expected a finite number, got nan"),
        (checked_number, complex(0, np.inf), COMPLEX, "x: expected a finite number, got infj"),
        (checked_number, 1e39, SINGLE, "x: expected a number within the range of float32, got 1e+39"),
        (checked_number, Fraction(10**400, 3), DOUBLE, "x: expected a number within the range of float64, got"),
        (checked_number, 10**400, np.array([1.0], object), "x: expected a number within the range of float64, got"),
        (checked_number, int(sys.float_info.max) + 1, BALLS, "x: expected a number within the range of float64, got"),
        (checked_number, 10**400, np.ones(1, np.longdouble), "x: expected a number within the range of float64, got"),
        (checked_number, 0.5, BALLS, "x: expected an int, a Fraction or an element for an object array, got 0.5"),
        (checked_positive, 0, DOUBLE, "x: expected a positive number of dtype float64, got 0"),
        (checked_positive, 1e-60, SINGLE, "x: expected a positive number of dtype float32, got 1e-60"),
        (checked_positive, 1j, COMPLEX, "x: expected a positive number of dtype complex128, got 1j"),
        (checked_positive, Ball(1), DOUBLE, "x: expected a positive number of dtype float64, got Ball(1"),
        (checked_positive, Ball(-1), BALLS, "x: expected a positive number of dtype object, got Ball(-1"),
        (checked_share, Fraction(-1, 3), DOUBLE, "x: expected a number from 0 to 1, got Fraction(-1, 3)"),
        (checked_share, 2, BALLS, "x: expected a number from 0 to 1, got 2"),
    ],
)
def test_a_wrong_number_gives_one_line(check, value, like, message):
    with pytest.raises(ArgumentError) as caught:
        check(value, "x", like)
    assert str(caught.value).startswith(message)
    assert caught.value.name == "x"


def test_flags_integers_words_and_records():
    for good in (True, np.False_):
        require_flag(good, "training")
    require_integer(np.int64(-100), "ignore_index")
    require_one_of("sum", "reduction", ("mean", "sum"))
    require_instance(BALLS, np.ndarray, "x")
    with pytest.raises(ArgumentError, match="^training: expected True or False, got 1$"):
        require_flag(1, "training")
    with pytest.raises(ArgumentError, match="^ignore_index: expected an integer, got True$"):
        require_integer(True, "ignore_index")
    for bad in ("SUM", ["sum"], None, np.ones(2)):
        with pytest.raises(ArgumentError, match="^reduction: expected one of mean, sum, got"):
            require_one_of(bad, "reduction", ("mean", "sum"))
    with pytest.raises(ArgumentError, match="^cache: expected Ball, got NoneType$"):
        require_instance(None, Ball)
