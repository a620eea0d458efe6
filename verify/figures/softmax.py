"""The Jacobian of softmax, on balls: how it saturates, and what it looks like."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from verify.figures.tables import Columns
from verify.numbers import Array, balls, precision, to_float
from verify.transformer.softmax import softmax, softmax_jvp

__all__ = ["softmax_jacobian", "softmax_saturation"]

BITS = 200
EXAMPLE = (1, 1, 2, 4)
"""The logits of seed 000, to be multiplied by a."""
TIED = (1, 1, 4, 4)
"""The same with two largest logits."""
LOGITS = tuple(Fraction(n, 4) for n in (-3, 2, 0, 5, -6, 1, 7, -1, 3, 6, -4, 4))


def softmax_saturation() -> Columns:
    """Return norms of the Jacobian at a times the logits, and the proved bounds."""
    scales = [Fraction(k, 20) for k in range(161)]
    untied, tied = ([_jacobian([a * x for x in logits]) for a in scales] for logits in (EXAMPLE, TIED))
    scale = np.array([float(a) for a in scales])
    return {
        "a": scale,
        "norm": np.array([_norm(jacobian) for jacobian in untied]),
        "tied": np.array([_norm(jacobian) for jacobian in tied]),
        "entry": np.array([np.abs(jacobian).max() for jacobian in untied]),
        "bound entry": np.array([_gap_bound([a * x for x in EXAMPLE]) for a in scales]),
    }


def softmax_jacobian() -> Columns:
    """Return the weights and the Jacobian at some logits and at four times them, row by row."""
    columns: dict[str, Array] = {"logit": np.array([float(x) for x in LOGITS])}
    for scale in (1, 4):
        logits = [scale * x for x in LOGITS]
        columns[f"weight {scale}"] = _weights(logits)
        columns |= {f"column {j} {scale}": column for j, column in enumerate(_jacobian(logits).T)}
    return columns


def _weights(logits: list[Fraction]) -> Array:
    with precision(BITS):
        return to_float(softmax(balls(logits, BITS)))


def _jacobian(logits: list[Fraction]) -> Array:
    """Return the derivatives in the directions of the axes, from the forward pass of the derivative."""
    n = len(logits)
    with precision(BITS):
        weights = softmax(balls(logits, BITS))
        axes = balls([[int(i == j) for i in range(n)] for j in range(n)], BITS)
        return to_float(softmax_jvp(np.broadcast_to(weights, (n, n)), axes))


def _norm(jacobian: Array) -> float:
    """Return the largest eigenvalue of a symmetric matrix that is positive semidefinite."""
    return float(np.linalg.eigvalsh(jacobian)[-1])


def _gap_bound(logits: list[Fraction]) -> float:
    """Return ``(n - 1) exp(-g)``, with g the gap between the two largest logits."""
    second, largest = sorted(logits)[-2:]
    with precision(BITS):
        return float(to_float((len(logits) - 1) * np.exp(balls([second - largest], BITS)))[0])
