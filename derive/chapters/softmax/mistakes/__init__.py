"""Mistakes about softmax, in the order of the parts of the chapter."""

from __future__ import annotations

from ....books.mistakes import Mistakes
from . import bounds, sampling, theorems

MISTAKES: tuple[Mistakes, ...] = (
    *theorems.MISTAKES,
    *bounds.MISTAKES,
    *sampling.MISTAKES,
)
