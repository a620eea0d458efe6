"""Inequalities: each spelling where it is needed, and none where the claim is false."""

import pytest

from derive.deciding.inequalities import sum_of_squares
from derive.deciding.proving import Prover
from derive.kernel.rules import ProofError, poly
from derive.language.terms import Dimension, ForAll, Le, Lt, Rational, Sum, define, exp, reals, vector

n = Dimension("n")
i, j, k = n.indices("i j k")
x, y = vector("x", n), vector("y", n)
t, u, b = reals("t u b")
partition = define("partition", (x,), Sum(exp(x[k]), k))
softmax = define("softmax", (x, i), exp(x[i]) / partition(x))
mean = define("mean", (x,), Sum(x[k], k) / n.card)
variance = define("variance", (x,), Sum((x[k] - mean(x)) ** 2, k) / n.card)
covariance = define("covariance", (x, y), Sum((x[k] - mean(x)) * (y[k] - mean(y)), k) / n.card)


@pytest.mark.parametrize(
    "claim",
    [
        Le(2 * t * u, t**2 + u**2),
        Le(t * u + u * b + b * t, t**2 + u**2 + b**2),
        Lt(0, t**2 - 2 * t + 2),
        Le(Sum(2 * x[k] * y[k], k), Sum(x[k] ** 2, k) + Sum(y[k] ** 2, k)),  # squares in sums
        Le(x[i] ** 2, Sum(x[k] ** 2, k)),  # one term of a sum
        Le(softmax(x, i), 1),  # and a denominator cleared
        Le(Sum(x[k], k) ** 2, n.card * Sum(x[k] ** 2, k)),  # Lagrange's identity
        Le(Sum(x[k] * y[k], k) ** 2, Sum(x[k] ** 2, k) * Sum(y[k] ** 2, k)),
        Le(Sum(x[k] * y[k] * t, k) ** 2, Sum((x[k] * t) ** 2, k) * Sum(y[k] ** 2, k)),
        Le(mean(x) ** 2, Sum(x[k] ** 2, k) / n.card),
        Le(2 * t / (1 + t**2), 1),
        Lt(1 / (1 + exp(t)), 1),
        Le(2 * t**2 * u, t**4 + u**2),  # squares of products
        Le(variance(x), Sum((x[k] - t) ** 2, k) / n.card),
        Le(covariance(x, y) ** 2, variance(x) * variance(y)),  # Lagrange's identity of the sides
        pytest.param(Le(4 * covariance(x, y) ** 2, 2 * variance(x) * (2 * variance(y))), marks=pytest.mark.long),
    ],
    ids=str,
)
def test_a_true_inequality_is_proved(claim):
    theorem = Prover(()).proof(claim)
    assert (theorem.concl, theorem.hyps) == (claim, frozenset())


@pytest.mark.parametrize(
    "claim",
    [
        Lt(2 * t * u, t**2 + u**2),
        Le(3 * t * u, t**2 + u**2),
        Le(x[i], Sum(x[k], k)),
        Lt(softmax(x, i), 1),
        Le(Sum(x[k], k) ** 2, Sum(x[k] ** 2, k)),
        Le(Sum(x[k] * y[k], k), Sum(x[k] ** 2, k) * Sum(y[k] ** 2, k)),
        Le(t / (1 + t), 1),
        Le(3 * t**2 * u, t**4 + u**2),
        pytest.param(Le(2 * covariance(x, y) ** 2, variance(x) * variance(y)), marks=pytest.mark.long),
        Le(variance(x) + 1, Sum((x[k] - t) ** 2, k) / n.card),
    ],
    ids=str,
)
def test_a_false_one_is_not(claim):
    with pytest.raises(ProofError):
        Prover(()).proof(claim)


BOUNDED = [ForAll(k, Le(0, x[k])), ForAll(k, Le(x[k], 1))]


@pytest.mark.parametrize(
    ("claim", "given"),
    [
        (Le(x[i] * x[j], 1), BOUNDED),  # factors at most 1
        (Le(x[i] ** 2 * x[j] + x[j], 2), BOUNDED),
        (Le(Sum(x[k] ** 2, k), n.card), BOUNDED),
        (Le(3 * t, 3 * u + b**2), [Le(t, u)]),  # a multiple of a known bound
        (Lt(2 * t, 2 * u + b**2), [Lt(t, u)]),
    ],
    ids=str,
)
def test_a_bound_that_is_given_is_used(claim, given):
    theorem = Prover(given).proof(claim)
    assert theorem.concl == claim
    assert theorem.hyps <= set(given)


@pytest.mark.parametrize(
    ("claim", "given"),
    [
        (Lt(x[i] * x[j], 1), BOUNDED),
        (Le(x[i] * x[j], 1), BOUNDED[1:]),
        (Le(Sum(x[k] ** 2, k), n.card - 1), BOUNDED),
        (Lt(2 * t, 2 * u + b**2), [Le(t, u)]),
        (Le(3 * t, 2 * u + b**2), [Le(t, u)]),
    ],
    ids=str,
)
def test_what_a_bound_does_not_give_is_not_proved(claim, given):
    with pytest.raises(ProofError):
        Prover(given).proof(claim)


@pytest.mark.parametrize(
    ("form", "squares"),
    [
        (t**2 - 2 * t * u + 3 * u**2, "(t + (-1)*u)**2 + 2*u**2"),
        (2 * t**2, "2*t**2"),
        (t**2 + 2 * t + 1, "(1 + t)**2"),
        (t**4 - 2 * t**2 + 1, "(-1 + t**2)**2"),
        (t**4 + t**2 + 1, "t**2 + (t**2)**2 + 1**2"),
        (t - t, "0"),
        (t * 0 + Rational(1, 2), "Rational(1, 2)*1**2"),
    ],
)
def test_a_sum_of_squares_is_written(form, squares):
    assert repr(sum_of_squares(poly(form))) == squares


@pytest.mark.parametrize("form", [-(t**2), t * u, t, t**2 - 1, t**2 - 2 * t, t**2 + 3 * t * u + u**2, t**4 - t, t**3])
def test_what_is_none_is_none(form):
    assert sum_of_squares(poly(form)) is None
