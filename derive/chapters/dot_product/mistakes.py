"""Mistakes about the moments of a dot product."""

from __future__ import annotations

from ...books.mistakes import Mistakes, equivalent, left, mistakes, right
from ...language.terms import Expectation as E
from ...language.terms import Sum, Variance
from . import theorems as book
from .theorems import *

MISTAKES: tuple[Mistakes, ...] = (
    # ---- one product
    mistakes(
        book.product_mean,
        right("sum for product", mu + nu),
        right("mean of the query twice", mu**2),
        right("means forgotten", 0),
        left("mean of the square", E(q0.term**2 * key0.term)),
    ),
    mistakes(
        book.product_variance,
        right("product keeps the variance", sigma**2),
        right("means forgotten", sigma**2 * tau**2),
        right("variances add", sigma**2 + tau**2),
        right("own means", sigma**2 * tau**2 + sigma**2 * mu**2 + tau**2 * nu**2),
        right("second moment for variance", (sigma**2 + mu**2) * (tau**2 + nu**2)),
        equivalent(
            right("second moments less the squared mean", (sigma**2 + mu**2) * (tau**2 + nu**2) - mu**2 * nu**2),
            because="the product of the squared means cancels",
        ),
    ),
    # ---- mean and variance of a score
    mistakes(
        book.dot_product_mean_of_entries,
        right("product of sums", Sum(mu_[a], a) * Sum(nu_[a], a)),
        right("mean for sum", Sum(mu_[a] * nu_[a], a) / d.card),
        right("sum for product", Sum(mu_[a] + nu_[a], a)),
        right("means forgotten", 0),
    ),
    mistakes(
        book.dot_product_mean,
        right("dimension missing", mu * nu),
        right("dimension squared", d.card**2 * mu * nu),
        right("sum for product", d.card * (mu + nu)),
        right("mean of the keys forgotten", d.card * mu),
    ),
    mistakes(
        book.dot_product_variance,
        right("means forgotten", Sum(sigma_[a] ** 2 * tau_[a] ** 2, a)),
        right(
            "own means",
            Sum(sigma_[a] ** 2 * tau_[a] ** 2 + sigma_[a] ** 2 * mu_[a] ** 2 + tau_[a] ** 2 * nu_[a] ** 2, a),
        ),
        right("products of second moments", Sum((sigma_[a] ** 2 + mu_[a] ** 2) * (tau_[a] ** 2 + nu_[a] ** 2), a)),
        right("square of the sum", Sum(sigma_[a] * tau_[a], a) ** 2),
        left("second moment for variance", E(S**2)),
    ),
    mistakes(
        book.dot_product_variance_of_identical,
        right("dimension missing", equal),
        right("dimension squared", d.card**2 * equal),
        right("means forgotten", d.card * (sigma**2 * tau**2)),
        right("one mean forgotten", d.card * (sigma**2 * tau**2 + sigma**2 * nu**2)),
    ),
    mistakes(
        book.dot_product_variance_of_centered,
        right("one variance lost", d.card * sigma**2, "seed:000#17"),
        right("deviation one", d.card, "seed:000#17"),
        right("dimension missing", sigma**4),
        right("dimension squared", d.card**2 * sigma**4),
    ),
    mistakes(
        book.scaled_dot_product_variance,
        left("divided by the dimension", Variance(S / d.card), "delzac/cntkx#10"),
        left("multiplied by the root", Variance(S * r), "esceptico/perceiver-io#9"),
        left("not scaled", Variance(S), "PAIR-code/tiny-transformers#71"),
        right("one variance lost", sigma**2),
        right("deviation one", 1, "seed:000#19"),
    ),
    mistakes(
        book.dot_product_mean_of_correlated,
        right("no growth with the dimension", mu * nu + rho * sigma * tau),
        right("correlation forgotten", d.card * (mu * nu)),
        right("means forgotten", d.card * (rho * sigma * tau)),
        right("correlation for covariance", d.card * (mu * nu + rho)),
        right("taken for independent", Sum(E(q[a]) * E(key[a]), a)),
    ),
    # ---- beyond two moments
    mistakes(
        book.dot_product_fourth_moment,
        right("normal score", 3 * d.card**2 * sigma**4 * tau**4, "seed:002#4"),
        right("one pairing of three", d.card * m4 * n4 + d.card * (d.card - 1) * sigma**4 * tau**4),
        right("pairs counted with the equal ones", d.card * m4 * n4 + 3 * d.card**2 * sigma**4 * tau**4),
        right("pairs missing", d.card * m4 * n4),
        right("square of the variance", (d.card * sigma**2 * tau**2) ** 2),
    ),
    mistakes(
        book.dot_product_excess_kurtosis,
        right("normal score", 0, "seed:002#4"),
        right("normal entries", 6 / d.card),
        right("excess missing", kappa_q * kappa_k / d.card),
        right("dimension missing", kappa_q * kappa_k - 3),
        right("sum for product", (kappa_q + kappa_k - 3) / d.card),
    ),
    # ---- the matrix of scores
    mistakes(
        book.score_covariance,
        right("same key is enough", d.card * sigma**2 * tau**2 * delta(j, l)),
        right("same query is enough", d.card * sigma**2 * tau**2 * delta(i, k)),
        right("dimension missing", sigma**2 * tau**2 * delta(i, k) * delta(j, l)),
        right("one variance lost", d.card * sigma**2 * delta(i, k) * delta(j, l)),
        right("deltas missing", d.card * sigma**2 * tau**2),
        equivalent(
            right("other indices in the deltas", Sum(sigma**2 * tau**2, a) * delta(k, i) * delta(l, j)),
            because="a delta is symmetric, and the sum of a constant is its multiple",
        ),
    ),
    mistakes(
        book.score_squares_covariance,
        right("independent scores", 0),
        right("factor two missing", d.card * sigma**8),
        right("dimension squared", 2 * d.card**2 * sigma**8),
        right("fourth power", 2 * d.card * sigma**4),
        right("mean of the product", d.card * (d.card + 2) * sigma**8),
    ),
    mistakes(
        book.score_row_variance_given_query,
        right("variance over all queries", d.card * sigma**4, "seed:000#21"),
        right("query forgotten", d.card * sigma**2),
        right("square of the sum", sigma**2 * Sum(x[a], a) ** 2),
        right("deviation for variance", sigma * Sum(x[a] ** 2, a)),
    ),
)
