"""Captured programs of PyTorch (`benchmarks.functions.captured`) are formulas of NumPy's values, and are proved."""

from __future__ import annotations

import pytest

from derive import ProofError, vjp
from tests.derive.tracing.captured_programs import SAME, differences

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
