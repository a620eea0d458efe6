"""Terms as one says them: ``layernorm*mean(g*layernorm)``. Indices are left out, so that it is for the eye only."""

from __future__ import annotations

from fractions import Fraction

from derive.kernel.terms import Term
from derive.values.drops import opened
from derive.values.slips import LEAST_DECIMAL, is_mean

__all__ = ["number_of", "spoken"]

LONGEST = 72
"""Characters of a term that is said whole."""
_SUM, _PRODUCT, _SIGN, _POWER, _ATOM = range(5)
_BINARY = {"add": (" + ", _SUM), "sub": (" - ", _SUM), "mul": ("*", _PRODUCT), "div": ("/", _PRODUCT)}


def spoken(t: Term, indices: bool = False) -> str:
    """Return a term as one says it, without indices unless they are asked for.

    Examples
    --------
    >>> from derive import Dimension, Sum, vector
    >>> n = Dimension("n")
    >>> i, k = n.indices("i k")
    >>> x, g = vector("x", n), vector("g", n)
    >>> spoken(x[i] * Sum(g[k] * x[k], k) / n.card), spoken(Sum(g[k], k) / n.card - 2 * x[i])
    ('x*mean(g*x)', 'mean(g) - 2*x')
    """
    text = _said(opened(t), _SUM, indices)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."


def _card(t: Term) -> str:
    dim = t.args[0]
    return dim if isinstance(dim, str) else f"2 {dim[1]}"


def number_of(q: Fraction) -> str:
    """Return a number as one writes it: a whole one, a decimal, or a fraction.

    Examples
    --------
    >>> number_of(Fraction(8943, 200000)), number_of(Fraction(1, 3)), number_of(Fraction(1, 2))
    ('0.044715', '1/3', '1/2')
    """
    if q.denominator < LEAST_DECIMAL or Fraction(written := repr(float(q))) != q or "e" in written:
        return str(q)
    return written


def _said(t: Term, least: int, indices: bool) -> str:
    """Return a term as an operand, in parentheses where it binds less than asked."""
    text, strength = _with_strength(t, indices)
    return text if strength >= least else f"({text})"


def _with_strength(t: Term, indices: bool) -> tuple[str, int]:
    if is_mean(t):
        return f"mean({_inner(t.args[0], indices)})", _ATOM
    if t.head == "div" and t.args[1].head == "card" and (product := _averaged(t, indices)):
        return product, _PRODUCT
    match t.head, t.args:
        case ("add" | "sub" | "mul" | "div") as head, (a, b):
            sign, strength = _BINARY[head]
            return f"{_said(a, strength, indices)}{sign}{_said(b, strength + (head != 'add'), indices)}", strength
        case "neg", (a,):
            return f"-{_said(a, _PRODUCT, indices)}", _SIGN
        case "pow", (a, k):
            return f"{_said(a, _ATOM, indices)}**{k}", _POWER
        case "num", (q,):
            text = number_of(q)
            return text, _SIGN if q < 0 or "/" in text else _ATOM
        case "card", _:
            return _card(t), _ATOM
        case "sum", _:
            return f"sum({_inner(t, indices)})", _ATOM
        case "fn", (name, a):
            return f"{name}({_said(a, _SUM, indices)})", _ATOM
        case "delta", (i, j):
            return f"delta({_index(i)}, {_index(j)})", _ATOM
        case "at", (name, _, _, *idx):
            return f"{name}{_indices(idx) if indices else ''}", _ATOM
        case "def", (definition, *arguments):
            numbers = [_said(a, _SUM, indices) for a in arguments if a.sort == "R" and a.head != "at"]
            places = [a for a in arguments if a.sort != "R" and a.sort[0] == "I"]
            called = f"({', '.join(numbers)})" if numbers else ""
            return f"{definition.name}{called}{_indices(places) if indices and places else ''}", _ATOM
        case "lam", (_, body):
            return _said(opened(body), _SUM, indices), _SUM
    return t.head, _ATOM


def _averaged(t: Term, indices: bool) -> str:
    """Return ``a*mean(b)`` for ``a*Sum(b)/n``; empty if a quotient is not like that."""
    product, size = t.args
    if product.head != "mul" or product.args[1].head != "sum" or product.args[1].args[0] != size.args[0]:
        return ""
    return f"{_said(product.args[0], _PRODUCT, indices)}*mean({_inner(product.args[1], indices)})"


def _inner(t: Term, indices: bool) -> str:
    return _said(opened(t.args[1]), _SUM, indices)


def _indices(idx: list[Term]) -> str:
    return f"[{', '.join(map(_index, idx))}]" if idx else ""


def _index(i: Term) -> str:
    match i.head, i.args:
        case "ix", (name, _):
            return str(name)
        case "even", (j,):
            return f"2{_index(j)}"
        case "odd", (j,):
            return f"2{_index(j)} + 1"
    return i.head
