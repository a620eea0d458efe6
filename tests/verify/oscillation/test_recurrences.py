"""Recurrences: the finite sum comes back near 1, on balls."""

import math
from fractions import Fraction

import pytest

from verify.numbers import Ball, precision
from verify.oscillation.finite_sums import finite_sum
from verify.oscillation.recurrences import records, window
from verify.oscillation.values import RefusedError

FOUND = {4: (84823, "0.9999993"), 8: (169646, "0.9999986"), 16: (81681, "0.90217")}


@pytest.mark.parametrize("d_model", [4, 8, 16])
def test_records_rise_and_are_proved(d_model):
    found = records(d_model, 200_000)
    with precision(200):
        for before, after in zip(found, found[1:], strict=False):
            assert before.distance < after.distance
            assert before.value < after.value
        distance, least = FOUND[d_model]
        assert found[-1].distance == distance
        assert found[-1].value > Fraction(least)


def test_the_two_of_the_claim():
    """At d = 8 the sum of four cosines is 3.98271 at k = 6283 and 3.99999 at k = 169646."""
    found = {record.distance: record.value for record in records(8, 170_000)}
    with precision(200):
        assert found[6283] * 4 > Fraction("3.98270")
        assert found[6283] * 4 < Fraction("3.98271")
        assert found[169646] * 4 > Fraction("3.99999")


@pytest.mark.parametrize(("d_model", "parts"), [(4, 30), (8, 10), (16, 6)])
def test_the_window_of_the_pigeonhole_principle(d_model, parts):
    found = window(d_model, parts)
    assert found.last == parts ** (d_model // 2)
    assert found.least == pytest.approx(math.cos(2 * math.pi / parts))
    assert found.first.distance <= found.last
    with precision(200):
        assert found.first.value >= Ball.from_float(found.least)
        lowest = min(finite_sum(k, d_model).to_float() for k in range(1, found.first.distance))
    assert lowest < 0


def test_a_search_across_blocks(monkeypatch):
    whole = records(8, 7000)
    monkeypatch.setattr("verify.oscillation.recurrences.BLOCK", 64)
    assert [record.distance for record in records(8, 7000)] == [record.distance for record in whole]
    assert window(8, 10).first.distance == 126


def test_refusals():
    with pytest.raises(RefusedError, match=r"^recurrences: at most 1e\+08 distances are looked through, not "):
        window(32, 10)
    with pytest.raises(RefusedError, match="^window: nothing comes back after the sum was negative, up to 5$"):
        window(2, 5)
    with pytest.raises(ValueError, match="^parts: expected an integer of at least 5, got 4$"):
        window(8, 4)
