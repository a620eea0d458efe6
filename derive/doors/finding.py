"""Theorems found by what they are about: by the words of the trade or of the book, by source and by chapter.

>>> [found.name for found in find("rope backward")][:2]
['rotary_vjp', 'rotary_halves_vjp']
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from ..books.book import Book, Item
from ..chapters import BOOK
from ..kernel.terms import DeriveError
from ..language.analysis import Analytic, status
from ..language.text.text import statement
from ..language.words import Fields, expected, meant, near, one_of, relevance, split

NAME, TITLE, SYMBOL, SENTENCE = 8.0, 5.0, 2.0, 1.0
"""What a word counts by the place where it stands: what a theorem is called tells most."""
OFFERED = 3


class Found(NamedTuple):
    """A theorem of the book, where it stands, and who vouches for it."""

    name: str
    title: str
    chapter: str
    status: str


class _Searched(NamedTuple):
    """Hold a theorem with the words that a search compares.

    Attributes
    ----------
    theorem : Found
    fields : Fields
        The words of its name, title, statement and sentences.
    sources : tuple of str
    """

    theorem: Found
    fields: Fields
    sources: tuple[str, ...]


def find(
    words: str = "", *, source: str = "", chapter: str = "", book: Book = BOOK, share: float = 0.0
) -> tuple[Found, ...]:
    """Return the theorems that all words are about, the nearest first; without words in reading order.

    Parameters
    ----------
    words : str
        Looked for in names, titles, symbols of the statements, sources, notes and reasons; in the words of the trade
        too: ``"rope"`` finds rotary positions. A word is found by its beginning.
    source : str
        A source that they name, such as ``"seed:003"``, ``"seed:003#table"`` or a key of the bibliography.
    chapter : str
        Where they stand.
    book : Book
        Ours without it.
    share : float
        Those that are farther than this share of the relevance of the nearest are left out.

    Raises
    ------
    DeriveError
        If there is no such source or chapter.
    """
    searched, chapters = indexed(book), list(book.chapters)
    if chapter and chapter not in chapters:
        raise DeriveError(f"--chapter: there is no chapter {chapter!r}{expected(chapter, chapters)}")
    keys = {key for searchable in searched.values() for s in searchable.sources for key in (s, s.partition("#")[0])}
    if source and source not in keys:
        raise DeriveError(f"--source: no theorem names the source {source!r}{meant(source, sorted(keys))}")
    chosen = [
        (relevance(words, searchable.fields, beginnings=True), searchable.theorem)
        for searchable in searched.values()
        if (not chapter or searchable.theorem.chapter == chapter)
        and (not source or any(source in (s, s.partition("#")[0]) for s in searchable.sources))
    ]
    if not words.strip():
        return tuple(theorem for _, theorem in chosen)
    uses = _uses(book)
    ranked = sorted(chosen, key=lambda pair: (-round(pair[0], 6), -uses.get(pair[1].name, 0)))
    least = share * max((score for score, _ in ranked), default=0.0)
    return tuple(theorem for score, theorem in ranked if score and score >= least)


def nearest(word: str, book: Book = BOOK) -> list[str]:
    """Return the names of the theorems that are meant, by their names and titles, or else by spelling."""
    scores = [(relevance(word, s.fields[:2]), s.theorem.name) for s in indexed(book).values()]
    uses = _uses(book)
    best = sorted((pair for pair in scores if pair[0]), key=lambda pair: (-round(pair[0], 6), -uses.get(pair[1], 0)))
    return [name for _, name in best[:OFFERED]] or near(word, indexed(book))


def instead(word: str, book: Book = BOOK) -> str:
    """Return what to ask for in the place of a name that no theorem has."""
    names, matches = nearest(word, book), find(word, book=book) if word.strip() else ()
    if not names and not matches:
        return "; derive list WORD searches titles and sentences too"
    more = f"; derive list {' '.join(split(word))} finds {len(matches)}" if len(matches) > len(names) else ""
    return one_of(names) + more


@cache
def indexed(book: Book) -> Mapping[str, _Searched]:
    """Return what is searched of each theorem, in reading order."""
    return {
        e.name: _Searched(Found(e.name, e.title, chapter.name, status(e)), _fields(e), e.sources)
        for chapter in book.chapters.values()
        for e in chapter.theorems
    }


def _fields(entry: Item) -> Fields:
    """Return the words of a theorem, with what each counts."""
    if isinstance(entry, Analytic):
        stated = " ".join((*entry.given, *entry.formulas(), *entry.where))
        reasons = " ".join(part for part in entry.proof if isinstance(part, str))
    else:
        stated = statement(entry.given, entry.claim, entry.where)
        reasons = " ".join(s.why for s in entry.steps())
    return (
        (NAME, split(entry.name)),
        (TITLE, frozenset(split(entry.title))),
        (SYMBOL, frozenset(split(stated))),
        (SENTENCE, frozenset(split(" ".join((entry.reading, entry.note, reasons, *entry.sources))))),
    )


@cache
def _uses(book: Book) -> Mapping[str, int]:
    """Return how many theorems cite each."""
    count: dict[str, int] = {}
    for item in book.theorems.values():
        for name in item.cited():
            count[name] = count.get(name, 0) + 1
    return count
