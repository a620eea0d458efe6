"""Expectations of polynomials in random entries: linearity, declared moments, independence, and cases of indices."""

from __future__ import annotations

from ..kernel import rules as K
from ..kernel.rules import ONE, ZERO, ProofError, Theorem, poly
from ..kernel.terms import Key, Term, open_, substitute
from .algebra import chain, fact, factors, inside, key, monomial, ordered, product, ring, total, trivial, vector
from .normalizer import Normalizer
from .sums import Piece, distribute

Powers = list[tuple[Term, int]]


def _mean(t: Term) -> Term:
    return Term("E", t)


def variance(normal: Normalizer, t: Term) -> Theorem:
    """Variance and covariance by their definitions."""
    th = fact("variance", X=t.args[0]) if t.head == "Var" else fact("covariance", X=t.args[0], Y=t.args[1])
    return chain(th, normal(th.rhs))


def expectation(normal: Normalizer, t: Term) -> Theorem:
    """Normal form of ``E(t)``: a combination of moments of entries."""
    inner = normal(t.args[0])
    pieces: list[Piece] = []
    for m, c in ordered(poly(inner.rhs)):
        constant = [(a, e) for a, e in m if not a.random]
        pieces.append((monomial(constant, c), monomial([(a, e) for a, e in factors(m) if a.random])))
    if not pieces:
        pieces = [(ZERO, ONE)]
    shape = total(f if c == ONE else c * f for c, f in pieces)
    inner = chain(inner, ring(inner.rhs, shape)) if shape != inner.rhs else inner
    start = K.refl(t) if trivial(inner) else K.expectation_congruence(inner)
    spread = distribute(
        normal,
        pieces,
        _mean,
        lambda a, b: fact("expectation_add", X=a, Y=b),
        lambda c, b: fact("expectation_scale", c=c, X=b),
        lambda b: fact("expectation_const", c=ONE) if b == ONE else _monomial(normal, b),
    )
    return chain(start, spread, normal.reduce(spread.rhs))


def _monomial(normal: Normalizer, f: Term) -> Theorem:
    """``E`` of a product of powers of random atoms."""
    t = _mean(f)
    if mean := normal.scope.rewrite(t):
        return chain(mean, normal(mean.rhs))
    ((powers, _),) = poly(f).items()
    entries = factors(powers)
    if any(a.head == "sum" for a, _ in entries):
        return _sum_out(normal, f, entries)
    if "moments" not in normal.powers:
        return K.refl(t)
    if any(a.head != "at" for a, _ in entries):
        raise ProofError("expectation: not a polynomial in random entries")
    return _factored(normal, f, entries)


def _sum_out(normal: Normalizer, f: Term, entries: Powers) -> Theorem:
    """``E(g Sum_i f(i)) = Sum_i E(g f(i))``."""
    s = next(a for a, _ in entries if a.head == "sum")
    i = normal.scope.names.index(s.args[0])
    rest = product((a, e - (a == s)) for a, e in entries if e - (a == s))
    body = open_(s.args[1], i)
    if rest is None:
        whole, start = body, K.refl(_mean(f))
    else:
        whole = rest * body
        push = K.symm(fact("sum_scale", {"n": s.args[0]}, c=rest, f=vector(i, body)))
        start = K.expectation_congruence(chain(ring(f, rest * s), push))
    th = fact("expectation_sum", {"n": s.args[0]}, F=vector(i, whole))
    moved = chain(start, th)
    return chain(moved, normal(moved.rhs))


def _factored(normal: Normalizer, f: Term, entries: Powers) -> Theorem:
    """Split off one entry by independence, after a case split wherever two indices may agree."""
    undecided = _undecided(normal, entries)
    if undecided is not None:
        return _cases(normal, f, *undecided)
    moments = [(a, e, normal.scope.rewrite(_mean(monomial([(a, e)])))) for a, e in entries]
    vanishing = next((m for m in moments if m[2] is not None and m[2].rhs == ZERO), None)
    a, e, moment = vanishing or moments[0]
    if len(entries) == 1 or moment is None:
        raise ProofError(f"moment {e} of {a.args[0]} is not declared")
    families = normal.scope.families
    if families is None:
        raise ProofError("no families are declared independent")
    one = monomial([(a, e)])
    rest = [(b, k) for b, k in entries if b != a]
    others = monomial(rest)
    apart = _known_apart(normal, [a], [b for b, _ in rest])
    split = K.expectation_factor(apart, one, others, families)
    start = K.expectation_congruence(ring(f, one * others)) if f != one * others else K.refl(_mean(f))
    if moment.rhs == ZERO:
        value = inside(normal.scope.names, [moment], lambda h: h * _mean(others))
    else:
        value = inside(
            normal.scope.names, [chain(moment, normal(moment.rhs)), _monomial(normal, others)], lambda h, k: h * k
        )
    return chain(start, split, value, normal.reduce(value.rhs))


def _known_apart(normal: Normalizer, first: list[Term], second: list[Term]) -> tuple[Theorem, ...]:
    """The facts that two indices differ which the factorisation needs."""
    need = {
        frozenset(ij)
        for x in first
        for y in second
        if x.args[:2] == y.args[:2]
        for ij in zip(x.args[3:], y.args[3:], strict=True)
    }
    return tuple(th for th in normal.apart if frozenset(th.concl.args) in need)


def _undecided(normal: Normalizer, entries: Powers) -> tuple[Term, Term] | None:
    """Two indices of entries of one family of which it is not known whether they agree."""
    apart = {frozenset(th.concl.args) for th in normal.apart}
    for n, (x, _) in enumerate(entries):
        for y, _ in entries[n + 1 :]:
            if x.args[:2] != y.args[:2]:
                continue
            ij = list(zip(x.args[3:], y.args[3:], strict=True))
            if any(frozenset(p) in apart for p in ij):
                continue
            i, j = next((i, j) for i, j in ij if i != j)
            return (i, j) if key(i) < key(j) else (j, i)
    return None


def _cases(normal: Normalizer, f: Term, i: Term, j: Term) -> Theorem:
    """``E(f) = delta(i, j) s + (1 - delta(i, j)) t``: ``s`` where the indices agree, ``t`` where they differ."""
    if i.head != "ix" or j.head != "ix":
        raise ProofError("expectation: indices that are not variables may agree")
    jk: Key = j.key
    t = _mean(f)
    same = normal(substitute(t, {jk: i}))
    memo, normal.memo = normal.memo, {}  # what is proved under i != j may not be reused outside
    normal.apart.append(K.assume(Term("apart", i, j)))
    try:
        apart = _monomial(normal, f)
    finally:
        normal.apart.pop()
        normal.memo = memo
    d = Term("delta", i, j)
    value = d * same.rhs + (ONE - d) * apart.rhs
    n = i.sort[1]
    where_same = ring(
        same.lhs,
        substitute(value, {jk: i}),
        (same, ONE),
        (fact("delta_same", {"n": n}, i=i), substitute(apart.rhs, {jk: i}) - same.rhs),
    )
    where_apart = ring(t, value, (apart, ONE), (fact("delta_apart", {"n": n}, i=i, j=j), apart.rhs - same.rhs))
    th = K.index_cases(where_same, where_apart, i, j)
    return chain(th, normal.reduce(th.rhs))
