"""Exact numbers, and how far others are from them."""

import numpy as np
import pytest

from verify.checking.judging.exact import Exact, Worst, ratios
from verify.numbers import Ball, balls_from_floats, precision


def test_exact_numbers_hold_twice_the_digits():
    with precision(192):
        third = balls_from_floats(np.array([1.0])) / 3
        exact = Exact.from_balls(third)
        again = Ball.from_float(exact.high[0]) + Ball.from_float(exact.low[0])
        assert abs((again - third[0]).to_float()) < 1e-32
    assert exact.gap(np.array([1 / 3]))[0] == pytest.approx(2.0**-54 / 3, rel=1e-9)


def test_ratios_say_what_is_not_known():
    quotients = ratios(np.array([0.0, 1.0, 1.0, np.nan, -1.0]), np.array([0.0, 0.0, np.inf, 1.0, 0.0]))
    assert quotients.tolist() == [0.0, np.inf, 0.0, np.inf, 0.0]


def test_what_is_beyond_all_floats_is_infinite():
    with precision(64):
        exact = Exact.from_balls(np.exp(balls_from_floats(np.array([1e6, -1e6, 0.0]))))
    assert exact.high.tolist() == [np.inf, 0.0, 1.0]
    assert exact.low[0] == 0


def test_the_worst_entry_is_the_furthest_among_those_without_a_number():
    gap = np.array([[0.5, 3.0], [np.nan, 8.0]])
    assert Worst.among(ratios(gap, np.ones((2, 2))), gap) == Worst(np.inf, (1, 0), 3)
    assert Worst.among(gap[0], gap[0]) == Worst(3.0, (1,), 1)
