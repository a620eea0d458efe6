"""Captured programs of JAX (`benchmarks.functions.captured`) are formulas of NumPy's values, and are proved."""

from __future__ import annotations

import pytest

from derive import vjp
from tests.derive.tracing.captured_programs import SAME, differences

NAMES = [name for name in SAME if name.startswith("jax")]


@pytest.mark.parametrize("name", NAMES)
def test_a_formula_has_the_values_of_a_function_of_numpy(name: str) -> None:
    _, off = differences(name)
    assert max(off) < 1e-12


@pytest.mark.parametrize("name", NAMES)
def test_its_gradient_is_proved(name: str) -> None:
    reading, _ = differences(name)
    for f in reading.formulas:
        first = next(v for n, v in reading.variables.items() if any(k.name == n for k in f.body.free))
        assert vjp(f, first).theorem.concl.head == "deriv"
