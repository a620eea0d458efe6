"""What elements offer whatever their type: constants, anchors, finiteness, exactness."""

import math
from fractions import Fraction

import numpy as np
import pytest

from verify.numbers import NUMBER_TYPES, Ball, anchors, bound, constant_like
from verify.numbers.elements import exact_elements, finite, is_exact, is_finite, map_elements, whole_number


@pytest.mark.parametrize("name", NUMBER_TYPES)
def test_anchors_of_every_type_can_be_compared(name):
    record = NUMBER_TYPES[name]
    x = record.array([Fraction(1, 3), 2, -5])
    assert anchors(x).argmax() == 1
    assert anchors(x).min() < 0
    assert finite(x).all()


@pytest.mark.parametrize("name", NUMBER_TYPES)
def test_constants_of_every_type_leave_it_alone(name):
    record = NUMBER_TYPES[name]
    x = record.array([Fraction(1, 3), 2])
    product = x * constant_like(x, 3)
    assert product.dtype == x.dtype
    assert type(product[0]) is type(x[0])
    assert np.abs(record.to_float(product) - [1, 6]).max() <= bound(np.float32, 1, 6)


def test_anchors_of_balls_are_exact_midpoints():
    wide = np.array([Ball.between(0, 2)], dtype=object)
    assert anchors(wide)[0] == 1
    assert np.array_equal(anchors(np.array([1 + 2j])), [1])
    mixed = np.array([1 + 2j, Fraction(1, 2), 3], dtype=object)
    assert list(anchors(mixed)) == [1, Fraction(1, 2), 3]


def test_constants_of_objects_that_are_exact_stay_exact():
    assert constant_like(np.array([Fraction(1, 3)]), Fraction(1, 7)) == Fraction(1, 7)
    assert constant_like(np.empty(0, dtype=object), 2) == 2
    assert constant_like(np.array([1.5], dtype=object), Fraction(1, 2)) == 0.5


def test_finite_elements():
    mixed = np.array([1, Fraction(1, 2), math.inf, math.nan, 1j], dtype=object)
    assert list(finite(mixed)) == [True, True, False, False, True]
    with pytest.raises(TypeError, match="^expected a number, got str$"):
        is_finite("1")


def test_exactness():
    assert all(is_exact(value) for value in (1, np.int32(1), Fraction(1, 2)))
    assert not any(is_exact(value) for value in (True, 1.0, "1", None, np.True_))
    assert exact_elements(np.arange(3)).dtype == object
    assert type(exact_elements(np.arange(3))[0]) is int
    assert map_elements(lambda value: value + 1, np.array(1)).shape == ()


def test_whole_numbers():
    assert whole_number(np.int64(5), "n", 2) == 5
    for bad in (1, True, 2.0, None):
        with pytest.raises(ValueError, match="^n: expected an integer of at least 2, got"):
            whole_number(bad, "n", 2)
