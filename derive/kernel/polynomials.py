"""Polynomials over the rationals: the only algebra that is trusted. Field normal forms are searched for, elsewhere."""

from __future__ import annotations

from fractions import Fraction

from .sorts import MAX_BITS, is_short
from .terms import Term, keep
from .theorem import ONE, need
from .work import spend

Monomial = frozenset[tuple[Term, int]]
Polynomial = dict[Monomial, Fraction]

MAX_MONOMIALS = 4000
_READ: dict[int, tuple[Term, Polynomial]] = {}  # by the identity of the term


def poly(t: Term) -> Polynomial:
    """Read ``t`` as a polynomial in atoms; ``1/b`` is an atom, and a nonzero numeral divides."""
    return dict(_poly(t))


def _poly(t: Term) -> Polynomial:
    """The polynomial of this very term, read once: the caller must not change it."""
    spend()
    if (kept := _READ.get(id(t))) is not None:
        return kept[1]
    h, out = t.head, {frozenset({(t, 1)}): Fraction(1)}  # an atom, unless it is arithmetic
    if h == "num":
        out = {frozenset(): t.args[0]} if t.args[0] else {}
    elif h == "neg":
        out = {m: -c for m, c in _poly(t.args[0]).items()}
    elif h in ("add", "sub"):
        out = poly_add(_poly(t.args[0]), _poly(t.args[1]), 1 if h == "add" else -1)
    elif h == "mul":
        out = poly_mul(_poly(t.args[0]), _poly(t.args[1]))
    elif h == "pow":
        out = {frozenset(): Fraction(1)}
        for _ in range(t.args[1]):
            out = poly_mul(out, _poly(t.args[0]))
    elif h == "div":
        a, b = t.args
        if b.head == "num" and b.args[0]:
            out = poly_mul(_poly(a), {frozenset(): 1 / b.args[0]})
        elif a != ONE:
            out = poly_mul(_poly(a), {frozenset({(ONE / b, 1)}): Fraction(1)})
    keep(_READ, id(t), (t, out))
    return out


def poly_add(p: Polynomial, q: Polynomial, sign: int | Fraction = 1) -> Polynomial:
    """``p + sign q``; refuses sums of more than `MAX_MONOMIALS` terms."""
    need(len(p) + len(q) <= MAX_MONOMIALS, "too many monomials")
    spend(len(p) + len(q))
    out = dict(p)
    for m, c in q.items():
        _collect(out, m, c if sign == 1 else c * sign)
    return out


def poly_mul(p: Polynomial, q: Polynomial) -> Polynomial:
    """``p q``; refuses products of more than `MAX_MONOMIALS` terms."""
    need(len(p) * len(q) <= MAX_MONOMIALS, "too many monomials")
    spend(len(p) * sum(map(len, q)) + len(q) * sum(map(len, p)) + 2 * len(p) * len(q))
    out: Polynomial = {}
    for m, c in p.items():
        for n, d in q.items():
            both = m or n
            if m and n:
                powers = dict(m)
                for atom, k in n:
                    powers[atom] = powers.get(atom, 0) + k
                both = frozenset(powers.items())
            _collect(out, both, d if c == 1 else c if d == 1 else c * d)
    return out


def _collect(out: Polynomial, m: Monomial, c: Fraction) -> None:
    """Add ``c m``; a coefficient of more than `MAX_BITS` bits is refused before the next makes it longer."""
    before = out.get(m)
    total = c if before is None else before + c
    need(is_short(total), "a number of more than {} bits", MAX_BITS)
    if total:
        out[m] = total
    else:
        out.pop(m, None)
