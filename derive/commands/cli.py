"""The command line ``derive``: it parses a command of ``arguments``, loads its module, and returns the exit code.

Answers go to stdout, progress and errors to stderr. Exit codes: 0 passed, 1 a check failed, 2 wrong usage, 3 a required
tool is missing, 4 the answer is not known, 130 interrupted.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from ..files import RecordError
from ..kernel.terms import DeriveError
from . import loaded
from .arguments import COMMANDS
from .terminal import FAILED, MISSING, PASSED, USAGE, Parser, Version, drop_output, interrupted, not_installed

__all__ = ["main"]


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="derive", description="The mathematics of the Transformer, proved.")
    parser.add_argument("--version", action=Version)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for name, command in COMMANDS.items():
        command.add(name, commands)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    try:
        options = _parser().parse_args(argv)
        code: int = loaded(COMMANDS[options.command].module).command(options)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return interrupted("derive")
    except DeriveError as error:
        return _ended(str(error), FAILED if type(error).__name__ == "ProofError" else USAGE)
    except RecordError as error:
        return _ended(str(error), USAGE)
    except ModuleNotFoundError as error:
        return _ended(not_installed(error), MISSING)
    except BrokenPipeError:  # the reader has seen enough
        drop_output()
        return PASSED
    except UnicodeEncodeError as error:
        return _ended(
            f"the output is Unicode, and this terminal takes {error.encoding}: set PYTHONIOENCODING=utf-8", USAGE
        )
    except OSError as error:
        drop_output()
        return _ended(f"the output cannot be written: {error.strerror or error}", USAGE)


def _ended(line: str, code: int) -> int:
    sys.stderr.write(f"derive: {line}\n")
    return code
