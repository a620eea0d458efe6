"""Shared by the commands: exit codes, counts, names and executors."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from derive.commands.terminal import Progress
from derive.language.words import expected

if TYPE_CHECKING:
    from derive.books.book import Book

__all__ = [
    "CANNOT",
    "FAILED",
    "JOBS",
    "MISSING",
    "PASSED",
    "USAGE",
    "UsageError",
    "add_options",
    "add_record",
    "count",
    "executor_of",
    "measuring",
    "must_exist",
    "named_book",
    "need_record",
    "refused",
]

PASSED, FAILED, USAGE, MISSING, CANNOT = range(5)
"""Exit codes: a check failed, wrong usage, a required tool is missing, a check cannot discriminate."""


class UsageError(Exception):
    """Wrong usage, such as a name that does not exist; the message is one line that says what was expected."""


def count(text: str) -> int:
    """Read a positive integer.

    Raises
    ------
    argparse.ArgumentTypeError
        If it is another text.
    """
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a positive integer, got {text!r}")
    return int(text)


JOBS: Mapping[str, Mapping[str, Any]] = {
    "--jobs": {"type": count, "default": os.cpu_count() or 1, "metavar": "N", "help": "processes (all processors)"},
    "--dask": {
        "metavar": "ADDRESS",
        "help": "use the workers of a Dask cluster instead, by its scheduler: tcp://127.0.0.1:8786",
    },
}
"""Options on the processes that share the work."""


def add_options(
    parser: argparse.ArgumentParser | argparse._ArgumentGroup, options: Mapping[str, Mapping[str, Any]]
) -> None:
    """Add options to a command: arguments of `argparse.ArgumentParser.add_argument`, by the names of each option."""
    for names, how in options.items():
        parser.add_argument(*names.split(), **how)


@contextmanager
def executor_of(options: argparse.Namespace) -> Iterator[Executor | None]:
    """Yield the executor of the cluster that the user named; None where processes of this machine share the work.

    Raises
    ------
    UsageError
        If there is no such cluster.
    """
    if options.dask is None:
        yield None
        return
    from verify.tasks.dask import ClusterError, dask_executor

    try:
        with dask_executor(options.dask) as executor:
            yield executor
    except ClusterError as error:
        raise UsageError(str(error)) from None


def add_record(parser: argparse.ArgumentParser, what: str) -> None:
    """Add the options of a command whose results are recorded."""
    parser.add_argument("--record", metavar="FILE", help=f"write {what} to FILE")
    parser.add_argument(
        "--changed",
        action="store_true",
        help="measure only what the record lacks: other data, other code, or no pass",
    )


def need_record(options: argparse.Namespace) -> None:
    """Refuse ``--changed`` without a record to compare with.

    Raises
    ------
    UsageError
        If there is no record.
    """
    if options.changed and options.record is None:
        raise UsageError("--changed: a record was expected too, with --record FILE")


@contextmanager
def measuring(options: argparse.Namespace, book: Book) -> Iterator[dict[str, Any]]:
    """Yield the arguments that commands which measure theorems have in common: seed, executor, progress and record.

    Raises
    ------
    UsageError, RecordError
        If there is no record where one is needed, none can be written, or there is no such cluster.
    """
    from verify.measure.record import record_in
    from verify.tasks.files import checked_target

    need_record(options)
    if options.record is not None:
        checked_target(options.record)  # before a minute of measuring
    with executor_of(options) as executor, Progress("verify", "theorem") as progress:
        yield {
            "seed": options.seed,
            "jobs": options.jobs,
            "executor": executor,
            "progress": progress,
            "recorded": None if options.record is None else record_in(options.record),
            "changed_only": options.changed,
            "book": book,
        }


def must_exist(given: Sequence[str], names: Sequence[str], what: str) -> None:
    """Refuse a name that does not exist, and say which one may be meant.

    Raises
    ------
    UsageError
        Naming the first unknown one.
    """
    for name in given:
        if name not in names:
            raise UsageError(f"no {what} is called {name or repr(name)}{expected(name, names)}")


def named_book(options: argparse.Namespace) -> Book:
    """Return our book, or the one that was named.

    Raises
    ------
    UsageError
        If there is none, or it cannot be loaded whole.
    """
    from derive.commands.terminal import book_of
    from derive.kernel.terms import DeriveError

    try:
        book = book_of(options)
        _ = book.theorems
    except DeriveError as error:
        raise UsageError(str(error)) from None
    return book


def refused(error: Exception) -> int:
    """Say that a package is missing, if that is why something is refused.

    Raises
    ------
    UsageError
        If it is refused for another reason.
    """
    if not isinstance(error.__cause__, ImportError):
        raise UsageError(error) from None
    sys.stderr.write(f"verify: {error}\n")
    return MISSING
