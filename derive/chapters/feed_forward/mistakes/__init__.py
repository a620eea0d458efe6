"""Mistakes about the feed-forward network, its gates, and optimizers, in the order of the parts of the chapter."""

from __future__ import annotations

from ....books.mistakes import Mistakes
from . import gates, optimizers, theorems

MISTAKES: tuple[Mistakes, ...] = (
    *theorems.MISTAKES,
    *gates.MISTAKES,
    *optimizers.MISTAKES,
)
