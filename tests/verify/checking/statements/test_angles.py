"""Angles of a table: their cosines and sines are the given ones, to the last bit, once and twice, forth and back."""

from fractions import Fraction

import numpy as np
import pytest

from verify.checking.rounding.models import ladder
from verify.checking.rounding.rounded import Rounded, rounded
from verify.checking.statements.angles import Angles
from verify.numbers import Ball, balls_from_floats, midpoints, precision

TURNS = np.array([[0.1, 2.0, -3.0], [4.0, 5.5, -0.7]])
COS, SIN = np.cos(TURNS), np.sin(TURNS)


def test_what_is_known_is_kept():
    of_table = Angles(COS, SIN)
    assert np.array_equal(of_table, Angles(COS, SIN))
    assert not np.array_equal(of_table, Angles(COS, -SIN))
    assert np.cos(of_table) is COS
    assert np.sin(1 * of_table) is SIN
    assert (of_table.shape, of_table.ndim) == ((2, 3), 2)
    assert np.array_equal(np.cos(of_table[:, 1].reshape(1, 2)), COS[None, :, 1])
    assert np.array_equal(np.sin(of_table.transpose(1, 0)), SIN.T)
    assert np.array_equal(np.cos(of_table.moved(lambda table: table[..., ::-1])), COS[:, ::-1])


@pytest.mark.parametrize("count", [1, 2, -1, -2])
def test_multiples_on_every_number_type(count):
    model = ladder("float32")[0]
    with precision(128):
        exact = balls_from_floats(TURNS)
        enclosed = np.array([Ball(count)]) * Angles(np.cos(exact), np.sin(exact))
        wanted = midpoints(np.sin(count * exact))
        assert np.abs(midpoints(np.sin(enclosed)) - wanted).max() < 1e-30
    for times in (count, np.float64(count), np.full((2, 3), count)):
        assert np.allclose(np.sin(times * Angles(COS, SIN)), wanted, rtol=1e-14, atol=1e-14)
    with_radius = rounded(np.array(float(count)), model) * Angles(rounded(COS, model), rounded(SIN, model))
    assert isinstance(np.cos(with_radius), Rounded)
    assert np.allclose(np.cos(with_radius).value, np.cos(count * TURNS), atol=1e-7)


def test_nothing_else_is_known():
    of_table = Angles(COS, SIN)
    for count in (3, 0.5, np.array([1.0, 2.0, 1.0])):
        with pytest.raises(ValueError, match="angles: expected once or twice all of them, or as much back"):
            count * of_table
    for unknown in (np.exp, lambda angles: angles + 1, lambda angles: angles * angles):
        with pytest.raises(TypeError):
            unknown(of_table)


def test_constants_are_of_the_kind_of_the_tables():
    half = Fraction(1, 2)
    assert Angles(COS, SIN).constant(half) == 0.5
    assert type(Angles(balls_from_floats(COS), balls_from_floats(SIN)).constant(half)) is Ball
    model = ladder("float32")[0]
    assert isinstance(Angles(rounded(COS, model), rounded(SIN, model)).constant(half), Rounded)
