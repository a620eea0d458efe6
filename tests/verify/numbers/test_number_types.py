"""The registry: every type makes arrays of exact numbers, computes, and reads back."""

from fractions import Fraction

import numpy as np
import pytest

from verify.numbers import NUMBER_TYPES, balls, balls_from_floats, midpoints, precision, radii, to_float, unit_roundoff

VALUES = [[Fraction(1, 3), 2], [-1, Fraction(5, 7)]]


@pytest.mark.parametrize("name", NUMBER_TYPES)
def test_every_type_computes_the_same(name):
    record = NUMBER_TYPES[name]
    assert record.name == name
    with precision(100):
        x = record.array(VALUES)
        result = record.to_float(np.exp(x) @ x / (1 + np.cos(x) * np.cos(x)))
    reference = np.array(VALUES, dtype=float)
    expected = np.exp(reference) @ reference / (1 + np.cos(reference) ** 2)
    u = unit_roundoff(np.float32 if name == "float32" else np.float64)
    assert result.dtype == np.float64
    assert np.abs(result - expected).max() <= 16 * u * 3 * np.abs(expected).max()


@pytest.mark.parametrize("name", NUMBER_TYPES)
def test_every_type_takes_exact_numbers_only(name):
    assert NUMBER_TYPES[name].array(3).shape == ()
    for bad in (0.5, [True], [[1], [2, 3]]):
        with pytest.raises(TypeError, match="^values: expected"):
            NUMBER_TYPES[name].array(bad)


def test_which_types_are_rigorous():
    assert {name for name, record in NUMBER_TYPES.items() if record.rigorous} == {"ball", "dual_ball"}


def test_reading_takes_real_parts():
    assert np.array_equal(to_float(np.array([1 + 2j])), [1.0])


def test_arrays_of_balls():
    made = balls([[1, Fraction(1, 3)], [0, -2]], 100)
    assert made.shape == (2, 2)
    assert made.dtype == object
    assert 0 < made[0, 1].radius < 1e-29
    assert balls(7, 64).shape == ()
    assert np.array_equal(midpoints(made), [[1, 1 / 3], [0, -2]])
    assert radii(made)[0, 0] == 0
    assert balls_from_floats(np.array([0.1]))[0].to_fraction() == Fraction(0.1)
    for bad in ([0.5], [True], [[1], [1, 2]], ["1"]):
        with pytest.raises(TypeError, match="^values: expected"):
            balls(bad, 64)
