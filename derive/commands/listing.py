"""The command ``derive list``: theorems by chapters, or those that words are about."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from ..books.book import Book
from ..chapters import BOOK
from ..doors.finding import Found, find, nearest
from ..kernel.terms import DeriveError
from ..language.analysis import BY_KERNEL
from ..language.answers import Output
from ..language.words import one_of
from ..render.plain import paragraph
from .answering import answer, book_of


def command(options: argparse.Namespace) -> int:
    """Write what `listing` returns."""
    return answer(listing(options.words, options.source, options.chapter, book_of(options)), options)


def listing(words: Sequence[str], source: str, chapter: str, book: Book = BOOK) -> Output:
    """List the theorems by chapters; or those that words are about, the nearest first.

    Parameters
    ----------
    words : sequence of str
    source, chapter : str
        Only theorems that name this source, or stand in this chapter; empty for all.
    book : Book

    Raises
    ------
    DeriveError
        If there is no such source or chapter, or no theorem is found.
    """
    text = " ".join(words)
    theorems = find(text, source=source, chapter=chapter, book=book)
    if not theorems:
        raise DeriveError(_none_about(book, text, source, chapter))
    width = max(len(f.name) for f in theorems)
    if text:
        lines = [_listed(f, width) for f in theorems]
    else:
        blocks = []
        for part in book.chapters.values():
            members = [f for f in theorems if f.chapter == part.name]
            width = max((len(f.name) for f in members), default=0)
            blocks += [[paragraph(part.title), *(f"  {_listed(f, width)}" for f in members), ""]] if members else []
        lines = [line for block in blocks for line in block][:-1]
    return Output("\n".join(lines), {"theorems": [f._asdict() for f in theorems]})


def _listed(theorem: Found, width: int) -> str:
    """Return name and title for a terminal; and who vouches for it, if it is not the kernel."""
    mark = "" if theorem.status == BY_KERNEL else f" ({theorem.status})"
    return f"{theorem.name:{width}}  {paragraph(theorem.title)}{mark}"


def _none_about(book: Book, text: str, source: str, chapter: str) -> str:
    """Return why nothing is found: the words, or where they were looked for."""
    whole = len(find(text, book=book))
    if whole:
        beside = " and ".join([*(["source"] if source else []), *(["chapter"] if chapter else [])])
        return f"no theorem of this {beside} is about {text!r}; in the whole book there are {whole}"
    names = nearest(text, book) or [name for word in text.split() for name in nearest(word, book)]
    return f"no theorem is about {text!r}{one_of(names) or '; derive list, without words, lists all'}"
