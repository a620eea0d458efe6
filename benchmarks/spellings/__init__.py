"""Right programs in spellings that no list of the product has: ``python -m benchmarks.spellings``.

A program is asked in float32, and in bfloat16 and float16 with float32 inside; where authors do that, with every
operation in half precision too. Half of the programs are the second half, drawn by a digest of their names before any
was asked; it was untried until it was run once, on 041c5605, and is open since. Those of `fresh` are the third part:
they were typed on 2026-11-28, run once on 95108ac7, and are open since. None should be refused, few left untold.
"""

from __future__ import annotations

from benchmarks.spellings import activations, attention, fresh, losses, norms, others, softmax
from benchmarks.spellings.spelling import Spelling

__all__ = ["SPELLINGS"]

SPELLINGS: tuple[Spelling, ...] = tuple(
    spelling
    for module in (softmax, activations, norms, attention, losses, others, fresh)
    for spelling in module.SPELLINGS
)
