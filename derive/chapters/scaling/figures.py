"""Show the use of dividing scores by the root of d: the trace of the Jacobian at more and more channels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...figures.curves import Curves, Panel, Series
from ...figures.figure import Data, Figure
from ...figures.style import BLUE, RED, label

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

__all__ = ["FIGURES"]

KINDS = {"divided": (r"divided by $\sqrt{d}$", BLUE, "o"), "plain": ("not divided", RED, "s")}


def draw_scaling_saturation(canvas: Canvas, data: Data) -> None:
    """Draw means as marks, and their bounds."""
    axes = canvas.subplots()
    for name, (written, color, mark) in KINDS.items():
        axes.plot(data["d"], data[f"bound {name}"], color=color, linewidth=3, alpha=0.25)
        axes.plot(data["d"], data[name], mark, color=color, markersize=4, markeredgewidth=0, clip_on=False)
        label(axes, 1120, data[name][-1], written, color, va="center")
    axes.set(xscale="log", yscale="log", xlim=(7, 1024), ylim=(0.05, 1.05), xlabel="channels $d$", ylabel="mean trace")
    axes.set_xticks(data["d"], [f"${d:.0f}$" for d in data["d"]])
    axes.set_xticks([], minor=True)


scaling_saturation = Figure(
    name="scaling_saturation",
    title="What the division is for",
    chapter="scaling",
    after="scaled_softmax_jacobian",
    caption=r"""The mean trace $1 - \sum_i p_i^2$ of the Jacobian of softmax (Lemma~\cited{softmax_jacobian_trace})
    at the scores of a standard normal query with sixteen such keys, from the Transformer's forward pass: marks.
    Broad and pale, a bound of the true mean, from above for scores that nobody divided, from below for the others:
    $U(16, d)$ and $V(16, d)$ of the statement~\cited{expected_softmax_gradient_bounds}, which is certified in
    numbers. Without the division the mean falls at least like $1/\sqrt d$; divided, it stays above $V(16, d)$. The
    gradient at the scores before the division has one more factor $1/\sqrt d$
    (Theorem~\cited{scaled_softmax_jacobian}).""",
    columns=("d", "divided", "bound divided", "plain", "bound plain"),
    height=2.3,
    draw=draw_scaling_saturation,
)

scores_by_width = Figure(
    name="scores_by_width",
    title="Two ways in which scores grow",
    chapter="scaling",
    after="width_scalings",
    caption=r"""The root mean square of scores that nobody divided, of standard normal queries, from the Transformer's
    forward pass: with independent keys, and with keys that are the queries themselves. Broad and pale, $\sqrt d$ and
    $d$. Divided by $\sqrt d$, those of independent queries and keys keep their variance at every $d$; divided by $d$,
    those of aligned ones keep their mean (Proposition~\cited{width_scalings}).""",
    columns=("d", "independent", "aligned", "root", "whole"),
    height=2.3,
    draw=Curves(
        (
            Panel(
                "d",
                (
                    Series("whole", way="bound", color=RED, said="$d$", at=(1120, 1024)),
                    Series("root", way="bound", said=r"$\sqrt{d}$", at=(1120, 32)),
                    Series("aligned", way="marks", color=RED, said="keys are queries", at=(34, 200)),
                    Series("independent", way="marks", said="independent keys", at=(90, 4.5)),
                ),
                xlabel="channels $d$",
                ylabel="size of a score",
                axes={"xscale": "log", "yscale": "log", "xlim": (7, 1024), "ylim": (2, 1500)},
            ),
        ),
    ),
)

FIGURES = (
    scaling_saturation,
    scores_by_width,
)
