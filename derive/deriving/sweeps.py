"""One sweep of reverse mode: what is known of each stage, and how contributions are added, stage by stage."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..kernel import rules as K
from ..kernel.rules import Theorem
from ..kernel.terms import Definition, Key, Term, substitute
from ..language.families import family, fresh, opened, summed, vector
from ..language.fresh import Fresh
from ..proving.algebra import chain, inside, ring, total
from .engine import Engine, instance
from .equality import shown_equal
from .naming import Named
from .rules import Moving
from .shapes import length
from .stages import Pass, Stage, Target, Transposed, Visited, change

WHOLE = 2
"""The most arrays on the way to the variable with which one closed form is tried for the whole way."""


class Unit(NamedTuple):
    """A definition that is applied to arrays that it makes itself, such as a block of a stack: pulled back once.

    Attributes
    ----------
    inside : Sweep
        Its own, in one of its parameters.
    stage : Stage
        The definition at its parameters.
    cotangent : Key
        Of its value.
    law : Theorem
        ``Sum_idx C(idx) dN(idx) = Sum_k c(k) dx(k)``, for all ``C``, ``dx`` and values of the parameters.
    target : Target
        ``c``, at indices.
    """

    inside: Sweep
    stage: Stage
    cotangent: Key
    law: Theorem
    target: Target


class Sweep:
    """Collect the results on the way from a loss to a variable, for any differential of the variable, and add them up.

    Parameters
    ----------
    engine : Engine
    x : Key
        The variable.
    named : Named
    made : dict
        The units that are known, by their definition and the parameter that moves.

    Attributes
    ----------
    variable : Moving
        The variable itself, with a differential that is a variable too.
    layers : dict of Stage to Visited
        Each after those that it depends on.
    units : dict of Stage to (Unit, Stage or None)
        The stages that are units, and the stage to which each is applied; None for the variable.
    passes : list of Pass
        What cotangents were pulled back through, in order.
    """

    def __init__(self, engine: Engine, x: Key, named: Named, made: dict[tuple[Definition, Key], Unit]) -> None:
        self.engine, self.x, self.named, self.made = engine, x, named, made
        self.variable = Moving(family(x), family(change(x)))
        self.layers: dict[Stage, Visited] = {}
        self.units: dict[Stage, tuple[Unit, Stage | None]] = {}
        self.passes: list[Pass] = []

    def key(self, stage: Stage) -> Key:
        """Return the family that stands for a stage."""
        return self._standing(stage)[0]

    def indices(self, stage: Stage) -> tuple[Term, ...]:
        """Return the indices at which a stage is looked at."""
        return self._standing(stage)[1]

    def cotangent(self, stage: Stage) -> Key:
        """Return the variable for the cotangent of a stage."""
        return Key("at", self.key(stage).name.replace("~H", "~C", 1), stage.dims, "fixed")

    def _standing(self, stage: Stage) -> tuple[Key, tuple[Term, ...]]:
        stages = self.engine.stages
        if stage not in stages:
            key = Key("at", f"~H{len(stages)}_{stage.definition.name}", stage.dims, "fixed")
            stages[stage] = key, tuple(fresh(key, self.engine.names))
        return stages[stage]

    def reached(self, below: Iterable[Stage]) -> dict[Stage, None]:
        """Some stages and those below them."""
        stages: dict[Stage, None] = {}
        waiting = list(below)
        while waiting:
            if (stage := waiting.pop()) not in stages:
                stages[stage] = None
                waiting += self.layers[stage].below
        return stages

    def arrays(self, below: Iterable[Stage]) -> int:
        """Count the arrays on the way."""
        return sum(bool(stage.dims) for stage in self.reached(below))

    def few(self, below: Iterable[Stage]) -> bool:
        """Tell whether one closed form is tried for the whole way: there are few arrays, and none is made by a unit."""
        return self.arrays(below) <= WHOLE and self.units.keys().isdisjoint(self.reached(below))

    def cost(self, below: Iterable[Stage]) -> int:
        """Measure the cotangents that some stages pull back."""
        return sum(self.layers[stage].law.length for stage in self.reached(below))

    # ---- from laws to steps

    def at(self, law: Transposed, cotangent: tuple[Key, Term] | None = None) -> Theorem:
        """Return a law at the differentials that there are, and at a cotangent."""
        changes = [
            (change(self.key(t.stage)), self.layers[t.stage].moving.differential)
            for t in law.targets
            if t.stage is not None
        ]
        return instance(law.theorem, [*changes, *([cotangent] if cotangent else [])])

    def same(self, wanted: Term, left: Term) -> Theorem:
        """Two spellings of what the rules give."""
        return K.refl(left) if wanted == left else shown_equal(wanted, left, self.engine.scope)

    def step(self, layer: Visited, cotangent: Term) -> Theorem:
        """Return the contribution of a layer, ``Sum_idx C(idx) dN(idx)``, by those below it."""
        th = self.at(layer.law, (layer.key, cotangent))
        rate, body = layer.rate, opened(cotangent, layer.indices)
        named = summed(layer.indices, body * rate)
        if named == th.lhs:
            return th
        start = K.refl(named)
        if rate.head == "def":
            hole, key = self.engine.names.hole()
            start = K.congruence((K.unfold(rate),), body * hole, key)
            for i in reversed(layer.indices):
                start = K.sum_congruence(start, i)
        return chain(start, self.same(start.rhs, th.lhs), th)

    # ---- all layers, from the last to the first

    def assembled(self, state: Theorem, targets: Iterable[Target]) -> tuple[Theorem, Term]:
        """``... = Sum_k c(k) dx(k)``, and ``c`` as an array, from what is handed to the layers that are applied."""
        parts = [self.part(t) for t in targets]
        for stage in reversed(self.layers):
            taken = [n for n, (t, _) in enumerate(parts) if t.stage == stage]
            if not taken:
                continue
            merged, cotangent = self.merged([parts[n] for n in taken])
            layer = self.layers[stage]
            named, cotangent = self.with_name(stage, cotangent)
            self.passes.append(self.passed(layer.law, (layer.key, cotangent), len(taken), stage))
            step = chain(merged, named, self.step(layer, cotangent))
            new = [
                self.part(Target(t.stage, t.indices, substitute(t.cotangent, {layer.key: cotangent})))
                for t in layer.law.targets
            ]
            state = chain(state, self.exchanged([p for _, p in parts], taken, [p for _, p in new], step))
            parts = [p for n, p in enumerate(parts) if n not in taken] + new
        merged, cotangent = self.merged(parts)
        return chain(state, merged), cotangent

    def passed(
        self, law: Transposed, cotangent: tuple[Key, Term] | None = None, uses: int = 1, stage: Stage | None = None
    ) -> Pass:
        """Return a layer as it is reported."""
        moving = [(self.moved(t.stage).actual, self.x if t.stage is None else self.key(t.stage)) for t in law.targets]
        return Pass(law, tuple(moving), cotangent, uses, stage and stage.at(self.layers[stage].indices))

    def moved(self, stage: Stage | None) -> Moving:
        """Return how a stage moves; without one the variable."""
        return self.variable if stage is None else self.layers[stage].moving

    def part(self, target: Target) -> tuple[Target, Term]:
        """Return a target, and what it contributes: ``Sum cot dN``."""
        moved = self.moved(target.stage).differential
        return target, summed(target.indices, target.cotangent * opened(moved, target.indices))

    def merged(self, parts: list[tuple[Target, Term]]) -> tuple[Theorem, Term]:
        """Return the contributions of one stage as one, and its cotangent as an array."""
        first, terms = parts[0][0], [p for _, p in parts]
        cotangents = [vector(t.indices, t.cotangent) for t, _ in parts]
        if len(parts) == 1:
            return K.refl(terms[0]), cotangents[0]
        indices = first.indices
        dims = tuple(i.args[1] for i in indices)
        keys = [Key("at", f"A{n}~", dims, "fixed") for n in range(len(parts))]
        change = Key("at", "D~", dims, "fixed")
        d = Term.of(change, *indices)
        entries = [Term.of(k, *indices) for k in keys]
        law = shown_equal(
            total([summed(indices, a * d) for a in entries]), summed(indices, total(entries) * d), self.engine.scope
        )
        cotangent = vector(indices, total([opened(c, indices) for c in cotangents]))
        values = [*zip(keys, cotangents, strict=True), (change, self.moved(first.stage).differential)]
        return instance(law, values), cotangent

    def with_name(self, stage: Stage, cotangent: Term) -> tuple[Theorem, Term]:
        """Return a cotangent with a name, where it is more than an entry or what a unit pulled back.

        The latter is an application already. A name for it would take all weights of the units above as parameters, so
        that a stack would grow with the square of its depth.
        """
        layer = self.layers[stage]
        indices = layer.indices
        body = opened(cotangent, indices)
        if length(body) == 1 or (body.head == "def" and body.args[0] in self.pulling()):
            return K.refl(summed(indices, body * layer.rate)), cotangent
        use = self.named.cotangent(f"d_{stage.definition.name}", body, indices, stage.letters)
        return folded(use, indices, layer.rate, self.engine.names), vector(indices, use)

    def pulling(self) -> set[Definition]:
        """Return the definitions of the cotangents that units pull back to."""
        return {unit.target.cotangent.args[0] for unit in self.made.values()}

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

    def picked(self, cotangent: Term, x: Term, moving: Moving) -> Theorem:
        """``Sum_i c(i) delta(i, j) = c(j)``: the entry of the cotangent of the variable."""
        indices = fresh(self.x, self.engine.names)
        key = Key("at", "A~", self.x.dims, "fixed")
        left = summed(indices, Term.of(key, *indices) * opened(moving.differential, indices))
        th = shown_equal(left, Term.of(key, *x.args[3:]), self.engine.scope)
        return K.instantiate(th, (key, cotangent))


def folded(use: Term, indices: Sequence[Term], rate: Term, names: Fresh) -> Theorem:
    """``Sum_idx body dN(idx) = Sum_idx c(idx) dN(idx)`` where ``c`` is defined as ``body``."""
    hole, key = names.hole()
    th = K.congruence((K.symm(K.unfold(use)),), hole * rate, key)
    for i in reversed(indices):
        th = K.sum_congruence(th, i)
    return th
