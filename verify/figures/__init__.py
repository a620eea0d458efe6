"""What the figures of the book show, measured: each a table of columns, committed as ``docs/figures/NAME.csv``.

Nothing is drawn here. A column of floats is the same on every machine to the digits that are written: whatever
cancels is computed on balls, and rounding errors are those of an arithmetic that rounds by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from verify.figures.decay import (
    decay_envelopes,
    decay_schedules,
    finite_sum_and_integral,
    finite_sum_recurrences,
)
from verify.figures.positions import positions
from verify.figures.rounding import rounding_errors
from verify.figures.scaling import scaling_saturation
from verify.figures.scores import score_histogram
from verify.figures.softmax import softmax_jacobian, softmax_saturation
from verify.figures.tables import Columns, TableError, csv_text, difference

__all__ = ["FIGURES", "Columns", "TableError", "csv_text", "difference"]

FIGURES: Mapping[str, Callable[[], Columns]] = MappingProxyType(
    {
        measure.__name__: measure
        for measure in (
            softmax_saturation,
            softmax_jacobian,
            score_histogram,
            scaling_saturation,
            positions,
            decay_schedules,
            decay_envelopes,
            finite_sum_and_integral,
            finite_sum_recurrences,
            rounding_errors,
        )
    }
)
"""The functions that measure, by the name of the figure."""
