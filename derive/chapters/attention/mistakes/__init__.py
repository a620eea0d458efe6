"""Mistakes about attention, in the order of the parts of the chapter."""

from __future__ import annotations

from ....books.mistakes import Mistakes
from . import backward, blocks, encoder, heads, masked, masks, order, projections, weights

MISTAKES: tuple[Mistakes, ...] = (
    *weights.MISTAKES,
    *backward.MISTAKES,
    *masks.MISTAKES,
    *masked.MISTAKES,
    *order.MISTAKES,
    *blocks.MISTAKES,
    *projections.MISTAKES,
    *heads.MISTAKES,
    *encoder.MISTAKES,
)
