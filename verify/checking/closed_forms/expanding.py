"""Terms multiplied out: sums as sums of their parts, means where they are meant, squares of differences as moments."""

from __future__ import annotations

from collections.abc import Callable

from derive.kernel.terms import Definition, Term, rebuild
from derive.values.slips import SUMS, summed

__all__ = ["MOST", "distributed", "expanded", "multiplied"]

MOST = 24
"""Summands of what is multiplied out; what has more is left as it is."""


def distributed(t: Term) -> Term:
    """Return a term in which a sum of terms over a size is a sum of quotients: means stand where they are meant."""
    t = rebuild(t, lambda a, _: distributed(a))
    if t.head == "div" and t.args[1].head == "card" and t.args[0].head in ("add", "sub"):
        a, b = (distributed(x / t.args[1]) for x in t.args[0].args)
        return Term(t.args[0].head, a, b)
    if t.head == "sub" and t.args[1].head in ("add", "sub"):  # a - (b + c) as a - b - c
        b, c = t.args[1].args
        return distributed(Term("sub" if t.args[1].head == "add" else "add", t.args[0] - b, c))
    return t


def expanded(t: Term) -> Term:
    """Return a term with products and quotients of sums multiplied out, and sums over an index taken apart.

    What is in definitions, functions and powers stays as it is.

    Examples
    --------
    >>> from derive import Dimension, Sum, vector
    >>> n = Dimension("n")
    >>> i, j = n.indices("i j")
    >>> p, g = vector("p", n), vector("g", n)
    >>> expanded(p[j] * (g[j] - Sum(p[i] * g[i], i)))
    p[j]*g[j] - p[j]*Sum(p[i]*g[i], i:n)
    """
    expansion = _expanded(t)
    return expansion if len(summed(expansion)) <= MOST else t


def _expanded(t: Term) -> Term:
    match t.head, t.args:
        case ("add" | "sub") as head, (a, b):
            return Term(head, _expanded(a), _expanded(b))
        case "neg", (a,):
            return _each(_expanded(a), lambda part: -part)
        case "mul", (a, b):
            left, right = _expanded(a), _expanded(b)
            return _each(left, lambda part: _each(right, lambda other: part * other))
        case "div", (a, b):
            return _each(_expanded(a), lambda part: part / b)
        case "sum", (dim, body):
            return _each(_expanded(body), lambda part: Term("sum", dim, part, hint=t.hint))
    return t


def multiplied(t: Term) -> Term:
    """Return a term with the squares of sums multiplied out, in the bodies of definitions too.

    Examples
    --------
    >>> from derive import Dimension, Sum, vector
    >>> n = Dimension("n")
    >>> (i,) = n.indices("i")
    >>> x, y = vector("x", n), vector("y", n)
    >>> multiplied(Sum((x[i] - y[i]) ** 2, i))
    Sum(x[i]*x[i], i:n) - Sum(x[i]*y[i], i:n) - (Sum(y[i]*x[i], i:n) - Sum(y[i]*y[i], i:n))
    """
    t = rebuild(t, lambda a, _: multiplied(a))
    if t.head == "def":
        definition = t.args[0]
        body = multiplied(definition.body)
        if body != definition.body:
            return Term("def", Definition(f"{definition.name}_", definition.params, body), *t.args[1:])
    if t.head == "pow" and t.args[1] == 2 and t.args[0].head in SUMS:
        return expanded(t.args[0] * t.args[0])
    return expanded(t) if t.head == "sum" else t


def _each(t: Term, function: Callable[[Term], Term]) -> Term:
    """Return a sum with a function of each of its summands."""
    if t.head in SUMS:
        return Term(t.head, *(_each(a, function) for a in t.args))
    return function(t)
