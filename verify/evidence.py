"""Evidence for a theorem: its columns, measured or replayed. The one place where a theorem meets its counterpart."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from derive.build import BuildError, documents
from derive.calc import REASONS, Entry
from derive.kernel.certificate import digest, dumps, replay
from derive.kernel.facts import FACTS
from derive.kernel.rules import ProofError, Theorem
from derive.kernel.terms import DeriveError
from derive.proving import prove
from derive.render import numpy as reading
from derive.render.rocq.axioms import AXIOMS, ENCLOSURES
from derive.render.rocq.book import Book, library, library_theorems
from derive.theorems import chapters, entries
from verify.compiling import shown
from verify.coqc import ToolError, find
from verify.record import write_atomically
from verify.rocq import Row, check, together
from verify.rungs import Column, Settings, ball_column, counterpart_failures, refuted, transformer_column
from verify.sampling import Sampler

__all__ = [
    "COLUMNS",
    "ByRocq",
    "chapter_of",
    "collect",
    "counterpart",
    "rocq",
    "sympy_version",
    "theorem_names",
    "wrong_implementations",
]

COLUMNS = ("kernel", "sympy", "transformer", "ball", "mutants", "rocq")


def theorem_names() -> tuple[str, ...]:
    """Return the names of all theorems, in reading order."""
    return tuple(entries())


def chapter_of(name: str) -> str:
    """Return the chapter of a theorem."""
    return next(chapter for chapter, (_, own) in chapters().items() if name in {e.name for e in own})


def counterpart(name: str) -> Callable[..., Any] | None:
    """Return the counterpart of a theorem, or None if there is none."""
    found: Callable[..., Any] | None = _from_chapter("counterparts", name, name)
    return found


def wrong_implementations(name: str) -> tuple[Callable[..., Any], ...]:
    """Return the wrong implementations of a theorem's counterpart."""
    return tuple((_from_chapter("mutants", name, "MUTANTS") or {}).get(name, ()))


def _from_chapter(package: str, name: str, attribute: str) -> Any:
    module = f"verify.{package}.{chapter_of(name)}"
    try:
        return getattr(import_module(module), attribute, None)
    except ModuleNotFoundError as error:
        if error.name != module:
            raise
        return None


def collect(name: str, columns: Iterable[str] = COLUMNS, settings: Settings | None = None) -> dict[str, Any]:
    """Fill columns for one theorem.

    Parameters
    ----------
    name : str
    columns : iterable of str
        From `COLUMNS`.
    settings : Settings, optional

    Returns
    -------
    dict
        ``name``, ``chapter``, ``digest`` of the statement, and an object ``{status, ...}`` for each column.
    """
    wanted = tuple(columns)
    found = collect_entry(entries()[name], [c for c in wanted if c != "rocq"], settings or Settings())
    return {**found, **({"rocq": rocq([name]).columns[name]} if "rocq" in wanted else {})}


def collect_entry(entry: Entry, columns: Iterable[str], settings: Settings) -> dict[str, Any]:
    """Fill columns for an entry, which need not be in the book."""
    found: dict[str, Any] = {"name": entry.name, "digest": digest(entry.given, entry.claim)}
    for column in columns:
        if reason := entry.not_applicable.get(column):
            found[column] = {"status": "not applicable", "reason": REASONS[reason]}
            continue
        try:
            found[column] = _FILLERS[column](entry, settings)
        except Exception as error:  # whatever one theorem does, the others are still measured
            again = f"verify run {entry.name} --columns {column} --seed {settings.seed}"
            found[column] = {"status": "fail", "failures": [f"{type(error).__name__}: {error}"], "repeat": again}
    return found


def _sampler(entry: Entry, settings: Settings) -> Sampler:
    return Sampler(entry, reading, settings.seed, settings.samples)


def _kernel(entry: Entry, _: Settings) -> Column:
    """Prove, write the certificate, replay it, and compare the digests of the statements."""
    proved: dict[str, Theorem] = {}
    theorem = prove(entry, proved)
    again = replay(dumps(proved))[entry.name]
    if digest(again.hyps, again.concl) != digest(entry.given, entry.claim) or theorem.concl != entry.claim:
        raise ProofError(f"{entry.name}: the certificate proves another statement")
    return {"status": "pass", "theorems": len(proved)}


