"""Interactions of two positions through a matrix: diagonal ones, and those that commute with rotations."""

from __future__ import annotations

import numpy as np

from verify.figures.tables import Columns, rows
from verify.numbers import Array
from verify.transformer.layers.positions import sinusoidal_positions

__all__ = ["commuting_interactions", "diagonal_interaction"]

COUNT, D_MODEL, BASE = 16, 8, 100
DIAGONAL = np.array([3, 1, 1, -1, 2, 0, 1, 0]) / 4
"""The entries of a diagonal matrix: those of a pair are not equal."""
EVEN, ODD = np.array([3, 1, 2, 1]) / 4, np.array([2, 3, -1, 1]) / 4
"""Entries of a block: on its diagonal, and beside it."""
PLACES = 6
"""To how many places entries are written: those that are 0 are rounding errors else."""


def diagonal_interaction() -> Columns:
    """Return p(m)^T H p(n) for a diagonal H, and the parts of equal and of opposite entries in each pair."""
    table = sinusoidal_positions(np.arange(COUNT), D_MODEL, base=BASE)
    pairs = DIAGONAL.reshape(-1, 2)
    common = np.repeat(pairs.mean(axis=1), 2)
    parts = {"whole": DIAGONAL, "difference": common, "sum": DIAGONAL - common}
    columns: dict[str, Array] = {}
    for name, diagonal in parts.items():
        columns |= rows(name, np.round(table * diagonal @ table.T, PLACES))
    return columns


def commuting_interactions() -> Columns:
    """Return p(m)^T W p(n) for blocks that commute with rotations: on their diagonals, beside them, and both."""
    table = sinusoidal_positions(np.arange(COUNT), D_MODEL, base=BASE)
    columns: dict[str, Array] = {}
    for name, even, odd in (("even", EVEN, 0 * ODD), ("odd", 0 * EVEN, ODD), ("both", EVEN, ODD)):
        matrix = np.zeros((D_MODEL, D_MODEL))
        for i, (a, b) in enumerate(zip(even, odd, strict=True)):
            matrix[2 * i : 2 * i + 2, 2 * i : 2 * i + 2] = [[a, -b], [b, a]]
        columns |= rows(name, np.round(table @ matrix @ table.T, PLACES))
    return columns
