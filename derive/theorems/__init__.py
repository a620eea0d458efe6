"""The book: a chapter is a module or a package, entries in the order of their definition. Nothing is proved on import."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType

from ..calc import Chapter, Entry

CONTENTS = (
    "softmax",
    "dot_product",
    "sinusoidal",
    "interaction",
    "decay",
    "attention",
    "normalization",
    "feed_forward",
)


def modules(chapter: str) -> tuple[ModuleType, ...]:
    """The modules that hold the entries of a chapter: its own, or those that a package lists as ``PARTS``."""
    module = import_module(f"{__name__}.{chapter}")
    parts: tuple[ModuleType, ...] = getattr(module, "PARTS", (module,))
    return parts


@cache
def chapters() -> dict[str, tuple[Chapter, tuple[Entry, ...]]]:
    """The chapters by name, in reading order, each with its opening and its entries."""
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
    """Every entry of the book by name, in reading order."""
    return {e.name: e for _, own in chapters().values() for e in own}
