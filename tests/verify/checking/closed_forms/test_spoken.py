"""Terms are said as one says them."""

import pytest

from derive import Dimension, Sum, define, exp, reals, sqrt, vector
from derive.values.slips import is_mean
from verify.checking.closed_forms.spoken import LONGEST, spoken

n, m = Dimension("n"), Dimension("m")
i, k = n.indices("i k")
(s,) = m.indices("s")
x, g = vector("x", n), vector("g", n)
W = vector("W", m, n)
(t,) = reals("t")
sigmoid = define("sigmoid", (t,), 1 / (1 + exp(-t)))
mean = define("mean", (x,), Sum(x[k], k) / n.card)
CASES = [
    (Sum(g[k] * x[k], k) / n.card, "mean(g*x)"),
    (x[i] * Sum(g[k], k) / n.card, "x*mean(g)"),
    ((x[i] - mean(x)) ** 2, "(x - mean)**2"),
    (Sum(W[s, k] * x[k], k), "sum(W*x)"),
    (sigmoid(t), "sigmoid"),
    (sigmoid(2 * t) / (1 - t), "sigmoid(2*t)/(1 - t)"),
    (-sqrt(t) * n.card, "-sqrt(t)*n"),
    (t - (g[i] - x[i]), "t - (g - x)"),
]


@pytest.mark.parametrize(("term", "words"), CASES)
def test_a_term(term, words):
    assert spoken(term) == words


def test_indices_are_said_if_they_are_asked_for():
    assert spoken(W[s, i] * x[i], indices=True) == "W[s, i]*x[i]"


def test_what_is_long_is_cut():
    long = x[i]
    for _ in range(40):
        long = long + g[i]
    assert len(spoken(long)) == LONGEST


def test_a_mean_is_over_the_size_of_its_own_dimension():
    assert is_mean(Sum(x[k], k) / n.card) and not is_mean(Sum(x[k], k) / m.card)
