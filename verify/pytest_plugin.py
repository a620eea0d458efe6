"""Two fixtures that pytest finds where this package is installed; without them: ``-p no:verify.pytest_plugin``.

``invariants`` holds every function of `verify.invariants`, with its arguments; it raises unless the invariant holds.

    def test_softmax(invariants):
        invariants.rows_sum_to_one(my_softmax)

``check_code`` is `verify.check`, with its arguments; it raises unless the function agrees with the theorem, and returns
the diagnosis. The report is the message; what agreed before in the same test stands in a section below it, and the
user properties of the test, which a JUnit file keeps, hold each diagnosis as JSON under ``verify.check``.

    @pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
    def test_backward(check_code, dtype):
        check_code(my_softmax_backward, "softmax_vjp", dtype=dtype, given="output")
        check_code(my_norm_backward, of="my_layers.thm:rmsnorm1p_vjp", dtype=dtype)
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from verify.checking.judging.diagnosis import Diagnosis

__all__ = ["check_code", "invariants"]

SECTION = "verify.check"


@pytest.fixture
def check_code(request: pytest.FixtureRequest) -> Callable[..., Diagnosis]:
    """Return `verify.check` as a function that raises, with the report, unless the function agrees."""
    check: Callable[..., Diagnosis] = import_module("verify.checking.diagnose").check
    item = request.node

    def checked(function: Callable[..., Any], name: str | None = None, **declared: Any) -> Diagnosis:
        __tracebackhide__ = True
        try:
            diagnosis = check(function, name, **declared)
        except ValueError as error:  # something that was declared does not exist; what the function raises is a finding
            raise ValueError(str(error)) from None
        item.user_properties.append((SECTION, json.dumps(diagnosis.document())))
        if diagnosis.agrees:
            item.add_report_section("call", SECTION, diagnosis.report())
        return diagnosis.require()

    return checked


@pytest.fixture(scope="session")
def invariants() -> SimpleNamespace:
    """Return the invariants as functions that raise `InvariantError` unless they hold."""
    module = import_module("verify.invariants")
    return SimpleNamespace(**{name: _requiring(getattr(module, name)) for name in module.INVARIANTS})


def _requiring(invariant: Callable[..., Any]) -> Callable[..., Any]:
    def required(*arguments: Any, **options: Any) -> Any:
        return invariant(*arguments, **options).require()

    return required
