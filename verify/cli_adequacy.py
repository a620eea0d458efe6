"""The command ``verify adequacy``: what each theorem needs. Libraries are loaded when it runs."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from typing import Any

__all__ = ["add_adequacy", "adequacy"]


def add_adequacy(commands: Any, count: Callable[[str], int]) -> None:
    """Add the subcommand to those of ``verify``."""
    about = "which terms and hypotheses theorems need, and where they are false without them"
    parser = commands.add_parser("adequacy", help=about, description=about)
    parser.add_argument("names", nargs="*", metavar="NAME", help="theorems; all without a name")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="where the points come from (0)")
    parser.add_argument(
        "--jobs", type=count, default=os.cpu_count() or 1, metavar="N", help="processes (all processors)"
    )
    parser.add_argument("--record", metavar="FILE", help="write what was found, for the documents")
    parser.add_argument("--json", action="store_true", help="print one JSON document")


def adequacy(options: argparse.Namespace, progress: Callable[[int, int, str], None]) -> tuple[str, bool]:
    """Return what the command prints, and whether all is adequate.

    Raises
    ------
    RecordError
        If the record cannot be written.
    """
    from verify.adequacy.report import adequacy as measured
    from verify.adequacy.report import record
    from verify.record import checked_target

    if options.record is not None:
        checked_target(options.record)  # before a minute of measuring
    report = measured(options.names, seed=options.seed, jobs=options.jobs, progress=progress)
    if options.record is not None:
        record(report, options.record, whole=not options.names)
    return report.json() if options.json else report.text(), report.passed
