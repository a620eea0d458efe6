"""Linear combinations: a polynomial identity in one letter for each atom, so that ``ring`` sees letters only."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import count
from typing import NamedTuple

from ..kernel.rules import ONE, poly, poly_add, poly_mul
from ..kernel.terms import Term, num
from .text import Writer

IDENTITY = "identity"

_SIGNS = {"add": "+", "sub": "-", "mul": "*"}


class Weighted(NamedTuple):
    """Hold a premise of a combination: its coefficient, the relation, and its proof."""

    weight: Term
    relation: Term
    proof: str


def linear(left: Term, right: Term, premises: Sequence[Weighted], writer: Writer) -> tuple[str, str]:
    """Return the sentence that names the identity, and the proof of ``left = right`` from it and the equations."""
    letters = Letters(writer.names.taken)
    if not premises:
        return letters.proved(f"{letters.text(left)} = {letters.text(right)}"), letters.applied(writer)
    proof = "Rules.no_equation"
    for c, _, p in reversed(premises):
        proof = f"(Rules.and_equation {writer.argument(c)} {p} {proof})"
    sentence = letters.proved(f"{letters.difference(left, right)} = {letters.weighted(premises)}")
    return sentence, f"(Rules.linear_combination {proof} {letters.applied(writer)})"


def positive(relation: str, left: Term, right: Term, premises: Sequence[Weighted], writer: Writer) -> tuple[str, str]:
    """Return the same for ``left <= right`` or ``left < right`` from equations and inequalities."""
    strict = relation == "lt"
    proof = "Rules.no_relation"
    for c, f, p in reversed(premises):
        weight = writer.argument(c)
        if f.head == "eq":
            proof = f"(Rules.and_eq {weight} {p} {proof})"
        elif f.head == "lt" and strict and c.args[0] > 0:
            proof = f"(Rules.and_lt {weight} {_sign(c, 'pos')} {p} {proof})"
        else:
            weak = f"(Rlt_le _ _ {p})" if f.head == "lt" else p
            proof = f"(Rules.and_le {weight} {_sign(c, 'nonneg')} {weak} {proof})"
    letters = Letters(writer.names.taken)
    total = letters.weighted(premises)
    for q in _rest(left, right, premises):
        name, sign = ("and_positive", "pos") if strict else ("and_number", "nonneg")
        proof = f"(Rules.{name} {writer.argument(q)} {_sign(q, sign)} {proof})"
        total = f"({letters.text(q)} + {total})"
    sentence = letters.proved(f"{letters.difference(left, right)} = {total}")
    both = f"(Rules.positive_combination {proof} {letters.applied(writer)})"
    return sentence, f"(proj2 {both} eq_refl)" if strict else f"(proj1 {both})"


def _rest(left: Term, right: Term, premises: Iterable[Weighted]) -> list[Term]:
    """The number that the combination leaves over, if it is not 0."""
    rest = poly_add(poly(right), poly(left), -1)
    for c, f, _ in premises:
        a, b = f.args
        rest = poly_add(rest, poly_mul(poly(c), poly_add(poly(b), poly(a), -1)), -1)
    return [num(q) for q in rest.values()]


def _sign(c: Term, kind: str) -> str:
    """The proof that a numeral is not negative, or positive."""
    q = c.args[0]
    if q.denominator == 1:
        return f"(Rules.integer_{kind} {q} eq_refl)"
    return f"(Rules.numeral_{kind} {q.numerator} {q.denominator} eq_refl)"


class Letters:
    """Letters for the atoms of polynomials as the kernel takes them: what is no arithmetic, and ``1/b`` for every b."""

    def __init__(self, taken: Collection[str] = ()) -> None:
        self._unused = (u for u in map("u{}".format, count()) if u not in taken)
        self._letters: dict[tuple[Term, bool], str] = {}
        self._fractions = False

    def _letter(self, t: Term, inverse: bool = False) -> str:
        if (t, inverse) not in self._letters:
            self._letters[t, inverse] = next(self._unused)
        return self._letters[t, inverse]

    def text(self, t: Term) -> str:
        """Return a term in letters, as an argument."""
        h = t.head
        if h == "num":
            q = t.args[0]
            self._fractions |= q.denominator != 1
            return str(q) if q.denominator == 1 and q >= 0 else f"({q})"
        if h == "neg":
            return f"(- {self.text(t.args[0])})"
        if h == "pow":
            return f"({self.text(t.args[0])} ^ {t.args[1]})"
        if h == "div":
            a, b = t.args
            if b.head == "num" and b.args[0]:
                self._fractions = True
                return f"({self.text(a)} / {self.text(b)})"
            return f"({'1' if a == ONE else self.text(a)} * {self._letter(b, inverse=True)})"
        if h in _SIGNS:
            return f"({self.text(t.args[0])} {_SIGNS[h]} {self.text(t.args[1])})"
        return self._letter(t)

    def difference(self, left: Term, right: Term) -> str:
        """Return ``right - left``."""
        return f"{self.text(right)} - {self.text(left)}"

    def weighted(self, premises: Sequence[Weighted]) -> str:
        """Return ``c_1 (b_1 - a_1) + (c_2 (b_2 - a_2) + ... + 0)``, where relation k is of ``a_k`` and ``b_k``."""
        text = "0"
        for c, f, _ in reversed(premises):
            text = f"({self.text(c)} * ({self.difference(*f.args)}) + {text})"
        return text

    def proved(self, equation: str) -> str:
        """Return the sentence that proves an equation in these letters."""
        tactic = "field" if self._fractions else "ring"
        letters = " ".join(self._letters.values())
        if not letters:
            return f"assert ({IDENTITY} : {equation}) by {tactic}."
        return f"assert ({IDENTITY} : forall {letters} : R, {equation}) by (intros {letters}; {tactic})."

    def applied(self, writer: Writer) -> str:
        """Return the identity at the atoms, as an argument."""
        if not self._letters:
            return IDENTITY
        values = (f"(/ {writer.argument(t)})" if inverse else writer.argument(t) for t, inverse in self._letters)
        return f"({' '.join([IDENTITY, *values])})"
