"""Formulas up to names: the same ones are seen as such, and a letter stands for one thing."""

import pytest

from derive.chapters import BOOK
from derive.deciding.renaming import renamed, skeleton, spelled_out
from derive.kernel.rules import refl
from derive.language.terms import Dimension, Eq, KroneckerDelta, Lt, Sum, define, exp, permutation, reals, vector

n, m = Dimension("n"), Dimension("m")
i, j, k = n.indices("i j k")
a, b = m.indices("a b")
x, y, z, w = vector("x", n), vector("y", n), vector("z", m), vector("w", m)
W, V = vector("W", m, n), vector("V", n, n)
t, u = reals("t u")
total = define("total", (x,), Sum(x[k], k))
other = define("other", (z,), Sum(z[b], b))


@pytest.mark.parametrize(
    ("pattern", "target", "said"),
    [
        (Eq(t, exp(t)), Eq(u, exp(u)), "u for t"),
        (Eq(total(x), t), Eq(other(z), u), "z for x, u for t, m for n"),
        (Eq(Sum(x[k] * y[k], k), 0), Eq(Sum(z[a] ** 2 / z[a], a), 0), None),
        (Eq(Sum(x[k] * y[k], k), 0), Eq(Sum(z[a] * z[a], a), 0), "z for x, z for y, m for n"),
        (Eq(W[a, i], 0), Eq(V[j, i], 0), "V for W, j for a, n for m"),
        (Eq(x[i] - x[j], 0), Eq(x[j] - x[i], 0), "j for i, i for j"),
        (Eq(KroneckerDelta(i, j), 0), Eq(KroneckerDelta(a, b), 0), "a for i, b for j, m for n"),
    ],
    ids=str,
)
def test_names_are_found(pattern, target, said):
    found = renamed(pattern, target)
    assert (found and found.differences()) == said
    assert skeleton(pattern) == skeleton(target) or said is None
    if found:
        assert spelled_out(found.instance(refl(pattern.args[0])).lhs) == spelled_out(target.args[0])


@pytest.mark.parametrize(
    ("pattern", "target"),
    [
        (Eq(t, t), Eq(t, u)),
        (Eq(x[i], x[i]), Eq(x[i], x[j])),
        (Eq(x[i], t), Eq(x[i], x[j])),
        (Eq(t, 1), Eq(t, 2)),
        (Eq(t, u), Lt(t, u)),
        (Eq(exp(t), 0), Eq(t, 0)),
        (Eq(V[i, j], n.card), Eq(W[a, i], n.card)),
        (Eq(x[permutation("s", n)(i)], 0), Eq(x[i], 0)),
    ],
    ids=str,
)
def test_what_differs_in_more_than_names_is_not_the_same(pattern, target):
    assert renamed(pattern, target) is None


def test_definitions_are_unfolded_to_the_end():
    twice = define("twice", (x,), total(x) + total(x))
    assert spelled_out(twice(x)) == Sum(x[k], k) + Sum(x[k], k)


def test_a_formula_is_itself():
    for entry in BOOK.entries.values():
        assert renamed(entry.claim, entry.claim) is not None or "Independent" in repr(entry.claim)
