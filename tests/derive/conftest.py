"""What is the same for many tests is made once."""

from collections.abc import Callable
from pathlib import Path

import pytest

from derive.chapters import BOOK
from derive.doors import build
from tests.book import few

_real = build.generate
_made: list[tuple[tuple, dict[str, bytes]]] = []


def _generated(book, evidence, references, progress=None):
    """The files for this evidence and these references, from the first time that they were asked for.

    In the place of our book stands a small one, with a theorem of each kind.
    """
    book = few() if book is BOOK else book
    asked = (book, evidence.theorems, evidence.recorded, evidence.sympy, evidence.coq, references)
    for known, files in _made:
        if known == asked:
            return dict(files)
    files = _real(book, evidence, references, progress)
    _made.append((asked, files))
    return dict(files)


@pytest.fixture
def unmeasured(tmp_path: Path) -> Path:
    """A folder of documents where nothing is recorded of any theorem, whatever ``docs/`` of the checkout holds."""
    folder = tmp_path / "docs"
    folder.mkdir()
    (folder / "evidence.json").write_text('{"version": 1, "theorems": {}}', encoding="utf-8")
    (folder / "adequacy.json").write_text('{"version": 1, "seed": 0, "theorems": {}}', encoding="utf-8")
    return folder


@pytest.fixture
def generated_once(monkeypatch) -> Callable:
    """Generate what `build` writes once for the same arguments, and of a small book where ours is asked for.

    Tests of how files are written, compared and refused need no files of their own.
    """
    monkeypatch.setattr(build, "generate", _generated)
    return _generated
