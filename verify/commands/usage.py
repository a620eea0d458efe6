"""What the commands share: how they end, what counts and names they are given."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from derive.terminal import Progress
from derive.words import expected

if TYPE_CHECKING:
    from derive.book import Book

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
    """What the user asked for does not exist; one line says what does."""


def count(text: str) -> int:
    """Return the positive integer that a text is.

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
        "help": "in their place the workers of a Dask cluster, by its scheduler: tcp://127.0.0.1:8786",
    },
}
"""The options that say how many processes share the work, or whose."""


def add_options(
    parser: argparse.ArgumentParser | argparse._ArgumentGroup, options: Mapping[str, Mapping[str, Any]]
) -> None:
    """Add options to a command: what `argparse.ArgumentParser.add_argument` takes, by the names of each."""
    for names, how in options.items():
        parser.add_argument(*names.split(), **how)


@contextmanager
def executor_of(options: argparse.Namespace) -> Iterator[Executor | None]:
    """Return the executor of a cluster that was asked for; None where processes of this machine share the work.

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
    """Add the options of a command whose findings are recorded, of which some may stand already."""
    parser.add_argument("--record", metavar="FILE", help=f"write {what}, for the documents")
    parser.add_argument(
        "--changed",
        action="store_true",
        help="measure only what does not stand in the record: other data, other code, or no pass",
    )


def need_record(options: argparse.Namespace) -> None:
    """Refuse to measure what has changed, where it is not said since when.

    Raises
    ------
    UsageError
        If there is no record.
    """
    if options.changed and options.record is None:
        raise UsageError("--changed: a record was expected too, with --record FILE")


@contextmanager
def measuring(options: argparse.Namespace, book: Book) -> Iterator[dict[str, Any]]:
    """Return what a command that measures theorems passes on: the seed, who shares the work, and the record.

    Raises
    ------
    UsageError, RecordError
        If there is no record where one is needed, none can be written, or there is no such cluster.
    """
    from verify.files import checked_target
    from verify.measure.record import record_in

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
    from derive.kernel.terms import DeriveError
    from derive.terminal import book_of

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
