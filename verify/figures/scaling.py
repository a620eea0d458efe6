"""The Jacobian of softmax at scores of attention, divided by the root of d and not."""

from __future__ import annotations

import numpy as np

from verify.counterparts.scaling.saturation import largest_mean_trace_of_scores, least_mean_trace_of_scaled_scores
from verify.figures.tables import Columns
from verify.numbers import Array
from verify.transformer.layers.attention import scaled_dot_product_attention

__all__ = ["scaling_saturation", "scores_by_width"]

KEYS, BATCH, SEED = 16, 512, 0
WIDTHS = tuple(2**k for k in range(3, 11))


def scaling_saturation() -> Columns:
    """Return for each width d the mean trace of the Jacobian at random queries and keys, both ways, and its bounds."""
    generator = np.random.RandomState(SEED)
    divided: list[float] = []
    plain: list[float] = []
    for d in WIDTHS:
        query = generator.normal(0, 1, (BATCH, 1, d))
        key = generator.normal(0, 1, (BATCH, KEYS, d))
        for traces, scale in ((divided, None), (plain, 1)):
            _, cache = scaled_dot_product_attention(query, key, key, scale=scale)
            traces.append(_mean_trace(cache.weights))
    return {
        "d": np.array(WIDTHS),
        "divided": np.array(divided),
        "bound divided": np.array([least_mean_trace_of_scaled_scores(KEYS, d).to_float() for d in WIDTHS]),
        "plain": np.array(plain),
        "bound plain": np.array([largest_mean_trace_of_scores(KEYS, d).to_float() for d in WIDTHS]),
    }


def _mean_trace(weights: Array) -> float:
    """Return the mean over the rows of ``1 - sum p**2``."""
    return float(np.mean(1 - np.sum(weights**2, axis=-1)))


def scores_by_width() -> Columns:
    """Return for each width the root mean square of scores: of independent keys, and of keys that are the queries."""
    generator = np.random.RandomState(SEED)
    sizes: dict[str, list[float]] = {"independent": [], "aligned": []}
    for d in WIDTHS:
        query, key = generator.normal(0, 1, (2, BATCH // 8, KEYS, d))
        for name, other in (("independent", key), ("aligned", query)):
            _, cache = scaled_dot_product_attention(query, other, other, scale=1)
            diagonal = np.diagonal(cache.scores, axis1=-2, axis2=-1)
            sizes[name].append(float(np.sqrt(np.mean(diagonal**2))))
    width = np.array(WIDTHS)
    return {
        "d": width,
        **{name: np.array(s) for name, s in sizes.items()},
        "root": np.sqrt(width),
        "whole": width * 1.0,
    }
