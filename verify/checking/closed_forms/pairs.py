"""Closed forms with two changes at once: what a refused program is when no single change explains it.

All pairs are too many. Those are tried of which one change is among the nearest to what the program returned, in floats
at one question; what is near there is held against rounding afterwards.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from derive.kernel.terms import DeriveError, Key, Term, num
from derive.language.symbols import RenderError
from verify.checking.closed_forms.expanding import multiplied
from verify.checking.closed_forms.slips import Put, alone, numbers, rare, slips, work
from verify.checking.closed_forms.spoken import spoken
from verify.checking.judging.mistakes import slip_of
from verify.checking.judging.statement import Formula, Staged, Wrong

__all__ = ["Closed", "naive", "pairs", "single"]

Changes: TypeAlias = Callable[[Term, Sequence[Key]], Iterator[tuple[str, Term]]]
NEAREST = 12
"""Single changes that are tried together with others, as they are the nearest to what was returned."""
LIKELY = (
    "of the root",
    "is zero everywhere",
    " - 1 in the place of",
    ": 1 - ",
    "the mean",
    "the result is",
    "to base 2",
    "log(2)",
)
"""Words of changes that are often made together with others."""
MOST_WORK = 150_000
"""Terms that are computed of pairs, some 15 microseconds each."""
NEAR = 2.0**-12
"""Which part of the largest entry a result in floats may be off, beside bounds."""
ABOUT = float(np.log(16))
"""The distance up to which a form with one change is held against rounding, as its own bounds may be wider."""
EXPLAINED = float(np.log(2))
"""The distance, a mean of logarithms, of a form that is off by no more than it may be."""
STEPS, MOST_DIGITS = 6, 8
"""Steps by which a number is found, and the digits by which it is said at most."""
ROUNDED = 4.0
"""Bounds of the formula by which one with another number may be off, to the digits that are said."""
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


def single(
    closed: Closed, given: Mapping[str, Any], returned: npt.NDArray[np.float64], allowed: npt.NDArray[np.float64]
) -> Iterator[Wrong]:
    """Yield closed forms with one change that is seldom made, near to what a program returned.

    A name counts how often it is there.

    Parameters
    ----------
    closed, given, returned, allowed
        As of `pairs`.
    """
    names, near = dict[str, int](), _Near.of(closed, given, returned, allowed)
    with np.errstate(all="ignore"):
        for number, put in numbers(closed.value):
            for text, other in near.fitted(number, put):
                yield slip_of(f"{text} in the place of {spoken(number)}", closed.formed(put({number: other})))
    for distance, name, term in list(near.changed(closed.value, "", alone)):
        names[name] = names.get(name, 0) + 1
        if distance <= ABOUT:
            yield slip_of(name if names[name] == 1 else f"{name} ({names[name]})", closed.formed(term))


def naive(*forms: Closed) -> tuple[Formula, ...]:
    """Return closed forms with squares of sums multiplied out, those that have any."""
    terms = ((closed, multiplied(closed.value)) for closed in forms)
    return tuple(closed.formed(term) for closed, term in terms if term != closed.value)


def _likely(term: Term, axes: Sequence[Key]) -> Iterator[tuple[str, Term]]:
    return ((name, changed) for name, changed in rare(term, axes) if _is_likely(name))


def _is_likely(name: str) -> bool:
    return any(words in name for words in LIKELY)


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
    near = _Near.of(closed, given, returned, allowed)

    def both() -> Iterator[tuple[float, str, Term]]:
        usual, rest = (sorted(near.changed(closed.value, "", c), key=lambda made: made[0]) for c in (slips, rare))
        likely, others = ([made for made in some if _is_likely(made[1])] for some in (rest, usual[NEAREST:]))
        for changes, some in (
            (slips, usual[:NEAREST]),
            (_likely, likely[: 2 * NEAREST]),
            (slips, likely[: 2 * NEAREST]),
            (rare, usual[:NEAREST]),
            (slips, [*rest[:NEAREST], *others]),
            (rare, rest[:NEAREST]),
        ):
            for _, name, term in some:
                yield from near.changed(term, f"{name}; and ", changes)

    with np.errstate(all="ignore"):
        known = list[Any]()
        for distance, name, term in islice(both(), MOST_WORK // work(closed.value)):
            values = closed.made(term).then(near.first) if distance <= EXPLAINED else None
            if values is not None and not any(np.allclose(values, other, rtol=SAME, atol=0) for other in known):
                known.append(values)
                yield slip_of(name, closed.formed(term))


def _plain(t: Term) -> Fraction | None:
    """Return a number, or a quotient of two; None for what is none."""
    match t.head, t.args:
        case "num", (q,):
            return Fraction(q)
        case "div", (a, b) if a.head == b.head == "num":
            return Fraction(a.args[0]) / Fraction(b.args[0])
    return None


class _Near(NamedTuple):
    """What a program returned at a question, and the first stage of all closed forms there, in floats."""

    closed: Closed
    first: Any
    returned: npt.NDArray[np.float64]
    off: npt.NDArray[np.float64]
    tight: npt.NDArray[np.float64]

    @classmethod
    def of(cls, closed: Closed, given: Mapping[str, Any], returned: Any, allowed: Any) -> _Near:
        """Return it for a question at which a form may be off by so much."""
        off = allowed + NEAR * np.abs(returned).max(initial=0.0, where=np.isfinite(returned))
        tight = np.where(allowed > 0, ROUNDED * allowed, off)
        return cls(closed, closed.made(closed.value).first(**given), returned, off, tight)

    def fitted(self, number: Term, put: Put) -> Iterator[tuple[str, Term]]:
        """Yield what explains best what was returned where a number stands, to the fewest digits that it needs.

        It is found by Newton's method along the derivative. A number that multiplies the whole result is a coefficient,
        and none is yielded for it.
        """
        seen, plain = np.isfinite(self.returned), _plain(number)
        size = 1.0 if plain is None else float(plain)

        def other(factor: float, digits: int = 17) -> tuple[str, Term]:
            text = f"{factor * size:.{digits}g}"
            return (text, num(Fraction(text))) if plain else (f"{text}*{spoken(number)}", num(Fraction(text)) * number)

        def off(factor: float, digits: int = 17) -> Any:
            values = self.closed.made(put({number: other(factor, digits)[1]})).then(self.first)
            return (np.broadcast_to(values, self.returned.shape) - self.returned)[seen]

        try:
            factor = 1.0
            for _ in range(STEPS):
                by = off(factor)
                slope = (off(factor * (1 + NEAR)) - by) / (factor * NEAR)
                if not slope @ slope or np.allclose(slope * factor, by + self.returned[seen], NEAR**0.5, 0):
                    return
                factor -= float(by @ slope / (slope @ slope))
            if (np.abs(off(factor)) > self.off[seen]).any():
                return
            told = (d for d in range(1, MOST_DIGITS) if (np.abs(off(factor, d)) <= self.tight[seen]).all())
            yield other(factor, next(told, MOST_DIGITS))
        except NO_PROGRAM:
            return

    def changed(self, term: Term, name: str, changes: Changes) -> Iterator[tuple[float, str, Term]]:
        """Yield what becomes of a term by changes, its distance to what was returned, and its name."""
        tried = {term, self.closed.value}
        for other, changed in changes(term, self.closed.axes):
            if changed in tried or not changed.free <= self.closed.free:
                continue
            tried.add(changed)
            with np.errstate(all="ignore"):
                try:
                    gap = np.abs(self.closed.made(changed).then(self.first) - self.returned)
                    distance = float(np.log1p(gap / self.off).mean(where=np.isfinite(self.returned)))
                except NO_PROGRAM:
                    continue
            if np.isfinite(distance):
                yield distance, f"{name}{RENAMED.sub('', other)}", changed
