"""Exercises: wrong statements about the theorems of a chapter, in place of which the right one is to be found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ..books.book import Book
from ..books.chapter import Chapter
from ..books.mistakes import Mutant
from ..language.entry import Entry

__all__ = ["Exercise", "chosen"]

MOST = 5
"""Exercises of a chapter."""


class Exercise(NamedTuple):
    """A wrong statement.

    Attributes
    ----------
    theorem : str
        The name of the theorem that it is about.
    mutant : Mutant
    point : str
        Where, or by what, it is false, in words; empty if that was not looked for.
    """

    theorem: str
    mutant: Mutant
    point: str = ""


def chosen(book: Book, ranks: Mapping[str, str]) -> dict[str, tuple[Exercise, ...]]:
    """Return the exercises of each chapter by its name, in reading order.

    They are about different theorems, spread over the chapter: mistakes that somebody made, and where these are too few
    those about what is no lemma.

    Examples
    --------
    >>> from derive import BOOK
    >>> from derive.render.ranks import ranks
    >>> [e.theorem for e in chosen(BOOK, ranks(BOOK))["scaling"]][:2]
    ['dot_product_over_width_variance', 'scaled_dot_product_mean']
    """
    return {name: tuple(_of(book, chapter, ranks)) for name, chapter in book.chapters.items()}


def _of(book: Book, chapter: Chapter, ranks: Mapping[str, str]) -> list[Exercise]:
    entries = [item for item in chapter.theorems if isinstance(item, Entry)]
    wrong = {e.name: [m for m in book.refuted(e.name) if isinstance(m, Mutant)] for e in entries}
    made = [Exercise(name, m) for name, forms in wrong.items() for m in forms if m.reported]
    first = list({e.theorem: e for e in reversed(made)}.values())[::-1]
    picked = _spread(first, MOST)
    taken = {e.theorem for e in picked}
    others = [Exercise(n, forms[0]) for n, forms in wrong.items() if forms and n not in taken and ranks[n] != "Lemma"]
    picked += _spread(others, MOST - len(picked))
    order = list(wrong)
    return sorted(picked, key=lambda e: order.index(e.theorem))


def _spread(exercises: Sequence[Exercise], most: int) -> list[Exercise]:
    """Return so many at equal distances."""
    most = min(most, len(exercises))
    return [exercises[len(exercises) * k // most] for k in range(most)]
