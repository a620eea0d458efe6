"""Softmax: its Jacobian as a picture and as logits grow, what a gap leaves of it, what errors of the logits do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...figures.curves import Curves, Panel, Series
from ...figures.figure import Data, Figure
from ...figures.style import BLUE, GREEN, PURPLE, QUIET, RED, label, panel_title

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

__all__ = ["FIGURES"]

SCALES, SIZE = (1, 4), 12


def draw_softmax_jacobian(canvas: Canvas, data: Data) -> None:
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


softmax_jacobian = Figure(
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
    draw=draw_softmax_jacobian,
)


def draw_softmax_saturation(canvas: Canvas, data: Data) -> None:
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


softmax_saturation = Figure(
    name="softmax_saturation",
    title="The saturation of softmax",
    chapter="softmax",
    after="softmax_jacobian_le_of_gap",
    caption=r"""Left: the largest eigenvalue of the Jacobian of softmax. For the logits $(a, a, 2a, 4a)$ of the source
    \source{seed000}{} it falls to $0$ as $a$ grows, but first it rises. With a tie at the top it tends to $\frac12$,
    which it never exceeds (Proposition~\cited{softmax_jacobian_norm_le_half}): large logits alone do not make gradients
    vanish, gaps do. Right: the largest entry $|J_{ij}|$ for $(a, a, 2a, 4a)$ and, broad and pale, its bound
    $3\,\mathrm{e}^{-2a}$ by the gap $2a$ (Theorem~\cited{softmax_jacobian_le_of_gap}).""",
    columns=("a", "norm", "tied", "entry", "bound entry"),
    height=2.4,
    draw=draw_softmax_saturation,
)

gap_both_ways = Figure(
    name="gap_both_ways",
    title="A gap, and what it leaves of the Jacobian",
    chapter="softmax",
    after="softmax_product_ge_of_gap",
    caption=r"""The product $p_m p_l$, an entry of the Jacobian of softmax but for its sign, of the largest of four
    logits and the next, a gap $g = x_m - x_l$ below it; the other two are anywhere below: dots. Broad and pale, the
    bounds $\mathrm{e}^{-g}/16$ (Proposition~\cited{softmax_product_ge_of_gap}) and $3\,\mathrm{e}^{-g}$
    (Proposition~\cited{softmax_product_le_of_gap}). Both fall at the same rate: the entry vanishes if the gap grows,
    and only then.""",
    columns=("gap", "product", "lower", "upper"),
    height=2.3,
    draw=Curves(
        (
            Panel(
                "gap",
                (
                    Series("upper", way="bound", color=RED, said=r"$3\,e^{-g}$", at=(5.0, 6e-2)),
                    Series("lower", way="bound", color=GREEN, said=r"$e^{-g}/16$", at=(3.2, 1e-4), ha="right"),
                    Series("product", way="dots", said="$p_m p_l$", at=(10.15, 3e-5)),
                ),
                xlabel="gap $g$",
                axes={"yscale": "log", "xlim": (0, 10), "ylim": (1e-6, 5)},
            ),
        ),
    ),
)

perturbed_averages = Figure(
    name="perturbed_averages",
    title="What errors of the logits can do",
    chapter="softmax",
    after="perturbed_mean_le",
    caption=r"""How far an average of values at random between $0$ and $1$ moves when each logit is off by $c$, upwards
    where the value is more than $\frac12$, for two logits (dots) and for eight (rings). The line is the bound
    $(\mathrm{e}^c - 1)/(\mathrm{e}^c + 1) = \tanh(c/2)$ (Proposition~\cited{perturbed_mean_le}). Broad and pale, the
    logits $(-c, 0)$ with the errors $(c, -c)$ and the values $1$ and $0$: they reach it at every $c$, so it cannot be
    lowered.""",
    columns=("error", "size 2", "size 8", "worst", "bound"),
    height=2.3,
    draw=Curves(
        (
            Panel(
                "error",
                (
                    Series("worst", way="bound", color=RED),
                    Series("bound", color=RED, said=r"$\tanh(c/2)$", at=(0.55, 0.6), ha="right"),
                    Series("size 8", way="circles", color=GREEN),
                    Series("size 2", way="dots"),
                ),
                xlabel="error $c$",
                ylabel="distance of averages",
                axes={"xlim": (0, 5), "ylim": (0, 1.02)},
            ),
        ),
    ),
)

TRIPLES = {
    "first": (BLUE, r"$(\frac{5}{4}, 0, -1)$", (0.1, 0.25), "right"),
    "second": (GREEN, r"$(0, \frac{5}{4}, 1)$", (0.87, 0.3), "left"),
    "third": (PURPLE, r"$(-\frac{1}{2}, 0, \frac{3}{4})$", (0.7, 0.6), "left"),
    "tied": (RED, "$(1, 0, 1)$", (0.22, 0.47), "right"),
}

scaled_weights = Figure(
    name="scaled_weights",
    title="Weights from small logits to large ones",
    chapter="softmax",
    after="softmax_zero_scale_limit",
    caption=r"""The weights of three logits $c x$ as points of a triangle, whose corners have one weight $1$, for four
    $x$ and $c$ from $0$ on. All begin in the middle (Theorem~\cited{softmax_zero_scale_limit}). With one largest logit
    they end in its corner; with two, in the middle of an edge (Theorem~\cited{softmax_scaled_limit}). For $(0,
    \frac54, 1)$, where two are nearly tied, they run along an edge before they reach its corner.""",
    columns=("scale", *(f"{name} {part}" for name in TRIPLES for part in ("across", "up")), "edge across", "edge up"),
    height=2.6,
    draw=Curves(
        (
            Panel(
                "edge across",
                (
                    Series("edge up", color=QUIET),
                    *(
                        Series(f"{name} up", f"{name} across", "fine marks", color, label, at, ha)
                        for name, (color, label, at, ha) in TRIPLES.items()
                    ),
                ),
                axes={"xlim": (-0.35, 1.35), "ylim": (-0.04, 0.93), "xticks": (), "yticks": ()},
                notes=((-0.09, 0.0, "$p_0 = 1$"), (1.1, 0.0, "$p_1 = 1$"), (0.62, 0.88, "$p_2 = 1$")),
                square=True,
                framed=False,
            ),
        ),
    ),
)

TIES = {1: (BLUE, "line"), 2: (GREEN, "dashed"), 3: (RED, "dotted")}

entropy_of_scaled = Figure(
    name="entropy_of_scaled",
    title="Entropy as logits grow",
    chapter="softmax",
    after="softmax_entropy_temperature_derivative_nonpos",
    caption=r"""The entropy of the weights of four logits $c x$, with one, two and three largest entries in $x$. It
    begins at $\log 4$, the most that four weights can have (Proposition~\cited{softmax_entropy_le_log_size}), and does
    not rise with $c$ (Proposition~\cited{softmax_entropy_temperature_derivative_nonpos}). The level lines are $\log 1$,
    $\log 2$, $\log 3$ and $\log 4$.""",
    columns=("scale", *(f"largest {k}" for k in TIES)),
    height=2.2,
    draw=Curves(
        (
            Panel(
                "scale",
                tuple(
                    Series(f"largest {k}", color=color, way=way, said=f"{k} largest", at=(8.1, at))
                    for (k, (color, way)), at in zip(TIES.items(), (0.05, 0.72, 1.13), strict=True)
                ),
                xlabel="scale $c$",
                ylabel="entropy",
                axes={"xlim": (0, 8), "ylim": (0, 1.5)},
                levels=(0.0, 0.6931, 1.0986, 1.3863),
            ),
        ),
    ),
)

gradient_of_divided = Figure(
    name="gradient_of_divided",
    title="When dividing makes a gradient larger",
    chapter="softmax",
    after="softmax_gradient_scaling_threshold",
    caption=r"""The derivative of one of two weights in the difference $u$ of the logits (solid), and of the same
    weight at $u/8$, with the factor $1/8$ that dividing brings (dashed), by the forward derivative of the Transformer's
    softmax. Beyond one threshold dividing makes the gradient larger, and nowhere else
    (Theorem~\cited{softmax_gradient_scaling_threshold}); the upright line is at $3.449$.""",
    columns=("u", "plain", "divided"),
    height=2.1,
    draw=Curves(
        (
            Panel(
                "u",
                (
                    Series("plain", said="not divided", at=(1.1, 0.21)),
                    Series("divided", way="dashed", color=RED, said="divided by $8$", at=(7.0, 0.05)),
                ),
                xlabel="difference $u$",
                axes={"xlim": (0, 10), "ylim": (0, 0.26)},
                uprights=(3.449,),
            ),
        ),
    ),
)

FIGURES = (
    softmax_jacobian,
    softmax_saturation,
    gap_both_ways,
    perturbed_averages,
    scaled_weights,
    entropy_of_scaled,
    gradient_of_divided,
)
