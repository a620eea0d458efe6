"""Shared by the commands that measure: the book, executors, records and progress."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import Any

from derive.books.book import Book
from derive.commands.answering import book_of
from derive.commands.terminal import Progress
from derive.kernel.terms import DeriveError
from verify.commands.usage import UsageError
from verify.measure.record import record_in
from verify.tasks.files import checked_target
from verify.tasks.sharing import ClusterError, dask_executor

__all__ = ["executor_of", "measuring", "named_book", "need_record"]


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
    try:
        with dask_executor(options.dask) as executor:
            yield executor
    except ClusterError as error:
        raise UsageError(str(error)) from None


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


def named_book(options: argparse.Namespace) -> Book:
    """Return our book, or the one that was named.

    Raises
    ------
    UsageError
        If there is none, or it cannot be loaded whole.
    """
    try:
        book = book_of(options)
        _ = book.theorems
    except DeriveError as error:
        raise UsageError(str(error)) from None
    return book
