"""Attention, from the layer itself, in the parts of the chapter."""

from __future__ import annotations

from verify.counterparts.attention import backward, blocks, encoder, heads, masks, projections, weights

PARTS = (weights, backward, masks, blocks, projections, heads, encoder)
