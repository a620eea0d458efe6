"""The slogan of a theorem: one plain sentence, which says no more than the theorem with its hypotheses."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from ..books.book import Book
from ..chapters import BOOK
from ..teaching.landings import LANDINGS

__all__ = ["slogan", "slogans"]


@cache
def slogans() -> Mapping[str, str]:
    """Return the slogans of our book, in LaTeX, by the names of theorems.

    Those of the theorems that carry a chapter stand with its landing page, the others in ``slogans.tsv``. Where a title
    says it in a sentence already, there is none.
    """
    lines = files(__package__).joinpath("slogans.tsv").read_text(encoding="utf-8").splitlines()
    table = dict(line.split("\t") for line in lines[1:])
    return table | {name: slogan for landing in LANDINGS.values() for name, slogan in landing.chief.items()}


def slogan(book: Book, name: str) -> str:
    """Return the slogan of a theorem; empty, where it has none.

    Examples
    --------
    >>> slogan(BOOK, "softmax_sum_one")
    'Weights are shares of one.'
    """
    return slogans().get(name, "") if book is BOOK else ""
