"""LayerNorm of three entries in a plane, scores of queries and keys that RMSNorm bounds, and what shares a mean."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from verify.figures.tables import Columns, rows
from verify.numbers import Array, balls, precision, to_float
from verify.transformer.layers.attention import scaled_dot_product_attention
from verify.transformer.layers.batch_norm import batch_norm, batch_norm_backward, initial_statistics
from verify.transformer.layers.layer_norm import layer_norm, layer_norm_backward
from verify.transformer.layers.rms_norm import rms_norm

__all__ = ["layernorm_projection", "normalized_scores", "shared_statistics"]

BITS = 128
PLANE = ((1, -1, 0), (1, 1, -2))
"""Two directions across (1, 1, 1), at right angles; their squared lengths are 2 and 6."""
EPS = Fraction(1, 20)
PAIRS, WIDTH, PLACES = 160, 16, 6
"""Number of queries and keys, of their channels, and of decimal places with which scores are written."""
TOKENS, CHANNELS, ENTRY = 6, 9, (2, 5)


def layernorm_projection() -> Columns:
    """Return a lattice of inputs, as coordinates in the plane across (1, 1, 1), and their outputs; and a circle."""
    places = [(Fraction(a, 4), Fraction(b, 4)) for a in range(-5, 6) for b in range(-5, 6) if (a, b) != (0, 0)]
    with precision(BITS):
        lengths = np.sqrt(balls([2, 6], BITS))
        coordinates = balls(places, BITS)
        axes = balls(PLANE, BITS) / lengths[:, None]
        tokens = coordinates @ axes + balls([Fraction(3, 2)], BITS)
        outputs, _ = layer_norm(tokens, eps=EPS)
        flat_in, flat_out = to_float(coordinates), to_float(outputs @ axes.T)
    turns = np.linspace(0, 2 * np.pi, len(places))
    circle: tuple[Array, Array] = (np.sqrt(3) * np.cos(turns), np.sqrt(3) * np.sin(turns))
    return {
        "input 1": flat_in[:, 0],
        "input 2": flat_in[:, 1],
        "output 1": flat_out[:, 0],
        "output 2": flat_out[:, 1],
        "circle 1": circle[0],
        "circle 2": circle[1],
    }


def normalized_scores() -> Columns:
    """Return scores of queries and keys whose lengths grow, as they are and with RMSNorm before; and its bounds."""
    generator = np.random.RandomState(2)
    factors = np.arange(1, PAIRS + 1) / 16
    query, key = generator.normal(0, 1, (2, PAIRS, 1, WIDTH)) * factors[:, None, None]
    key = key + query / 2 * np.where(np.arange(PAIRS) % 2, 1, -1)[:, None, None]
    scores = {}
    for name, (q, k) in {"plain": (query, key), "normalized": (rms_norm(query)[0], rms_norm(key)[0])}.items():
        _, cache = scaled_dot_product_attention(q, k, k)
        scores[name] = np.round(cache.scores[:, 0, 0], PLACES)
    root = np.full(PAIRS, np.sqrt(WIDTH))
    return {"factor": factors, **scores, "above": root, "below": -root}


def shared_statistics() -> Columns:
    """Return from which entries of the input a gradient reaches one entry of the output: of LayerNorm, of BatchNorm."""
    generator = np.random.RandomState(0)
    x = generator.normal(0, 1, (TOKENS, CHANNELS))
    one = np.zeros((TOKENS, CHANNELS))
    one[ENTRY] = 1
    _, of_layer = layer_norm(x)
    _, of_batch = batch_norm(x, running=initial_statistics(x), training=True)
    layer, batch = layer_norm_backward(of_layer, one).d_x, batch_norm_backward(of_batch, one).d_x
    return {**rows("layer", (layer != 0) * 1.0), **rows("batch", (batch != 0) * 1.0)}
