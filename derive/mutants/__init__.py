"""Wrong statements, one small mistake away from those of the book: what a checker must refuse.

A mutant is false for generic values although the hypotheses of its theorem hold. An equivalent form looks like a mistake and is
none. Both are inert data, by the name of the theorem, in one file a chapter.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from types import ModuleType

from ..calc import Entry
from ..kernel.terms import Term, lift
from ..theorems import CONTENTS

__all__ = ["Equivalent", "Mutant", "equivalents", "left", "mutants", "relation", "reversed_", "right"]


@dataclass(frozen=True)
class Mutant:
    """A false statement in the place of a theorem.

    Attributes
    ----------
    name : str
        The mistake in a few words, unique within its theorem.
    claim : Term
        Has the same variables as the theorem, or fewer or more indices.
    reported : str
        Where the mistake was made: ``owner/repository#thread``, or ``claims:KEY`` for one of the source documents.
    """

    name: str
    claim: Term
    reported: str = ""


@dataclass(frozen=True)
class Equivalent:
    """Another form of a theorem, which looks wrong and is right.

    Attributes
    ----------
    name : str
    claim : Term
    reason : str
        Why it says the same.
    reported : str
        Where it was taken for a mistake.
    """

    name: str
    claim: Term
    reason: str
    reported: str = ""


def right(entry: Entry, term: Term | int, part: int | None = None) -> Term:
    """Put another right side, or another derivative, into the claim or into one part of a conjunction."""
    return _edited(entry, part, lambda c: Term(c.head, *c.args[:-1], lift(term)))


def left(entry: Entry, term: Term | int, part: int | None = None) -> Term:
    """Put another left side into the claim or into one part of a conjunction."""
    return _edited(entry, part, lambda c: Term(c.head, lift(term), *c.args[1:]))


def relation(entry: Entry, head: str, part: int | None = None) -> Term:
    """Put another relation between the two sides, such as ``"lt"`` for ``"le"``."""
    return _edited(entry, part, lambda c: Term(head, *c.args))


def reversed_(entry: Entry, part: int | None = None) -> Term:
    """Exchange the two sides of an inequality."""
    return _edited(entry, part, lambda c: Term(c.head, *c.args[::-1]))


def _edited(entry: Entry, part: int | None, edit: Callable[[Term], Term]) -> Term:
    if part is None:
        return edit(entry.claim)
    parts = list(entry.claim.args)
    parts[part] = edit(parts[part])
    return Term("and", *parts)


def _chapter(name: str) -> ModuleType:
    return import_module(f"{__name__}.{name}")


@cache
def mutants() -> dict[str, tuple[Mutant, ...]]:
    """Return the mutants of every theorem, by its name, in reading order."""
    return {name: own for chapter in CONTENTS for name, own in _chapter(chapter).MUTANTS.items()}


@cache
def equivalents() -> dict[str, tuple[Equivalent, ...]]:
    """Return the equivalent forms, by the name of the theorem, in reading order."""
    return {name: own for chapter in CONTENTS for name, own in _chapter(chapter).EQUIVALENTS.items()}
