"""Brackets multiplied out: the same closed form in another factorization, which rounds otherwise."""

from __future__ import annotations

from collections.abc import Callable

from derive.kernel.terms import Term
from derive.values.slips import SUMS, summed

__all__ = ["expanded"]

MOST = 24
"""Summands of what is multiplied out; what has more is left as it is."""


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


def _each(t: Term, function: Callable[[Term], Term]) -> Term:
    """Return a sum with a function of each of its summands."""
    if t.head in SUMS:
        return Term(t.head, *(_each(a, function) for a in t.args))
    return function(t)
