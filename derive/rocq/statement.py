"""A theorem or a law as a statement of Rocq: sizes, variables, hypotheses in the order of the page, conclusion."""

from __future__ import annotations

from typing import NamedTuple

from ..kernel.terms import MOMENTS, Key, Term, subterms
from .names import PROBABILITY, Names, variables
from .text import Writer, grouped, sizes_in


class Lemma(NamedTuple):
    """Hold a statement, and the name by which later files call it.

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
        """Whether a probability occurs in the statement."""
        chance = any(k[-1] == "random" for k in self.variables)
        return chance or any(t.head in MOMENTS for f in (*self.given, self.claim) for t in subterms(f))

    def hypotheses(self, writer: Writer) -> tuple[str, ...]:
        """Return the names of its hypotheses."""
        many = len(self.given) > 1
        return tuple(
            writer.names.of(Key("proof", f"given_{n}" if many else "given", ())) for n, _ in enumerate(self.given, 1)
        )

    def arguments(self, names: Names) -> list[str]:
        """Return the names of its arguments: sizes with the proofs that they are positive, a probability, variables."""
        sizes = [name for d in self.sizes for name in (names.of(d), *([names.positive(d)] if self.positive else []))]
        return [*sizes, *([PROBABILITY] if self.random else []), *map(names.of, self.variables)]

    def header(self, writer: Writer) -> str:
        """Return ``name (n : nat) ... (x : Fin n -> R) (given : ...) : claim``, a hypothesis a line."""
        lines = [" ".join([self.name.rpartition(".")[2], *self._variables(writer)]), *self._hypotheses(writer)]
        return "\n".join([*lines[:-1], f"{lines[-1]} :", f"  {writer.term(self.claim)}"])

    def proposition(self, writer: Writer) -> str:
        """Return the same as a formula in one line: ``forall (n : nat) ... (given : ...), claim``."""
        binders = " ".join([*self._variables(writer), *map(str.strip, self._hypotheses(writer))])
        claim = writer.term(self.claim)
        return " ".join((f"forall {binders}, {claim}" if binders else claim).split())

    def closed(self, writer: Writer) -> str:
        """Return the same as a formula, a hypothesis a line."""
        if not self.variables and not self.sizes and not self.given:
            return writer.term(self.claim)
        lines = [f"forall {' '.join(self._variables(writer))}", *(f"  {h}" for h in self._hypotheses(writer))]
        return "\n".join([*lines[:-1], f"{lines[-1]},", f"    {writer.term(self.claim)}"])

    def satisfiable(self, writer: Writer) -> str:
        r"""Return ``exists (n : nat) ..., P /\ Q``: that all hypotheses hold together somewhere, one a line."""
        head = f"exists {' '.join(self._variables(writer))},"  # first, so that variables have names before hypotheses
        *before, last = map(writer.part, self.given)
        return "\n".join([head, *(f"    {h} /\\" for h in before), f"    {last}"])

    def _variables(self, writer: Writer) -> list[str]:
        names, binders = writer.names, []
        for d in self.sizes:
            binders.append(f"({names.of(d)} : nat)")
            if self.positive:
                binders.append(f"({names.positive(d)} : (0 < {names.of(d)})%nat)")
        if self.random:
            binders.append(f"({PROBABILITY} : probability)")
        return [*binders, *([text] if (text := grouped(self.variables, names)) else [])]

    def _hypotheses(self, writer: Writer) -> list[str]:
        return [f"    ({n} : {writer.term(h)})" for n, h in zip(self.hypotheses(writer), self.given, strict=True)]
