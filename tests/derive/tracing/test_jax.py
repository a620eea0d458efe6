"""Captured programs of JAX (`benchmarks.functions.captured`) are formulas of NumPy's values, and are proved."""

from __future__ import annotations

import ast
from importlib.util import find_spec
from pathlib import Path

import pytest

from benchmarks.functions.captured import source
from derive import vjp
from tests.derive.tracing.captured_programs import SAME, call_differs, calls, differences

CALLS = calls("jax")
SOURCE, HELD = CALLS.pop("source"), CALLS.pop("held")
REFUSED = {
    "shared heads": "the same along its axis",
    "padded": "the same along its axis",
    "roll": "no product of powers of sizes",
    "conv": "the primitive conv_general_dilated",
    "assigned": "the primitive scatter",
    "logarithms": "minus infinity, is in the result",
}
"""What is no formula, and why."""
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


def test_calls_were_captured_by_this_very_code() -> None:
    assert source("jax") == SOURCE, "python -m benchmarks.functions.captured jax, where jax is installed"


@pytest.mark.parametrize("name", [name for name in CALLS if "program" in CALLS[name]])
def test_a_call_has_the_values_of_the_framework(name: str) -> None:
    near = 1e-6 if "a cast to" in str(CALLS[name]["program"]) else 1e-8
    assert call_differs(CALLS[name]) < (1e-3 if name == "cast" else near)


def test_few_calls_are_refused_and_each_with_its_reason() -> None:
    refused = {name: one["refused"] for name, one in CALLS.items() if "refused" in one}
    assert set(refused) == set(REFUSED)
    assert all(REFUSED[name] in why for name, why in refused.items())


def test_each_primitive_that_is_read_is_held_by_a_call() -> None:
    text = Path(find_spec("derive.tracing.jax").origin).read_text(encoding="utf-8")  # type: ignore[union-attr,arg-type]
    table = next(
        n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.AnnAssign) and ast.unparse(n.target) == "PRIMITIVES"
    )
    keys = [k.value for d in ast.walk(table) if isinstance(d, ast.Dict) for k in d.keys if isinstance(k, ast.Constant)]
    assert len(keys) > 20 and set(keys) <= set(HELD)
