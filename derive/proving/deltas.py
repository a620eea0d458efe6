"""The Kronecker delta outside sums."""

from __future__ import annotations

from ..kernel import rules as K
from ..kernel.rules import Monomial, Theorem
from ..kernel.terms import Key, Term
from . import laws
from .algebra import as_monomial, chain, fact, factors, given, key, monomial
from .normalizer import Normalizer


def delta(normal: Normalizer, t: Term) -> Theorem:
    """Equal indices, indices known to differ, channels in pairs, and one order of the two indices."""
    i, j = t.args
    d = i.sort[1]
    if i == j:
        return fact("delta_same", {"n": d}, i=i)
    for th in normal.apart:
        if set(th.concl.args) == {i, j}:
            premise = th if th.concl.args == (i, j) else given(fact("apart_symm", {"n": d}, i=j, j=i), th)
            return given(fact("delta_apart", {"n": d}, i=i, j=j), premise)
    if {i.head, j.head} <= {"even", "odd"}:
        th = laws.delta_of_channels(i, j)
        return chain(th, normal(th.rhs))
    return laws.delta_symm(i, j) if key(i) > key(j) else K.refl(t)


def relation(normal: Normalizer, d: Term, powers: dict[Term, int]) -> tuple[Monomial, Theorem] | None:
    """``delta^2 = delta``, and beside ``delta(i, j)`` the later of two index variables becomes the earlier."""
    i, j = d.args
    if powers[d] >= 2:
        return frozenset({(d, 2)}), laws.delta_square(i, j)
    if j.head != "ix" or i.head != "ix":
        return None
    later: Key = j.key
    beside = [(a, e) for a, e in factors(powers.items()) if e and a != d and later in a.free]
    if not beside:
        return None
    moved = laws.delta_move(d, monomial(beside))
    value = normal(moved.rhs.args[1])
    result = chain(moved, _scaled(normal, value, d))
    lead = as_monomial([(d, 1), *beside])
    return lead, result


def _scaled(normal: Normalizer, same: Theorem, d: Term) -> Theorem:
    """``d s = d t`` from ``s = t``."""
    h, k = normal.scope.names.hole()
    return K.congruence((same,), d * h, k)
