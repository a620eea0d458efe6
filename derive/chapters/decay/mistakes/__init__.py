"""Mistakes about the decay, in the order of the parts of the chapter."""

from __future__ import annotations

from ....books.mistakes import Mistakes
from . import finite_sum, integral

MISTAKES: tuple[Mistakes, ...] = (*finite_sum.MISTAKES, *integral.MISTAKES)
