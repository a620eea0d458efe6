"""Counterexamples: small ones, that satisfy the hypotheses, printed so that a person can check them."""

import pytest

from derive.deciding.counterexamples import Search
from derive.doors.decisions import decide
from derive.language.terms import (
    Dimension,
    Eq,
    ForAll,
    HasDerivative,
    Le,
    Lt,
    Sum,
    exp,
    log,
    permutation,
    pi,
    reals,
    sqrt,
    vector,
)
from tests.derive.deciding.rechecked import fails

n, m = Dimension("n"), Dimension("m")
i, j, k = n.indices("i j k")
x, W = vector("x", n), vector("W", m, n)
t, u = reals("t u")


@pytest.mark.parametrize(
    ("claim", "given", "said"),
    [
        (Eq((t + u) ** 2, t**2 + u**2), (), "t = 1, u = 1: left 4, right 2"),
        (Lt(0, t**2), (), "t = 0: left 0, right 0"),
        (Eq(t, 1), (Lt(1, t),), "t = 2: left 2, right 1"),
        (Eq(x[i], x[j]), (), "n = 2, x = [0, 1], i = 0, j = 1: left 0, right 1"),
        (Eq(n.card, 1), (), "n = 2: left 2, right 1"),
        (Lt(exp(t), 1), (), "t = 0: left 1, right 1"),
    ],
    ids=str,
)
def test_a_counterexample_is_small(claim, given, said):
    assert str(Search(claim, given).among(40)) == said


def test_entries_of_matrices_are_rows():
    (s,) = m.indices("s")
    found = Search(Eq(Sum(Sum(W[s, k], k), s), 0), ()).among(40)
    assert found.values["W"] == [[1]]
    assert str(found).startswith("m = 1, n = 1, W = [[1]]: left 1, right 0")


def test_a_permutation_is_a_list_of_places():
    sigma = permutation("sigma", n)
    found = Search(Eq(x[sigma(i)], x[i]), ()).among(40)
    assert sorted(found.values["sigma"]) == [0, 1]


def test_what_is_true_is_not_refuted_and_what_was_read_is_counted():
    search = Search(Eq(Sum(x[k] + 1, k), Sum(x[k], k) + n.card), ())
    assert search.among(30) is None
    assert search.read >= 20
    assert search.example().startswith("n = ")


def test_a_claim_that_is_undefined_at_most_points_is_not_refuted_there():
    search = Search(Eq(exp(log(t)), t), ())
    assert search.among(60) is None
    assert 0 < search.read < 60


def test_more_points_are_other_points():
    search = Search(Le(t, 50), ())
    assert search.among(2) is None
    assert search.among(100) is not None


def test_whether_hypotheses_are_satisfied():
    assert Search(Eq(t, u), (Lt(t, u),)).satisfied(10)
    assert not Search(Eq(t, u), (Lt(t, u), Lt(u, t))).satisfied(20)


def test_a_second_reading_rejects_what_is_true_at_a_point_and_points_without_the_hypotheses():
    place = Search(Eq((t + u) ** 2, t**2 + u**2), ()).among(40)  # t = 1, u = 1
    assert fails(Eq((t + u) ** 2, t**2 + u**2), (), place)
    assert not fails(Eq((t + u) ** 2, t**2 + 2 * t * u + u**2), (), place)
    assert not fails(Eq(exp(t + u), exp(t) * exp(u)), (), place)
    assert not fails(HasDerivative(exp(t * u), t, u * exp(t * u)), (), place)
    assert fails(HasDerivative(exp(t * u), t, 2 * u * exp(t * u)), (), place)
    assert not fails(Eq((t + u) ** 2, t**2 + u**2), (Lt(t, u),), place)
    with pytest.raises(LookupError, match="leaves open"):
        fails(Eq(Sum(x[k], k), t), (), place)


@pytest.mark.parametrize(
    ("claim", "given", "lacking"),
    [
        (Lt(0, exp(-1000000)), (), "at which it can be read"),
        (Eq(t, t), (Lt(0, t - exp(-1000000)),), "where the hypotheses hold and it can be read"),
    ],
)
def test_hypotheses_are_spoken_of_where_there_are_some(claim, given, lacking):
    assert decide(claim, given).answer == f"proved by the kernel; but no point was found {lacking}"


def test_sides_that_no_float_holds_or_tells_apart_are_written():
    power = t + 1
    for _ in range(4):
        power = power**16
    assert decide(Eq(power, 1)).answer == "refuted at t = 1: left 2.00352993041e+19728, right 1"
    found = decide(Eq(exp(pi * sqrt(163)), 262537412640768744))
    assert found.answer.endswith("left 262537412640768743.999999999999, right 262537412640768744")
    assert found.document()["counterexample"]["left"] == "262537412640768743.999999999999"
    assert r"is $262537412640768743.999999999999\ldots$, the right side $262537412640768744$" in found.latex()


def test_a_claim_about_all_indices_is_false_at_one_that_is_named():
    found = Search(ForAll(k, Eq(x[k], 0)), ()).among(40)
    assert str(found) == "n = 1, x = [1], k = 0: left 1, right 0"
    assert found.record()["indices"] == {"k": 0}
