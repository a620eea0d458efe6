"""Exponentials, angles, logarithms and roots."""

from __future__ import annotations

from fractions import Fraction

from ..kernel import rules as K
from ..kernel.rules import Monomial, ProofError, Theorem, poly
from ..kernel.terms import Term, num
from . import laws, order
from .algebra import chain, fact, given, inside, monomial, ordered, ring, term_of, trivial
from .normalizer import Normalizer

_ADD = {"exp": "exp_add", "cos": "cos_add", "sin": "sin_add"}
_ZERO = {"exp": laws.exp_zero, "cos": laws.cos_zero, "sin": laws.sin_zero}


def function(normal: Normalizer, t: Term) -> Theorem:
    """Normal form of ``f(u)``."""
    name = t.args[0]
    if name == "log" and "log" in normal.powers:
        return _logarithm(normal, t)
    u = normal(t.args[1])
    if name == "exp" and "log" in normal.powers and (argument := _exponential_of_logarithm(normal, u.rhs)):
        return chain(inside(normal.scope.names, [u], lambda h: Term("fn", name, h)), argument)
    first = K.refl(t) if trivial(u) else inside(normal.scope.names, [u], lambda h: Term("fn", name, h))
    if name.startswith("fresnel") and not poly(first.rhs.args[1]):
        return chain(first, _respelled(normal, first.rhs, num(0)), fact(f"{name}_zero"))
    if ("exp" if name == "exp" else "trig" if name in ("cos", "sin") else "") not in normal.powers:
        return first
    step = _expanded(normal, first.rhs)
    return chain(first, step, normal(step.rhs)) if step is not None else first


def _expanded(normal: Normalizer, t: Term) -> Theorem | None:
    """One use of an addition theorem; None for a single angle or exponent."""
    name, u = t.args
    unit = Fraction(1, normal.angle if name != "exp" else 1)
    terms = ordered(poly(u))
    if not terms:
        return _ZERO[name]()
    (m, c), *rest = terms
    if rest:
        return _added(normal, t, monomial(m, c), term_of(dict(rest)))
    if c < 0:
        a = monomial(m, -c)
        return chain(_respelled(normal, t, -a), laws.exp_neg(a) if name == "exp" else fact(f"{name}_neg", a=a))
    if c > unit and (c / unit).denominator == 1:
        return _added(normal, t, monomial(m, unit), monomial(m, c - unit))
    return None


def _added(normal: Normalizer, t: Term, a: Term, b: Term) -> Theorem:
    return chain(_respelled(normal, t, a + b), fact(_ADD[t.args[0]], a=a, b=b))


def _respelled(normal: Normalizer, t: Term, u: Term) -> Theorem:
    """``f(v) = f(u)`` for two spellings of one polynomial."""
    name, v = t.args
    return K.refl(t) if u == v else inside(normal.scope.names, [ring(v, u)], lambda h: Term("fn", name, h))


def _logarithm(normal: Normalizer, t: Term) -> Theorem:
    """``log(a/b) = log a - log b`` for positive a and b, and ``log(exp u) = u``."""
    u = t.args[1]
    if u.head == "def" and u.args[0] in normal.unfold:
        th = inside(normal.scope.names, [K.unfold(u)], lambda h: Term("fn", "log", h))
    elif u.head == "div":
        th = given(laws.log_div(*u.args), *(order.positive(a, normal.scope) for a in u.args))
    elif u.head == "fn" and u.args[0] == "exp":
        th = fact("log_exp", a=u.args[1])
    else:
        same = normal(u)
        return K.refl(t) if trivial(same) else inside(normal.scope.names, [same], lambda h: Term("fn", "log", h))
    return chain(th, normal(th.rhs))


def _exponential_of_logarithm(normal: Normalizer, u: Term) -> Theorem | None:
    """``exp(log a) = a`` where ``0 < a`` is shown."""
    if u.head != "fn" or u.args[0] != "log":
        return None
    try:
        th = given(fact("exp_log", a=u.args[1]), order.positive(u.args[1], normal.scope))
    except ProofError:
        return None
    return chain(th, normal(th.rhs))


def pythagoras(_: Normalizer, sine: Term, powers: dict[Term, int]) -> tuple[Monomial, Theorem] | None:
    """``sin^2 = 1 - cos^2``."""
    if powers[sine] < 2:
        return None
    u = sine.args[1]
    square = fact("cos_square_add_sin_square", a=u)
    return frozenset({(sine, 2)}), ring(sine**2, num(1) - Term("fn", "cos", u) ** 2, (square, num(1)))


def root(normal: Normalizer, a: Term, powers: dict[Term, int]) -> tuple[Monomial, Theorem] | None:
    """``sqrt(u)^2 = u`` where ``0 <= u`` is shown."""
    if powers[a] < 2:
        return None
    try:
        return frozenset({(a, 2)}), given(fact("sqrt_square", a=a.args[1]), order.nonnegative(a.args[1], normal.scope))
    except ProofError:
        return None
