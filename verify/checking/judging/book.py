"""Formulas of the book on balls: the right sides of its theorems and mutants, and which of them are the same."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from derive.books.book import Book
from derive.books.mistakes import Mutant
from derive.chapters import BOOK
from derive.kernel.terms import Term
from derive.values.program import Batches
from verify.numbers import Array

__all__ = ["BOOK", "claim", "reported", "right_sides"]


@lru_cache(maxsize=256)
def claim(theorem: str, mutant: str | None = None, book: Book = BOOK) -> Term:
    """Return what a theorem of a book claims, or one of its mutants.

    Raises
    ------
    LookupError
        If there is none of that name.
    """
    if theorem not in book.entries:
        raise LookupError(f"the book has no theorem {theorem!r}")
    if mutant is None:
        return book.entries[theorem].claim
    return _mutant(theorem, mutant, book).claim


def reported(theorem: str, mutant: str, book: Book = BOOK) -> str:
    """Return where somebody computed a mutant, as the book says it."""
    return _mutant(theorem, mutant, book).reported


def _mutant(theorem: str, name: str, book: Book) -> Mutant:
    for mutant in book.mutants.get(theorem, ()):
        if mutant.name == name:
            return mutant
    raise LookupError(f"the book has no mutant {name!r} of {theorem}")


def right_sides(formula: Term, values: Mapping[str, Any]) -> tuple[Array, ...]:
    """Evaluate the right side of each relation of a claim, at the precision in force.

    Parameters
    ----------
    formula : Term
    values : mapping of str to array_like of Ball or int
        By variable; whole numbers for a free index. Axes before those of the variable are a batch, and batches are
        broadcast.

    Returns
    -------
    tuple of ndarray of Ball
        Batches first, then the free indices that have no value, in their order.
    """
    return Batches(values).right_sides(formula)
