"""The figures of the book: data from ``docs/figures/``, a drawing and a caption each. Nothing is drawn on import."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from .figure import Figure

CONTENTS = (
    "softmax_jacobian",
    "softmax_saturation",
    "score_histogram",
    "scaling_saturation",
    "positions",
    "decay_schedules",
    "decay_envelopes",
    "finite_sum_and_integral",
    "finite_sum_recurrences",
    "rounding_errors",
)


@cache
def figures() -> dict[str, Figure]:
    """Every figure by name, in reading order."""
    found = (import_module(f"{__name__}.{name}").FIGURE for name in CONTENTS)
    return {figure.name: figure for figure in found}
