"""Hold what a step of a proof may use: hypotheses, lemmas, and a supply of fresh names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import wraps

from ..kernel import rules as K
from ..kernel.rules import ProofError, Theorem, poly
from ..kernel.terms import Dim, Term, open_, subterms
from ..language.fresh import Fresh
from .algebra import ARITHMETIC, given, key, ring, term_of
from .matching import Known


@dataclass(frozen=True)
class Scope:
    """Facts to use, in the order in which they are tried, and the signs that were asked for (see `order`)."""

    facts: tuple[Known, ...]
    names: Fresh
    signs: dict[tuple[str, Term], Theorem | str] = field(default_factory=dict, compare=False)

    @property
    def families(self) -> Term | None:
        """The declaration of independent families, if there is one."""
        return next((f.theorem.concl for f in self.facts if f.theorem.concl.head == "independent"), None)

    def prove(self, goal: Term) -> Theorem | None:
        """Return an instance of a fact that says ``goal``."""
        facts = (f for f in self.facts if f.theorem.concl.head == goal.head)
        return next((self.discharged(th, f) for f in facts if (th := f.instance(goal))), None)

    def rewrite(self, t: Term) -> Theorem | None:
        """Return an instance ``t = s`` of a fact whose left side is no arithmetic."""
        for f in self.facts:
            if f.rewrites and (th := f.instance(t, "lhs")) and th.rhs != t and not self._in_a_circle(f, th):
                return self.discharged(th, f)
        return None

    def _in_a_circle(self, source: Known, instance: Theorem) -> bool:
        """Tell whether a quantified equation would apply again to what it makes, or another would undo it.

        As ``A[i, k] = A[k, i]`` does: then it makes what is earlier in order only.
        """
        if not source.quantified:
            return False
        for s in subterms(instance.rhs):
            for f in self.facts if not s.loose and key(s) >= key(instance.lhs) else ():
                back = f.instance(s, "lhs") if f.quantified and f.rewrites else None
                if back is not None and (f is source or instance.lhs in subterms(back.rhs)):
                    return True
        return False

    def discharged(self, instance: Theorem, source: Known) -> Theorem:
        """Return an instance without the hypotheses that a quantified fact says, such as one at a bound index."""
        every = [f for f in self.facts if f.quantified]
        new = sorted(instance.hyps - source.theorem.hyps, key=key) if every else ()
        return given(instance, *(th for h in new for f in every if f is not source and (th := f.instance(h))))

    def relations(self) -> Iterator[Theorem]:
        """Yield the equations between arithmetic terms, as they stand."""
        for f in self.facts:
            if f.theorem.concl.head == "eq" and f.theorem.lhs.head in ARITHMETIC and not f.quantified:
                yield f.theorem

    def mentioned(self, d: Dim, t: Term) -> list[Term]:
        """Return the indices of a dimension that a term or a fact mentions."""
        keys = t.free.union(*(f.theorem.concl.free - set(f.variables) for f in self.facts))
        return [Term.of(k) for k in sorted(keys) if k.kind == "ix" and k.dim == d]

    def derivatives(self) -> Iterator[Known]:
        """Yield the derivatives that are known."""
        return (f for f in self.facts if f.theorem.concl.head == "deriv")


def hypothesis(formula: Term, names: Fresh) -> Known:
    """Return a hypothesis as a fact; ``forall i, P(i)`` may be used at any index."""
    theorem, variables = K.assume(formula), set()
    while theorem.concl.head == "forall":
        i = names.index(theorem.concl.args[0])
        theorem = K.specialize(theorem, i)
        variables.add(i.key)
    return Known(_ordered(theorem, names), frozenset(variables), quantified=bool(variables))


def _ordered(theorem: Theorem, names: Fresh) -> Theorem:
    """An equation about a moment, or about the sum of one product, with its factors in the order of normal forms."""
    match theorem.concl:
        case Term(head="eq", args=(Term(head="E", args=(body,)), _)) if (spelled := term_of(poly(body))) != body:
            return K.trans(K.expectation_congruence(ring(spelled, body)), theorem)
        case Term(head="eq", args=(Term(head="sum", args=(d, bound)), _)):
            i = names.index(d)
            body = open_(bound, i)
            if len(poly(body)) == 1 and (spelled := term_of(poly(body))) != body:
                return K.trans(K.sum_congruence(ring(spelled, body), i), theorem)
    return theorem


def scope(hypotheses: Iterable[Term], lemmas: Iterable[Known], folded: Iterable[Term], names: Fresh) -> Scope:
    """Return the scope of a step: bodies to fold into defined terms first, then lemmas, then hypotheses."""
    folds = [Known(K.symm(K.unfold(t))) for t in folded]
    cited = [part for lemma in lemmas for part in _parts(lemma)]
    assumed = [part for h in hypotheses for part in _parts(hypothesis(h, names))]
    return Scope((*folds, *cited, *assumed), names)


def _parts(whole: Known) -> list[Known]:
    """A conjunction as its parts."""
    if whole.theorem.concl.head != "and":
        return [whole]
    return [p for k in (0, 1) for p in _parts(Known(K.part(whole.theorem, k), whole.variables, whole.quantified))]


def asked_once(prove: Callable[[Term, Scope], Theorem]) -> Callable[[Term, Scope], Theorem]:
    """Remember a sign, or why it does not show: a sum of n terms would ask for some of them 3^n times."""

    @wraps(prove)
    def remembered(t: Term, scope: Scope) -> Theorem:
        question = prove.__name__, t
        if question not in scope.signs:
            try:
                scope.signs[question] = prove(t, scope)
            except ProofError as error:
                scope.signs[question] = str(error)
        answer = scope.signs[question]
        if isinstance(answer, str):
            raise ProofError(answer)
        return answer

    return remembered
