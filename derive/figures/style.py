"""Set the style of figures: the letters and width of the book's page, and colours that everyone can distinguish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = [
    "BLUE",
    "GREEN",
    "LINES",
    "METADATA",
    "ORANGE",
    "PURPLE",
    "QUIET",
    "RED",
    "SIGNED",
    "SIZES",
    "STYLE",
    "WIDTH",
    "label",
    "number_ticks",
    "panel_title",
]

WIDTH = 150 / 25.4
"""The width of the text of the book in inches: figures are never scaled."""

# Okabe and Ito's palette.
BLUE, RED, GREEN, PURPLE, ORANGE = "#0072B2", "#D55E00", "#009E73", "#AA4499", "#E69F00"
QUIET = "#5A6570"
SIGNED, SIZES = "RdBu_r", "cividis"
"""Colour maps: of numbers of both signs, blue below zero, red above, white at zero; and of sizes."""

LINES: tuple[Mapping[str, Any], ...] = (
    {"color": BLUE, "linestyle": "-"},
    {"color": RED, "linestyle": (0, (5, 1.5))},
    {"color": GREEN, "linestyle": (0, (5, 1.5, 1, 1.5))},
    {"color": PURPLE, "linestyle": (0, (1, 1))},
    {"color": ORANGE, "linestyle": (0, (3, 1, 1, 1, 1, 1))},
)
"""Colours with a dash pattern each, so that curves are told apart on grey paper too."""

STYLE: Mapping[str, Any] = {
    "font.family": "serif",
    "font.serif": ["cmr10"],  # comes with matplotlib, as does "cm": Knuth's letters, those of the book
    "mathtext.fontset": "cm",
    "axes.formatter.use_mathtext": True,
    "axes.unicode_minus": False,
    "font.size": 9,
    "axes.titlesize": 9,
    "axes.labelsize": 9,
    "xtick.labelsize": 8,
    "ytick.labelsize": 8,
    "axes.linewidth": 0.5,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": "#333333",
    "axes.titlelocation": "left",
    "xtick.major.width": 0.5,
    "ytick.major.width": 0.5,
    "xtick.minor.width": 0.3,
    "ytick.minor.width": 0.3,
    "xtick.major.size": 2.5,
    "ytick.major.size": 2.5,
    "xtick.minor.size": 1.5,
    "ytick.minor.size": 1.5,
    "lines.linewidth": 1.1,
    "lines.dash_capstyle": "butt",
    "image.interpolation": "nearest",
    "image.cmap": SIGNED,
    "figure.constrained_layout.w_pad": 0.03,
    "figure.constrained_layout.h_pad": 0.05,
    "savefig.dpi": 200,
    "svg.hashsalt": "transformer-proofs",
    "svg.fonttype": "path",
    "pdf.fonttype": 3,
}

METADATA: Mapping[str, Mapping[str, None]] = {
    "pdf": {"Creator": None, "Producer": None, "CreationDate": None},
    "svg": {"Creator": None, "Date": None, "Format": None, "Type": None},
    "png": {"Software": None},
}
"""What a file would say of the day and the version that drew it: nothing."""


def label(axes: Axes, x: float, y: float, text: str, color: str = "black", **how: Any) -> None:
    """Write a label beside a curve."""
    axes.annotate(text, (x, y), color=color, annotation_clip=False, fontsize=8.5, **how)


def number_ticks(axes: Axes) -> None:
    """Write the numbers along linear axes as text; only a minus sign needs the parser of formulas, which is slow."""
    from matplotlib.ticker import ScalarFormatter

    for axis in (axes.xaxis, axes.yaxis):
        if isinstance(axis.get_major_formatter(), ScalarFormatter):
            axis.set_major_formatter(_tick)


def _tick(value: float, _: float) -> str:
    return f"$-{-value:g}$" if value < 0 else f"{value + 0.0:g}"


def panel_title(axes: Axes, text: str) -> None:
    """Say in one line what a panel shows."""
    axes.set_title(text, pad=5)
