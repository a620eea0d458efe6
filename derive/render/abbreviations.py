"""Short symbols for longer terms, such as ``p_i`` for ``softmax(x, i)``."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from ..kernel.terms import BINDERS, Key, Term, shift, subterms


class Abbreviation(NamedTuple):
    """A symbol for the terms of one pattern.

    Attributes
    ----------
    pattern : Term
        Its free index variables match any index, and are the subscripts of the symbol.
    symbol : str
        A name, or LaTeX that begins with a backslash.
    places : tuple of Term
        Subterms of the pattern that match any term: the arguments of the symbol, as in ``p(m)_c``.
    order : tuple of Term
        The index variables in the order of the subscripts; without it in that of appearance.
    """

    pattern: Term
    symbol: str
    places: tuple[Term, ...] = ()
    order: tuple[Term, ...] = ()

    @property
    def indices(self) -> tuple[Key, ...]:
        """The index variables of the pattern, in the order of the subscripts; all of them, whatever `order` names."""
        order = [i.key for i in self.order]
        return tuple(sorted(_indices(self.pattern), key=lambda k: order.index(k) if k in order else len(order)))

    def match(self, term: Term) -> tuple[tuple[Term, ...], tuple[Term, ...]] | None:
        """Return the terms in the places, and the indices, at which the pattern is ``term``; or None."""
        values: dict[Key | Term, Term] = {}
        if not matches(self.pattern, term, lambda p: p.head == "ix" or p in self.places, values):
            return None
        return tuple(values[place] for place in self.places), tuple(values[key] for key in self.indices)


@lru_cache(1024)  # a chapter has some ten patterns, and each is looked for in every term of each page
def _indices(pattern: Term) -> tuple[Key, ...]:
    return tuple(dict.fromkeys(t.key for t in subterms(pattern) if t.head == "ix"))


def matches(
    pattern: Term, t: Term, free: Callable[[Term], bool], values: dict[Key | Term, Term], depth: int = 0
) -> bool:
    """Tell whether ``t`` is the pattern for some values of what is free in it, which are put into ``values``."""
    if free(pattern):
        if t.sort != pattern.sort or any(level < depth for level, _ in t.loose):
            return False
        value = shift(t, -depth)
        return values.setdefault(pattern.key if pattern.head == "ix" else pattern, value) == value
    if pattern.head != t.head or len(pattern.args) != len(t.args):
        return False
    body = BINDERS.get(pattern.head)
    return all(
        matches(p, a, free, values, depth + (n == body)) if type(p) is Term and type(a) is Term else p == a
        for n, (p, a) in enumerate(zip(pattern.args, t.args, strict=True))
    )