def _sympy(entry: Entry, settings: Settings) -> Column:
    """Let SymPy derive the theorem again."""
    column: Column = dict(import_module("derive.cas").sympy_column(entry))
    if column["status"] == "fail":
        column["failures"] = [f"{entry.name}, {column.get('message', 'nothing was derived')}"]
        column["repeat"] = f"verify run {entry.name} --columns sympy --seed {settings.seed}"
    return column


def _transformer(entry: Entry, settings: Settings) -> Column:
    function = counterpart(entry.name)
    if function is None:
        raise ValueError(f"{entry.name}: expected a counterpart of this name, or a reason why there is none")
    return transformer_column(_sampler(entry, settings), function, settings)


def _ball(entry: Entry, settings: Settings) -> Column:
    return ball_column(_sampler(entry, settings), settings)


def _mutants(entry: Entry, settings: Settings) -> Column:
    """Every wrong statement is refused by the kernel and refuted on balls; every wrong implementation is seen."""
    wrong, same = _statements(entry.name)
    if not wrong:
        return {"status": "not run", "reason": "no wrong statement is named"}
    sampler = _sampler(entry, settings)
    points, failures = [*sampler.points(), *sampler.corners()], []
    proved: dict[str, Theorem] = {}
    prove(entry, proved)
    del proved[entry.name]
    if not kernel_accepts(entry, proved) or refuted(sampler, points, entry.claim):
        failures.append(f"{entry.name}: the control, its own statement, does not pass")
    for mutant in wrong:
        if kernel_accepts(entry.variant(mutant.claim), proved):
            failures.append(f"{entry.name}, mutant {mutant.name}: the kernel accepts it")
        if not refuted(sampler, points, mutant.claim):
            failures.append(f"{entry.name}, mutant {mutant.name}: no point refutes it")
    for form in same:
        if refuted(sampler, points, form.claim):
            failures.append(f"{entry.name}, equivalent form {form.name}: a point refutes it")
    implementations = wrong_implementations(entry.name)
    right = counterpart(entry.name)
    if implementations and (right is None or not passes(sampler, right)):
        failures.append(f"{entry.name}: the control, its counterpart, does not pass")
    for function in implementations:
        if passes(sampler, function):
            failures.append(f"{entry.name}, wrong implementation {function.__name__}: it passes")
    figures = {
        "statements": len(wrong),
        "equivalent": len(same),
        "implementations": len(implementations),
        "points": len(points),
    }
    if not failures:
        return {"status": "pass", **figures}
    again = f"verify run {entry.name} --columns mutants --seed {settings.seed} --samples {settings.samples}"
    return {"status": "fail", **figures, "failures": failures, "repeat": again}


