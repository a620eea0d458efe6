"""Shorter claims: a claim without one of its summands or factors, for every place where one can be left out.

A claim needs its terms if each of these is false, or says less. They are made from what the statement shows: the terms
of its sides and of the arguments of its symbols, never the bodies of definitions. Inert data, like mutants.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..kernel.terms import Term, open_, shift
from .slips import PRODUCTS, SUMS, changes, places, put

NESTED = {"summand": SUMS, "factor": PRODUCTS}
"""Heads of pieces that are left out piece by piece."""
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
    return tuple(_drops(claim))


def _drops(claim: Term) -> Iterator[Drop]:
    for part, (path, relation) in enumerate(_relations(claim, ())):
        names = SIDES.get(relation.head, ("left", "right"))
        for n, (name, side) in enumerate(zip(names, relation.args, strict=True)):
            for inner, t in places(side) if side.sort == "R" and name not in KEPT else ():
                for slip in changes(t):
                    piece, place = slip.piece, (*path, n, *inner)
                    if slip.kind in NESTED and (t.head == "pow" or piece.head not in NESTED[slip.kind]):
                        rest = put(claim, place, slip.term)
                        yield Drop(name, slip.kind, opened(piece), rest, part, (*place, slip.place))


def _relations(f: Term, path: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], Term]]:
    """Yield the relations of a formula and where they stand."""
    if f.head in ("and", "forall"):
        for n in (0, 1) if f.head == "and" else (1,):
            yield from _relations(f.args[n], (*path, n))
    else:
        yield path, f


def opened(t: Term) -> Term:
    """Return a term with free indices for the variables of the binders around it."""
    level = 0
    while t.loose:
        inner = dict(t.loose).get(0)
        t = shift(t, -1) if inner is None else open_(t, Term("ix", f"b{level}", inner[1]))
        level += 1
    return t
