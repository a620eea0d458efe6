"""Closed forms of derivatives, found and proved: a dual lemma for every definition, and the shortest form that proves.

For a definition ``c`` of which the parameters ``u`` move, the *dual lemma* is an equation between terms

    raw_c(u, du) = nice_c(u, du)        for all u and du,

where ``raw_c`` is what the structural rules give when the differential of ``u`` is ``du``. No analysis is in it, so it
is proved once; a use of ``c`` runs the rules on the body of ``c``, where differentiability is proved at the point, and
instantiates the lemma. So a chain rule for arrays is not needed, and names survive composition.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..kernel import rules as K
from ..kernel.rules import ONE, ZERO, ProofError, Theorem
from ..kernel.terms import Definition, Key, Term, rebuild, substitute, subterms, unfolded
from ..language.families import family, fresh, lettered, letters, opened, parts, passed_on, vector
from ..language.fresh import Fresh
from ..proving import order
from ..proving.algebra import ARITHMETIC, chain, fact, given
from ..proving.matching import Known
from ..proving.normal import normalizer
from ..proving.scope import Scope, scope
from ..proving.spellings import with_powers
from .equality import PLAIN, shown_equal, unfolded_equal
from .fits import fitted, vanishes
from .folds import Folds
from .kept import kept
from .rules import Moving, Proofs, Values, differential
from .shapes import length, shapes, tidied, together

if TYPE_CHECKING:
    from .stages import Stage, Transposed

MOST_GUESSES = 3


@dataclass(frozen=True)
class DualLemma:
    """The dual lemma of a definition.

    Attributes
    ----------
    theorem : Theorem
        ``raw = nice``.
    body : Term
        What the definition unfolds to, with the moving parameters in it.
    places : tuple of int
        Which arguments move.
    moving : tuple of Key
        The parameters ``u``.
    differentials : tuple of Key
        ``du``.
    """

    theorem: Theorem
    body: Term
    places: tuple[int, ...]
    moving: tuple[Key, ...]
    differentials: tuple[Key, ...]


class Engine:
    """Derivatives under some hypotheses, in some words.

    Parameters
    ----------
    hypotheses : iterable of Term
    vocabulary : iterable of Definition
        Definitions that a closed form may name, beside those of the formula.
    names : Fresh, optional
    facts : iterable of Known
        Theorems to use, such as what is known of the sign of a definition.

    Attributes
    ----------
    stages : dict of Stage to (Key, tuple of Term)
        The families that stand for stages in reverse mode, and their indices, for all variables.
    laws : dict
        The layers of reverse mode that were found, by what they are asked of: sweeps in other variables have them too.
    """

    def __init__(
        self,
        hypotheses: Iterable[Term] = (),
        vocabulary: Iterable[Definition] = (),
        names: Fresh | None = None,
        facts: Iterable[Known] = (),
    ) -> None:
        self.hypotheses = tuple(hypotheses)
        self.vocabulary = tuple(vocabulary)
        self.names = names or Fresh()
        self.facts = tuple(facts)
        assumed, stated = scope(self.hypotheses, self.facts, (), self.names), scope(self.hypotheses, (), (), self.names)
        self.scope = Scope((*assumed.facts, *_about_bodies(stated.facts, self.names)), self.names)
        self.folds = Folds(self.scope)
        self.stages: dict[Stage, tuple[Key, tuple[Term, ...]]] = {}
        self.laws: dict[tuple[Any, ...], Transposed] = {}
        self._duals: dict[tuple[Definition, tuple[int, ...], tuple[Key, ...], tuple[Term, ...]], DualLemma] = {}
        self._uses: dict[tuple[object, ...], Theorem] = {}

    def assuming(self, hypotheses: Iterable[Term]) -> Engine:
        """Return the same engine under more hypotheses; what is known already stays known."""
        if not (more := tuple(hypotheses)):
            return self
        other = Engine((*self.hypotheses, *more), self.vocabulary, self.names, self.facts)
        other._duals = dict(self._duals)
        return other

    def derivative(self, f: Term, x: Term) -> Theorem:
        """``D(f, x) = value``, the shortest value that is found.

        Raises
        ------
        ProofError
            If a term is not shown to be differentiable, or there is no rule.
        """
        raw = self.proved(f, {x.key: itself(x, self.names)}, x)
        value = self.closed(raw.concl.args[2], f, {x.key})
        return K.deriv_eq(K.refl(f), raw, K.trans(value, K.refl(lettered(value.rhs, letters(f)))))

    # ---- the two readings of the rules

    def proved(self, t: Term, moving: Mapping[Key, Moving], y: Term) -> Theorem:
        """``D(t, y) = value`` at what moves, with the value as the rules give it."""
        return differential(t, Proofs(moving, self.scope, self._proved_use, y))

    def value(self, t: Term, moving: Mapping[Key, Moving]) -> Term:
        """Return the value that the rules give, for any differentials."""
        return differential(t, Values(moving, self.scope, self._value_of_use))

    def _value_of_use(self, t: Term, moving: Mapping[Key, Moving]) -> Term:
        dual = self.dual(t, moving)
        values: dict[Key, Term] = {}
        for place, u, du in zip(dual.places, dual.moving, dual.differentials, strict=True):
            indices = fresh(u, self.names)
            body = opened(t.args[1 + place], indices)
            values[u], values[du] = t.args[1 + place], vector(indices, self.value(body, moving))
        return substitute(dual.theorem.rhs, values)

    def _proved_use(self, t: Term, moving: Mapping[Key, Moving], y: Term) -> Theorem:
        moved = sorted(t.free & moving.keys())
        use = (t, y, *moved, *(part for k in moved for part in (moving[k].actual, moving[k].differential)))
        if use in self._uses:  # 40 levels that use the one below twice have 2^40 uses
            return self._uses[use]
        dual = self.dual(t, moving)
        inner: dict[Key, Moving] = {}
        values: list[tuple[Key, Term]] = []
        for place, u, du in zip(dual.places, dual.moving, dual.differentials, strict=True):
            indices = fresh(u, self.names)
            th = self.proved(opened(t.args[1 + place], indices), moving, y)
            actual, _, slope = th.concl.args
            inner[u] = Moving(vector(indices, actual), vector(indices, slope), th, tuple(indices))
            values += [(u, inner[u].actual), (du, inner[u].differential)]
        raw = self.proved(dual.body, inner, y)
        law = instance(dual.theorem, values)
        new = sorted(law.hyps - {*self.hypotheses}, key=str)
        law = given(law, *(order.nonzero(h.args[0], self.scope) for h in new if h.head == "ne" and h.args[1] == ZERO))
        if law.lhs != (here := raw.concl.args[2]):
            law = chain(shown_equal(here, law.lhs, self.scope), law)
        same = K.symm(K.unfold(substitute(t, {k: m.actual for k, m in moving.items()})))
        return self._uses.setdefault(use, K.deriv_eq(same, raw, law))

    # ---- dual lemmas

    def dual(self, t: Term, moving: Mapping[Key, Moving]) -> DualLemma:
        """Return the dual lemma of the definition that ``t`` applies, for those of its arguments that move."""
        d, *args = t.args
        places = tuple(n for n, a in enumerate(args) if a.sort[0] != "I" and not a.free.isdisjoint(moving))
        keys = [passed_on(args[n]) for n in places]
        if None in keys or len(set(keys)) < len(keys):  # a parameter that is no variable of its own gets one
            keys = [Key("at", f"u{n}~{d.name}", d.params[n].dims, "fixed") for n in places]
        us = tuple(k for k in keys if k is not None)
        question = d, places, us, tuple(a for n, a in enumerate(args) if n not in places)
        if question not in self._duals:
            self._duals[question] = self._made(t, places, us)
        return self._duals[question]

    def _made(self, t: Term, places: tuple[int, ...], us: tuple[Key, ...]) -> DualLemma:
        d, *args = t.args
        for n, u in zip(places, us, strict=True):
            args[n] = family(u)
        use = Term("def", d, *args)
        body = unfolded(use)
        dus = tuple(Key("at", f"d~{u.name}", u.dims, "fixed") for u in us)
        moving = {u: Moving(family(u), family(du)) for u, du in zip(us, dus, strict=True)}
        raw = self.value(body, moving)
        lemma = self.closed(raw, body, us, use, dus)
        if vanishes(lemma.rhs):  # as that of sign(u), which has a derivative where u is not 0
            apart = [Term("ne", Term.of(u), ZERO) for u in us if not u.dims]
            with suppress(ProofError):
                lemma = unfolded_equal(raw, ZERO, self.assuming(apart).scope)
        return DualLemma(lemma, body, places, us, dus)

    # ---- closed forms

    def closed(
        self,
        raw: Term,
        body: Term,
        moving: Container[Key],
        use: Term | None = None,
        differentials: Sequence[Key] = (),
    ) -> Theorem:
        """``raw = closed form``, the shortest of several ways.

        Parameters
        ----------
        raw : Term
        body : Term
            The term that was differentiated; its definitions are the words of the closed form.
        moving : container of keys
            The variables in which it was; what is constant in them is not taken apart.
        use : Term, optional
            The defined term whose body that is: a word too.
        differentials : sequence of Key
            Those that occur in ``raw``.

        Raises
        ------
        ProofError
            If there is no normal form within the limits.
        """
        inner = self.folds.below(body, moving)
        ways = [inner] if use is None else [inner, [*self.folds.below(use, moving), *inner]]
        if spoken := self.spoken(body, moving):
            ways.append([*spoken, *inner])
        forms: list[Theorem] = []
        first: ProofError | None = None
        for facts in ways:
            try:
                forms.append(self._normalized(raw, facts))
            except ProofError as error:
                first = first or error
        held = kept(raw, body, self.names)
        with suppress(ProofError):
            if held.values and (form := K.instantiate(self._normalized(held.term, inner), *held.values)).lhs == raw:
                forms.append(form)
        if use is not None and len(differentials) == 1 and not differentials[0].dims:
            forms += self._fitted(raw, use, differentials[0])
        if not forms:
            raise first or ProofError("no closed form is found")
        return self._named(min(forms, key=lambda th: length(th.rhs)), body, inner)

    def spoken(self, body: Term, moving: Container[Key]) -> list[Known]:
        """Return the folds of words that only the definitions of a term use: softmax beside its partition."""
        folds: list[Known] = []
        if not self.vocabulary:
            return folds

        def applied(t: Term) -> list[Term]:
            return [s for s in parts(t, self.names) if s.head == "def" and any(k in moving for k in s.free)]

        there = applied(body)
        applied_words = {t.args[0] for t in there}
        todo = list(there)
        while todo:
            below = [t for t in applied(unfolded(todo.pop())) if t not in there]
            there += below
            todo += below
        for word in self.vocabulary:
            if word in applied_words or all(not p.dims or p.kind == "ix" for p in word.params):
                continue
            indices = {p: self.names.index(p.dim) for p in word.params if p.kind == "ix"}
            for pattern in (t for t in subterms(word.body) if t.head == "def"):
                for t in there:
                    keys = [passed_on(a) for a in pattern.args[1:] if a.sort[0] != "I"]
                    if t.args[0] != pattern.args[0] or None in keys:
                        continue
                    values = dict(zip(keys, (a for a in t.args[1:] if a.sort[0] != "I"), strict=True)) | indices
                    if not t.loose and values.keys() == set(word.params):
                        folds += self.folds.about(Term("def", word, *(values[p] for p in word.params)))
        return folds

    def _normalized(self, raw: Term, facts: Iterable[Known]) -> Theorem:
        inside = Scope((*facts, *self.scope.facts), self.names)
        normal = normalizer(PLAIN, inside)
        normal.learn(inside.relations())
        try:
            best = chain(first := normal(raw), normal(first.rhs))
        except RecursionError:
            raise ProofError("the derivative is nested too deeply; give names to parts of it by define") from None
        form = best
        guesses = [
            *((s, 0) for s in shapes(form.rhs, self.names)),
            (together(form.rhs, self.names), -1),
            (tidied(raw), -1),
        ]
        for shape, most in guesses:
            if (
                shape is not None
                and shape != best.rhs
                and length(shape) <= length(best.rhs) + most
                and _deltas(shape) <= _deltas(form.rhs)
            ):
                try:
                    best = chain(form, K.symm(self.equal(shape, form.rhs, inside)))
                except ProofError:
                    continue
        return best

    def _named(self, form: Theorem, body: Term, facts: Sequence[Known]) -> Theorem:
        """A closed form with the names that a user gave to sums in it, where that is shorter."""
        held = kept(form.rhs, body, self.names)
        if held.names:
            named = substitute(held.term, dict(held.values) | dict(held.names))
            with suppress(ProofError):
                shorter = chain(form, unfolded_equal(form.rhs, named, self.scope), self._normalized(named, facts))
                return min(form, shorter, key=lambda th: length(th.rhs))
        return form

    def equal(self, left: Term, right: Term, inside: Scope) -> Theorem:
        """``left = right``, with some facts or with none of them."""
        try:
            return shown_equal(left, right, inside, (), (PLAIN,))
        except ProofError:
            return shown_equal(left, right, self.scope, (), (PLAIN,))

    def _fitted(self, raw: Term, use: Term, differential: Key) -> Iterator[Theorem]:
        """Polynomials in the user's words that a scalar slope is proved to be."""
        du = Term.of(differential)
        u = next((a for a in use.args[1:] if a.head == "at" and differential.name == f"d~{a.args[0]}"), None)
        if u is None:
            return
        named = [s for s in subterms(raw) if s.head == "def"]
        words = [Term("def", d, u) for d in self.vocabulary if [p.dims for p in d.params] == [()] and d != use.args[0]]
        tried = 0
        for guess in fitted(substitute(raw, {differential: ONE}), [use, *named, *words], u):
            if tried == MOST_GUESSES:
                return
            tried += 1
            for shape in (*shapes(guess * du, self.names), guess * du):
                try:
                    yield unfolded_equal(raw, shape, self.scope)
                except ProofError:
                    continue
                break


