"""What reverse mode passes: arrays that definitions make, what is known of each, and how cotangents go through."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..kernel.rules import Theorem
from ..kernel.terms import Definition, Dim, Key, Term, rebuild
from .families import applied, family
from .rules import Moving
from .shapes import length


class Stage(NamedTuple):
    """A defined array on the way to the variable: a definition, and its arguments without the indices."""

    definition: Definition
    arguments: tuple[Term | None, ...]

    def at(self, indices: Iterable[Term]) -> Term:
        """An entry of it."""
        return applied(self.definition, self.arguments, indices)

    @property
    def dims(self) -> tuple[Dim, ...]:
        """Of its indices."""
        return tuple(p.dim for p, a in zip(self.definition.params, self.arguments, strict=True) if a is None)


class Target(NamedTuple):
    """Where a cotangent goes: a stage, or the variable (None); its indices, and the cotangent at these."""

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


@dataclass
class Visited:
    """A stage: the variable for its cotangent, its indices, what it depends on, its law, and how it moves."""

    key: Key
    indices: tuple[Term, ...]
    below: tuple[Stage, ...]
    law: Transposed
    moving: Moving


class Local(NamedTuple):
    """A stage whose body holds families, as a definition of these: what a closed form may name."""

    use: Term
    stage: Stage

    @classmethod
    def of(cls, held: Term, indices: Sequence[Term], stage: Stage) -> Local:
        """What stands for a stage of which the body is ``held``."""
        own = tuple(i.key for i in indices)
        params = (*sorted(held.free - set(own)), *own)
        d = Definition(stage.definition.name, params, held)
        return cls(Term("def", d, *map(family, params)), stage)

    def named(self, t: Term) -> Term:
        """A term with the stage itself in the places of what stood for it."""

        def of(t: Term, _: int = 0) -> Term:
            if t.head == "def" and t.args[0] == self.use.args[0]:
                return self.stage.at(t.args[len(t.args) - len(self.stage.dims) :])
            return rebuild(t, of)

        return of(t)


def change(key: Key) -> Key:
    """The differential of a variable, as a variable."""
    return Key("at", f"d~{key.name}", key.dims, "fixed")
