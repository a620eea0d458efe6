"""Propose conditions under which the parts of a claim have values, as hypotheses to try."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial, reduce
from itertools import combinations

from ..kernel.rules import ZERO
from ..kernel.terms import Key, Term, close, open_, unfolded
from ..language.fresh import Fresh

__all__ = ["bases", "conditions", "everywhere"]

MOST = 15
_BINDERS = ("sum", "lam", "forall")


def conditions(claim: Term, most: int | None = MOST) -> list[Term]:
    """Return conditions that might make a claim true, the weakest first; all of them where ``most`` is None.

    Examples
    --------
    >>> from derive import Eq, exp, log, reals
    >>> (t,) = reals("t")
    >>> conditions(Eq(exp(log(t)), t))
    [t != 0, 0 <= t, 0 < t]
    """
    names = Fresh()
    parts = dict.fromkeys(b for part in _partial(claim, names, set()) for b in bases(part))
    reals = [Term.of(k) for k in sorted(claim.free) if k.kind == "at" and not k.dims and not k.random]
    parts |= dict.fromkeys(reals)
    free = sorted(k for k in claim.free if k.kind == "ix")
    candidates = [Term("apart", Term.of(a), Term.of(b)) for a, b in combinations(free, 2) if a.dim == b.dim]
    for relation in ("ne", "le", "lt"):
        sides = [(b, ZERO) if relation == "ne" else (ZERO, b) for b in parts]
        candidates += [everywhere(Term(relation, *both), claim.free) for both in sides]
    candidates = list(dict.fromkeys(candidates))[:most]
    strict = [f for f in candidates if f.head == "lt"]
    return [*candidates, reduce(partial(Term, "and"), strict)] if len(strict) > 1 else candidates


def _partial(t: Term, names: Fresh, seen: set[Term]) -> Iterator[Term]:
    """Yield denominators, and arguments of roots and logarithms, also in definitions; bound indices become free.

    A defined term is looked into once: those of which many share one below would take twice as long with each level.
    """
    if t.head == "def":
        if t in seen:
            return
        seen.add(t)
    match t.head, t.args:
        case "div", (_, b):
            yield b
        case "fn", (("log" | "sqrt"), a):
            yield a
        case "def", _:
            yield from _partial(unfolded(t), names, seen)
    for a in t.args:
        if type(a) is Term:
            yield from _partial(open_(a, names.index(t.args[0])) if t.head in _BINDERS else a, names, seen)


def bases(t: Term) -> Iterator[Term]:
    """Yield the parts of a denominator that have to have a sign."""
    match t.head, t.args:
        case (("num" | "card" | "pi"), _):
            return
        case "fn", ("exp", _):
            return
        case "fn", ("sqrt", a):
            yield from bases(a)
        case "pow", (a, _):
            yield from bases(a)
        case "mul", (a, b):
            yield from bases(a)
            yield from bases(b)
        case "neg", (a,):
            yield from bases(a)
        case "sub", (a, b) if b == ZERO:
            yield from bases(a)
        case "def", _ if (body := unfolded(t)).head == "fn" and body.args[1].head == "pow":  # the root of a square: abs
            yield from bases(body)
        case _:
            yield t


def everywhere(formula: Term, free: frozenset[Key]) -> Term:
    """Return a formula for all indices that are not free in the claim: those that were bound."""
    for k in sorted((k for k in formula.free - free if k.kind == "ix"), reverse=True):
        formula = Term("forall", k.dim, close(formula, k), hint="k")
    return formula
