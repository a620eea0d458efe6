"""What a figure shows, measured once for all tests that look at it."""

from functools import cache

from verify.figures import FIGURES, Columns


@cache
def measured(name: str) -> Columns:
    return FIGURES[name]()
