"""Mistakes about attention, in the order of the parts of the chapter."""

from __future__ import annotations

from .. import Equivalent, Mutant
from . import backward, blocks, encoder, heads, masked, masks, projections, weights

MUTANTS: dict[str, tuple[Mutant, ...]] = {
    **weights.MUTANTS,
    **backward.MUTANTS,
    **masks.MUTANTS,
    **masked.MUTANTS,
    **blocks.MUTANTS,
    **projections.MUTANTS,
    **heads.MUTANTS,
    **encoder.MUTANTS,
}

EQUIVALENTS: dict[str, tuple[Equivalent, ...]] = {
    **backward.EQUIVALENTS,
    **masked.EQUIVALENTS,
    **blocks.EQUIVALENTS,
}
