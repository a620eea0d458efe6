"""Finite sums: linearity, deltas, channels in pairs, permutations, and one order of nested sums."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel import rules as K
from ..kernel.rules import ONE, Theorem, poly
from ..kernel.terms import Dim, Key, Term, close, num, open_, substitute, subterms
from . import exchange, laws
from .algebra import chain, fact, factors, inside, key, monomial, ordered, product, ring, total, trivial, vector
from .normalizer import Normalizer

Piece = tuple[Term, Term]  # constant factor, the rest


def sum_over(i: Term, body: Term) -> Term:
    """Return the sum of ``body`` over ``i``."""
    return Term("sum", i.args[1], close(body, i.key))


def size(normal: Normalizer, t: Term) -> Theorem:
    """Return a size; a doubled one is twice its half."""
    if type(t.args[0]) is not tuple:
        return K.refl(t)
    th = laws.card_double(t.args[0][1])
    return chain(th, normal(th.rhs))


def pairs(normal: Normalizer, t: Term) -> Theorem:
    """``(u, v interleaved)[2i] = u[i]``, and ``v[i]`` at ``2i + 1``."""
    u, v, c = t.args
    if c.head not in ("even", "odd"):
        return _channels(normal, t) if "sums" in normal.powers else K.refl(t)
    th = fact(f"pairs_{c.head}", {"h": c.sort[1][1]}, u=u, v=v, e=c.args[0])
    return chain(th, normal(th.rhs))


def _channels(normal: Normalizer, t: Term) -> Theorem:
    """A channel of unknown parity, as a sum over all channels that a delta picks it from."""
    u, v, c = t.args
    i = normal.scope.names.index(c.sort[1])
    th = K.symm(fact("sum_delta", {"n": i.args[1]}, j=c, f=vector(i, Term("pairs", u, v, i))))
    return chain(th, normal(th.rhs))


def finite_sum(normal: Normalizer, t: Term) -> Theorem:
    """Normal form of a sum: a combination of sums of monomials without constant factors."""
    d, body = t.args
    if type(d) is tuple and "sums" in normal.powers:
        th = fact("sum_pairs", {"h": d[1]}, f=Term("lam", d, body))
        return chain(th, normal(th.rhs))
    i = normal.scope.names.index(d)
    inner = normal(open_(body, i))
    if "sums" not in normal.powers:
        return K.refl(t) if trivial(inner) else K.sum_congruence(inner, i)
    shaped, pieces = _pieces(inner.rhs, i)
    inner = chain(inner, shaped)
    start = () if trivial(inner) else (K.sum_congruence(inner, i),)
    spread = distribute(
        normal,
        pieces,
        lambda b: sum_over(i, b),
        lambda a, b: _sum_add(i, a, b),
        lambda c, b: _sum_scale(i, c, b),
        lambda b: _single(normal, i, b),
    )
    return chain(*start, spread, normal.reduce(spread.rhs))


def _sum_add(i: Term, a: Term, b: Term) -> Theorem:
    return fact("sum_add", {"n": i.args[1]}, f=vector(i, a), g=vector(i, b))


def _sum_scale(i: Term, c: Term, b: Term) -> Theorem:
    return fact("sum_scale", {"n": i.args[1]}, c=c, f=vector(i, b))


def _pieces(t: Term, i: Term) -> tuple[Theorem, list[Piece]]:
    """``t`` as a sum of pieces ``c f(i)`` with ``c`` free of ``i``; a delta in ``i`` comes first in ``f``."""
    ik: Key = i.key
    pieces: list[Piece] = []
    flips: list[tuple[Theorem, Term]] = []
    for m, c in ordered(poly(t)):
        constant = [(a, e) for a, e in m if ik not in a.free]
        rest = [(a, e) for a, e in factors(m) if ik in a.free]
        front = monomial(constant, c)
        pick = next((a for a, _ in rest if _picks(a, i)), None)
        if pick is not None:
            others = monomial([(a, e - (a == pick)) for a, e in rest if e - (a == pick)])
            j = pick.args[1] if pick.args[0] == i else pick.args[0]
            if pick.args[0] != i:
                flips.append((laws.delta_symm(pick.args[0], i), front * others))
            pieces.append((front, Term("delta", i, j) * others))
        else:
            pieces.append((front, monomial(rest)))
    if not pieces:
        pieces = [(num(0), ONE)]
    shape = total(f if c == ONE else c * f for c, f in pieces)
    return (K.refl(t) if shape == t else ring(t, shape, *flips)), pieces


def _picks(a: Term, i: Term) -> bool:
    """Whether ``a`` is a delta between ``i`` and an index that does not mention ``i``."""
    if a.head != "delta" or i not in a.args:
        return False
    other = a.args[1] if a.args[0] == i else a.args[0]
    return i.key not in other.free


def distribute(
    normal: Normalizer,
    pieces: list[Piece],
    wrap: Callable[[Term], Term],
    add: Callable[[Term, Term], Theorem],
    scale: Callable[[Term, Term], Theorem],
    single: Callable[[Term], Theorem],
) -> Theorem:
    """``L(c1 f1 + ... + cn fn) = c1 L'(f1) + ... + cn L'(fn)`` for a linear ``L``; ``single`` rewrites ``L(f)``."""
    bodies = [f if c == ONE else c * f for c, f in pieces]
    spread = K.refl(wrap(total(bodies)))
    done: list[Term] = []
    for n in range(len(bodies) - 1, 0, -1):
        step = add(total(bodies[:n]), bodies[n])
        tail = list(reversed(done))
        spread = chain(
            spread, step if not tail else inside(normal.scope.names, [step], lambda h, tail=tail: total([h, *tail]))
        )
        done.append(step.rhs.args[1])
    parts = []
    for c, f in pieces:
        value = single(f)
        if c != ONE:
            scaled = scale(c, f)
            value = chain(scaled, inside(normal.scope.names, [value], lambda h, c=c: c * h))
        parts.append(value)
    if all(map(trivial, parts)):
        return spread
    return chain(spread, inside(normal.scope.names, parts, lambda *holes: total(holes)))


def _single(normal: Normalizer, i: Term, f: Term) -> Theorem:
    """Normal form of the sum of one monomial without constant factor."""
    d = i.args[1]
    if f == ONE:
        return fact("sum_one", {"n": d})
    if f.head == "mul" and f.args[0].head == "delta" and f.args[0].args[0] == i and _picks(f.args[0], i):
        th = fact("sum_delta", {"n": d}, j=f.args[0].args[1], f=vector(i, f.args[1]))
        return chain(th, normal(th.rhs))
    t = sum_over(i, f)
    if step := normal.scope.rewrite(t):
        return chain(step, normal(step.rhs))
    if same := _unpermuted(normal, i, f, t):
        return same
    return exchange.exchanged(normal, t) if exchange.POWER in normal.powers else _exchanged(normal, i, f, t)


def _unpermuted(normal: Normalizer, i: Term, f: Term, t: Term) -> Theorem | None:
    """``Sum f(sigma(i)) = Sum f(i)`` where ``i`` occurs under one permutation only."""
    inner = {s for s in subterms(f) if s.head == "perm" and s.args[2] == i}
    if len(inner) != 1:
        return None
    (image,) = inner
    bare = _with(f, image, i)
    if substitute(bare, {i.key: image}) != f:
        return None
    th = fact("sum_permutation", {"n": i.args[1]}, f=vector(i, bare), sigma=image.args[0])
    return chain(th, normal(th.rhs)) if th.lhs == t else None


def _with(t: Term, old: Term, new: Term) -> Term:
    if t == old:
        return new
    return Term(t.head, *(_with(a, old, new) if type(a) is Term else a for a in t.args), hint=t.hint)


def _rank(d: Dim) -> str:
    return repr(d)


def _exchanged(normal: Normalizer, i: Term, f: Term, t: Term) -> Theorem:
    """``Sum_i g(i) Sum_j h(i, j)`` with the sums in one order.

    The earlier dimension stands outside; of two orders over one dimension the one with the smaller result is kept.
    """
    powers = [(a, e) for m in poly(f) for a, e in factors(m)]
    inner = [a for a, e in powers if a.head == "sum" and e == 1 and _rank(a.args[0]) <= _rank(i.args[1])]
    if not inner:
        return K.refl(t)
    s = inner[0]
    j = normal.scope.names.index(s.args[0])
    rest = product((a, e) for a, e in powers if a != s)
    body = open_(s.args[1], j)
    merged = K.refl(f) if rest is None else chain(ring(f, rest * s), K.symm(_sum_scale(j, rest, body)))
    whole = body if rest is None else rest * body
    swap = fact("sum_exchange", {"n": i.args[1], "m": s.args[0]}, f=vector(i, vector(j, whole)))
    moved = chain(K.sum_congruence(merged, i), swap)
    if _rank(s.args[0]) < _rank(i.args[1]):
        return chain(moved, normal(moved.rhs))
    return _smaller(normal, t, moved)


def _smaller(normal: Normalizer, t: Term, moved: Theorem) -> Theorem:
    """Of the two orders of sums over one dimension, the one with the smaller spelling."""
    other = normal.scope.names.index(moved.rhs.args[0])
    inner = normal(open_(moved.rhs.args[1], other))
    candidate = sum_over(other, inner.rhs)
    if key(candidate) < key(t) and len(poly(inner.rhs)) == 1:
        return chain(moved, K.sum_congruence(inner, other))
    return K.refl(t)
