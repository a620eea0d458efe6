"""The commands ``verify tolerances`` and ``verify kernels``: a page each, printed or written. Libraries load then."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from derive.doors.records import recorded
from verify.commands.usage import PASSED, UsageError, add_options

__all__ = ["add", "kernels", "tolerances"]

WRITTEN: Mapping[str, Mapping[str, Any]] = {
    "--out": {"type": Path, "metavar": "FILE", "help": "write it to FILE, whole or not at all"},
    "--changed": {"action": "store_true", "help": "with --out: write only if the page has changed"},
}
COMMANDS: Mapping[str, tuple[str, Mapping[str, Mapping[str, Any]]]] = {
    "tolerances": ("print docs/tolerances.md: the errors that rounding explains, and why", WRITTEN),
    "kernels": (
        "print docs/check_your_kernel.md: the reports and the guarantees of `verify code`",
        {"--checkers": {"metavar": "FILE", "help": "results of other checkers (docs/checkers.json)"}, **WRITTEN},
    ),
}
"""Description and options of each command."""


def add(commands: Any) -> None:
    """Add the subcommands to those of ``verify``."""
    for name, (about, options) in COMMANDS.items():
        add_options(commands.add_parser(name, help=about), options)


def tolerances(options: argparse.Namespace) -> int:
    """Print or write the page about rounding, and return the exit code.

    Raises
    ------
    UsageError, RecordError
        One line.
    """
    from verify.measure.conditioning import tolerances_page

    return _page(options, tolerances_page, ("verify.measure.conditioning",), "")


def kernels(options: argparse.Namespace) -> int:
    """Print or write the page about checks of the user's code, and return the exit code.

    Raises
    ------
    UsageError, RecordError
        One line.
    """
    from verify.checking.page import TEMPLATE, page
    from verify.measure.documents import book_data, page_modules

    path = recorded("checkers.json") if options.checkers is None else Path(options.checkers)
    try:
        text = path.read_text(encoding="utf-8")
        measured = json.loads(text)
    except (OSError, ValueError) as error:
        raise UsageError(f"{path} cannot be read: {error}; write it by python -m benchmarks.checkers") from None
    import_module("ml_dtypes")  # an example is in bfloat16: without it the command says at once what installs it
    return _page(options, partial(page, measured), page_modules(), text + TEMPLATE.read_text("utf-8") + book_data())


def _page(options: argparse.Namespace, page: Callable[[], str], modules: Sequence[str], data: str) -> int:
    """Print a page, or write it where it is not yet what these modules compute."""
    from verify.measure.documents import put, stands
    from verify.measure.sources import code
    from verify.tasks.files import checked_target, write_atomically

    out: Path | None = options.out
    if out is None:
        if options.changed:
            raise UsageError("--changed: a file was expected too, with --out FILE")
        sys.stdout.write(page())
        return PASSED
    if options.changed and stands(out, modules, data):
        sys.stdout.write(f"{out}: stands\n")
        return PASSED
    checked_target(out)  # before anything is measured
    code(modules)  # read before it runs: an edit meanwhile is another program
    write_atomically(out, page())
    put(out, modules, data)
    sys.stdout.write(f"{out}: written\n")
    return PASSED
