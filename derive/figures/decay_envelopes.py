"""How fast the five schedules decay, to a distance of 10^6, and what is proved of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .decay_schedules import SCHEDULES
from .figure import Data, Figure
from .style import LINES, label, panel_title

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

PANELS = {r"$\theta_t = b^{-t}$": ("10000^-t", "1000^-t"), r"$\theta_t = t^\alpha$": ("t^2", "t", "t^(1/2)")}


def draw(canvas: Canvas, data: Data) -> None:
    """Draw moduli and bounds on logarithmic axes, exponential schedules on the left, powers on the right."""
    lines = dict(zip(SCHEDULES, LINES, strict=True))
    both = canvas.subplots(1, 2, sharey=True)
    for axes, (title, names) in zip(both, PANELS.items(), strict=True):
        for name in names:
            color = str(lines[name]["color"])
            axes.plot(data["x"], data[f"bound {name}"], color=color, linewidth=3, alpha=0.25, solid_capstyle="butt")
            axes.plot(data["x"], data[name], **lines[name])
            if name != "t":  # ends where its root does
                written = r"$t,\ t^{1/2}$" if name == "t^(1/2)" else SCHEDULES[name]
                label(axes, 1.3e6, data[name][-1], written, color, va="center")
        axes.set(xscale="log", yscale="log", xlim=(1, 1e6), ylim=(1e-6, 1.5), xlabel=r"distance $x$")
        panel_title(axes, title)
    both[0].set_ylabel(r"$|I(x)|$ and its bound")


FIGURE = Figure(
    name="decay_envelopes",
    title="Their decay on logarithmic axes",
    chapter="decay",
    after="decay_power_rate",
    caption=r"""The same five integrals up to $x = 10^6$: thin, the largest modulus from $x$ to $x + 2\pi$; broad and
    pale, its proved bound. Exponential schedules first fall like a logarithm (Theorem~\cited{decay_logarithmic}),
    which the window of Figure~\ref{fig:decay_schedules} hides, and only beyond $x \approx b$ like $(b+1)/(x \ln b)$
    (Theorem~\cited{decay_bound}). A power $t^\alpha$ falls like $x^{-1/\alpha}$ if $\alpha > 1$
    (Theorem~\cited{decay_power_rate}), and else like $1/x$.""",
    columns=("x", *(column for name in SCHEDULES for column in (name, f"bound {name}"))),
    height=2.6,
    draw=draw,
)
