"""It holds, in numbers, on a Transformer that knows nothing of the proofs: ``verify.run(names)`` returns a `Report`.

And does a function compute a formula of the book? ``verify.check(function, name)`` returns a `Diagnosis`, and
``verify.matrix("kernels.toml")`` asks it of a whole library: a `Matrix`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from verify.checking.calling.program import Program
    from verify.checking.diagnose import check
    from verify.checking.judging.diagnosis import Diagnosis
    from verify.checking.matrix.running import matrix
    from verify.checking.matrix.table import Matrix
    from verify.measure.report import Report
    from verify.measure.run import run

__all__ = ["Diagnosis", "Matrix", "Program", "Report", "check", "matrix", "run"]

_HOMES = {
    "Diagnosis": "checking.judging.diagnosis",
    "Matrix": "checking.matrix.table",
    "Program": "checking.calling.program",
    "Report": "measure.report",
    "check": "checking.diagnose",
    "matrix": "checking.matrix.running",
    "run": "measure.run",
}
_LAYERS = (
    "activations", "attention", "batch_norm", "cross_entropy", "dropout", "embedding", "feed_forward", "group_norm",
    "heads", "layer_norm", "linear", "log_softmax", "masks", "multi_head", "one_key_more", "pooling", "positions",
    "relative_bias", "rms_norm", "sigmoid", "softmax", "weighing",
)  # fmt: skip
"""Modules that stood in `verify.transformer`, and stand in `verify.transformer.layers`: see `derive.books.former`."""


def __getattr__(name: str) -> Any:
    """Load a public name when it is first used, so that importing the package costs nothing."""
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    if name == "__version__":
        return import_module("importlib.metadata").version("transformer-proofs")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Show the public names, loaded or not."""
    return sorted(__all__)


class _Former:
    """Find layers by the names that they had before, once a name is asked for that nothing has."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> Any:
        """Return what loads a former module; None for any other."""
        folder, _, layer = name.rpartition(".")
        if folder != f"{__name__}.transformer" or layer not in _LAYERS:
            return None
        moved = {f"transformer.{layer}": f"transformer.layers.{layer}"}
        return import_module("derive.books.former").Former(__name__, moved).spec(name)


sys.meta_path[:] = [*(finder for finder in sys.meta_path if getattr(finder, "__module__", "") != __name__), _Former]
