"""Distances at which the finite sum comes back to nearly 1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .figure import Data, Figure
from .style import BLUE, QUIET, RED, label

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

DISTANCES = ("0", "6283", "169646")


def draw(canvas: Canvas, data: Data) -> None:
    """Draw the sum around each distance, side by side."""
    panels = canvas.subplots(1, 3, sharey=True)
    for axes, distance in zip(panels, DISTANCES, strict=True):
        values = data[distance]
        axes.axhline(0, color=QUIET, linewidth=0.4)
        axes.plot(data["offset"], values, color=BLUE, linewidth=0.8)
        middle = len(values) // 2
        axes.plot(0, values[middle], "o", color=RED, markersize=3.5)
        label(axes, 0, values[middle], f"${values[middle]:.6g}$", RED, xytext=(6, 2), textcoords="offset points")
        axes.set(xlim=(-100, 100), ylim=(-0.15, 1.12), xticks=(-50, 0, 50))
        axes.set_xticklabels(("$-50$", f"${distance}$", "$+50$"))
    panels[0].set_ylabel(r"$S_4(k)$")
    panels[1].set_xlabel(r"distance $k$")


FIGURE = Figure(
    name="finite_sum_recurrences",
    title="Recurrences of the finite sum",
    chapter="decay",
    after="finite_sum_no_decay",
    caption=r"""The inner product of two positions over $d/2$, for $d = 8$ and $b = 10^4$, around the distances $0$,
    $6283$ and $169646$, computed on balls. It comes back as near to $1$ as one likes, since a finite sum of cosines
    is almost periodic: the limit $0$ is that of the integral (Theorem~\cited{decay_limit}), and no sum has it
    (Theorem~\cited{finite_sum_no_decay}).""",
    columns=("offset", *DISTANCES),
    height=2.1,
    draw=draw,
)
