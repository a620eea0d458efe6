"""Scores of attention in a histogram, against the law that they have and the normal one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .figure import Data, Figure
from .style import BLUE, RED, label, panel_title

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

__all__ = ["FIGURES"]

WIDTHS = ("2", "8", "100")


def draw_score_histogram(canvas: Canvas, data: Data) -> None:
    """Draw a panel for each width, with a logarithmic axis, on which tails can be seen."""
    panels = canvas.subplots(1, 3, sharey=True)
    score = data["score"]
    edges = [s - 0.05 for s in score] + [score[-1] + 0.05]
    for axes, d in zip(panels, WIDTHS, strict=True):
        axes.stairs(data[f"frequency {d}"], edges, fill=True, color=BLUE, alpha=0.25, baseline=1e-6)
        axes.plot(score, data[f"density {d}"], color=BLUE)
        axes.plot(score, data["normal"], color=RED, linewidth=0.9, linestyle=(0, (5, 1.5)))
        axes.set(yscale="log", xlim=(-6, 6), ylim=(1e-5, 1), xticks=(-6, -3, 0, 3, 6))
        panel_title(axes, f"$d = {d}$")
    label(panels[0], 3.3, 1.3e-2, "exact", BLUE)
    label(panels[0], 0, 2e-4, "normal", RED, ha="center")
    panels[0].set_ylabel("density")
    panels[1].set_xlabel(r"score $q \cdot k/\sqrt{d}$")


score_histogram = Figure(
    name="score_histogram",
    title="A histogram of scores",
    chapter="dot_product",
    after="dot_product_excess_kurtosis",
    caption=r"""The experiment of the source \source{seed002}{}: scores of attention for standard normal queries and
    keys, as a histogram over half a million of them, from the Transformer's forward pass. Solid, the exact law;
    dashed, the normal law with the same mean $0$ and variance $1$ (Theorems~\cited{dot_product_mean} and
    \cited{scaled_dot_product_variance}). Division by $\sqrt d$ keeps these two and not the shape: the excess kurtosis
    is $6/d$ (Theorem~\cited{dot_product_excess_kurtosis}), here $3$, $0.75$ and $0.06$.""",
    columns=("score", *(c for d in WIDTHS for c in (f"frequency {d}", f"density {d}")), "normal"),
    height=2.3,
    draw=draw_score_histogram,
)

FIGURES = (score_histogram,)
