"""The command ``verify adequacy``: what each theorem needs. Libraries are loaded when it runs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from typing import Any

from derive.commands.terminal import add_book
from verify.commands.usage import (
    FAILED,
    JOBS,
    PASSED,
    UsageError,
    add_options,
    add_record,
    measuring,
    must_exist,
    named_book,
)

__all__ = ["add", "command"]

OPTIONS: Mapping[str, Mapping[str, Any]] = {
    "names": {"nargs": "*", "metavar": "NAME", "help": "theorems; all without a name"},
    "--seed": {"type": int, "default": 0, "metavar": "N", "help": "seed of the points (0)"},
}


def add(commands: Any) -> None:
    """Add the subcommand to those of ``verify``."""
    about = "check which terms and hypotheses theorems need, and where they are false without them"
    parser = commands.add_parser("adequacy", help=about, description=about)
    add_options(parser, OPTIONS)
    add_book(parser)
    add_options(parser, JOBS)
    add_record(parser, "the figures")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def command(options: argparse.Namespace) -> int:
    """Measure, print what was found, record it where that is asked for, and return the exit code.

    Raises
    ------
    UsageError, RecordError
        One line: a name that does not exist, a record that cannot be written.
    """
    from derive.language.analysis import status
    from verify.adequacy.report import adequacy, record

    book = named_book(options)
    if beside := [name for name in options.names if name in book.analytic]:
        raise UsageError(
            f"{beside[0]} is {status(book[beside[0]])}; what a theorem needs is measured of those of the kernel"
        )
    must_exist(options.names, tuple(book.entries), "theorem")
    with measuring(options, book) as shared:
        report = adequacy(options.names, **shared)
    if options.record is not None:
        record(report, options.record, whole=not options.names)
    sys.stdout.write(report.json() if options.json else report.text())
    return PASSED if report.passed else FAILED
