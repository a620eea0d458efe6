"""The table of sinusoidal positions, and the inner products of its rows."""

from __future__ import annotations

import numpy as np

from verify.figures.tables import Columns
from verify.numbers import Array
from verify.transformer.positions import sinusoidal_positions

__all__ = ["positions"]

COUNT, D_MODEL, BASE = 44, 32, 10000


def positions() -> Columns:
    """Return the channels of each position, and its inner products with all positions in units of d/2."""
    table = sinusoidal_positions(np.arange(COUNT), D_MODEL, base=BASE)
    gram = np.einsum("ic,jc->ij", table, table) / (D_MODEL // 2)
    columns: dict[str, Array] = {"position": np.arange(COUNT)}
    columns |= {f"channel {c}": table[:, c] for c in range(D_MODEL)}
    return columns | {f"product {n}": gram[:, n] for n in range(COUNT)}
