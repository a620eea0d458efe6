"""LayerNorm of three entries, in the plane to which it projects them."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from verify.figures.tables import Columns
from verify.numbers import Array, balls, precision, to_float
from verify.transformer.layer_norm import layer_norm

__all__ = ["layernorm_projection"]

BITS = 128
PLANE = ((1, -1, 0), (1, 1, -2))
"""Two directions across (1, 1, 1), at right angles; their squared lengths are 2 and 6."""
EPS = Fraction(1, 20)


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
