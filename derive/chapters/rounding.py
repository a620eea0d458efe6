"""Rounding errors of gradients against the bounds that are derived for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..figures.figure import Data, Figure
from ..figures.style import BLUE, GREEN, ORANGE, PURPLE, QUIET

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

__all__ = ["FIGURES"]

PARTS = {
    "self_attention": ("attention", BLUE, "o"),
    "feed_forward": ("feed-forward", GREEN, "s"),
    "norm": ("LayerNorm", PURPLE, "^"),
    "x": ("input", ORANGE, "D"),
}
"""The tensors by the beginning of their names: a name to print, a colour and a mark."""


def draw_rounding_errors(canvas: Canvas, data: Data) -> None:
    """Draw a mark for each entry that is not exact, and the line on which an error would be its bound."""
    axes = canvas.subplots()
    low, high = 1e-7, 3e-5
    axes.plot((low, high), (low, high), color="black", linewidth=0.8)
    axes.plot((low, high), (low / 16, high / 16), color=QUIET, linewidth=0.6, linestyle=(0, (4, 2)))
    for start, (name, color, mark) in PARTS.items():
        rows = zip(data["tensor"], data["bound"], data["error"], strict=True)
        points = [(b, e) for tensor, b, e in rows if tensor.startswith(start) and e > 0]
        axes.plot(*zip(*points, strict=True), mark, color=color, markersize=2.5, markeredgewidth=0, label=name)
    axes.set(xscale="log", yscale="log", xlim=(low, high), ylim=(1e-10, high), xlabel="bound", ylabel="error")
    axes.legend(frameon=False, loc="lower right", handletextpad=0.2, markerscale=1.4, borderaxespad=0.2)
    along: dict[str, Any] = {"rotation": 45, "rotation_mode": "anchor", "transform_rotates_text": True}
    axes.text(1.2e-7, 1.7e-7, "error = bound", fontsize=8.5, **along)
    axes.text(1.2e-7, 1.7e-7 / 16, "error = one standard deviation", fontsize=8.5, color=QUIET, **along)


rounding_errors = Figure(
    name="rounding_errors",
    title="Rounding errors beside their bounds",
    chapter="",
    caption=r"""Gradients of an encoder layer by its hand-written backward pass: the true error of each entry in
    single precision, by enclosures, against the bound that is derived for this entry from the computation itself, $16
    u$ times the root of the squared responses to all roundings. On the dashed line an error is one standard
    deviation.""",
    columns=("tensor", "error", "bound"),
    height=3.0,
    draw=draw_rounding_errors,
    words=("tensor",),
)

FIGURES = (rounding_errors,)
