"""Attention, from the layer itself, in the parts of the chapter."""

from __future__ import annotations

from verify.counterparts.attention import backward, blocks, encoder, heads, masked, masks, projections, weights

PARTS = (weights, backward, masks, masked, blocks, projections, heads, encoder)
