"""Prove what is near: the claim under one more condition, or with one change, where the claim is not proved."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ..kernel.rules import Theorem
from ..kernel.terms import DeriveError, Key, Term, open_
from ..language.answers import introduced
from ..proving.matching import Known
from ..values.numbers import UndefinedError
from .clock import Attempt, Clock
from .conditions import conditions
from .counterexamples import Search
from .proving import Prover, lacking
from .variants import variants

__all__ = ["Condition", "checked", "condition", "near", "proved", "readable"]

Interface = Callable[..., Iterable[Known]]
"""What is known of the words that occur in some formulas."""
FEW, WAYS, WORK = 8, 4, 400_000
"""Points that are tried, ways in which a proof is tried, and the work of each."""


@dataclass(frozen=True)
@introduced
class Condition:
    """A condition that a claim lacks.

    Attributes
    ----------
    formula : Term
    theorem : Theorem
        The claim under this condition, proved.
    witness : str
        A point where it can be.
    """

    formula: Term
    theorem: Theorem
    witness: str

    def __str__(self) -> str:
        return f"{self.formula!r}, as at {self.witness}"


def readable(claim: Term, given: tuple[Term, ...], clock: Clock) -> Search | None:
    """Return a search for counterexamples; None if the claim is not read at points."""
    try:
        return Search(claim, given, clock)
    except UndefinedError:
        return None


def condition(claim: Term, given: tuple[Term, ...], interface: Interface, clock: Clock) -> Condition | None:
    """Return the first condition with which a claim is proved, and that can hold."""
    for formula in conditions(claim):
        if formula in given:
            continue
        if clock.out():
            break
        more = (*given, formula)
        search = readable(claim, more, clock)
        if search is None or search.among(FEW) or not search.read:
            continue
        theorem = proved(Prover(more, WAYS, WORK, interface(claim, *more), clock), claim)
        if theorem is not None and formula in theorem.hyps:
            return Condition(formula, theorem, search.example())
    return None


def near(claim: Term, given: tuple[Term, ...], interface: Interface, clock: Clock) -> Theorem | None:
    """Return a proved statement one change away from a claim."""
    for variant in variants(claim):
        if clock.out():
            break
        search = readable(variant, given, clock)
        if search is None or search.among(FEW) or not search.read:
            continue
        if theorem := proved(Prover(given, WAYS, WORK, interface(variant, *given), clock), variant):
            return theorem
    return None


def proved(prover: Prover, claim: Term) -> Theorem | None:
    """Return a theorem that says a claim under the hypotheses, and nothing else."""
    try:
        return checked(prover, prover.proof(claim), claim)
    except (DeriveError, RecursionError) as error:
        prover.tried.append(Attempt("", lacking(error), 0.0))
        return None


def checked(prover: Prover, theorem: Theorem, claim: Term) -> Theorem | None:
    """Return a theorem if it says a claim under the hypotheses of a prover."""
    assumed = frozenset().union(*(h.free for h in prover.given))
    if theorem.hyps <= set(prover.given) and _says(theorem.concl, claim, assumed):
        return theorem
    prover.tried.append(Attempt("", "what the search proved is another statement", 0.0))
    return None


def _says(concl: Term, claim: Term, assumed: frozenset[Key]) -> bool:
    """Whether a conclusion is a claim, with free indices, of which nothing is assumed, for those that it quantifies."""
    if claim.head == concl.head == "and":
        return all(_says(a, b, assumed) for a, b in zip(concl.args, claim.args, strict=True))
    if claim.head != "forall" or concl == claim:
        return concl == claim
    fresh = (k for k in concl.free - claim.free - assumed if k.kind == "ix" and k.dim == claim.args[0])
    return any(_says(concl, open_(claim.args[1], Term.of(k)), assumed) for k in fresh)
