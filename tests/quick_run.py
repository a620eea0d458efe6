"""Test functions called one after another until one fails: what pytest does, without its second of preparation.

``python -m tests.quick_run MODULE...`` calls every test of these modules that needs no fixture and is not long, at all
its parameters. The exit code is 1 if one fails, 0 if all pass; the name of the one that failed is printed. Under
``python -O`` no `assert` is left that could fail: nothing is called, and the exit code is 2.
"""

from __future__ import annotations

import importlib
import inspect
import itertools
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest


def calls(test: Callable[..., None]) -> Iterator[dict[str, Any]]:
    """The arguments of all calls of a test; none where it is long or needs a fixture."""
    marks = getattr(test, "pytestmark", [])
    if any(mark.name == "long" for mark in marks):
        return
    choices = [list(_sets(*mark.args[:2])) for mark in marks if mark.name == "parametrize"]
    for sets in itertools.product(*choices):
        arguments = {name: value for chosen in sets for name, value in chosen.items()}
        if set(arguments) == set(inspect.signature(test).parameters):
            yield arguments


def _sets(names: Any, values: Any) -> Iterator[dict[str, Any]]:
    names = [n.strip() for n in names.split(",")] if isinstance(names, str) else list(names)
    for value in values:
        own = value.values if hasattr(value, "marks") else (value,) if len(names) == 1 else value
        yield dict(zip(names, own, strict=True))


def failed(module: str) -> str | None:
    """The first test of a module that fails."""
    tests = inspect.getmembers(importlib.import_module(module), inspect.isfunction)
    for name, test in sorted(tests, key=lambda pair: pair[1].__code__.co_firstlineno):
        if name.startswith("test_"):
            for arguments in calls(test):
                try:
                    test(**arguments)
                except pytest.skip.Exception:
                    continue
                except (Exception, pytest.fail.Exception) as error:  # noqa: BLE001 (whatever it is, the test fails)
                    return f"{module}::{name}: {type(error).__name__}"
    return None


def main(modules: list[str]) -> int:
    """Exit code 1 if a test fails, 2 if none could."""
    if sys.flags.optimize:
        sys.stderr.write("tests without asserts, as under python -O, cannot fail\n")
        return 2
    for module in modules:
        try:
            first = failed(module)
        except Exception as error:  # noqa: BLE001 (a module of tests that cannot be imported)
            first = f"{module}: {type(error).__name__}: {error}"
        if first is not None:
            sys.stdout.write(f"{first}\n")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
