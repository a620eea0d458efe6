"""Families of terms: arrays, their entries, and letters for bound indices."""

from derive.kernel.terms import Term
from derive.language.families import (
    applied,
    definitions,
    entry,
    family,
    fresh,
    lettered,
    letters,
    opened,
    parts,
    passed_on,
    summed,
    two_entries,
    vector,
)
from derive.language.fresh import Fresh
from derive.language.terms import Dimension, Sum, define, exp, reals
from derive.language.terms import vector as declared

n, m = Dimension("n"), Dimension("m")
i, j = n.indices("i j")
(s,) = m.indices("s")
x, W = declared("x", n), declared("W", m, n)
(t,) = reals("t")
twice = define("twice", (t,), 2 * t)
row = define("row", (W, s), Sum(twice(W[s, i]), i))


def test_an_array_and_its_entries():
    assert opened(vector([s, i], W[s, i] + 1), [s, j]) == W[s, j] + 1
    assert vector([], t) == t
    assert summed([s, i], W[s, i]) == Sum(W[s, i], s, i)


def test_a_family_is_passed_on_and_nothing_else_is():
    assert family(W.key) == W.term
    assert family(t.key) == t
    assert family(i.key) == i
    assert passed_on(W.term) == W.key
    assert passed_on(t) == t.key
    assert passed_on(vector([i, s], W[s, i])) is None  # the transpose
    assert passed_on(vector([i], 2 * x[i])) is None
    assert passed_on(x[i]) is None


def test_fresh_indices_have_the_dimensions_of_a_variable():
    assert [k.args[1] for k in fresh(W.key, Fresh())] == ["m", "n"]


def test_a_definition_at_arguments_and_indices():
    assert applied(row.definition, [W.term, None], [s]) == row(W, s)
    assert definitions(row(W, s)) == {row.definition, twice.definition}


def test_parts_are_closed():
    found = list(parts(Sum(exp(x[i]), i), Fresh()))
    assert all(not p.loose for p in found)
    assert [p.head for p in found] == ["sum", "fn", "at", "ix"]


def test_letters_are_those_of_the_dimension_and_none_twice():
    assert letters(row(W, s)) == {"m": ["s"], "n": ["i"]}
    machine = summed([Fresh().index("n")], x[j])
    assert lettered(machine, {"n": ["j", "k"]}).hint == "k"  # j is free in it
    nested = Sum(Sum(x[i] * x[j], j), i)
    assert [lettered(nested, {"n": ["a", "b"]}).hint, lettered(nested, {"n": ["a", "b"]}).args[1].hint] == ["a", "b"]


def test_entries_have_letters_after_those_of_their_dimensions_that_nothing_has():
    f = Sum(x[i] * W[s, i], i)
    assert entry(f, W.key, frozenset({"t", "j"})) == Term.of(W.key, m.indices("u")[0], n.indices("k")[0])
    assert two_entries(f, x.key, frozenset({"i"})) == [x[j], x[n.indices("k")[0]]]
