"""Scores, scaled wrong or taken for what they are not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from verify.counterparts import dot_product as right
from verify.counterparts.dot_product import Law, scores
from verify.numbers import Array


def not_scaled(*, q: Law, k: Law) -> Array:
    """Return the variance of a score that no one divided by the root of d."""
    return scores(q, k).variance()


def scaled_by_width(*, q: Law, k: Law) -> Array:
    """Return the variance of a score divided by d."""
    width = q.points.shape[0]
    return np.asarray(scores(q, k).variance() / width**2)


def second_moment(*, q: Law, k: Law) -> Array:
    """Return the mean square, where the mean is not zero."""
    found = scores(q, k)
    return found.mean(found.scores * found.scores)


def weights_forgotten(*, q: Law, k: Law) -> Array:
    """Return the plain average over outcomes that are not equally likely."""
    found = scores(q, k).scores
    return np.asarray(found.sum() / found.size)


def independence_assumed(*, q: Law, k: Law) -> Array:
    """Return the mean score of all outcomes of a query with all outcomes of a key."""
    found = scores(q, k)
    return found.mean(found.scores)


def kurtosis_of_normal(*, q: Law, k: Law) -> Array:
    """Return the fourth moment that a normal score would have."""
    variance = scores(q, k).variance()
    return np.asarray(3 * variance * variance)


def rows_taken_for_independent(*, Q: Law, K: Law) -> Array:
    """Return covariances of squared scores, as if scores of one row were independent."""
    found = right.score_squares_covariance(Q=Q, K=K)
    return np.asarray(found - found)


MUTANTS: Mapping[str, tuple[Callable[..., Any], ...]] = {
    "scaled_dot_product_variance": (not_scaled, scaled_by_width),
    "dot_product_variance": (second_moment,),
    "dot_product_mean": (weights_forgotten,),
    "dot_product_mean_of_correlated": (independence_assumed,),
    "dot_product_fourth_moment": (kurtosis_of_normal,),
    "score_squares_covariance": (rows_taken_for_independent,),
}
