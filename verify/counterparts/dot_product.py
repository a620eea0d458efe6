"""Moments of scores, from one attention layer that has a query for each outcome of q and a key for each outcome of k.

Its scores are the values of q . k over the product of the two laws, so that a moment is a weighted sum of all scores:
exact enumeration, by the layer's own arithmetic.
"""

from __future__ import annotations

import itertools
from typing import Any, NamedTuple, Protocol

import numpy as np

from verify.counterparts import Table
from verify.numbers import Array
from verify.transformer.layers.attention import scaled_dot_product_attention


class FiniteLaw(Protocol):
    """A finite law: points and weights of shape ``(*family, outcomes)``."""

    @property
    def points(self) -> Array:
        """Values of each entry."""

    @property
    def weights(self) -> Array:
        """Their probabilities."""


class Outcomes(NamedTuple):
    """All outcomes of a random vector, one a row, and their probabilities."""

    rows: Array
    weights: Array


class Distribution(NamedTuple):
    """Numbers, and their probabilities."""

    values: Array
    chances: Array

    def mean(self) -> Array:
        """Return the expectation."""
        return np.asarray((self.values * self.chances).sum())

    def variance(self) -> Array:
        """Return the mean squared deviation."""
        deviations = self.values - self.mean()
        return np.asarray((deviations * deviations * self.chances).sum())


class Scores(NamedTuple):
    """Scores of all outcomes of a query and a key, and the probabilities of both."""

    scores: Array
    query: Array
    key: Array

    def mean(self, scores: Array) -> Array:
        """Return the expectation of a function of the scores."""
        return np.asarray(self.query @ scores @ self.key)

    def variance(self) -> Array:
        """Return the mean squared deviation."""
        deviations = self.scores - self.mean(self.scores)
        return self.mean(deviations * deviations)


def outcomes(points: Array, weights: Array) -> Outcomes:
    """Return the outcomes of independent entries; ``points`` and ``weights`` have shape ``(d, outcomes)``."""
    entries, size = points.shape
    chosen = np.array(list(itertools.product(range(size), repeat=entries)))
    rows = points[np.arange(entries), chosen]
    return Outcomes(rows, np.prod(weights[np.arange(entries), chosen], axis=1))


def scores(q: FiniteLaw, k: FiniteLaw, scale: Any = 1) -> Scores:
    """Run the layer on all outcomes of a query and a key."""
    query = outcomes(np.atleast_2d(q.points), np.atleast_2d(q.weights))
    key = outcomes(np.atleast_2d(k.points), np.atleast_2d(k.weights))
    return Scores(layer(query.rows, key.rows, scale), query.weights, key.weights)


def layer(query: Array, key: Array, scale: Any = 1) -> Array:
    """Return the scores of attention; its values are its keys."""
    _, cache = scaled_dot_product_attention(query, key, key, scale=scale)
    return cache.scores


def _mean(q: FiniteLaw, k: FiniteLaw) -> Array:
    every = scores(q, k)
    return every.mean(every.scores)


def _variance(q: FiniteLaw, k: FiniteLaw) -> Array:
    return scores(q, k).variance()


def _mean_in_common(q: FiniteLaw, k: FiniteLaw) -> Array:
    """Return the mean score of queries and keys that have their outcomes in common: the diagonal of the scores."""
    query, key = outcomes(q.points, q.weights), outcomes(k.points, k.weights)
    return Distribution(np.diagonal(layer(query.rows, key.rows)), query.weights).mean()


def _fourth_moment(q: FiniteLaw, k: FiniteLaw) -> Array:
    every = scores(q, k)
    squares = every.scores * every.scores
    return every.mean(squares * squares)


class _Rows(NamedTuple):
    """Scores of all outcomes of all rows, ``[i, outcome of query i, j, outcome of key j]``, and the probabilities."""

    scores: Array
    query: Array
    key: Array


def _rows(queries: FiniteLaw, keys: FiniteLaw) -> _Rows:
    """Run the layer once on the outcomes of all queries and all keys."""
    query = [outcomes(p, w) for p, w in zip(queries.points, queries.weights, strict=True)]
    key = [outcomes(p, w) for p, w in zip(keys.points, keys.weights, strict=True)]
    values = layer(np.concatenate([o.rows for o in query]), np.concatenate([o.rows for o in key]))
    shape = (len(query), len(query[0].rows), len(key), len(key[0].rows))
    return _Rows(values.reshape(shape), np.stack([o.weights for o in query]), np.stack([o.weights for o in key]))


def _covariances(rows: _Rows) -> Array:
    """Return the covariances of a function of the scores, ``[i, j, k, l]``.

    Entries of different rows are independent, so a joint law is a product, and its sum factors into sums over rows.
    """
    n, _, m, _ = rows.scores.shape
    given_query = np.stack([[rows.scores[i, :, j] @ rows.key[j] for j in range(m)] for i in range(n)])
    given_key = np.stack([[rows.query[i] @ rows.scores[i, :, j] for j in range(m)] for i in range(n)])
    mean = np.stack([[rows.query[i] @ given_query[i, j] for j in range(m)] for i in range(n)])
    result = np.empty((n, m, n, m), dtype=rows.scores.dtype)
    for i, j, k, other in np.ndindex(n, m, n, m):
        if i == k and j == other:
            values = rows.scores[i, :, j]
            product = rows.query[i] @ (values * values) @ rows.key[j]
        elif i == k:
            product = (rows.query[i] * given_query[i, j] * given_query[i, other]).sum()
        elif j == other:
            product = (rows.key[j] * given_key[i, j] * given_key[k, j]).sum()
        else:
            product = mean[i, j] * mean[k, other]
        result[i, j, k, other] = product - mean[i, j] * mean[k, other]
    return result


def _covariances_of_squares(Q: FiniteLaw, K: FiniteLaw) -> Array:
    """Return covariances of squared scores of one query."""
    rows = _rows(Q, K)
    squares = rows._replace(scores=rows.scores * rows.scores)
    return np.moveaxis(np.diagonal(_covariances(squares), axis1=0, axis2=2), -1, 0)


def _variance_given_query(x: Array, k: FiniteLaw) -> Array:
    """Return the variance of the scores of one query."""
    key = outcomes(k.points, k.weights)
    return Distribution(layer(x[None], key.rows)[0], key.weights).variance()


COUNTERPARTS: Table = {
    "product_mean": _mean,
    "product_variance": _variance,
    "dot_product_mean_of_entries": _mean,
    "dot_product_mean": _mean,
    "dot_product_variance": _variance,
    "dot_product_variance_of_identical": _variance,
    "dot_product_variance_of_centered": _variance,
    "scaled_dot_product_variance": lambda q, k: scores(q, k, scale=None).variance(),  # the layer's default scale
    "dot_product_mean_of_correlated": _mean_in_common,
    "dot_product_fourth_moment": _fourth_moment,
    "dot_product_excess_kurtosis": lambda q, k: _fourth_moment(q, k) / (_variance(q, k) * _variance(q, k)) - 3,
    "score_covariance": lambda Q, K: _covariances(_rows(Q, K)),
    "score_squares_covariance": _covariances_of_squares,
    "score_row_variance_given_query": _variance_given_query,
}
