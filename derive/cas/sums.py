"""Sums over symbolic ranges by SymPy: linearity, deltas, and one name for each dummy.

SymPy's ``Sum.doit`` keeps range conditions for ever, and ``diff``, ``subs`` and ``xreplace`` capture dummies. Here a
dummy is always a name that occurs nowhere else, and an index of a full range needs no condition.
"""

from __future__ import annotations

from itertools import count, islice
from typing import Any

import sympy
from sympy import Add, KroneckerDelta, Sum
from sympy.concrete.delta import deltasummation

Expr = Any


def contract(e: Expr) -> Expr:
    """Expand all sums: constants come out, deltas are summed, equal sums get equal dummies."""
    return named(_contracted(e))


def _contracted(e: Expr) -> Expr:
    if not e.has(Sum):
        return e
    if isinstance(e, Sum):
        body = sympy.expand(_contracted(e.function))
        for limit in e.limits:
            body = sympy.expand(_summed(body, limit))
        return body
    return e.func(*map(_contracted, e.args))


def _summed(body: Expr, limit: tuple[Expr, Expr, Expr]) -> Expr:
    """Return the sum of an expanded expression over one index."""
    i = limit[0]
    out = []
    for term in Add.make_args(body):
        constant, rest = term.as_independent(i, as_Add=False)
        if rest == 1:
            value = limit[2] - limit[1] + 1
        elif any(d.has(i) for d in rest.atoms(KroneckerDelta)):
            value = deltasummation(rest, limit, no_piecewise=True)
        else:
            value = Sum(rest, limit)
        out.append(constant * value)
    return Add(*out)


def named(e: Expr) -> Expr:
    """Return the same expression with dummies named by how deep the sums below them are."""
    taken = {str(s) for s in e.free_symbols}
    free = (name for n in count() if (name := f"i_{n}") not in taken)
    names = [sympy.Symbol(name, integer=True) for name in islice(free, _height(e))]
    return _named(_apart(e), names)


def _height(e: Expr) -> int:
    here = len(e.limits) if isinstance(e, Sum) else 0
    return here + max(map(_height, e.args), default=0)


def _apart(e: Expr) -> Expr:
    """Give every sum dummies of its own."""
    if not e.has(Sum):
        return e
    args = tuple(map(_apart, e.args))
    if not isinstance(e, Sum):
        return e.func(*args)
    fresh = {limit[0]: sympy.Dummy(integer=True) for limit in e.limits}
    return Sum(args[0].xreplace(fresh), *((fresh[s], low, high) for s, low, high in e.limits))


def _named(e: Expr, names: list[Expr]) -> Expr:
    if not e.has(Sum):
        return e
    if not isinstance(e, Sum):
        return e.func(*(_named(a, names) for a in e.args))
    body = _named(e.function, names)
    start = _height(body)
    given = {limit[0]: names[start + n] for n, limit in enumerate(e.limits)}
    return Sum(body.xreplace(given), *((given[s], low, high) for s, low, high in e.limits))


def product_of_sums(e: Expr, taken: set[str]) -> tuple[Expr, list[tuple[Expr, Expr, Expr]]]:
    """Return a product of powers of sums as one sum: its body, and its limits under fresh dummies."""
    body: Expr = sympy.Integer(1)
    limits: list[tuple[Expr, Expr, Expr]] = []
    for f in sympy.Mul.make_args(e):
        base, k = f.as_base_exp()
        if not isinstance(base, Sum) or not k.is_Integer or k < 0:
            body *= f
            continue
        for _ in range(int(k)):
            fresh = {limit[0]: _fresh(taken) for limit in base.limits}
            body *= base.function.xreplace(fresh)
            limits += [(fresh[s], low, high) for s, low, high in base.limits]
    return body, limits


def _fresh(taken: set[str]) -> Expr:
    name = next(name for n in count() if (name := f"a_{n}") not in taken)
    taken.add(name)
    return sympy.Symbol(name, integer=True)
