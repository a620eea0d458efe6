"""Constants are exact on balls, a float on floats, and charged for their rounding on rounding balls."""

import math
from fractions import Fraction

import numpy as np
import pytest

from verify.checking.rounding.constants import number, root_of
from verify.checking.rounding.models import ladder
from verify.checking.rounding.rounded import rounded
from verify.numbers import Ball, balls_from_floats, precision


def half_turn(pi):
    return pi * pi / 4


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_constants_of_every_number_type(dtype):
    floats, balls = np.ones(2), balls_from_floats(np.ones(2))
    model = ladder(dtype)[0]
    like = rounded(floats, model)
    tenth = Fraction(1, 10)
    assert number(floats, tenth) == 0.1
    assert number(balls, tenth) == tenth
    assert number(like, tenth).radius == pytest.approx(model.operation.unit / 10)
    assert number(like, Fraction(1, 8)).radius == 0
    assert root_of(floats, half_turn) == math.pi / 2
    assert root_of(like, half_turn).radius == pytest.approx(2 * model.operation.unit * math.pi / 2)
    with precision(200):
        exact = root_of(balls, half_turn)
        assert (exact - Ball.pi() / 2).contains(0)
        assert exact.radius < 1e-50
        assert number(like, tenth).radius >= abs((Ball.from_float(0.1) - tenth).to_float())
