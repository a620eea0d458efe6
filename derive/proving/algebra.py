"""Polynomials as terms in a canonical order, and the small proofs that hold everything together."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from typing import Any

from ..kernel import rules as K
from ..kernel.rules import ZERO, Monomial, Polynomial, Theorem, poly
from ..kernel.terms import Dim, Term, close, num
from ..language.fresh import Fresh, hole

ARITHMETIC = ("add", "sub", "mul", "neg", "pow", "div", "num")


# ---- canonical order: by content, never by hash --------------------------------------------------------------------


@lru_cache(maxsize=200_000)
def key(t: Term) -> str:
    """Return a spelling of ``t`` that orders terms."""
    return f"{t.head}({','.join(key(a) if type(a) is Term else getattr(a, 'name', None) or repr(a) for a in t.args)})"


def factors(m: Collection[tuple[Term, int]]) -> list[tuple[Term, int]]:
    """Return the powers of a monomial, in order."""
    return sorted(m, key=lambda f: key(f[0])) if len(m) > 1 else list(m)


def ordered(p: Polynomial) -> list[tuple[Monomial, Fraction]]:
    """Return the monomials of a polynomial with their coefficients, in order."""
    rows = p.items()
    return sorted(rows, key=lambda mc: [(key(a), e) for a, e in factors(mc[0])]) if len(p) > 1 else list(rows)


def product(powers: Iterable[tuple[Term, int]]) -> Term | None:
    """Return the product of powers as a term; None for the empty product."""
    out = None
    for a, e in powers:
        f = a if e == 1 else a**e
        out = f if out is None else out * f
    return out


def monomial(m: Collection[tuple[Term, int]], c: Fraction | int = 1) -> Term:
    """Return the term ``c m``."""
    body = product(factors(m))
    if body is None:
        return num(c)
    return body if c == 1 else num(c) * body


def total(terms: Iterable[Term]) -> Term:
    """Return the sum of some terms, bracketed from the left."""
    out = None
    for t in terms:
        out = t if out is None else out + t
    return ZERO if out is None else out


def term_of(p: Polynomial) -> Term:
    """Return the canonical term of a polynomial."""
    return total(monomial(m, c) for m, c in ordered(p))


def lt(t: Term) -> Term:
    """``0 < t``."""
    return Term("lt", ZERO, t)


def le(t: Term) -> Term:
    """``0 <= t``."""
    return Term("le", ZERO, t)


def ne(t: Term) -> Term:
    """``t != 0``."""
    return Term("ne", t, ZERO)


def vector(i: Term, body: Term) -> Term:
    """Return the vector ``i -> body``."""
    return Term("lam", i.args[1], close(body, i.key))


def as_monomial(powers: Iterable[tuple[Term, int]]) -> Monomial:
    """Return a monomial from powers, equal atoms collected."""
    out: dict[Term, int] = {}
    for a, e in powers:
        out[a] = out.get(a, 0) + e
    return frozenset((a, e) for a, e in out.items() if e)


# ---- small proofs --------------------------------------------------------------------------------------------------


def fact(name: str, sizes: Mapping[str, Dim] | None = None, /, **values: Any) -> Theorem:
    """Return an instance of a fact of the kernel's table."""
    return K.fact(name, tuple((sizes or {}).items()), *values.items())


def given(theorem: Theorem, *premises: Theorem) -> Theorem:
    """``theorem`` with the hypotheses that the premises prove cut away."""
    for p in premises:
        theorem = K.cut(p, theorem)
    return theorem


def ring(left: Term, right: Term, *used: tuple[Theorem, Term]) -> Theorem:
    """``left = right`` as polynomials, modulo equations with their coefficients."""
    kept = [(th, c) for th, c in used if c != ZERO]
    return K.linear_combination(tuple(th for th, _ in kept), left, right, *(c for _, c in kept))


def chain(first: Theorem, *more: Theorem) -> Theorem:
    """Transitivity along equations; steps that change nothing are left out."""
    out = first
    for th in more:
        if trivial(out):
            out = th
        elif not trivial(th):
            out = K.trans(out, th)
    return out


def trivial(theorem: Theorem) -> bool:
    """Tell whether an equation has one and the same term on both sides."""
    left, right = theorem.concl.args
    return left is right or left == right


def inside(names: Fresh, equations: list[Theorem], context: Any) -> Theorem:
    """``C[s] = C[t]`` from ``s_k = t_k``, where ``context`` builds ``C`` from terms in the places."""
    places = [hole(f"p~{n}") for n in range(len(equations))]
    return K.congruence(tuple(equations), context(*(h for h, _ in places)), *(k for _, k in places))


def numeral(t: Term) -> Fraction | None:
    """Return the rational number that ``t`` is, if its polynomial is constant."""
    p = poly(t)
    return Fraction(0) if not p else p[frozenset()] if set(p) == {frozenset()} else None
