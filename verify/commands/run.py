"""The command ``verify run``: theorems are measured, column by column. Libraries are loaded when it runs."""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Callable, Mapping
from typing import Any

from derive.books.schema import COLUMNS
from derive.commands.terminal import add_book
from verify.commands.usage import (
    FAILED,
    JOBS,
    MISSING,
    PASSED,
    add_options,
    add_record,
    count,
    measuring,
    must_exist,
    named_book,
)

__all__ = ["add", "command"]

MOST_DIGITS = 300
"""The exponent of a radius must be that of a float."""
MOST_SAMPLES = 10_000
"""At each tuple of sizes; more would take weeks."""
ASKED = "rocq, which compiles chapters for minutes, only without NAME, or with --record, --accept or --require rocq"
"""What is said of a theorem that is named: it is measured in seconds."""
TOOLS = {"rocq": ("coqc",), "tex": ("latexmk", "pdflatex")}
"""What ``--require`` asks for, and the programs that must be there."""


def _at_most(most: int) -> Callable[[str], int]:
    """Return what reads a count that is not larger."""

    def read(text: str) -> int:
        if count(text) > most:
            raise argparse.ArgumentTypeError(f"expected at most {most}, got {text}")
        return int(text)

    return read


OPTIONS: Mapping[str, Mapping[str, Any]] = {
    "names": {"nargs": "*", "metavar": "NAME", "help": "theorems; all without a name"},
    "--columns": {"metavar": "A,B", "help": f"some of {','.join(COLUMNS)}; all without it, but {ASKED}"},
    "--seed": {"type": int, "default": 0, "metavar": "N", "help": "seed of the points (0)"},
    "--samples": {
        "type": _at_most(MOST_SAMPLES),
        "default": 3,
        "metavar": "N",
        "help": "points for each tuple of sizes (3)",
    },
    "--digits": {
        "type": _at_most(MOST_DIGITS),
        "default": 30,
        "metavar": "N",
        "help": "digits to which balls agree (30)",
    },
}
"""Options on the measurement, before those that commands share."""
ENDING: Mapping[str, Mapping[str, Any]] = {
    "--accept": {
        "action": "store_true",
        "help": "accept the present elaboration of statements by Rocq as right; read it first",
    },
    "--require": {"default": "", "metavar": "A,B", "help": f"fail without these tools: {','.join(TOOLS)}"},
    "--json": {"action": "store_true", "help": "print one JSON document"},
}


def add(commands: Any) -> None:
    """Add the subcommand to those of ``verify``."""
    parser = commands.add_parser("run", help="measure theorems (what `verify` alone does)")
    add_options(parser, OPTIONS)
    add_book(parser)
    add_options(parser, JOBS)
    add_record(parser, "the verdicts")
    add_options(parser, ENDING)


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
    from verify.measure.evidence import asked_again
    from verify.measure.record import record
    from verify.measure.run import run

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
