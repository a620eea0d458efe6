"""Wrong programs from public bug reports, typed beside the right ones, a module for each family.

Every row has the repository and number of its report. Code may be worked on against two halves, the first and the
second, drawn from the name of the report so that nobody picks; the second was untried until it was run once, on
041c5605. The rows of the modules ``fresh_*`` were typed on 2026-11-28, before the code was finished, and are kept for
it: ``--half untried`` asks them, and nothing else does.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from benchmarks.reports import (
    activations,
    attention,
    fresh_activations,
    fresh_attention,
    fresh_linear,
    fresh_losses,
    fresh_moe,
    fresh_norms,
    fresh_optimizers,
    fresh_positions,
    fresh_softmax,
    linear,
    losses,
    moe,
    norms,
    optimizers,
    positions,
    softmax,
)
from benchmarks.reports.row import Row

__all__ = ["ROWS"]

FAMILIES = {
    "softmax": (softmax, fresh_softmax),
    "attention": (attention, fresh_attention),
    "norms": (norms, fresh_norms),
    "losses": (losses, fresh_losses),
    "activations": (activations, fresh_activations),
    "positions": (positions, fresh_positions),
    "optimizers": (optimizers, fresh_optimizers),
    "linear": (linear, fresh_linear),
    "moe": (moe, fresh_moe),
}
"""Of each family the module of open rows, and of those that are kept."""
ROWS: Mapping[str, Sequence[Row]] = MappingProxyType(
    {
        name: (*opened.ROWS, *(row._replace(untried=True) for row in kept.ROWS))
        for name, (opened, kept) in FAMILIES.items()
    }
)
"""The rows of each family."""
