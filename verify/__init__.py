"""It holds, in numbers, on a Transformer that knows nothing of the proofs: ``verify.run(names)`` returns a `Report`."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from verify.report import Report, run

__all__ = ["Report", "run"]


def __getattr__(name: str) -> Any:
    """Load a public name when it is first used, so that importing the package costs nothing."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module("verify.report"), name)
