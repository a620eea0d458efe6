"""Mistakes about normalization, in the order of the parts of the chapter."""

from __future__ import annotations

from ....books.mistakes import Mistakes
from . import bounds, lipschitz, theorems

MISTAKES: tuple[Mistakes, ...] = (
    *theorems.MISTAKES,
    *bounds.MISTAKES,
    *lipschitz.MISTAKES,
)