def _deltas(t: Term) -> int:
    return sum(s.head == "delta" for s in subterms(t))


def itself(x: Term, names: Fresh) -> Moving:
    """Return the variable of a derivative as what moves: ``D(x_i, x_j) = delta(i, j)``."""
    indices = fresh(x.key, names)
    th = K.deriv_entry(Term.of(x.key, *indices), x)
    return Moving(family(x.key), vector(indices, th.concl.args[2]), th, tuple(indices))


def instance(th: Theorem, values: Iterable[tuple[Key, Term]]) -> Theorem:
    """Return a theorem at values of its variables; what stands for itself is left out."""
    pairs = [(k, v) for k, v in values if passed_on(v) != k]
    return K.instantiate(th, *pairs) if pairs else th


def _about_bodies(facts: Sequence[Known], names: Fresh) -> Iterator[Known]:
    """What is assumed of the sign of defined terms, said of their bodies too, and of what stands under a root."""
    todo = [f for f in facts if f.theorem.concl.head in ("lt", "le", "ne")]
    for f in todo:  # it grows: a body may hold defined terms in turn
        bodies: list[tuple[Theorem, Key]] = []
        context = _with_holes(f.theorem.concl, Scope((), names), bodies)
        if bodies:
            th = K.replace((f.theorem, *(same for same, _ in bodies)), context, *(key for _, key in bodies))
            todo.append(Known(th, f.variables, f.quantified))
            yield todo[-1]
    for f in todo:
        for root in f.theorem.concl.args:
            if root.head == "fn" and root.args[0] == "sqrt":
                yield from _under_the_root(root, f, Scope((*todo, *facts), names))


def _with_holes(t: Term, facts: Scope, bodies: list[tuple[Theorem, Key]]) -> Term:
    """A relation with holes for the defined terms in its arithmetic; their bodies, or powers, are added to a list."""

    def replaced(t: Term, _: int = 0) -> Term:
        same = K.unfold(t) if t.head == "def" else with_powers(t, facts)
        if same is not None:
            hole, key = facts.names.hole()
            bodies.append((same, key))
            return hole
        return rebuild(t, replaced) if t.head in (*ARITHMETIC, "fn") else t

    return rebuild(t, replaced)


def _under_the_root(root: Term, source: Known, facts: Scope) -> Iterator[Known]:
    """``0 < u``, where the facts show ``sqrt(u) != 0``."""
    try:
        square = order.positive(root**2, facts)
        same = given(fact("sqrt_square", a=root.args[1]), order.nonnegative(root.args[1], facts))
    except ProofError:
        return
    hole, key = facts.names.hole()
    yield Known(K.replace((square, same), Term("lt", ZERO, hole), key), source.variables, source.quantified)
