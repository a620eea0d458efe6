"""Outputs of attention, and the weights of keys with a bias."""

from __future__ import annotations

from verify.counterparts import Bounds
from verify.counterparts.attending import attend, with_scores
from verify.numbers import Array


def attention_output_convex(*, S: Array, V: Array, high: Array) -> Bounds:
    """Return the outputs, and the largest value."""
    return Bounds(with_scores(S, V).output, high)


def attention_output_convex_below(*, S: Array, V: Array, low: Array) -> Bounds:
    """Return the outputs, and the least value."""
    return Bounds(low, with_scores(S, V).output)


def value_bias_passes_through(*, S: Array, V: Array, b: Array) -> Array:
    """Return the outputs of attention to values with a bias."""
    return with_scores(S, V + b).output


def key_bias_invisible(*, Q: Array, K: Array, b: Array, r: Array, M: Array) -> Array:
    """Return the weights of attention to keys with a bias."""
    return attend(Q, K + b, K, r, M).weights
