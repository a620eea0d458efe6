"""One lazy door to what prints and computes: its two lists are one, and nothing is loaded before it is asked for."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from derive.doors import forms


def imported() -> dict[str, str]:
    """Return the modules that a reader of types sees, with their packages."""
    (block,) = [
        node for node in ast.parse(Path(forms.__file__).read_text(encoding="utf-8")).body if type(node) is ast.If
    ]
    return {name.name: node.module for node in block.body for name in node.names}


def test_a_reader_of_types_sees_what_is_loaded():
    assert imported() == dict(forms._HOMES)
    assert sorted(forms.__all__) == sorted(forms._HOMES)


@pytest.mark.parametrize("name", forms.__all__)
def test_each_module_is_loaded_by_its_name(name):
    assert getattr(forms, name).__name__ == f"derive.{imported()[name]}.{name}"


def test_another_name_is_refused():
    with pytest.raises(AttributeError, match="has no attribute 'pages'"):
        _ = forms.pages


def test_the_doors_load_no_form():
    doors = "import sys, derive.doors.reference, derive.doors.derived"
    loaded = [f"derive.{package}.{name}" for name, package in forms._HOMES.items()]
    script = f"{doors}; print([m for m in {loaded} if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
