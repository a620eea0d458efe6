"""The command line ``derive``: it parses a command of ``arguments``, loads its module, and returns the exit code.

Answers go to stdout, progress and errors to stderr. Exit codes: 0 passed, 1 a check failed, 2 wrong usage, 3 a required
tool is missing, 4 the answer is not known, 130 interrupted.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..files import RecordError
from ..kernel.terms import DeriveError
from ..kernel.theorem import ProofError
from . import loaded
from .arguments import COMMANDS
from .terminal import FAILED, USAGE, Parser, Version, run_command


def _parser() -> Parser:
    parser = Parser(prog="derive", description="The mathematics of the Transformer, proved.")
    parser.add_argument("--version", action=Version)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for name, command in COMMANDS.items():
        command.add(name, commands)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    refusals = {ProofError: FAILED, DeriveError: USAGE, RecordError: USAGE}
    return run_command(_parser(), COMMANDS, loaded, refusals, argv)
