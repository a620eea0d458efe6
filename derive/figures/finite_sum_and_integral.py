"""The finite sum of cosines against the integral, with the proved bound of the difference."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .figure import Data, Figure
from .style import BLUE, GREEN, QUIET, RED, label, panel_title

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas


def draw(canvas: Canvas, data: Data) -> None:
    """Draw both with the band, and on logarithmic axes their difference."""
    near, far = canvas.subplots(1, 2, width_ratios=(1.15, 1))
    k, integral, bound, aliasing = data["k"], data["integral"], data["bound 128"], data["aliasing 128"][0]
    low, high = zip(*((i - b, i + b) for i, b in zip(integral, bound, strict=True)), strict=True)
    near.fill_between(k, low, high, color=BLUE, alpha=0.13, linewidth=0)
    near.plot(k, integral, color=BLUE)
    near.plot(k, data["sum 128"], color=RED, linewidth=0.9)
    label(near, 45, 0.17, r"$\mathrm{Re}\,I(k)$ and its band", BLUE)
    label(near, 45, 0.07, "$S_{64}(k)$", RED)
    near.set(xlim=(0, 100), ylim=(0, 1.02), xlabel="distance $k$")
    panel_title(near, r"$d = 128$")
    far.axvline(aliasing, color=QUIET, linewidth=0.5, linestyle=(0, (1, 2)))
    for d, color in (("128", RED), ("512", GREEN)):
        gaps = [abs(s - i) for s, i in zip(data[f"sum {d}"], integral, strict=True)]
        far.plot(k, gaps, "o", color=color, markersize=1.8, markeredgewidth=0)
        far.plot(k, data[f"bound {d}"], color=color, linewidth=3, alpha=0.25)
        label(far, 145, data[f"bound {d}"][-1], f"$d={d}$", color, va="center")
    label(far, aliasing * 0.85, 1.9, r"$\pi N/\ln b$", QUIET, ha="right")
    far.set(xscale="log", yscale="log", xlim=(0.9, 128), ylim=(1e-4, 4), xlabel="distance $k$")
    panel_title(far, r"$|S_{d/2}(k) - \mathrm{Re}\,I(k)|$ and its bound")


FIGURE = Figure(
    name="finite_sum_and_integral",
    title="The finite sum beside the integral",
    chapter="decay",
    after="riemann_sum_error",
    caption=r"""Left: the sum $S_N(k) = \frac1N \sum_{i<N} \cos(k b^{-i/N})$ read off the Transformer's own table of
    positions, $N = d/2$, beside $\mathrm{Re}\,I(k)$; the band is $k(1 - 1/b)/N$, in which
    Theorem~\cited{riemann_sum_error} says that the sum lies. Right: the distance of the two, and the bound. At $k =
    \pi N/\ln b$, the dotted line for $d = 128$, neighbours among the fastest frequencies are half a turn apart:
    beyond it the sum no longer follows the integral.""",
    columns=("k", "integral", "sum 128", "bound 128", "sum 512", "bound 512", "aliasing 128"),
    height=2.6,
    draw=draw,
)
