"""Attention: which keys a query sees under masks, and how steep the attention of two tokens is."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from verify.figures.tables import Columns, rows
from verify.numbers import Array, balls, precision, to_float
from verify.transformer.layers.attention import scaled_dot_product_attention, scaled_dot_product_attention_backward
from verify.transformer.layers.masks import causal_mask, window_mask

__all__ = ["linear_biases", "masks_of_attention", "self_attention_slope", "share_of_a_sink"]

TOKENS, WINDOW, SINKS, CACHED = 8, 3, 2, 5
"""Tokens of a row; how many keys a window has; how many first keys stay in sight; keys in a cache."""
DOCUMENTS = (0, 0, 0, 1, 1, 1, 1, 2)
"""To which of the documents in a row each token belongs."""
BITS = 128
KEYS = 32


def masks_of_attention() -> Columns:
    """Return for each mask and query which keys have a weight that is not zero, from the Transformer's forward pass."""
    causal = np.asarray(causal_mask(TOKENS, TOKENS))
    window = np.asarray(window_mask(TOKENS, TOKENS, WINDOW))
    first = np.arange(TOKENS) < SINKS
    documents = np.array(DOCUMENTS)
    masks = {
        "causal": causal,
        "window": window,
        "sinks": window | (causal & first),
        "documents": causal & (documents[:, None] == documents),
        "cache": np.asarray(causal_mask(TOKENS - CACHED, TOKENS, "bottom_right")),
    }
    columns: dict[str, Array] = {}
    for name, mask in masks.items():
        columns |= rows(name, _seen(mask))
    return columns


def _seen(mask: Array) -> Array:
    """Return 1 for the keys that have a weight, at scores that are all zero, and 0 for the others."""
    n, m = mask.shape
    _, cache = scaled_dot_product_attention(np.zeros((n, 1)), np.zeros((m, 1)), np.zeros((m, 1)), mask=mask)
    return (cache.weights > 0).astype(float)


def self_attention_slope() -> Columns:
    """Return the first output of self-attention of two tokens t and a, and its slope in t at 0 for growing a."""
    places = [Fraction(k, 64) for k in range(-64, 65)]
    columns: dict[str, Array] = {"t": np.array([float(t) for t in places])}
    with precision(BITS):
        for a in (2, 4, 8):
            columns[f"output {a}"] = np.array([_output_and_slope(t, a)[0] for t in places])
        columns["a"] = np.array([float(k) / 16 for k in range(len(places))])
        columns["slope"] = np.array([_output_and_slope(Fraction(0), Fraction(k, 16))[1] for k in range(len(places))])
    columns["formula"] = 0.5 + columns["a"] ** 2 / 4
    return columns


def _output_and_slope(t: Fraction, a: Fraction | int) -> tuple[float, float]:
    """Return the first output at unit weights, and its derivative in the first token by the backward pass."""
    tokens = balls([[t], [a]], BITS)
    output, cache = scaled_dot_product_attention(tokens, tokens, tokens, scale=1)
    gradients = scaled_dot_product_attention_backward(cache, balls([[1], [0]], BITS))
    slope = gradients.d_query + gradients.d_key + gradients.d_value
    return float(to_float(output)[0, 0]), float(to_float(slope)[0, 0])


def linear_biases() -> Columns:
    """Return the weights of 32 keys at equal scores, by their distance, for three slopes of a bias."""
    distances = np.arange(KEYS)
    columns: dict[str, Array] = {"distance": distances * 1.0}
    for slope in (2, 8, 32):
        bias = (-distances / slope)[None]
        zeros = np.zeros((KEYS, 1))
        _, cache = scaled_dot_product_attention(zeros[:1], zeros, zeros, additive_mask=bias)
        columns[f"slope {slope}"] = cache.weights[0]
    return columns


def share_of_a_sink() -> Columns:
    """Return what is left of an output of 1 beside a sink whose value is 0, for 4 and for 64 keys, by its score."""
    scores = np.arange(-64, 129) / 16
    columns: dict[str, Array] = {"eta": scores}
    for keys in (4, 64):
        left = []
        for eta in scores:
            rows_of = np.concatenate([np.zeros(keys), [eta]])[:, None]
            values = np.concatenate([np.ones(keys), [0.0]])[:, None]
            output, _ = scaled_dot_product_attention(np.ones((1, 1)), rows_of, values, scale=1)
            left.append(float(output[0, 0]))
        columns[f"keys {keys}"] = np.array(left)
    return columns
