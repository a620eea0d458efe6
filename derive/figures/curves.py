"""Curves, marks and bounds over one axis as data, and one drawing of them: panels side by side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .figure import Data
from .flow import spoken
from .style import BLUE, QUIET, label, panel_title

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as Canvas

__all__ = ["Curves", "Panel", "Series"]

WAYS: Mapping[str, Mapping[str, Any]] = {
    "line": {},
    "dashed": {"linestyle": (0, (5, 1.5))},
    "dotted": {"linestyle": (0, (1, 1.2))},
    "bound": {"linewidth": 3.2, "alpha": 0.28, "solid_capstyle": "butt"},
    "marks": {"marker": "o", "linestyle": "none", "markersize": 3.4, "markeredgewidth": 0},
    "dots": {"marker": "o", "linestyle": "none", "markersize": 1.7, "markeredgewidth": 0, "alpha": 0.55},
    "fine marks": {"marker": "o", "linewidth": 0.6, "markersize": 1.6, "markeredgewidth": 0},
    "circles": {
        "marker": "o",
        "linestyle": "none",
        "markersize": 2.3,
        "markerfacecolor": "none",
        "markeredgewidth": 0.5,
    },
    "rings": {"marker": "o", "linestyle": "none", "markersize": 5.5, "markerfacecolor": "none", "markeredgewidth": 0.9},
    "stems": {},
    "bars": {},
}
"""How a column is drawn."""


@dataclass(frozen=True)
class Series:
    """A column drawn against another.

    Attributes
    ----------
    y : str
        The column.
    x : str
        That of the other axis; the panel's without it.
    way : str
        ``line``, ``dashed``, ``dotted``, ``bound`` (broad and pale), ``marks``, ``fine marks`` on a line,
        ``dots``, ``circles``, ``rings`` around marks, ``stems`` or ``bars``.
    color : str
    said : str
        Written beside it.
    at : tuple of float
        Where that stands.
    ha : str
        The side of the words that stands there.
    """

    y: str
    x: str = ""
    way: str = "line"
    color: str = BLUE
    said: str = ""
    at: tuple[float, float] = (0.0, 0.0)
    ha: str = "left"


@dataclass(frozen=True)
class Panel:
    """Curves over one axis.

    Attributes
    ----------
    x : str
        The column of the axis.
    curves : tuple of Series
    title, xlabel, ylabel : str
    axes : mapping of str to object
        What else matplotlib is told of the axes: ``xlim``, ``yscale`` and others.
    levels : tuple of float
        Heights of thin level lines.
    uprights : tuple of float
        Places of thin upright lines.
    notes : tuple of (x, y, text)
        Words in the panel.
    square : bool
        Whether a unit is as long along both axes.
    framed : bool
        Whether it has axes.
    """

    x: str
    curves: tuple[Series, ...]
    title: str = ""
    xlabel: str = ""
    ylabel: str = ""
    axes: Mapping[str, Any] = field(default_factory=dict)
    levels: tuple[float, ...] = ()
    uprights: tuple[float, ...] = ()
    notes: tuple[tuple[float, float, str], ...] = ()
    square: bool = False
    framed: bool = True


@dataclass(frozen=True)
class Curves:
    """Panels side by side, which draw themselves.

    Attributes
    ----------
    panels : tuple of Panel
    sharey : bool
        Whether they have one upright axis.
    """

    panels: tuple[Panel, ...]
    sharey: bool = False

    def __call__(self, canvas: Canvas, data: Data) -> None:
        """Draw the columns of a table."""
        self.fill(canvas.subplots(1, len(self.panels), sharey=self.sharey, squeeze=False)[0], data)

    def fill(self, row: Iterable[Axes], data: Data) -> None:
        """Draw the panels on axes, one for each."""
        for axes, panel in zip(row, self.panels, strict=True):
            _draw_panel(axes, panel, data)

    @property
    def described(self) -> str:
        """The curves and their axes in words, for those who do not see them."""
        parts = []
        for panel in self.panels:
            drawn = ", ".join(dict.fromkeys(spoken(curve.said) or curve.y for curve in panel.curves))
            named = [spoken(words) for words in (panel.title, panel.ylabel) if words]
            parts.append(
                f"{': '.join([', '.join(named), drawn][not named :])} against {spoken(panel.xlabel) or panel.x}"
            )
        return f"{'Panels' if len(parts) > 1 else 'Curves'}: {'; '.join(parts)}."


def _draw_panel(axes: Axes, panel: Panel, data: Data) -> None:
    thin: dict[str, Any] = {"color": QUIET, "linewidth": 0.5, "zorder": 0.5}
    for level in panel.levels:
        axes.axhline(level, **thin)
    for place in panel.uprights:
        axes.axvline(place, **thin)
    for curve in panel.curves:
        x, y = data[curve.x or panel.x], data[curve.y]
        if curve.way == "stems":
            axes.vlines(x, 0, y, color=curve.color, linewidth=1.1)
            axes.plot(x, y, color=curve.color, **WAYS["marks"])
        elif curve.way == "bars":
            axes.bar(x, y, color=curve.color, width=0.8 * (x[1] - x[0]))
        else:
            axes.plot(x, y, color=curve.color, **WAYS[curve.way])
        if curve.said:
            label(axes, *curve.at, curve.said, curve.color, ha=curve.ha, va="center")
    for across, up, text in panel.notes:
        label(axes, across, up, text, QUIET, ha="center", va="center")
    axes.set(xlabel=panel.xlabel, ylabel=panel.ylabel, **panel.axes)
    if not panel.framed:
        axes.spines[:].set_visible(False)
    if panel.square:
        axes.set_aspect("equal")
    panel_title(axes, panel.title)
