"""Scores divided wrong, and a scale that the backward pass forgets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from verify.counterparts import scaling as right
from verify.counterparts.dot_product import Law, scores
from verify.counterparts.softmax import jacobian
from verify.numbers import Array


def divided_by_root(*, q: Law, k: Law) -> Array:
    """Return the variance with the usual scale, for a layer that should divide by d."""
    return scores(q, k, scale=None).variance()


def not_divided(*, q: Law, k: Law) -> Array:
    """Return the mean score that no one divided."""
    found = scores(q, k)
    return found.mean(found.scores)


def all_pairs(*, q: Law) -> Array:
    """Return the mean of all scores, not of the diagonal, where the keys are the queries."""
    found = scores(q, q, scale=None)
    return found.mean(found.scores)


def scale_forgotten_backward(*, x: Array, r: Any) -> Array:
    """Return gradients at the scaled logits, taken for those at the logits."""
    return jacobian(x / r)


def scale_applied_twice(*, x: Array, r: Any) -> Array:
    """Return gradients at the logits of a backward pass that divides once more."""
    return np.asarray(right.scaled_softmax_jacobian(x=x, r=r) / r)


MUTANTS: Mapping[str, tuple[Callable[..., Any], ...]] = {
    "dot_product_over_width_variance": (divided_by_root,),
    "scaled_dot_product_mean": (not_divided,),
    "scaled_self_score_mean": (all_pairs,),
    "scaled_softmax_jacobian": (scale_forgotten_backward, scale_applied_twice),
    "scaled_softmax_jacobian_at_ties": (scale_forgotten_backward, scale_applied_twice),
}
