"""The five schedules of the source, in the window in which it plots them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .figure import Data, Figure
from .style import LINES, QUIET, label

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

SCHEDULES = {
    "10000^-t": r"$10000^{-t}$",
    "1000^-t": r"$1000^{-t}$",
    "t": r"$t$",
    "t^2": r"$t^2$",
    "t^(1/2)": r"$t^{1/2}$",
}
"""The schedules as their columns are called, and as they are written."""


def draw(canvas: Canvas, data: Data) -> None:
    """Draw the real parts against the distance, which has both signs."""
    axes = canvas.subplots()
    x = [-d for d in reversed(data["x"])] + list(data["x"])
    axes.axhline(0, color=QUIET, linewidth=0.4)
    for (name, written), line in zip(SCHEDULES.items(), LINES, strict=True):
        apart = name not in ("t", "t^(1/2)")  # these two end together
        axes.plot(x, [*reversed(data[name]), *data[name]], label="_" if apart else written, **line)
        if apart:
            label(axes, 130, data[name][-1], written, str(line["color"]), va="center")
    axes.set(xlim=(-128, 128), ylim=(-0.5, 1.02), xlabel="distance $x$", ylabel=r"$\mathrm{Re}\, I(x)$")
    axes.set_xticks(range(-128, 129, 32))
    axes.legend(frameon=False, handlelength=4, loc="lower right", borderaxespad=0.2, ncols=2)


FIGURE = Figure(
    name="decay_schedules",
    title="Five schedules of frequencies",
    chapter="decay",
    after="decay_square_root",
    caption=r"""The real part of $I(x) = \int_0^1 \mathrm{e}^{\mathrm{i} x \theta_t}\,\mathrm{d}t$ for five schedules
    $\theta_t$, in the window in which the source \source{seed003}{} plots them. The curves are the closed forms of
    Theorems~\cited{decay_closed_form}, \cited{decay_linear}, \cited{decay_square} and \cited{decay_square_root}. In
    this window $t$ and $t^{1/2}$ cross the axis and the others do not; but each exponential schedule changes sign
    further out (Theorem~\cited{exponential_decay_changes_sign}).""",
    columns=("x", *SCHEDULES),
    height=2.5,
    draw=draw,
)
