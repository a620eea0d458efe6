"""Replay the proof of an entry through the kernel.

The claim is compared with what the kernel concluded; hypotheses used but not declared are an error, and so are
hypotheses declared but not used. An error names the theorem, the step and its sentence, and shows both sides.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from ..kernel import rules as K
from ..kernel.certificate import one_name_one_meaning
from ..kernel.rules import ONE, ZERO, ProofError, Theorem
from ..kernel.terms import Key, StatementError, Term, resize, substitute
from ..language.analysis import Analytic
from ..language.entry import (
    RELATIONS,
    Calc,
    Cases,
    Entry,
    Induction,
    Instance,
    Proof,
    Reason,
    Step,
    Together,
    theorem_found,
    unproved,
)
from ..language.fresh import Fresh, shown
from ..language.terms import Vector
from ..language.text.operators import lift
from . import calculus, laws, order
from .algebra import chain, fact, given, key
from .matching import Known, lemma
from .normal import prove as prove_equal
from .scope import Scope, scope


def prove(entry: Entry, proved: dict[str, Theorem] | None = None) -> Theorem:
    """Replay the proof of an entry through the kernel.

    Parameters
    ----------
    entry : Entry
    proved : dict, optional
        Theorems proved before, by name; those that the entry cites are added.

    Raises
    ------
    ProofError
        If a step fails, the conclusion is not the claim, or the hypotheses are not those declared.
    """
    proved = {} if proved is None else proved
    if entry.name in proved:
        return proved[entry.name]
    try:
        with uncollected():
            theorem = _Prover(entry, proved).theorem()
    except StatementError as error:  # a term that the proof would need is none
        raise ProofError(f"{entry.name}: {error}") from None
    proved[entry.name] = theorem
    return theorem


@contextmanager
def uncollected() -> Iterator[None]:
    """Pause the search for cycles: terms, theorems and the numbers at a point refer only to what was made before them.

    They are freed by their reference counts; walking over all of them again and again took two fifths of the time.
    """
    if not gc.isenabled():  # the proof of a theorem that another one cites, or the caller's wish
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def prove_displays(analytic: Analytic, proved: Mapping[str, Theorem]) -> tuple[Theorem, ...]:
    """Prove what the proof of a theorem of analysis displays.

    Parameters
    ----------
    analytic : Analytic
    proved : mapping
        Theorems proved before, by name; nothing is added.

    Raises
    ------
    ProofError
        If the kernel does not prove a formula.
    """
    theorems = dict(proved)
    return tuple(prove(entry, theorems) for entry in analytic.displayed())


class _Prover:
    """The state of one proof: hypotheses in force, and fresh names counted from zero."""

    def __init__(self, entry: Entry, proved: dict[str, Theorem]) -> None:
        self.entry, self.proved, self.names, self.number = entry, proved, Fresh(), 0
        self.cited = {e.name: prove(e, proved) for e in self._named(entry.lemmas)}

    def theorem(self) -> Theorem:
        entry = self.entry
        theorem = self._formula(entry.claim, entry.proof, entry.given)
        if theorem.concl != entry.claim:
            raise ProofError(
                f"{entry.name}: the proof concludes something else than the claim"
                f"\n  claim   {shown(entry.claim)}\n  proved  {shown(theorem.concl)}"
            )
        if extra := theorem.hyps - set(entry.given):
            raise ProofError(f"{entry.name}: used but not declared: {', '.join(sorted(map(shown, extra)))}")
        if idle := set(entry.given) - theorem.hyps:
            raise ProofError(f"{entry.name}: declared but not used: {', '.join(sorted(map(shown, idle)))}")
        self._named(one_name_one_meaning, (theorem.concl, *theorem.hyps))
        return theorem

    def _named(self, make: Callable[..., Any], *args: Any) -> Any:
        """``make(*args)``, its refusal under the name of the theorem."""
        try:
            return make(*args)
        except ProofError as error:
            raise ProofError(f"{self.entry.name}: {error}") from None

    def _formula(self, claim: Term, proof: Proof, hyps: tuple[Term, ...]) -> Theorem:
        match proof:
            case Calc():
                return self._chain(claim, proof, hyps)
            case Together(first, second):
                if claim.head != "and":
                    raise ProofError(f"{self.entry.name}: two proofs together prove a conjunction, and no other claim")
                return K.both(self._formula(claim.args[0], first, hyps), self._formula(claim.args[1], second, hyps))
            case Cases(i, j, same, apart):
                where_same = substitute(claim, {j.key: i})
                one = self._formula(where_same, same, hyps)
                two = self._formula(claim, apart, (*hyps, Term("apart", i, j)))
                return self._named(K.index_cases, one, two, i, j)  # type: ignore[no-any-return]
            case Induction(m, base, up, down):
                mk: Key = m.key
                at_zero, after = (substitute(claim, {mk: v}) for v in (Term("zero"), m + 1))
                steps = (
                    self._formula(at_zero, base, hyps),
                    self._formula(after, up, (*hyps, claim)),
                    self._formula(claim, down, (*hyps, after)),
                )
                return self._named(K.induction, *steps, m, claim)  # type: ignore[no-any-return]
        if (theorem := theorem_found(proof)) is not None:
            return theorem
        raise ProofError(f"{self.entry.name}: {unproved(proof)}")

    def _chain(self, claim: Term, proof: Calc, hyps: tuple[Term, ...]) -> Theorem:
        if claim.head not in (*RELATIONS.values(), "ne", *_FIRST):
            raise ProofError(
                f"{self.entry.name}: a chain of steps proves a relation between two terms, a derivative or an integral"
            )
        analytic = claim.head in _FIRST
        here = proof.start if proof.start is not None else claim.args[-1 if analytic else 0]
        links: list[Theorem] = []
        raw: Theorem | None = None
        for n, s in enumerate(proof.steps):
            self.number += 1
            try:
                within = self._scope(s.reason, hyps)
                if analytic and n == 0:
                    raw = _FIRST[claim.head](claim, s.reason, within)
                    here = raw.concl.args[-1]
                links.append(self._link(here, s, within))
            except ProofError as error:
                raise ProofError(f"{self.entry.name}, step {self.number} ({s.why}): {error}") from None
            here = s.term
        if analytic:
            if raw is None:
                raise ProofError(f"{self.entry.name}: {_BEGINNING[claim.head]}")
            return self._named(_with_value, raw, chain(*links), self.names)  # type: ignore[no-any-return]
        return self._named(self._closed, claim, links, here)  # type: ignore[no-any-return]

    def _link(self, here: Term, s: Step, within: Scope) -> Theorem:
        if s.relation == "=":
            return prove_equal(here, s.term, s.reason.powers, within, s.reason.unfold)
        return order.related(RELATIONS[s.relation], here, s.term, s.reason.parts, within)

    def _closed(self, claim: Term, links: list[Theorem], end: Term) -> Theorem:
        """The claim from the links of its chain."""
        if claim.head == "eq":
            if any(link.concl.head != "eq" for link in links):
                raise ProofError("a chain with < or <= proves no equation")
            return chain(*links) if links else K.refl(end)
        if not links:
            raise ProofError("a relation is proved in one step at least")
        strict = any(link.concl.head == "lt" for link in links)
        relation = claim.head if claim.head in ("lt", "le") else "lt" if strict else "le"
        whole = K.positive_combination(tuple(links), relation, links[0].lhs, end, *(ONE for _ in links))
        if claim.head != "ne":
            return whole
        t = claim.args[0]
        if whole.concl == Term("lt", ZERO, t):
            return given(fact("ne_of_pos", a=t), whole)
        if whole.concl == Term("lt", t, ZERO):
            return given(laws.ne_of_neg(t), whole)
        raise ProofError(f"the chain shows neither 0 < {shown(t)} nor {shown(t)} < 0")

    def _scope(self, reason: Reason, hyps: tuple[Term, ...]) -> Scope:
        def cited(item: Entry | Instance) -> Known:
            return lemma(self.cited[item.name]) if isinstance(item, Entry) else Known(self._instance(item, hyps))

        if absent := [h for h in reason.hypotheses if h not in hyps]:
            raise ProofError(f"names a hypothesis that is not in force: {shown(absent[0])}")
        return scope(reason.hypotheses or hyps, map(cited, reason.lemmas), reason.fold, self.names)

    def _instance(self, cited: Instance, hyps: tuple[Term, ...]) -> Theorem:
        """A theorem at the values asked for, without the hypotheses that those in force prove."""
        theorem = self.cited[cited.entry.name]
        for name, _ in cited.sizes:
            if all(resize(f, {name: f"{name}_"}) == f for f in (theorem.concl, *theorem.hyps)):
                raise ProofError(f"{cited.entry.name} has no size {name}")
        if cited.sizes:
            theorem = K.resize_dimensions(theorem, *cited.sizes)
        names = {k.name: k for f in (theorem.concl, *theorem.hyps) for k in f.free}
        if unknown := [name for name, _ in cited.values if name not in names]:
            raise ProofError(
                f"{cited.entry.name} has no variable {', '.join(unknown)}; it has {', '.join(sorted(names))}"
            )
        theorem = K.instantiate(theorem, *((names[name], _value(v)) for name, v in cited.values))
        facts = scope(hyps, (), (), self.names)
        return given(theorem, *(th for h in sorted(theorem.hyps - set(hyps), key=key) if (th := facts.prove(h))))


def _derivative(claim: Term, _: Reason, within: Scope) -> Theorem:
    return calculus.derivative(claim.args[0], claim.args[1], within)


def _integral(claim: Term, reason: Reason, within: Scope) -> Theorem:
    if reason.kind != "integral" or len(reason.parts) != 1:
        raise ProofError("an integral begins with a step that names one antiderivative")
    return calculus.integral(claim, reason.parts[0], reason.powers, within)


_FIRST = {"deriv": _derivative, "integral": _integral}  # what the first step of such a claim does
_BEGINNING = {
    "deriv": "a derivative begins with a step that differentiates",
    "integral": "an integral begins with a step that integrates",
}


def _with_value(raw: Theorem, same: Theorem, names: Fresh) -> Theorem:
    """A derivative or an integral with its value replaced by an equal one."""
    *about, _ = raw.concl.args
    if raw.concl.head == "deriv":
        return K.deriv_eq(K.refl(about[0]), raw, same)
    hole, key = names.hole()
    return K.replace((raw, same), Term("integral", *about, hole), key)


def _value(v: Any) -> Any:
    return v.term if isinstance(v, Vector) else v if type(v) is str else lift(v)
