"""Where the counterparts of a chapter stand, and the wrong programs beside them.

The name of a chapter of our book finds them: ``verify.counterparts.softmax`` and ``verify.mutants.softmax`` are
modules, or packages of several. A chapter of another book names its modules, or gives mappings: see `derive.Chapter`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from derive.books.book import Chapter
from derive.chapters import BOOK

__all__ = ["counterpart", "counterparts", "held", "homes", "mutants", "passing"]

TABLES = ("ENCLOSED", "PROGRAMS", "SAMPLED", "WITNESSED", "WRONG")
"""What a module holds by the names of theorems, beside counterparts."""


def counterparts(chapter: Chapter) -> tuple[Any, ...]:
    """Return the modules of the counterparts of a chapter, or what has them as attributes."""
    return _modules(f"verify.counterparts.{chapter.name}") if _is_ours(chapter) else chapter.counterparts


def mutants(chapter: Chapter) -> tuple[Any, ...]:
    """Return the modules of the wrong programs of a chapter, or what has them as attributes."""
    return _modules(f"verify.mutants.{chapter.name}") if _is_ours(chapter) else chapter.wrong


def counterpart(chapter: Chapter, name: str) -> Callable[..., Any] | None:
    """Return what computes the quantity of a theorem another way, or None if there is nothing."""
    return next((table[name] for m in counterparts(chapter) if name in (table := _table(m))), None)


def held(modules: Iterable[Any], table: str, name: str) -> Any:
    """Return what a table of some modules holds for a theorem, or None if there is nothing."""
    rows = (getattr(module, table, {}).get(name) for module in modules)
    return next((row for row in rows if row is not None), None)


def homes(modules: Iterable[Any], name: str) -> tuple[str, ...]:
    """Return the names of the modules that hold something for a theorem.

    Of what stands in the place of a module, the modules of its functions count.
    """
    names: dict[str, None] = {}
    for module in modules:
        if name not in _table(module) and not any(name in getattr(module, table, {}) for table in TABLES):
            continue
        functions = {f.__module__ for f in vars(module).values() if callable(f)}
        names |= dict.fromkeys([module.__name__] if isinstance(module, ModuleType) else sorted(functions))
    return tuple(names)


def passing(modules: Iterable[Any], name: str) -> tuple[str, ...]:
    """Return the names of the modules that find a theorem in whole passes, and of what compares it there."""
    names = [module.__name__ for module in modules if name in getattr(module, "PASSES", {})]
    return (*names, "verify.measure.passes") if names else ()


def _table(module: Any) -> Mapping[str, Any]:
    """Return the counterparts of a module: its table, or without one what it holds by name."""
    table: Mapping[str, Any] = getattr(module, "COUNTERPARTS", vars(module))
    return table


def _is_ours(chapter: Chapter) -> bool:
    return BOOK.chapters.get(chapter.name) is chapter


@cache
def _modules(name: str) -> tuple[ModuleType, ...]:
    """Return a module, or all those of a package; none where there is no such module."""
    if find_spec(name) is None:
        return ()
    module = import_module(name)
    parts = sorted(part.name for part in iter_modules(getattr(module, "__path__", ())))
    return tuple(import_module(f"{name}.{part}") for part in parts) or (module,)
