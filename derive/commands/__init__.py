"""The command line ``derive``: ``arguments`` says what may be typed, and each command has its file."""

from importlib import import_module
from typing import Any


def loaded(module: str) -> Any:
    """Return a module of this package, which is loaded when its command, or a shell, first asks for it."""
    return import_module(f"{__name__}.{module}")
