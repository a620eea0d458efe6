"""Diagrams of what flows where: boxes and arrows as data, which a test holds against the theorems, and their drawing.

Places are in millimetres on the page, from the left and from below.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar

from .figure import Data
from .style import BLUE, QUIET, RED, WIDTH

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as Canvas

__all__ = ["Arrows", "Flow", "Station", "spoken"]

MILLIMETRE = 1 / 25.4
GAP = 0.6
"""Between a box and the end of an arrow."""
KINDS: Mapping[str, tuple[str, str]] = {
    "value": (BLUE, "#E6F1F8"),
    "gradient": (RED, "#FBEBE0"),
    "given": ("none", "none"),
    "quiet": (QUIET, "#F2F3F4"),
}
"""The line around a box and its colour, by what it holds; that of a gradient is dashed, to be told apart on grey."""

SPOKEN: tuple[tuple[str, str], ...] = (
    (r"\\!", ""),
    (r"\\,", " "),
    (r"\n", "; "),
    (r"\{?\\top\}?", "T"),
    (r"\^\{\\prime\}", "'"),
    (r"\\odot", "*"),
    (r"\\cdot", "."),
    (r"\\mathrm\{(\w+)\}", r"\1"),
    (r"\\hat\{(\w)\}", r"\1-hat"),
    (r"\\bar (\w)", r"mean(\1)"),
    (r"\\overline\{([^{}]+)\}", r"mean(\1)"),
    (r"\\sqrt\{(.+)\}", r"sqrt(\1)"),
    (r"\\cos(?=\\)", "cos "),
    (r"\\frac\{([^{}]+)\}\{([^{}]+)\}", r"\1/\2"),
    (r"\^\{([^{}]{2,})\}", r"^(\1)"),
    (r"\\varepsilon", "epsilon"),
)
"""Marks of formulas, and what is said for them, in this order."""


@dataclass(frozen=True)
class Station:
    """A box.

    Attributes
    ----------
    name : str
        By which steps call it.
    at : tuple of float
        Its middle.
    text : str
        What stands in it; the language of matplotlib.
    kind : str
        ``value``, ``gradient``, ``quiet``; or ``given``, which has no box.
    means : tuple of str
        The variables of the theorems that it stands for, where nothing leads to it; its name alone without them.
    gradient_at : str
        The variable at which it is the gradient.
    size : tuple of float
        Width and height.
    """

    name: str
    at: tuple[float, float]
    text: str
    kind: str = "value"
    means: tuple[str, ...] = ()
    gradient_at: str = ""
    size: tuple[float, float] = (13.0, 8.0)


@dataclass(frozen=True)
class Arrows:
    """Arrows from some boxes to one.

    Attributes
    ----------
    into : str
    out_of : tuple of str
    by : str
        The theorem that says what is in the box, in terms of those before; empty for a definition.
    bends : mapping of str to float
        How far the arrow from a box is bent, as a share of its length: to the left if it is positive.
    """

    into: str
    out_of: tuple[str, ...]
    by: str = ""
    bends: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Flow:
    """A diagram, which draws itself.

    Attributes
    ----------
    nodes : tuple of Station
    steps : tuple of Arrows
    notes : tuple of (x, y, text)
        Words beside the boxes.
    aside : tuple of str
        Variables of the theorems that are not drawn, such as a scale.
    """

    nodes: tuple[Station, ...]
    steps: tuple[Arrows, ...]
    notes: tuple[tuple[float, float, str], ...] = ()
    aside: tuple[str, ...] = ()

    layout: ClassVar[None] = None
    """Boxes stay where they are."""

    def __call__(self, canvas: Canvas, data: Data) -> None:
        """Draw it; the table is empty."""
        axes = canvas.add_axes((0, 0, 1, 1))
        axes.set(xlim=(0, WIDTH / MILLIMETRE), ylim=(0, canvas.get_figheight() / MILLIMETRE))
        axes.set_axis_off()
        nodes = {node.name: node for node in self.nodes}
        for node in self.nodes:
            _draw_node(axes, node)
        for step in self.steps:
            for start in step.out_of:
                _draw_arrow(axes, nodes[start], nodes[step.into], step.bends.get(start, 0.0))
        for x, y, text in self.notes:
            axes.text(x, y, text, fontsize=8.5, color=QUIET, ha="center", va="center")

    @property
    def described(self) -> str:
        """The arrows in words, for those who do not see them."""
        names = {node.name: spoken(node.text) for node in self.nodes}
        arrows = [f"from {' and '.join(names[s] for s in step.out_of)} to {names[step.into]}" for step in self.steps]
        return f"Arrows lead {'; '.join(arrows)}."


def spoken(text: str) -> str:
    """Return a label of a figure in words."""
    for mark, word in SPOKEN:
        text = re.sub(mark, word, text)
    return " ".join("".join(c for c in text if c not in "$\\{}").split())


def _draw_node(axes: Axes, node: Station) -> None:
    from matplotlib.patches import FancyBboxPatch

    edge, face = KINDS[node.kind]
    (x, y), (wide, high) = node.at, node.size
    how: dict[str, Any] = {"linestyle": (0, (3, 1.2)) if node.kind == "gradient" else "-", "linewidth": 0.8}
    style = "round,pad=0,rounding_size=1.4"
    box = FancyBboxPatch(
        (x - wide / 2, y - high / 2), wide, high, boxstyle=style, facecolor=face, edgecolor=edge, zorder=2, **how
    )
    axes.add_patch(box)
    axes.text(x, y, node.text, ha="center", va="center", zorder=3, linespacing=2.0)


def _draw_arrow(axes: Axes, start: Station, end: Station, bend: float) -> None:
    """Draw an arrow from the border of a box to that of another, in the directions in which it leaves and arrives."""
    from matplotlib.patches import FancyArrowPatch

    (x, y), (to, on) = start.at, end.at
    corner = (x + to) / 2 - bend * (on - y), (y + on) / 2 + bend * (to - x)
    gradient = end.kind == "gradient"
    axes.add_patch(
        FancyArrowPatch(
            _on_border(start, corner),
            _on_border(end, corner),
            shrinkA=0,
            shrinkB=0,
            arrowstyle="-|>,head_length=3.2,head_width=1.6",
            connectionstyle=f"arc3,rad={-bend}",
            color=RED if gradient else "#4A5560",
            linewidth=0.8,
            linestyle=(0, (4, 1.5)) if gradient else "-",
            zorder=1.5,
            joinstyle="miter",
        )
    )


def _on_border(node: Station, towards: tuple[float, float]) -> tuple[float, float]:
    """Return the place just outside of a box where the line from its middle to a point leaves it."""
    (x, y), (wide, high) = node.at, node.size
    across, up = towards[0] - x, towards[1] - y
    shares = [(size / 2 + GAP) / abs(way) for size, way in ((wide, across), (high, up)) if way]
    return x + min(shares) * across, y + min(shares) * up
