"""The adequacy of some theorems: measured in processes, as text for a terminal, as JSON, and as a record."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from derive.books.book import Book, UnknownNameError
from derive.books.schema import FORMAT
from derive.chapters import BOOK
from derive.language.answers import ManyAnswers, Text
from derive.language.words import expected
from verify.adequacy.measure import measured
from verify.measure.keys import Keys
from verify.tasks.files import RecordError, merged, write_atomically
from verify.tasks.sharing import results

__all__ = ["AdequacyReport", "adequacy", "record"]

LEFT_OUT = {"terms": "term", "hypotheses": "hypothesis", "domain": "hypothesis"}
"""The kinds of things that are left out in turn, with the key of each."""
WORDS = {
    "false": "it is false",
    "weaker": "it says less",
    "empty": "it says nothing",
    "no value": "a term has no value",
    "constant": "it says the same: a derivative sees no constant",
    "scale": "it says the same: a factor that is not 0, beside 0",
    "no change": "its side has the same value",
    "also true": "it is another truth",
    "idle": "nothing shows that it is needed",
}


@dataclass(frozen=True)
class AdequacyReport(ManyAnswers, what="a report", ask="passed", beside=".theorems"):
    """The adequacy of some theorems.

    Parameters
    ----------
    theorems : tuple of dict
        See `measured`.
    seed : int
    kept : frozenset of str
        Theorems that were not measured now, as what a record says of them still stands.
    """

    theorems: tuple[Mapping[str, Any], ...]
    seed: int = 0
    kept: frozenset[str] = frozenset()

    @property
    def passed(self) -> bool:
        """Tell whether something was measured, and all of it is adequate."""
        return bool(self.theorems) and all(t["status"] == "pass" for t in self.theorems)

    def __str__(self) -> str:
        return self.text()

    def json(self) -> str:
        """Return one JSON document."""
        return json.dumps({"version": FORMAT, "seed": self.seed, "theorems": list(self.theorems)}, indent=1) + "\n"

    def text(self) -> str:
        """Return the terms and hypotheses that each theorem needs, and those that it does not."""
        lines = [line for t in self.theorems if t["name"] not in self.kept for line in _lines(t)]
        if self.kept:
            lines.append(f"{len(self.kept)} theorems stand as recorded")
        bad = [t["name"] for t in self.theorems if t["status"] != "pass"]
        counts = Counter(figures["verdict"] for t in self.theorems for kind in LEFT_OUT for figures in t.get(kind, ()))
        lines += ["", f"{len(self.theorems)} theorems, {len(bad)} of them not adequate"]
        lines += [f"{count} times without a term or hypothesis: {WORDS[verdict]}" for verdict, count in counts.items()]
        return Text("\n".join(lines) + "\n")


def _lines(t: Mapping[str, Any]) -> Iterator[str]:
    yield f"{t['name']}: {'adequate' if t['status'] == 'pass' else 'NOT ADEQUATE'}"
    if "witness" in t:
        yield f"  holds at {shown(t['witness'])}"
    if "mutants" in t:
        yield f"  {t['mutants']['refuted']} of {t['mutants']['stated']} mutants refuted"
    for kind, of_one in LEFT_OUT.items():
        for figures in t.get(kind, ()):
            convention = ", with x/0 = 0" if figures.get("conventional") else ""
            where = f" where {shown(figures['point'])}" if "point" in figures else ""
            seen = f" ({figures['at']})" if "at" in figures else ""
            yield f"  without {figures[of_one]}: {WORDS[figures['verdict']]}{convention}{where}{seen}"
    yield from (f"  FAILED {failure}" for failure in t.get("failures", ()))


def shown(point: Mapping[str, Any]) -> str:
    """Return a point as text: sizes, values, and special features."""
    parts = [f"{name} = {size}" for name, size in point["sizes"].items()]
    parts += [f"{name} = {_value(value)}" for name, value in point["values"].items()]
    return ", ".join([*parts, *([point["law"]] if "law" in point else [])]) or "any point"


def _value(value: Any) -> str:
    return f"({', '.join(map(_value, value))})" if isinstance(value, list) else str(value)


def adequacy(
    names: Sequence[str] = (),
    *,
    seed: int = 0,
    jobs: int = 1,
    executor: Executor | None = None,
    progress: Callable[[int, int, str], None] | None = None,
    recorded: Mapping[str, Any] | None = None,
    changed_only: bool = False,
    book: Book = BOOK,
) -> AdequacyReport:
    """Measure the adequacy of some theorems.

    Parameters
    ----------
    names : sequence of str
        All theorems if empty.
    seed : int
        Where the points come from.
    jobs : int
        Processes.
    executor : Executor, optional
        As of `verify.measure.run.run`.
    progress : callable, optional
        Called with the number done, the number of all, and a name.
    recorded : mapping, optional
        A record to which this goes: theorems are given keys, and what it says is compared with what is there now.
    changed_only : bool
        Measure only what does not stand in the record.
    book : Book
        Ours without it. One that has no name is measured in this process.

    Raises
    ------
    UnknownNameError
        If the kernel proves no theorem of such a name; a `KeyError` that says what was meant.
    """
    chosen = tuple(dict.fromkeys(map(book.current, names))) or tuple(book.entries)
    if unknown := [name for name in chosen if name not in book.entries]:
        raise UnknownNameError(f"there is no theorem {unknown[0]!r}{expected(str(unknown[0]), tuple(book.entries))}")
    if not book.name:
        jobs, executor = 1, None  # another process loads a book by its name
    keys, old = Keys({"seed": seed}, book=book), (recorded or {}).get("theorems", {})
    stands = [n for n in chosen if changed_only and keys.stands(n, "adequacy", _as_column(old.get(n)))]
    if recorded is not None:
        keys.read(chosen, ("adequacy",))
    figures: dict[str, Mapping[str, Any]] = {n: {"name": n, **old[n]} for n in stands}
    tasks = [(book.name or book, name, seed) for name in chosen if name not in figures]
    if progress is not None and tasks:
        progress(0, len(tasks), tasks[0][1])
    for done, result in enumerate(results(_task, tasks, jobs=jobs, executor=executor), 1):
        key = {"key": keys.key(result["name"], "adequacy", result)} if recorded is not None else {}
        figures[result["name"]] = {**result, **key}
        if progress is not None:
            progress(done, len(tasks), result["name"])
    return AdequacyReport(tuple(figures[name] for name in chosen), seed, frozenset(stands))


def _as_column(recorded: Any) -> Mapping[str, Any]:
    """Return what a record says of a theorem, as one that has adequacy for a column."""
    return {"digest": recorded.get("digest"), "adequacy": recorded} if isinstance(recorded, dict) else {}


def _task(task: tuple[str | Book, str, int]) -> dict[str, Any]:
    named, name, seed = task
    book = Book.load(named) if isinstance(named, str) else named
    chapter = book.chapter(name)
    return measured(book.entries[name], seed, chapter.mistakes_about(name))


def record(report: AdequacyReport, path: str | os.PathLike[str], *, whole: bool) -> None:
    """Write the figures by name of theorem, for the documents; all or nothing.

    Parameters
    ----------
    report : AdequacyReport
    path : path
    whole : bool
        Whether all theorems were measured. Otherwise these take their places in the record that is there.

    Raises
    ------
    RecordError
        If the file cannot be written, or is no record of the same seed.
    """
    theorems = {t["name"]: {k: v for k, v in t.items() if k != "name"} for t in report.theorems}
    file = Path(path)
    with merged(file):
        if not whole and file.is_file():
            theorems = {**_recorded(file, report.seed), **theorems}
        document = {"version": FORMAT, "seed": report.seed, "theorems": theorems}
        write_atomically(file, json.dumps(document, indent=1, sort_keys=True) + "\n")


def _recorded(file: Path, seed: int) -> dict[str, Any]:
    """Return the theorems of a record of the same seed."""
    anew = "a run of all theorems writes it anew"
    try:
        old = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise RecordError(f"{file}: expected a record of adequacy ({error}); {anew}") from None
    fits = isinstance(old, dict) and isinstance(old.get("theorems"), dict)
    if not fits or (old.get("version"), old.get("seed")) != (FORMAT, seed):
        raise RecordError(f"{file}: expected a record of seed {seed}; {anew}")
    return dict(old["theorems"])
