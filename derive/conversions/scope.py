"""What a step of a proof may use: hypotheses, lemmas, and a supply of fresh names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from ..kernel import rules as K
from ..kernel.rules import Theorem, poly
from ..kernel.terms import Term
from .algebra import ARITHMETIC, Names, given, key, ring, term_of
from .matching import Fact


@dataclass(frozen=True)
class Scope:
    """Facts to use, in the order in which they are tried, and the signs that were asked for (see `order`)."""

    facts: tuple[Fact, ...]
    names: Names
    signs: dict[tuple[str, Term], Theorem | str] = field(default_factory=dict, compare=False)

    @property
    def families(self) -> Term | None:
        """The declaration of independent families, if there is one."""
        return next((f.theorem.concl for f in self.facts if f.theorem.concl.head == "independent"), None)

    def prove(self, goal: Term) -> Theorem | None:
        """An instance of a fact that says ``goal``."""
        facts = (f for f in self.facts if f.theorem.concl.head == goal.head)
        return next((self.discharged(th, f) for f in facts if (th := f.instance(goal))), None)

    def rewrite(self, t: Term) -> Theorem | None:
        """An instance ``t = s`` of a fact whose left side is no arithmetic."""
        for f in self.facts:
            if f.rewrites and (th := f.instance(t, "lhs")) and th.rhs != t:
                return self.discharged(th, f)
        return None

    def discharged(self, instance: Theorem, fact: Fact) -> Theorem:
        """An instance without those of its hypotheses that a quantified fact says, such as one at a bound index."""
        every = [f for f in self.facts if f.quantified]
        new = sorted(instance.hyps - fact.theorem.hyps, key=key) if every else ()
        return given(instance, *(th for h in new for f in every if f is not fact and (th := f.instance(h))))

    def relations(self) -> Iterator[Theorem]:
        """The equations between arithmetic terms, as they stand."""
        for f in self.facts:
            if f.theorem.concl.head == "eq" and f.theorem.lhs.head in ARITHMETIC and not f.quantified:
                yield f.theorem

    def derivatives(self) -> Iterator[Fact]:
        """The derivatives that are known."""
        return (f for f in self.facts if f.theorem.concl.head == "deriv")


def hypothesis(formula: Term, names: Names) -> Fact:
    """A hypothesis as a fact; ``forall i, P(i)`` may be used at any index."""
    theorem, variables = K.assume(formula), set()
    while theorem.concl.head == "forall":
        i = names.index(theorem.concl.args[0])
        theorem = K.specialize(theorem, i)
        variables.add(("ix", *i.args))
    return Fact(_ordered_moment(theorem), frozenset(variables), quantified=bool(variables))


def _ordered_moment(theorem: Theorem) -> Theorem:
    """A moment with the factors under the expectation in the order of normal forms."""
    if theorem.concl.head != "eq" or theorem.lhs.head != "E":
        return theorem
    body = theorem.lhs.args[0]
    same = ring(term_of(poly(body)), body)
    return theorem if same.lhs == body else K.trans(K.expectation_congruence(same), theorem)


def scope(hypotheses: Iterable[Term], lemmas: Iterable[Fact], folded: Iterable[Term], names: Names) -> Scope:
    """The scope of a step: bodies to fold into defined terms first, then lemmas, then hypotheses."""
    folds = [Fact(K.symm(K.unfold(t))) for t in folded]
    cited = [part for fact in lemmas for part in _parts(fact)]
    known = [fact for h in hypotheses for fact in _parts(hypothesis(h, names))]
    return Scope((*folds, *cited, *known), names)


def _parts(fact: Fact) -> list[Fact]:
    """A conjunction as its parts."""
    if fact.theorem.concl.head != "and":
        return [fact]
    return [p for k in (0, 1) for p in _parts(Fact(K.part(fact.theorem, k), fact.variables, fact.quantified))]
