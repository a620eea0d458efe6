"""The norm of the Jacobian of softmax as logits grow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .figure import Data, Figure
from .style import BLUE, GREEN, QUIET, RED, label, panel_title

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas


def draw(canvas: Canvas, data: Data) -> None:
    """Draw norms on a linear axis, where they first rise, and on a logarithmic one with the bound of an entry."""
    near, far = canvas.subplots(1, 2)
    a = data["a"]
    near.axhline(0.5, color=QUIET, linewidth=0.6, linestyle=(0, (4, 2)))
    near.plot(a, data["norm"], color=BLUE)
    near.plot(a, data["tied"], color=RED, linestyle=(0, (5, 1.5)))
    top = max(range(len(a)), key=lambda i: float(data["norm"][i]))
    near.plot(a[top], data["norm"][top], "o", color=BLUE, markersize=3.5)
    label(near, a[top] + 0.1, data["norm"][top], f"{data['norm'][top]:.2f}", BLUE)
    label(near, 1.7, 0.1, r"$(a, a, 2a, 4a)$", BLUE)
    label(near, 1.2, 0.44, r"$(a, a, 4a, 4a)$", RED)
    near.set(xlim=(0, 4), ylim=(0, 0.55), xlabel="$a$")
    panel_title(near, "norm of the Jacobian")
    far.plot(a, data["bound entry"], color=GREEN, linewidth=3, alpha=0.3)
    far.plot(a, data["entry"], color=GREEN)
    label(far, 3.1, 3e-2, r"$3\,\mathrm{e}^{-2a}$", GREEN)
    label(far, 1.1, 5e-4, r"$\max_{ij} |J_{ij}|$", GREEN)
    far.set(yscale="log", xlim=(0, 8), xlabel="$a$")
    panel_title(far, r"largest entry and its bound")


FIGURE = Figure(
    name="softmax_saturation",
    title="The saturation of softmax",
    chapter="softmax",
    after="softmax_jacobian_le_of_gap",
    caption=r"""Left: the largest eigenvalue of the Jacobian of softmax. For the logits $(a, a, 2a, 4a)$ of the source
    \source{seed000}{} it falls to $0$ as $a$ grows, but first it rises. With a tie at the top it tends to $\frac12$,
    which it never exceeds (Theorem~\cited{softmax_jacobian_norm_le_half}): large logits alone do not make gradients
    vanish, gaps do. Right: the largest entry $|J_{ij}|$ for $(a, a, 2a, 4a)$ and, broad and pale, its bound
    $3\,\mathrm{e}^{-2a}$ by the gap $2a$ (Theorem~\cited{softmax_jacobian_le_of_gap}).""",
    columns=("a", "norm", "tied", "entry", "bound entry"),
    height=2.4,
    draw=draw,
)
