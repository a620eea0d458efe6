"""Limit the work of a replay: a small file must not keep a checker busy for long.

A few rows can name a giant, because subterms and definitions are shared. Whatever can cost more than the text that asks
for it spends units: a term built, compared, visited or substituted in, a product of polynomials, a hypothesis kept. A
unit is about a microsecond. Outside `limited` nothing is counted: a search may take as long as it likes.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from .sorts import StatementError

_LEFT: ContextVar[list[int] | None] = ContextVar("work left", default=None)


def spend(units: int = 1) -> None:
    """Count work.

    Raises
    ------
    StatementError
        If that is more than what is left.
    """
    left = _LEFT.get()
    if left is not None:
        left[0] -= units
        if left[0] < 0:
            raise StatementError("more work than a text of this length may ask for")


@contextmanager
def limited(units: int) -> Iterator[None]:
    """Allow so much work inside; of one limit inside another, the outer one counts."""
    if _LEFT.get() is not None:
        yield
        return
    token = _LEFT.set([units])
    try:
        yield
    finally:
        _LEFT.reset(token)
