"""What dividing scores by the root of d keeps: moments of a layer's scores, and gradients through its scale."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np

from verify.counterparts import Table
from verify.counterparts.arrays import filled, identity
from verify.counterparts.dot_product import Distribution, FiniteLaw, Outcomes, Scores, layer, outcomes, scores
from verify.counterparts.softmax.layers import weights
from verify.numbers import Array
from verify.transformer.layers.attention import scaled_dot_product_attention, scaled_dot_product_attention_backward


def _scaled_mean(q: FiniteLaw, k: FiniteLaw) -> Array:
    """Return the mean score, with the scale that the layer takes when it is told none."""
    every = scores(q, k, scale=None)
    return every.mean(every.scores)


def _scaled_variance(q: FiniteLaw, k: FiniteLaw) -> Array:
    """Return the variance of a score, with the scale that the layer takes when it is told none."""
    return scores(q, k, scale=None).variance()


def _by_width(q: FiniteLaw) -> Fraction:
    return Fraction(1, q.points.shape[0])


def _multiples(law: FiniteLaw, direction: Array) -> Outcomes:
    return Outcomes(law.points[:, None] * direction, law.weights)


def _variance_of_multiples(q: FiniteLaw, k: FiniteLaw, u: Array, v: Array) -> Array:
    """Return the variance of a score of vectors that are one random number times a fixed vector."""
    query, key = _multiples(q, u), _multiples(k, v)
    return Scores(layer(query.rows, key.rows, None), query.weights, key.weights).variance()


def _self_scores(q: FiniteLaw) -> Distribution:
    """Return the scores of all outcomes with themselves, the keys being the queries."""
    query = outcomes(q.points, q.weights)
    return Distribution(np.diagonal(layer(query.rows, query.rows, None)), query.weights)


def _width_scalings(q: FiniteLaw, k: FiniteLaw, t: Array) -> tuple[Array, Array]:
    """Return the variance of a score at the layer's own scale, and the mean for keys that hold a part of the query."""
    query = outcomes(q.points, q.weights).rows
    every = scores(q, k, scale=_by_width(q))
    with_itself = np.diagonal(layer(query, query, _by_width(q)))
    return _scaled_variance(q, k), every.mean(t * with_itself[:, None] + every.scores)


def _jacobian(x: Array, r: Any) -> Array:
    """Return gradients at keys of width 1, the logits, by the backward pass of a layer whose scale is 1/r."""
    one_hot = identity(x, x.size)
    query = filled(x, (1, 1), 1)
    _, cache = scaled_dot_product_attention(query, x[:, None], one_hot, scale=1 / np.asarray(r)[()])
    rows = [scaled_dot_product_attention_backward(cache, row[None]).d_key[:, 0] for row in one_hot]
    return np.stack(rows)


COUNTERPARTS: Table = {
    "dot_product_over_width_variance": lambda q, k: scores(q, k, scale=_by_width(q)).variance(),
    "scaled_dot_product_mean": _scaled_mean,
    "scaled_dot_product_variance_of_identical": _scaled_variance,
    "scaled_dot_product_variance_of_multiples": _variance_of_multiples,
    "scaled_self_score_mean": lambda q: _self_scores(q).mean(),
    "scaled_self_score_variance": lambda q: _self_scores(q).variance(),
    "width_scalings": _width_scalings,
    "scaled_softmax_jacobian": _jacobian,
    "softmax_of_ties": weights,
    "scaled_softmax_jacobian_at_ties": _jacobian,
}
