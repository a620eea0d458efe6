"""The checks of arguments: one clear line each, and what they let through."""

from fractions import Fraction

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import Dual, balls
from verify.transformer.shapes import (
    as_text,
    checked_array,
    checked_axis,
    checked_heads,
    checked_indices,
    checked_mask,
    checked_size,
    require_finite,
    require_functions,
    without_axis,
)

KINDS = "x: expected floating, complex or object numbers, got dtype"
RANGE = "x: expected numbers within the range of floats"
CONVERT = "(convert it, as in x.astype(float))"


@pytest.mark.parametrize(
    "array",
    [
        np.ones((2, 3)),
        np.ones((2, 3), np.float32),
        np.ones((2, 3), complex),
        np.array([[Fraction(1, 3)] * 3] * 2, dtype=object),
        balls([[1, 2, 3], [4, 5, 6]], 64),
    ],
)
def test_good_arrays_come_back_themselves(array):
    assert checked_array(array, "x", (2, "n")) is array
    assert checked_array(array, "x", ("...", 3)) is array


@pytest.mark.parametrize(
    ("value", "shape", "message"),
    [
        (np.ones((2, 3), int), (2, 3), f"{KINDS} int64 {CONVERT}"),
        (np.ones(2, bool), (2,), f"{KINDS} bool {CONVERT}"),
        (np.array(["a"]), (1,), f"{KINDS} <U1"),
        ([[1.0], [1.0, 2.0]], (2, 2), "x: expected an array, got ragged nested lists"),
        (np.ones((2, 3)), (2, 4), "x: expected shape (2, 4), got shape (2, 3)"),
        (np.ones((2, 3)), ("n",), "x: expected shape (n,), got shape (2, 3)"),
        (np.ones(3), ("...", "n", 3), "x: expected shape (..., n, 3), got shape (3,)"),
        (np.ones((0, 3)), ("d", 3), "x: expected at least one element along the axis d, got shape (0, 3)"),
        (np.array([1.0, np.nan]), (2,), "x: expected finite numbers, got nan at index (1,)"),
        (np.array([-np.inf, 1.0]), (2,), "x: expected finite numbers, got -inf at index (0,)"),
        (np.array([1.0, None]), (2,), "x: expected numbers as elements, got NoneType"),
        (np.array([1.0, "a"], object), (2,), "x: expected numbers as elements, got str"),
        ([Fraction(1, 3), -(10**400)], (2,), f"{RANGE}, got a larger one at index (1,)"),
        (np.array([Dual(1.0, np.nan)]), (1,), "x: expected finite numbers, got Dual(1.0, nan) at index (0,)"),
    ],
)
def test_a_wrong_array_gives_one_line(value, shape, message):
    with pytest.raises(ArgumentError) as caught:
        checked_array(value, "x", shape)
    assert str(caught.value) == message
    assert caught.value.name == "x"


def test_minus_infinity_is_allowed_where_asked_for():
    checked_array(np.array([-np.inf, 1.0]), "x", minus_infinity=True)
    checked_array(np.array([complex(-np.inf, 1e-60), 1.0]), "x", minus_infinity=True)
    with pytest.raises(ArgumentError, match=r"^x: expected finite numbers or -inf, got inf at index \(0,\)$"):
        require_finite(np.array([np.inf, -np.inf]), "x", minus_infinity=True)


def test_masks():
    assert np.array_equal(checked_mask(np.array([True, False]), (2, 2)), [[True, False], [True, False]])
    with pytest.raises(ArgumentError, match=r"^mask: expected a boolean array, got dtype int64$"):
        checked_mask(np.array([1, 0]), (2, 2))
    with pytest.raises(ArgumentError, match=r"^mask: expected a shape that broadcasts to \(2, 2\), got shape \(3,\)$"):
        checked_mask(np.ones(3, bool), (2, 2))


def test_sizes_and_heads():
    assert checked_size(np.int64(3), "n") == 3
    assert checked_heads(3, 6, "w") == 3
    for bad in (0, -1, 1.0, True, None):
        with pytest.raises(ArgumentError, match="^n: expected a positive integer, got"):
            checked_size(bad, "n")
    with pytest.raises(ArgumentError, match="^w: expected a last axis that 4 heads divide, got size 6$"):
        checked_heads(4, 6, "w")
    with pytest.raises(ArgumentError, match="^n: expected a positive integer, got 1000000000[0-9]*...$"):
        checked_size(10**400, "n")


def test_axes():
    array = np.ones((2, 3))
    assert [checked_axis(array, axis) for axis in (-2, -1, 0, np.int64(1))] == [-2, -1, 0, 1]
    for bad in (2, -3, 1.0, True, None, "0", 10**5000):
        with pytest.raises(ArgumentError, match=r"^axis: expected an axis of an array of shape \(2, 3\), got"):
            checked_axis(array, bad)
    assert without_axis((2, 3, 5), -2) == (2, 5)
    assert without_axis((7,), 0) == ()


def test_indices():
    for good in ([[0, 2], [1, 1]], np.array(2, np.uint8)):
        assert np.array_equal(checked_indices(good, "tokens", 3), good)
    with pytest.raises(ArgumentError, match=r"^y: expected integers from 0 to 2, got 7 at index \(1,\)$"):
        checked_indices([-100, 7], "y", 3, ignored=-100)
    assert list(checked_indices(np.array([1, 255], np.uint8), "y", 3, ignored=255)) == [1, 255]


def test_elements_that_have_functions():
    for good in (np.ones(2), np.ones(2, complex), balls([1], 64), np.array([Dual(1.0)])):
        require_functions(good, "x")
    for element in (1, 1.5, 2j, Fraction(1, 2)):
        with pytest.raises(
            ArgumentError, match=f"^x: expected floats, .* an object array with {type(element).__name__}$"
        ):
            require_functions(np.array([element], dtype=object), "x")


def test_the_text_of_a_wrong_value_is_one_short_line():
    assert as_text(np.ones((2, 2))) == "array([[1., 1.], [1., 1.]])"
    assert as_text("a" * 1000) == "'" + "a" * 79 + "..."
    assert as_text(10**5000) == "a number of type int that is too large to be written"


@pytest.mark.parametrize("index", [-1, -3, 3])
def test_an_index_is_counted_from_the_beginning_only(index):
    with pytest.raises(ArgumentError, match=rf"^tokens: expected integers from 0 to 2, got {index} at index \(1,\)$"):
        checked_indices([0, index], "tokens", 3)
    assert checked_indices([0, index], "tokens", 3, ignored=index).tolist() == [0, index]
