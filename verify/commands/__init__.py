"""The command line: a file for each command, and `cli`, which chooses among them."""

from typing import NoReturn

__all__ = ["program"]


def program() -> NoReturn:
    """Run the command that the process was called with, and end the process."""
    from derive.__main__ import run

    def main() -> int:
        from verify.commands.cli import main

        return main()

    run("verify", main)
