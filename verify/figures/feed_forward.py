"""Activations with their slopes, scores under a soft cap, and gradients of embeddings and losses."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from verify.figures.tables import Columns, rows
from verify.numbers import Array, balls, precision, to_float
from verify.transformer.layers.activations import gated_backward, gelu, relu, relu_backward, silu
from verify.transformer.layers.attention import scaled_dot_product_attention, scaled_dot_product_attention_backward
from verify.transformer.layers.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.layers.embedding import embedding, embedding_backward
from verify.transformer.layers.log_softmax import logsumexp

__all__ = ["activations", "embedding_gradient", "moving_averages", "smoothed_labels", "soft_caps", "z_loss"]

BITS = 128
CAPS = (1, 2, 4)
WORDS, VOCABULARY, CHANNELS = (4, 1, 4, 6, 0, 1, 4, 6), 8, 8
SIX_LOGITS = (-1, 6, 0, 1, -2, 0)
"""Of which the second is the target's, far ahead."""


def activations() -> Columns:
    """Return ReLU, GELU and SiLU between the sixteenths from -4 to 4, and their slopes by the backward passes."""
    places = [Fraction(2 * k + 1, 32) for k in range(-64, 64)]
    with precision(BITS):
        x = balls(places, BITS)
        one = balls([1] * len(places), BITS)
        kept, of_relu = relu(x)
        normal, of_gelu = gelu(x)
        logistic, of_silu = silu(x)
        columns = {
            "relu": kept,
            "gelu": normal,
            "silu": logistic,
            "slope relu": relu_backward(of_relu, one),
            "slope gelu": gated_backward(of_gelu, one),
            "slope silu": gated_backward(of_silu, one),
        }
        return {"x": to_float(x), **{name: to_float(column) for name, column in columns.items()}}


def soft_caps() -> Columns:
    """Return scores under a cap of 1, 2 and 4, and their slopes, from attention of a query to one key."""
    places = [Fraction(k, 8) for k in range(-64, 65)]
    columns: dict[str, Array] = {"score": np.array([float(r) for r in places])}
    with precision(BITS):
        for cap in CAPS:
            pairs = [_capped(r, cap) for r in places]
            columns[f"capped {cap}"] = np.array([score for score, _ in pairs])
            columns[f"slope {cap}"] = np.array([slope for _, slope in pairs])
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


def embedding_gradient() -> Columns:
    """Return words as rows with a single 1, gradients at their embeddings, and the gradient at the table."""
    one_hot = np.eye(VOCABULARY)[list(WORDS)]
    gradient = np.random.RandomState(4).randint(-8, 9, (len(WORDS), CHANNELS)) / 8
    _, cache = embedding(np.array(WORDS), np.zeros((VOCABULARY, CHANNELS)), scale=1)
    table = embedding_backward(cache, gradient)
    return {**rows("word", one_hot), **rows("output", gradient), **rows("table", table)}


def smoothed_labels() -> Columns:
    """Return the gradient of the cross-entropy at six logits, with the target as it is and smoothed."""
    with precision(BITS):
        logits = balls([SIX_LOGITS], BITS)
        columns: dict[str, Array] = {"class": np.arange(len(SIX_LOGITS)) * 1.0}
        for name, smoothing in (("plain", 0), ("smoothed", Fraction(1, 10))):
            _, cache = cross_entropy(logits, np.array([1]), smoothing=smoothing)
            columns[name] = to_float(cross_entropy_backward(cache, balls([1], BITS)).d_logits)[0]
        return columns


def z_loss() -> Columns:
    """Return the cross-entropy and the square of log-sum-exp at logits that are shifted together."""
    shifts = [Fraction(k, 16) for k in range(-64, 65)]
    losses: dict[str, list[float]] = {"cross-entropy": [], "z-loss": []}
    with precision(BITS):
        for shift in shifts:
            logits = balls([[x + shift - 1 for x in (2, 0, -1)]], BITS)
            loss, _ = cross_entropy(logits, np.array([0]))
            losses["cross-entropy"].append(float(to_float(np.ravel(loss))[0]))
            losses["z-loss"].append(float(to_float(logsumexp(logits)[0] ** 2)[0]))
    return {"shift": np.array([float(s) for s in shifts]), **{name: np.array(v) for name, v in losses.items()}}


def moving_averages() -> Columns:
    """Return moving averages that start at 0, of a gradient that stays 1, and what they are after the correction."""
    steps = np.arange(1, 101)
    columns: dict[str, Array] = {"step": steps * 1.0}
    for name, beta in (("0.9", 0.9), ("0.99", 0.99)):
        average = 0.0
        averages: list[float] = []
        for _ in steps:
            average = beta * average + (1 - beta)
            averages.append(average)
        columns[name] = np.array(averages)
        columns[f"corrected {name}"] = averages / (1 - beta**steps)
    return columns
