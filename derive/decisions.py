"""Whether a claim is true: proved, refuted by a counterexample, or unknown, and what would make it true.

>>> from derive import Eq, exp, log, reals
>>> (t,) = reals("t")
>>> print(decide(Eq(log(exp(t)), t)))
reals: t
claim: log(exp(t)) = t
proved by the kernel
>>> print(decide(Eq((t + 1) ** 2, t**2 + 1)))
reals: t
claim: (t + 1)**2 = t**2 + 1
refuted at t = 1: left 4, right 2
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from .deciding.conditions import conditions
from .deciding.counterexamples import Counterexample, Search
from .deciding.numbers import UndefinedError
from .deciding.proving import MOST_WAYS, Prover
from .deciding.proving import WORK as WHOLE_WORK
from .deciding.variants import variants
from .kernel.certificate import one_name_one_meaning
from .kernel.rules import Theorem
from .kernel.terms import DeriveError, Key, StatementError, Term, open_
from .notation.printer import install
from .notation.text import statement, text
from .prelude import interface

__all__ = ["Condition", "Decision", "decide"]

install()

FIRST, MORE, FEW = 14, 126, 8
"""Points that are tried before a proof, after it, and for a claim that is near to the one that was asked for."""
WAYS, WORK = 4, 400_000
"""Ways in which a claim near to the one that was asked for may be proved, and the work of each."""


@dataclass(frozen=True)
class Condition:
    """What a claim lacks.

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


@dataclass(frozen=True)
class Decision:
    """The answer to a claim.

    Attributes
    ----------
    claim : Term
    given : tuple of Term
    verdict : str
        ``"proved"``, ``"refuted"`` or ``"unknown"``.
    theorem : Theorem or None
        Of the kernel, where it is proved: a quantified claim at a fresh index, and so at any.
    counterexample : Counterexample or None
        Where it is refuted.
    needs : Condition or None
        What would make it true.
    instead : Theorem or None
        A true statement near to one that is refuted.
    contradiction : Theorem or None
        What the hypotheses prove that is false at all points: then nothing satisfies them.
    points : int
        At how many points it was read.
    tried : tuple of str
        What did not lead to a proof.
    seconds : float

    Examples
    --------
    >>> from derive import Lt, reals
    >>> (t,) = reals("t")
    >>> found = decide(Lt(0, t**2))
    >>> found.verdict, found.counterexample.values, found.needs.formula
    ('refuted', {'t': Fraction(0, 1)}, t != 0)
    """

    claim: Term
    given: tuple[Term, ...]
    verdict: str
    theorem: Theorem | None = None
    counterexample: Counterexample | None = None
    needs: Condition | None = None
    instead: Theorem | None = None
    contradiction: Theorem | None = None
    points: int = 0
    tried: tuple[str, ...] = ()
    seconds: float = 0.0

    @property
    def answer(self) -> str:
        """The verdict in a sentence."""
        if self.contradiction is not None:
            return f"nothing satisfies the hypotheses: they prove {text(self.contradiction.concl)}"
        match self.verdict:
            case "proved":
                said = "proved by the kernel"
                return said if self.points else f"{said}; but no point was found where the hypotheses hold"
            case "refuted":
                return f"refuted at {self.counterexample}"
        if not self.points:
            return "unknown: not proved, and no point was found at which it can be read"
        return f"unknown: not proved, and not refuted at {self.points} places"

    def explain(self) -> str:
        """Return the answer with what was tried."""
        return "\n".join([str(self), *(f"tried: {said}" for said in self.tried)])

    def document(self) -> dict[str, Any]:
        """Return the answer as data."""
        return {
            "statement": statement(self.given, self.claim),
            "verdict": self.verdict,
            "answer": self.answer,
            "needs": None if self.needs is None else text(self.needs.formula),
            "instead": None if self.instead is None else text(self.instead.concl),
            "points": self.points,
            "tried": list(self.tried),
        }

    def __str__(self) -> str:
        lines = [statement(self.given, self.claim).rstrip(), self.answer]
        if self.needs is not None:
            lines.append(f"proved if you add {text(self.needs.formula)}, as at {self.needs.witness}")
        if self.instead is not None:
            lines.append(f"true is {text(self.instead.concl)}")
        return "\n".join(lines)

    __repr__ = __str__


