"""Variables that nothing else is called: made while a proof is searched for, and shown by letters in messages."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from functools import lru_cache
from itertools import chain, count

from ..kernel.terms import Dim, Key, StatementError, Term
from .text.text import text

__all__ = ["Fresh", "hole", "numbered", "shown", "unused"]

_FRESH_INDEX = re.compile(r"\bi~\d+")


class Fresh:
    """Fresh variables, counted from zero in every proof so that certificates are byte-identical.

    The number alone decides their order: an order by name (``i10 < i9``) would make normal forms depend on spelling.
    """

    def __init__(self) -> None:
        self._count = count()

    def index(self, dim: Dim) -> Term:
        """A fresh index variable."""
        return _fresh_index(next(self._count), dim)

    def hole(self) -> tuple[Term, Key]:
        """A fresh real variable and its key, to mark a place in a context."""
        return hole(f"h~{next(self._count)}")


@lru_cache(maxsize=1000)
def hole(name: str) -> tuple[Term, Key]:
    """Return a real variable that marks a place in a context, and its key."""
    place = Term("at", name, (), "fixed")
    return place, place.key


@lru_cache(maxsize=1000)
def _fresh_index(n: int, dim: Dim) -> Term:
    return Term("ix", f"i~{n:05d}", dim)


def numbered(*names: str) -> Iterator[str]:
    """Yield names, and then the last of them with numbers."""
    return chain(names, (f"{names[-1]}_{n}" for n in count(2)))


def unused(wanted: str, used: Container[str]) -> str:
    """Return a name, with a number behind it where it is used."""
    return next(name for name in numbered(wanted) if name not in used)


def shown(t: Term) -> str:
    """A term as an error message shows it: fresh indices have letters that it does not use otherwise."""
    try:
        written = text(t)
    except StatementError as error:
        return f"a term that cannot be printed ({error})"
    used = set(re.findall(r"\w+", _FRESH_INDEX.sub("", written)))
    fresh = dict.fromkeys(_FRESH_INDEX.findall(written))
    letters = dict(zip(fresh, (c for c in "ijklmnopqrstuvwabcdefgh" if c not in used), strict=False))
    return _FRESH_INDEX.sub(lambda found: letters.get(found[0], found[0]), written)
