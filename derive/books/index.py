"""The index of a book: chapter and module of each theorem, so that one is looked up without loading the others.

`derive build` writes it among the documents. It saves time and decides nothing: a row counts if the chapter has the
module and the module states the theorem, and what no row has is looked for in the whole book.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from .chapter import Chapter

__all__ = ["INDEX", "index", "read_index"]

INDEX = "index.tsv"
"""In ``docs/`` beside the package of the book; an installed package holds it in ``recorded/``."""


def index(chapters: Iterable[Chapter]) -> str:
    """Return the index, a line a theorem below one of titles; of a theorem at hand it names no module.

    Examples
    --------
    >>> from derive import BOOK
    >>> index([BOOK.chapters["scaling"]]).splitlines()[1].split()
    ['dot_product_over_width_variance', 'scaling', 'derive.chapters.scaling.theorems']
    """
    rows = [("theorem", "chapter", "module")]
    for chapter in chapters:
        home = {item.name: module for module in chapter.modules for item in chapter.stated(module)}
        rows += [(item.name, chapter.name, home.get(item.name, "")) for item in chapter.theorems]
    return "".join("\t".join(row) + "\n" for row in rows)


def read_index(name: str) -> Mapping[str, tuple[str, str]]:
    """Return chapter and module by theorem, as the index says of the book in a module; empty without an index."""
    package = name.partition(".")[0]
    spec = find_spec(package) if package else None
    for folder in (spec and spec.submodule_search_locations) or ():
        for place in (Path(folder).parent / "docs" / INDEX, Path(folder, "recorded", INDEX)):
            with suppress(OSError, ValueError):
                rows = (line.split("\t") for line in place.read_text(encoding="utf-8").splitlines())
                return {row[0]: (row[1], row[2]) for row in rows if len(row) == 3}
    return {}
