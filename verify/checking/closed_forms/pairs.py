"""Closed forms with two changes at once: what a refused program is when no single change explains it.

All pairs are too many. Those are tried of which one change is among the nearest to what the program returned, in floats
at one question; what is near there is held against rounding afterwards.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from derive.kernel.terms import DeriveError, Key, Term
from derive.language.symbols import RenderError
from verify.checking.closed_forms.slips import rare, slips
from verify.checking.judging.mistakes import slip_of
from verify.checking.judging.statement import Staged, Wrong

__all__ = ["Closed", "pairs", "single"]

Changes: TypeAlias = Callable[[Term, Sequence[Key]], Iterator[tuple[str, Term]]]
NEAREST = 12
"""Single changes that are tried together with others, as they are the nearest to what was returned."""
LIKELY = (
    "of the root",
    "is zero everywhere",
    " - 1 in the place of",
    "the mean",
    "the result is",
    "to base 2",
    "log(2)",
)
"""Words of changes that are often made together with others."""
MOST = 2000
"""Pairs that are computed, at a quarter of a millisecond each, and at four where a formula is long."""
NEAR = 2.0**-12
"""Which part of the largest entry a result in floats may be off, beside bounds."""
EXPLAINED = float(np.log(2))
"""The distance, a mean of logarithms, of a form that is off by no more than it may be."""
SAME = 1e-9
"""Relative difference up to which two forms are one, which is named once."""
RENAMED = re.compile(r"_+(?!\w)")
"""What a changed definition has behind its name."""
NO_PROGRAM = (ArithmeticError, DeriveError, LookupError, RenderError, TypeError, ValueError)
"""What is raised by a form that no program computes."""


class Closed(NamedTuple):
    """A closed form, the indices that are its axes, and what makes a formula of a form in its place.

    Attributes
    ----------
    value : Term
    axes : tuple of Key
    free : frozenset of Key
        What a form may use.
    made : callable
        It raises `ValueError` for what is no array program, and so do its formulas.
    """

    value: Term
    axes: tuple[Key, ...]
    free: frozenset[Key]
    made: Callable[[Term], Staged]

    def formed(self, term: Term) -> Staged:
        """Return a form as a formula, which raises `ValueError` where it is no array program."""
        made = self.made(term)

        def then(first: Any) -> Any:
            try:
                return made.then(first)
            except (DeriveError, RenderError) as error:
                raise ValueError(str(error)) from None

        return Staged(made.first, then)


def single(closed: Closed) -> tuple[Wrong, ...]:
    """Return what becomes of a closed form by changes that are seldom made; a name counts how often it is there.

    Parameters
    ----------
    closed : Closed
    """
    names, made = dict[str, int](), dict[Term, Wrong]()
    for name, term in rare(closed.value, closed.axes):
        if term != closed.value and term not in made and term.free <= closed.free:
            names[name] = names.get(name, 0) + 1
            called = name if names[name] == 1 else f"{name} ({names[name]})"
            try:
                made[term] = slip_of(called, closed.formed(term))
            except ValueError:
                continue
    return tuple(made.values())


def _likely(term: Term, axes: Sequence[Key]) -> Iterator[tuple[str, Term]]:
    return ((name, changed) for name, changed in rare(term, axes) if any(words in name for words in LIKELY))


def pairs(
    closed: Closed, given: Mapping[str, Any], returned: npt.NDArray[np.float64], allowed: npt.NDArray[np.float64]
) -> Iterator[Wrong]:
    """Yield closed forms with two changes that are near to what a program returned.

    Parameters
    ----------
    closed : Closed
    given : mapping of str to array
        The arguments of one question.
    returned, allowed : ndarray
        What the program returned there, and how far a form may be off.
    """
    first = closed.made(closed.value).first(**given)
    off = allowed + NEAR * np.abs(returned).max(initial=0.0)

    def distances(term: Term, name: str, changes: Changes) -> Iterator[tuple[float, str, Term]]:
        tried = {term, closed.value}
        for other, changed in changes(term, closed.axes):
            if changed in tried or not changed.free <= closed.free:
                continue
            tried.add(changed)
            try:
                gap = np.abs(closed.made(changed).then(first) - returned)
                finite = np.isfinite(gap).all()
            except NO_PROGRAM:
                continue
            if finite:
                yield float(np.log1p(gap / off).mean()), f"{name}{RENAMED.sub('', other)}", changed

    def both() -> Iterator[tuple[float, str, Term]]:
        usual, rest = (sorted(distances(closed.value, "", c), key=lambda made: made[0]) for c in (slips, _likely))
        likely = [made for made in usual[NEAREST:] if any(words in made[1] for words in LIKELY)]
        for changes, some in (
            (slips, usual[:NEAREST]),
            (_likely, rest),
            (slips, [*rest, *likely]),
            (rare, usual[:NEAREST]),
        ):
            for _, name, term in some:
                yield from distances(term, f"{name}; and ", changes)

    with np.errstate(all="ignore"):
        known = list[Any]()
        for distance, name, term in islice(both(), MOST):
            values = closed.made(term).then(first) if distance <= EXPLAINED else None
            if values is not None and not any(np.allclose(values, other, rtol=SAME, atol=0) for other in known):
                known.append(values)
                yield slip_of(name, closed.formed(term))
