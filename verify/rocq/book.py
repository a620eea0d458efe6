"""The theorems of the book in Rocq: the files that are written, the theorems to check, and the column of verdicts."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager, nullcontext
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event
from typing import Any, NamedTuple

from derive.books.book import Book, Item
from derive.chapters import BOOK
from derive.doors.records import checkout
from derive.files import alone
from derive.kernel.facts import FACTS
from derive.kernel.rules import Theorem
from derive.kernel.terms import DeriveError, Term
from derive.language.entry import REASONS, Entry
from derive.language.symbols import RenderError
from derive.proving.prover import prove
from derive.rocq.axioms import AXIOMS, ENCLOSURES
from derive.rocq.book import Development, contents_of, library, library_theorems
from derive.rocq.by_hand import by_hand as statements
from derive.rocq.by_hand import proposition
from derive.rocq.files import development_files
from derive.rocq.layout import module
from derive.rocq.read_back import definitions_in, read_back
from derive.rocq.total import total_theorems
from derive.rocq.witnesses import satisfiable, witness_lemmas
from verify.rocq.compiling import Files, Progress, digest, requirements, shown
from verify.rocq.coqc import FOLDERS, Coqc, ToolError, find
from verify.rocq.guards import caught
from verify.rocq.kept import keep, kept
from verify.rocq.theorems import Column, Outcome, ToCheck, check, together

__all__ = ["NOTHING", "ByRocq", "Earlier", "compiled_texts", "for_rocq", "misread", "rocq"]


class Earlier(NamedTuple):
    """Elaborations of statements by an earlier run that have not changed since.

    Attributes
    ----------
    digests : mapping of name to sequence of str
        Of the theorems of a book; a digest for each statement of Rocq, in their order.
    coq : str
        The version that printed them.
    accepted : bool
        Whether what is elaborated now is right, where there is none of them.
    """

    digests: Mapping[str, Sequence[str]]
    coq: str
    accepted: bool = False


NOTHING = Earlier({}, "")
"""Nothing was recorded, and so no theorem passes."""
ACCEPTED = Earlier({}, "", accepted=True)
"""Somebody has read how statements are elaborated."""


class ByRocq(NamedTuple):
    """The verdicts of Rocq on a book.

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
    names: Sequence[str],
    *,
    whole: bool = False,
    jobs: int = 1,
    progress: Progress | None = None,
    book: Book = BOOK,
    recorded: Earlier = NOTHING,
) -> ByRocq:
    """Check theorems of a book in Rocq, in files written from the present entries.

    Parameters
    ----------
    names : sequence of str
    whole : bool
        Whether the files that these theorems do not need are checked too.
    jobs : int
        How many files are compiled at the same time.
    progress : callable, optional
        Called with the number of files done, of all files, and the path of one.
    book : Book
        Ours without it.
    recorded : Earlier
        How an earlier run found the same statements elaborated. Another version of Coq may print them otherwise, and
        is not compared; what is not compared does not pass.
    """
    items = book.theorems
    asked = [name for name in names if "rocq" not in items[name].not_applicable]
    left_out: dict[str, Column] = {
        name: {"status": "not applicable", "reason": REASONS[items[name].not_applicable["rocq"]]}
        for name in names
        if name not in asked
    }
    if not asked:
        return ByRocq(left_out)
    try:
        coqc = find()
    except ToolError as error:
        return ByRocq({**left_out, **{name: {"status": "not run", "reason": str(error)} for name in asked}})
    if progress is not None:
        progress(0, len(asked), "the files are written for Rocq")
    with _compiled_folder() as folder:
        try:
            meanwhile = _library_compiled(coqc, folder) if whole and jobs > 1 else None
            files, rows = _written_for_rocq(book, folder, meanwhile)
        except DeriveError as error:  # nothing of the book can be written
            failed = {"status": "fail", "failures": [f"the book cannot be written for Rocq: {error}"]}
            return ByRocq({**left_out, **dict.fromkeys(asked, failed)}, (), coqc.version)
        stands = {name: _row_names(items[name]) for name in asked}
        witnesses = {name: row for name in asked for row in _witness_rows(items[name])}
        used = {*(row for named in stands.values() for row in named), *witnesses.values()}
        homes = {row.file for row in rows if row.name in used}
        if not whole:
            rows = [row for row in rows if row.file in homes]  # a file is asked as one
        digests = recorded.digests if recorded.coq == coqc.version else {}
        old = {row: d for name in asked for row, d in zip(stands[name], digests.get(name, ()), strict=False)}
        what = (
            f"what is recorded is of Coq {recorded.coq}" if recorded.digests and not digests else "nothing is recorded"
        )
        why = f"not compared: {what}; read how Coq {coqc.version} elaborates it, then --accept"
        new = {row: why for named in stands.values() for row in named if row not in old and not recorded.accepted}
        findings = check(
            coqc, files, rows, folder, AXIOMS, recorded=old, unrecorded=new, whole=whole, jobs=jobs, progress=progress
        )
    by_row = dict(findings.columns)
    for row, line in _misread_in(book, files, rows).items():
        by_row[row] = {"status": "fail", "failures": [*by_row[row].get("failures", ()), line]}
    by_row |= {name: _with_witness(by_row[name], by_row[row]) for name, row in witnesses.items()}
    columns = {
        name: by_row[named[0]] if len(named) == 1 else together([by_row[row] for row in named], Outcome("pass"))
        for name, named in stands.items()
    }
    for name, column in columns.items():
        if column["status"] != "pass":  # what was recorded stands, until somebody accepts another
            columns[name] = {k: v for k, v in column.items() if k != "elaborated"}
            columns[name] |= {"elaborated": list(digests[name])} if name in digests else {}
    rest = {path: [r.name for r in rows if r.file == path and r.name not in used] for path in findings.files}
    beside = [
        {"name": shown(path), "rocq": together([by_row[row] for row in named], findings.files[path])}
        for path, named in rest.items()
        if whole and (named or path not in homes)
    ]
    return ByRocq({**left_out, **columns}, tuple(beside), coqc.version)


