"""Reverse mode as a proof: the cotangents of a layer from those above it, and nothing normalized as a whole.

The derivative of a loss is, by the rules, a combination of the differentials of the definitions that it applies,

    D L = Sum_N Sum_idx C_N(idx) dN(idx),

and so is what a definition ``N`` contributes, as its body applies definitions in turn. Definitions are taken in
topological order, the last first: when ``N`` comes, all its cotangents are there, are added, and get the name ``d_N``
before they are pulled back. What is left in the end speaks of the variable alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ..conversions import order
from ..conversions.algebra import chain, inside, ring, total
from ..conversions.matching import Known
from ..conversions.scope import Scope
from ..kernel import rules as K
from ..kernel.rules import ZERO, ProofError, Theorem
from ..kernel.sorts import MAX_INDICES
from ..kernel.terms import Definition, Dim, Key, Term, close, rebuild, substitute, unfolded
from .engine import Engine, instance, itself
from .equality import shown_equal
from .families import LETTERS, family, fresh, lettered, letters, opened, summed, vector
from .rules import Moving
from .shapes import length
from .stages import Local, Pass, Stage, Target, Transposed, Visited, change

WHOLE = 2
"""The most arrays on the way to the variable with which one closed form is tried for the whole way."""
_SIGNS: tuple[tuple[Callable[[Term, Scope], Theorem], Callable[[Term], Term]], ...] = (
    (order.positive, lambda t: Term("lt", ZERO, t)),
    (order.nonnegative, lambda t: Term("le", ZERO, t)),
    (order.nonzero, lambda t: Term("ne", t, ZERO)),
)


class Pulled(NamedTuple):
    """A derivative by reverse mode.

    Attributes
    ----------
    theorem : Theorem
    cotangents : tuple of Definition
        Those that it names, each after those it uses.
    passes : tuple of Pass
        Layer by layer, from the loss down.
    """

    theorem: Theorem
    cotangents: tuple[Definition, ...]
    passes: tuple[Pass, ...] = ()


def pulled_back(engine: Engine, loss: Term, x: Term) -> Pulled:
    """``D(loss, x) = value`` with a named cotangent for every array on the way to ``x``.

    Raises
    ------
    ProofError
        If a term is not shown to be differentiable, or there is no rule.

    Examples
    --------
    >>> from derive import Dimension, Sum, define, exp, vector
    >>> n, m = Dimension("n"), Dimension("m")
    >>> (i,), (k, l) = n.indices("i"), m.indices("k l")
    >>> x, W, g = vector("x", m), vector("W", n, m), vector("g", n)
    >>> hidden = define("hidden", (W, x, i), Sum(W[i, k] * x[k], k))
    >>> found = pulled_back(Engine(), Sum(g[i] * exp(hidden(W, x, i)) ** 2, i), x[l])
    >>> found.theorem.concl.args[2]
    Sum(W[i, l]*d_hidden(W, g, x, i), i:n)
    >>> found.cotangents[0].body
    2*g[i]*exp(hidden(W, x, i))**2
    """
    return _Pullback(engine, x).of(loss)


@dataclass
class _Pullback:
    """The state of one derivative by reverse mode."""

    engine: Engine
    x: Term
    layers: dict[Stage, Visited] = field(default_factory=dict)  # each after those it depends on
    keys: dict[Stage, Key] = field(default_factory=dict)
    named: list[Definition] = field(default_factory=list)
    passes: list[Pass] = field(default_factory=list)
    letters: dict[Dim, list[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.own = itself(self.x, self.engine.names)

    # ---- from the loss down

    def of(self, loss: Term) -> Pulled:
        if self.x.key not in loss.free:
            return Pulled(self.engine.derivative(loss, self.x), ())
        self.letters = letters(loss)
        held, below = self.holding(loss, ())
        for stage in below:
            self.visit(stage)
        law = self.law(held, below, (), None)
        if self.arrays(below) <= WHOLE:
            whole = self.engine.derivative(loss, self.x)
            if self.preferred(length(whole.concl.args[2]), law.length + self.cost(below), below):
                law = self.law(loss, (), (), None)
                return Pulled(whole, (), (self.passed(law),))
        raw = self.engine.proved(held, self.moving(below), self.x)
        start = self.at(law, None, raw.concl.args[2])
        value = self.assembled(start, law.targets)
        answer = lettered(value.rhs, self.letters)
        theorem = K.deriv_eq(K.refl(loss), raw, K.trans(value, K.refl(answer)))
        return Pulled(theorem, tuple(self.named), (self.passed(law), *self.passes))

    def passed(
        self, law: Transposed, cotangent: tuple[Key, Term] | None = None, uses: int = 1, stage: Stage | None = None
    ) -> Pass:
        """A layer as it is reported."""
        moving = [
            (family(self.x.key), self.x.key)
            if t.stage is None
            else (self.layers[t.stage].moving.actual, self.keys[t.stage])
            for t in law.targets
        ]
        return Pass(law, tuple(moving), cotangent, uses, stage and stage.at(self.layers[stage].indices))

    def visit(self, stage: Stage) -> None:
        """Make the layer of a stage, after those that it depends on."""
        if stage in self.layers:
            return
        names = self.engine.names
        indices = tuple(names.index(d) for d in stage.dims)
        use = stage.at(indices)
        held, below = self.holding(unfolded(use), indices)
        for inner in below:
            self.visit(inner)
        cotangent = Key("at", f"~C{len(self.layers)}", stage.dims, "fixed")
        law = self.law(held, below, indices, cotangent, stage) if below else None
        if law is None or self.arrays(below) <= WHOLE:
            whole = self.law(use, (), indices, cotangent, stage)
            if law is None or self.preferred(whole.length, law.length + self.cost(below), below):
                held, below, law = use, (), whole
        th = self.engine.proved(held, self.moving(below), self.x)
        if held != use:
            th = K.deriv_eq(K.symm(K.unfold(use)), th, K.refl(th.concl.args[2]))
        moving = Moving(vector(indices, use), vector(indices, th.concl.args[2]), th, indices)
        self.layers[stage] = Visited(cotangent, indices, below, law, moving)

    def holding(self, t: Term, indices: Sequence[Term]) -> tuple[Term, tuple[Stage, ...]]:
        """``t`` with families in the places of the stages that it applies, and these stages.

        A definition is a stage where its arguments are the same at all indices: else what stands in them is looked at.
        """
        own = {i.key for i in indices}
        below: dict[Stage, None] = {}

        def of(t: Term, _: int = 0) -> Term:
            if self.x.key not in t.free:
                return t
            if t.head == "def":
                d, *args = t.args
                stage = Stage(d, tuple(None if p.kind == "ix" else a for p, a in zip(d.params, args, strict=True)))
                fixed = [a for a in stage.arguments if a is not None]
                if len(stage.dims) <= MAX_INDICES and not any(a.loose or not a.free.isdisjoint(own) for a in fixed):
                    below[stage] = None
                    return Term.of(
                        self.key(stage), *(a for a, b in zip(args, stage.arguments, strict=True) if b is None)
                    )
            return rebuild(t, of)

        return of(t), tuple(below)

    def key(self, stage: Stage) -> Key:
        """The family that stands for a stage."""
        name = f"~H{len(self.keys)}_{stage.definition.name}"
        return self.keys.setdefault(stage, Key("at", name, stage.dims, "fixed"))

    def moving(self, below: Iterable[Stage]) -> dict[Key, Moving]:
        """What moves in a term that holds some stages."""
        return {self.x.key: self.own, **{self.keys[n]: self.layers[n].moving for n in below}}

    def reached(self, below: Iterable[Stage]) -> dict[Stage, None]:
        """Some stages and those below them."""
        found: dict[Stage, None] = {}
        for stage in below:
            found |= {stage: None} | self.reached(self.layers[stage].below)
        return found

    def arrays(self, below: Iterable[Stage]) -> int:
        """How many arrays lie on the way."""
        return sum(bool(stage.dims) for stage in self.reached(below))

    def cost(self, below: Iterable[Stage]) -> int:
        """How long the cotangents are that some stages pull back."""
        return sum(self.layers[stage].law.length for stage in self.reached(below))

    def preferred(self, whole: int, layered: int, below: Iterable[Stage]) -> bool:
        """Whether one closed form reads better than a layer for each stage, by the lengths of the two.

        A named array is something that a program computes: it is given up for a clear gain only.
        """
        return 4 * whole <= 3 * layered if self.arrays(below) else whole <= layered

    # ---- one layer

    def law(
        self,
        held: Term,
        below: tuple[Stage, ...],
        indices: tuple[Term, ...],
        cotangent: Key | None,
        stage: Stage | None = None,
    ) -> Transposed:
        """How the cotangent of one layer is pulled back to those of the layers below it, and to the variable.

        It is looked for with families in the places of stages, and proved of the stages.
        """
        names = self.engine.names
        targets: list[Stage | None] = [*below, *([None] if self.x.key in held.free else [])]
        keys = [self.x.key if inner is None else self.keys[inner] for inner in targets]
        changes = [change(k) for k in keys]
        actual = {self.keys[n]: self.layers[n].moving.actual for n in below}
        search = self.engine.assuming(self.signs(below))
        local = Local.of(held, indices, stage) if below and stage else None
        named = local.use if local else held

        def weighted(t: Term) -> Term:
            return t if cotangent is None else summed(indices, Term.of(cotangent, *indices) * t)

        def here(t: Term) -> Term:
            return substitute(local.named(t) if local else t, actual)

        found: list[Target] = []
        for inner, k in zip(targets, keys, strict=True):
            at = tuple(fresh(k, names))
            slope = search.value(weighted(named), {k: itself(Term.of(k, *at), names)})
            found.append(Target(inner, at, here(search.closed(slope, weighted(named)).rhs)))
        pairs = zip(found, changes, strict=True)
        right = total([summed(t.indices, t.cotangent * Term.of(dk, *t.indices)) for t, dk in pairs])
        moving = {k: Moving(family(k), family(dk)) for k, dk in zip(keys, changes, strict=True)}
        left = here(weighted(self.engine.value(held, moving)))
        general = [*self.engine.folds.below(held), *self.engine.spoken(held)]
        facts = [Known(instance(f.theorem, actual.items()), f.variables) for f in general]
        own = self.engine.folds.of(stage.at(indices)) if stage else []
        scope = Scope((*own, *facts, *self.engine.scope.facts), names)
        return Transposed(self.engine.equal(left, right, scope), tuple(found))

    def signs(self, below: Iterable[Stage]) -> Iterator[Term]:
        """What is known of the sign of a stage, said of the family that stands for it."""
        for stage in below:
            indices = fresh(self.keys[stage], self.engine.names)
            for show, said in _SIGNS:
                try:
                    show(stage.at(indices), self.engine.scope)
                except ProofError:
                    continue
                formula = said(Term.of(self.keys[stage], *indices))
                for i in reversed(indices):
                    formula = Term("forall", i.args[1], close(formula, i.key))
                yield formula
                break

    def at(self, law: Transposed, cotangent: tuple[Key, Term] | None, wanted: Term) -> Theorem:
        """A law at the differentials that there are, and at a cotangent; its left side as it is wanted."""
        changes = [
            (change(self.x.key), self.own.differential)
            if t.stage is None
            else (change(self.keys[t.stage]), self.layers[t.stage].moving.differential)
            for t in law.targets
        ]
        th = instance(law.theorem, [*changes, *([cotangent] if cotangent else [])])
        return th if th.lhs == wanted else chain(shown_equal(wanted, th.lhs, self.engine.scope), th)

    # ---- all layers, from the last to the first

    def assembled(self, state: Theorem, targets: Iterable[Target]) -> Theorem:
        """The value of the derivative, from what the loss hands to the layers that it applies."""
        parts = [self.part(t) for t in targets]
        for stage in reversed(self.layers):
            taken = [n for n, (t, _) in enumerate(parts) if t.stage == stage]
            if not taken:
                continue
            merged, cotangent = self.merged([parts[n] for n in taken])
            layer = self.layers[stage]
            named, cotangent = self.with_name(stage, cotangent)
            self.passes.append(self.passed(layer.law, (layer.key, cotangent), len(taken), stage))
            step = chain(merged, named)
            step = chain(step, self.at(layer.law, (layer.key, cotangent), step.rhs))
            new = [
                self.part(Target(t.stage, t.indices, substitute(t.cotangent, {layer.key: cotangent})))
                for t in layer.law.targets
            ]
            state = chain(state, self.exchanged([p for _, p in parts], taken, [p for _, p in new], step))
            parts = [p for n, p in enumerate(parts) if n not in taken] + new
        merged, cotangent = self.merged(parts)
        return chain(state, merged, self.picked(cotangent))

    def part(self, target: Target) -> tuple[Target, Term]:
        """A target, and what it contributes: ``Sum cot dN``."""
        moving = self.own if target.stage is None else self.layers[target.stage].moving
        return target, summed(target.indices, target.cotangent * opened(moving.differential, target.indices))

    def merged(self, parts: list[tuple[Target, Term]]) -> tuple[Theorem, Term]:
        """The contributions of one stage as one, and its cotangent as an array."""
        first, terms = parts[0][0], [p for _, p in parts]
        cotangents = [vector(t.indices, t.cotangent) for t, _ in parts]
        if len(parts) == 1:
            return K.refl(terms[0]), cotangents[0]
        indices = first.indices
        moving = self.own if first.stage is None else self.layers[first.stage].moving
        dims = tuple(i.args[1] for i in indices)
        keys = [Key("at", f"A{n}~", dims, "fixed") for n in range(len(parts))]
        change = Key("at", "D~", dims, "fixed")
        d = Term.of(change, *indices)
        entries = [Term.of(k, *indices) for k in keys]
        law = shown_equal(
            total([summed(indices, a * d) for a in entries]), summed(indices, total(entries) * d), self.engine.scope
        )
        cotangent = vector(indices, total([opened(c, indices) for c in cotangents]))
        values = [*zip(keys, cotangents, strict=True), (change, moving.differential)]
        return instance(law, values), cotangent

    def with_name(self, stage: Stage, cotangent: Term) -> tuple[Theorem, Term]:
        """A cotangent with a name, where it is more than an entry."""
        layer = self.layers[stage]
        indices = layer.indices
        body, change = opened(cotangent, indices), opened(layer.moving.differential, indices)
        if length(body) == 1:
            return K.refl(summed(indices, body * change)), cotangent
        d = self.definition(stage, body, indices)
        use = Term("def", d, *map(family, d.params[: len(d.params) - len(indices)]), *indices)
        hole, key = self.engine.names.hole()
        th = K.congruence((K.symm(K.unfold(use)),), hole * change, key)
        for i in reversed(indices):
            th = K.sum_congruence(th, i)
        return th, vector(indices, use)

    def definition(self, stage: Stage, body: Term, indices: Sequence[Term]) -> Definition:
        """``d_N``, of all that its body mentions, and the indices of ``N``."""
        own = [p.name for p, a in zip(stage.definition.params, stage.arguments, strict=True) if a is None]
        taken = {k.name for k in body.free} | {d.name for d in self.named}
        places: list[Term] = []
        for wanted, i in zip(own, indices, strict=True):
            name = next(s for s in (wanted, *LETTERS) if s not in taken)
            taken.add(name)
            places.append(Term("ix", name, i.args[1]))
        said = substitute(body, {i.key: s for i, s in zip(indices, places, strict=True)})
        params = (*sorted(said.free - {s.key for s in places}), *(s.key for s in places))
        name, count = f"d_{stage.definition.name}", 1
        while name in taken:
            count += 1
            name = f"d_{stage.definition.name}_{count}"
        made = Definition(name, params, lettered(said, self.letters, frozenset(s.name for s in params)))
        self.named.append(made)
        return made

    def exchanged(self, parts: list[Term], taken: list[int], new: list[Term], step: Theorem) -> Theorem:
        """``total(parts) = total(the others and the new)`` where those that are taken are equal to the new."""
        names = self.engine.names
        holes = [names.hole() for _ in parts]
        others = [h for n, (h, _) in enumerate(holes) if n not in taken]
        group = total([holes[n][0] for n in taken])
        apart = ring(total([h for h, _ in holes]), total([*others, group]))
        there = K.instantiate(apart, *((k, p) for (_, k), p in zip(holes, parts, strict=True)))
        rest = [p for n, p in enumerate(parts) if n not in taken]
        then = inside(names, [step], lambda h: total([*rest, h]))
        more = [names.hole() for _ in new]
        flat = ring(total([*others, total([h for h, _ in more])]), total([*others, *(h for h, _ in more)]))
        values = [(holes[n][1], p) for n, p in enumerate(parts) if n not in taken]
        values += [(k, p) for (_, k), p in zip(more, new, strict=True)]
        return chain(there, then, K.instantiate(flat, *values))

    def picked(self, cotangent: Term) -> Theorem:
        """``Sum_i c(i) delta(i, j) = c(j)``: the entry of the variable's own cotangent."""
        indices = fresh(self.x.key, self.engine.names)
        key = Key("at", "A~", self.x.key.dims, "fixed")
        change = opened(self.own.differential, indices)
        left = summed(indices, Term.of(key, *indices) * change)
        th = shown_equal(left, Term.of(key, *self.x.args[3:]), self.engine.scope)
        return K.instantiate(th, (key, cotangent))
