"""What dividing scores by the root of d keeps: moments of a layer's scores, and gradients through its scale."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np

from verify.counterparts.arrays import filled, identity
from verify.counterparts.dot_product import FiniteLaw, Outcomes, Scores, layer, outcomes, scores
from verify.counterparts.softmax import weights
from verify.numbers import Array
from verify.transformer.attention import scaled_dot_product_attention, scaled_dot_product_attention_backward


def dot_product_over_width_variance(*, q: FiniteLaw, k: FiniteLaw) -> Array:
    """Return the variance of a score of a layer whose scale is 1/d."""
    return scores(q, k, scale=Fraction(1, q.points.shape[0])).variance()


def scaled_dot_product_mean(*, q: FiniteLaw, k: FiniteLaw) -> Array:
    """Return the mean score, with the scale that the layer takes when it is told none."""
    found = scores(q, k, scale=None)
    return found.mean(found.scores)


def scaled_dot_product_variance_of_identical(*, q: FiniteLaw, k: FiniteLaw) -> Array:
    """Return the variance of a score, with the scale that the layer takes when it is told none."""
    return scores(q, k, scale=None).variance()


def scaled_dot_product_variance_of_multiples(*, q: FiniteLaw, k: FiniteLaw, u: Array, v: Array) -> Array:
    """Return the variance of a score of vectors that are one random number times a fixed vector."""
    query, key = _multiples(q, u), _multiples(k, v)
    return Scores(layer(query.rows, key.rows, None), query.weights, key.weights).variance()


def _multiples(law: FiniteLaw, direction: Array) -> Outcomes:
    return Outcomes(law.points[:, None] * direction, law.weights)


def _own_scores(q: FiniteLaw) -> tuple[Array, Array]:
    """Return the scores of all outcomes with themselves, and their probabilities."""
    query = outcomes(q.points, q.weights)
    return np.diagonal(layer(query.rows, query.rows, None)), query.weights


def scaled_self_score_mean(*, q: FiniteLaw) -> Array:
    """Return the mean of the diagonal of the scores, where the keys are the queries."""
    own, chances = _own_scores(q)
    return np.asarray((chances * own).sum())


def scaled_self_score_variance(*, q: FiniteLaw) -> Array:
    """Return the variance of the diagonal of the scores, where the keys are the queries."""
    own, chances = _own_scores(q)
    deviations = own - (chances * own).sum()
    return np.asarray((chances * deviations * deviations).sum())


def width_scalings(*, q: FiniteLaw, k: FiniteLaw, t: Array) -> tuple[Array, Array]:
    """Return the variance of a score at the layer's own scale, and the mean for keys that hold a part of the query."""
    by_width = Fraction(1, q.points.shape[0])
    query = outcomes(q.points, q.weights).rows
    found = scores(q, k, scale=by_width)
    own = np.diagonal(layer(query, query, by_width))
    return scores(q, k, scale=None).variance(), found.mean(t * own[:, None] + found.scores)


def scaled_softmax_jacobian(*, x: Array, r: Any) -> Array:
    """Return gradients at keys of width 1, the logits, by the backward pass of a layer whose scale is 1/r."""
    one_hot = identity(x, x.size)
    query = filled(x, (1, 1), 1)
    _, cache = scaled_dot_product_attention(query, x[:, None], one_hot, scale=1 / np.asarray(r)[()])
    rows = [scaled_dot_product_attention_backward(cache, row[None]).d_key[:, 0] for row in one_hot]
    return np.stack(rows)


def softmax_of_ties(*, x: Array) -> Array:
    """Return the weights of a query."""
    return weights(x)


def scaled_softmax_jacobian_at_ties(*, x: Array, r: Any) -> Array:
    """Return gradients at keys of width 1, the logits, by the backward pass of a layer whose scale is 1/r."""
    return scaled_softmax_jacobian(x=x, r=r)