def _misread_in(book: Book, files: Mapping[str, str], rows: Sequence[ToCheck]) -> dict[str, str]:
    """Return what is wrong with the statements of a book; they are read anew each time, and nothing of it is kept."""
    contents = contents_of(book)
    stated = {e.name: (e.given, e.claim) for entries in contents.values() for e in entries}
    return misread(rows, [files[f"Book/{module(chapter)}.v"] for chapter in contents], stated)


def misread(
    rows: Sequence[ToCheck], texts: Sequence[str], stated: Mapping[str, tuple[Sequence[Term], Term]]
) -> dict[str, str]:
    """Compare the statements in Rocq with the entries, and return the differences by the names of rows.

    Parameters
    ----------
    rows : sequence of ToCheck
    texts : sequence of str
        The files in which the symbols of statements are defined, in their order.
    stated : mapping of name to (given, claim)
        Of every entry; other rows are not read.

    Examples
    --------
    >>> x = Term("at", "x", (), "fixed")
    >>> row = ToCheck("same", "Book/Page.v", "same", "forall (x : R), x <= x")
    >>> misread([row], [], {"same": ((), Term("eq", x, x))})
    {'same': 'build/rocq/Book/Page.v, same: claim: le stands where the entry has eq [read-back]'}
    """
    asked = [row for row in rows if row.name in stated]
    problems = dict[str, str]()
    try:
        definitions = definitions_in(texts)
    except RenderError as error:  # no statement can be read
        problems = {row.name: str(error) for row in asked}
    for row in asked if not problems else ():
        try:
            read_back(row.says, *stated[row.name], definitions)
        except RenderError as error:
            problems[row.name] = str(error)
    where = {row.name: f"{shown(row.file)}, {row.theorem}" for row in asked}
    return {name: caught("read-back", f"{where[name]}: {problem}") for name, problem in problems.items()}


def compiled_texts(names: Sequence[str], book: Book = BOOK) -> dict[str, str]:
    """Return a digest of the input of Rocq for each theorem: texts and questions.

    Where the book cannot be written for Rocq, there is none.
    """
    with _compiled_folder() as folder:
        try:
            files, rows = _written_for_rocq(book, folder)
        except DeriveError:
            return {}
        world = Files(Coqc("", ""), files, folder)
    row_of = {row.name: row for row in rows}
    texts: dict[str, str] = {}
    compiled: dict[str, str] = {}
    for name in names:
        item = book[name]
        asked = [row_of[row] for row in (*_row_names(item), *_witness_rows(item)) if row in row_of]
        for path in {row.file for row in asked} - set(texts):
            texts[path] = digest(*(part for p in world.closure([path]) for part in (p, files[p])))
        compiled[name] = digest(json.dumps(asked), *(texts[row.file] for row in asked))
    return compiled


def _row_names(entry: Item) -> list[str]:
    """Return the theorems of Rocq that are a theorem of the book."""
    return [entry.name] if isinstance(entry, Entry) else [f"{entry.file}.{name}" for name in entry.theorems]


def _witness_rows(entry: Item) -> list[str]:
    """Return the lemma of Rocq that the hypotheses of a theorem hold somewhere, if it has any."""
    return [f"Witnesses.{entry.name}"] if isinstance(entry, Entry) and entry.given else []


def _with_witness(column: Column, witness: Column) -> Column:
    """Return the verdict on a theorem, which does not pass unless its hypotheses are shown to hold somewhere."""
    if witness["status"] == "pass" or column["status"] == "not run":
        return column
    lines = witness.get("failures", [f"not run: {witness.get('reason')}"])
    added = [f"its hypotheses are not shown to hold anywhere: {line}" for line in lines]
    return {**column, "status": "fail", "failures": [*column.get("failures", ()), *added]}