def _statements(name: str) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Return the wrong statements of a theorem, and its equivalent forms."""
    try:
        book = import_module(f"derive.mutants.{chapter_of(name)}")
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("derive.mutants"):
            raise
        return (), ()
    return tuple(book.MUTANTS.get(name, ())), tuple(getattr(book, "EQUIVALENTS", {}).get(name, ()))


def kernel_accepts(entry: Entry, proved: Mapping[str, Theorem]) -> bool:
    """Tell whether the proof of an entry goes through, with the theorems that it cites proved before."""
    try:
        prove(entry, dict(proved))
    except ProofError:
        return False
    return True


def passes(sampler: Sampler, function: Callable[..., Any]) -> bool:
    """Tell whether a function passes as the counterpart of an entry."""
    figures = {"points": 0, "stresses": 0, "cells": 0, "roundings": 0}
    try:
        failure = next(counterpart_failures(sampler, function, figures), None)
    except (ValueError, TypeError, ArithmeticError):
        return False
    return failure is None and figures["cells"] > 0


class ByRocq(NamedTuple):
    """What Rocq found of the book.

    Attributes
    ----------
    columns : mapping of name to column
    library : tuple of dict
        Of the whole book, what stands in files beside its chapters: ``{"name": FILE, "rocq": column}``.
    version : str
        Of Coq; empty where it was not run.
    """

    columns: Mapping[str, Column]
    library: tuple[Mapping[str, Any], ...] = ()
    version: str = ""


def rocq(
    names: Sequence[str], *, whole: bool = False, jobs: int = 1, progress: Callable[[int, int, str], None] | None = None
) -> ByRocq:
    """Let Rocq check theorems of the book, in files written from the entries as they are now.

    Parameters
    ----------
    names : sequence of str
    whole : bool
        Whether the files that these theorems do not need are checked too.
    jobs : int
        How many files are compiled at the same time.
    progress : callable, optional
        Called with the number of files done, of all files, and the path of one.
    """
    book = entries()
    asked = [name for name in names if "rocq" not in book[name].not_applicable]
    left_out: dict[str, Column] = {
        name: {"status": "not applicable", "reason": REASONS[book[name].not_applicable["rocq"]]}
        for name in names
        if name not in asked
    }
    if not asked:
        return ByRocq(left_out)
    try:
        coqc = find()
    except ToolError as error:
        return ByRocq({**left_out, **{name: {"status": "not run", "reason": str(error)} for name in asked}})
    with _compiled_folder() as folder:
        try:
            files, rows = _written_for_rocq(folder)
        except DeriveError as error:  # nothing of the book can be written
            failed = {"status": "fail", "failures": [f"the book cannot be written for Rocq: {error}"]}
            return ByRocq({**left_out, **dict.fromkeys(asked, failed)}, (), coqc.version)
        homes = {row.file for row in rows if row.name in asked}
        if not whole:
            rows = [row for row in rows if row.file in homes]  # a chapter is asked as one
        found = check(coqc, files, rows, folder, AXIOMS, whole=whole, jobs=jobs, progress=progress)
    beside = [
        {"name": shown(path), "rocq": together([found.columns[r.name] for r in rows if r.file == path], outcome)}
        for path, outcome in found.files.items()
        if whole and path not in homes
    ]
    return ByRocq({**left_out, **{name: found.columns[name] for name in asked}}, tuple(beside), coqc.version)


def _written_for_rocq(folder: Path) -> tuple[dict[str, str], list[Row]]:
    """Return the files and the theorems that are asked for; those of the last time, if no source has changed."""
    here = Path(__file__)
    sources = [here, *(p for p in sorted((here.parents[1] / "derive").rglob("*")) if p.suffix in (".py", ".v"))]
    key = sha256(b"\0".join(content for p in sources for content in (str(p).encode(), p.read_bytes()))).hexdigest()
    store = folder / "written.json"
    try:
        known = json.loads(store.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        known = {}
    if known.get("key") == key:
        return known["files"], [Row(*row) for row in known["rows"]]
    proved = dict[str, Theorem]()
    for entry in entries().values():
        prove(entry, proved)
    files, rows = for_rocq(Book(chapters(), proved), library())
    folder.mkdir(parents=True, exist_ok=True)
    write_atomically(store, json.dumps({"key": key, "files": files, "rows": rows}))
    return files, rows


def for_rocq(book: Book, by_hand: Mapping[str, str]) -> tuple[dict[str, str], list[Row]]:
    """Return the files of the book and of the library by their paths, and all theorems that are asked for."""
    files = {f"Derive/{name}.v": text for name, text in by_hand.items()}
    files |= {f"Book/{Path(path).name}": text for path, text in book.files(by_hand).items() if path.endswith(".v")}
    rows = [Row(name, f"Book/{book.home[name]}.v", name, book.proposition(name)) for name in book.entries]
    rows += [Row(f"Facts.{fact}", "Book/Facts.v", fact) for fact in FACTS]
    rows += [
        Row(f"{file}.{name}", f"Derive/{file}.v", name, integers=file in ENCLOSURES)
        for file, own in library_theorems(by_hand).items()
        for name in own
    ]
    return files, rows


@contextmanager
def _compiled_folder() -> Iterator[Path]:
    """The folder of compiled files: in a checkout the same every time."""
    try:
        folder = documents().parent / "build" / "rocq"
    except BuildError:
        with TemporaryDirectory() as name:
            yield Path(name)
    else:
        yield folder


def sympy_version() -> str:
    """Return the version of SymPy, whose column depends on it."""
    version: str = import_module("importlib.metadata").version("sympy")
    return version


_FILLERS: Mapping[str, Callable[[Entry, Settings], Column]] = {
    "kernel": _kernel,
    "sympy": _sympy,
    "transformer": _transformer,
    "ball": _ball,
    "mutants": _mutants,
}
