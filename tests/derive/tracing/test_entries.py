"""Operations entry by entry: names, truth values, and choices between arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from benchmarks.functions.calls import evaluated
from derive import TraceError, trace
from derive.tracing.entries import NAMES
from derive.tracing.operations import OPERATIONS


def test_names_are_of_operations() -> None:
    assert set(NAMES.values()) <= set(OPERATIONS)
    assert all(NAMES[word] == word for word in NAMES.values())


@pytest.mark.parametrize(
    "function",
    [
        lambda x: x * ((x > 0.4) + (x < 0.6)),
        lambda x: x * ((x > 0.4) * (x < 0.6)),
        lambda x: np.where((x > 0.4) ^ (x > 0.6), x, 0.0),
        lambda x: np.where((x > 0.4) == (x > 0.6), x, 0.0),
        lambda x: np.where((x > 0.4) != (x < 0.6), x, 3.0),
        lambda x: np.where(~((x > 0.4) | (x > 0.6)), x, 0.0),
        lambda x: np.where(np.logical_and(x > 0.4, x < np.inf), x, -x),
        lambda x: np.where(x <= x, x, 0.0) + np.where(x < x, 1.0, x),
        lambda x: np.where(x > 0.4, x, np.nan) + np.where(True, x, 0.0),
        lambda x: np.exp(x + -np.inf) + np.exp(np.where(x > 0.4, x, -np.inf) + np.where(x > 0.6, -np.inf, x)),
    ],
)
def test_truth_values_and_choices_are_those_of_numpy(function: Callable[[Any], Any]) -> None:
    f = trace(function, name="f", x="m n")
    x = next(iter(np.random.default_rng(1).uniform(0.25, 0.75, (1, 3, 5))))
    values = function(x)
    assert evaluated(f.reading)[np.isfinite(values)] == pytest.approx(values[np.isfinite(values)])


def test_a_choice_is_an_array_of_its_own() -> None:
    def changed(x: Any) -> Any:
        y = np.where(True, x, 0.0)
        z = +x
        y += 1
        z += 2
        return x

    assert repr(trace(changed, name="f", x="n")) == "f(x[n], i:n) = x[i]"


def test_a_mask_of_what_is_hidden_is_one_of_what_is_seen() -> None:
    first = trace(lambda x: np.exp(np.where(np.tri(*x.shape) == 0, -np.inf, x)), name="f", x="m n")
    assert np.array_equal(first.table("mask", {"m": 3, "n": 5}), np.tri(3, 5))
    assert repr(first) == "f(mask[m, n], x[m, n], i:m, j:n) = mask[i, j]*exp(x[i, j])"


def test_whole_numbers_that_were_changed_pick_nothing() -> None:
    with pytest.raises(TraceError, match="a choice of entries by an array"):
        trace(lambda x, i: x[:, i - 1], name="f", x="m n", i="m -> n")
