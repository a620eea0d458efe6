"""Matrices as pictures: panels of squares as data, and one drawing of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .figure import Data
from .style import SIGNED, panel_title

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as Canvas

__all__ = ["Grid", "Grids", "row_columns"]

SEEN, HIDDEN = "#0072B2", "#EEF0F2"
"""The squares of a mask."""


def row_columns(name: str, rows: int) -> tuple[str, ...]:
    """Return the columns of a table that hold the rows of a matrix."""
    return tuple(f"{name} {row}" for row in range(rows))


@dataclass(frozen=True)
class Grid:
    """A matrix.

    Attributes
    ----------
    name : str
        Row i of it is the column ``name i`` of the table.
    rows : int
    title, xlabel, ylabel : str
    kind : str
        ``mask``, whose entries are 0 and 1, or ``signed``, with white at zero.
    first_row : int
        What it is called.
    limit : float
        The largest size of an entry that a signed matrix shows; 0 for that of all.
    """

    name: str
    rows: int
    title: str = ""
    xlabel: str = ""
    ylabel: str = ""
    kind: str = "mask"
    first_row: int = 0
    limit: float = 0.0


@dataclass(frozen=True)
class Grids:
    """Matrices side by side, which draw themselves.

    Attributes
    ----------
    grids : tuple of Grid
    between : tuple of str
        What is written between neighbours, such as an equals sign.
    bar : bool
        Whether a bar beside each matrix says which colour is which number.
    limit : float
        The largest size of an entry that signed matrices show if they set no limit.
    """

    grids: tuple[Grid, ...]
    between: tuple[str, ...] = ()
    bar: bool = False
    limit: float = 1.0

    def __call__(self, canvas: Canvas, data: Data) -> None:
        """Draw the columns of a table as rows."""
        axes = canvas.subplots(1, len(self.grids), squeeze=False)
        pictures = self.fill(axes.flat, data)
        for part, text in zip(axes.flat, self.between, strict=False):
            part.annotate(
                text, (1.0, 0.5), (9, 0), "axes fraction", textcoords="offset points", ha="center", va="center"
            )
        for part, picture in zip(axes.flat, pictures, strict=True):
            if self.bar:
                canvas.colorbar(picture, ax=part, aspect=24, shrink=0.8)

    def fill(self, row: Iterable[Axes], data: Data) -> list[Any]:
        """Draw the matrices on axes, one for each, and return the pictures."""
        return [self._draw(axes, grid, data) for axes, grid in zip(row, self.grids, strict=True)]

    def _draw(self, axes: Axes, grid: Grid, data: Data) -> Any:
        rows = [data[name] for name in row_columns(grid.name, grid.rows)]
        wide = len(rows[0])
        left, top = -0.5, grid.first_row - 0.5
        if grid.kind == "mask":
            from matplotlib.colors import ListedColormap

            how: dict[str, Any] = {"cmap": ListedColormap([HIDDEN, SEEN]), "vmin": 0, "vmax": 1}
        else:
            limit = grid.limit or self.limit
            how = {"cmap": SIGNED, "vmin": -limit, "vmax": limit}
        picture = axes.imshow(rows, extent=(left, left + wide, top + grid.rows, top), **how)
        if grid.kind == "mask":
            for n in range(1, wide):
                axes.axvline(left + n, color="white", linewidth=0.9)
            for n in range(1, grid.rows):
                axes.axhline(top + n, color="white", linewidth=0.9)
            axes.spines[:].set_visible(False)
            axes.tick_params(length=0)
        axes.set(xlabel=grid.xlabel, ylabel=grid.ylabel)
        axes.locator_params(integer=True, nbins=5)
        panel_title(axes, grid.title)
        return picture

    @property
    def described(self) -> str:
        """The grids in words, for those who do not see them."""
        parts = (f"{grid.title or grid.name}, {grid.rows} rows" for grid in self.grids)
        return f"Matrices as grids of squares: {'; '.join(parts)}.".replace("$", "")
