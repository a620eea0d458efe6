"""Quotients: ``1/b`` is split into inverses of the factors of ``b``; ``b (1/b)`` cancels where ``b != 0`` is shown."""

from __future__ import annotations

from ..kernel import rules as K
from ..kernel.rules import ONE, ZERO, Monomial, ProofError, Theorem, poly
from ..kernel.terms import Term, num
from . import laws, order
from .algebra import chain, fact, factors, given, inside, numeral, ordered, ring, term_of, trivial
from .normalizer import Normalizer, leading, solved


def inverse(normal: Normalizer, t: Term) -> Theorem:
    """Normal form of ``1/b``: the factors of ``b`` as it is written come apart before any of them is expanded."""
    written = _factors_as_written(t.args[1])
    if len(written) > 1:
        split = _split(normal, written)
        whole = chain(_shaped(normal, t, split.lhs), split)
        return chain(whole, normal(whole.rhs))
    b = normal(t.args[1])
    first = K.refl(t) if trivial(b) else inside(normal.scope.names, [b], lambda h: ONE / h)
    p = poly(b.rhs)
    if not p:
        return first
    if "field" in normal.powers and (rational := _rationalized(first)):
        return chain(first, rational)
    if (q := numeral(b.rhs)) is not None:
        return chain(first, ring(first.rhs, num(1 / q)))
    if len(p) == 1:
        ((m, c),) = p.items()
        parts = [num(c)] * (c != 1) + [a for a, e in factors(m) for _ in range(e)]
    else:
        c = ordered(p)[0][1]
        parts = [num(c)] * (c != 1) + [term_of({m: d / c for m, d in p.items()})]
    split = _split(normal, parts)
    return chain(first, _shaped(normal, first.rhs, split.lhs), split, normal.reduce(split.rhs))


def _rationalized(first: Theorem) -> Theorem | None:
    """``1/sqrt(q) = sqrt(q)/q`` for a positive number ``q``."""
    b = first.rhs.args[1]
    q = numeral(b.args[1]) if b.head == "fn" and b.args[0] == "sqrt" else None
    if q is None or q <= 0:
        return None
    positive = K.positive_combination((), "lt", ZERO, b.args[1])
    nonzero = given(fact("ne_of_pos", a=b), given(laws.sqrt_pos(b.args[1]), positive))
    one = given(fact("mul_inverse", b=b), nonzero)
    square = given(fact("sqrt_square", a=b.args[1]), K.positive_combination((positive,), "le", ZERO, b.args[1], ONE))
    return ring(ONE / b, num(1 / q) * b, (one, num(1 / q) * b), (square, num(-1 / q) * (ONE / b)))


def _factors_as_written(b: Term) -> list[Term]:
    match b.head, b.args:
        case "mul", (u, v):
            return _factors_as_written(u) + _factors_as_written(v)
        case "pow", (u, k) if k:
            return _factors_as_written(u) * int(k)
        case "neg", (u,):
            return [num(-1), *_factors_as_written(u)]
        case "div", (u, v) if u != ONE and v.head != "num":
            return [*_factors_as_written(u), ONE / v]
    return [b]


def _shaped(normal: Normalizer, t: Term, wanted: Term) -> Theorem:
    """``1/b = 1/b'`` for two spellings of one polynomial."""
    if t == wanted:
        return K.refl(t)
    return inside(normal.scope.names, [ring(t.args[1], wanted.args[1])], lambda h: ONE / h)


def _split(normal: Normalizer, parts: list[Term]) -> Theorem:
    """``1/(a (b c)) = 1/a (1/b (1/c))``, and ``1/(1/b) = b``."""
    a, *rest = parts
    if not rest:
        return fact("inverse_inverse", b=a.args[1]) if a.head == "div" and a.args[0] == ONE else K.refl(ONE / a)
    first, others = _split(normal, [a]), _split(normal, rest)
    b = others.lhs.args[1]
    return chain(fact("inverse_mul", a=a, b=b), inside(normal.scope.names, [first, others], lambda h, k: h * k))


def cancellation(normal: Normalizer, a: Term, powers: dict[Term, int]) -> tuple[Monomial, Theorem] | None:
    """``b (1/b) = 1`` solved for its leading monomial, if that divides ``powers`` and ``b != 0`` is shown."""
    lead = leading(poly(a.args[1]))
    if lead is None or not all(powers.get(f, 0) >= e for f, e in lead):
        return None
    if a not in normal.cancellations:
        try:
            nonzero = order.nonzero(a.args[1], normal.scope)
        except ProofError:
            normal.cancellations[a] = None
        else:
            normal.cancellations[a] = given(fact("mul_inverse", b=a.args[1]), nonzero)
    same = normal.cancellations[a]
    return None if same is None else solved(lead | {(a, 1)}, same)
