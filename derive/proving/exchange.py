"""One order of nested sums: a product of them as one sum over all indices, which are ordered by content alone.

The order of `sums` exchanges neighbours, and with three sums over one dimension it may stop in either of two forms. The
order here looks at all indices at once. It is used where two normal forms differ.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from ..kernel import rules as K
from ..kernel.rules import Theorem, poly
from ..kernel.terms import Key, Term, close, open_, substitute, subterms
from .algebra import chain, fact, factors, product, ring, vector
from .normalizer import Normalizer

POWER = "exchange"
"""The power of normal forms that is on where this order is used."""

MOST = 8
"""The most sums in one product that are ordered."""


def nested(t: Term) -> bool:
    """Tell whether a term has a sum under a sum."""
    return any(s.head == "sum" and any(r.head == "sum" for r in subterms(s.args[1])) for s in subterms(t))


def exchanged(normal: Normalizer, t: Term) -> Theorem:
    """``t = Sum_a Sum_b ... p`` for a sum ``t`` of one product, where ``p`` has no sum as a factor.

    Two sums that are equal by exchange, and by moving factors in and out, have one such form.
    """
    flat, indices, body = _flattened(normal, t)
    if not 1 < len(indices) <= MOST:
        return K.refl(t)
    wanted = _ordered(indices, body)
    for end in range(len(wanted) - 1, -1, -1):  # the last index is brought to the last place, and so on
        for n in range(indices.index(wanted[end]), end):
            flat = chain(flat, _swapped(indices, n, body))
            indices[n], indices[n + 1] = indices[n + 1], indices[n]
    names = [normal.scope.names.index(i.args[1]) for i in indices]
    spelled = normal(substitute(body, dict(zip((i.key for i in indices), names, strict=True))))
    for i in reversed(names):
        spelled = K.sum_congruence(spelled, i)
    return chain(flat, spelled)


def _over(indices: Sequence[Term], body: Term) -> Term:
    for i in reversed(indices):
        body = Term("sum", i.args[1], close(body, i.key))
    return body


def _flattened(normal: Normalizer, t: Term) -> tuple[Theorem, list[Term], Term]:
    """``t`` as sums of a product, with its indices and the product."""
    i = normal.scope.names.index(t.args[0])
    f = open_(t.args[1], i)
    p = poly(f)
    powers = factors(next(iter(p))) if list(p.values()) == [1] else []
    inner = next((a for a, _ in powers if a.head == "sum" and type(a.args[0]) is not tuple), None)
    if inner is None:
        return K.refl(t), [i], f
    j = normal.scope.names.index(inner.args[0])
    rest = product((a, e - (a == inner)) for a, e in powers if e > (a == inner))
    body = open_(inner.args[1], j)
    same = K.refl(f)
    if rest is not None:
        out = fact("sum_scale", {"n": j.args[1]}, c=rest, f=vector(j, body))
        same = chain(ring(f, rest * inner), K.symm(out))
    below, indices, whole = _flattened(normal, same.rhs)
    return K.sum_congruence(chain(same, below), i), [i, *indices], whole


def _swapped(indices: Sequence[Term], n: int, body: Term) -> Theorem:
    """The sums at ``n`` and after it exchanged."""
    i, j = indices[n], indices[n + 1]
    f = vector(i, vector(j, _over(indices[n + 2 :], body)))
    th = fact("sum_exchange", {"n": i.args[1], "m": j.args[1]}, f=f)
    for outer in reversed(indices[:n]):
        th = K.sum_congruence(th, outer)
    return th


def _ordered(indices: Sequence[Term], body: Term) -> list[Term]:
    """Indices by dimension, then by where they stand, whatever they are called.

    The place of an index is refined by the places of those that stand beside it, until no more are distinguished. Of
    those that are left alike, one is set apart, and so on.
    """
    ((powers, _),) = poly(body).items()
    dims = sorted({repr(i.args[1]) for i in indices})
    places = {i.key: dims.index(repr(i.args[1])) for i in indices}
    while True:
        apart = len(set(places.values()))
        seen = {
            k: (places[k], sorted((_spelled(a, {**places, k: -1}), e) for a, e in powers if k in a.free))
            for k in places
        }
        distinct = [s for s, _ in groupby(sorted(seen.values()))]
        places = {k: distinct.index(s) for k, s in seen.items()}
        if len(distinct) == len(indices):
            return sorted(indices, key=lambda i: places[i.key])
        if len(distinct) == apart:
            tied = next(k for k in places if list(places.values()).count(places[k]) > 1)
            places = {k: 2 * p - (k == tied) for k, p in places.items()}


def _spelled(t: Term, places: Mapping[Key, int]) -> str:
    """Spell a term by the places of its indices; the order of summands and factors is left out."""
    if t.head == "ix":
        return f"#{places[t.key]}" if t.key in places else str(t.args[0])
    if t.head in ("add", "mul"):
        parts, todo = list[str](), [t]
        while todo:
            s = todo.pop()
            if s.head == t.head:
                todo += s.args
            else:
                parts.append(_spelled(s, places))
        return f"{t.head}({','.join(sorted(parts))})"
    inner = (_spelled(a, places) if type(a) is Term else getattr(a, "name", None) or repr(a) for a in t.args)
    return f"{t.head}({','.join(inner)})"
