"""Free a term of a maximum that only shifts exponentials, and of minus infinity under one.

``exp(x[i] - c)/Sum(exp(x[k] - c), k)`` does not depend on ``c``: exponentials of ``c`` are taken out of each part of a
term, and cancel. What is left depends on no maximum. So it is with a score of minus infinity where a mask is 0: its
exponential is the mask times the exponential of the score.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import NamedTuple

from ..kernel.terms import Definition, Key, Term, close, num, open_, unfolded
from ..language.fresh import Fresh

__all__ = ["HIDDEN", "exponential", "hidden", "is_free", "masked", "minus", "plus", "shift_of", "unshifted"]

_T = Term("at", "t", (), "fixed")
HIDDEN = Definition("minus_infinity_unless", (_T.key,), Term("fn", "log", _T))
"""What is added to a score that is seen where a mask is 1: the logarithm of the mask, of which none is left."""
SHIFT = "shift~"
"""How families begin that stand for a maximum."""
ZERO, ONE = num(0), num(1)

Shares = Mapping[Term, Fraction]


class Parts(NamedTuple):
    """A term as ``rest + sum of multiples of maxima``, or as ``rest*exp(sum of multiples of maxima)``."""

    rest: Term
    added: Shares = MappingProxyType({})
    scaled: Shares = MappingProxyType({})


class _Stuck(Exception):
    """A maximum does more than to shift."""


def shift_of(names: Fresh, indices: tuple[Term, ...]) -> Term:
    """Return a family of a fresh name that stands for a maximum, at the indices of what it is taken of."""
    key = Key("at", f"{SHIFT}{names.hole()[1].name}", tuple(i.args[1] for i in indices), "fixed")
    return Term.of(key, *indices)


def hidden(mask: Term) -> Term:
    """Return what a score of minus infinity is where a mask is 0, less the score."""
    return Term("def", HIDDEN, mask)


def is_free(t: Term) -> bool:
    """Tell whether a term has neither a maximum nor minus infinity."""
    return not any(k.name.startswith(SHIFT) for k in t.free) and not _hides(t)


def _hides(t: Term) -> bool:
    todo, seen = [t], set[int]()
    while todo:
        one = todo.pop()
        if id(one) in seen:
            continue
        seen.add(id(one))
        if one.head == "def" and one.args[0] == HIDDEN:
            return True
        todo.extend(a for a in one.args if type(a) is Term)
    return False


def plus(a: Term, b: Term) -> Term:
    """Return a sum, without a term of zero."""
    return b if a == ZERO else a if b == ZERO else a + b


def minus(a: Term, b: Term) -> Term:
    """Return a difference, without a term of zero."""
    return a if b == ZERO else -b if a == ZERO else a - b


def masked(t: Term) -> tuple[Term, tuple[Term, ...]]:
    """Return a score without minus infinity, and the masks that were 0 where it was."""
    if t.head == "def" and t.args[0] == HIDDEN:
        return ZERO, (t.args[1],)
    if t.head == "add":
        (a, under), (b, over) = map(masked, t.args)
        return plus(a, b), (*under, *over)
    if t.head == "sub":
        a, under = masked(t.args[0])
        return a - t.args[1], under
    return t, ()


def exponential(t: Term) -> Term:
    """Return the exponential of a score."""
    score, masks = masked(t)
    result = Term("fn", "exp", score) if score != ZERO else ONE
    for mask in dict.fromkeys(masks):
        result = mask * result
    return result


def unshifted(t: Term, names: Fresh) -> Term:
    """Return a term without the maxima that cancel in it; the term itself where one does not."""
    try:
        parts = _parts(t, names)
    except _Stuck:
        return t
    return t if parts.added or parts.scaled else parts.rest


def _sum(a: Shares, b: Shares, factor: Fraction) -> Shares:
    total = {shift: a.get(shift, Fraction(0)) + factor * b.get(shift, Fraction(0)) for shift in (*a, *b)}
    return {shift: share for shift, share in total.items() if share}


def _parts(t: Term, names: Fresh) -> Parts:
    if not any(k.name.startswith(SHIFT) for k in t.free):
        return Parts(t)
    if t.head == "at" and t.args[0].startswith(SHIFT):
        return Parts(ZERO, {t: Fraction(1)})
    if t.head == "def":
        return _parts(unfolded(t), names)
    if t.head in ("add", "sub", "mul", "div"):
        return _of_two(t.head, *(_parts(a, names) for a in t.args))
    if t.head == "sum":
        index = names.index(t.args[0])
        rest, added, scaled = _parts(open_(t.args[1], index), names)
        if added:
            raise _Stuck
        return Parts(Term("sum", t.args[0], close(rest, index.key), hint=t.hint), {}, scaled)
    if t.head not in ("fn", "neg", "pow"):
        raise _Stuck
    word = t.args[0] if t.head == "fn" else t.head
    rest, added, scaled = _parts(t.args[t.head == "fn"], names)
    if word == "neg":
        return Parts(-rest, _sum({}, added, Fraction(-1)), scaled)
    if word == "exp" and not scaled:
        return Parts(exponential(rest), {}, added)
    if added or (scaled and word not in ("log", "sqrt", "pow")):
        raise _Stuck
    if word == "pow":
        return Parts(rest ** t.args[1], {}, _sum({}, scaled, Fraction(t.args[1])))
    result = Term("fn", word, rest)
    return Parts(result, scaled) if word == "log" else Parts(result, {}, _sum({}, scaled, Fraction(1, 2)))


def _of_two(head: str, a: Parts, b: Parts) -> Parts:
    sign = Fraction(-1 if head in ("sub", "div") else 1)
    if head in ("add", "sub"):
        if a.scaled != b.scaled or (a.scaled and (a.added or b.added)):
            raise _Stuck
        rest = plus(a.rest, b.rest) if head == "add" else minus(a.rest, b.rest)
        return Parts(rest, _sum(a.added, b.added, sign), a.scaled)
    rest = a.rest * b.rest if head == "mul" else a.rest / b.rest
    if not a.added and not b.added:
        return Parts(rest, {}, _sum(a.scaled, b.scaled, sign))
    number, shifted = (a, b) if a.rest.head == "num" and not a.added else (b, a)
    if head == "div" or number.rest.head != "num" or number.added or number.scaled or shifted.scaled:
        raise _Stuck
    return Parts(rest, _sum({}, shifted.added, number.rest.args[0]))
