"""Laws that the kernel is not told: each says what it should, at variables and at other values."""

from fractions import Fraction

import pytest

from derive.kernel.facts import FACTS
from derive.kernel.terms import Term
from derive.proving import laws
from tests.derive.kernel.vocabulary import (
    TWO_H,
    ZERO,
    X,
    delta,
    eq,
    exp,
    i,
    index,
    j,
    k,
    le,
    lt,
    ne,
    random_at,
    total,
    u,
    v,
    w,
    x,
)

e, g = index("e", "h"), index("g", "h")
even_e, even_g, odd_e, odd_g = (Term(parity, c) for parity in ("even", "odd") for c in (e, g))


def sigma(i):
    """An index, permuted."""
    return Term("perm", "sigma", "n", i)


def fn(name, t):
    """A function of a term."""
    return Term("fn", name, t)


def size(d):
    """A size as a number."""
    return Term("card", d)


LAWS = {  # a law, its values, what it concludes, and under which hypotheses
    "one_nonzero": [((), ne(1, 0))],
    "ne_of_neg": [((u,), ne(u, 0), lt(u, 0)), ((X,), ne(X, 0), lt(X, 0)), ((x(i),), ne(x(i), 0), lt(x(i), 0))],
    "mul_ne_zero": [
        ((u, v), ne(u * v, 0), ne(u, 0), ne(v, 0)),
        ((v, v), ne(v * v, 0), ne(v, 0)),
        ((v, X), ne(v * X, 0), ne(v, 0), ne(X, 0)),
    ],
    "exp_zero": [((), eq(exp(0), 1))],
    "exp_neg": [((w,), eq(exp(-w), 1 / exp(w))), ((X,), eq(exp(-X), 1 / exp(X)))],
    "log_div": [
        ((u, v), eq(fn("log", u / v), fn("log", u) - fn("log", v)), lt(0, u), lt(0, v)),
        ((X, v * v), eq(fn("log", X / (v * v)), fn("log", X) - fn("log", v * v)), lt(0, X), lt(0, v * v)),
    ],
    "exp_le": [
        ((u, v), le(exp(u), exp(v)), le(u, v)),
        ((X, u + v), le(exp(X), exp(u + v)), le(X, u + v)),
    ],
    "exp_lt": [
        ((u, v), lt(exp(u), exp(v)), lt(u, v)),
        ((X, u + v), lt(exp(X), exp(u + v)), lt(X, u + v)),
    ],
    "exp_tangent_at": [
        ((u, v), le(exp(v) * (1 + u - v), exp(u))),
        ((X, u + v), le(exp(u + v) * (1 + X - (u + v)), exp(X))),
    ],
    "log_one": [((), eq(fn("log", Term("num", Fraction(1))), 0))],
    "log_tangent_at": [
        ((u, v), le(fn("log", u), fn("log", v) + u / v - 1), lt(0, u), lt(0, v)),
        ((X, exp(v)), le(fn("log", X), fn("log", exp(v)) + X / exp(v) - 1), lt(0, X), lt(0, exp(v))),
    ],
    "log_tangent": [
        ((u,), le(fn("log", u), u - 1), lt(0, u)),
        ((exp(X),), le(fn("log", exp(X)), exp(X) - 1), lt(0, exp(X))),
    ],
    "log_pos": [((u,), lt(0, fn("log", u)), lt(1, u)), ((v * X,), lt(0, fn("log", v * X)), lt(1, v * X))],
    "le_root": [((u, u**2), le(u, fn("sqrt", u**2))), ((-X, X * X), le(-X, fn("sqrt", X * X)))],
    "sqrt_nonneg": [
        ((u,), le(0, fn("sqrt", u)), le(0, u)),
        ((X**2,), le(0, fn("sqrt", X**2)), le(0, X**2)),
    ],
    "sqrt_pos": [((u,), lt(0, fn("sqrt", u)), lt(0, u)), ((exp(X),), lt(0, fn("sqrt", exp(X))), lt(0, exp(X)))],
    "sin_zero": [((), eq(fn("sin", ZERO), 0))],
    "cos_zero": [((), eq(fn("cos", ZERO), 1))],
    "card_pos": [(("n",), lt(0, size("n"))), ((TWO_H,), lt(0, size(TWO_H)))],
    "one_le_card": [(("n",), le(1, size("n"))), ((TWO_H,), le(1, size(TWO_H)))],
    "card_double": [(("h",), eq(size(TWO_H), 2 * size("h"))), ((TWO_H,), eq(size(("2", TWO_H)), 2 * size(TWO_H)))],
    "delta_symm": [
        ((i, j), eq(delta(i, j), delta(j, i))),
        ((sigma(i), i), eq(delta(sigma(i), i), delta(i, sigma(i)))),
        ((i, i), eq(delta(i, i), delta(i, i))),
    ],
    "delta_square": [((i, j), eq(delta(i, j) ** 2, delta(i, j))), ((k, k), eq(delta(k, k) ** 2, delta(k, k)))],
    "delta_nonneg": [((i, j), le(0, delta(i, j))), ((i, sigma(j)), le(0, delta(i, sigma(j))))],
    "delta_le_one": [((i, j), le(delta(i, j), 1))],
    "delta_move": [
        ((delta(i, j), x(j) * u), eq(delta(i, j) * (x(j) * u), delta(i, j) * (x(i) * u))),
        ((delta(j, i), x(j) * x(i)), eq(delta(j, i) * (x(j) * x(i)), delta(j, i) * (x(j) * x(j)))),
        ((delta(i, j), random_at("q", j)), eq(delta(i, j) * random_at("q", j), delta(i, j) * random_at("q", i))),
    ],
    "sum_without": [
        ((k, x(k), i), eq(total(k, x(k)), x(i) + total(k, (1 - delta(k, i)) * x(k)))),
        ((k, u * x(k), j), eq(total(k, u * x(k)), u * x(j) + total(k, (1 - delta(k, j)) * (u * x(k))))),
    ],
    "delta_of_channels": [
        ((even_e, even_g), eq(delta(even_e, even_g), delta(e, g))),
        ((odd_e, odd_g), eq(delta(odd_e, odd_g), delta(e, g))),
        ((even_e, odd_g), eq(delta(even_e, odd_g), 0)),
        ((odd_g, even_e), eq(delta(odd_g, even_e), 0)),
        ((odd_e, even_e), eq(delta(odd_e, even_e), 0)),
        ((odd_e, odd_e), eq(delta(odd_e, odd_e), delta(e, e))),
    ],
}


@pytest.mark.parametrize("name", LAWS)
def test_a_law_says_what_it_should(name):
    for values, conclusion, *hypotheses in LAWS[name]:
        theorem = getattr(laws, name)(*values)
        assert theorem.concl == conclusion
        assert theorem.hyps == set(hypotheses)


def test_every_law_has_a_case_and_none_is_a_fact():
    own = {name for name, f in vars(laws).items() if getattr(f, "__module__", "") == laws.__name__}
    assert {name for name in own if not name.startswith("_")} == set(LAWS)
    assert not set(LAWS) & set(FACTS)


def test_a_law_is_shown_once_and_then_instantiated():
    one, other = laws.exp_neg(u), laws.exp_neg(v * w)
    assert one.rule == other.rule == "instantiate"
    assert one.premises[0] is other.premises[0]


def test_a_random_value_is_no_instance():
    assert laws.exp_neg(X).rule == "linear_combination"
