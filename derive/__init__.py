"""The mathematics of the Transformer: derived, and proved by a small kernel.

>>> from derive import theorem
>>> print(theorem("softmax_jacobian"))
dimensions: n
...

Importing this package proves nothing and loads no library; names are looked up when they are used.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .build import BuildError
    from .kernel.rules import ProofError
    from .kernel.terms import DeriveError, StatementError
    from .reference import AnalyticReference, Reference, UnknownNameError, analytic_theorem, theorem, theorems
    from .render.latex import RenderError

__all__ = [
    "AnalyticReference",
    "BuildError",
    "DeriveError",
    "ProofError",
    "Reference",
    "RenderError",
    "StatementError",
    "UnknownNameError",
    "analytic_theorem",
    "theorem",
    "theorems",
]

_HOMES = {
    "AnalyticReference": "reference",
    "BuildError": "build",
    "DeriveError": "kernel.terms",
    "ProofError": "kernel.rules",
    "Reference": "reference",
    "RenderError": "render.symbols",
    "StatementError": "kernel.terms",
    "UnknownNameError": "reference",
    "analytic_theorem": "reference",
    "theorem": "reference",
}


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)


class _Chapters(ModuleType):
    """The subpackage ``derive.theorems``; called, it returns a reference to every theorem."""

    def __call__(self) -> tuple[Reference, ...]:
        from .reference import theorems

        return theorems()


class _Package(ModuleType):
    """The package itself, in which ``theorems`` is a subpackage and a public function at once."""

    @property
    def theorems(self) -> Any:
        """All theorems, in reading order, when it is called."""
        return import_module(f"{__name__}.theorems")

    @theorems.setter
    def theorems(self, module: ModuleType) -> None:  # the import system sets it when the subpackage is loaded
        module.__class__ = _Chapters


sys.modules[__name__].__class__ = _Package
