"""The table of sinusoidal positions, and the inner products of its rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .figure import Data, Figure
from .style import SIZES, panel_title

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

__all__ = ["FIGURES"]

CHANNELS, POSITIONS = 32, 44


def draw_positions(canvas: Canvas, data: Data) -> None:
    """Draw both as pictures."""
    left, right = canvas.subplots(1, 2, width_ratios=(CHANNELS, POSITIONS))
    table = list(zip(*(data[f"channel {c}"] for c in range(CHANNELS)), strict=True))
    gram = list(zip(*(data[f"product {n}"] for n in range(POSITIONS)), strict=True))
    canvas.colorbar(left.imshow(table, vmin=-1, vmax=1), ax=left, ticks=(-1, 0, 1), aspect=30)
    canvas.colorbar(right.imshow(gram, cmap=SIZES), ax=right, aspect=30)
    left.set(xlabel="channel", ylabel="position $m$")
    right.set(xlabel="position $n$")
    panel_title(left, r"$p(m)$")
    panel_title(right, r"$p(m) \cdot p(n)$ over $d/2$")


positions = Figure(
    name="positions",
    title="The table of positions with its Gram matrix",
    chapter="sinusoidal",
    after="sinusoidal_inner_symmetric",
    caption=r"""The Transformer's table of positions for $d = 32$ and $\theta_j = 10000^{-2j/d}$, channels $2j$ and
    $2j+1$ being the cosine and the sine of $m \theta_j$; and its Gram matrix. Along a diagonal the Gram matrix is
    constant: it depends on $m - n$ only (Theorem~\cited{sinusoidal_inner}), not on the sign
    (\cited{sinusoidal_inner_symmetric}). On the main diagonal all positions have one length
    (\cited{sinusoidal_norm_sq}).""",
    columns=(
        "position",
        *(f"channel {c}" for c in range(CHANNELS)),
        *(f"product {n}" for n in range(POSITIONS)),
    ),
    height=3.1,
    draw=draw_positions,
)

FIGURES = (positions,)
