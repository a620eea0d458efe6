"""Points: hypotheses hold there, entries are mended where that is linear, and the same points come again."""

from fractions import Fraction
from itertools import islice

import pytest

from derive.language.terms import (
    And,
    Apart,
    Dimension,
    Eq,
    Expectation,
    ForAll,
    Independent,
    Integers,
    Le,
    Lt,
    Ne,
    Sum,
    Variance,
    exp,
    random,
    reals,
    vector,
)
from derive.values.numbers import UndefinedError
from derive.values.points import SIZES, Sampling, changed
from derive.values.scalar import ExhaustedError, Point

n, m = Dimension("n"), Dimension("m")
i, j, k = n.indices("i j k")
(s,) = m.indices("s")
x, y, P = vector("x", n), vector("y", n), vector("P", m, n)
t, u = reals("t u")


def points(claim, *given, count=28):
    sampling = Sampling(claim, given)
    sampling.steps.left = 10**6
    found = list(islice(sampling.points(), count))
    return sampling, [p for p in found if p is not None]


@pytest.mark.parametrize(
    "given",
    [
        (Lt(0, t),),
        (Lt(t, 0), Lt(u, t)),
        (Eq(t + u, 2), Eq(u, 0)),
        (Ne(t, 0), Le(t, 1)),
        (Eq(Sum(x[k], k), 1),),
        (Eq(Sum(x[k], k), 0), Lt(0, Sum(x[k] ** 2, k))),
        (ForAll(k, Lt(0, x[k])),),
        (ForAll(s, Eq(Sum(P[s, k], k), 1)),),
        (Eq(Sum(x[k] * y[k], k), 0), Eq(Sum(x[k], k), 1)),
        (And(Lt(0, t), Lt(t, 1)),),
    ],
    ids=str,
)
def test_hypotheses_hold(given):
    sampling, found = points(Eq(t + Sum(x[k] + P[s, k], k) + u, y[i]), *given)
    assert len(found) >= 5
    for point in found:
        assert all(sampling.holds(h, point) for h in given)


def test_sides_that_must_differ_are_set_apart_where_nothing_is_linear():
    sampling = Sampling(Eq(t, u), (Ne(exp(t), exp(u)),))
    sampling.steps.left = 10**6
    alike = Point({}, {t.key: {(): Fraction(1)}, u.key: {(): Fraction(1)}})
    mended = sampling.repaired(alike)
    assert mended is not None and sampling.holds(Ne(exp(t), exp(u)), mended)


def test_sizes_and_values_are_not_of_one_kind():
    _, found = points(Eq(Sum(x[k] * t, k), 0))
    sizes = {point.sizes["n"] for point in found}
    assert {1, 2, 3, 7} <= sizes <= {size for sizes in SIZES for size in sizes}
    entries = [list(point.values[x[i].key].values()) for point in found]
    assert any(len(e) > 1 and len(set(e)) == 1 for e in entries)  # ties
    assert any(0 in e for e in entries)
    assert any(max(map(abs, e)) >= 20 for e in entries)
    assert any(q.denominator > 1 for e in entries for q in e)


def test_free_indices_take_all_places_where_hypotheses_about_them_hold():
    sampling, found = points(Eq(x[i], x[j]), Apart(i, j))
    point = next(p for p in found if p.sizes["n"] == 2)
    cells = [(cell.indices[i.key], cell.indices[j.key]) for cell in sampling.cells(point)]
    assert cells == [(0, 1), (1, 0)]


def test_points_are_the_same_again():
    _, first = points(Eq(Sum(x[k], k), t))
    _, second = points(Eq(Sum(x[k], k), t))
    assert first == second


def test_hypotheses_that_no_point_satisfies():
    assert points(Eq(t, u), Lt(t, u), Lt(u, t))[1] == []


def test_families_over_the_integers_are_refused():
    with pytest.raises(UndefinedError, match="families over all integers"):
        Sampling(Eq(vector("z", Integers)[Integers.indices("a")[0]], 0), ())


def test_random_entries_get_laws_with_the_moments_of_the_hypotheses():
    q, (kappa,) = random("q", n), reals("kappa")
    given = [
        Independent(q),
        ForAll(i, Eq(Expectation(q[i]), x[i])),
        ForAll(i, Eq(Variance(q[i]), t**2)),
        Eq(Expectation(Sum(q[i], i) ** 3), kappa),  # an affine equation for kappa
        Eq(u**2, n.card),
    ]
    sampling, found = points(Eq(u, t), *given)
    assert len(found) >= 5
    for point in found:
        assert point.law is not None
        assert sampling.satisfied(point)
        assert not sampling.satisfied(changed(point, kappa.key, (), point.values[kappa.key][()] + 1))


def test_a_search_ends():
    sampling = Sampling(Eq(Sum(exp(x[k]), k), 0), (Lt(0, Sum(exp(x[k]), k)),))
    sampling.steps.left = 100
    with pytest.raises(ExhaustedError):
        list(islice(sampling.points(), 1000))
