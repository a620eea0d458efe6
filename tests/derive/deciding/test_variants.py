"""Variants of a claim: one change each, none twice, and always a claim."""

import pytest

from derive.deciding.variants import MOST, variants
from derive.language.terms import Dimension, Eq, HasDerivative, Lt, Sum, define, exp, reals, sqrt, vector

n = Dimension("n")
i, j, k = n.indices("i j k")
x, g = vector("x", n), vector("g", n)
t, u = reals("t u")
partition = define("partition", (x,), Sum(exp(x[k]), k))
softmax = define("softmax", (x, i), exp(x[i]) / partition(x))


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        (Eq(t, t - u), Eq(t, t + u)),
        (Eq(t, -t * u), Eq(t, t * u)),
        (Eq(t, 2 * t), Eq(t, t)),
        (Eq(t, sqrt(t)), Eq(t, t)),
        (Eq(t, Sum(x[k], k)), Eq(t, Sum(x[k], k) / n.card)),
        (Eq(t, exp(t) + exp(u)), Eq(t, exp(t) * exp(u))),
        (Eq(t, u**4), Eq(t, u**3)),
        (Eq(t, t / u), Eq(t, 1 / u)),
        (Eq(t, t - u), Eq(t, -u)),
        (HasDerivative(t**3, t, 3 * t), HasDerivative(t**3, t, 3 * t**2)),
        (
            HasDerivative(Sum(g[i] * softmax(x, i), i), x[j], softmax(x, j) * (g[j] + Sum(g[k] * softmax(x, k), k))),
            HasDerivative(Sum(g[i] * softmax(x, i), i), x[j], softmax(x, j) * (g[j] - Sum(g[k] * softmax(x, k), k))),
        ),
    ],
    ids=str,
)
def test_a_slip_is_undone(wrong, right):
    assert right in set(variants(wrong))


def test_none_is_the_claim_or_another_one():
    claim = Eq(t, (t + u) ** 2 / Sum(x[k] * g[k], k) + exp(t * u))
    found = list(variants(claim))
    assert len(found) == len(set(found)) < MOST
    assert claim not in found
    assert all(v.head == "eq" and v.args[0] == t for v in found)


def test_inequalities_have_none():
    assert list(variants(Lt(t, u))) == []
