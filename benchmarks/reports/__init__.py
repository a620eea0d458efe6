"""Wrong programs from public bug reports, typed beside the right ones, a module for each family.

Every row has the repository and number of its report. Half of the rows are in the first half, against which code may
be worked on; the others are untried until it is finished. The half is drawn from the name of the report, so that
nobody picks.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from benchmarks.reports import activations, attention, linear, losses, moe, norms, optimizers, positions, softmax
from benchmarks.reports.row import Row

__all__ = ["ROWS"]

ROWS: Mapping[str, Sequence[Row]] = MappingProxyType(
    {
        "softmax": softmax.ROWS,
        "attention": attention.ROWS,
        "norms": norms.ROWS,
        "losses": losses.ROWS,
        "activations": activations.ROWS,
        "positions": positions.ROWS,
        "optimizers": optimizers.ROWS,
        "linear": linear.ROWS,
        "moe": moe.ROWS,
    }
)
"""The rows of each family."""
