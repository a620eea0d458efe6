"""Prove the signs of the arguments of roots and logarithms in a claim."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..deriving.engine import Engine
from ..deriving.equality import PLAIN
from ..kernel import rules as K
from ..kernel.rules import ZERO
from ..kernel.terms import Definition, Term, subterms, unfolded
from ..proving import order
from ..proving.matching import Known
from ..proving.normal import normalizer
from .inequalities import GIVES_UP

__all__ = ["domains"]

SIGNS = {"sqrt": ("le", order.nonnegative), "log": ("lt", order.positive)}
"""By the function: what its argument has to be, and what shows it."""


def domains(every: Iterable[Definition], terms: Iterable[Term], engine: Engine) -> Iterator[Known]:
    """Yield signs of arguments of roots and logarithms, in the form that these have inside a normal form.

    A normal form multiplies out: ``0 < b u + (1 - b) v`` shows by shape, ``0 < b u + v - b v`` does not.

    Parameters
    ----------
    every : iterable of Definition
        Those that may be unfolded.
    terms : iterable of Term
    engine : Engine
    """
    every, seen = tuple(every), set[Term]()
    for t in dict.fromkeys(part for whole in terms for part in _unfolded_subterms(whole, seen)):
        if t.head != "fn" or t.args[0] not in SIGNS or t.loose:
            continue
        relation, shows = SIGNS[t.args[0]]
        for unfold in dict.fromkeys([(), every]):
            try:
                form = normalizer(PLAIN, engine.scope, unfold)(t.args[1])
                sign = shows(t.args[1], engine.scope)
            except GIVES_UP:
                continue
            hole, key = engine.names.hole()
            yield Known(K.replace((sign, form), Term(relation, ZERO, hole), key))


def _unfolded_subterms(t: Term, seen: set[Term]) -> Iterator[Term]:
    """Yield the parts of a term, and of what its definitions stand for, each of these once."""
    for s in subterms(t):
        yield s
        if s.head == "def" and not s.loose and s not in seen:
            seen.add(s)
            yield from _unfolded_subterms(unfolded(s), seen)
