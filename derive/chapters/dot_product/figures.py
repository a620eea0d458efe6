"""Scores of attention in a histogram, against the law that they have and the normal one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...figures.curves import Curves, Panel, Series
from ...figures.figure import Data, Figure
from ...figures.style import BLUE, RED, label, panel_title

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

scores_of_one_query = Figure(
    name="scores_of_one_query",
    title="Two scores of one query",
    chapter="dot_product",
    after="score_squares_covariance",
    caption=r"""Two hundred pairs of scores of one query with two keys, divided by $\sqrt d$, all entries standard
    normal, from the Transformer's forward pass: for $d = 2$ and $d = 100$. They are uncorrelated
    (Proposition~\cited{score_covariance}), but not independent: their squares are correlated
    (Proposition~\cited{score_squares_covariance}), since a long query makes both large.""",
    columns=tuple(f"{name} {d}" for d in (2, 100) for name in ("first", "second")),
    height=2.6,
    draw=Curves(
        tuple(
            Panel(
                f"first {d}",
                (Series(f"second {d}", way="dots"),),
                f"$d = {d}$",
                "first score",
                "second score" if d == 2 else "",
                axes={"xlim": (-5, 5), "ylim": (-5, 5), "xticks": (-4, 0, 4), "yticks": (-4, 0, 4)},
                levels=(0,),
                uprights=(0,),
                square=True,
            )
            for d in (2, 100)
        ),
    ),
)

FIGURES = (
    score_histogram,
    scores_of_one_query,
)
