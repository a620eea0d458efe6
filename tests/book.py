"""The book as the kernel concludes it: each theorem is proved at most once in a process, whoever asks."""

from collections.abc import Iterable
from functools import cache

from derive.book import Book, Chapter
from derive.kernel.rules import Theorem
from derive.proving import prove
from derive.theorems import BOOK

KERNEL = Book(Chapter(c.name, c.entries, opening=c.opening) for c in BOOK.chapters.values())
"""What the kernel proves of our book, and nothing beside it."""


@cache
def _known() -> dict[str, Theorem]:
    return {}


def proved(names: Iterable[str] | None = None) -> dict[str, Theorem]:
    """Return the theorems of the book of these names, or all of them, in reading order.

    The dictionary is the caller's own: what a test adds to it, no other test sees.
    """
    return {name: prove(BOOK.entries[name], _known()) for name in (BOOK.entries if names is None else names)}
