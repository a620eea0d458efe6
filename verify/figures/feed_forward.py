"""Activations with their slopes, and scores under a soft cap."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from verify.figures.tables import Columns
from verify.numbers import Array, balls, precision, to_float
from verify.transformer.activations import gated_backward, gelu, relu, relu_backward, silu
from verify.transformer.attention import scaled_dot_product_attention, scaled_dot_product_attention_backward

__all__ = ["activations", "soft_caps"]

BITS = 128
CAPS = (1, 2, 4)


def activations() -> Columns:
    """Return ReLU, GELU and SiLU between the sixteenths from -4 to 4, and their slopes by the backward passes."""
    places = [Fraction(2 * k + 1, 32) for k in range(-64, 64)]
    with precision(BITS):
        x = balls(places, BITS)
        one = balls([1] * len(places), BITS)
        kept, of_relu = relu(x)
        normal, of_gelu = gelu(x)
        logistic, of_silu = silu(x)
        found = {
            "relu": kept,
            "gelu": normal,
            "silu": logistic,
            "slope relu": relu_backward(of_relu, one),
            "slope gelu": gated_backward(of_gelu, one),
            "slope silu": gated_backward(of_silu, one),
        }
        return {"x": to_float(x), **{name: to_float(column) for name, column in found.items()}}


def soft_caps() -> Columns:
    """Return scores under a cap of 1, 2 and 4, and their slopes, from attention of a query to one key."""
    places = [Fraction(k, 8) for k in range(-64, 65)]
    columns: dict[str, Array] = {"score": np.array([float(r) for r in places])}
    with precision(BITS):
        for cap in CAPS:
            found = [_capped(r, cap) for r in places]
            columns[f"capped {cap}"] = np.array([score for score, _ in found])
            columns[f"slope {cap}"] = np.array([slope for _, slope in found])
    return columns


def _capped(score: Fraction, cap: int) -> tuple[float, float]:
    """Return the score behind the cap, from the odds of the two weights; and its derivative in the query."""
    query, keys, values = balls([[score]], BITS), balls([[1], [0]], BITS), balls([[1], [0]], BITS)
    _, cache = scaled_dot_product_attention(query, keys, values, scale=1, softcap=cap)
    gradients = scaled_dot_product_attention_backward(cache, balls([[1]], BITS))
    weight = cache.weights[0, 0]
    slope = gradients.d_query[0, 0] / (weight * (1 - weight))  # a weight among two has the slope p(1 - p) in its score
    capped = np.log(cache.weights[0, 0:1] / cache.weights[0, 1:])
    return float(to_float(capped)[0]), float(to_float(np.array([slope]))[0])
