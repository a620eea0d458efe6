"""Rank the theorems of the book: those that matter most, propositions, and lemmas for others."""

from __future__ import annotations

from collections.abc import Mapping

from ..books.book import Book
from ..books.chapter import Chapter, Item
from ..language.analysis import IN_NUMBERS, status
from ..language.entry import Entry
from .argument import Chain, sections

CERTIFIED = IN_NUMBERS.capitalize()
RANKS = ("Theorem", "Proposition", "Lemma", CERTIFIED)
"""From what carries a chapter to what helps others; the last are no theorems."""
SHORT = 4
"""How many steps the proof of a lemma has at most."""


def rank(entry: Item, chapter: Chapter, cited: bool) -> str:
    """Return the rank of a theorem: data for the few that carry a chapter, computed for the others.

    What takes analysis, and is proved in Rocq, is a theorem. A lemma has a short proof, is cited by others, and answers
    no claim of a source.

    Parameters
    ----------
    entry : Entry or Analytic
    chapter : Chapter
    cited : bool
        Whether another theorem cites it.

    Examples
    --------
    >>> from derive import BOOK
    >>> [rank(BOOK[name], BOOK.chapter(name), True) for name in ("softmax_vjp", "softmax_log")]
    ['Theorem', 'Lemma']
    """
    if status(entry) == IN_NUMBERS:
        return CERTIFIED
    if entry.name in chapter.chief or not isinstance(entry, Entry):
        return "Theorem"
    steps = sum(len(s.calc.steps) for s in sections(entry.claim, entry.proof) if isinstance(s, Chain))
    return "Lemma" if cited and steps <= SHORT and not entry.sources else "Proposition"


def ranks(book: Book) -> Mapping[str, str]:
    """Return the rank of each theorem of a book by its name, in reading order."""
    cited = {name for item in book.theorems.values() for name in item.cited()}
    return {
        item.name: rank(item, chapter, item.name in cited)
        for chapter in book.chapters.values()
        for item in chapter.theorems
    }
