"""A theorem as a BibTeX entry: its title and permanent name, the version of the book, the digest of its statement."""

from __future__ import annotations

from collections.abc import Mapping

from ..books.book import Book
from ..kernel.terms import DeriveError
from ..language.analysis import Analytic, status
from ..language.entry import Entry
from .bibliography import Fields, closing
from .provenance import source

PRINTED = 16
"""Digits of a digest that are printed, which no line breaks; the field ``digest`` has all."""


class CitationError(DeriveError):
    """A source that a theorem names is not in the bibliography."""


def bibtex(entry: Entry | Analytic, place: str, version: str, digest: str, book: Book) -> str:
    """Return the entry by which a theorem is cited.

    Parameters
    ----------
    entry : Entry or Analytic
    place : str
        Its rank and number in the book of this version, such as ``"Theorem 1.7"``; the name is what stays.
    version : str
        Of the distribution.
    digest : str
        SHA-256 of the statement, with all definitions unfolded, or of that in Rocq: a reader can tell whether it is
        still the same.
    book : Book
        That it is in. One without an author is sorted by its title.
    """
    name = entry.name.replace("_", r"\_\allowbreak ")  # a narrow column has no room for a long one
    how = "" if place.lower().startswith(status(entry)) else f", {status(entry)}"
    note = rf"{place}, \texttt{{{name}}}{how}; transformer-proofs {version}; statement {digest[:PRINTED]}"
    fields = {
        "author" if book.author else "key": f"{{{book.author or book.title}}}",
        "title": f"{{{entry.title} ({book.title})}}",  # braces keep capitals
        "note": note,
        "digest": digest,  # of no style: what stands in the entry, and is not printed
    }
    body = ",\n".join(f"  {key} = {{{value}}}" for key, value in fields.items())
    place = "transformer-proofs" if book.name.startswith("derive.") else book.name or "theorem"
    return f"@misc{{{place}:{entry.name},\n{body}\n}}\n"


def source_entries(entry: Entry | Analytic, references: Mapping[str, Fields], text: str) -> dict[str, str]:
    """Return by key the entries of the bibliography that a theorem names, as they stand there.

    Parameters
    ----------
    entry : Entry or Analytic
    references : mapping of key to fields
        What was read from ``text``.
    text : str
        The bibliography.

    Raises
    ------
    CitationError
        If a source is not there.
    """
    keys = dict.fromkeys(source(key).key for key in entry.sources)
    if missing := [key for key in keys if key not in references]:
        raise CitationError(f"{entry.name}: the source {missing[0]} is not in references.bib")
    return {key: _entry(text, key, text.index(f"{{{key},")) for key in keys}


def _entry(text: str, key: str, brace: int) -> str:
    """Return the entry whose opening brace stands at a place."""
    return f"{text[text.rindex('@', 0, brace) : closing(text, brace + 1, key) + 1]}\n"
