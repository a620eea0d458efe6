"""What is printed of theorems of the kernel, made once for all tests of this folder."""

from collections.abc import Iterable
from functools import cache

from derive.chapters import BOOK
from derive.render.page import Replayed, replayed
from tests.book import few_of_the_kernel, proved


@cache
def printed(name: str) -> Replayed:
    """A theorem of the kernel, with its formulas in LaTeX."""
    chapter, entry = BOOK.chapter(name), BOOK[name]
    return replayed(entry, proved([name])[name], chapter.opening)


def printed_book(names: Iterable[str] | None = None) -> dict[str, Replayed]:
    """The theorems of these names, or those of a small book, by name."""
    return {name: printed(name) for name in (few_of_the_kernel().entries if names is None else names)}
