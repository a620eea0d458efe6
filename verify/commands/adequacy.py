"""The command ``verify adequacy``: what each theorem needs."""

from __future__ import annotations

import argparse
import sys

from derive.commands.terminal import FAILED, PASSED
from derive.language.analysis import status
from verify.adequacy.report import adequacy, record
from verify.commands.measuring import measuring, named_book
from verify.commands.usage import UsageError, must_exist

__all__ = ["command"]


def command(options: argparse.Namespace) -> int:
    """Measure, print what was found, record it where that is asked for, and return the exit code.

    Raises
    ------
    UsageError, RecordError
        One line: a name that does not exist, a record that cannot be written.
    """
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
