"""Turn the bodies of definitions into their names again, by equations that are guessed from a body, and proved.

For ``s = sqrt(v + eps)`` that is the body itself; for ``mu = Sum(x)/n`` it is ``Sum(x) = n mu``; for ``p_i = e_i/Z`` it
is ``e_i = p_i Z``. What sums to a constant, such as ``Sum(p) = 1``, is a fold of its own.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

from ..kernel import rules as K
from ..kernel.rules import ONE, ZERO, ProofError, Theorem, poly
from ..kernel.terms import Definition, Key, Term, unfolded
from ..language.families import opened, parts
from ..proving.algebra import chain
from ..proving.matching import Known
from ..proving.normal import normalizer
from ..proving.normal import prove as prove_equal
from ..proving.scope import Scope
from ..proving.sums import sum_over
from .equality import PLAIN

_MATCHED = ("fn", "sum", "at")  # heads of left sides that a normal form meets as they are


class Folds:
    """The folds of defined terms, each found once.

    Parameters
    ----------
    scope : Scope
    """

    def __init__(self, scope: Scope) -> None:
        self.scope = scope
        self._folds: dict[Term, list[Known]] = {}

    def below(self, t: Term, moving: Container[Key] | None = None) -> list[Known]:
        """Return the folds of all definitions that occur in a term, and in what they are defined by.

        Parameters
        ----------
        t : Term
        moving : container of keys, optional
            What is constant in these is not taken apart.
        """
        by_term: dict[Term, list[Known]] = {}
        todo = [t]
        while todo:
            for part in parts(todo.pop(), self.scope.names):
                if part.head == "def" and not part.loose and part not in by_term:
                    by_term[part] = self.about(part)
                    if moving is None or any(k in moving for k in part.free):
                        todo.append(unfolded(part))
        listed = (fold for folds in by_term.values() for fold in folds)
        return list({(f.theorem.concl, f.variables): f for f in listed}.values())

    def about(self, t: Term) -> list[Known]:
        """Return the folds of one defined term; its indices may be any."""
        pattern, indices = _pattern(t)
        if pattern not in self._folds:
            self._folds[pattern] = []  # while it is looked for, it is not known
            self._folds[pattern] = [*self._solved(pattern, indices), *self._conserved(pattern, indices)]
        return self._folds[pattern]

    def _solved(self, pattern: Term, indices: list[Term]) -> Iterator[Known]:
        variables = _keys(indices)
        for left, right in solutions(unfolded(pattern), pattern):
            try:
                th = prove_equal(left, right, PLAIN, self.scope, {pattern.args[0]})
                spelled = normalizer(PLAIN, self.scope)(th.lhs)
            except ProofError:
                continue
            if th.lhs == th.rhs:
                continue
            if self._in_a_circle(Known(th, variables)):
                yield from self._named_below(pattern, th.lhs, variables)
                continue
            yield Known(th, variables)
            if spelled.rhs != th.lhs and spelled.rhs.head in _MATCHED:  # exp(1/tau*x) for exp(x/tau)
                yield Known(chain(K.symm(spelled), th), variables)

    def _in_a_circle(self, fold: Known) -> bool:
        """Whether what is folded occurs in what it is folded to, at any index, and not as an argument alone."""
        todo = [fold.theorem.rhs]
        while todo:
            t = todo.pop()
            if fold.instance(t, "lhs"):
                return True
            if t.head == "sum":
                todo.append(opened(t, [self.scope.names.index(t.args[0])]))
            elif t.head != "def":
                todo += [a for a in t.args if type(a) is Term]
        return False

    def _named_below(self, pattern: Term, numerator: Term, variables: frozenset[Key]) -> Iterator[Known]:
        """The folds of ``e_i/Sum_k e_k``: the sum has a name of its own, ``Sum(e) = Z``, and so ``e_i = p_i Z``."""
        d, *arguments = pattern.args
        if d.body.head != "div" or not variables:
            return
        below = d.body.args[1]
        params = tuple(p for p in d.params if p in below.free)
        total = Definition(f"{d.name}_normalizer", params, below)
        values = dict(zip(d.params, arguments, strict=True))
        named = Term("def", total, *(values[p] for p in params))
        try:
            th = prove_equal(numerator, pattern * named, PLAIN, self.scope, {d, total})
        except ProofError:
            return
        yield Known(K.symm(K.unfold(named)), variables)
        yield Known(th, variables)

    def _conserved(self, pattern: Term, indices: list[Term]) -> Iterator[Known]:
        """``Sum_i c(u, i) = 0``, or 1, or the size, where that is so."""
        if not indices:
            return
        inside = (part for part in parts(unfolded(pattern), self.scope.names) if part.head == "def")
        facts = [fold for part in inside for fold in self.about(part)]
        scope = Scope((*facts, *self.scope.facts), self.scope.names)
        for i in indices:
            others = _keys(j for j in indices if j != i)
            for value in (ONE, ZERO, Term("card", i.args[1])):
                if (th := _equal(sum_over(i, pattern), value, scope, pattern)) is not None:
                    yield Known(th, others)
                    break


def _equal(left: Term, right: Term, scope: Scope, pattern: Term) -> Theorem | None:
    try:
        return prove_equal(left, right, PLAIN, scope, {pattern.args[0]})
    except ProofError:
        return None


def _keys(indices: Iterable[Term]) -> frozenset[Key]:
    return frozenset(i.key for i in indices)


def _pattern(t: Term) -> tuple[Term, list[Term]]:
    """A defined term with variables for its indices, and these."""
    d, *args = t.args
    indices: list[Term] = []
    for n, (p, a) in enumerate(zip(d.params, args, strict=True)):
        if p.kind == "ix" and a.head == "ix":
            args[n] = Term("ix", f"f~{len(indices)}_{d.name}", p.dim)
            indices.append(args[n])
    return Term("def", d, *args), indices


def solutions(body: Term, c: Term) -> Iterator[tuple[Term, Term]]:
    """Equations that a definition ``c = body`` may be solved to: a part of the body, and what it is by ``c``."""
    match body.head, body.args:
        case "fn" | "sum" | "def", _:
            yield body, c
        case "div", (a, b):
            if a.head in (*_MATCHED, "def") or (a.head == "mul" and any(f.head == "fn" for m in poly(a) for f, _ in m)):
                yield a, c * b  # a product of entries that are given is as short as its name
            if a.head == "sub" and a.args[0].head == "at":
                yield a.args[0], c * b + a.args[1]
        case "mul", (a, b):
            for factor, part in ((a, b), (b, a)):
                if factor.head == "div" and factor.args[0] == ONE and part.head in (*_MATCHED, "def"):
                    yield part, factor.args[1] * c