def decide(claim: Term, given: Iterable[Term] = ()) -> Decision:
    """Prove a claim, or refute it, or say that neither succeeded.

    Parameters
    ----------
    claim : Term
        An equation, an inequality, a derivative, or several of them by ``And`` and ``ForAll``; for all values of its
        variables and all sizes.
    given : iterable of Term
        Hypotheses.

    Returns
    -------
    Decision
        Proved is said by the kernel alone. Refuted is a point where the hypotheses hold and both sides are computed, in
        exact numbers or in intervals, to be different.

    Raises
    ------
    StatementError
        If the claim or a hypothesis is no formula.

    Examples
    --------
    >>> from derive import Eq, exp, log, reals
    >>> (t,) = reals("t")
    >>> decide(Eq(exp(log(t)), t)).needs.formula
    0 < t
    """
    begun, hypotheses = perf_counter(), tuple(given)
    for f in (claim, *hypotheses):
        if type(f) is not Term or f.sort != "P" or f.loose:
            raise StatementError(f"decide: a formula was expected, such as Eq(a, b), not {f!r}")
    one_name_one_meaning((claim, *hypotheses))
    search, prover = _search(claim, hypotheses), _prover(claim, hypotheses)
    if hypotheses and (search is None or not search.satisfied(FIRST)) and (false := prover.contradiction()):
        return Decision(claim, hypotheses, "unknown", contradiction=false, seconds=perf_counter() - begun)
    found, theorem = search and search.among(FIRST), None
    if found is None:
        theorem = _proved(prover, claim)
    if found is None and theorem is None:
        found = search and search.among(MORE)
    needs = None if theorem else _condition(claim, hypotheses)
    return Decision(
        claim,
        hypotheses,
        "refuted" if found else "proved" if theorem else "unknown",
        theorem,
        found or None,
        needs,
        _near(claim, hypotheses) if found and needs is None else None,
        points=search.read if search else 0,
        tried=() if theorem else tuple(prover.tried),
        seconds=perf_counter() - begun,
    )


def _prover(claim: Term, given: tuple[Term, ...], ways: int = MOST_WAYS, work: int = WHOLE_WORK) -> Prover:
    """Return a prover that knows of the words of the prelude."""
    return Prover(given, ways, work, interface(claim, *given))


def _search(claim: Term, given: tuple[Term, ...]) -> Search | None:
    try:
        return Search(claim, given)
    except UndefinedError:
        return None


def _proved(prover: Prover, claim: Term) -> Theorem | None:
    """Return a theorem that says a claim under the hypotheses, and nothing else."""
    try:
        theorem = prover.proof(claim)
    except (DeriveError, RecursionError) as error:
        prover.tried.append(str(error).partition("\n")[0] or "nested too deeply")
        return None
    assumed = frozenset().union(*(h.free for h in prover.given))
    if theorem.hyps <= set(prover.given) and _says(theorem.concl, claim, assumed):
        return theorem
    prover.tried.append("what the search proved is another statement")
    return None


def _says(concl: Term, claim: Term, assumed: frozenset[Key]) -> bool:
    """Whether a conclusion is a claim, with free indices, of which nothing is assumed, for those that it quantifies."""
    if claim.head == concl.head == "and":
        return all(_says(a, b, assumed) for a, b in zip(concl.args, claim.args, strict=True))
    if claim.head != "forall" or concl == claim:
        return concl == claim
    fresh = (k for k in concl.free - claim.free - assumed if k.kind == "ix" and k.dim == claim.args[0])
    return any(_says(concl, open_(claim.args[1], Term.of(k)), assumed) for k in fresh)


def _condition(claim: Term, given: tuple[Term, ...]) -> Condition | None:
    """Return the first condition with which a claim is proved, and that can hold."""
    for formula in conditions(claim):
        if formula in given:
            continue
        more = (*given, formula)
        search = _search(claim, more)
        if search is None or search.among(FEW) or not search.read:
            continue
        theorem = _proved(_prover(claim, more, WAYS, WORK), claim)
        if theorem is not None and formula in theorem.hyps:
            return Condition(formula, theorem, search.example())
    return None


def _near(claim: Term, given: tuple[Term, ...]) -> Theorem | None:
    """Return a proved statement one change away from a claim."""
    for variant in variants(claim):
        search = _search(variant, given)
        if search is None or search.among(FEW) or not search.read:
            continue
        if theorem := _proved(_prover(variant, given, WAYS, WORK), variant):
            return theorem
    return None
