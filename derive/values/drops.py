"""Shorter claims: a claim without one of its summands or factors, for every place where one can be left out.

A claim needs its terms if each of these is false, or says less. They are made from what the statement shows: the terms
of its sides and of the arguments of its symbols, never the bodies of definitions. Inert data, like mutants.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..kernel.terms import StatementError, Term, num, open_, shift

__all__ = ["SUMS", "Drop", "drops", "opened", "relations"]

SUMS, PRODUCTS = ("add", "sub"), ("mul", "div")
SIDES = {"deriv": ("function", "variable", "derivative"), "integral": ("integrand", "variable", "from", "to", "value")}
KEPT = ("variable", "integrand", "from", "to")
"""Sides that stay whole: of an integral only the value that it is said to have is made shorter."""


class Drop(NamedTuple):
    """A claim without one summand or factor.

    Attributes
    ----------
    side : str
        ``left``, ``right``; of a derivative ``function``, ``derivative``; of an integral ``value``.
    kind : str
        ``summand`` or ``factor``.
    piece : Term
        What is left out; variables of binders around it are free indices ``b0``, ``b1``, ... in it.
    claim : Term or None
        What is left, or None where that is no formula.
    part : int
        Which relation of a conjunction, from 0.
    path : tuple of int
        Where the piece stands in the claim: which argument of which argument.
    """

    side: str
    kind: str
    piece: Term
    claim: Term | None
    part: int = 0
    path: tuple[int, ...] = ()

    def within(self, other: Drop) -> bool:
        """Tell whether what is left out is a part of what another one leaves out."""
        return len(self.path) > len(other.path) and self.path[: len(other.path)] == other.path


def drops(claim: Term) -> tuple[Drop, ...]:
    """Return a claim without each of its summands and factors in turn, from left to right.

    Parameters
    ----------
    claim : Term
        A formula.

    Returns
    -------
    tuple of Drop
        Without those that change nothing but the way it is written, as a numerator 1.
    """
    return tuple(_formula(claim, 0))


def _formula(f: Term, part: int) -> Iterator[Drop]:
    if f.head == "and":
        p, q = f.args
        yield from (_within(f, 0, d) for d in _formula(p, part))
        yield from (_within(f, 1, d) for d in _formula(q, part + relations(p)))
    elif f.head == "forall":
        yield from (_within(f, 1, d) for d in _formula(f.args[1], part))
    else:
        names = SIDES.get(f.head, ("left", "right"))
        for n, (name, side) in enumerate(zip(names, f.args, strict=True)):
            if side.sort == "R" and name not in KEPT:
                for path, kind, piece, rest in _term(side):
                    yield Drop(name, kind, opened(piece), _around(f, n, rest), part, (n, *path))


def _within(f: Term, n: int, drop: Drop) -> Drop:
    return drop._replace(claim=_around(f, n, drop.claim), path=(n, *drop.path))


def opened(t: Term) -> Term:
    """Return a term with free indices for the variables of the binders around it."""
    level = 0
    while t.loose:
        inner = dict(t.loose).get(0)
        t = shift(t, -1) if inner is None else open_(t, Term("ix", f"b{level}", inner[1]))
        level += 1
    return t


def relations(f: Term) -> int:
    """Return the number of relations in a formula."""
    return relations(f.args[0]) + relations(f.args[1]) if f.head == "and" else 1


def _around(t: Term, n: int, inner: Term | None) -> Term | None:
    """Return a term with another argument, or None if it does not fit there."""
    if inner is None:
        return None
    try:
        return Term(t.head, *t.args[:n], inner, *t.args[n + 1 :], hint=t.hint)
    except StatementError:
        return None


Shorter = tuple[tuple[int, ...], str, Term, Term | None]  # where, kind, piece, the term without it


def _term(t: Term) -> Iterator[Shorter]:
    """Yield what can be left out of a term, at any depth."""
    yield from (((n,), kind, t.args[n], rest) for n, kind, rest in _here(t))
    for n, a in enumerate(t.args):
        if type(a) is Term and a.sort[0] != "I":
            yield from (((n, *path), kind, piece, _around(t, n, rest)) for path, kind, piece, rest in _term(a))


def _here(t: Term) -> Iterator[tuple[int, str, Term]]:
    """Yield which argument can be left out at the top of a term; a sum of three is two sums of two."""
    if t.head in SUMS:
        a, b = t.args
        if a.head not in SUMS:
            yield 0, "summand", b if t.head == "add" else -b
        if b.head not in SUMS:
            yield 1, "summand", a
    elif t.head in PRODUCTS:
        a, b = t.args
        if a.head not in PRODUCTS and not (t.head == "div" and a == num(1)):
            yield 0, "factor", b if t.head == "mul" else num(1) / b
        if b.head not in PRODUCTS:
            yield 1, "factor", a
    elif t.head == "pow" and t.args[1] > 1:
        a, k = t.args
        yield 0, "factor", a if k == 2 else Term("pow", a, k - 1)
