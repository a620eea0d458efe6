"""One table of slopes: each against differences of its function, and with every kind of number that reads it."""

from fractions import Fraction

import numpy as np
import pytest

from tests.tape import Tape
from verify.numbers import Ball, Dual, RoundingModel, precision
from verify.numbers.operations import Functions, SpecialFunctions
from verify.numbers.slopes import SLOPES, Followed
from verify.numbers.total import Total

X, STEP = Fraction(3, 4), Fraction(1, 2**60)
ELEMENTARY = [name for name in SLOPES if name in vars(Functions)]


@pytest.mark.parametrize("name", SLOPES)
def test_a_slope_is_that_of_its_function(name):
    function = SLOPES[name]
    with precision(256):
        x = Ball(X)
        difference = (function.value(Ball(X + STEP)) - function.value(Ball(X - STEP))) / (2 * STEP)
        found = function.slope(x, function.value(x)) - difference
        assert abs(found) < Ball(Fraction(1, 10**30))


def test_every_function_is_a_method_and_every_method_a_function():
    named = {n for kind in (Functions, SpecialFunctions) for n in vars(kind) if not n.startswith("_")}
    assert named == set(SLOPES)


@pytest.mark.parametrize("name", ELEMENTARY)
def test_each_kind_of_number_follows_the_same_slope(name):
    slope = float(SLOPES[name].slope(0.75, SLOPES[name].value(0.75)))
    dual = getattr(Dual(0.75, 2.0), name)()
    assert dual.tangent == pytest.approx(2 * slope, rel=1e-15)
    tape = Tape()
    leaf = tape.leaf(0.75)
    assert tape.sweep([(getattr(leaf, name)(), 1.0)]) == {0: pytest.approx(slope, rel=1e-15)}
    rounded = RoundingModel().array(np.array([0.75]))[0] + 0
    own = getattr(rounded, name)().responses - slope * rounded.responses
    assert np.abs(own) == pytest.approx(np.full(own.shape, abs(dual.value)), rel=1e-14)  # its own rounding, +1 or -1


@pytest.mark.parametrize("name", SLOPES)
def test_of_a_total_ball_it_is_the_function_of_the_ball(name):
    if hasattr(Ball, name):
        assert getattr(Total(Ball(X)), name)().ball.overlaps(getattr(Ball(X), name)())


@pytest.mark.parametrize("kind", [Functions, Followed])
def test_a_number_that_says_nothing_has_no_function(kind):
    number = kind()
    if kind is Followed:
        number.value = 0.5
    with pytest.raises(NotImplementedError):
        number.exp()
