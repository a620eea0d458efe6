"""Wrong programs from public bug reports, typed beside the right ones, a module for each family.

Every row has the repository and number of its report. Code may be worked on against two halves, the first and the
second, drawn from the name of the report so that nobody picks; the second was untried until it was run once, on
041c5605. The rows of the modules ``fresh_*`` were typed on 2026-11-28, before the code was finished, and are kept for
it: ``--half untried`` asks them, and nothing else does.
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
