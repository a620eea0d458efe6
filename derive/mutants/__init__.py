"""Wrong statements, one small mistake away from those of the book: what a checker must refuse.

A mutant is false for generic values although the hypotheses of its theorem hold. An equivalent form looks like a mistake
and is none. Both are inert data, the ``MISTAKES`` of one file a chapter; `edits` has the words that write them.
"""

from __future__ import annotations

from .edits import (
    Edit,
    Equivalent,
    Mistakes,
    Mutant,
    by_theorem,
    claim,
    equivalent,
    exchanged,
    left,
    mistakes,
    relation,
    right,
    rights,
)

__all__ = [
    "Edit", "Equivalent", "Mistakes", "Mutant", "by_theorem", "claim", "equivalent", "exchanged", "left", "mistakes",
    "relation", "right", "rights",
]  # fmt: skip
