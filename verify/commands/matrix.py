"""The option ``verify code --matrix``: a whole library of kernels, checked."""

from __future__ import annotations

import argparse
import os
import sys

from derive.commands.terminal import FAILED, PASSED, UNKNOWN, Progress, add_arguments
from verify.checking.matrix.running import SECONDS, matrix
from verify.commands.arguments import COMMANDS
from verify.commands.measuring import executor_of
from verify.commands.usage import UsageError

__all__ = ["command"]


def command(options: argparse.Namespace) -> int:
    """Print the table, and return the exit code: 1 if a cell is refused, 4 if nobody can tell of one.

    Raises
    ------
    UsageError, RecordError
        One line: what the file declares is not as it must be, or a folder cannot be written.
    """
    unasked = argparse.ArgumentParser()
    add_arguments(unasked, COMMANDS["code"].arguments)
    usual = vars(unasked.parse_args([]))
    if any(getattr(options, name) != value for name, value in usual.items() if name != "json"):
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
    return PASSED if result.passed else FAILED if result.refused else UNKNOWN
