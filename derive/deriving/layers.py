"""Reverse mode as a proof: the cotangents of a layer from those above it, and nothing normalized as a whole.

The derivative of a loss is, by the rules, a combination of the differentials of the definitions that it applies,

    D L = Sum_N Sum_idx C_N(idx) dN(idx),

and so is what a definition ``N`` contributes, as its body applies definitions in turn. Definitions are taken in
topological order, the last first: when ``N`` comes, all its cotangents are there, are added, and get the name ``d_N``
before they are pulled back. What is left in the end speaks of the variable alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from ..kernel import rules as K
from ..kernel.rules import ZERO, ProofError, Theorem
from ..kernel.sorts import MAX_INDICES
from ..kernel.terms import Definition, Key, Term, close, rebuild, substitute, subterms, unfolded
from ..language.families import LETTERS, family, fresh, lettered, opened, passed_on, summed, vector
from ..language.families import indices as indices_in
from ..language.text.declarations import base
from ..proving import order
from ..proving.algebra import chain, total
from ..proving.matching import Known
from ..proving.scope import Scope
from .engine import Engine, instance, itself
from .motions import Motion
from .naming import Named
from .rules import Moving
from .shapes import length
from .stages import Local, Pass, Stage, Target, Transposed, Visited, change, parameters, whole_stage, with_total
from .sweeps import Sweep, Unit, folded

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
        Layer by layer, from the loss down; what is within a unit comes last.
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
    return _Search(engine, x.key, Named(loss), {}).derivative(loss, x)


class _Search(Sweep):
    """The search for what a sweep consists of."""

    # ---- from the loss down

    def derivative(self, loss: Term, x: Term) -> Pulled:
        """Return the derivative of a loss in one entry of the variable."""
        if self.x not in loss.free:
            return Pulled(self.engine.derivative(loss, x), ())
        held, below = self.holding(loss, ())
        for stage in below:
            self.visit(stage)
        law = self.law(held, below)
        if self.few(below):
            whole = self.engine.derivative(loss, x)
            if self.preferred(length(whole.concl.args[2]), law.length + self.cost(below), below):
                return Pulled(whole, (), (self.passed(self.law(loss, ())),))
        change_of_x = itself(x, self.engine.names)
        raw = Motion(self, {}, change_of_x, x).derivative(held, below)
        value, cotangent = self.assembled(self.at(law), law.targets)
        value = instance(value, [(change(self.x), change_of_x.differential)])
        value = chain(self.same(raw.concl.args[2], value.lhs), value, self.picked(cotangent, x, change_of_x))
        answer = lettered(value.rhs, self.named.letters)
        theorem = K.deriv_eq(K.refl(loss), raw, K.trans(value, K.refl(answer)))
        inside = (one for unit in self.made.values() for one in unit.inside.passes)
        return Pulled(theorem, tuple(self.named.cotangents), (self.passed(law), *self.passes, *inside))

    def visit(self, stage: Stage) -> None:
        """Make the layer of a stage, after those that it depends on."""
        if stage in self.layers:
            return
        if (unit := self.unit(stage)) is not None:
            self.layers[stage] = self.instanced(stage, *unit)
        else:
            self.layers[stage] = self.searched(stage)

    def searched(self, stage: Stage) -> Visited:
        """Return the layer of a stage, from its body."""
        indices = self.indices(stage)
        use = stage.at(indices)
        held, below = self.holding(with_total(unfolded(use)), indices)
        for inner in below:
            self.visit(inner)
        cotangent = self.cotangent(stage)
        law = self.law(held, below, stage) if below else None
        if law is None or self.few(below):
            whole = self.law(use, (), stage)
            if law is None or self.preferred(whole.length, law.length + self.cost(below), below):
                held, below, law = use, (), whole
        rate = self.raw(held, below)
        if length(rate) > 1:
            rate = self.named.use(f"D_{stage.definition.name}", rate, indices, stage.letters)
        moving = Moving(vector(indices, use), vector(indices, rate))
        return Visited(cotangent, indices, below, held, law, moving)

    def raw(self, held: Term, below: Iterable[Stage]) -> Term:
        """Return the differential of a term that holds some stages, as the rules give it."""
        keys = [self.x, *(self.key(n) for n in below)]
        value = self.engine.value(held, {k: Moving(family(k), family(change(k))) for k in keys})
        moving = {self.key(n): self.layers[n].moving for n in below}
        actual = {k: m.actual for k, m in moving.items()}
        return substitute(value, actual | {change(k): m.differential for k, m in moving.items()})

    # ---- units

    def unit(self, stage: Stage) -> tuple[Unit, Stage | None] | None:
        """Return the unit that a stage is, and the stage to which it is applied; None there for the variable itself."""
        d = stage.definition
        places = [n for n, a in enumerate(stage.arguments) if a is not None and self.x in a.free]
        if d not in self.named.nested or len(places) != 1:
            return None
        argument, inner = stage.arguments[places[0]], None
        if argument is not None and passed_on(argument) != self.x:
            inner = whole_stage(argument, self.engine.names)
            if inner is None:
                return None
            self.visit(inner)
        question = d, d.params[places[0]]
        if question not in self.made:
            self.made[question] = _Search(self.engine, question[1], self.named, self.made).whole(d)
        self.units[stage] = self.made[question], inner
        return self.units[stage]

    def instanced(self, stage: Stage, unit: Unit, inner: Stage | None) -> Visited:
        """Return the layer of a unit: its law at the arrays to which it is applied."""
        cotangent = self.cotangent(stage)
        moving, key = self.moved(inner), self.x if inner is None else self.key(inner)
        values = parameters(stage)
        there = unit.inside.layers[unit.stage]
        law = instance(
            unit.law,
            [*values.items(), (change(unit.inside.x), family(change(key))), (unit.cotangent, family(cotangent))],
        )
        c = substitute(unit.target.cotangent, {**values, unit.cotangent: family(cotangent)})
        target = Target(inner, unit.target.indices, c)
        rate = substitute(there.rate, {**values, change(unit.inside.x): moving.differential})
        use = stage.at(there.indices)
        moves = Moving(vector(there.indices, use), vector(there.indices, rate))
        below = () if inner is None else (inner,)
        return Visited(cotangent, there.indices, below, None, Transposed(law, (target,)), moves)

    def whole(self, d: Definition) -> Unit:
        """Return a definition at its parameters, as a unit."""
        stage = Stage(d, tuple(None if p.kind == "ix" else family(p) for p in d.params))
        taken = {name for p in d.params for name in (p.name, *map(base, p.dims))}
        cotangent = Key("at", next(s for s in ("g", *LETTERS) if s not in taken), stage.dims, "fixed")
        free = [s for s in LETTERS if s not in taken][: len(self.x.dims)]
        self.layers[stage] = layer = self.searched(stage)
        entry = Term.of(cotangent, *layer.indices)
        law, c = self.assembled(
            K.refl(summed(layer.indices, entry * layer.rate)), [Target(stage, layer.indices, entry)]
        )
        indices = fresh(self.x, self.engine.names)
        use = self.named.cotangent(f"{d.name}_vjp_{self.x.name}", opened(c, indices), indices, free)
        law = chain(law, folded(use, indices, opened(self.variable.differential, indices), self.engine.names))
        return Unit(self, stage, cotangent, law, Target(None, tuple(indices), use))

    def holding(self, t: Term, indices: Sequence[Term]) -> tuple[Term, tuple[Stage, ...]]:
        """Return ``t`` with families in the places of the stages that it applies, and these stages.

        A definition is a stage where its arguments are the same at all indices: else what stands in them is looked at.
        """
        bound = {i.key for i in indices}
        below: dict[Stage, None] = {}

        def replaced(t: Term, _: int = 0) -> Term:
            if self.x not in t.free:
                return t
            if t.head == "def":
                d, *args = t.args
                stage = Stage(d, tuple(None if p.kind == "ix" else a for p, a in zip(d.params, args, strict=True)))
                fixed = [a for a in stage.arguments if a is not None]
                if len(stage.dims) <= MAX_INDICES and not any(a.loose or not a.free.isdisjoint(bound) for a in fixed):
                    below[stage] = None
                    return Term.of(
                        self.key(stage), *(a for a, b in zip(args, stage.arguments, strict=True) if b is None)
                    )
            return rebuild(t, replaced)

        return replaced(t), tuple(below)

    def preferred(self, whole: int, layered: int, below: Iterable[Stage]) -> bool:
        """Whether one closed form reads better than a layer for each stage, by the lengths of the two.

        A named array is something that a program computes: it is given up for a clear gain only.
        """
        return 4 * whole <= 3 * layered if self.arrays(below) else whole <= layered

    # ---- one layer

    def law(self, held: Term, below: tuple[Stage, ...], stage: Stage | None = None) -> Transposed:
        """How the cotangent of one layer is pulled back to those of the layers below it, and to the variable.

        It is looked for with families in the places of stages, and proved of the stages; once for all variables.
        """
        question = held, below, stage, self.x if self.x in held.free else None
        if question not in self.engine.laws:
            self.engine.laws[question] = self.searched_law(held, below, stage)
        return self.engine.laws[question]

    def searched_law(self, held: Term, below: tuple[Stage, ...], stage: Stage | None) -> Transposed:
        """Return the law of a layer, which is not known yet."""
        indices, cotangent = (self.indices(stage), self.cotangent(stage)) if stage else ((), None)
        names = self.engine.names
        targets: list[Stage | None] = [*below, *([None] if self.x in held.free else [])]
        keys = [self.x if inner is None else self.key(inner) for inner in targets]
        changes = [change(k) for k in keys]
        actual = {self.key(n): self.layers[n].moving.actual for n in below}
        search = self.engine.assuming([*self.signs(below), *self.signs_of_totals(held, actual)])
        local = Local.standing_for(held, indices, stage) if below and stage else None
        named = local.use if local else held

        def weighted(t: Term) -> Term:
            return t if cotangent is None else summed(indices, Term.of(cotangent, *indices) * t)

        def here(t: Term) -> Term:
            return substitute(local.named(t) if local else t, actual)

        pulled: list[Target] = []
        for inner, k in zip(targets, keys, strict=True):
            at = tuple(fresh(k, names))
            slope = search.value(weighted(named), {k: itself(Term.of(k, *at), names)})
            pulled.append(Target(inner, at, here(search.closed(slope, weighted(named), {*keys}).rhs)))
        pairs = zip(pulled, changes, strict=True)
        right = total([summed(t.indices, t.cotangent * Term.of(dk, *t.indices)) for t, dk in pairs])
        moving = {k: Moving(family(k), family(dk)) for k, dk in zip(keys, changes, strict=True)}
        left = here(weighted(self.engine.value(held, moving)))
        general = [*self.engine.folds.below(held, keys), *self.engine.spoken(held, keys)]
        facts = [Known(instance(f.theorem, actual.items()), f.variables) for f in general]
        stage_folds = self.engine.folds.about(stage.at(indices)) if stage else []
        scope = Scope((*stage_folds, *facts, *self.engine.scope.facts), names)
        return Transposed(self.engine.equal(left, right, scope), tuple(pulled))

    def signs(self, below: Iterable[Stage]) -> Iterator[Term]:
        """What is known of the sign of a stage, said of the family that stands for it."""
        for stage in below:
            if not self.units.keys().isdisjoint(self.reached([stage])):
                continue  # a sign is not looked for through all the blocks of a stack
            at = fresh(self.key(stage), self.engine.names)
            yield from self.sign(stage.at(at), Term.of(self.key(stage), *at), at)

    def signs_of_totals(self, held: Term, actual: Mapping[Key, Term]) -> Iterator[Term]:
        """What is known of the sign of the sums by which a term divides, said of it with families in it."""
        for s in subterms(held):
            if s.head == "div" and s.args[1].head == "sum" and not s.loose:
                yield from self.sign(substitute(s.args[1], actual), s.args[1], dict.fromkeys(indices_in(s.args[1])))

    def sign(self, t: Term, held: Term, at: Iterable[Term]) -> Iterator[Term]:
        """What is known of the sign of a term, at all indices, said of what stands for it."""
        for show, relation in _SIGNS:
            try:
                show(t, self.engine.scope)
            except ProofError:
                continue
            formula = relation(held)
            for i in reversed([*at]):
                formula = Term("forall", i.args[1], close(formula, i.key))
            yield formula
            break
