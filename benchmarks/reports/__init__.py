"""Wrong programs from public bug reports, typed beside the right ones, a module for each family.

Every row has the repository and number of its report. Code may be worked on against two halves, the first and the
second, drawn from the name of the report so that nobody picks; the second was untried until it was run once, on
041c5605. The rows of the modules ``fresh_*`` are the third part: they were typed on 2026-11-28, run once on 95108ac7,
and are open since. Those of ``later_*``, ``--half untried``, are kept for the finished code.
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
from benchmarks.reports.row import HALVES, Row

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
"""Of each family the module of the halves, that of the third part, and that of what is kept."""
PARTS = ("", *HALVES[2:])
ROWS: Mapping[str, Sequence[Row]] = MappingProxyType(
    {
        name: tuple(
            row._replace(part=part) for part, module in zip(PARTS, modules, strict=False) for row in module.ROWS
        )
        for name, modules in FAMILIES.items()
    }
)
"""The rows of each family."""
