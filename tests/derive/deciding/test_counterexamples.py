"""Counterexamples: small ones, that satisfy the hypotheses, printed so that a person can check them."""

import pytest

from derive.deciding.counterexamples import Search
from derive.language import Dimension, Eq, HasDerivative, Le, Lt, Sum, exp, log, permutation, reals, vector
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
