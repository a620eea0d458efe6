"""The option ``verify code --matrix``: a whole library of kernels, checked. Libraries are loaded when it runs."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from derive.commands.terminal import Progress
from verify.commands.usage import CANNOT, FAILED, JOBS, PASSED, UsageError, add_options, executor_of

__all__ = ["add", "matrix", "need_matrix"]

OWN = ("matrix", "out", "seconds", "jobs", "dask", "json")
"""Options that apply to a library."""

OPTIONS: Mapping[str, Mapping[str, Any]] = {
    "--matrix": {"metavar": "FILE.toml", "help": "file that declares it; functions are imported from its folder"},
    "--out": {
        "type": Path,
        "metavar": "DIR",
        "help": "write matrix.html, matrix.json and junit.xml there, and keep finished cells for the next run",
    },
    "--seconds": {"type": float, "metavar": "S", "help": "time limit for a cell (120)"},
    **JOBS,
}


def add(parser: argparse.ArgumentParser) -> None:
    """Add the options to those of ``verify code``."""
    group = parser.add_argument_group(
        "a library of kernels", "Check each function in each dtype, at each shape, under each choice of conventions."
    )
    add_options(group, OPTIONS)
    parser.set_defaults(jobs=None)  # which says whether it was asked for
    parser.set_defaults(usual=parser.parse_args([]))


def need_matrix(options: argparse.Namespace) -> None:
    """Refuse options that are for a library only, without a library.

    Raises
    ------
    UsageError
        If there is such an option.
    """
    for name in ("out", "seconds", "jobs", "dask"):
        if getattr(options, name) is not None:
            raise UsageError(f"code: --{name} is for --matrix FILE.toml, and there is none")


def matrix(options: argparse.Namespace) -> int:
    """Print the table, and return the exit code: 1 if a cell is refused, 4 if nobody can tell of one.

    Raises
    ------
    UsageError, RecordError
        One line: what the file declares is not as it must be, or a folder cannot be written.
    """
    from verify.checking.matrix.running import SECONDS, matrix

    if any(getattr(options, name) != usual for name, usual in vars(options.usual).items() if name not in OWN):
        raise UsageError("code: --matrix takes functions, formulas and how they are asked from its file; give it alone")
    with executor_of(options) as executor, Progress("verify", "cell") as progress:
        try:
            result = matrix(
                options.matrix,
                jobs=options.jobs or os.cpu_count() or 1,
                executor=executor,
                out=options.out,
                seconds=SECONDS if options.seconds is None else options.seconds,
                progress=progress,
            )
        except ValueError as error:  # a line that names the key
            raise UsageError(str(error)) from None
    sys.stdout.write(result.json() if options.json else result.text())
    return PASSED if result.passed else FAILED if result.refused else CANNOT
