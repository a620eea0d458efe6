"""A figure as data, the reading of its table, and its drawing in a file: the same bytes each time."""

from __future__ import annotations

import csv
import math
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..files import drafted
from ..kernel.terms import DeriveError
from .style import METADATA, STYLE, WIDTH, number_ticks

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

__all__ = ["FORMATS", "Data", "Figure", "FigureError", "draw", "problems", "read_data"]

FORMATS = ("pdf", "svg", "png")

Data = Mapping[str, Sequence[Any]]
"""Columns by name: floats, or words where a column is declared as one of words."""


class FigureError(DeriveError):
    """A figure that cannot be drawn: its data are damaged, or its file cannot be written."""


@dataclass(frozen=True)
class Figure:
    """A figure of the book.

    Attributes
    ----------
    name : str
        The name of its file, and of its label in the book.
    title : str
        What it shows, in a few words.
    chapter : str
        Where it stands; empty for the introduction.
    after : str
        The theorem of that chapter behind which it stands; the last one, if there is none of this name.
    caption : str
        In LaTeX; it names the theorem that each curve shows.
    columns : tuple of str
        The columns of its table; a diagram has none, and no table.
    height : float
        In inches.
    draw : callable
        Draws the data on an empty canvas. A `Flow`, `Curves` or `Grids` says what it draws as ``described``.
    words : tuple of str
        The columns that hold no numbers.
    """

    name: str
    title: str
    chapter: str
    caption: str
    height: float
    draw: Callable[[Canvas, Data], None]
    columns: tuple[str, ...] = ()
    after: str = ""
    words: tuple[str, ...] = ()

    @property
    def described(self) -> str:
        """The drawing in plain words, for those who do not see it."""
        return " ".join(f"{self.title}. {getattr(self.draw, 'described', '')}".split())


def read_data(figure: Figure, folder: Path) -> Data:
    """Return the table of a figure; of one that has no columns, an empty one.

    Raises
    ------
    FigureError
        If there is none, or it does not hold the columns that are drawn.
    """
    if not figure.columns:
        return {}
    path = folder / f"{figure.name}.csv"
    try:
        with path.open(encoding="utf-8", newline="") as file:
            names, *rows = csv.reader(file)
    except FileNotFoundError:
        raise FigureError(f"{path}: is missing; measure it with: verify figures {figure.name} --record DIR") from None
    except (OSError, UnicodeDecodeError, csv.Error, ValueError) as error:
        raise FigureError(f"{path}: a table was expected ({error})") from None
    if tuple(names) != figure.columns:
        raise FigureError(f"{path}: the columns {', '.join(figure.columns)} were expected, not {', '.join(names)}")
    for number, row in enumerate(rows, 2):
        if len(row) != len(names):
            raise FigureError(f"{path}: line {number}: {len(names)} entries were expected, not {len(row)}")
    if not rows:
        raise FigureError(f"{path}: rows were expected below the names")
    return {name: _column(path, name, [row[i] for row in rows], figure) for i, name in enumerate(names)}


def _column(path: Path, name: str, entries: list[str], figure: Figure) -> Sequence[Any]:
    if name in figure.words:
        return entries
    values = []
    for number, entry in enumerate(entries, 2):
        with suppress(ValueError):
            values.append(float(entry))
        if len(values) != number - 1 or not math.isfinite(values[-1]):
            raise FigureError(f"{path}: line {number}, {name}: a finite number was expected, not {entry!r}")
    return values


def problems(figures: Mapping[str, Figure], folder: Path) -> list[tuple[str, str]]:
    """Return (file, what is wrong) for tables that cannot be drawn, and for those that no figure draws."""
    problems = []
    for figure in figures.values():
        try:
            read_data(figure, folder)
        except FigureError as error:
            problems.append((f"{figure.name}.csv", str(error).removeprefix(f"{folder / figure.name}.csv: ")))
    drawn = {name for name, figure in figures.items() if figure.columns}
    present = sorted(path.name for path in folder.glob("*.csv"))
    return problems + [(name, "belongs to no figure") for name in present if Path(name).stem not in drawn]


def draw(figure: Figure, data: Data, path: Path) -> None:
    """Draw a figure in a file, whose ending says the format; all or nothing.

    Raises
    ------
    FigureError
        If there is no such format, or the file cannot be written.
    """
    kind = path.suffix.removeprefix(".").lower()
    if kind not in FORMATS:
        endings = ", ".join(f".{f}" for f in FORMATS)
        raise FigureError(f"{path}: a name that ends in one of {endings} was expected")
    if path.exists() and not path.is_file():
        raise FigureError(f"{path}: cannot be written: a file was expected")
    from matplotlib import style
    from matplotlib.backend_bases import get_registered_canvas_class
    from matplotlib.figure import Figure as Canvas

    with style.context(["default", dict(STYLE)]):
        canvas = Canvas(figsize=(WIDTH, figure.height), layout=getattr(figure.draw, "layout", "constrained"))
        get_registered_canvas_class(kind)(canvas)  # by whom the text is measured too: else it is read again for that
        figure.draw(canvas, data)
        for axes in canvas.axes:
            number_ticks(axes)
        if (engine := canvas.get_layout_engine()) is not None:
            engine.execute(canvas)
            canvas.set_layout_engine("none")  # else it is laid out again each time that it is drawn: twice in a file
        try:
            with drafted(path) as draft:
                canvas.savefig(draft, format=kind, metadata=METADATA[kind])
        except OSError as error:
            raise FigureError(f"{path}: cannot be written: {error.strerror or error}") from None
