"""Writes ``docs/``: proofs, book, tables; or says what differs from what is there.

Everything is a function of the entries and of recorded evidence. Files are written to a temporary folder first and then
renamed one by one, so that no file is ever half written.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from ..books.book import Book
from ..books.index import INDEX, index
from ..chapters import BOOK
from ..claims import WORKS
from ..claims.claim import mistake
from ..figures.figure import problems
from ..files import RecordError, drafts, must_be_writable, synced, write_all
from ..kernel.rules import Theorem
from ..kernel.terms import DeriveError
from ..proving.prover import uncollected
from ..render.bibliography import Fields, parse_bibliography
from ..render.book import Made, book_tex, reported
from ..render.certificate_page import certificate_md
from ..render.chapters import Apparatus
from ..render.claims import claims_md, claims_tex
from ..render.derivation import STYLE, style
from ..render.evidence import Evidence
from ..render.page import MEASURE
from ..render.provenance import source
from ..render.ranks import ranks
from ..render.tables import notation_md, theorems_json, trusted_base_md
from ..rocq.book import library
from ..rocq.derived import folder as rocq_folder
from ..rocq.files import FOLDER as ROCQ
from ..rocq.files import digests, rocq_files
from ..teaching.exercises import chosen
from .cited import Reference
from .finding import find
from .judging import beside, false_where
from .records import RECORDED, TOLD_BY, checkout, generated, recorded, recorded_evidence
from .reference import theorems

FOLDERS = {"proofs": "*.tex"}
"""Folders of generated files, one file for each theorem."""
DIGESTS = "rocq.sha256"
"""The record of the files for Rocq, which are not among the documents."""
BOOK_TEX = "book.tex"
"""What no check compares: every theorem changes its counts, pictures and lists, so that nobody commits it."""

NEAR = 2 / 3
"""A theorem is listed under a topic with at least this share of the relevance of the nearest."""
AFTERWARDS = ("documents; now the book", "documents; now the tables", "documents; now the files for Rocq")
"""What is written when all is proved, as it is said while it is written."""

Progress = Callable[[int, int, str], None]


class BuildError(DeriveError):
    """A folder cannot be read or written, or none was given."""

    __module__ = "derive"


class Difference(NamedTuple):
    """A file that is not what `build` writes."""

    path: str
    what: str

    def __str__(self) -> str:
        return f"{self.path}: {self.what}"


def documents(book: Book = BOOK) -> Path:
    """Return the folder that is written without being told: ``docs/`` of the checkout, or of the working directory.

    Raises
    ------
    BuildError
        If the package is installed, or the book is not ours, and ``docs/`` of the working directory holds what it has
        not written, nor `verify` recorded for it.
    """
    root = checkout() if book is BOOK else None
    if root is not None:
        return root / "docs"
    folder = Path("docs")
    held = {path.name for path in folder.glob("*")} - RECORDED
    if folder.exists() and (held or not folder.is_dir()) and not generated(folder / TOLD_BY):
        raise BuildError("docs/ is not what derive build writes: say where to write, with --out DIR")
    return folder


def generate(
    book: Book, evidence: Evidence, references: Mapping[str, Fields], progress: Progress | None = None
) -> dict[str, bytes]:
    """Prove a book and return every generated file by its path in ``docs/``; those for Rocq stand in ``rocq/``.

    Parameters
    ----------
    book : Book
    evidence : Evidence
    references : mapping of key to fields
        The bibliography; without entries none is printed.
    progress : callable, optional
        Called with the number of theorems done, of all theorems, and the name of the next.

    Raises
    ------
    BuildError
        If a source is not in the bibliography, a theorem was found not adequate, or a proof in words cites a theorem
        that is not in the book before it.
    """
    done: dict[str, Theorem] = {}
    made: dict[str, Made] = {}
    files: dict[str, str] = {}
    claims: Sequence[str] = ()
    told = progress or (lambda *_: None)
    if book is BOOK:  # first, as it needs a library that may not be there
        told(0, len(book.theorems), "the claims of the sources, before the theorems")
        claims, files["sources.md"] = _claims()
    for reference in theorems(book, done):
        told(len(made), len(book.theorems), reference.name)
        if absent := [name for name in reference.entry.cited() if not reference.by_kernel and name not in made]:
            raise BuildError(f"{reference.name}: cites {absent[0]}, which is no theorem before it")
        made[reference.name] = reference.made
        if idle := _inadequate(reference, evidence):
            raise BuildError(f"{reference.name}: not adequate: {idle}; see: verify adequacy {reference.name}")
        files[f"proofs/{reference.name}.tex"] = reference.page(evidence, MEASURE)
        if references:
            _resolved(reference.name, [*reference.sources, *reported(book, reference.name)], references)
    told(0, len(AFTERWARDS), AFTERWARDS[0])
    files[BOOK_TEX] = book_tex(book, made, evidence, references, _beside(book, claims))
    told(1, len(AFTERWARDS), AFTERWARDS[1])
    files[INDEX] = index(book.chapters.values())
    files["theorems.json"] = theorems_json(book, made, evidence)
    files["notation.md"] = notation_md(book, made)
    files["certificate.md"] = certificate_md()
    files["trusted_base.md"] = trusted_base_md(made, evidence, book.totals)
    told(2, len(AFTERWARDS), AFTERWARDS[2])
    texts = rocq_files(book, done, library())
    files |= {DIGESTS: digests(texts), **texts}
    files[STYLE] = style()
    return {path: text.encode("utf-8") for path, text in files.items()}


def _beside(book: Book, claims: Sequence[str]) -> Apparatus:
    """Return what stands in a book beside its theorems: of ours, the claims of the sources too."""
    listed = [item for _, group in book.topics for item in group]
    topics = {topic: [f.name for f in find(words, book=book, share=NEAR)] for topic, words in listed}
    exercises = {
        name: tuple(e._replace(point=false_where(mistake(e.theorem, e.mutant.name), book)) for e in drawn)
        for name, drawn in chosen(book, ranks(book)).items()
    }
    return Apparatus(claims, WORKS if book is BOOK else (), topics, exercises)


def _claims() -> tuple[Sequence[str], str]:
    """Return the appendix on the claims of the sources, and their page, with points where they are false."""
    stated, points = beside(WORKS)
    return claims_tex(WORKS, stated, points), claims_md(WORKS, points)


def _inadequate(reference: Reference, evidence: Evidence) -> str:
    """Return what was found idle in a statement that is still the same, or nothing."""
    record = evidence.adequacy(reference.entry, reference.digest) if reference.by_kernel else None
    return "" if record is None or record["status"] == "pass" else "; ".join(record.get("failures", ["it failed"]))


def _resolved(name: str, keys: list[str], references: Mapping[str, Fields]) -> None:
    for key in keys:
        if source(key).key not in references:
            raise BuildError(
                f"{name}: the source {key} is not in references.bib; an entry {source(key).key} was expected"
            )


def build(
    out: Path | None = None,
    check: bool = False,
    progress: Progress | None = None,
    book: Book = BOOK,
    rocq: Path | None = None,
) -> list[Difference]:
    """Write the documents of a book, or with ``check`` return what differs from those that are there.

    Parameters
    ----------
    out : Path, optional
        `documents` by default. Evidence and references are read there, or else where `recorded` finds them.
    check : bool
        Write nothing.
    progress : callable, optional
        See `generate`.
    book : Book
        Ours without it.
    rocq : Path, optional
        A folder for the files for Rocq, with the library that they require, as `derive.rocq.derived.folder`
        has them. Without it only their digests are written or compared.

    Raises
    ------
    RecordError
        If a file for Rocq cannot be written.
    BuildError
        If a folder cannot be read or written; then no file has changed that was not renamed whole.
    """
    folder = documents(book) if out is None else out
    if check and not folder.is_dir():
        raise BuildError(f"{folder}: a folder of documents was expected")
    if not check:
        for target in filter(None, (folder, rocq)):
            check_folder(target)  # before all is proved
    with uncollected():
        files, texts = apart(generate(book, recorded_evidence(book, folder), references(folder), progress))
    if check:
        return differences(folder, files) + (undrawn(book, folder) if book.figures else [])
    write(folder, files)
    if rocq is not None:
        write_all(rocq, rocq_folder(texts))
    return []


def apart(files: Mapping[str, bytes]) -> tuple[dict[str, bytes], dict[str, str]]:
    """Return the documents by their paths, and the files for Rocq by the names of their modules."""
    texts = {Path(path).stem: files[path].decode() for path in files if path.startswith(f"{ROCQ}/")}
    return {path: files[path] for path in files if not path.startswith(f"{ROCQ}/")}, texts


def undrawn(book: Book, folder: Path) -> list[Difference]:
    """Return what is wrong with the data of the figures of a book, beside its documents or where they are recorded."""
    beside = folder / "figures"
    tables = beside if any(beside.glob("*.csv")) else recorded(f"figures/{next(iter(book.figures))}.csv").parent
    faults = problems(book.figures, tables) if tables.is_dir() else []
    return [Difference(f"figures/{name}", what) for name, what in faults]


def references(folder: Path) -> dict[str, Fields]:
    """Return the bibliography for documents in a folder; empty, if there is no file of it.

    Raises
    ------
    BuildError
        If the file cannot be read.
    BibliographyError
        If it is damaged.
    """
    return parse_bibliography(bibliography(folder))


def bibliography(folder: Path | None = None) -> str:
    """Return the text of the bibliography; empty, if there is none.

    Raises
    ------
    BuildError
        If the file cannot be read.
    """
    path = recorded("references.bib", folder)
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeDecodeError) as error:
        raise BuildError(f"{path}: cannot be read: {error}") from None


def differences(folder: Path, files: Mapping[str, bytes]) -> list[Difference]:
    """Compare files byte by byte, but for `BOOK_TEX`; pages that no theorem writes differ too."""
    listed = []
    for path, expected in files.items():
        if path == BOOK_TEX:
            continue
        try:
            present = (folder / path).read_bytes()
        except OSError:
            listed.append(Difference(path, "is missing"))
            continue
        if present != expected:
            listed.append(Difference(path, f"differs in line {_first_difference(present, expected)}"))
    return listed + [Difference(path, "belongs to no theorem") for path in _stale(folder, files)]


def _first_difference(present: bytes, expected: bytes) -> int:
    pairs = zip(present.splitlines(keepends=True), expected.splitlines(keepends=True), strict=False)
    same = 0
    for a, b in pairs:
        if a != b:
            break
        same += 1
    return same + 1


def _stale(folder: Path, files: Mapping[str, bytes]) -> list[str]:
    """Return the generated files of theorems and chapters that are no longer in the book."""
    present = [path for inside, kind in FOLDERS.items() for path in sorted((folder / inside).glob(kind))]
    names = [f"{p.parent.name}/{p.name}" for p in present if generated(p)]
    return [name for name in names if name not in files]


def check_folder(folder: Path) -> None:
    """Refuse a folder that cannot be written, before all is proved.

    Raises
    ------
    BuildError
        If it is one.
    """
    try:
        must_be_writable(folder, folder=True)
    except RecordError as error:
        raise BuildError(error) from None


def _differs(path: Path, content: bytes) -> bool:
    return not path.is_file() or path.read_bytes() != content


def write(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write what has changed beside its place, and then rename it file by file; pages of no theorem are removed.

    Another process that writes there is waited for, and what a kill has left of one is removed.

    Raises
    ------
    BuildError
        If the folder cannot be written.
    """
    made: list[Path] = []
    try:
        for path in (folder, *(folder / inside for inside in FOLDERS)):
            if not path.is_dir():
                path.mkdir(parents=True)
                made.append(path)
        with drafts(folder, "build") as temporary:
            for inside in FOLDERS:
                (temporary / inside).mkdir()
            changed = {name: content for name, content in files.items() if _differs(folder / name, content)}
            for name, content in changed.items():
                (temporary / name).write_bytes(content)
                synced(temporary / name)
            for name in changed:
                os.replace(temporary / name, folder / name)
            for name in _stale(folder, files):
                (folder / name).unlink()
            for inside in ("", *FOLDERS):
                synced(folder / inside)
    except BaseException as error:
        for path in reversed(made):
            with suppress(OSError):
                path.rmdir()
        if not isinstance(error, OSError):
            raise
        raise BuildError(f"{folder}: cannot be written: {error.strerror or error}") from None
