"""Measure what the figures of the book show: each a table of columns, committed as ``docs/figures/NAME.csv``.

A chapter is a file; nothing is drawn here, but in the folder of the chapter in ``derive/chapters``. A column of floats
is the same on every machine to the digits that are written: whatever cancels is computed on balls, and rounding errors
are those of an arithmetic that rounds by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from verify.figures import (
    attention,
    decay,
    dot_product,
    feed_forward,
    interaction,
    normalization,
    rounding,
    scaling,
    sinusoidal,
    softmax,
)
from verify.figures.tables import Columns, TableError, csv_text, difference

__all__ = ["FIGURES", "Columns", "TableError", "csv_text", "difference"]

CHAPTERS = (
    softmax,
    dot_product,
    scaling,
    sinusoidal,
    interaction,
    decay,
    attention,
    normalization,
    feed_forward,
    rounding,
)
"""The files in which figures are measured: each exports nothing else."""

FIGURES: Mapping[str, Callable[[], Columns]] = MappingProxyType(
    {name: getattr(chapter, name) for chapter in CHAPTERS for name in chapter.__all__}
)
"""The functions that measure, by the name of the figure."""
