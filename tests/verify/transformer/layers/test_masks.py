"""Masks: which positions they let through, either polarity, additive ones, refusals."""

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import balls_from_floats
from verify.transformer.layers.masks import (
    attended,
    both,
    causal_mask,
    checked_additive_mask,
    padding_mask,
    split_additive_mask,
    window_mask,
)


def test_causal_masks():
    assert np.array_equal(causal_mask(2, 3), [[1, 0, 0], [1, 1, 0]])
    assert np.array_equal(causal_mask(2, 3, "bottom_right"), [[1, 1, 0], [1, 1, 1]])
    assert np.array_equal(causal_mask(3, 2), [[1, 0], [1, 1], [1, 1]])
    assert np.array_equal(causal_mask(3, 2, "bottom_right"), [[0, 0], [1, 0], [1, 1]])
    assert causal_mask(2, 2).dtype == bool


def test_causal_mask_refuses_by_name():
    with pytest.raises(ArgumentError, match="^align: expected one of top_left, bottom_right, got 'left'$"):
        causal_mask(2, 3, "left")
    for bad in (-1, 1.5, True):
        with pytest.raises(ArgumentError, match="^n_key: expected an integer of at least 0"):
            causal_mask(2, bad)
    assert causal_mask(2, 0).shape == (2, 0)


def test_padding_masks():
    assert np.array_equal(padding_mask([0, 2, 3], 3), [[0, 0, 0], [1, 1, 0], [1, 1, 1]])
    assert padding_mask(np.array([[1], [2]]), 5).shape == (2, 1, 5)
    assert np.array_equal(padding_mask(2, 3), [1, 1, 0])
    assert padding_mask([1], 1).dtype == bool


@pytest.mark.parametrize(
    ("lengths", "n", "message"),
    [
        ([2, 4], 3, r"^lengths: expected integers from 0 to 3, got 4 at index \(1,\)$"),
        ([[2, -1]], 3, r"^lengths: expected integers from 0 to 3, got -1 at index \(0, 1\)$"),
        ([2.0], 3, "^lengths: expected integers from 0 to 3, got dtype float64$"),
        ([True], 3, "^lengths: expected integers from 0 to 3, got dtype bool$"),
        ([[1], [1, 2]], 3, "^lengths: expected an array, got ragged nested lists$"),
        ([2], 0, "^n: expected a positive integer, got 0$"),
    ],
)
def test_padding_mask_refuses_by_name(lengths, n, message):
    with pytest.raises(ArgumentError, match=message):
        padding_mask(lengths, n)


def test_polarity_says_what_true_means():
    mask = np.array([True, False, False])
    assert np.array_equal(attended(mask, (2, 3)), mask)
    assert np.array_equal(attended(mask, (2, 3), "attend"), mask)
    assert np.array_equal(attended(mask, (2, 3), "ignore"), ~mask)
    assert attended(mask, (2, 3), "ignore").shape == (3,)


@pytest.mark.parametrize(
    ("mask", "polarity", "message"),
    [
        (np.ones(3, bool), "keep", "^polarity: expected one of attend, ignore, got 'keep'$"),
        (np.ones(3, bool), None, "^polarity: expected one of attend, ignore, got None$"),
        (np.ones(2, bool), "attend", r"^tokens: expected a shape that broadcasts to \(2, 3\), got shape \(2,\)$"),
        (np.ones(3), "ignore", "^tokens: expected a boolean array, got dtype float64$"),
    ],
)
def test_attended_refuses_by_name(mask, polarity, message):
    with pytest.raises(ArgumentError, match=message):
        attended(mask, (2, 3), polarity, "tokens")


def test_both_lets_through_what_either_does_not_mask():
    first, second = np.array([[True], [False]]), np.array([True, False])
    assert np.array_equal(both(first, second), [[1, 0], [0, 0]])
    assert both(first, None) is first
    assert both(None, second) is second
    assert both(None, None) is None


def test_additive_masks_are_split_at_minus_infinity():
    added, live = split_additive_mask(np.array([[0.5, -np.inf], [0, -1e9]]))
    assert np.array_equal(added, [[0.5, 0], [0, -1e9]])
    assert np.array_equal(live, [[1, 0], [1, 1]])
    for finite in (np.array([0.5, -2]), balls_from_floats(np.array([0.5, -2]))):
        added, live = split_additive_mask(finite)
        assert added is finite
        assert live is None
    assert split_additive_mask(np.full(2, -np.inf, np.float32))[0].dtype == np.float32
    assert split_additive_mask(np.array([-np.inf + 0j, 1j]))[1].tolist() == [False, True]


@pytest.mark.parametrize(
    ("mask", "message"),
    [
        (np.ones((3, 2)), r"^additive_mask: expected a shape that broadcasts to \(2, 3\), got shape \(3, 2\)$"),
        (np.ones(3, bool), "^additive_mask: expected floating, complex or object numbers, got dtype bool"),
        (np.array([0, np.inf, 0]), r"^additive_mask: expected finite numbers or -inf, got inf at index \(1,\)$"),
        (np.array([0, 0, np.nan]), r"^additive_mask: expected finite numbers or -inf, got nan at index \(2,\)$"),
    ],
)
def test_additive_masks_are_refused_by_name(mask, message):
    with pytest.raises(ArgumentError, match=message):
        checked_additive_mask(mask, (2, 3))


def test_a_window_has_its_own_position_and_those_before():
    assert np.array_equal(window_mask(3, 3, 1), np.eye(3))
    assert np.array_equal(window_mask(3, 4, 2), [[1, 0, 0, 0], [1, 1, 0, 0], [0, 1, 1, 0]])
    assert np.array_equal(window_mask(2, 4, 2, "bottom_right"), [[0, 1, 1, 0], [0, 0, 1, 1]])
    with pytest.raises(ArgumentError, match="^window: expected a positive integer"):
        window_mask(2, 2, 0)
