"""The gallery of wrong formulas: by layer, and by the project that shipped them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from ..books.chapter import Chapter
from .mistakes import ShownMistake, mistakes_of
from .provenance import Credit
from .site import Files, Site

__all__ = ["gallery_pages", "layer_of"]


class LayerOfMistakes(NamedTuple):
    """The theorems of a layer, each with its wrong versions."""

    key: str
    title: str
    theorems: list[tuple[str, list[ShownMistake]]]

    @property
    def mistakes(self) -> int:
        """The number of wrong formulas."""
        return sum(len(mistakes) for _, mistakes in self.theorems)


class Shipped(NamedTuple):
    """A mistake of a project, its report, and the theorems that it is one about, each with the place on its page."""

    name: str
    report: Credit
    places: list[tuple[str, str]]


def layer_of(name: str, chapter: Chapter) -> tuple[str, str]:
    """Return address and title of the layer of a theorem: the first page of wrong formulas that has its name.

    Examples
    --------
    >>> from derive import BOOK
    >>> [layer_of(name, BOOK.chapter(name)) for name in ("rmsnorm_vjp", "softmax_vjp")]
    [('rmsnorm', 'RMSNorm'), ('softmax', 'Softmax')]
    """
    for key, title, begins in chapter.landing.galleries if chapter.landing else ():
        if re.match(begins, name):
            return key, title
    return chapter.name, chapter.name.replace("_", " ").capitalize()


def gallery_pages(site: Site) -> Files:
    """Yield the list of layers and projects, and a page for each layer."""
    layers: dict[str, LayerOfMistakes] = {}
    reported: list[tuple[str, ShownMistake]] = []
    for name, reference in site.theorems.items():
        key, title = layer_of(name, reference.chapter)
        layer = layers.setdefault(key, LayerOfMistakes(key, title, []))
        wrong = [m for m in mistakes_of(site, reference) if not m.reason]
        layer.theorems.append((name, wrong))
        reported += [(name, m) for m in wrong if m.reported is not None and m.reported.project]
    shown = [layer for layer in layers.values() if layer.mistakes]
    yield site.page(
        "mistakes/index.html",
        "mistakes.html",
        layers=shown,
        projects=_by_project(reported),
        count=sum(layer.mistakes for layer in shown),
        shipped=len(reported),
    )
    for layer in shown:
        yield site.page(f"mistakes/{layer.key}.html", "layer.html", layer=layer)


def _by_project(reported: Iterable[tuple[str, ShownMistake]]) -> list[tuple[str, list[Shipped]]]:
    """Return the projects, those with the most first; each with its mistakes, the report, and where they stand."""
    projects: dict[str, dict[tuple[str, Credit], list[tuple[str, str]]]] = {}
    for name, m in reported:
        if m.reported is not None:
            cases = projects.setdefault(m.reported.project, {})
            cases.setdefault((m.name, m.reported), []).append((name, m.anchor))
    made = [(project, [Shipped(*key, places) for key, places in cases.items()]) for project, cases in projects.items()]
    return sorted(made, key=lambda row: (-sum(len(shipped.places) for shipped in row[1]), row[0].lower()))
