"""The command ``derive cite``: theorems, and the works that they name, as BibTeX."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from ..books.book import Book
from ..chapters import BOOK
from ..doors.build import bibliography
from ..doors.records import version
from ..doors.reference import theorem
from ..language.answers import Output
from ..render.bibliography import parse_bibliography
from ..render.citation import CitationError, bibtex, source_entries
from ..render.ranks import ranks
from .answering import answer, book_of


def command(options: argparse.Namespace) -> int:
    """Write what `cite` returns."""
    return answer(cite(options.names, options.sources, book_of(options)), options)


def cite(names: Sequence[str], sources: bool, book: Book = BOOK) -> Output:
    """Return BibTeX entries of theorems, and with ``sources`` those of the works that they name.

    Raises
    ------
    UnknownNameError
        If there is no such theorem.
    CitationError
        If a source is not in the bibliography.
    """
    chapters, rank = enumerate(book.chapters.values(), 1), ranks(book)
    places = {e.name: f"{rank[e.name]} {c}.{n}" for c, part in chapters for n, e in enumerate(part.theorems, 1)}
    chosen = [theorem(n, book) for n in dict.fromkeys(names)]
    blocks = {r.name: bibtex(r.entry, places[r.name], version(), r.digest, book) for r in chosen}
    if sources:
        text = bibliography(None if book is BOOK else Path("docs"))
        if not text:
            raise CitationError("--sources: references.bib was not found; it belongs to the package: install it again")
        references = parse_bibliography(text)
        for r in chosen:
            blocks |= source_entries(r.entry, references, text)
    return Output("\n".join(blocks.values()), {"entries": [{"key": k, "bibtex": b} for k, b in blocks.items()]})
