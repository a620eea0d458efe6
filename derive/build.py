"""Writes ``docs/``: proofs, book, tables; or says what differs from what is there.

Everything is a function of the entries and of recorded evidence. Files are written to a temporary folder first and then
renamed one by one, so that no file is ever half written.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from .analysis import Analytic
from .calc import Entry
from .figures import figures
from .figures.figure import problems
from .kernel.certificate import digest
from .kernel.rules import Theorem
from .kernel.terms import DeriveError
from .mutants import mutants
from .proving import prove, prove_displays
from .render.adequacy import read_adequacy
from .render.analysis import Checked, analytic_page
from .render.bibliography import Fields, parse_bibliography
from .render.book import Chapters, Proved, book, proved
from .render.evidence import Evidence, read_evidence
from .render.page import page
from .render.provenance import source
from .render.rocq.book import library, rocq_files
from .render.rocq.by_hand import by_hand, with_chapters
from .render.tables import notation_md, theorems_json, trusted_base_md
from .theorems import chapters, contents

STYLE = "transformerproofs.sty"
MARK = "written by `derive build`"  # in the first line, whatever its case
FOLDERS = {"proofs": "*.tex", "rocq": "*.v"}
"""Folders of generated files, one file for each theorem or chapter."""

Progress = Callable[[int, int, str], None]


class BuildError(DeriveError):
    """A folder cannot be read or written, or none was given."""


class Difference(NamedTuple):
    """A file that is not what `build` writes."""

    path: str
    what: str

    def __str__(self) -> str:
        return f"{self.path}: {self.what}"


def documents() -> Path:
    """Return the folder ``docs/`` of the checkout that this package is in.

    Raises
    ------
    BuildError
        If the package is installed without a checkout.
    """
    root = Path(__file__).resolve().parent.parent
    if not (root / "pyproject.toml").is_file():
        raise BuildError("derive is installed without a checkout: say where to write, with --out DIR")
    return root / "docs"


def generate(
    evidence: Evidence, references: Mapping[str, Fields], progress: Progress | None = None
) -> dict[str, bytes]:
    """Prove the book and return every generated file by its path in ``docs/``.

    Parameters
    ----------
    evidence : Evidence
    references : mapping of key to fields
        The bibliography; without entries none is printed.
    progress : callable, optional
        Called with the number of theorems done, of all theorems, and the name of the next.

    Raises
    ------
    BuildError
        If a source is not in the bibliography, or a theorem was found not adequate.
    """
    by_kernel: Chapters = chapters()
    wrong = {name: mutants().get(name, ()) for _, own in by_kernel.values() for name in (e.name for e in own)}
    done: dict[str, Theorem] = {}
    theorems: dict[str, Proved] = {}
    files: dict[str, str] = {}
    for chapter, entries in by_kernel.values():
        for entry in entries:
            if progress is not None:
                progress(len(theorems), len(wrong), entry.name)
            theorem = prove(entry, done)
            own = proved(entry, theorem, digest(theorem.hyps, theorem.concl), chapter)
            theorems[entry.name] = own
            if idle := _inadequate(entry, own, evidence):
                raise BuildError(f"{entry.name}: not adequate: {idle}; see: verify adequacy {entry.name}")
            files[f"proofs/{entry.name}.tex"] = page(entry, theorem, chapter, evidence, wrong[entry.name], own.printed)
            if references:
                _resolved(
                    entry.name, [*entry.sources, *(m.reported for m in wrong[entry.name] if m.reported)], references
                )
    analysis = checked_analysis(done)
    for name, (_, row) in analysis.items():
        files[f"proofs/{name}.tex"] = analytic_page(row, evidence)
        if references:
            reported = [r.reported for r in row.entry.refuted if r.reported]
            _resolved(name, [*row.entry.sources, *reported], references)
    order = {chapter: [e.name for e in own] for chapter, (_, own) in contents().items()}
    checked = {name: row for name, (_, row) in analysis.items()}
    drawn = tuple(figures().values())
    files["book.tex"] = book(by_kernel, theorems, evidence, wrong, references, order, checked, drawn)
    files["theorems.json"] = theorems_json(by_kernel, theorems, analysis)
    files["notation.md"] = notation_md(by_kernel, theorems)
    files["trusted_base.md"] = trusted_base_md(theorems, evidence, checked)
    files |= rocq_files(by_kernel, done, library())
    files[STYLE] = (Path(__file__).parent / "render" / STYLE).read_text(encoding="utf-8")
    return {path: text.encode("utf-8") for path, text in files.items()}


def checked_analysis(proved: Mapping[str, Theorem]) -> dict[str, tuple[str, Checked]]:
    """Return the theorems that are proved in Rocq by name, each with its chapter; their displays go through the kernel.

    Parameters
    ----------
    proved : mapping of name to Theorem
        What the kernel has proved before.

    Raises
    ------
    BuildError
        If a proof cites a theorem that is not in the book before it.
    """
    by_kernel = [e for _, own in chapters().values() for e in own]
    texts, found, before = with_chapters(library(), by_kernel), {}, set[str]()
    for chapter, (opening, own) in contents().items():
        for entry in own:
            if isinstance(entry, Analytic):
                if absent := [name for name in entry.cited() if name not in before]:
                    raise BuildError(f"{entry.name}: cites {absent[0]}, which is no theorem before it")
                displays = prove_displays(entry, proved)
                found[entry.name] = (chapter, Checked(entry, displays, by_hand(entry, texts), opening))
            before.add(entry.name)
    return found


def _inadequate(entry: Entry, own: Proved, evidence: Evidence) -> str:
    """Return what was found idle in a statement that is still the same, or nothing."""
    found = evidence.adequacy(entry, own.digest)
    return "" if found is None or found["status"] == "pass" else "; ".join(found.get("failures", ["it failed"]))


def _resolved(name: str, keys: list[str], references: Mapping[str, Fields]) -> None:
    for key in keys:
        if source(key).key not in references:
            raise BuildError(
                f"{name}: the source {key} is not in references.bib; an entry {source(key).key} was expected"
            )


def build(out: Path | None = None, check: bool = False, progress: Progress | None = None) -> list[Difference]:
    """Write the documents, or with ``check`` return what differs from those that are there.

    Parameters
    ----------
    out : Path, optional
        ``docs/`` of the checkout by default. Evidence and references are read there, or else in ``docs/`` of the
        checkout.
    check : bool
        Write nothing.
    progress : callable, optional
        See `generate`.

    Raises
    ------
    BuildError
        If the folder cannot be read or written; then no file has changed that was not renamed whole.
    """
    folder = documents() if out is None else out
    if check and not folder.is_dir():
        raise BuildError(f"{folder}: a folder of documents was expected")
    recorded = read_evidence(_beside(folder, "evidence.json"))
    evidence = Evidence(
        recorded.theorems, recorded.sympy, read_adequacy(_beside(folder, "adequacy.json")), recorded.coq
    )
    files = generate(evidence, references(folder), progress)
    if check:
        return differences(folder, files) + undrawn(_beside(folder, "figures"))
    write(folder, files)
    return []


def undrawn(folder: Path) -> list[Difference]:
    """Return what is wrong with the data of the figures, where there is a folder of them."""
    found = problems(figures(), folder) if folder.is_dir() else []
    return [Difference(f"figures/{name}", what) for name, what in found]


def _beside(folder: Path, name: str) -> Path:
    """Return the path of what is written by hand or recorded: in the folder, or else in the checkout."""
    if not (folder / name).exists():
        with suppress(BuildError):
            return documents() / name
    return folder / name


def references(folder: Path) -> dict[str, Fields]:
    """Return the bibliography for documents in a folder; empty, if there is no file of it.

    Raises
    ------
    BuildError
        If the file cannot be read.
    BibliographyError
        If it is damaged.
    """
    return parse_bibliography(_bibliography(_beside(folder, "references.bib")))


def bibliography() -> str:
    """Return the text of the bibliography of the checkout; empty, if there is none.

    Raises
    ------
    BuildError
        If the file cannot be read.
    """
    try:
        path = documents() / "references.bib"
    except BuildError:  # installed without a checkout
        return ""
    return _bibliography(path)


def _bibliography(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeDecodeError) as error:
        raise BuildError(f"{path}: cannot be read: {error}") from None


def differences(folder: Path, files: Mapping[str, bytes]) -> list[Difference]:
    """Compare files byte by byte; pages that no theorem writes differ too."""
    found = []
    for path, expected in files.items():
        try:
            present = (folder / path).read_bytes()
        except OSError:
            found.append(Difference(path, "is missing"))
            continue
        if present != expected:
            found.append(Difference(path, f"differs in line {_first_difference(present, expected)}"))
    return found + [Difference(path, "belongs to no theorem") for path in _stale(folder, files)]


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
    names = [
        f"{p.parent.name}/{p.name}"
        for p in present
        if MARK in p.read_text(encoding="utf-8", errors="replace").partition("\n")[0].lower()
    ]
    return [name for name in names if name not in files]


def write(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write all files beside their places, and then rename them one by one; generated pages of no theorem are removed.

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
        temporary = Path(tempfile.mkdtemp(prefix=".build-", dir=folder))
        try:
            for inside in FOLDERS:
                (temporary / inside).mkdir()
            for name, content in files.items():
                (temporary / name).write_bytes(content)
            for name in files:
                os.replace(temporary / name, folder / name)
            for name in _stale(folder, files):
                (folder / name).unlink()
        finally:
            shutil.rmtree(temporary, ignore_errors=True)
    except OSError as error:
        for path in reversed(made):
            with suppress(OSError):
                path.rmdir()
        raise BuildError(f"{folder}: cannot be written: {error.strerror or error}") from None
