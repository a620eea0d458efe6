"""Captured programs of PyTorch (`benchmarks.functions.captured`) are formulas of NumPy's values, and are proved."""

from __future__ import annotations

import pytest

from benchmarks.functions.captured import source
from derive import ProofError, vjp
from derive.tracing.torch_operators import CALLS as CALLED
from derive.tracing.torch_operators import OPERATORS
from tests.derive.tracing.captured_programs import SAME, call_differs, calls, differences

CALLS = calls("torch")
SOURCE, HELD = CALLS.pop("source"), CALLS.pop("held")
REFUSED = {
    "shared heads": "the same along its axis",
    "padded": "the same along its axis",
    "several axes": "a maximum over an axis",
    "trigonometry": "torch's atan2",
    "group_norm": "torch's as_strided",
    "logarithms": "minus infinity, is in the result",
}
"""What is no formula, and why."""
NAMES = [name for name in SAME if name.startswith("torch")]


@pytest.mark.parametrize("name", NAMES)
def test_a_formula_has_the_values_of_a_function_of_numpy(name: str) -> None:
    _, off = differences(name)
    assert max(off) < 1e-12


def test_what_keeps_a_norm_from_zero_is_in_the_formula() -> None:
    reading, _ = differences("torch_cosine")
    assert repr(reading.formula).count("max(") == 2
    with pytest.raises(ProofError, match="proved if you assume"):
        vjp(reading.formula, "x")


@pytest.mark.parametrize("name", [name for name in NAMES if name != "torch_cosine"])
def test_its_gradient_is_proved(name: str) -> None:
    reading, _ = differences(name)
    for f in reading.formulas:
        first = next(v for n, v in reading.variables.items() if any(k.name == n for k in f.body.free))
        assert vjp(f, first).theorem.concl.head == "deriv"


def test_calls_were_captured_by_this_very_code() -> None:
    assert source("torch") == SOURCE, "python -m benchmarks.functions.captured torch, where torch is installed"


@pytest.mark.parametrize("name", [name for name in CALLS if "program" in CALLS[name]])
def test_a_call_has_the_values_of_the_framework(name: str) -> None:
    near = 1e-6 if "a cast to" in str(CALLS[name]["program"]) else 1e-8
    assert call_differs(CALLS[name]) < (1e-3 if name == "cast" else near)


def test_few_calls_are_refused_and_each_with_its_reason() -> None:
    refused = {name: one["refused"] for name, one in CALLS.items() if "refused" in one}
    assert set(refused) == set(REFUSED)
    assert all(REFUSED[name] in why for name, why in refused.items())


def test_each_entry_of_the_tables_is_held_by_a_call() -> None:
    assert {*OPERATORS, *CALLED} - {*HELD} == {"_local_scalar_dense"}  # which is a refusal
