"""First-order matching: find the instance of a lemma that is needed; the kernel instantiates, and equality decides."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..kernel import rules as K
from ..kernel.rules import ProofError, Theorem, poly
from ..kernel.terms import Key, Term
from .algebra import ARITHMETIC, factors


@dataclass(frozen=True)
class Known:
    """A theorem to use, and those of its variables that may be instantiated."""

    theorem: Theorem
    variables: frozenset[Key] = frozenset()
    quantified: bool = False  # the variables stand for a quantifier: they have no value of their own

    @property
    def rewrites(self) -> bool:
        """Tell whether it is an equation whose left side is no arithmetic and decides every quantified variable."""
        concl = self.theorem.concl
        if concl.head != "eq" or concl.args[0].head in ARITHMETIC:
            return False
        return not self.quantified or self.variables <= concl.args[0].free

    @property
    def factor(self) -> Term | None:
        """The factor that decides all variables of an equation whose left side is one product; None of any other."""
        concl = self.theorem.concl
        if concl.head != "eq" or concl.args[0].head != "mul" or not self.variables or self.quantified:
            return None
        monomial, *more = poly(concl.args[0])
        return None if more else next((a for a, _ in factors(monomial) if self.variables <= a.free), None)

    def instance(self, target: Term, part: str = "concl") -> Theorem | None:
        """Instantiate the theorem so that its conclusion, or the left side of that, is ``target``."""
        pattern = self.theorem.concl if part == "concl" else self.theorem.lhs
        instance = self._instantiated([(pattern, target)])
        return instance if instance and (instance.concl if part == "concl" else instance.lhs) == target else None

    def instance_at(self, part: Term, target: Term) -> Theorem | None:
        """Return the theorem instantiated so that a part of its conclusion may be ``target``."""
        return self._instantiated([(part, target)])

    def differentiates(self, f: Term, x: Term) -> Theorem | None:
        """Return a derivative instantiated so that it speaks of ``f`` in the entry ``x``."""
        g, y, _ = self.theorem.concl.args
        instance = self._instantiated([(g, f), (y, x)])
        return instance if instance and instance.concl.args[:2] == (f, x) else None

    def _instantiated(self, pairs: list[tuple[Term, Term]]) -> Theorem | None:
        if all(p == t for p, t in pairs):
            return self.theorem
        values: dict[Key, Term] = {}
        if not self.variables or not all(_match(p, t, self.variables, values) for p, t in pairs):
            return None
        try:
            return K.instantiate(self.theorem, *((k, v) for k, v in values.items() if not _same(k, v)))
        except ProofError:
            return None


def _same(k: Key, v: Term) -> bool:
    """Whether a variable is bound to itself."""
    return (v.head == "ix" and v.key == k) or (v.head == "at" and not k.dims and v.key == k) or _eta(v) == k


def lemma(theorem: Theorem) -> Known:
    """Return a proved theorem: all its deterministic variables may be instantiated."""
    free: Iterable[Key] = frozenset().union(*(f.free for f in (theorem.concl, *theorem.hyps)))
    return Known(theorem, frozenset(k for k in free if k.kind == "ix" or k.law == "fixed"))


def _match(p: Term, t: Term, variables: frozenset[Key], values: dict[Key, Term]) -> bool:
    if p.sort != t.sort:
        return False
    if p.free.isdisjoint(variables):
        return p == t
    if p.head == "ix":
        return _bind(p.key, t, values)
    if p.head == "lam" and (family := _eta(p)) is not None and family in variables:
        return _bind(family, t, values)
    if p.head == "at" and (k := p.key) in variables:
        return _match_entry(p, t, k, variables, values)
    if p.head != t.head or len(p.args) != len(t.args):
        return False
    for a, b in zip(p.args, t.args, strict=True):
        if type(a) is Term:
            if type(b) is not Term or not _match(a, b, variables, values):
                return False
        elif a != b:
            return False
    return True


def _match_entry(p: Term, t: Term, k: Key, variables: frozenset[Key], values: dict[Key, Term]) -> bool:
    idx = p.args[3:]
    if not idx:
        return _bind(k, t, values)
    if all(i.head == "bv" for i in idx) and [i.args[0] for i in idx] == list(range(len(idx)))[::-1]:
        body, depth = t, len(idx)  # a family under as many binders: the family is the body itself
        for i in reversed(idx):
            body = Term("lam", i.sort[1], body)
        return not any(level >= depth for level, _ in t.loose) and _bind(k, body, values)
    if k in values:  # decided by the final comparison
        return (
            t.head != "at"
            or t.args[1] != p.args[1]
            or all(_match(a, b, variables, values) for a, b in zip(idx, t.args[3:], strict=True))
        )
    if t.head == "at" and t.args[1] == p.args[1]:
        bound = [Term("bv", n, ("I", d)) for n, d in enumerate(reversed(t.args[1]))]
        eta = Term.of(t.key, *reversed(bound))
        for d in reversed(t.args[1]):
            eta = Term("lam", d, eta)
        return _bind(k, eta, values) and all(
            _match(a, b, variables, values) for a, b in zip(idx, t.args[3:], strict=True)
        )
    return False


def _bind(k: Key, t: Term, values: dict[Key, Term]) -> bool:
    return not t.loose and values.setdefault(k, t) == t


def _eta(p: Term) -> Key | None:
    """The family ``x`` of which ``p`` is the vector ``i -> x[i]``."""
    depth = 0
    while p.head == "lam":
        p, depth = p.args[1], depth + 1
    levels = [i.args[0] if i.head == "bv" else None for i in p.args[3:]] if p.head == "at" else []
    return p.key if depth and levels == list(range(depth))[::-1] else None
