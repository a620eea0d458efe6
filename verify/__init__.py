"""It holds, in numbers, on a Transformer that knows nothing of the proofs: ``verify.run(names)`` returns a `Report`.

And does a function compute a formula of the book? ``verify.check(function, name)`` returns a `Diagnosis`, and
``verify.matrix("kernels.toml")`` asks it of a whole library: a `Matrix`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from verify.checking.diagnose import check
    from verify.checking.judging.diagnosis import Diagnosis
    from verify.checking.matrix.running import matrix
    from verify.checking.matrix.table import Matrix
    from verify.measure.report import Report
    from verify.measure.run import run

__all__ = ["Diagnosis", "Matrix", "Report", "check", "matrix", "run"]

_HOMES = {
    "Diagnosis": "checking.judging.diagnosis",
    "Matrix": "checking.matrix.table",
    "Report": "measure.report",
    "check": "checking.diagnose",
    "matrix": "checking.matrix.running",
    "run": "measure.run",
}


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
