"""Arrays as they move with one entry, proved: what reverse mode found for any differential, at those that there are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ..kernel import rules as K
from ..kernel.rules import Theorem
from ..kernel.terms import Key, Term, substitute
from ..language.families import passed_on, vector
from ..proving.algebra import chain, inside
from .rules import Moving
from .stages import Stage, change, parameters
from .sweeps import Sweep


class Motion:
    """The stages of a sweep, as they move with ``y``.

    There is no chain rule for arrays: at each array the structural rules run through the body of a definition again.
    They end in the same definition, at other arguments.

    Parameters
    ----------
    on : Sweep
    values : mapping of Key to Term
        What stands for its other variables.
    variable : Moving
        How its variable moves, with the proof.
    y : Term
        The entry.
    """

    def __init__(self, on: Sweep, values: Mapping[Key, Term], variable: Moving, y: Term) -> None:
        self.on, self.variable, self.y = on, variable, y
        self.values = {k: v for k, v in values.items() if passed_on(v) != k}
        self._motions: dict[Stage, Moving] = {}

    def derivative(self, held: Term, below: Iterable[Stage]) -> Theorem:
        """``D(t, y) = value`` for a term that holds some stages, with the value as the rules give it."""
        moving = {self.on.x: self.variable} | {self.on.key(n): self.moving(n) for n in below}
        return self.on.engine.proved(substitute(held, self.values), moving, self.y)

    def moving(self, stage: Stage) -> Moving:
        """Return a stage, its differential, and the proof that it is."""
        if stage not in self._motions:
            self._motions[stage] = self._moved(stage)
        return self._motions[stage]

    def _moved(self, stage: Stage) -> Moving:
        layer, x = self.on.layers[stage], self.on.x
        here = {**self.values, x: self.variable.actual, change(x): self.variable.differential}
        use, rate = (substitute(t, here) for t in (stage.at(layer.indices), layer.rate))
        if layer.held is None:
            unit, inner = self.on.units[stage]
            values = {p: substitute(a, here) for p, a in parameters(stage).items() if p != unit.inside.x}
            variable = self.variable if inner is None else self.moving(inner)
            theorem = Motion(unit.inside, values, variable, self.y).moving(unit.stage).theorem
        else:
            theorem = self.derivative(layer.held, layer.below)
            raw = theorem.concl.args[2]
            named = K.symm(K.unfold(rate)) if rate != raw and rate.head == "def" else K.refl(rate)
            if named.lhs != raw:
                named = K.trans(self.on.same(raw, named.lhs), named)
            theorem = K.deriv_eq(self._same(theorem.concl.args[0], use), theorem, named)
        return Moving(vector(layer.indices, use), vector(layer.indices, rate), theorem, layer.indices)

    def _same(self, held: Term, use: Term) -> Theorem:
        """``held = use``, where a stage is taken as it is, or by its body; a total may be written out in that."""
        if held == use:
            return K.refl(use)
        body = K.unfold(use)
        if body.rhs != held:
            part, total = body.rhs.args
            body = chain(body, inside(self.on.engine.names, [K.unfold(total)], lambda h: part / h))
        return K.symm(body)
