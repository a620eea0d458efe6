"""The command ``derive digest``: the digest of a statement, and which theorems have it."""

from __future__ import annotations

import argparse

from ..books.book import Book
from ..chapters import BOOK
from ..kernel.certificate import digest as digested
from ..kernel.terms import unfold_all
from ..language.answers import Output
from ..language.text.asked import held
from ..language.text.statements import parse_statement
from ..language.text.text import statement
from .answering import answer, book_of


def command(options: argparse.Namespace) -> int:
    """Write what `digest` returns."""
    return answer(digest(options.statement, book_of(options)), options)


def digest(given: str, book: Book = BOOK) -> Output:
    r"""Return the digest of a statement that somebody writes, and which theorems have it.

    Parameters
    ----------
    given : str
        A statement in the text form, a file that holds one, or ``-`` for the standard input.
    book : Book

    Raises
    ------
    DeriveError
        If it is neither a statement nor a file of one; a `StatementError` says where the text is no statement.

    Examples
    --------
    >>> print(digest("dimensions: n\nvectors: x[n]\nclaim: 0 < Sum(exp(x[k]), k:n)").text)
    8f2e5fbd627eba75ccaa58184ba5fd550b853c2a4afe017d694b43598812dbd4  the statement of partition_pos
    """
    if "claim:" not in given and "\n" not in given:
        more = ". derive show NAME prints statements in this form"
        given = held(given, "a statement, with a line 'claim: ...', or a file that holds one", more)
    stated = parse_statement(given)
    value = digested(stated.given, stated.claim)
    heads = sorted(h.head for h in stated.given)
    spoken = frozenset().union(*(unfold_all(f).free for f in (stated.claim, *stated.given)))
    names = [
        e.name
        for e in book.entries.values()
        if e.claim.head == stated.claim.head
        and sorted(h.head for h in e.given) == heads
        and spoken <= e.claim.free.union(*(h.free for h in e.given))  # more may vanish where definitions are unfolded
        and digested(e.given, e.claim) == value
    ]
    read = statement(stated.given, stated.claim, stated.where)
    owner = f"the statement of {', '.join(names)}" if names else "of no theorem of the book"
    return Output(f"{value}  {owner}", {"digest": value, "theorems": names, "statement": read})
