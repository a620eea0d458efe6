"""LayerNorm as a projection."""

from __future__ import annotations

from .curves import Curves, Panel, Series
from .figure import Figure
from .style import ORANGE, RED

__all__ = ["FIGURES"]

layernorm_projection = Figure(
    name="layernorm_projection",
    title="LayerNorm as a projection",
    chapter="normalization",
    after="layernorm_sum_of_squares",
    caption=r"""LayerNorm of three entries without gain and bias, looked at along $(1, 1, 1)$. The mean is what one
    does not see from there: subtracting it is the projection to this plane, in which all outputs lie
    (Lemma~\cited{layernorm_sum_zero}). Left: a lattice of inputs. Right: their outputs, from the Transformer, with
    $\varepsilon = 1/20$: each keeps its direction and moves to the length $\sqrt{3\, v/(v + \varepsilon)}$, where $v$
    is the variance of the input (Proposition~\cited{layernorm_sum_of_squares}): inside of the circle of radius $\sqrt
    3$, the nearer to it the farther out the input.""",
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

FIGURES = (layernorm_projection,)
