"""The command line ``verify``: it parses a command of ``arguments``, loads its module, and returns the exit code."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import NoReturn

from derive.commands.terminal import USAGE, Parser, Version, run_command, with_meant
from derive.language.words import meant
from verify.commands import loaded
from verify.commands.arguments import COMMANDS
from verify.commands.usage import UsageError
from verify.tasks.files import RecordError

__all__ = ["main"]


class _Parser(Parser):
    def error(self, message: str) -> NoReturn:
        if "COMMAND: invalid choice: " in message:
            word = message.split("invalid choice: ")[1].split("'")[1]
            near = meant(word, COMMANDS, most=1) or f"; to measure a theorem of that name: verify run {word}"
            message = f"no command is called {word}{near}"
        raise UsageError(with_meant(message))


def _parser() -> Parser:
    parser = _Parser(prog="verify", description="Check that the theorems hold in numbers.")
    parser.add_argument("--version", action=Version)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)
    for name, command in COMMANDS.items():
        command.add(name, commands)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line.

    Parameters
    ----------
    arguments : sequence of str, optional
        Without it, those of the process.

    Returns
    -------
    int
        0 passed, 1 a check failed, 2 wrong usage, 3 a required tool is missing, 4 a check cannot discriminate,
        130 interrupted.
    """
    given = list(sys.argv[1:] if arguments is None else arguments)
    asked = given[:1] and given[0].startswith("-") and not meant(given[0], ("--version",))
    if not given or (asked and given[0] not in ("-h", "--help", "--version")):
        given = ["run", *given]
    return run_command(_parser(), COMMANDS, loaded, {UsageError: USAGE, RecordError: USAGE}, given)
