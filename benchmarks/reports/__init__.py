"""Wrong programs from public bug reports, typed beside the right ones, a module for each family.

Every row has the repository and number of its report. Code may be worked on against two halves, the first and the
second, drawn from the name of the report so that nobody picks; the second was untried until it was run once, on
041c5605. The rows of the modules ``fresh_*`` are the third part: they were typed on 2026-11-28, run once on 95108ac7,
and are open since. Those of ``later_*``, ``--half untried``, were typed on the same day before the code was finished,
and run once, on 415a741f; the code has not been worked on against them.
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
    later_activations,
    later_attention,
    later_linear,
    later_losses,
    later_moe,
    later_norms,
    later_optimizers,
    later_positions,
    later_softmax,
    linear,
    losses,
    moe,
    norms,
    optimizers,
    positions,
    softmax,
)
from benchmarks.reports.row import HALVES, Row

__all__ = ["FAMILIES", "ROWS"]

FAMILIES = {
    "softmax": (softmax, fresh_softmax, later_softmax),
    "attention": (attention, fresh_attention, later_attention),
    "norms": (norms, fresh_norms, later_norms),
    "losses": (losses, fresh_losses, later_losses),
    "activations": (activations, fresh_activations, later_activations),
    "positions": (positions, fresh_positions, later_positions),
    "optimizers": (optimizers, fresh_optimizers, later_optimizers),
    "linear": (linear, fresh_linear, later_linear),
    "moe": (moe, fresh_moe, later_moe),
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
