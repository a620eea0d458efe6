"""Locate the records: the verdicts, the bibliography, the tables of the figures.

They are committed once, in ``docs/``, beside what is generated from them. Whoever installs the package gets a copy in
``derive/recorded/``, which ``setup.py`` makes when a wheel is built.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..books.book import Book
    from ..render.evidence import Evidence

MARK = "written by `derive build`"
"""In the first line of what is generated, whatever its case."""
RECORDED = {"adequacy.json", "checkers.json", "evidence.json", "figures", "measured.json", "references.bib"}
"""What stands in ``docs/`` before anything is generated there."""
TOLD_BY = "notation.md"
"""The generated file by which a folder is recognized: one that is committed with every book."""
INSTALLED = Path(__file__).parents[1] / "recorded"


def checkout() -> Path | None:
    """Return the root of the checkout that this package is in; None of an installed one."""
    root = Path(__file__).resolve().parents[2]
    return root if (root / "pyproject.toml").is_file() else None


def generated(path: Path) -> bool:
    """Tell whether a file is one that `derive build` has written; one that is not there is none."""
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return MARK in file.readline().lower()
    except OSError:
        return False


def recorded(name: str, folder: Path | None = None) -> Path:
    """Return the path of what was recorded; if it is nowhere, the one where it was expected.

    Parameters
    ----------
    name : str
        Of a file in ``docs/``: ``"evidence.json"``, ``"figures/positions.csv"``.
    folder : Path, optional
        Where it is taken from, if it is there. Otherwise from ``docs/`` of the checkout, or, of an installed package,
        from ``docs/`` in the working directory, if that is what `derive build` writes, and else from the package.
    """
    root = checkout()
    if root is not None:
        folders = [root / "docs"]
    else:
        here = Path("docs")
        folders = [*([here] if generated(here / TOLD_BY) else []), INSTALLED]
    places = [path / name for path in ([] if folder is None else [folder]) + folders]
    return next((path for path in places if path.exists()), places[0])


def recorded_evidence(book: Book, folder: Path | None = None) -> Evidence:
    """Return all that was recorded of the theorems of a book; without a file nothing was run.

    Parameters
    ----------
    book : Book
        Of ours, records are found as `recorded` says.
    folder : Path, optional
        Of another book, they are there, or in ``docs/`` of the working directory.

    Raises
    ------
    EvidenceError
        If a file is damaged.
    """
    from ..render.adequacy import read_adequacy
    from ..render.evidence import Evidence, read_evidence

    records = {name: _record(name, book, folder) for name in ("evidence.json", "adequacy.json")}
    measured, needed = read_evidence(records["evidence.json"]), read_adequacy(records["adequacy.json"])
    return Evidence(measured.theorems, measured.sympy, needed, measured.coq, book.forms)


def _record(name: str, book: Book, folder: Path | None) -> Path:
    from ..chapters import BOOK

    return recorded(name, folder) if book is BOOK else (folder or Path("docs")) / name


def version() -> str:
    """Return the version of the distribution; of a checkout that is not installed, the one that it declares."""
    import tomllib
    from importlib.metadata import PackageNotFoundError
    from importlib.metadata import version as installed

    root = checkout()
    try:
        return installed("transformer-proofs")
    except PackageNotFoundError:
        if root is None:
            raise
        project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        return str(project["version"])
