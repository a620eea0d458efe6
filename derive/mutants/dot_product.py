"""Mistakes about the moments of a dot product."""

from __future__ import annotations

from ..language import Expectation as E
from ..language import Sum, Variance
from ..theorems import dot_product as book
from ..theorems.dot_product import (
    S,
    a,
    d,
    delta,
    equal,
    i,
    j,
    k,
    kappa_k,
    kappa_q,
    key0,
    l,
    m4,
    mu,
    mu_,
    n4,
    nu,
    nu_,
    q0,
    r,
    rho,
    sigma,
    sigma_,
    tau,
    tau_,
    x,
)
from . import Equivalent, Mutant, left, right

MUTANTS: dict[str, tuple[Mutant, ...]] = {
    # ---- one product
    "product_mean": (
        Mutant("sum for product", right(book.product_mean, mu + nu)),
        Mutant("mean of the query twice", right(book.product_mean, mu**2)),
        Mutant("means forgotten", right(book.product_mean, 0)),
        Mutant("mean of the square", left(book.product_mean, E(q0.term**2 * key0.term))),
    ),
    "product_variance": (
        Mutant("product keeps the variance", right(book.product_variance, sigma**2), "claims:A002-7"),
        Mutant("means forgotten", right(book.product_variance, sigma**2 * tau**2)),
        Mutant("variances add", right(book.product_variance, sigma**2 + tau**2)),
        Mutant("own means", right(book.product_variance, sigma**2 * tau**2 + sigma**2 * mu**2 + tau**2 * nu**2)),
        Mutant("second moment for variance", right(book.product_variance, (sigma**2 + mu**2) * (tau**2 + nu**2))),
    ),
    # ---- mean and variance of a score
    "dot_product_mean_of_entries": (
        Mutant("product of sums", right(book.dot_product_mean_of_entries, Sum(mu_[a], a) * Sum(nu_[a], a))),
        Mutant("mean for sum", right(book.dot_product_mean_of_entries, Sum(mu_[a] * nu_[a], a) / d.card)),
        Mutant("sum for product", right(book.dot_product_mean_of_entries, Sum(mu_[a] + nu_[a], a))),
        Mutant("means forgotten", right(book.dot_product_mean_of_entries, 0)),
    ),
    "dot_product_mean": (
        Mutant("dimension missing", right(book.dot_product_mean, mu * nu)),
        Mutant("dimension squared", right(book.dot_product_mean, d.card**2 * mu * nu)),
        Mutant("sum for product", right(book.dot_product_mean, d.card * (mu + nu))),
        Mutant("mean of the keys forgotten", right(book.dot_product_mean, d.card * mu)),
    ),
    "dot_product_variance": (
        Mutant("means forgotten", right(book.dot_product_variance, Sum(sigma_[a] ** 2 * tau_[a] ** 2, a))),
        Mutant(
            "own means",
            right(
                book.dot_product_variance,
                Sum(sigma_[a] ** 2 * tau_[a] ** 2 + sigma_[a] ** 2 * mu_[a] ** 2 + tau_[a] ** 2 * nu_[a] ** 2, a),
            ),
        ),
        Mutant(
            "products of second moments",
            right(book.dot_product_variance, Sum((sigma_[a] ** 2 + mu_[a] ** 2) * (tau_[a] ** 2 + nu_[a] ** 2), a)),
        ),
        Mutant("square of the sum", right(book.dot_product_variance, Sum(sigma_[a] * tau_[a], a) ** 2)),
    ),
    "dot_product_variance_of_identical": (
        Mutant("dimension missing", right(book.dot_product_variance_of_identical, equal)),
        Mutant("dimension squared", right(book.dot_product_variance_of_identical, d.card**2 * equal)),
        Mutant("means forgotten", right(book.dot_product_variance_of_identical, d.card * (sigma**2 * tau**2))),
        Mutant(
            "one mean forgotten",
            right(book.dot_product_variance_of_identical, d.card * (sigma**2 * tau**2 + sigma**2 * nu**2)),
        ),
    ),
    "dot_product_variance_of_centered": (
        Mutant("one variance lost", right(book.dot_product_variance_of_centered, d.card * sigma**2), "claims:A000-17"),
        Mutant("deviation one", right(book.dot_product_variance_of_centered, d.card), "claims:A000-17"),
        Mutant("dimension missing", right(book.dot_product_variance_of_centered, sigma**4)),
        Mutant("dimension squared", right(book.dot_product_variance_of_centered, d.card**2 * sigma**4)),
    ),
    "scaled_dot_product_variance": (
        Mutant(
            "divided by the dimension", left(book.scaled_dot_product_variance, Variance(S / d.card)), "delzac/cntkx#10"
        ),
        Mutant(
            "multiplied by the root",
            left(book.scaled_dot_product_variance, Variance(S * r)),
            "esceptico/perceiver-io#9",
        ),
        Mutant("not scaled", left(book.scaled_dot_product_variance, Variance(S)), "PAIR-code/tiny-transformers#71"),
        Mutant("one variance lost", right(book.scaled_dot_product_variance, sigma**2), "claims:A000-17"),
        Mutant("deviation one", right(book.scaled_dot_product_variance, 1), "claims:A000-17"),
    ),
    "dot_product_mean_of_correlated": (
        Mutant(
            "no growth with the dimension",
            right(book.dot_product_mean_of_correlated, mu * nu + rho * sigma * tau),
            "claims:A001-29",
        ),
        Mutant("correlation forgotten", right(book.dot_product_mean_of_correlated, d.card * (mu * nu))),
        Mutant("means forgotten", right(book.dot_product_mean_of_correlated, d.card * (rho * sigma * tau))),
        Mutant("correlation for covariance", right(book.dot_product_mean_of_correlated, d.card * (mu * nu + rho))),
    ),
    # ---- beyond two moments
    "dot_product_fourth_moment": (
        Mutant(
            "normal score", right(book.dot_product_fourth_moment, 3 * d.card**2 * sigma**4 * tau**4), "claims:A002-4"
        ),
        Mutant(
            "one pairing of three",
            right(book.dot_product_fourth_moment, d.card * m4 * n4 + d.card * (d.card - 1) * sigma**4 * tau**4),
        ),
        Mutant(
            "pairs counted with the equal ones",
            right(book.dot_product_fourth_moment, d.card * m4 * n4 + 3 * d.card**2 * sigma**4 * tau**4),
        ),
        Mutant("pairs missing", right(book.dot_product_fourth_moment, d.card * m4 * n4)),
        Mutant("square of the variance", right(book.dot_product_fourth_moment, (d.card * sigma**2 * tau**2) ** 2)),
    ),
    "dot_product_excess_kurtosis": (
        Mutant("normal score", right(book.dot_product_excess_kurtosis, 0), "claims:A002-4"),
        Mutant("normal entries", right(book.dot_product_excess_kurtosis, 6 / d.card)),
        Mutant("excess missing", right(book.dot_product_excess_kurtosis, kappa_q * kappa_k / d.card)),
        Mutant("dimension missing", right(book.dot_product_excess_kurtosis, kappa_q * kappa_k - 3)),
        Mutant("sum for product", right(book.dot_product_excess_kurtosis, (kappa_q + kappa_k - 3) / d.card)),
    ),
    # ---- the matrix of scores
    "score_covariance": (
        Mutant("same key is enough", right(book.score_covariance, d.card * sigma**2 * tau**2 * delta(j, l))),
        Mutant("same query is enough", right(book.score_covariance, d.card * sigma**2 * tau**2 * delta(i, k))),
        Mutant("dimension missing", right(book.score_covariance, sigma**2 * tau**2 * delta(i, k) * delta(j, l))),
        Mutant(
            "one variance lost",
            right(book.score_covariance, d.card * sigma**2 * delta(i, k) * delta(j, l)),
            "claims:A000-17",
        ),
        Mutant("deltas missing", right(book.score_covariance, d.card * sigma**2 * tau**2)),
    ),
    "score_squares_covariance": (
        Mutant("independent scores", right(book.score_squares_covariance, 0), "claims:A000-21"),
        Mutant("factor two missing", right(book.score_squares_covariance, d.card * sigma**8)),
        Mutant("dimension squared", right(book.score_squares_covariance, 2 * d.card**2 * sigma**8)),
        Mutant("fourth power", right(book.score_squares_covariance, 2 * d.card * sigma**4)),
        Mutant("mean of the product", right(book.score_squares_covariance, d.card * (d.card + 2) * sigma**8)),
    ),
    "score_row_variance_given_query": (
        Mutant(
            "variance over all queries", right(book.score_row_variance_given_query, d.card * sigma**4), "claims:A000-21"
        ),
        Mutant("query forgotten", right(book.score_row_variance_given_query, d.card * sigma**2)),
        Mutant("square of the sum", right(book.score_row_variance_given_query, sigma**2 * Sum(x[a], a) ** 2)),
        Mutant("deviation for variance", right(book.score_row_variance_given_query, sigma * Sum(x[a] ** 2, a))),
    ),
}

EQUIVALENTS: dict[str, tuple[Equivalent, ...]] = {
    "product_variance": (
        Equivalent(
            "second moments less the squared mean",
            right(book.product_variance, (sigma**2 + mu**2) * (tau**2 + nu**2) - mu**2 * nu**2),
            "the product of the squared means cancels",
        ),
    ),
    "score_covariance": (
        Equivalent(
            "other indices in the deltas",
            right(book.score_covariance, Sum(sigma**2 * tau**2, a) * delta(k, i) * delta(l, j)),
            "a delta is symmetric, and the sum of a constant is its multiple",
        ),
    ),
}
