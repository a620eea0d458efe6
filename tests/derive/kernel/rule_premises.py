"""Theorems and terms that the cases of the rules are made of."""

from __future__ import annotations

from typing import Any

from derive.kernel.rules import Theorem, infer
from derive.kernel.terms import Key, Term, num
from tests.derive.kernel.vocabulary import (
    TWO_H,
    ZERO,
    X,
    algebra,
    at,
    c,
    define,
    delta,
    eq,
    fact,
    for_all,
    i,
    independent,
    j,
    lt,
    m,
    q,
    r,
    random_at,
    s,
    total,
    u,
    v,
    vector,
    x,
    y,
)


def given(f: Term) -> Theorem:
    return infer("assume", (), (f,))


def refl(t: Term) -> Theorem:
    return infer("refl", (), (t,))


def constant(f: Term, x: Term) -> Theorem:
    return infer("deriv_const", (), (f, x))


def entry(f: Term, x: Term) -> Theorem:
    return infer("deriv_entry", (), (f, x))


def also(theorem: Theorem, *hyps: Term) -> Theorem:
    """The same conclusion with more hypotheses."""
    for h in hyps:
        theorem = infer("part", (infer("both", (theorem, given(h)), ()),), (0,))
    return theorem


def sigma(t: Term, name: str = "sigma") -> Term:
    return Term("perm", name, t.sort[1], t)


def z(*idx: Term) -> Term:
    return at("z", *idx)


p2, t = Term("ix", "p2", TWO_H), Term("ix", "t", "m")
succ, zero = Term("succ", m), Term("zero")
square = define("square", (u,), u * u)
weighted = define("weighted", (x(i), j), total(i, x(i) * delta(i, j)))
SIGMA = Key("perm", "sigma", ("n",))
COLUMN = vector(i, y(j))  # constant in i: collapses a family to one entry
TRANSPOSED, DIAGONAL = vector(i, vector(j, y(j, i))), vector(i, vector(j, y(i, i)))
BIG = sum((at(f"a{n}") for n in range(70)), ZERO)  # times itself: more products than may be formed
WIDE = BIG * sum((at(f"b{n}") for n in range(50)), ZERO)  # a product that may be formed, but not with twice as many
TOWER = ((((num(2) ** 16) ** 16) ** 16) ** 16) ** 16
STEP = for_all(m, eq(z(succ), z(m)))
up = infer("trans", (infer("specialize", (given(STEP),), (m,)), given(eq(z(m), 0))), ())
down = infer("trans", (infer("symm", (infer("specialize", (given(STEP),), (m,)),), ()), given(eq(z(succ), 0))), ())
base, P = given(eq(z(zero), 0)), eq(z(m), 0)
du, dv = entry(u, u), constant(v, u)
dx = entry(x(i), x(j))
exp_slope = infer("deriv_mul", (infer("deriv_fn", (du,), ("exp",)), constant(num(1), u)), ())
indep, indep2 = independent(q(i), r(i)), independent(random_at("q", i, s), X)
off_diagonal = algebra(delta(i, j) * x(i), delta(i, j) * x(j), (fact("delta_apart"), x(i) - x(j)))
moved = eq(delta(i, j) * x(i), delta(i, j) * x(j))
on_diagonal = refl(delta(i, i) * x(i))
hole, hole2 = Key("at", "h", (), "fixed"), Key("at", "h2", (), "fixed")
h, h2 = at("h"), at("h2")
u_is_v, u_less_v = given(eq(u, v)), given(lt(u, v))
x_is_y = given(eq(x(i), y(i)))

Refusal = tuple[tuple[Any, ...], tuple[Any, ...], str]  # premises, arguments, part of the message

about_i, about_m = eq(x(i), 0), eq(z(m), 1)
c_constant = constant(c, u)
fresh_needed = "a hypothesis mentions the variable"
no_variable = "an index variable was expected"
no_equation = "eq expected, lt given"
no_derivative = "deriv expected, eq given"
no_entry = "a deterministic entry was expected"
