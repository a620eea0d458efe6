"""Laws that the kernel need not be told: each follows from the facts of its table, and is derived here.

A law is an instance of what was shown once for variables, so that it costs one more step wherever it is used.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache, wraps

from ..kernel import rules as K
from ..kernel.rules import ONE, ZERO, Theorem
from ..kernel.terms import Dim, Term, num, substitute
from ..language.fresh import Fresh
from .algebra import chain, fact, given, inside, le, ne, ring, total, vector

_MINUS_ONE = num(-1)


def _derived(show: Callable[..., Theorem]) -> Callable[..., Theorem]:
    """Show a law for variables, once; then instantiate it. At random values, which are no instance, show it anew."""
    once = cache(show)

    @wraps(show)
    def law(*values: Term) -> Theorem:
        if any(v.random for v in values):
            return show(*values)
        variables = [
            Term("at", s, (), "fixed") if v.sort == "R" else Term("ix", s, v.sort[1])
            for s, v in zip("abc", values, strict=False)
        ]
        pairs = [(x.key, v) for x, v in zip(variables, values, strict=True) if x != v]
        return K.instantiate(once(*variables), *pairs) if pairs else once(*variables)

    return law


# ---- signs ---------------------------------------------------------------------------------------------------------


@cache
def one_nonzero() -> Theorem:
    """``1 != 0``."""
    return given(fact("ne_of_pos", a=ONE), K.positive_combination((), "lt", ZERO, ONE))


def _in_place(premise: Theorem, same: Theorem, relation: Callable[[Term], Term]) -> Theorem:
    h, k = Fresh().hole()
    return K.replace((premise, same), relation(h), k)


@_derived
def ne_of_neg(a: Term) -> Theorem:
    """``a != 0`` where ``a < 0``."""
    positive = K.positive_combination((K.assume(Term("lt", a, ZERO)),), "lt", ZERO, -a, ONE)
    other = given(fact("ne_of_pos", a=-a), positive)
    return given(fact("ne_of_mul", a=a, b=_MINUS_ONE), _in_place(other, ring(-a, a * _MINUS_ONE), ne))


@_derived
def mul_ne_zero(a: Term, b: Term) -> Theorem:
    """``a b != 0`` where ``a != 0`` and ``b != 0``."""
    i, j = ONE / a, ONE / b
    inverses = (fact("mul_inverse", b=a), _MINUS_ONE), (fact("mul_inverse", b=b), -(a * i))
    one = _in_place(one_nonzero(), ring(ONE, a * b * (i * j), *inverses), ne)
    return given(fact("ne_of_mul", a=a * b, b=i * j), one)


# ---- exponential, logarithm ----------------------------------------------------------------------------------------


def _respelled(name: str, u: Term, v: Term) -> Theorem:
    return inside(Fresh(), [ring(u, v)], lambda h: Term("fn", name, h))


def _exp(t: Term) -> Term:
    return Term("fn", "exp", t)


@cache
def exp_zero() -> Theorem:
    """``exp 0 = 1``, as ``exp 0 = exp 0 exp 0``, which is not 0."""
    e = _exp(ZERO)
    twice = chain(_respelled("exp", ZERO, ZERO + ZERO), fact("exp_add", a=ZERO, b=ZERO))
    one = given(fact("mul_inverse", b=e), given(fact("ne_of_pos", a=e), fact("exp_pos", a=ZERO)))
    return ring(e, ONE, (one, ONE - e), (twice, -(ONE / e)))


@_derived
def exp_neg(a: Term) -> Theorem:
    """``exp(-a) = 1/exp(a)``."""
    e, other = _exp(a), _exp(-a)
    split = chain(_respelled("exp", ZERO, a + -a), fact("exp_add", a=a, b=-a))
    one = given(fact("mul_inverse", b=e), given(fact("ne_of_pos", a=e), fact("exp_pos", a=a)))
    return ring(other, ONE / e, (one, -other), (exp_zero(), ONE / e), (split, -(ONE / e)))


@cache
def log_one() -> Theorem:
    """``log 1 = 0``, as ``exp 0 = 1``."""
    return chain(inside(Fresh(), [K.symm(exp_zero())], lambda h: Term("fn", "log", h)), fact("log_exp", a=ZERO))


@_derived
def log_div(a: Term, b: Term) -> Theorem:
    """``log(a/b) = log a - log b`` where ``0 < a`` and ``0 < b``."""
    u, v = Term("fn", "log", a), Term("fn", "log", b)
    split = chain(_respelled("exp", u - v, u + -v), fact("exp_add", a=u, b=-v))
    inverse = inside(Fresh(), [fact("exp_log", a=b)], lambda h: ONE / h)
    weights = (split, ONE), (exp_neg(v), _exp(u)), (inverse, _exp(u)), (fact("exp_log", a=a), ONE / b)
    quotient = K.symm(ring(_exp(u - v), a / b, *weights))
    return chain(inside(Fresh(), [quotient], lambda h: Term("fn", "log", h)), fact("log_exp", a=u - v))


@_derived
def exp_le(a: Term, b: Term) -> Theorem:
    """``exp a <= exp b`` where ``a <= b``, as ``exp b = exp(a) exp(b - a)`` and ``1 + (b - a) <= exp(b - a)``."""
    e, factor = _exp(a), _exp(b - a)
    split = chain(_respelled("exp", b, a + (b - a)), fact("exp_add", a=a, b=b - a))
    bound = K.positive_combination(
        (K.assume(Term("le", a, b)), fact("exp_tangent", a=b - a)), "le", ZERO, factor - ONE, ONE, ONE
    )
    exp_nonneg = K.positive_combination((fact("exp_pos", a=a),), "le", ZERO, e, ONE)
    more = given(fact("mul_nonneg", a=e, b=factor - ONE), exp_nonneg, bound)
    return K.positive_combination((more, split), "le", e, _exp(b), ONE, _MINUS_ONE)


@_derived
def log_tangent(a: Term) -> Theorem:
    """``log a <= a - 1`` where ``0 < a``, as ``1 + log a <= exp(log a) = a``."""
    u = Term("fn", "log", a)
    return K.positive_combination((fact("exp_tangent", a=u), fact("exp_log", a=a)), "le", u, a - ONE, ONE, ONE)


@_derived
def exp_tangent_at(a: Term, b: Term) -> Theorem:
    """``exp(b) (1 + a - b) <= exp a``: the tangent at ``b``."""
    e, factor = _exp(b), _exp(a - b)
    split = chain(_respelled("exp", a, b + (a - b)), fact("exp_add", a=b, b=a - b))
    excess = K.positive_combination((fact("exp_tangent", a=a - b),), "le", ZERO, factor - (ONE + a - b), ONE)
    exp_nonneg = K.positive_combination((fact("exp_pos", a=b),), "le", ZERO, e, ONE)
    more = given(fact("mul_nonneg", a=e, b=excess.rhs), exp_nonneg, excess)
    return K.positive_combination((more, split), "le", e * (ONE + a - b), _exp(a), ONE, _MINUS_ONE)


@_derived
def exp_lt(a: Term, b: Term) -> Theorem:
    """``exp a < exp b`` where ``a < b``, as ``exp(a) (1 + b - a) <= exp b``."""
    rise = K.positive_combination((K.assume(Term("lt", a, b)),), "lt", ZERO, b - a, ONE)
    more = given(fact("mul_pos", a=_exp(a), b=b - a), fact("exp_pos", a=a), rise)
    return K.positive_combination((exp_tangent_at(b, a), more), "lt", _exp(a), _exp(b), ONE, ONE)


@_derived
def log_tangent_at(a: Term, b: Term) -> Theorem:
    """``log a <= log b + a/b - 1`` where ``0 < a`` and ``0 < b``: the tangent at ``b``."""
    positive_a, positive_b = (K.assume(Term("lt", ZERO, t)) for t in (a, b))
    inverse = given(fact("inverse_pos", b=b), positive_b)
    positive = given(fact("mul_pos", a=a, b=ONE / b), positive_a, inverse)
    bound = given(log_tangent(a / b), _in_place(positive, ring(a * (ONE / b), a / b), lambda h: Term("lt", ZERO, h)))
    u, v = Term("fn", "log", a), Term("fn", "log", b)
    return K.positive_combination((bound, log_div(a, b)), "le", u, v + a / b - ONE, ONE, _MINUS_ONE)


@_derived
def log_pos(a: Term) -> Theorem:
    """``0 < log a`` where ``1 < a``, as ``1 - log a <= exp(-log a) = 1/a``, which is less than 1."""
    u, inverse = Term("fn", "log", a), ONE / a
    above_one = K.assume(Term("lt", ONE, a))
    positive = K.positive_combination((above_one,), "lt", ZERO, a, ONE)
    excess = K.positive_combination((above_one,), "lt", ZERO, a - ONE, ONE)
    part = given(fact("mul_pos", a=inverse, b=a - ONE), given(fact("inverse_pos", b=a), positive), excess)
    one = given(fact("mul_inverse", b=a), given(fact("ne_of_pos", a=a), positive))
    back = chain(exp_neg(u), inside(Fresh(), [given(fact("exp_log", a=a), positive)], lambda h: ONE / h))
    used = fact("exp_tangent", a=-u), back, part, one
    return K.positive_combination(used, "lt", ZERO, u, ONE, ONE, ONE, ONE)


# ---- roots ----------------------------------------------------------------------------------------------------------


def _sqrt(t: Term) -> Term:
    return Term("fn", "sqrt", t)


def le_root(a: Term, u: Term) -> Theorem:
    """``a <= sqrt(u)`` where ``u`` is another spelling of ``a^2``."""
    same = inside(Fresh(), [ring(a**2, u)], _sqrt)
    return _in_place(fact("le_sqrt_square", a=a), same, lambda h: Term("le", a, h))


@_derived
def sqrt_nonneg(a: Term) -> Theorem:
    """``0 <= sqrt a`` where ``0 <= a``: with ``s`` for the root, ``-s <= sqrt(s^2) = s``."""
    s = _sqrt(a)
    same = inside(Fresh(), [given(fact("sqrt_square", a=a), K.assume(le(a)))], _sqrt)
    return K.positive_combination((le_root(-s, s**2), same), "le", ZERO, s, num(Fraction(1, 2)), num(Fraction(1, 2)))


@_derived
def sqrt_pos(a: Term) -> Theorem:
    """``0 < sqrt a`` where ``0 < a``: with ``s`` for the root, ``s^2 != 0``, so ``s = (sqrt s)^2`` is not 0 either."""
    s, positive = _sqrt(a), K.assume(Term("lt", ZERO, a))
    nonneg = K.positive_combination((positive,), "le", ZERO, a, ONE)
    apart = _root_nonzero(s, given(fact("sqrt_square", a=a), nonneg), given(fact("ne_of_pos", a=a), positive))
    square = given(fact("sqrt_square", a=s), given(sqrt_nonneg(a), nonneg))
    above = given(fact("square_pos", a=_sqrt(s)), _root_nonzero(_sqrt(s), square, apart))
    return _in_place(above, square, lambda h: Term("lt", ZERO, h))


def _root_nonzero(root: Term, square: Theorem, apart: Theorem) -> Theorem:
    """``r != 0`` from ``r^2 = s`` and ``s != 0``."""
    product = chain(K.symm(square), ring(root**2, root * root))
    return given(fact("ne_of_mul", a=root, b=root), _in_place(apart, product, ne))


# ---- angles --------------------------------------------------------------------------------------------------------


@cache
def sin_zero() -> Theorem:
    """``sin 0 = 0``, as ``sin 0 = sin(-0) = -sin 0``."""
    flipped = chain(_respelled("sin", ZERO, -ZERO), fact("sin_neg", a=ZERO))
    return ring(Term("fn", "sin", ZERO), ZERO, (flipped, num(Fraction(1, 2))))


@cache
def cos_zero() -> Theorem:
    """``cos 0 = 1``, as ``c = c^2 - s^2`` and ``c^2 + s^2 = 1``, with ``s = sin 0 = 0``."""
    s = Term("fn", "sin", ZERO)
    double = chain(_respelled("cos", ZERO, ZERO + ZERO), fact("cos_add", a=ZERO, b=ZERO))
    square = fact("cos_square_add_sin_square", a=ZERO)
    return ring(Term("fn", "cos", ZERO), ONE, (double, ONE), (square, ONE), (sin_zero(), num(-2) * s))


# ---- sizes ---------------------------------------------------------------------------------------------------------


@cache
def card_pos(d: Dim) -> Theorem:
    """``0 < n``, as the sum of ones."""
    ones = K.sum_sign(K.positive_combination((), "lt", ZERO, ONE), Term("ix", "a", d))
    return _in_place(ones, fact("sum_one", {"n": d}), lambda h: Term("lt", ZERO, h))


@cache
def one_le_card(d: Dim) -> Theorem:
    """``1 <= n``, as the sum of ``1 - delta(i, k)`` over ``k``."""
    i, k = Term("ix", "a", d), Term("ix", "b", d)
    others = K.sum_sign(
        K.positive_combination((delta_le_one(k, i),), "le", ZERO, ONE + _MINUS_ONE * _delta(k, i), ONE), k
    )
    pieces = vector(k, ONE), vector(k, _MINUS_ONE * _delta(k, i))
    split = fact("sum_add", {"n": d}, f=pieces[0], g=pieces[1])
    picked = fact("sum_delta", {"n": d}, j=i, f=vector(k, ONE))
    ones = K.sum_congruence(ring(_delta(k, i), _delta(k, i) * ONE), k)
    scaled = fact("sum_scale", {"n": d}, c=_MINUS_ONE, f=vector(k, _delta(k, i)))
    used = others, split, fact("sum_one", {"n": d}), scaled, ones, picked
    return K.positive_combination(used, "le", ONE, Term("card", d), ONE, ONE, ONE, ONE, _MINUS_ONE, _MINUS_ONE)


@cache
def card_double(d: Dim) -> Theorem:
    """``2h = 2 h``, as the sum of ones over channels in pairs."""
    double: Dim = ("2", d)
    e = Term("ix", "a", d)
    pairs = fact("sum_pairs", {"h": d}, f=Term("lam", double, ONE))
    twos = K.sum_congruence(ring(ONE + ONE, num(2) * ONE), e)
    scaled = fact("sum_scale", {"n": d}, c=num(2), f=vector(e, ONE))
    half = inside(Fresh(), [fact("sum_one", {"n": d})], lambda h: num(2) * h)
    return chain(K.symm(fact("sum_one", {"n": double})), pairs, twos, scaled, half)


# ---- the Kronecker delta -------------------------------------------------------------------------------------------


def _delta(i: Term, j: Term) -> Term:
    return Term("delta", i, j)


def _apart(i: Term, j: Term) -> Theorem:
    return fact("delta_apart", {"n": i.sort[1]}, i=i, j=j)


@_derived
def delta_symm(i: Term, j: Term) -> Theorem:
    """``delta(i, j) = delta(j, i)``."""
    other = given(_apart(j, i), fact("apart_symm", {"n": i.sort[1]}, i=i, j=j))
    where_apart = ring(_delta(i, j), _delta(j, i), (_apart(i, j), ONE), (other, _MINUS_ONE))
    return K.index_cases(K.refl(_delta(i, i)), where_apart, i, j)


@_derived
def delta_square(i: Term, j: Term) -> Theorem:
    """``delta(i, j)^2 = delta(i, j)``."""
    same, d = _delta(i, i), _delta(i, j)
    where_same = ring(same**2, same, (fact("delta_same", {"n": i.sort[1]}, i=i), same))
    return K.index_cases(where_same, ring(d**2, d, (_apart(i, j), d - ONE)), i, j)


@_derived
def delta_nonneg(i: Term, j: Term) -> Theorem:
    """``0 <= delta(i, j)``, a square."""
    return _in_place(fact("square_nonneg", a=_delta(i, j)), delta_square(i, j), lambda h: Term("le", ZERO, h))


@_derived
def delta_le_one(i: Term, j: Term) -> Theorem:
    """``delta(i, j) <= 1``, as ``1 - delta(i, j)`` is a square."""
    d = _delta(i, j)
    signs = fact("square_nonneg", a=ONE - d), delta_square(i, j)
    return K.positive_combination(signs, "le", d, ONE, ONE, ONE)


def delta_move(d: Term, body: Term) -> Theorem:
    """``delta(i, j) f(j) = delta(i, j) f(i)`` for index variables ``i`` and ``j``."""
    i, j = d.args
    moved = d * substitute(body, {j.key: i})
    where_apart = ring(d * body, moved, (_apart(i, j), body - moved.args[1]))
    return K.index_cases(K.refl(substitute(moved, {j.key: i})), where_apart, i, j)


def sum_without(k: Term, body: Term, i: Term) -> Theorem:
    """``Sum_k f(k) = f(i) + Sum_k (1 - delta(k, i)) f(k)``: one term, and the others."""
    d, f = {"n": i.sort[1]}, vector(k, body)
    at, others = _delta(k, i), ONE - _delta(k, i)
    split = K.sum_congruence(ring(body, at * body + others * body), k)
    added = fact("sum_add", d, f=vector(k, at * body), g=vector(k, others * body))
    one = fact("sum_delta", d, j=i, f=f)
    return chain(split, added, inside(Fresh(), [one], lambda h: h + added.rhs.args[1]))


def delta_of_channels(i: Term, j: Term) -> Theorem:
    """``delta(2e, 2g) = delta(e, g)``, the same of two odd channels; the delta of an even and an odd one is 0."""
    return _CHANNELS[i.head, j.head](i.args[0], j.args[0])


def _channels(first: str, second: str) -> Callable[..., Theorem]:
    """The law for these parities: what a delta picks of a vector in pairs, which is a delta at one of each pair."""

    def show(e: Term, g: Term) -> Theorem:
        h: Dim = e.sort[1]
        k, channel, other = Term("ix", "k", h), Term("ix", "channel", ("2", h)), Term(second, g)
        u, v = (vector(k, _delta(k, e) if parity == first else ZERO) for parity in _PARITIES)

        def entry(c: Term) -> Term:
            return Term("pairs", u, v, c)

        picked = fact("sum_delta", {"n": ("2", h)}, j=other, f=vector(channel, entry(channel)))
        summand = vector(channel, _delta(channel, other) * entry(channel))
        picks = [(fact(f"pairs_{p}", {"h": h}, u=u, v=v, e=k), _delta(Term(p, k), other)) for p in _PARITIES]
        pair = total(_delta(Term(p, k), other) * entry(Term(p, k)) for p in _PARITIES)
        one = ring(pair, _delta(k, e) * _delta(Term(first, k), other), *picks)
        here = fact("sum_delta", {"n": h}, j=e, f=vector(k, _delta(Term(first, k), other)))
        spread = chain(fact("sum_pairs", {"h": h}, f=summand), K.sum_congruence(one, k), here)
        value = chain(picked, fact(f"pairs_{second}", {"h": h}, u=u, v=v, e=g))
        return chain(K.symm(spread), value, *([delta_symm(g, e)] if first == second else []))

    return _derived(show)


_PARITIES = ("even", "odd")
_CHANNELS = {(p, q): _channels(p, q) for p in _PARITIES for q in _PARITIES}
