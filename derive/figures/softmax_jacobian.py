"""The Jacobian of softmax as a picture, at two scales of its logits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .figure import Data, Figure
from .style import BLUE, panel_title

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

SCALES, SIZE = (1, 4), 12


def draw(canvas: Canvas, data: Data) -> None:
    """Draw the weights as bars, and below them the matrix, for each scale."""
    grid = canvas.subplots(2, 2, sharex="col", height_ratios=(1, 3))
    largest = max(abs(v) for c in SCALES for j in range(SIZE) for v in data[f"column {j} {c}"])
    for (bars, matrix), scale in zip(grid.T, SCALES, strict=True):
        bars.bar(range(SIZE), data[f"weight {scale}"], color=BLUE, width=0.8)
        panel_title(bars, r"logits $x$" if scale == 1 else rf"logits ${scale}\,x$")
        columns = [data[f"column {j} {scale}"] for j in range(SIZE)]
        picture = matrix.imshow(list(zip(*columns, strict=True)), vmin=-largest, vmax=largest, aspect="auto")
        matrix.set(xlabel=r"$j$", xticks=range(0, SIZE, 2), yticks=range(0, SIZE, 2))
    grid[0][0].set_ylabel(r"$p_j$")
    grid[1][0].set_ylabel(r"$i$")
    canvas.colorbar(picture, ax=list(grid.flat), label=r"$J_{ij}$", aspect=40)


FIGURE = Figure(
    name="softmax_jacobian",
    title="The Jacobian as a picture",
    chapter="softmax",
    after="softmax_jacobian_row_sum_zero",
    caption=r"""Softmax weights $p_j$ of twelve logits, and below them the Jacobian $J_{ij} = p_i(\delta_{ij} - p_j)$
    (Theorem~\cited{softmax_jacobian}). It is symmetric (\cited{softmax_jacobian_symmetric}), and its rows sum to zero
    (\cited{softmax_jacobian_row_sum_zero}). Four times the logits leave few entries that one can see, though none is
    zero (\cited{softmax_jacobian_ne_zero}).""",
    columns=(
        "logit",
        *(c for s in SCALES for c in (f"weight {s}", *(f"column {j} {s}" for j in range(SIZE)))),
    ),
    height=3.2,
    draw=draw,
)
