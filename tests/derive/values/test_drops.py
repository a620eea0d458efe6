"""Shorter claims: each summand and each factor is left out once, wherever it stands."""

import pytest

from derive.chapters import BOOK
from derive.language.terms import (
    And,
    Dimension,
    Eq,
    ForAll,
    HasDerivative,
    Le,
    Sum,
    define,
    exp,
    reals,
    vector,
    vector_of,
)
from derive.language.text.text import text
from derive.values.drops import drops

n = Dimension("n")
i, j = n.indices("i j")
x = vector("x", n)
a, b, c, d = reals("a b c d")


def left(term):
    return [(own.kind, text(own.piece), text(own.claim.args[0])) for own in drops(Eq(term, d)) if own.side == "left"]


@pytest.mark.parametrize(
    ("term", "expected"),
    [
        (a + b, [("summand", "a", "b"), ("summand", "b", "a")]),
        (a - b, [("summand", "a", "-b"), ("summand", "b", "a")]),
        (a + b - c, [("summand", "c", "a + b"), ("summand", "a", "b - c"), ("summand", "b", "a - c")]),
        (a * b, [("factor", "a", "b"), ("factor", "b", "a")]),
        (a / b, [("factor", "a", "1/b"), ("factor", "b", "a")]),
        (1 / b, [("factor", "b", "1")]),
        (a**2, [("factor", "a", "a")]),
        (a**3, [("factor", "a", "a**2")]),
        (exp(a + b), [("summand", "a", "exp(b)"), ("summand", "b", "exp(a)")]),
        (a, []),
    ],
)
def test_each_summand_and_factor_once(term, expected):
    assert left(term) == expected


def test_variables_of_binders_are_free_in_a_piece():
    (first, second) = left(Sum(x[i] * a, i))
    assert first == ("factor", "x[b0]", "Sum(a, i:n)")
    assert second == ("factor", "a", "Sum(x[i], i:n)")


def test_arguments_of_symbols_are_looked_into_and_their_bodies_are_not():
    f = define("f", (x,), Sum(x[i] * x[i], i))
    assert left(f(vector_of(i, x[i] + a))) == [
        ("summand", "x[b0]", "f(fun i:n => a)"),
        ("summand", "a", "f(x)"),
    ]
    assert left(f(x)) == []


def test_every_relation_and_side_is_looked_at():
    claim = And(Le(a * b, c), ForAll(i, Eq(x[i] + a, b)))
    assert [(own.part, own.side, text(own.piece)) for own in drops(claim)] == [
        (0, "left", "a"),
        (0, "left", "b"),
        (1, "left", "x[b0]"),
        (1, "left", "a"),
    ]
    sides = [own.side for own in drops(HasDerivative(a * b, a, b + 0))]
    assert sides == ["function", "function", "derivative", "derivative"]


def test_what_is_within_a_piece():
    outer, second, *inner = drops(Eq(a * (b + c), d))
    assert [text(own.piece) for own in (outer, second, *inner)] == ["a", "b + c", "b", "c"]
    assert [own.within(second) for own in inner] == [True, True]
    assert not any(own.within(outer) for own in (second, *inner))


def test_of_the_book_every_shorter_claim_is_a_formula_and_another_one():
    for entry in BOOK.entries.values():
        for own in drops(entry.claim):
            assert own.claim is not None, entry.name
            assert own.claim != entry.claim, entry.name
            assert own.claim.sort == "P", entry.name
