"""Theorems are measured: what stands in a record is left out, the rest is shared among processes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import asdict
from typing import Any

from derive.book import Book
from derive.cited import UnknownNameError
from derive.records import recorded as recorded_file
from derive.schema import COLUMNS
from derive.theorems import BOOK
from derive.words import expected
from verify.measure import evidence
from verify.measure.columns import Settings
from verify.measure.keys import Keys, compared
from verify.measure.record import elaborated_before, known
from verify.measure.replay import kernel_columns
from verify.measure.report import Report
from verify.rocq.book import NOTHING, Earlier, rocq
from verify.tasks.sharing import results

__all__ = ["run"]

Progress = Callable[[int, int, str], None]


def run(
    names: Sequence[str] = (),
    *,
    columns: Sequence[str] = (),
    seed: int = 0,
    samples: int = 3,
    digits: int = 30,
    jobs: int = 1,
    executor: Executor | None = None,
    progress: Progress | None = None,
    recorded: Mapping[str, Any] | None = None,
    changed_only: bool = False,
    accept: bool = False,
    book: Book = BOOK,
) -> Report:
    """Fill columns for some theorems.

    Parameters
    ----------
    names : sequence of str
        All theorems if empty.
    columns : sequence of str
        From ``kernel sympy transformer ball mutants rocq``; all if empty.
    seed, samples, digits : int
        Where the points come from, how many for each tuple of sizes, and how small a ball must be.
    jobs : int
        Processes.
    executor : Executor, optional
        Of ``concurrent.futures`` or of Dask: what schedules the theorems in place of threads of this process.
    progress : callable, optional
        Called with the number done, the number of all, and a name.
    recorded : mapping, optional
        A record to which the verdicts go: they are given keys, and what it says is compared with what is there now.
    changed_only : bool
        Measure only what does not stand in the record.
    accept : bool
        Take what Rocq elaborates now for right, whatever the record says of the same statements.
    book : Book
        Ours without it. One that has no name is measured in this process.

    Returns
    -------
    Report

    Raises
    ------
    UnknownNameError
        If a theorem or a column is unknown; a `KeyError` that says what was meant.

    Examples
    --------
    >>> report = run(["softmax_sum_one", "softmax_vjp"], columns=["kernel", "ball"])
    >>> report.passed
    True
    >>> report.counts()["ball"]["pass"]
    2
    """
    chosen = tuple(dict.fromkeys(names)) or tuple(book.items)
    wanted = tuple(columns) or COLUMNS
    for what, given, there in (("theorem", chosen, tuple(book.items)), ("column", wanted, COLUMNS)):
        if unknown := [name for name in given if name not in there]:
            raise UnknownNameError(f"there is no {what} {unknown[0]!r}{expected(str(unknown[0]), there)}")
    if not book.name:
        jobs, executor = 1, None  # another process loads a book by its name
    settings = Settings(seed, samples, digits)
    if progress is not None and recorded is not None:
        progress(0, len(chosen), "what stands in the record")
    keys = None if recorded is None else Keys(asdict(settings), *compared(chosen, wanted, recorded, book), book)
    standing = {} if keys is None else keys.standing(chosen, wanted, (recorded or {})["theorems"])
    if keys is not None:
        keys.read(chosen, wanted)
    filled: dict[str, dict[str, Any]] = {n: dict(standing[n]) if changed_only else {} for n in chosen}
    kept = {n: tuple(c for c in own if own[c]["status"] == "pass") for n, own in filled.items() if own}
    versions = {"sympy": evidence.sympy_version()} if "sympy" in wanted else {}
    library: tuple[Mapping[str, Any], ...] = ()
    if keys is not None and any("rocq" in own for own in kept.values()):
        versions |= {"coq": keys.versions["rocq"]}
    if "rocq" in wanted and (asked := [n for n in chosen if "rocq" not in filled[n]]):
        whole = not names and not changed_only and book is BOOK
        # once for all theorems, as they share files
        before = NOTHING if accept else _elaborated_before(asked, recorded, book)
        by_rocq, library, coq = rocq(asked, whole=whole, jobs=jobs, progress=progress, book=book, recorded=before)
        versions |= {"coq": coq} if coq else {}
        for name in asked:
            filled[name]["rocq"] = dict(by_rocq[name])
    kernel = [book.entries[n] for n in chosen if n in book.entries and "kernel" not in filled[n]]
    if "kernel" in wanted and len(kernel) > 1:  # one certificate, and one fresh process that replays it
        if progress is not None:
            progress(0, len(chosen), "the replay of the proofs")
        for name, column in kernel_columns(kernel).items():
            again = evidence.asked_again(name, book, "--columns kernel")
            filled[name]["kernel"] = column if column["status"] == "pass" else {**column, "repeat": again}
    tasks = [(book.name or book, n, tuple(c for c in wanted if c not in filled[n]), settings) for n in chosen]
    tasks = [task for task in tasks if task[2] or keys is None]  # a task without columns returns the digest
    if not any(task[2] for task in tasks):
        jobs, executor = 1, None
    for done, result in enumerate(results(_task, tasks, jobs=jobs, executor=executor), 1):
        filled[result["name"]] |= result
        if progress is not None:
            progress(done, len(tasks), result["name"])
    if keys is not None:
        keys.put(filled, wanted)
    theorems = tuple({"name": n, "chapter": book[n][0].name, **filled[n]} for n in chosen)
    changed = frozenset(n for n, own in standing.items() if "rocq" not in own)
    return Report(wanted, theorems, seed, samples, digits, versions, library, kept, changed)


def _elaborated_before(names: Sequence[str], record: Mapping[str, Any] | None, book: Book) -> Earlier:
    """Return what a record says, or, of our book, the one that is committed."""
    if record is None:
        record = known(recorded_file("evidence.json")) if book is BOOK else {"theorems": {}}
    return elaborated_before(record, {name: evidence.stated(name, book)[1] for name in names})


def _task(task: tuple[Any, ...]) -> dict[str, Any]:
    named, name, columns, settings = task
    book = Book.load(named) if isinstance(named, str) else named
    return evidence.collect(name, columns, settings, book)
