"""The command line ``verify``: ``arguments`` says what may be typed, and each command has its file."""

from importlib import import_module
from typing import Any, NoReturn

from derive.__main__ import run as run_program

__all__ = ["loaded", "program"]


def program() -> NoReturn:
    """Run the command that the process was called with, and end the process."""
    run_program("verify", lambda: loaded("cli").main())


def loaded(module: str) -> Any:
    """Return a module of this package, which is loaded when its command is first asked for."""
    return import_module(f"{__name__}.{module}")
