"""Describe the stages of reverse mode: arrays that definitions make, their facts, and the cotangents through them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..kernel.rules import Theorem, poly
from ..kernel.terms import Definition, Dim, Key, Term, rebuild, unfolded
from ..language.families import applied, family, indices, opened
from ..language.fresh import Fresh
from .rules import Moving
from .shapes import length


class Stage(NamedTuple):
    """A defined array on the way to the variable: a definition, and its arguments without the indices."""

    definition: Definition
    arguments: tuple[Term | None, ...]

    def at(self, indices: Iterable[Term]) -> Term:
        """Return an entry at some indices."""
        return applied(self.definition, self.arguments, indices)

    @property
    def dims(self) -> tuple[Dim, ...]:
        """Of its indices."""
        return tuple(p.dim for p, a in zip(self.definition.params, self.arguments, strict=True) if a is None)

    @property
    def letters(self) -> list[str]:
        """Return the letters that its definition has for its indices."""
        return [p.name for p, a in zip(self.definition.params, self.arguments, strict=True) if a is None]


class Target(NamedTuple):
    """The target of a cotangent: a stage, or the variable (None); its indices, and the cotangent at these."""

    stage: Stage | None
    indices: tuple[Term, ...]
    cotangent: Term


class Transposed(NamedTuple):
    """``Sum_idx C(idx) dN(idx) = Sum_k Sum cot_k dH_k``, for all cotangents ``C`` and differentials ``dH``."""

    theorem: Theorem
    targets: tuple[Target, ...]

    @property
    def length(self) -> int:
        """Of its cotangents, to a reader."""
        return sum(length(t.cotangent) for t in self.targets)


class Pass(NamedTuple):
    """A layer that a cotangent was pulled back through.

    Attributes
    ----------
    law : Transposed
    moving : tuple of (Term, Key)
        The arrays below it, the variable last, and what stands for the change of each in the law: see `stages.change`.
    cotangent : tuple of (Key, Term), optional
        What stands for the cotangent in the law, and the cotangent; none for the loss.
    uses : int
        How many cotangents were added to it.
    use : Term, optional
        The array itself, at indices.
    """

    law: Transposed
    moving: tuple[tuple[Term, Key], ...]
    cotangent: tuple[Key, Term] | None = None
    uses: int = 1
    use: Term | None = None


@dataclass(frozen=True)
class Visited:
    """A stage with the results for any differential of the variable.

    Attributes
    ----------
    key : Key
        The variable for its cotangent.
    indices : tuple of Term
    below : tuple of Stage
        What it depends on.
    held : Term, optional
        Its body, with families in the places of these; None for a stage that is a unit of its own.
    law : Transposed
    moving : Moving
        Its entries and their differentials; the latter a definition of their own, so that none is written twice.
    """

    key: Key
    indices: tuple[Term, ...]
    below: tuple[Stage, ...]
    held: Term | None
    law: Transposed
    moving: Moving

    @property
    def rate(self) -> Term:
        """The differential of an entry."""
        return opened(self.moving.differential, self.indices)


class Local(NamedTuple):
    """A stage whose body holds families, as a definition of these: what a closed form may name."""

    use: Term
    stage: Stage

    @classmethod
    def standing_for(cls, held: Term, indices: Sequence[Term], stage: Stage) -> Local:
        """Return what stands for a stage with the body ``held``."""
        bound = tuple(i.key for i in indices)
        params = (*sorted(held.free - set(bound)), *bound)
        d = Definition(stage.definition.name, params, held)
        return cls(Term("def", d, *map(family, params)), stage)

    def named(self, t: Term) -> Term:
        """Return a term with the stage itself in the places of what stood for it, and with its total written out."""

        def replaced(t: Term, _: int = 0) -> Term:
            if t.head == "def" and t.args[0] == self.use.args[0]:
                return self.stage.at(t.args[len(t.args) - len(self.stage.dims) :])
            if t.head == "def" and any("~" in p.name for p in t.args[0].params):
                return replaced(unfolded(t))  # a total of families, which has its name for the search alone
            return rebuild(t, replaced)

        return replaced(t)


def change(key: Key) -> Key:
    """Return the differential of a variable, as a variable."""
    return Key("at", f"d~{key.name}", key.dims, "fixed")


def parameters(stage: Stage) -> dict[Key, Term]:
    """Return the parameters of a stage's definition, and what stands for them."""
    pairs = zip(stage.definition.params, stage.arguments, strict=True)
    return {p: a for p, a in pairs if a is not None}


def whole_stage(array: Term | None, names: Fresh) -> Stage | None:
    """Return the stage whose entries, in order, are an array."""
    indices: list[Term] = []
    while array is not None and array.head == "lam":
        i = names.index(array.args[0])
        indices.append(i)
        array = opened(array, [i])
    if array is None or array.head != "def":
        return None
    d, *args = array.args
    if [a for p, a in zip(d.params, args, strict=True) if p.kind == "ix"] != indices:
        return None
    bound = {i.key for i in indices}
    stage = Stage(d, tuple(None if p.kind == "ix" else a for p, a in zip(d.params, args, strict=True)))
    return stage if all(a is None or a.free.isdisjoint(bound) for a in stage.arguments) else None


def with_total(t: Term) -> Term:
    """Return a share of a total with the total written out, so that it is pulled back in one stage and not in two."""
    if t.head != "div" or t.args[1].head != "def":
        return t
    part, total = t.args[0], unfolded(t.args[1])
    alike = (i for i in indices(part) if total.head == "sum" and i.args[1] == total.args[0])
    return part / total if any(poly(opened(total, [i])) == poly(part) for i in alike) else t
