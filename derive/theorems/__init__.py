"""The book: one chapter a module, entries in the order of their definition. Nothing is proved on import."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from ..calc import Chapter, Entry

CONTENTS = ("softmax", "dot_product", "sinusoidal", "interaction", "normalization", "feed_forward")


@cache
def chapters() -> dict[str, tuple[Chapter, tuple[Entry, ...]]]:
    """The chapters by name, in reading order, each with its opening and its entries."""
    book: dict[str, tuple[Chapter, tuple[Entry, ...]]] = {}
    seen: set[str] = set()
    for name in CONTENTS:
        module = import_module(f"{__name__}.{name}")
        own = tuple(v for v in vars(module).values() if isinstance(v, Entry) and v.name not in seen)
        seen |= {e.name for e in own}
        book[name] = (module.CHAPTER, own)
    return book


@cache
def entries() -> dict[str, Entry]:
    """Every entry of the book by name, in reading order."""
    return {e.name: e for _, own in chapters().values() for e in own}
