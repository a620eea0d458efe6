"""The command ``derive figure``: figures drawn from their data, or listed."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from ..chapters import BOOK
from ..doors.records import recorded
from ..figures.figure import FigureError, draw, read_data
from ..files import must_be_writable
from ..language.answers import Output
from ..language.words import expected
from .answering import answer
from .terminal import Progress


def command(options: argparse.Namespace) -> int:
    """Write what `figure` returns."""
    with Progress("derive") as bar:
        output = figure(options.name, options.all, options.out, options.data, bar)
    return answer(output, options)


def figure(
    name: str | None, every: bool, out: Path | None, data: Path | None, progress: Callable[[int, int, str], None]
) -> Output:
    """Draw one figure or every one, or list them.

    Parameters
    ----------
    name : str, optional
    every : bool
        Draw all, as PDF.
    out : Path, optional
        A file whose suffix says how to draw; a folder with ``every``.
    data : Path, optional
        Where the tables are; without it, where they are recorded.
    progress : callable
        Called with the number of figures drawn, of all figures, and the name of the next.

    Raises
    ------
    FigureError
        If there is no such figure, both a name and ``every`` are given, or a file cannot be read or written.
    RecordError
        If a file is none that one may write to.
    """
    figures = BOOK.figures
    if name is not None and every:
        raise FigureError(f"figure: a name or --all was expected, not both ({name})")
    if name is not None and name not in figures:
        raise FigureError(f"no figure is called {name}{expected(name, figures)}")
    names = list(figures) if every else [name] if name else []
    target = out or Path("figures" if every else f"{name}.pdf")
    paths = {n: target / f"{n}.pdf" if every else target for n in names}
    if names:
        must_be_writable(target, folder=every)  # before anything is drawn
    if every:
        target.mkdir(parents=True, exist_ok=True)
    for place, (n, path) in enumerate(paths.items()):
        progress(place, len(paths), n)
        draw(figures[n], read_data(figures[n], data or recorded(f"figures/{n}.csv").parent), path)
    chosen = [figures[n] for n in names] or list(figures.values())
    drawn = {n: {"file": str(path)} for n, path in paths.items()}
    width = max(len(f.name) for f in chosen)
    lines = [f"{f.name:{width}}  {paths.get(f.name, f.title)}" for f in chosen]
    records = [{"name": f.name, "title": f.title, "chapter": f.chapter, **drawn.get(f.name, {})} for f in chosen]
    return Output("\n".join(lines), {"figures": records})