def _without_the_book(by_hand: Mapping[str, str]) -> dict[str, str]:
    """Return the files of the library, by their paths, that require no file of the book."""
    texts = {f"Derive/{name}.v": text for name, text in by_hand.items()}
    needs = {
        path: {f"{root}/{module}.v" for _, root, modules in requirements(text) for module in modules if root in FOLDERS}
        for path, text in texts.items()
    }
    while others := {path for path in texts if not needs[path] <= texts.keys()}:
        texts = {path: text for path, text in texts.items() if path not in others}
    return texts


@contextmanager
def _library_compiled(coqc: Coqc, folder: Path) -> Iterator[None]:
    """Compile what is written by hand, file by file, while something else is done in this process."""
    world, enough = Files(coqc, _without_the_book(library()), folder), Event()
    folder.mkdir(parents=True, exist_ok=True)
    with alone(folder), ThreadPoolExecutor(1) as pool:
        pool.submit(world.compiled, tuple(world.texts), enough=enough)  # what fails is compiled again, and said there
        try:
            yield
        except BaseException:
            world.stopped.set()
            raise
        finally:
            enough.set()


def _written_for_rocq(
    book: Book, folder: Path, meanwhile: AbstractContextManager[None] | None = None
) -> tuple[dict[str, str], list[ToCheck]]:
    """Return files, and the theorems that are asked for; of our book those of the last time, if no source has changed.

    What is done meanwhile is done while the book is proved and written.
    """
    if book is not BOOK:
        return _written(book)
    here = Path(__file__)
    sources = [here, *(p for p in sorted((here.parents[2] / "derive").rglob("*")) if p.suffix in (".py", ".v"))]
    key = sha256(b"\0".join(content for p in sources for content in (str(p).encode(), p.read_bytes()))).hexdigest()
    store = folder / "written.json"
    if (record := kept(store, key)) is not None:
        return record["files"], [ToCheck(*row) for row in record["rows"]]
    with meanwhile or nullcontext():
        files, rows = _written(book)
    keep(store, key, {"files": files, "rows": rows})
    return files, rows


def _written(book: Book) -> tuple[dict[str, str], list[ToCheck]]:
    """Prove a book, and write it for Rocq."""
    proved = dict[str, Theorem]()
    for entry in book.entries.values():
        prove(entry, proved)
    return for_rocq(Development(book, proved), library())


def for_rocq(made: Development, by_hand: Mapping[str, str]) -> tuple[dict[str, str], list[ToCheck]]:
    """Return the files of the book and of the library by their paths, and all theorems to check."""
    files = {f"Derive/{name}.v": text for name, text in by_hand.items()}
    written = {Path(p).stem: text for p, text in development_files(made, by_hand).items()}
    files |= {f"Book/{name}.v": text for name, text in written.items()}
    rows = [ToCheck(n, f"Book/{made.home[n]}.v", n, made.proposition(n), elaborated=True) for n in made.entries]
    rows += [
        ToCheck(row, f"Book/{file}.v", lemma, satisfiable(name, made), elaborated=True)
        for name, entry in made.entries.items()
        for row in _witness_rows(entry)
        for lemma, file in witness_lemmas(made, [name]).items()
    ]
    rows += [ToCheck(f"Facts.{fact}", "Book/Facts.v", fact) for fact in FACTS]
    rows += [
        ToCheck(f"{file}.{n}", f"Book/{file}.v", n, says, elaborated=True)
        for n, (file, says) in total_theorems(made).items()
    ]
    if (false := "RefutationAssumptions") in written:  # all in one: to ask for each takes minutes
        rows.append(ToCheck(f"{false}.every_refutation", f"Book/{false}.v", "every_refutation", integers=True))
    stated = {
        (entry.file, name): proposition(statement)
        for entry in made.book.analytic.values()
        if entry.theorems  # those certified in numbers have none
        for name, statement in zip(entry.theorems, statements(entry, by_hand).statements, strict=True)
    }
    proved_there = [(file, name) for file, names in library_theorems(by_hand).items() for name in names]
    rows += [
        ToCheck(f"{file}.{name}", f"Derive/{file}.v", name, says, file in ENCLOSURES, bool(says))
        for file, name in dict.fromkeys([*proved_there, *stated])
        for says in [stated.get((file, name), "")]
    ]
    return files, rows


@contextmanager
def _compiled_folder() -> Iterator[Path]:
    """The folder of compiled files: in a checkout the same every time."""
    root = checkout()
    if root is not None:
        yield root / "build" / "rocq"
    else:
        with TemporaryDirectory() as name:
            yield Path(name)
