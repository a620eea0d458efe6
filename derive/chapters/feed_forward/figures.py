"""Activations, and scores under a soft cap."""

from __future__ import annotations

from ...figures.curves import Curves, Panel, Series
from ...figures.figure import Figure
from ...figures.flow import Arrows, Flow, Station
from ...figures.grids import Grid, Grids, row_columns
from ...figures.style import BLUE, GREEN, RED

__all__ = ["FIGURES"]

LINES_OF = {"relu": ("ReLU", BLUE, "line"), "gelu": ("GELU", RED, "dashed"), "silu": ("SiLU", GREEN, "dotted")}

activations = Figure(
    name="activations",
    title="Activations and their slopes",
    chapter="feed_forward",
    after="gelu_derivative",
    caption=r"""Three activations, and their slopes by the backward passes of the Transformer. ReLU has the slopes $0$
    and $1$ off $0$ (Proposition~\cited{relu_derivative}), where it has none. GELU and SiLU have one everywhere
    (Proposition~\cited{gelu_derivative}, and a factor in Proposition~\cited{swiglu_vjp}), which here falls below $0$
    and rises above $1$.""",
    columns=("x", *LINES_OF, *(f"slope {name}" for name in LINES_OF)),
    height=2.2,
    draw=Curves(
        (
            Panel(
                "x",
                tuple(
                    Series(name, color=color, way=way, said=label, at=(-3.6, 3.6 - 0.45 * n))
                    for n, (name, (label, color, way)) in enumerate(LINES_OF.items())
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
    attention: it is less than $c$ (Proposition~\cited{softcap_lt}). Right: its slope by the backward pass, which is $1
    - \tanh(r/c)^2$ (Proposition~\cited{softcap_derivative}): where the cap holds a score back, it holds back the
    gradient too.""",
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

feed_forward_flow = Figure(
    name="feed_forward_flow",
    title="What flows back through a feed-forward network",
    chapter="feed_forward",
    after="feed_forward_backward_weight_out",
    caption=r"""Two linear maps with a ReLU between, solid, and the backward pass, dashed: the gradients at the second
    weight (Proposition~\cited{feed_forward_backward_weight_out}), the input (\cited{feed_forward_backward}), the first
    weight (\cited{feed_forward_backward_weight}) and the first bias (\cited{feed_forward_backward_bias}). The three
    last rest on $dH$, where only entries are left whose $H$ is positive, and ask that no $H$ is $0$.""",
    height=2.5,
    draw=Flow(
        nodes=(
            Station("X", (10, 53), "$X$", size=(12, 8)),
            Station("Wb", (31, 41), "$W$, $b$", means=("W", "b"), size=(16, 8)),
            Station("H", (58, 53), "$H = XW + b$", size=(27, 8)),
            Station("A", (97, 53), r"$A = \mathrm{ReLU}(H)$", size=(32, 8)),
            Station("V", (119, 41), "$V$", size=(12, 8)),
            Station("Y", (138, 53), "$AV$", size=(15, 8)),
            Station("G", (138, 27), "$G$", "given", size=(9, 7)),
            Station("dV", (97, 27), r"$dV = A^{\!\top} G$", "gradient", gradient_at="V", size=(25, 8)),
            Station("dA", (119, 9), r"$dA = G V^{\!\top}$", "gradient", size=(23, 8)),
            Station("dH", (82, 9), r"$dH = dA \odot [H > 0]$", "gradient", size=(38, 8)),
            Station("db", (56.5, 27), r"$db = 1^{\!\top} dH$", "gradient", gradient_at="b", size=(22, 8)),
            Station("dX", (29, 24), r"$dX = dH\,W^{\!\top}$", "gradient", gradient_at="X", size=(27, 8)),
            Station("dW", (15, 9), r"$dW = X^{\!\top} dH$", "gradient", gradient_at="W", size=(27, 8)),
        ),
        steps=(
            Arrows("H", ("X", "Wb")),
            Arrows("A", ("H",)),
            Arrows("Y", ("A", "V")),
            Arrows("dV", ("A", "G"), "feed_forward_backward_weight_out"),
            Arrows("dA", ("G", "V")),
            Arrows("dH", ("dA", "H")),
            Arrows("db", ("dH",), "feed_forward_backward_bias"),
            Arrows("dX", ("dH", "Wb"), "feed_forward_backward"),
            Arrows("dW", ("dH", "X"), "feed_forward_backward_weight"),
        ),
    ),
)

gated_flow = Figure(
    name="gated_flow",
    title="What flows back through a gate",
    chapter="feed_forward",
    after="swiglu_vjp",
    caption=r"""SwiGLU: one half $x$, through SiLU, is the gate of the other, $u$. Dashed, the gradients from that at
    the output, $g$ (Proposition~\cited{swiglu_vjp}): that at each half has a factor of the other.""",
    height=1.7,
    draw=Flow(
        nodes=(
            Station("x", (11, 35), "$x$", size=(12, 8)),
            Station("silu", (50, 35), r"$\mathrm{silu}(x)$", size=(23, 8)),
            Station("u", (83, 35), "$u$", size=(12, 8)),
            Station("product", (117, 35), r"$\mathrm{silu}(x)\, u$", size=(27, 8)),
            Station("g", (140, 9), "$g$", "given", size=(8, 7)),
            Station("du", (110, 19), r"$du = g\, \mathrm{silu}(x)$", "gradient", gradient_at="u", size=(31, 8)),
            Station(
                "dx", (32, 9), r"$dx = g\, u\, \mathrm{silu}^{\prime}(x)$", "gradient", gradient_at="x", size=(36, 8)
            ),
        ),
        steps=(
            Arrows("silu", ("x",)),
            Arrows("product", ("silu", "u"), bends={"silu": -0.25}),
            Arrows("du", ("g", "silu"), "swiglu_vjp"),
            Arrows("dx", ("g", "u", "x"), "swiglu_vjp"),
        ),
    ),
)

residual_flow = Figure(
    name="residual_flow",
    title="Around a sublayer and through it",
    chapter="feed_forward",
    after="residual_backward",
    caption=r"""A feed-forward network $F$ with a residual connection, solid, and the backward pass, dashed: the
    gradient $R$ at the output reaches the input around $F$ as it is, and through $F$ with the Jacobian $J_F$ of $F$;
    the two add up (Proposition~\cited{residual_backward}).""",
    height=1.7,
    draw=Flow(
        nodes=(
            Station("X", (13, 26), "$X$", size=(14, 8)),
            Station("F", (62, 37), "$F(X)$", means=("W", "b", "U"), size=(24, 8)),
            Station("Y", (117, 26), "$X + F(X)$", size=(27, 8)),
            Station("R", (140, 6.5), "$R$", "given", size=(8, 7)),
            Station("J", (83, 17), r"$J_F^{\!\top} R$", "gradient", size=(28, 8)),
            Station("dX", (24, 6.5), r"$dX = R + J_F^{\!\top} R$", "gradient", gradient_at="X", size=(28, 8)),
        ),
        steps=(
            Arrows("F", ("X",)),
            Arrows("Y", ("X", "F")),
            Arrows("J", ("R", "F")),
            Arrows("dX", ("R", "J"), "residual_backward"),
        ),
        aside=("gamma",),
    ),
)

embedding_gradient = Figure(
    name="embedding_gradient",
    title="Rows are fetched, and their gradients brought back",
    chapter="feed_forward",
    after="embedding_backward_of_absent",
    caption=r"""Eight tokens as rows with a single $1$ in the column of their word; gradients at their embeddings; and
    the gradient at the table of words, from the Transformer's backward pass. It is the sum over the tokens of a word
    (Proposition~\cited{embedding_backward}): the row of word $4$ has three of them. Words that do not occur have rows
    of zeros (Proposition~\cited{embedding_backward_of_absent}).""",
    columns=(*row_columns("word", 8), *row_columns("output", 8), *row_columns("table", 8)),
    height=1.95,
    draw=Grids(
        (
            Grid("word", 8, "words of tokens", "word", "token"),
            Grid("output", 8, "gradient at outputs", "channel", "token", "signed"),
            Grid("table", 8, "gradient at the table", "channel", "word", "signed"),
        ),
        limit=1.8,
    ),
)

smoothed_labels = Figure(
    name="smoothed_labels",
    title="Smoothed labels pull back",
    chapter="feed_forward",
    after="label_smoothed_cross_entropy_gradient",
    caption=r"""The gradient of the cross-entropy at six logits, of which that of the target, class $1$, is far ahead,
    from the Transformer. Left: with the target as it is, the gradient asks for more of the same, and the less the
    nearer the weight is to $1$. Right: smoothed by $\epsilon = 1/10$ it is $p_j - y_j$ with $y_1 = 1 - \epsilon +
    \epsilon/6$ (Theorem~\cited{label_smoothed_cross_entropy_gradient}), which here has the other sign: the weight is
    larger than $y_1$.""",
    columns=("class", "plain", "smoothed"),
    height=2.0,
    draw=Curves(
        tuple(
            Panel(
                "class",
                (Series(name, way="bars"),),
                title,
                "class",
                "gradient" if name == "plain" else "",
                axes={"ylim": (-0.03, 0.08)},
                levels=(0,),
            )
            for name, title in (("plain", "target as it is"), ("smoothed", "target smoothed"))
        ),
        sharey=True,
    ),
)

z_loss = Figure(
    name="z_loss",
    title="What the z-loss holds in place",
    chapter="feed_forward",
    after="z_loss_gradient",
    caption=r"""Three logits are shifted together. Their cross-entropy does not see it
    (Proposition~\cited{softmax_shift_invariant}). The z-loss, the square of log-sum-exp $\log Z$, is a parabola in the
    shift, as its gradient $2 \log Z\, p_j$ adds up to $2 \log Z$ (Proposition~\cited{z_loss_gradient}): it holds $\log
    Z$ near $0$.""",
    columns=("shift", "cross-entropy", "z-loss"),
    height=2.1,
    draw=Curves(
        (
            Panel(
                "shift",
                (
                    Series("z-loss", color=RED, said=r"z-loss", at=(2.9, 18.0), ha="right"),
                    Series("cross-entropy", way="dashed", said="cross-entropy", at=(1.6, 1.6)),
                ),
                xlabel="shift of all logits",
                axes={"xlim": (-4, 4), "ylim": (-1, 27)},
            ),
        ),
    ),
)

moving_averages = Figure(
    name="moving_averages",
    title="What a moving average has missed",
    chapter="feed_forward",
    after="moving_average_bias",
    caption=r"""Moving averages of a gradient that stays $1$, from $0$ on, for $\beta = 0.9$ and $0.99$: after $t$ steps
    $1 - \beta^t$ of it (Proposition~\cited{moving_average_bias}). Divided by that, as Adam does, they are $1$ from the
    first step on: the level line.""",
    columns=("step", "0.9", "corrected 0.9", "0.99", "corrected 0.99"),
    height=2.0,
    draw=Curves(
        (
            Panel(
                "step",
                (
                    Series("corrected 0.9", way="bound", color=GREEN, said="corrected", at=(101, 1.0)),
                    Series("corrected 0.99", color=GREEN, way="dotted"),
                    Series("0.9", said=r"$\beta = 0.9$", at=(16, 0.72)),
                    Series("0.99", way="dashed", color=RED, said=r"$\beta = 0.99$", at=(60, 0.36)),
                ),
                xlabel="step $t$",
                ylabel="average",
                axes={"xlim": (1, 100), "ylim": (0, 1.08), "xticks": (1, 20, 40, 60, 80, 100)},
            ),
        ),
    ),
)

FIGURES = (
    activations,
    soft_caps,
    feed_forward_flow,
    gated_flow,
    residual_flow,
    embedding_gradient,
    smoothed_labels,
    z_loss,
    moving_averages,
)
