"""The command line: a file for each command, and `cli`, which chooses among them."""

from importlib import import_module
from typing import NoReturn

__all__ = ["program"]


def program() -> NoReturn:
    """Run the command that the process was called with, and end the process."""
    from derive.__main__ import run

    run("verify", lambda: import_module("verify.commands.cli").main())
