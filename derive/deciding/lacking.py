r"""State what a derivative lacks: conditions under which it is found, and a point where they hold.

>>> from derive import derivative, log, reals
>>> (t,) = reals("t")
>>> try:
...     derivative(log(t), t)
... except LackingError as error:
...     print(error, error.needs, sep="\n")
cannot show 0 < t; proved if you assume 0 < t, as at t = 1
(0 < t,)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress

from ..deriving.rules import UnshownError, unshown
from ..kernel.rules import ZERO, ProofError, Theorem
from ..kernel.terms import DeriveError, Key, Term
from ..kernel.work import limited
from ..language.formulas import Formula
from ..language.text.text import text
from ..proving.order import positive
from ..proving.scope import Scope
from ..values.numbers import UndefinedError
from .conditions import bases, conditions, everywhere
from .counterexamples import Search

__all__ = ["LackingError", "completed"]

WORK, POINTS = 800_000, 100
"""Units of the kernel's work of a search under what is lacking, points that are tried for an example."""


class LackingError(ProofError):
    """A derivative that is found under more conditions than are assumed.

    Attributes
    ----------
    needs : tuple of Term
        These conditions.
    witness : str
        A point where they hold, with all that is assumed; empty if none was found.
    """

    def __init__(self, why: str, needs: tuple[Term, ...], witness: str, proved: bool = True) -> None:
        assumptions = " and ".join(map(text, needs))
        then = "proved" if proved else "shown"
        super().__init__(f"{why}; {then} if you assume {assumptions}{witness and f', as at {witness}'}")
        self.needs, self.witness = needs, witness


def completed(
    f: Formula, whole: Term, x: Key, scope: Callable[[Formula], Scope], search: Callable[[Formula], object]
) -> ProofError | None:
    """Return what a derivative lacks, or None if all conditions of the rules are shown.

    They are gone through one by one, without a search; one search at last, of limited work, tells whether the
    derivative is proved under what they need.

    Parameters
    ----------
    f : Formula
    whole : Term
        What is differentiated.
    x : Key
        The variable.
    scope : callable
        Returns what is known under the hypotheses of a formula.
    search : callable
        Raises a `DeriveError` where it does not succeed.
    """

    def lacks(more: Iterable[Term]) -> UnshownError | None:
        return next(unshown(whole, (x,), scope(_under(f, more))), None)

    if (missing := lacks(())) is None:
        return None
    why, kept, proved = ProofError(str(missing)), list[Term](), False
    possible = [(c,) for c in conditions(whole, None) if c.head not in ("apart", "and") and c.free <= f.body.free]
    while missing is not None:
        parts, direct = ([_relation(missing.show, t, whole) for t in s] for s in (bases(missing.term), (missing.term,)))
        ways = ((*kept, *way) for way in (*possible, parts, direct))
        more = next((way for way in ways if _shown(missing, scope(_under(f, way)))), None)
        if more is None:
            return why
        kept = [c for c in dict.fromkeys(more) if c not in f.given]
        missing = lacks(kept)
    for c in kept[:-1]:  # what a later one makes idle
        others = [k for k in kept if k != c]
        kept = kept if lacks(others) else others
    with suppress(DeriveError, RecursionError), limited(WORK):
        search(_under(f, kept))
        proved = True
    witness = _witness((*f.given, *kept))
    return LackingError(str(why), tuple(kept), witness, proved) if witness else why


def _under(f: Formula, more: Iterable[Term]) -> Formula:
    """Return a formula under further hypotheses."""
    return Formula(f.name, f.body, (*f.given, *more), f.indices)


def _relation(show: Callable[[Term, Scope], Theorem], t: Term, whole: Term) -> Term:
    """Return what a condition says of a term, at all indices that a whole term has no letters for."""
    return everywhere(Term("lt", ZERO, t) if show is positive else Term("ne", t, ZERO), whole.free)


def _shown(missing: UnshownError, scope: Scope) -> bool:
    """Tell whether a condition is shown now."""
    try:
        missing.show(missing.term, scope)
    except ProofError:
        return False
    return True


def _witness(given: tuple[Term, ...]) -> str:
    """Return a point where some formulas hold; empty if none is found."""
    try:
        search = Search(given[-1], given)
    except UndefinedError:
        return ""
    return search.read_once(POINTS)
