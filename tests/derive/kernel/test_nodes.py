"""The constructor is the gate: no ill-formed term exists, and an integral captures nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from inspect import getsource
from typing import Any

import pytest

from derive.kernel import nodes, terms
from derive.kernel.sorts import MAX_BITS, MAX_DOUBLINGS, MAX_INDICES, MAX_NAME
from derive.kernel.terms import INTEGERS, Definition, Key, StatementError, Term, num, unfold_all
from tests.derive.kernel.analysis_refusals import ANALYSIS
from tests.derive.kernel.good_terms import GOOD, expected, family, hidden, lam_e, lam_g, square
from tests.derive.kernel.vocabulary import (
    ONE,
    TWO_H,
    E,
    Liar,
    X,
    apply,
    at,
    bv,
    define,
    e,
    eq,
    exp,
    fn,
    g,
    i,
    j,
    key,
    m,
    p,
    q,
    s,
    total,
    u,
    v,
    vector,
    x,
    y,
)
from tests.each import each


class Number(int):
    pass


class Ratio(Fraction):
    pass


class Node(Term):
    __slots__ = ()


def node(t: Term) -> Node:
    return Node(t.head, *t.args)


def doubling(levels: int) -> Term:
    """A term of ``2^levels`` nodes that shares all of them."""
    out = u
    for _ in range(levels):
        out = out + out
    return out


def evens(times: int) -> Term:
    out = i
    for _ in range(times):
        out = Term("even", out)
    return out


def nested_definitions(levels: int) -> Term:
    out: Term = u * u
    for n in range(levels):
        d = define(f"f{n}", (u,), out)
        out = apply(d, u) * apply(d, u)
    return out


NO_POLYNOMIALS = (exp(X), ONE / X, X / X, fn("sqrt", X * X))

MUST_REFUSE: dict[str, list[tuple[Callable[[], Any], str]]] = {
    "Term": [
        (lambda: Term("axiom", u), "unknown head"),
        (lambda: Term(Liar("axiom"), u), "unknown head"),
        (lambda: Term(5, u), "unknown head"),
        (lambda: Term("sum", "n", at("f", bv(0, "m"))), "used at another type"),
        (lambda: Term("sum", "n", at("f", bv(0), bv(0, "m"))), "used at another type"),
        (lambda: Term("lam", "n", at("f", bv(0, "m"))), "used at another type"),
        (lambda: Term("forall", "m", eq(x(bv(0)), 0)), "used at another type"),
        (lambda: doubling(60), "more than"),
        (lambda: unfold_all(nested_definitions(60)), "more than"),
    ],
    "Definition": [
        (lambda: Definition("2x", (), ONE), "bad name"),
        (lambda: Definition(Liar("f"), (), ONE), "bad name"),
        (lambda: Definition("", (), ONE), "bad name"),
        (lambda: Definition("f", (key(u), key(u)), u), "repeated parameter"),
        (lambda: Definition("f", [key(u)], u), "repeated parameter"),  # type: ignore[arg-type]
        (lambda: Definition("f", (key(X),), ONE), "parameter kind"),
        (lambda: Definition("f", (Key("perm", "sigma", ("n",)),), ONE), "parameter kind"),
        (lambda: Definition("f", ("u",), ONE), "parameter kind"),  # type: ignore[arg-type]
        (lambda: Definition("f", (key(u), Key("ix", "u", ("n",))), u), "two parameters of one name"),
        (lambda: Definition("f", (key(u),), bv(0)), "closed real term"),
        (lambda: Definition("f", (key(u),), eq(u, 0)), "closed real term"),
        (lambda: Definition("f", (key(x(i)),), x(bv(0))), "closed real term"),
        (lambda: Definition("f", (key(u),), 1), "closed real term"),  # type: ignore[arg-type]
        (lambda: Definition("f", (key(u),), u * v), "not parameters"),
        (lambda: Definition("f", (key(x(i)),), x(j)), "not parameters"),
        (lambda: Definition("f", (), X), "not parameters"),
        (lambda: Definition("f", (), E(X)), "not parameters"),
        (lambda: Definition("f", (key(x(i)), key(i)), x(Term("perm", "sigma", "n", i))), "not parameters"),
    ],
    "__setattr__": [
        (lambda: setattr(u, "args", ()), "terms are immutable"),
        (lambda: setattr(u, "head", "num"), "terms are immutable"),
        (lambda: setattr(square, "body", ONE), "definitions are immutable"),
    ],
    "num": [
        *((lambda q=q: num(q), "exact number") for q in (0.1, True, "1/3", Ratio(1, 2), Number(1), None)),
        (lambda: u + 0.5, "exact number"),
        (lambda: u * True, "exact number"),
        (lambda: u - Number(1), "exact number"),
        (lambda: Ratio(1, 2) / u, "exact number"),
        (lambda: u + node(v), "exact number"),
        (lambda: u + "v", "exact number"),
    ],
    "_real": [
        *((lambda h=h: Term(h, u, i), "real term") for h in ("add", "sub", "mul", "div")),
        *((lambda h=h: Term(h, eq(u, v), u), "real term") for h in ("add", "sub", "mul", "div")),
        *((lambda h=h: Term(h, u, node(v)), "real term") for h in ("add", "sub", "mul", "div")),
        *((lambda h=h: Term(h, u, i), "real term") for h in ("eq", "lt", "le", "ne")),
        (lambda: Term("neg", i), "real term"),
        (lambda: Term("neg", 1), "real term"),
        (lambda: Term("pow", i, 2), "real term"),
        (lambda: Term("fn", "exp", i), "real term"),
        (lambda: Term("fn", "exp", 1), "real term"),
        (lambda: Term("sum", "n", i), "real term"),
        (lambda: Term("sum", "n", vector(i, x(i))), "real term"),
        (lambda: Term("E", i), "real term"),
        (lambda: Term("Cov", u, i), "real term"),
        (lambda: Term("Cov", i, u), "real term"),
        (lambda: Term("deriv", i, u, ONE), "real term"),
        (lambda: Term("deriv", u, u, i), "real term"),
    ],
    "_relation": [(lambda h=h, n=n: Term(h, *(u,) * n), "two sides") for h in ("eq", "lt", "le", "ne") for n in (1, 3)],
    "_index": [
        (lambda: Term("at", "x", ("n",), "fixed", u), "index was expected"),
        (lambda: Term("at", "x", ("n",), "fixed", 0), "index was expected"),
        (lambda: Term("at", "x", ("n",), "fixed", vector(i, x(i))), "index was expected"),
        (lambda: Term("even", u), "index was expected"),
        (lambda: Term("succ", ONE), "index was expected"),
        (lambda: Term("delta", i, u), "index was expected"),
        (lambda: Term("apart", 0, i), "index was expected"),
        (lambda: Term("pairs", lam_e, lam_g, u), "index was expected"),
    ],
    "_name": [
        (lambda: Term("ix", "", "n"), "bad name"),
        (lambda: Term("ix", "i j", "n"), "bad name"),
        (lambda: Term("ix", "i" * (MAX_NAME + 1), "n"), "bad name"),
        (lambda: Term("ix", Liar("i"), "n"), "bad name"),
        (lambda: Term("at", "1x", (), "fixed"), "bad name"),
        (lambda: Term("at", 5, (), "fixed"), "bad name"),
        (lambda: Term("perm", "s s", "n", i), "bad name"),
    ],
    "_number": [
        (lambda: Term("num", 1), "exact rational"),
        (lambda: Term("num", 1.0), "exact rational"),
        (lambda: Term("num", True), "exact rational"),
        (lambda: Term("num", Ratio(1)), "exact rational"),
        (lambda: Term("num", "1"), "exact rational"),
        (lambda: num(2**MAX_BITS), "more than 2048 bits"),
        (lambda: num(Fraction(1, 3**MAX_BITS)), "more than 2048 bits"),
    ],
    "_variable": [
        (lambda: Term("ix", "i", 3), "bad dimension"),
        (lambda: Term("ix", "i", "3"), "bad dimension"),
        (lambda: Term("ix", "i", ("3", "n")), "bad dimension"),
        (lambda: Term("ix", "i", ("2", INTEGERS)), "bad dimension"),
        (lambda: Term("ix", "i", (Liar("3"), "n")), "bad dimension"),
        (lambda: Term("ix", "i", Liar("n")), "bad dimension"),
    ],
    "_bound": [
        (lambda: Term("bv", -1, ("I", "n")), "bad level"),
        (lambda: Term("bv", True, ("I", "n")), "bad level"),
        (lambda: Term("bv", Number(0), ("I", "n")), "bad level"),
        (lambda: Term("bv", 0.0, ("I", "n")), "bad level"),
        (lambda: Term("bv", 0, "R"), "only indices"),
        (lambda: Term("bv", 0, ("V", "n", "R")), "only indices"),
        (lambda: Term("bv", 0, ("J", "n")), "only indices"),
        (lambda: Term("bv", 0, (Liar("J"), "n")), "only indices"),
        (lambda: Term("bv", 0, ("I", 3)), "only indices"),
    ],
    "_half": [
        (lambda: Term("even", m), "finite dimension"),
        (lambda: Term("odd", m), "finite dimension"),
        (lambda: evens(MAX_DOUBLINGS + 1), "not too often"),
    ],
    "_permuted": [
        (lambda: Term("perm", "sigma", "n", s), "its own dimension"),
        (lambda: Term("perm", "sigma", INTEGERS, m), "its own dimension"),
        (lambda: Term("perm", "sigma", 5, i), "its own dimension"),
    ],
    "_successor": [(lambda: Term("succ", i), "integer index")],
    "_entry": [
        (lambda: Term("at", "x", ["n"], "fixed", i), "bad signature"),
        (lambda: Term("at", "x", "n", "fixed", i), "bad signature"),
        (lambda: Term("at", "x", (3,), "fixed", i), "bad signature"),
        (lambda: Term("at", "x", ("n",), "free", i), "bad signature"),
        (lambda: Term("at", "x", ("n",) * (MAX_INDICES + 1), "fixed", *[i] * (MAX_INDICES + 1)), "bad signature"),
        (lambda: Term("at", "x", ("n",) * 5000, "fixed", *[i] * 5000), "bad signature"),
        (lambda: Term("at", "x", ("n",), Liar("free"), i), "bad signature"),
        (lambda: Term("at", "q", (INTEGERS,), "random", m), "finitely many"),
        (lambda: Term("at", "x", ("n",), "fixed", s), "indices of dimensions"),
        (lambda: Term("at", "x", ("n",), "fixed"), "indices of dimensions"),
        (lambda: Term("at", "x", (), "fixed", i), "indices of dimensions"),
        (lambda: Term("at", "x", ("n", "m"), "fixed", s, i), "indices of dimensions"),
        (lambda: Term("at", "x", ("h",), "fixed", Term("even", e)), "indices of dimensions"),
    ],
    "_power": [
        (lambda: u**-1, "literal exponent"),
        (lambda: u**17, "literal exponent"),
        (lambda: u**2.0, "literal exponent"),
        (lambda: u**True, "literal exponent"),
        (lambda: u ** Number(2), "literal exponent"),
        (lambda: u ** Fraction(2), "literal exponent"),
        (lambda: Term("pow", u, v), "literal exponent"),
    ],
    "_function": [
        (lambda: Term("fn", "tan", u), "unknown function"),
        (lambda: Term("fn", Liar("tan"), u), "unknown function"),
        (lambda: Term("fn", u, u), "unknown function"),
    ],
    "_delta": [
        (lambda: Term("delta", i, s), "one dimension"),
        (lambda: Term("delta", e, p), "one dimension"),
        (lambda: Term("delta", i, m), "one dimension"),
        (lambda: Term("delta", m, m), "a finite dimension"),
    ],
    "_apart": [
        (lambda: Term("apart", i, s), "one dimension"),
        (lambda: Term("apart", i, m), "one dimension"),
    ],
    "_size": [
        (lambda: Term("card", INTEGERS), "has none"),
        (lambda: Term("card", 3), "has none"),
        (lambda: Term("card", Liar("n")), "has none"),
        (lambda: Term("card", ("2", INTEGERS)), "has none"),
    ],
    "_sum": [
        (lambda: Term("sum", INTEGERS, ONE), "without a size"),
        (lambda: Term("sum", 3, ONE), "without a size"),
    ],
    "_lambda": [
        (lambda: Term("lam", "n", i), "bad body"),
        (lambda: Term("lam", "n", eq(u, v)), "bad body"),
        (lambda: Term("lam", "n", 1), "bad body"),
        (lambda: Term("lam", 3, u), "bad body"),
    ],
    "_pairs": [
        (lambda: Term("pairs", lam_e, lam_g, e), "an index over 2h"),
        (lambda: Term("pairs", 1, lam_g, p), "an index over 2h"),
        (lambda: Term("pairs", lam_e, u, p), "two vectors"),
        (lambda: Term("pairs", u, u, p), "two vectors"),
        (lambda: Term("pairs", vector(i, x(i)), lam_g, p), "two vectors"),
        (lambda: Term("pairs", lam_e, vector(i, x(i)), p), "two vectors"),
        (lambda: Term("pairs", vector(i, x(i)), vector(i, x(i)), p), "two vectors"),
        (lambda: Term("pairs", *(vector(e, vector(g, at("z", e, g))),) * 2, p), "two vectors"),
    ],
    "_defined": [
        (lambda: Term("def", "square", u), "wrong number"),
        (lambda: apply(square), "wrong number"),
        (lambda: apply(square, u, u), "wrong number"),
        (lambda: apply(square, i), "wrong type"),
        (lambda: apply(square, vector(i, x(i))), "wrong type"),
        (lambda: apply(family, u), "wrong type"),
        (lambda: apply(family, vector(s, at("z", s))), "wrong type"),
        (lambda: apply(define("f", (i,), ONE), s), "wrong type"),
        (lambda: apply(square, 1), "wrong type"),  # type: ignore[arg-type]
        (lambda: apply(expected, X), "random argument"),
        (lambda: apply(hidden, X), "random argument"),
        (lambda: apply(define("e2", (x(i),), E(total(i, x(i)))), vector(i, q(i))), "random argument"),
    ],
    "_moment": [
        *((lambda h=h, f=f: Term(h, f), "not a polynomial") for h in ("E", "Var") for f in NO_POLYNOMIALS),
        (lambda: Term("Cov", exp(X), X), "not a polynomial"),
        (lambda: Term("Cov", X, ONE / X), "not a polynomial"),
        (lambda: E(total(i, exp(q(i)))), "not a polynomial"),
        (lambda: E(apply(define("expo", (u,), exp(u)), X)), "not a polynomial"),
        (lambda: E(Term("pairs", vector(e, exp(q(e))), lam_g, p)), "not a polynomial"),
        (lambda: E(Term("pairs", lam_g, vector(e, exp(q(e))), p)), "not a polynomial"),
    ],
    **ANALYSIS,
    "_for_all": [
        (lambda: Term("forall", "n", u), "a formula"),
        (lambda: Term("forall", "n", "p"), "a formula"),
        (lambda: Term("forall", 3, eq(u, v)), "a formula"),
    ],
    "_independent": [
        (lambda: Term("independent"), "distinct random families"),
        (lambda: Term("independent", ("q", ("n",)), ("q", ("n",))), "distinct random families"),
        (lambda: Term("independent", ("q", ("n",)), ("q", ("m",))), "distinct random families"),
        (lambda: Term("independent", ("q", (INTEGERS,))), "distinct random families"),
        (lambda: Term("independent", ("q", ("n",) * (MAX_INDICES + 1))), "distinct random families"),
        (lambda: Term("independent", ("q", ["n"])), "distinct random families"),
        (lambda: Term("independent", ("q over n", ("n",))), "bad name"),
        (lambda: Term("independent", X), "distinct random families"),
        (lambda: Term("independent", ("q",)), "distinct random families"),
    ],
    "_both": [
        (lambda: Term("and", eq(u, v), u), "two formulas"),
        (lambda: Term("and", i, eq(u, v)), "two formulas"),
    ],
}  # fmt: skip
CASES = [(name, n) for name, cases in MUST_REFUSE.items() for n in range(len(cases))]


@each(("name", "n"), CASES)
def test_must_refuse(name: str, n: int) -> None:
    build, why = MUST_REFUSE[name][n]
    with pytest.raises(StatementError, match=why):
        build()


def test_every_condition_of_the_gate_has_a_case() -> None:
    """A new ``_need`` without a case that it refuses fails here."""
    for name, cases in MUST_REFUSE.items():
        if name != "__setattr__":
            source = getsource(getattr(nodes if hasattr(nodes, name) else terms, name))
            assert len(cases) >= source.count("_need("), name
    owners = re.findall(r"^(?:def|class) (\w+)", getsource(nodes), re.M)
    asking = {name for name in owners if "_need(" in getsource(getattr(nodes, name))} - {"_need"}
    assert asking <= set(MUST_REFUSE)
    assert getsource(terms).count("raise ") == 1  # that an integral would capture


def test_controls_go_through() -> None:
    assert set(GOOD) == set(nodes._GATE)
    assert all(t.head == head for head, t in GOOD.items())


@pytest.mark.parametrize("head", GOOD)
def test_no_constructor_takes_another_number_of_arguments(head: str) -> None:
    if head in ("at", "def", "independent"):
        return  # their number of arguments is their own
    for args in (GOOD[head].args[:-1], (*GOOD[head].args, u)):
        if args != GOOD[head].args:
            with pytest.raises((StatementError, TypeError)):
                Term(head, *args)


def test_sorts() -> None:
    sorts = {head: t.sort for head, t in GOOD.items()}
    assert sorts["even"] == sorts["odd"] == ("I", TWO_H)
    assert sorts["perm"] == ("I", "n")
    assert sorts["zero"] == sorts["succ"] == ("I", INTEGERS)
    assert sorts["lam"] == ("V", "n", ("V", "m", "R"))
    formulas = {"eq", "lt", "le", "ne", "apart", "deriv", "integral", "forall", "independent", "and"}
    assert {head for head, sort in sorts.items() if sort == "P"} == formulas


def test_random_free_and_loose() -> None:
    assert (X * u).random
    assert not E(X * u).random
    assert (E(X) * X).random
    assert apply(square, X).random
    assert (Term("deriv", X * u, u, X)).random
    assert not GOOD["independent"].random
    assert total(i, x(i) * y(j)).free == {key(x(i)), key(y(i)), key(j)}
    assert E(X * u).free == {key(X), key(u)}
    assert Term("sum", "n", x(bv(0)) * y(bv(1))).loose == {(0, ("I", "n"))}
    assert total(i, x(i)).loose == frozenset()


def test_equality_ignores_hints_only() -> None:
    assert total(i, x(i)) == total(j, x(j))
    assert total(i, x(i)).hint != total(j, x(j)).hint
    assert hash(total(i, x(i))) == hash(total(j, x(j)))
    assert u + v != v + u
    assert x(i) != q(i)
    assert at("x", i) != at("x", s)
    assert total(i, ONE) != total(s, ONE)
    assert square != define("square", (v,), v * v)
