"""Expectations of polynomials: linearity, declared moments, independence, and cases of equal indices."""

import pytest

from derive.kernel.rules import ProofError
from derive.language.terms import Apart, Covariance, Eq, ForAll, Independent, Sum, Variance, exp, vector
from tests.derive.proving.equalities import Row, checks, proves
from tests.derive.proving.vocabulary import E, X, Y, a, b, delta, i, j, k, mu, n, nu, p, q, sigma, tau, x
from tests.each import each

product = Independent(q, p)
means = (ForAll(i, Eq(E(q[i]), mu)), ForAll(i, Eq(E(p[i]), nu)))
squares = (ForAll(i, Eq(E(q[i] ** 2), sigma**2)), ForAll(i, Eq(E(p[i] ** 2), tau**2)))
centered = ForAll(i, Eq(E(q[i]), 0))
own_mean = vector("own_mean", n)

TABLE = {
    "of a sum": Row(E(X + Y), E(X) + E(Y), "linear", (E(X) * E(Y), E(X) - E(Y), E(X * Y))),
    "of a multiple": Row(E(a * X), a * E(X), "linear", (E(X), a**2 * E(X), a + E(X))),
    "of a constant": Row(E(a * b), a * b, "linear", (0, a, E(X) * a * b)),
    "of a finite sum": Row(E(Sum(q[i], i)), Sum(E(q[i]), i), "linear", (E(q[i]), n.card * E(q[j]))),
    "of a product of sums": Row(
        E(Sum(q[i], i) * X), Sum(E(q[i] * X), i), "linear", (Sum(E(q[i]), i) * E(X), Sum(E(q[i]) * E(X), i))
    ),
    "of the square of a sum": Row(
        E(Sum(x[i] * q[i], i) ** 2),
        Sum(x[i] * x[j] * E(q[i] * q[j]), i, j),
        "linear sums",
        (Sum(x[i] ** 2 * E(q[i] ** 2), i),),
    ),
    "a moment": Row(E(q[j]), mu, "", (mu**2, 0, nu), given=means[:1], unused=means[1:]),
    "the variance": Row(
        Variance(X), E(X**2) - E(X) ** 2, "variance", (E(X**2), E(X**2) + E(X) ** 2, E(X) ** 2 - E(X**2))
    ),
    "the covariance": Row(Covariance(X, Y), E(X * Y) - E(X) * E(Y), "variance", (E(X * Y), E(X) * E(Y) - E(X * Y))),
    "of itself": Row(Covariance(X, X), Variance(X), "variance linear", (E(X**2), 0, -Variance(X))),
    "a factor is squared": Row(
        Variance(a * X + b), a**2 * Variance(X), "variance linear", (a * Variance(X), Variance(X) + b)
    ),
    "one product": Row(E(q[i] * p[i]), mu * nu, "moments", (mu + nu, mu**2, 0), given=(product, *means)),
    "of different families": Row(
        E(q[i] * p[j] ** 2), mu * tau**2, "moments", (mu * nu**2,), (product, means[0], squares[1])
    ),
    "two entries of one family": Row(
        E(q[i] * q[j]),
        delta(j, i) * sigma**2 + (1 - delta(j, i)) * mu**2,
        "moments sums",
        (mu**2, sigma**2, delta(i, j) * sigma**2 + mu**2, delta(i, j) * mu**2 + (1 - delta(i, j)) * sigma**2),
        (product, means[0], squares[0]),
    ),
    "two entries that differ": Row(
        E(q[i] * q[j]), mu**2, "moments", (sigma**2, mu, 0), (product, means[0], Apart(i, j)), (squares[0],)
    ),
    "a mean of zero": Row(E(q[i] * p[j]), 0, "moments", (1, nu), (product, centered), (means[1],)),
    "the variance of a sum": Row(
        Variance(Sum(q[i], i)),
        n.card * sigma**2,
        "variance moments sums",
        (n.card**2 * sigma**2, sigma**2, n.card * sigma, n.card * (sigma**2 - n.card)),
        (product, centered, squares[0]),
    ),
    "moments of one's own": Row(
        E(Sum(q[i], i)),
        Sum(own_mean[i], i),
        "linear",
        (n.card * own_mean[j], own_mean[j]),
        (ForAll(i, Eq(E(q[i]), own_mean[i])),),
    ),
    "a declared product": Row(
        E(Sum(q[i] * p[i], i)),
        n.card * a,
        "linear sums",
        (a, n.card * mu * nu),
        (ForAll(i, Eq(E(q[i] * p[i]), a)),),
        means,
    ),
}

NOT_DECLARED = {
    "a moment": (Row(E(q[i] ** 3), a, "moments"), "moment 3 of q is not declared"),
    "one factor": (
        Row(E(q[i] * p[i]), mu * nu, "moments", unused=(product, means[0])),
        "moment 1 of p is not declared",
    ),
    "independence": (Row(E(q[i] * p[i]), mu * nu, "moments", unused=means), "no families are declared independent"),
    "one family": (
        Row(E(q[i] * p[i]), mu * nu, "moments", unused=(Independent(q), *means)),
        "p is not declared independent",
    ),
    "independence within a family": (
        Row(E(q[i] * q[j]), mu**2, "moments", unused=(product, *means)),
        "moment 2 of q is not declared",
    ),
}


@each("check", checks(TABLE))
def test_moments(check):
    check()


@pytest.mark.parametrize("name", NOT_DECLARED)
def test_what_is_not_declared_is_named(name):
    row, message = NOT_DECLARED[name]
    with pytest.raises(ProofError, match=message):
        row.prove()


def test_what_is_proved_where_indices_differ_is_not_used_outside():
    """Where ``i`` and ``j`` differ, ``delta(i, j)`` is 0; the delta that stands beside the expectation is not."""
    own = ForAll(k, Eq(E(q[k]), delta(k, j) * a))
    row = Row(
        E(q[i] * q[j]) + exp(delta(i, j) * a),
        delta(i, j) * sigma**2 + exp(delta(i, j) * a),
        "moments sums",
        given=(product, own, squares[0]),
    )
    proves(row)
