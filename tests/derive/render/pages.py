"""What is printed of every theorem of the kernel, made once for all tests of this folder."""

from functools import cache

from derive.render.page import Replayed, replayed
from derive.theorems import BOOK
from tests.book import proved


@cache
def printed_book() -> dict[str, Replayed]:
    """Every theorem of the kernel by name, with its formulas in LaTeX."""
    done = proved()
    return {e.name: replayed(e, done[e.name], c.opening) for c in BOOK.chapters.values() for e in c.entries}
