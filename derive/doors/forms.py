"""The modules that print, compute and derive what the doors answer: each is loaded when a form is first asked for."""

from __future__ import annotations

from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..cas import report
    from ..programs import at_point, evaluated, functions
    from ..render import (
        analysis,
        argument,
        claims,
        derivation,
        latex,
        ledger,
        notebook,
        page,
        plain,
        stated,
        sympy_statement,
        tables,
        terminal,
        verdict,
    )
    from ..rocq import book, by_hand, derived, pullbacks, refuted
    from ..values import numpy, values

__all__ = [
    "analysis", "argument", "at_point", "book", "by_hand", "claims", "derivation", "derived",
    "evaluated", "functions", "latex", "ledger", "notebook", "numpy", "page", "plain", "pullbacks", "refuted", "report",
    "stated", "sympy_statement", "tables", "terminal", "values", "verdict",
]  # fmt: skip

_MODULES = {
    "cas": "report",
    "programs": "at_point evaluated functions",
    "render": """
        analysis argument claims derivation latex ledger notebook page plain stated sympy_statement tables terminal
        verdict
    """,
    "rocq": "book by_hand derived pullbacks refuted",
    "values": "numpy values",
}
_HOMES = MappingProxyType({name: package for package, names in _MODULES.items() for name in names.split()})


def __getattr__(name: str) -> Any:
    match _HOMES.get(name):  # each package by its name, which a check of the layers reads
        case "cas":
            return import_module(f"..cas.{name}", __package__)
        case "programs":
            return import_module(f"..programs.{name}", __package__)
        case "render":
            return import_module(f"..render.{name}", __package__)
        case "rocq":
            return import_module(f"..rocq.{name}", __package__)
        case "values":
            return import_module(f"..values.{name}", __package__)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
