"""The invariants as a pytest fixture: ``pytest_plugins = ["verify.pytest_plugin"]`` in your ``conftest.py``.

    def test_softmax(invariants):
        invariants.rows_sum_to_one(my_softmax)

Every function of `verify.invariants` is there, with its arguments; it raises unless the invariant holds.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import pytest

__all__ = ["invariants"]


@pytest.fixture(scope="session")
def invariants() -> SimpleNamespace:
    """Return the invariants as functions that raise `InvariantError` unless they hold."""
    module = import_module("verify.invariants")
    return SimpleNamespace(**{name: _requiring(getattr(module, name)) for name in module.INVARIANTS})


def _requiring(invariant: Callable[..., Any]) -> Callable[..., Any]:
    def required(*arguments: Any, **options: Any) -> Any:
        return invariant(*arguments, **options).require()

    return required
