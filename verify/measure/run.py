"""Measurement of theorems: columns that stand in a record are left out, the rest is shared among processes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import asdict
from typing import Any, NamedTuple

from derive.books.book import Book, UnknownNameError
from derive.books.schema import COLUMNS
from derive.chapters import BOOK
from derive.doors.records import recorded as recorded_file
from derive.language.words import expected
from verify.measure import evidence
from verify.measure.columns import Settings
from verify.measure.keys import Keys, compared
from verify.measure.record import elaborated_before, record_in
from verify.measure.replay import kernel_columns
from verify.measure.report import Report
from verify.rocq.book import ACCEPTED, Earlier, rocq
from verify.tasks.sharing import results

__all__ = ["run"]

Progress = Callable[[int, int, str], None]
ROCQ, KERNEL, EACH = range(3)
"""Where columns stand in a record: those of Rocq, those of the kernel, and the others of a theorem."""
QUICK = tuple(column for column in COLUMNS if column != "rocq")
"""What is filled for named theorems where nothing else is asked for."""
LAST = "what Rocq and the replay say"
"""The last task, once the columns of all theorems are measured."""


class _Found(NamedTuple):
    """What came of a task: columns by theorem, and what a report says beside them."""

    place: int
    name: str
    columns: Mapping[str, Mapping[str, Any]]
    versions: Mapping[str, str] = {}
    library: tuple[Mapping[str, Any], ...] = ()


_Task = tuple[Callable[..., _Found], tuple[Any, ...]]


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
    names : sequence of str, or str
        All theorems if empty.
    columns : sequence of str, or str
        From ``kernel sympy transformer ball mutants rocq``. If empty, all; of named theorems, without a record, all but
        ``rocq``, which compiles chapters for minutes.
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
    names, columns = ([given] if isinstance(given, str) else given for given in (names, columns))
    chosen = tuple(dict.fromkeys(map(book.current, names))) or tuple(book.theorems)
    quick = bool(names) and recorded is None and not accept
    wanted = tuple(columns) or (QUICK if quick else COLUMNS)
    for what, given, there in (("theorem", chosen, tuple(book.theorems)), ("column", wanted, COLUMNS)):
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
    kept = {n: tuple(c for c in row if row[c]["status"] == "pass") for n, row in filled.items() if row}
    versions = {"sympy": evidence.sympy_version()} if "sympy" in wanted else {}
    if keys is not None and any("rocq" in row for row in kept.values()):
        versions |= {"coq": keys.versions["rocq"]}
    named, first = book.name or book, list[_Task]()  # what is done once for all theorems
    if "rocq" in wanted and (asked := [n for n in chosen if "rocq" not in filled[n]]):
        whole = not names and not changed_only and book is BOOK
        before = ACCEPTED if accept else _elaborated_before(asked, recorded, book)
        first.append((_rocq, (named, asked, whole, jobs, before)))
    kernel = [n for n in chosen if n in book.entries and "kernel" not in filled[n]]
    replayed = [n for n in kernel if len(kernel) > 1 and "kernel" not in book.entries[n].not_applicable]
    if "kernel" in wanted and replayed:  # one certificate, and one fresh process that replays it
        first.append((_kernel, (named, replayed)))
    rest = {
        n: tuple(c for c in wanted if c != "rocq" and c not in filled[n] and not (c == "kernel" and n in replayed))
        for n in chosen
    }
    each: list[_Task] = [(_columns, (named, n, rest[n], settings)) for n in chosen if rest[n] or keys is None]
    if not any(rest.values()):
        jobs, executor = 1, None
    answers, beside = list[_Found](), jobs > 1 and executor is None  # of what is first, one process alone does much
    if not beside:
        answers += [function(*arguments, progress=progress) for function, arguments in first]

    def after_first(*step: Any) -> None:  # of what is first, as soon as nothing else is said
        if progress is not None and sum(one.place == EACH for one in answers) == len(each):
            progress(*step)

    tasks = [*first, *each] if beside else each
    for result in results(_done, tasks, jobs=jobs, executor=executor, progress=after_first if beside else None):
        answers.append(result)
        if progress is not None:
            count = sum(one.place == EACH for one in answers)
            waiting = count == len(each) and len(answers) < len(first) + len(each)
            progress(count, len(each), LAST if waiting else result.name)
    library: tuple[Mapping[str, Any], ...] = ()
    for one in sorted(answers, key=lambda f: f.place):
        versions.update(one.versions)
        library += one.library
        for name, row in one.columns.items():
            filled[name] |= row
    if keys is not None:
        keys.put(filled, wanted)
    theorems = tuple({"name": n, "chapter": book.chapter(n).name, **filled[n]} for n in chosen)
    changed = frozenset(n for n, row in standing.items() if "rocq" not in row)
    return Report(wanted, theorems, seed, samples, digits, versions, library, kept, changed)


def _elaborated_before(names: Sequence[str], record: Mapping[str, Any] | None, book: Book) -> Earlier:
    """Return what a record says, or, of our book, the one that is committed."""
    if record is None:
        record = record_in(recorded_file("evidence.json")) if book is BOOK else {"theorems": {}}
    return elaborated_before(record, {name: evidence.stated(name, book)[1] for name in names})


def _rocq(
    named: str | Book,
    names: Sequence[str],
    whole: bool,
    jobs: int,
    before: Earlier,
    progress: Progress | None = None,
) -> _Found:
    """Let Rocq check theorems, once for all of them, as they share files."""
    by_rocq = rocq(names, whole=whole, jobs=jobs, progress=progress, book=_loaded(named), recorded=before)
    columns = {name: {"rocq": dict(by_rocq.columns[name])} for name in names}
    return _Found(ROCQ, "Rocq", columns, {"coq": by_rocq.version} if by_rocq.version else {}, by_rocq.library)


def _kernel(named: str | Book, names: Sequence[str], progress: Progress | None = None) -> _Found:
    """Write one certificate of theorems, and let one fresh process replay it."""
    book = _loaded(named)
    if progress is not None:
        progress(0, len(names), "the replay of the proofs")
    columns = kernel_columns([book.entries[name] for name in names])
    again = {name: {"repeat": evidence.asked_again(name, book, "--columns kernel")} for name in columns}
    told = {name: {**column, **(again[name] if column["status"] != "pass" else {})} for name, column in columns.items()}
    return _Found(KERNEL, "the replay of the proofs", {name: {"kernel": column} for name, column in told.items()})


def _columns(named: str | Book, name: str, columns: Sequence[str], settings: Settings) -> _Found:
    """Measure the other columns of one theorem."""
    return _Found(EACH, name, {name: evidence.collect(name, columns, settings, _loaded(named))})


def _loaded(named: str | Book) -> Book:
    return Book.load(named) if isinstance(named, str) else named


def _done(task: _Task, progress: Progress | None = None) -> _Found:
    function, arguments = task
    return function(*arguments, **({} if function is _columns else {"progress": progress}))
