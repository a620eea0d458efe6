"""A theorem or a law as a statement of Rocq: sizes, variables, hypotheses in the order of the page, conclusion."""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.terms import MOMENTS, Key, Term, subterms
from .names import PROBABILITY, variables
from .text import Writer, grouped, sizes_in


class Statement(NamedTuple):
    """What a lemma says, and by which name later files call it.

    Attributes
    ----------
    name : str
        Qualified by its file: ``Softmax.softmax_pos``.
    given : tuple of Term
        Hypotheses, in the order of the page.
    claim : Term
    positive : bool
        Whether the sizes are said to be positive.
    """

    name: str
    given: tuple[Term, ...]
    claim: Term
    positive: bool = True

    @property
    def sizes(self) -> tuple[str, ...]:
        """The names of its sizes."""
        return sizes_in(*self.given, self.claim)

    @property
    def variables(self) -> tuple[Key, ...]:
        """Its free variables."""
        return variables(*self.given, self.claim)

    @property
    def random(self) -> bool:
        """Whether it speaks of a probability."""
        chance = any(k[-1] == "random" for k in self.variables)
        return chance or any(t.head in MOMENTS for f in (*self.given, self.claim) for t in subterms(f))

    def hypotheses(self, writer: Writer) -> tuple[str, ...]:
        """The names of its hypotheses."""
        many = len(self.given) > 1
        return tuple(writer.names.of(f"given_{n}" if many else "given") for n, _ in enumerate(self.given, 1))

    def header(self, writer: Writer) -> str:
        """Return ``name (n : nat) ... (x : Fin n -> R) (given : ...) : claim``, a hypothesis a line."""
        binders, hyps = self._binders(writer)
        lines = [" ".join([self.name.rpartition(".")[2], *binders]), *(f"    {h}" for h in hyps)]
        return "\n".join([*lines[:-1], f"{lines[-1]} :", f"  {writer.term(self.claim)}"])

    def closed(self, writer: Writer) -> str:
        """Return ``forall (n : nat) ... (x : Fin n -> R) (given : ...), claim``, a hypothesis a line."""
        binders, hyps = self._binders(writer)
        lines = [f"forall {' '.join(binders)}", *(f"      {h}" for h in hyps)]
        return "\n".join([*lines[:-1], f"{lines[-1]},", f"    {writer.term(self.claim)}"])

    def _binders(self, writer: Writer) -> tuple[list[str], list[str]]:
        """Sizes and variables, and hypotheses."""
        names, sizes = writer.names, []
        for d in self.sizes:
            sizes.append(f"({names.of(d)} : nat)")
            if self.positive:
                sizes.append(f"({names.of(f'{d}_pos')} : (0 < {names.of(d)})%nat)")
        if self.random:
            sizes.append(f"({PROBABILITY} : probability)")
        binders = [*sizes, *([text] if (text := grouped(self.variables, names)) else [])]
        hyps = [f"({n} : {writer.term(h)})" for n, h in zip(self.hypotheses(writer), self.given, strict=True)]
        return binders, hyps
