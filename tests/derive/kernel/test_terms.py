"""Substitution is simultaneous and captures nothing; shifting, opening and closing undo each other."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import pytest

from derive.kernel import terms
from derive.kernel.terms import Definition, Key, StatementError, Term, close, num
from derive.kernel.terms import open_ as opened
from tests.derive.kernel.good_terms import GOOD, expected, family, hidden, square
from tests.derive.kernel.vocabulary import (
    ONE,
    TWO,
    TWO_H,
    E,
    apply,
    at,
    bv,
    c,
    define,
    e,
    exp,
    i,
    index,
    j,
    k,
    key,
    m,
    q,
    s,
    total,
    u,
    v,
    vector,
    x,
    y,
)


def random_term(rng: Random, depth: int, bound: tuple[Any, ...] = ()) -> Term:
    """A real term whose bound variables may be loose up to three levels outside."""

    def an_index() -> Term:
        loose = [bv(n) for n in range(len(bound) + 3)]
        return rng.choice([i, j, k, Term("perm", "sigma", "n", i), *loose])

    if depth == 0:
        return rng.choice([u, v, ONE, x(an_index()), y(an_index(), an_index()), Term("delta", an_index(), an_index())])
    a, a2 = (random_term(rng, depth - 1, bound) for _ in range(2))
    body = random_term(rng, depth - 1, (*bound, "n"))
    return rng.choice(
        [
            a + a2,
            a * a2,
            exp(a),
            Term("sum", "n", body),
            Term("sum", "n", a),
            apply(square, a),
            apply(family, Term("lam", "n", body)),
        ]
    )


@cache
def samples() -> list[Term]:
    return [random_term(Random(seed), 4) for seed in range(50)]


def test_shift_and_open_and_close_undo_each_other() -> None:
    for t in samples():
        assert terms.shift(t, 0) == t
        assert terms.shift(terms.shift(t, 1), 2) == terms.shift(t, 3)
        assert opened(terms.shift(t, 1), nowhere()) == t
        assert opened(close(t, key(i)), i) == t
        assert key(i) not in close(t, key(i)).free
        assert close(opened(t, fresh()), key(fresh())) == t
        assert terms.rebuild(t, lambda a, _: a) is t


def fresh() -> Term:
    return Term("ix", "fresh~1", "n")


def nowhere() -> Term:
    return Term("ix", "nowhere", "n")


def test_substitution_is_simultaneous() -> None:
    assert terms.substitute(x(i) - y(j), {key(i): j, key(j): i}) == x(j) - y(i)
    assert terms.substitute(u - v, {key(u): v, key(v): u}) == v - u
    swap = {key(x(i)): vector(k, y(k)), key(y(i)): vector(k, x(k)), key(i): j}
    assert terms.substitute(x(i) + y(i), swap) == y(j) + x(j)
    assert terms.unfolded(apply(define("minus", (u, v), u - v), v, u)) == v - u


def test_substitution_captures_nothing() -> None:
    t = total(i, x(i) * u)
    assert terms.substitute(t, {key(u): x(i)}) == Term("sum", "n", x(bv(0)) * x(i))
    assert terms.substitute(t, {key(u): x(bv(0))}) == Term("sum", "n", x(bv(0)) * x(bv(1)))
    assert terms.substitute(t, {key(x(i)): vector(j, y(i, j))}) == Term("sum", "n", y(i, bv(0)) * u)
    loose = Term("lam", "n", y(bv(0), bv(1)))
    assert terms.substitute(t, {key(x(i)): loose}) == Term("sum", "n", y(bv(0), bv(1)) * u)
    assert terms.substitute(total(i, x(i) * at("z", j)), {key(j): bv(0)}) == Term("sum", "n", x(bv(0)) * at("z", bv(1)))
    under_two = total(i, total(j, y(i, j) * u))
    assert terms.substitute(under_two, {key(u): x(bv(0))}).args[1].args[1].args[1] == x(bv(2))
    assert opened(Term("sum", "n", y(bv(0), bv(1))), bv(4)) == Term("sum", "n", y(bv(0), bv(5)))
    assert opened(y(bv(0), bv(3)), i) == y(i, bv(2))


def test_substitution_of_families_of_two_indices_and_of_permutations() -> None:
    transposed = vector(i, vector(j, y(j, i)))
    assert terms.substitute(at("z", i, j), {key(at("z", i, j)): transposed}) == y(j, i)
    assert terms.substitute(Term("perm", "sigma", "n", i), {Key("perm", "sigma", ("n",)): "tau", key(i): j}) == Term(
        "perm", "tau", "n", j
    )
    assert terms.substitute(E(q(i) * u), {key(i): j, key(u): c}) == E(q(j) * c)


def test_substitution_agrees_with_itself_in_any_order() -> None:
    """Disjoint substitutions commute, and closing under a value is opening at it."""
    for t in samples():
        once = terms.substitute(t, {key(u): x(k), key(i): j})
        assert once == terms.substitute(terms.substitute(t, {key(u): x(k)}), {key(i): j})
        assert terms.substitute(t, {key(i): k}) == opened(close(t, key(i)), k)
        assert terms.unfold_all(terms.substitute(t, {key(v): u * u})) == terms.substitute(
            terms.unfold_all(t), {key(v): u * u}
        )


def test_resize_renames_every_place_of_a_dimension() -> None:
    sizes = {"n": "m", "m": "n", "h": ("2", "a")}
    everywhere = [*GOOD.values(), square.body, apply(family, vector(i, x(i))), *samples()[:50]]
    for t in everywhere:
        there = terms.resize(t, {"n": "n1", "m": "m1", "h": "h1"})
        assert not re.search(r"'[nmh]'", spelled(there)), t.head
        assert terms.resize(there, {"n1": "n", "m1": "m", "h1": "h"}) == t
    assert terms.resize(y(i, j) * at("z", s), sizes) == at("y", *(Term("ix", a, "m") for a in "ij")) * at(
        "z", Term("ix", "s", "n")
    )
    assert terms.resize(Term("card", TWO_H), sizes) == Term("card", ("2", ("2", "a")))
    assert terms.resize(Key("perm", "sigma", ("n",)), sizes) == Key("perm", "sigma", ("m",))
    assert terms.resize(GOOD["independent"], sizes).args[0] == ("q", ("m",))
    assert terms.resize(Term("succ", m), {"n": "m"}) == Term("succ", m)


def spelled(t: Any) -> str:
    """All arguments, those of definitions too."""
    if isinstance(t, Definition):
        return f"{t.params} {spelled(t.body)}"
    return f"({' '.join(map(spelled, t.args))})" if isinstance(t, Term) else repr(t)


def test_unfolding() -> None:
    twice = define("twice", (u,), apply(square, apply(square, u)))
    assert terms.unfolded(apply(twice, v)) == apply(square, apply(square, v))
    assert terms.unfold_all(total(i, apply(twice, x(i)))) == total(i, (x(i) * x(i)) * (x(i) * x(i)))
    assert terms.unfold_all(apply(family, vector(j, y(k, j)))) == total(j, y(k, j))


def test_what_stands_for_itself_is_left_as_it_is_and_nothing_else() -> None:
    a, b = index("a"), index("b")

    def entries(name: str, first: Term, second: Term) -> Term:
        return vector(a, vector(b, at(name, first, second)))

    d = define("d", (at("s", a, b), u, a, b), at("s", a, b) + u * at("s", b, a))
    assert terms.unfolded(apply(d, entries("s", a, b), u, a, b)) is d.body
    assert terms.unfolded(apply(d, entries("s", a, b), v, b, a)) == at("s", b, a) + v * at("s", a, b)
    assert terms.unfolded(apply(d, entries("s", b, a), u, a, b)) == at("s", b, a) + u * at("s", a, b)
    assert terms.unfolded(apply(d, entries("s", a, a), u, a, b)) == at("s", a, a) + u * at("s", b, b)
    assert terms.unfolded(apply(d, entries("r", a, b), u, a, b)) == at("r", a, b) + u * at("r", b, a)


def test_definitions_know_the_expectations_in_them() -> None:
    assert not square.expects
    assert expected.expects
    assert hidden.expects


def test_a_definition_is_one_node() -> None:
    assert (u + v).size == 3
    assert apply(square, u).size == 1 + 1
    assert terms.unfolded(apply(square, u + v)).size == 7


def test_author_order_is_kept() -> None:
    assert (u / u).head == "div"
    assert (num(2) * num(3)).head == "mul"
    assert (2 * e).sort == ("I", TWO_H)
    assert (2 * e + 1).head == "odd"
    assert (m + 1).head == "succ"
    assert [t.head for t in terms.subterms(u + TWO * v)] == ["add", "at", "mul", "num", "at"]


def test_nothing_is_made_twice() -> None:
    term, definition = Term("num", Fraction(0)), Definition("zero", (), Term("num", Fraction(0)))
    term.__init__("num", Fraction(1))  # type: ignore[misc]  # a term is written before there is one to write again
    with pytest.raises(StatementError, match="definitions are immutable"):
        definition.__init__("one", (), Term("num", Fraction(1)))  # type: ignore[misc]
    assert (term.args, definition.name) == ((Fraction(0),), "zero")
