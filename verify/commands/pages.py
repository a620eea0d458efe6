"""The commands ``verify tolerances`` and ``verify kernels``: a page each, printed or written."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path

from derive.books.contents import Contents
from derive.chapters import BOOK
from derive.commands.terminal import PASSED
from derive.doors.records import recorded
from verify.checking.page import TEMPLATE, page
from verify.checking.statements import STATEMENTS
from verify.commands.usage import UsageError
from verify.measure.conditioning import TOLERANCES, tolerances_page
from verify.measure.documents import put, stands
from verify.measure.sources import code
from verify.tasks.files import checked_target, write_atomically

__all__ = ["book_data", "command", "page_modules"]


def command(options: argparse.Namespace) -> int:
    """Print or write a page, and return the exit code.

    Raises
    ------
    UsageError, RecordError
        One line.
    """
    if options.command == "kernels":
        return _kernels(options)
    return _page(options, tolerances_page, ("verify.measure.conditioning",), TOLERANCES.read_text("utf-8"))


def _kernels(options: argparse.Namespace) -> int:
    path = recorded("checkers.json") if options.checkers is None else Path(options.checkers)
    try:
        text = path.read_text(encoding="utf-8")
        measured = json.loads(text)
    except (OSError, ValueError) as error:
        raise UsageError(f"{path} cannot be read: {error}; write it by python -m benchmarks.checkers") from None
    import_module("ml_dtypes")  # an example is in bfloat16: without it the command says at once what installs it
    return _page(options, partial(page, measured), page_modules(), text + TEMPLATE.read_text("utf-8") + book_data())


def _page(options: argparse.Namespace, content: Callable[[], str], modules: Sequence[str], data: str) -> int:
    """Print a page, or write it where it is not yet what these modules compute."""
    out: Path | None = options.out
    if out is None:
        if options.changed:
            raise UsageError("--changed: a file was expected too, with --out FILE")
        sys.stdout.write(content())
        return PASSED
    if options.changed and stands(out, modules, data):
        sys.stdout.write(f"{out}: stands\n")
        return PASSED
    checked_target(out)  # before anything is measured
    code(modules)  # read before it runs: an edit meanwhile is another program
    write_atomically(out, content())
    put(out, modules, data)
    sys.stdout.write(f"{out}: written\n")
    return PASSED


def page_modules() -> tuple[str, ...]:
    """Return the modules that compute the page about checks; a statement is found by its name."""
    named = dict.fromkeys(f"verify.checking.statements.{module}" for module in STATEMENTS.values())
    return ("verify.checking.page", *named)


def book_data() -> str:
    """Return a digest of all statements of the book and all wrong ones, with the reports of the mistakes."""
    statements = {name: (entry.claim, entry.given, entry.where) for name, entry in BOOK.entries.items()}
    wrong = {name: tuple((m.name, m.claim, m.reported) for m in mutants) for name, mutants in BOOK.mutants.items()}
    return Contents()((statements, wrong))
