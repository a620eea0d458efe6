"""Share between commands the book that is named, and how answers are written."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from ..books.book import Book
from ..chapters import BOOK
from ..language.answers import Output
from .terminal import FAILED, PASSED


def book_of(options: argparse.Namespace) -> Book:
    """Return our book, or the one that was named, which may lie in the working directory.

    Raises
    ------
    BookError
        If there is none.
    """
    if getattr(options, "book", None) is None:
        return BOOK
    if str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))
    return Book.load(options.book)


def answer(output: Output, options: argparse.Namespace) -> int:
    """Write an answer as text, or as a document for ``--json``, and return the exit code."""
    write_text(document(**output.document) if options.json else output.text)
    return PASSED if output.passed else FAILED


def document(**content: Any) -> str:
    """Return one JSON document."""
    return json.dumps({"version": 1, **content}, indent=1, ensure_ascii=False)


def write_text(text: str) -> None:
    """Write lines to stdout."""
    sys.stdout.write(text if text.endswith("\n") else text + "\n")


def written(path: Path) -> None:
    """Say on stderr that a file or a folder is written."""
    sys.stderr.write(f"derive: {path}: written\n")
