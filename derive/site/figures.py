"""The figures of the book, drawn as SVG from their recorded tables, with their captions: the same bytes each time."""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from ..doors.records import recorded
from ..figures.figure import Figure, draw, read_data
from .site import Files, Site

__all__ = ["Drawing", "drawings", "drawn", "figure_files"]

_SOURCE = re.compile(r"\\source\{seed(\d+)\}\{[^}]*\}")
_PATH = re.compile(rb' d="[^"]*"')
_FINE = re.compile(rb"(\.\d\d)\d+")
_FIGURE = re.compile(r"Figure~\\ref\{fig:(\w+)\}")


class Drawing(NamedTuple):
    """Hold a figure on a page: its file from the root of the site, two descriptions, its caption in LaTeX."""

    path: str
    title: str
    described: str
    caption: str


def figure_files(site: Site) -> Files:
    """Yield the drawings."""
    for name in site.book.figures:
        yield f"figures/{name}.svg", drawn(site, name)


def drawn(site: Site, name: str) -> bytes:
    """Return a figure as SVG, which is drawn once."""
    return site.once("figure", name, lambda: _drawn(site.book.figures[name]))


def _drawn(figure: Figure) -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"{figure.name}.svg"
        draw(figure, read_data(figure, recorded(f"figures/{figure.name}.csv").parent), path)
        return _PATH.sub(_rounded, path.read_bytes())


def _rounded(path: re.Match[bytes]) -> bytes:
    """Return a path to hundredths of a point, which nobody sees: a third of the drawing is digits."""
    return _FINE.sub(rb"\1", path[0])


def drawings(site: Site, chapter: str, after: str = "") -> list[Drawing]:
    """Return the figures of a chapter; or those that stand after one of its theorems."""
    return [
        Drawing(f"figures/{name}.svg", figure.title, figure.described, _caption(site, figure.caption))
        for name, figure in site.book.figures.items()
        if figure.chapter == chapter and (not after or figure.after == after)
    ]


def _caption(site: Site, caption: str) -> str:
    """Return a caption that calls another figure by its title, and a source by its number."""
    caption = _SOURCE.sub(r"\1", " ".join(caption.split()))
    titles = {name: figure.title for name, figure in site.book.figures.items()}
    return _FIGURE.sub(lambda match: rf"the figure \emph{{{titles[match[1]]}}}", caption)
