"""Wrong formulas by the names that the book has for them: mutants of a theorem, or the theorem at other arguments.

No wrong formula is typed here: the book's term is computed as a program on whatever numbers come, with the definitions
that programs do not compute as the book says them, such as a softmax that is not shifted.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any

import numpy as np

from derive.books.book import Book
from derive.chapters import BOOK
from derive.chapters.attention.masks import masked_softmax
from derive.chapters.feed_forward.theorems import absolute, tanh
from derive.chapters.softmax.theorems import softmax
from derive.values.program import Batches
from derive.values.relations import parts
from verify.checking.judging.book import claim, reported
from verify.checking.judging.coincidence import definitions
from verify.checking.judging.statement import (
    Binding,
    Formula,
    Origin,
    Result,
    Spelling,
    Staged,
    Wrong,
    exponentials,
    total,
)
from verify.checking.judging.statement import softmax as as_shifted
from verify.checking.rounding.rounded import Rounded

__all__ = [
    "as_it_is",
    "as_stated",
    "formula",
    "functions_of",
    "literally",
    "mistake",
    "mistakes",
    "mutant_names",
    "says_the_same_of",
    "slip_of",
]


def _masked_softmax(u: Any, x: Any) -> Any:
    e = exponentials(x, np.asarray(u.value if isinstance(u, Rounded) else u) != 0)
    return e / total(e)


def _size(r: Any) -> Any:
    return np.where(r > 0, r, -r)


FUNCTIONS: Mapping[str, Callable[..., Any]] = MappingProxyType(
    {"softmax": as_shifted, "masked_softmax": _masked_softmax, "abs": _size, "tanh": np.tanh}
)
"""How programs compute what our book defines otherwise; balls are computed as the book says."""


@lru_cache(maxsize=16)
def functions_of(source: Book) -> Mapping[str, Callable[..., Any]]:
    """Return those `FUNCTIONS` whose names mean in a book what they mean in ours."""
    if source is BOOK:
        return FUNCTIONS
    ours = {d.definition.name: d.definition for d in (softmax, masked_softmax, absolute, tanh)}
    claims = [e.claim for e in source.entries.values()]
    claims += [mutant.claim for mutants in source.mutants.values() for mutant in mutants]
    others = {d.name for formula in claims for d in definitions(formula) if d != ours.get(d.name, d)}
    return {name: function for name, function in FUNCTIONS.items() if name not in others}


@dataclass(frozen=True)
class _Values:
    """The first stage, which all mistakes at the same arguments have in common."""

    book: Binding
    source: Book
    literal: bool = False

    def __call__(self, **given: Any) -> tuple[Batches, dict[str, Any]]:
        """Return the values of variables, and the arguments that they are of."""
        values = self.book(**given)
        exact = self.literal or any(
            isinstance(value, np.ndarray) and value.dtype == object for value in values.values()
        )
        return Batches(values, functions={} if exact else functions_of(self.source)), given


@dataclass(frozen=True)
class _RightSides:
    """The second stage: the right sides of a claim, laid out as a program does."""

    origin: Origin
    laid_out: Callable[..., Any]

    def __call__(self, stage: tuple[Batches, dict[str, Any]]) -> Any:
        """Return the array that a program returns."""
        batches, given = stage
        sides = batches.right_sides(claim(self.origin.theorem, self.origin.mutant or None, self.origin.source))
        return self.laid_out(*sides) if self.origin.laid_out is None else self.origin.laid_out(*sides, **given)


def as_it_is(right: Any) -> Any:
    """Return the right side of a theorem that a program returns as it is."""
    return right


def formula(origin: Origin, laid_out: Callable[..., Any] = as_it_is) -> Staged:
    """Return what stands at a place in the book as a function of a program's arguments.

    Parameters
    ----------
    origin : Origin
    laid_out : callable, optional
        From right sides to the array that a program returns, where the origin has no other.
    """
    return Staged(_Values(origin.book, origin.source), _RightSides(origin, laid_out))


def literally(result: Result) -> Formula:
    """Return the formula of a result as the book defines its words, such as a softmax that is not shifted."""
    if result.instead is not None:
        return result.instead
    origin = Origin(result.book, result.theorem, source=result.source)
    return Staged(_Values(origin.book, origin.source, literal=True), _RightSides(origin, result.laid_out))


def as_stated(theorem: str, book: Binding, laid_out: Callable[..., Any] = as_it_is) -> Spelling:
    """Return the spelling of a theorem that is its right side, computed as it stands."""
    return Spelling("as the theorem", formula(Origin(book, theorem), laid_out))


def mistake(
    name: str,
    origin: Origin,
    laid_out: Callable[..., Any] = as_it_is,
    *,
    convention: bool = False,
    hint: str = "",
    needs: float = 0.0,
) -> Wrong:
    """Return the wrong formula that stands at a place in the book.

    Parameters
    ----------
    name : str
    origin : Origin
    laid_out
        As for `formula`.
    convention, hint, needs
        As of `Wrong`.
    """
    thread = reported(origin.theorem, origin.mutant, origin.source) if origin.mutant else ""
    return Wrong(name, formula(origin, laid_out), origin, thread, convention, hint, needs)


def slip_of(name: str, formula: Formula) -> Wrong:
    """Return a wrong formula that was made by a change of one that is in no book."""
    return Wrong(name, formula, None)


def mutant_names(theorem: str, source: Book = BOOK) -> tuple[str, ...]:
    """Return the names of the mutants of a theorem."""
    return tuple(mutant.name for mutant in source.mutants.get(theorem, ()))


def mistakes(
    theorem: str,
    book: Binding,
    laid_out: Callable[..., Any] = as_it_is,
    *,
    names: Collection[str] | None = None,
    without: Collection[str] = (),
    conventions: Collection[str] = (),
    hints: Mapping[str, str] = MappingProxyType({}),
    changed: Callable[..., Any] | None = None,
) -> tuple[Wrong, ...]:
    """Return the mutants of a theorem that have its left side, as wrong formulas.

    Parameters
    ----------
    theorem : str
    book : Binding
    laid_out
        As for `formula`.
    names : collection of str, optional
        Names of the mutants to return; all without it.
    without : collection of str
        Mutants that coincide with another formula at these arguments.
    conventions : collection of str
        Mutants that are right under another convention.
    hints : mapping of str to str
        Advice on what to declare where one cannot be distinguished from the theorem.
    changed : callable, optional
        See `Origin.laid_out`.

    Raises
    ------
    LookupError
        If a name is no mutant of the theorem.
    """
    every = mutant_names(theorem)
    if unknown := [name for name in (*(names or ()), *without, *conventions, *hints) if name not in every]:
        raise LookupError(f"the book has no mutant {unknown[0]!r} of {theorem}")
    return tuple(
        mistake(
            name,
            Origin(book, theorem, name, changed),
            laid_out,
            convention=name in conventions,
            hint=hints.get(name, ""),
        )
        for name in (every if names is None else names)
        if name not in without and says_the_same_of(theorem, name)
    )


def says_the_same_of(theorem: str, mutant: str) -> bool:
    """Tell whether a mutant differs from a theorem in right sides only, over the same indices."""
    stated, other = parts(claim(theorem)), parts(claim(theorem, mutant))
    return len(stated) == len(other) and all(
        (a.relation, a.left, a.variable, set(a.indices)) == (b.relation, b.left, b.variable, set(b.indices))
        for a, b in zip(stated, other, strict=True)
    )
