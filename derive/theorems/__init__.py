"""The book: a chapter is a module or a package, entries in the order of their definition. Nothing is proved on import.

Theorems that are analysis stand in modules of their own, and each says which theorem it follows.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType

from ..analysis import Analytic
from ..calc import Chapter, Entry
from ..kernel.terms import StatementError

CONTENTS = (
    "softmax",
    "dot_product",
    "scaling",
    "sinusoidal",
    "interaction",
    "attention",
    "normalization",
    "feed_forward",
)
ANALYSIS = {
    "softmax": "softmax_analysis",
    "sinusoidal": "sinusoidal_analysis",
    "interaction": "interaction_analysis",
    "decay": "decay_analysis",
}
"""The module with the analysis of a chapter."""


def modules(chapter: str) -> tuple[ModuleType, ...]:
    """The modules that hold the entries of a chapter: its own, or those that a package lists as ``PARTS``."""
    module = import_module(f"{__name__}.{chapter}")
    parts: tuple[ModuleType, ...] = getattr(module, "PARTS", (module,))
    return parts


@cache
def chapters() -> dict[str, tuple[Chapter, tuple[Entry, ...]]]:
    """The chapters by name, in reading order, each with its opening and the entries that the kernel proves."""
    book: dict[str, tuple[Chapter, tuple[Entry, ...]]] = {}
    seen: set[str] = set()
    for name in CONTENTS:
        module = import_module(f"{__name__}.{name}")
        found = (v for part in modules(name) for v in vars(part).values() if isinstance(v, Entry))
        own = tuple(dict.fromkeys(e for e in found if e.name not in seen))
        seen |= {e.name for e in own}
        book[name] = (module.CHAPTER, own)
    return book


@cache
def entries() -> dict[str, Entry]:
    """Every entry of the book that the kernel proves by name, in reading order."""
    return {e.name: e for _, own in chapters().values() for e in own}


@cache
def contents() -> dict[str, tuple[Chapter, tuple[Entry | Analytic, ...]]]:
    """The chapters with all their theorems, each `Analytic` after the one that it follows.

    Raises
    ------
    StatementError
        If it follows none of its chapter.
    """
    book: dict[str, tuple[Chapter, tuple[Entry | Analytic, ...]]] = {}
    for chapter, (opening, entries_of_it) in chapters().items():
        own: list[Entry | Analytic] = list(entries_of_it)
        module = import_module(f"{__name__}.{ANALYSIS[chapter]}") if chapter in ANALYSIS else None
        for found in [v for v in vars(module).values() if isinstance(v, Analytic)] if module else ():
            names = [e.name for e in own]
            if found.after and found.after not in names:
                raise StatementError(f"{found.name}: follows {found.after}, which is no theorem of {chapter} before it")
            own.insert(names.index(found.after) + 1 if found.after else len(own), found)
        book[chapter] = (opening, tuple(own))
    return book


@cache
def analytic() -> dict[str, Analytic]:
    """Every theorem that is proved in Rocq, by name, in reading order."""
    return {e.name: e for _, own in contents().values() for e in own if isinstance(e, Analytic)}
