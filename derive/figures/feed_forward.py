"""Activations, and scores under a soft cap."""

from __future__ import annotations

from .curves import Curves, Panel, Series
from .figure import Figure
from .style import BLUE, GREEN, RED

__all__ = ["FIGURES"]

LINES_OF = {"relu": ("ReLU", BLUE, "line"), "gelu": ("GELU", RED, "dashed"), "silu": ("SiLU", GREEN, "dotted")}

activations = Figure(
    name="activations",
    title="Activations and their slopes",
    chapter="feed_forward",
    after="gelu_derivative",
    caption=r"""Three activations, and their slopes by the backward passes of the Transformer. ReLU has the slopes $0$
    and $1$, and none at $0$ (Lemma~\cited{relu_derivative}). GELU and SiLU have one everywhere
    (Theorem~\cited{gelu_derivative}, and a factor in Theorem~\cited{swiglu_vjp}), which here falls below $0$ and rises
    above $1$.""",
    columns=("x", *LINES_OF, *(f"slope {name}" for name in LINES_OF)),
    height=2.2,
    draw=Curves(
        (
            Panel(
                "x",
                tuple(
                    Series(name, color=color, way=way, said=said, at=(-3.6, 3.6 - 0.45 * n))
                    for n, (name, (said, color, way)) in enumerate(LINES_OF.items())
                ),
                "activation",
                "$x$",
                axes={"xlim": (-4, 4), "ylim": (-0.5, 4)},
                levels=(0,),
            ),
            Panel(
                "x",
                tuple(Series(f"slope {name}", color=color, way=way) for name, (_, color, way) in LINES_OF.items()),
                "slope",
                "$x$",
                axes={"xlim": (-4, 4), "ylim": (-0.2, 1.2)},
                levels=(0, 1),
            ),
        ),
    ),
)

CAPS = {1: (BLUE, "line"), 2: (GREEN, "dashed"), 4: (RED, "dotted")}

soft_caps = Figure(
    name="soft_caps",
    title="Scores under a soft cap",
    chapter="feed_forward",
    after="softcap_lt",
    caption=r"""Left: a score under a soft cap, $c \tanh(r/c)$, for $c = 1$, $2$ and $4$, from the Transformer's
    attention: it is less than $c$ (Theorem~\cited{softcap_lt}). Right: its slope by the backward pass, which is $1 -
    \tanh(r/c)^2$ (Theorem~\cited{softcap_derivative}): where the cap holds a score back, it holds back the gradient
    too.""",
    columns=("score", *(c for cap in CAPS for c in (f"capped {cap}", f"slope {cap}"))),
    height=2.2,
    draw=Curves(
        (
            Panel(
                "score",
                tuple(
                    Series(f"capped {cap}", color=color, way=way, said=f"$c = {cap}$", at=(8.2, 0.97 * cap))
                    for cap, (color, way) in CAPS.items()
                ),
                "capped score",
                "score $r$",
                axes={"xlim": (-8, 8), "ylim": (-4.2, 4.2), "xticks": (-8, -4, 0, 4, 8)},
                levels=(0,),
            ),
            Panel(
                "score",
                tuple(Series(f"slope {cap}", color=color, way=way) for cap, (color, way) in CAPS.items()),
                "slope",
                "score $r$",
                axes={"xlim": (-8, 8), "ylim": (0, 1.03), "xticks": (-8, -4, 0, 4, 8)},
            ),
        ),
    ),
)

FIGURES = (activations, soft_caps)
