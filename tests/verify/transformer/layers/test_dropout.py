"""Dropout by a mask: values, the mean over masks, the rate 1, every number type, refusals."""

import itertools
from fractions import Fraction

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import NUMBER_TYPES
from verify.transformer.layers.dropout import dropout, dropout_backward


def test_the_mean_over_masks_is_the_input():
    """Exactly, in fractions: each mask with its probability."""
    x, rate = np.array([Fraction(3, 7), Fraction(-2), Fraction(5, 3)], dtype=object), Fraction(2, 7)
    total = np.array([Fraction(0)] * 3, dtype=object)
    for keep in itertools.product([True, False], repeat=3):
        probability = (1 - rate) ** sum(keep) * rate ** (3 - sum(keep))
        total += probability * dropout(x, np.array(keep), rate)[0]
    assert list(total) == list(x)


@pytest.mark.parametrize("name", NUMBER_TYPES)
@pytest.mark.parametrize("rate", [0, Fraction(1, 4), 1])
def test_every_number_type(name, rate):
    record = NUMBER_TYPES[name]
    x, keep = record.array([1, -2, 3]), np.array([True, False, True])
    output, cache = dropout(x, keep, rate)
    d_x = dropout_backward(cache, x)
    factor = 0 if rate == 1 else float(1 / (1 - rate))
    for found in (output, d_x):
        assert {type(value) for value in found.flat} == {type(x[0])}
        assert record.to_float(found) == pytest.approx(np.array([1, 0, 3]) * factor, rel=1e-6)


def test_the_mask_is_copied_and_broadcast():
    keep = np.array([True, False, True])
    output, cache = dropout(np.ones((2, 3)), keep, 0.5)
    keep[:] = False
    assert output.tolist() == dropout_backward(cache, np.ones((2, 3))).tolist() == [[2, 0, 2]] * 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((np.ones(3), np.ones(3), 0.5), "^keep: expected a boolean array, got dtype float64$"),
        ((np.ones(3), np.ones(2, bool), 0.5), r"^keep: expected a shape that broadcasts to \(3,\), got shape \(2,\)$"),
        ((np.ones(3), np.ones(3, bool), 1.5), "^rate: expected a number from 0 to 1, got 1.5$"),
        ((np.ones(3, int), np.ones(3, bool), 0.5), "^x: expected floating, complex or object numbers"),
    ],
)
def test_refusals_name_the_argument(arguments, message):
    with pytest.raises(ArgumentError, match=message):
        dropout(*arguments)


def test_a_rate_that_is_a_float_says_what_is_dropped():
    output, _ = dropout(np.ones(2), np.array([True, False]), 0.2)
    assert output.tolist() == [1.25, 0.0]
