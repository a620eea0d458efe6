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

from collections.abc import Callable
from typing import Protocol

from ..kernel.rules import ProofError, Theorem
from ..kernel.terms import DeriveError, Term
from ..kernel.work import limited
from ..language.families import summed
from ..language.formulas import Formula
from ..language.text.text import text
from ..values.numbers import UndefinedError
from .conditions import conditions
from .counterexamples import Search


class Concluded(Protocol):
    """The result of a search."""

    @property
    def theorem(self) -> Theorem: ...  # noqa: D102


__all__ = ["LackingError", "completed"]

WORK, POINTS = 4_000_000, 14
"""Units of the kernel's work that the search for conditions may take, and points that are tried for an example."""


class LackingError(ProofError):
    """A derivative that is found under more conditions than are assumed.

    Attributes
    ----------
    needs : tuple of Term
        These conditions.
    witness : str
        A point where they hold, with all that is assumed; empty if none was found.
    """

    def __init__(self, why: str, needs: tuple[Term, ...], witness: str) -> None:
        assumptions = " and ".join(map(text, needs))
        super().__init__(f"{why}; proved if you assume {assumptions}{witness and f', as at {witness}'}")
        self.needs, self.witness = needs, witness


def completed(
    f: Formula,
    why: ProofError,
    search: Callable[[Formula], Concluded],
    hopeless: Callable[[Formula, ProofError], bool] = lambda _, why: False,
) -> ProofError:
    """Return why a derivative is not found, with what it lacks if that is found.

    A condition is kept if the search succeeds under it, or gets further: then something else is missing.

    Parameters
    ----------
    f : Formula
    why : ProofError
        What the search could not show.
    search : callable
        Raises for a formula with too few hypotheses.
    hopeless : callable, optional
        Tells at once whether what could not be shown still cannot, so that no search is needed.
    """
    possible = [c for c in _possible(f) if c.head not in ("apart", "and") and c not in f.given]
    kept, missing, further = list[Term](), why, True
    try:
        with limited(WORK):
            while further:
                further = False
                for condition in possible:
                    more = (*f.given, *kept, condition)
                    under = Formula(f.name, f.body, more, f.indices)
                    if hopeless(under, missing):
                        continue
                    try:
                        needs = search(under).theorem.hyps
                    except ProofError as error:
                        if str(error) != str(missing):
                            further, missing = True, error
                            kept.append(condition)
                        continue
                    witness = _witness(more)
                    lacking = tuple(c for c in more if c in needs and c not in f.given)
                    return LackingError(str(why), lacking, witness) if witness else why
    except (DeriveError, RecursionError):  # too much work: what is missing is said, and no more
        pass
    return why


def _possible(f: Formula) -> list[Term]:
    """Return conditions at the indices of a formula, and at all of them."""
    return list(dict.fromkeys((*conditions(f.body), *conditions(summed(f.indices, f.body)))))


def _witness(given: tuple[Term, ...]) -> str:
    """Return a point where some formulas hold; empty if none is found."""
    try:
        search = Search(given[-1], given)
        search.among(POINTS)
    except UndefinedError:
        return ""
    return search.example()
