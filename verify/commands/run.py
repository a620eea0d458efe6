"""The command ``verify run``: theorems are measured, column by column."""

from __future__ import annotations

import argparse
import shutil
import sys

from derive.books.schema import COLUMNS
from derive.commands.terminal import FAILED, MISSING, PASSED
from verify.commands.arguments import TOOLS
from verify.commands.measuring import measuring, named_book
from verify.commands.usage import must_exist
from verify.measure.evidence import asked_again
from verify.measure.record import record
from verify.measure.run import run

__all__ = ["command"]


def command(options: argparse.Namespace) -> int:
    """Measure, print what was found, record it where that is asked for, and return the exit code.

    Raises
    ------
    UsageError, RecordError
        One line: a name that does not exist, a record that cannot be written.
    """
    tools = [tool for tool in options.require.split(",") if tool]
    must_exist(tools, tuple(TOOLS), "tool")
    if missing := [(name, tool) for tool in tools for name in TOOLS[tool] if shutil.which(name) is None]:
        programs = ", ".join(f"{name} (for {tool})" for name, tool in missing)
        sys.stderr.write(f"verify: required, but not installed: {programs}\n")
        return MISSING
    columns = () if options.columns is None else tuple(dict.fromkeys(options.columns.split(",")))
    must_exist(columns, COLUMNS, "column")
    book = named_book(options)
    must_exist(options.names, tuple(book.theorems), "theorem")
    with measuring(options, book) as shared:
        report = run(
            tuple(dict.fromkeys(options.names)),
            columns=columns or (COLUMNS if "rocq" in tools else ()),
            samples=options.samples,
            digits=options.digits,
            accept=options.accept,
            **shared,
        )
    sys.stdout.write(report.json() if options.json else report.text())
    if options.record is not None:
        record(report, options.record, whole=not options.names and not columns)
    if not columns and "rocq" not in report.columns:
        again = asked_again(" ".join(options.names), book, "--columns rocq")
        sys.stderr.write(f"verify: Rocq was not asked, as it compiles chapters for minutes: {again}\n")
    if not report.passed:
        return FAILED
    if "rocq" in tools and "rocq" in report.columns and (reasons := report.reasons("rocq")):
        sys.stderr.write(f"verify: rocq is required, and was not run: {reasons[0]}\n")
        return MISSING
    return PASSED
