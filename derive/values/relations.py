"""A formula taken apart into its relations, and the free indices of a term: what every evaluation begins with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ..kernel.terms import Key, Term, open_


class Part(NamedTuple):
    """One relation of a formula.

    Attributes
    ----------
    relation : str
        ``eq ne lt le``, ``deriv`` (the left side is the function), ``apart`` (two indices), ``independent`` (no sides).
    left, right : Term or None
    variable : Term or None
        The entry by which a derivative is taken, or the variable of an integral, which is an equation.
    bound : tuple of keys
        Index variables that stand for those of the quantifiers around the relation.
    limits : pair of Term or None
        Of an integral, whose left side is the integrand.
    """

    relation: str
    left: Term | None
    right: Term | None
    variable: Term | None
    bound: tuple[Key, ...]
    limits: tuple[Term, Term] | None = None

    @property
    def indices(self) -> tuple[Key, ...]:
        """Free and bound index variables, in order of appearance, the bound ones last."""
        terms = (t for t in (self.left, self.variable, self.right) if t is not None)
        free = dict.fromkeys(k for t in terms for k in free_indices(t))
        return (*(k for k in free if k not in self.bound), *self.bound)


def parts(formula: Term) -> tuple[Part, ...]:
    """Take a formula apart: conjunctions into their parts, quantifiers into index variables."""
    return tuple(_parts(formula, ()))


def _parts(f: Term, bound: tuple[Key, ...]) -> Iterable[Part]:
    match f.head, f.args:
        case "and", (p, q):
            yield from _parts(p, bound)
            yield from _parts(q, bound)
        case "forall", (dim, body):
            key = Key("ix", f"{f.hint or 'i'}~{len(bound)}", (dim,))
            yield from _parts(open_(body, Term.of(key)), (*bound, key))
        case "deriv", (function, variable, value):
            yield Part("deriv", function, value, variable, bound)
        case "integral", (function, variable, low, high, value):
            yield Part("eq", function, value, variable, bound, (low, high))
        case "independent", _:
            yield Part("independent", None, None, None, bound)
        case _, (left, right):
            yield Part(f.head, left, right, None, bound)


def free_indices(*terms: Term) -> tuple[Key, ...]:
    """Return the free index variables of terms or formulas, in order of appearance."""
    left, keys = {k for t in terms for k in t.free if k.kind == "ix"}, list[Key]()

    def visit(t: Term) -> None:
        if left.isdisjoint(t.free):  # none is left, or none is here
            return
        if t.head == "ix":
            keys.append(t.key)
            left.remove(t.key)
        for a in t.args:
            if type(a) is Term:
                visit(a)

    for term in terms:
        visit(term)
    return tuple(keys)
