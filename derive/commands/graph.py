"""The command ``derive graph``: which theorem rests on which, as DOT or SVG."""

from __future__ import annotations

import argparse
from typing import Any

from ..books.book import Book
from ..chapters import BOOK
from ..doors.finding import instead
from ..doors.reference import UnknownNameError
from ..kernel.terms import DeriveError
from ..language.answers import Output
from ..language.words import meant
from ..proving.prover import prove
from ..render.drawing import svg
from ..render.graph import by_chapters, dependencies, dot, graph_json, of_chapter, of_theorem
from .answering import answer, book_of


def command(options: argparse.Namespace) -> int:
    """Write what `graph` returns."""
    return answer(graph(options.name, options.format, options.rules, book_of(options)), options)


def graph(name: str | None, form: str, rules: bool, book: Book = BOOK) -> Output:
    """Return what rests on what, as DOT or SVG.

    Parameters
    ----------
    name : str, optional
        A chapter; or a theorem, for all that it rests on. Without one the whole book, which as SVG is its chapters.
    form : str
        ``"dot"`` or ``"svg"``.
    rules : bool
        Draw the rules and facts too that each proof applies itself.
    book : Book

    Raises
    ------
    UnknownNameError
        If there is no such chapter or theorem.
    ProofError
        If rules are asked for and a proof fails.
    """
    if name is not None and name not in book.chapters:
        name = book.current(name)
    if name is not None and name not in (*book.chapters, *book.theorems):
        raise UnknownNameError(
            f"there is no chapter and no theorem {name!r}{meant(name, book.chapters) or instead(name, book)}"
        )
    if name is None and form == "svg":
        if rules:
            raise DeriveError("--rules: the whole book is drawn by its chapters: name a chapter, or use --format dot")
        shown = by_chapters(book.chapters)
    else:
        whole = dependencies(book.chapters, _proved(book, name) if rules else {})
        shown = whole if name is None else of_chapter(whole, name) if name in book.chapters else of_theorem(whole, name)
    chapter = name if name in book.chapters else next((n.chapter for n in shown.nodes if n.name == name), "")
    text = dot(shown, book.chapters) if form == "dot" else svg(shown, chapter or "")
    return Output(text, {"of": name, "format": form, **graph_json(shown), "content": text})


def _proved(book: Book, name: str | None) -> dict[str, Any]:
    """Prove a theorem, a chapter or the book, and what it cites."""
    if name is None:
        names = list(book.theorems)
    elif name in book.chapters:
        names = [item.name for item in book.chapters[name].theorems]
    else:
        names = [*book[name].cited(), name]
    proved: dict[str, Any] = {}
    for entry in (book.entries[n] for n in names if n in book.entries):
        prove(entry, proved)
    return proved
