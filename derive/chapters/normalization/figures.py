"""LayerNorm as a projection."""

from __future__ import annotations

from ...figures.curves import Curves, Panel, Series
from ...figures.figure import Figure
from ...figures.flow import Arrows, Flow, Station
from ...figures.grids import Grid, Grids, row_columns
from ...figures.style import ORANGE, RED

__all__ = ["FIGURES"]

layernorm_projection = Figure(
    name="layernorm_projection",
    title="LayerNorm as a projection",
    chapter="normalization",
    after="layernorm_sum_of_squares",
    caption=r"""LayerNorm of three entries without gain and bias, looked at along $(1, 1, 1)$. The mean is what one does
    not see from there: subtracting it is the projection to this plane, in which all outputs lie
    (Proposition~\cited{layernorm_sum_zero}). Left: a lattice of inputs. Right: their outputs, from the Transformer,
    with $\varepsilon = 1/20$: each keeps its direction and moves to the length $\sqrt{3\, v/(v + \varepsilon)}$, where
    $v$ is the variance of the input (Proposition~\cited{layernorm_sum_of_squares}): inside of the circle of radius
    $\sqrt 3$, the nearer to it the farther out the input.""",
    columns=("input 1", "input 2", "output 1", "output 2", "circle 1", "circle 2"),
    height=2.7,
    draw=Curves(
        (
            Panel(
                "input 1",
                (Series("input 2", way="marks"),),
                "inputs, mean removed",
                levels=(0,),
                uprights=(0,),
                axes={"xlim": (-1.9, 1.9), "ylim": (-1.9, 1.9), "xticks": (-1, 0, 1), "yticks": (-1, 0, 1)},
                square=True,
            ),
            Panel(
                "output 1",
                (
                    Series("circle 2", "circle 1", color=ORANGE),
                    Series("output 2", way="marks", color=RED),
                ),
                "outputs",
                levels=(0,),
                uprights=(0,),
                axes={"xlim": (-1.9, 1.9), "ylim": (-1.9, 1.9), "xticks": (-1, 0, 1), "yticks": (-1, 0, 1)},
                notes=((1.55, 1.45, r"$\sqrt{3}$"),),
                square=True,
            ),
        ),
    ),
)

layernorm_backward = Figure(
    name="layernorm_backward",
    title="The backward pass of LayerNorm",
    chapter="normalization",
    after="layernorm_vjp",
    caption=r"""LayerNorm, solid, and its backward pass, dashed (Theorem~\cited{layernorm_vjp}). From the gradient $g$
    at the output its mean is taken away, and what of it lies along the output $\hat{x}$; then it is divided by the
    deviation $s$. Of the other entries of a token an entry needs three numbers only: $s$, and the means of $g_i$ and
    of $g_i \hat{x}_i$. A bar is a mean over the entries: $\mu = \bar{x}$.""",
    height=2.05,
    draw=Flow(
        nodes=(
            Station("x", (10, 41), "$x$", size=(12, 8)),
            Station("s", (48, 41), r"$s = \sqrt{v(x) + \varepsilon}$", size=(33, 9)),
            Station("y", (97, 41), r"$\hat{x} = (x - \mu)/s$", size=(31, 9)),
            Station("g", (139, 41), "$g$", "given", size=(8, 7)),
            Station("c", (132, 12), r"$g - \bar g$", "gradient", size=(20, 9)),
            Station("d", (83, 12), r"$g - \bar g - \hat{x}\, \overline{g \hat{x}}$", "gradient", size=(37, 9)),
            Station(
                "dx",
                (28, 12),
                r"$(g - \bar g - \hat{x}\, \overline{g \hat{x}})/s$",
                "gradient",
                gradient_at="x",
                size=(41, 9),
            ),
        ),
        steps=(
            Arrows("s", ("x",)),
            Arrows("y", ("x", "s"), bends={"x": 0.13}),
            Arrows("c", ("g",)),
            Arrows("d", ("c", "y", "g")),
            Arrows("dx", ("d", "s"), "layernorm_vjp"),
        ),
        aside=("epsilon",),
    ),
)

normalized_scores = Figure(
    name="normalized_scores",
    title="Scores with RMSNorm before them, and without",
    chapter="normalization",
    after="normalized_score_bound",
    caption=r"""Scores, divided by $\sqrt d$, of queries and keys of $d = 16$ channels that are multiplied by a growing
    factor, from the Transformer's forward pass: as they are (dots), and with RMSNorm before (rings). The rings lie
    between $-\sqrt d$ and $\sqrt d$, the level lines, whatever the factor
    (Proposition~\cited{normalized_score_bound}).""",
    columns=("factor", "plain", "normalized", "above", "below"),
    height=2.3,
    draw=Curves(
        (
            Panel(
                "factor",
                (
                    Series("above", way="dashed", color=RED, said=r"$\sqrt{d}$", at=(10.15, 4)),
                    Series("below", way="dashed", color=RED, said=r"$-\sqrt{d}$", at=(10.15, -4)),
                    Series("plain", way="dots"),
                    Series("normalized", way="circles", color=RED),
                ),
                xlabel="factor",
                ylabel="score",
                axes={"xlim": (0, 10), "yscale": "symlog", "ylim": (-1000, 1000)},
            ),
        ),
    ),
)

shared_statistics = Figure(
    name="shared_statistics",
    title="Who shares a mean",
    chapter="normalization",
    after="batchnorm_is_layernorm_transposed",
    caption=r"""On which entries of the input (dark) one entry of the output depends, rows being tokens and columns
    channels: where the Transformer's backward pass has a gradient that is not zero. LayerNorm takes mean and variance
    over the channels of a token, BatchNorm over the tokens of a channel
    (Proposition~\cited{batchnorm_is_layernorm_transposed}).""",
    columns=(*row_columns("layer", 6), *row_columns("batch", 6)),
    height=1.75,
    draw=Grids(
        (
            Grid("layer", 6, "LayerNorm", "channel", "token"),
            Grid("batch", 6, "BatchNorm", "channel"),
        ),
    ),
)

FIGURES = (
    layernorm_projection,
    layernorm_backward,
    normalized_scores,
    shared_statistics,
)
