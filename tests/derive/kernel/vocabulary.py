"""Variables and constructors in short, for the tests of the kernel only."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from derive.kernel import rules
from derive.kernel.terms import INTEGERS, Definition, Key, Term, close, num

TWO_H = ("2", "h")
ZERO, ONE, TWO = num(0), num(1), num(2)


class Liar(str):
    """A string that equals everything."""

    __slots__ = ()
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        return True


def index(name: str, dim: Any = "n") -> Term:
    return Term("ix", name, dim)


def at(name: str, *idx: Term, kind: str = "fixed") -> Term:
    return Term("at", name, tuple(t.sort[1] for t in idx), kind, *idx)


def random_at(name: str, *idx: Term) -> Term:
    return at(name, *idx, kind="random")


def bv(level: int, dim: Any = "n") -> Term:
    return Term("bv", level, ("I", dim))


def key(t: Term) -> Key:
    """The key of the variable that an entry, an index or a permuted index stands for."""
    return t.key


def bind(head: str, i: Term, body: Term) -> Term:
    return Term(head, i.args[1], close(body, key(i)), hint=i.args[0])


def total(i: Term, body: Term) -> Term:
    return bind("sum", i, body)


def vector(i: Term, body: Term) -> Term:
    return bind("lam", i, body)


def for_all(i: Term, body: Term) -> Term:
    return bind("forall", i, body)


def eq(a: Any, b: Any) -> Term:
    return Term("eq", lift(a), lift(b))


def lt(a: Any, b: Any) -> Term:
    return Term("lt", lift(a), lift(b))


def le(a: Any, b: Any) -> Term:
    return Term("le", lift(a), lift(b))


def ne(a: Any, b: Any) -> Term:
    return Term("ne", lift(a), lift(b))


def lift(a: Any) -> Term:
    return a if isinstance(a, Term) else num(Fraction(a))


def apart(i: Term, j: Term) -> Term:
    return Term("apart", i, j)


def delta(i: Term, j: Term) -> Term:
    return Term("delta", i, j)


def deriv(f: Term, x: Term, value: Any) -> Term:
    return Term("deriv", f, x, lift(value))


def fn(name: str, t: Any) -> Term:
    return Term("fn", name, lift(t))


def exp(t: Any) -> Term:
    return fn("exp", t)


def E(t: Term) -> Term:
    return Term("E", t)


def independent(*families: Term) -> Term:
    return Term("independent", *(f.args[:2] for f in families))


def define(name: str, params: tuple[Term, ...], body: Term) -> Definition:
    return Definition(name, tuple(map(key, params)), body)


def apply(d: Definition, *args: Term) -> Term:
    return Term("def", d, *args)


def algebra(left: Any, right: Any, *pairs: Any) -> rules.Theorem:
    """``left = right`` from (equation, coefficient) pairs."""
    equations, coefficients = tuple(p for p, _ in pairs), tuple(lift(c) for _, c in pairs)
    return rules.linear_combination(equations, lift(left), lift(right), *coefficients)


def fact(name: str, sizes: Any = (), **values: Any) -> rules.Theorem:
    return rules.fact(name, tuple(dict(sizes).items()), *values.items())


i, j, k, l = (index(s) for s in "ijkl")  # noqa: E741
s, t = index("s", "m"), index("t", "m")
e, g = index("e", "h"), index("g", "h")
p = index("p", TWO_H)
m, b = index("m", INTEGERS), index("b", INTEGERS)
u, v, w, c = (at(name) for name in "uvwc")
X, Y = random_at("X"), random_at("Y")


def x(*idx: Term) -> Term:
    return at("x", *idx)


def y(*idx: Term) -> Term:
    return at("y", *idx)


def q(*idx: Term) -> Term:
    return random_at("q", *idx)


def r(*idx: Term) -> Term:
    return random_at("r", *idx)
