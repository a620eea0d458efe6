"""Curves and matrices one below the other, in columns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .curves import Curves
from .figure import Data
from .grids import Grids

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

__all__ = ["Rows"]


@dataclass(frozen=True)
class Rows:
    """Rows of panels of one table, which draw themselves.

    Attributes
    ----------
    across : int
        How many panels a row has.
    drawings : tuple of Curves or Grids
        A row each, from above.
    heights : tuple of float
        Their shares of the height.
    """

    across: int
    drawings: tuple[Curves | Grids, ...]
    heights: tuple[float, ...]

    def __call__(self, canvas: Canvas, data: Data) -> None:
        """Draw the columns of a table."""
        grid = canvas.subplots(len(self.heights), self.across, squeeze=False, height_ratios=self.heights)
        for row, drawing in zip(grid, self.drawings, strict=True):
            drawing.fill(row, data)

    @property
    def described(self) -> str:
        """The rows in words, for those who do not see them."""
        return " ".join(drawing.described for drawing in self.drawings)
