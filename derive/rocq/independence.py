"""The expectation of a product of independent polynomials: which entries occur in each, and that none is in both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..kernel.terms import Term
from ..language.symbols import RenderError
from .text import Writer

Apart = Mapping[tuple[Term, ...], str]  # the proofs that two indices differ


def factor(writer: Writer, f: Term, g: Term, families: Term, apart: Apart, independence: str) -> str:
    """Return the proof of ``E(f g) = E(f) E(g)``."""
    writing = _Families(writer, families)
    first, second = writing.entries(f), writing.entries(g)
    disjoint = "disjoint_nil"
    for x in reversed(first):
        away = "away_nil"
        for y in reversed(second):
            away = f"(away_cons {writing.differ(x, y, apart)} {away})"
        disjoint = f"(disjoint_cons {away} {disjoint})"
    lists = (f"({' :: '.join([*map(writing.index, part), 'nil'])})%list" for part in (first, second))
    proofs = (writing.polynomial(t, part) for t, part in ((f, first), (g, second)))
    return f"(Rules.expectation_factor {' '.join(lists)} {independence} {disjoint} {' '.join(proofs)})"


class _Families:
    """Families that are independent together, joined as in the statement."""

    def __init__(self, writer: Writer, families: Term) -> None:
        self.writer, self.families = writer, families.args

    def entries(self, t: Term) -> list[Term]:
        """The random entries of an arithmetic term, each once."""
        return list(dict.fromkeys(self._entries(t)))

    def _entries(self, t: Term) -> list[Term]:
        if not t.random:
            return []
        if t.head == "at":
            return [t]
        return [x for a in t.args if type(a) is Term for x in self._entries(a)]

    def _place(self, x: Term) -> int:
        return self.families.index(x.args[:2])

    def index(self, x: Term) -> str:
        """An entry as an index of the joint family, an argument."""
        idx = [self.writer.argument(i) for i in x.args[3:]]
        text = ("tt", *idx)[-1] if len(idx) < 2 else f"({', '.join(idx)})"
        place, last = self._place(x), len(self.families) - 1
        if place < last:
            text = f"(inl {text})"
        for _ in range(place):
            text = f"(inr {text})"
        return text

    def differ(self, x: Term, y: Term, apart: Apart) -> str:
        """The proof that two entries are not the same one, an argument."""
        i, j, last = self._place(x), self._place(y), len(self.families) - 1
        if i != j:
            text = "(inl_inr _ _)" if i < j else "(inr_inl _ _)"
        else:
            text = self._apart(x, y, apart)
            if i < last:
                text = f"(inl_apart {text})"
        for _ in range(min(i, j)):
            text = f"(inr_apart {text})"
        return text

    def _apart(self, x: Term, y: Term, apart: Apart) -> str:
        pairs = list(zip(x.args[3:], y.args[3:], strict=True))
        for n, (a, b) in enumerate(pairs):
            proof = apart.get((a, b)) or (f"(not_eq_sym {apart[b, a]})" if (b, a) in apart else None)
            if proof is not None:
                if len(pairs) == 1:
                    return proof
                if len(pairs) == 2:
                    return f"(fst_apart _ _ {proof})" if n == 0 else f"(snd_apart _ _ {proof})"
        raise RenderError(f"entries of {x.args[0]} are not shown to differ")

    def polynomial(self, t: Term, entries: Sequence[Term]) -> str:
        """The proof that a term is a polynomial in entries, an argument."""
        h = t.head
        if not t.random:
            return f"(polynomial_const {self.writer.argument(t)})"
        if h == "at":
            member = "(or_introl eq_refl)"
            for _ in range(entries.index(t)):
                member = f"(or_intror {member})"
            return f"(polynomial_entry {self.index(t)} {member})"
        if h in ("add", "sub", "mul", "neg"):
            return f"({' '.join([f'polynomial_{h}', *(self.polynomial(a, entries) for a in t.args)])})"
        if h == "pow":
            return f"(polynomial_pow {t.args[1]} {self.polynomial(t.args[0], entries)})"
        if h == "div":
            return f"(polynomial_div {self.writer.argument(t.args[1])} {self.polynomial(t.args[0], entries)})"
        raise RenderError(f"a random entry under {h}")
