"""Attention: what flows back through it, what its masks show, how blocks of keys merge, heads that share keys."""

from __future__ import annotations

from ...figures.curves import Curves, Panel, Series
from ...figures.figure import Figure
from ...figures.flow import Arrows, Flow, Station
from ...figures.grids import Grid, Grids, row_columns
from ...figures.style import BLUE, GREEN, RED

__all__ = ["FIGURES"]

SCALE = ("r", "M")
"""The root of d, and what is added to the scores."""

attention_backward = Figure(
    name="attention_backward",
    title="What flows back through attention",
    chapter="attention",
    after="attention_backward_key",
    caption=r"""Attention from left to right, solid, and its backward pass from right to left, dashed. $G$ is the
    gradient at the output. Arrows lead to a gradient from all that it is computed from: the gradients at the values
    (Proposition~\cited{attention_backward_value}), at the weights (\cited{attention_backward_weights}), at the scores
    (\cited{attention_backward_scores}), where $D$ needs $G$ and $O$ only (\cited{attention_row_dot_identity}), at the
    queries (\cited{attention_backward_query}) and at the keys (\cited{attention_backward_key}). So a program may keep
    $Q$, $K$, $V$ and $O$, and compute $P$ once more.""",
    height=2.75,
    draw=Flow(
        nodes=(
            Station("Q", (10, 61), "$Q$", size=(12, 8)),
            Station("K", (30, 47), "$K$", size=(12, 8)),
            Station("S", (62, 54), r"$S = QK^{\!\top}\!/r + M$", size=(33, 8)),
            Station("P", (101, 54), r"$P = \mathrm{softmax}(S)$", means=("W",), size=(31, 8)),
            Station("V", (122, 65), "$V$", size=(12, 8)),
            Station("O", (138, 54), "$O = PV$", size=(20, 8)),
            Station("G", (138, 10), "$G$", "given", size=(9, 7)),
            Station("D", (138, 32), r"$D_i = G_i \cdot O_i$", "quiet", size=(22, 8)),
            Station("dV", (102, 32), r"$dV = P^{\!\top} G$", "gradient", gradient_at="V", size=(23, 8)),
            Station("dP", (115, 10), r"$dP = G V^{\!\top}$", "gradient", gradient_at="W", size=(23, 8)),
            Station("dS", (70, 10), r"$dS = P \odot (dP - D)$", "gradient", gradient_at="S", size=(36, 8)),
            Station("dQ", (37, 27), r"$dQ = dS\,K/r$", "gradient", gradient_at="Q", size=(25, 8)),
            Station("dK", (17, 10), r"$dK = dS^{\!\top}\! Q/r$", "gradient", gradient_at="K", size=(27, 8)),
        ),
        steps=(
            Arrows("S", ("Q", "K")),
            Arrows("P", ("S",)),
            Arrows("O", ("P", "V")),
            Arrows("D", ("O", "G"), "attention_row_dot_identity"),
            Arrows("dV", ("P", "G"), "attention_backward_value"),
            Arrows("dP", ("G", "V"), "attention_backward_weights"),
            Arrows("dS", ("P", "dP", "D"), "attention_backward_scores"),
            Arrows("dQ", ("dS", "K"), "attention_backward_query"),
            Arrows("dK", ("dS", "Q"), "attention_backward_key"),
        ),
        aside=SCALE,
    ),
)

MASKS = {
    "causal": ("causal", 8, 0),
    "window": ("window of 3", 8, 0),
    "sinks": ("window, 2 sinks", 8, 0),
    "documents": ("3 documents", 8, 0),
    "cache": ("cache of 5", 3, 5),
}
"""Titles, numbers of queries, and the position of the first one, by the names of columns."""

masks_of_attention = Figure(
    name="masks_of_attention",
    title="What a mask lets through",
    chapter="attention",
    after="masked_keys_invisible",
    caption=r"""Which keys (across) have a weight that is not zero for which query (down), from the Transformer's
    forward pass under five masks: causal; a sliding window; a window with the first two keys kept in sight; three
    documents packed into one row; and three new tokens behind a cache of five. What is pale may be anything, and the
    output is the same (Theorem~\cited{masked_keys_invisible}). In all five no query sees a later key, so no row changes
    when tokens are appended (Theorem~\cited{causal_pass_sees_prefix_only}).""",
    columns=tuple(c for name, (_, count, _) in MASKS.items() for c in row_columns(name, count)),
    height=1.5,
    draw=Grids(
        tuple(Grid(name, count, title, first_row=first) for name, (title, count, first) in MASKS.items()),
    ),
)

merging_of_blocks = Figure(
    name="merging_of_blocks",
    title="Attention block by block",
    chapter="attention",
    after="online_softmax_merge",
    caption=r"""Keys in two blocks with scores $x$ and $y$ and values $v$ and $w$. Of each block three numbers are kept:
    a reference, such as the largest score, the sum $\ell$ of the exponentials from there, and the sum $o$ of these
    times the values. Two of them merge into those of all keys (Proposition~\cited{block_states_merge}), and the
    quotient of the two sums is attention to all keys (Theorem~\cited{online_softmax_merge}), whatever the
    references.""",
    height=1.75,
    draw=Flow(
        nodes=(
            Station("first", (17, 32), "$x$, $v$", "given", ("x", "v"), size=(14, 8)),
            Station("second", (17, 13), "$y$, $w$", "given", ("y", "w"), size=(14, 8)),
            Station(
                "one",
                (54, 32),
                r"$\ell_1 = {\sum}_j\, e^{x_j - \mu}$" + "\n" + r"$o_1 = {\sum}_j\, e^{x_j - \mu}\, v_j$",
                size=(36, 15),
            ),
            Station(
                "two",
                (54, 13),
                r"$\ell_2 = {\sum}_j\, e^{y_j - \nu}$" + "\n" + r"$o_2 = {\sum}_j\, e^{y_j - \nu}\, w_j$",
                size=(36, 15),
            ),
            Station(
                "both",
                (107, 22.5),
                r"$\ell = e^{\mu - \rho}\, \ell_1 + e^{\nu - \rho}\, \ell_2$"
                + "\n"
                + r"$o = e^{\mu - \rho}\, o_1 + e^{\nu - \rho}\, o_2$",
                size=(41, 15),
            ),
            Station("out", (141, 22.5), r"$o\,/\,\ell$", size=(14, 8)),
        ),
        steps=(
            Arrows("one", ("first",)),
            Arrows("two", ("second",)),
            Arrows("both", ("one", "two"), "block_states_merge"),
            Arrows("out", ("both",), "online_softmax_merge"),
        ),
        aside=("mu", "nu", "rho"),
    ),
)


def _tree(name: str, left: float, first: str, second: str) -> tuple[Station, ...]:
    """Return the boxes of a tree over three parts."""
    place = {"12": left + 17, "23": left + 45}[first]
    parts = tuple(
        Station(f"{name}{n}", (left + 3 + 28 * (n - 1), 8), f"part {n}", "given", (f"l_{n}",), size=(13, 7))
        for n in (1, 2, 3)
    )
    return (
        *parts,
        Station(f"{name}{first}", (place, 22), "merged", size=(17, 7)),
        Station(f"{name}{second}", (left + 31, 36), "all", size=(17, 7)),
    )


orders_of_merging = Figure(
    name="orders_of_merging",
    title="In any order",
    chapter="attention",
    after="split_attention_merge",
    caption=r"""Three parts of the keys, merged from the left and from the right: the result is the same
    (Proposition~\cited{online_softmax_merge_associative}). So parts may be attended to at once, on several processors,
    and merged as they come; for any number of parts of one length, in any order, it is
    Proposition~\cited{split_attention_merge}.""",
    height=1.6,
    draw=Flow(
        nodes=(*_tree("a", 5, "12", "all"), *_tree("b", 84, "23", "all")),
        steps=(
            Arrows("a12", ("a1", "a2")),
            Arrows("aall", ("a12", "a3"), "online_softmax_merge_associative"),
            Arrows("b23", ("b2", "b3")),
            Arrows("ball", ("b1", "b23"), "online_softmax_merge_associative"),
        ),
        notes=((75, 22, "$=$"),),
        aside=("mu_1", "mu_2", "mu_3", "nu", "rho", "kappa"),
    ),
)

HEADS = {1: 50.0, 2: 29.0, 3: 8.0}
"""The heights of the rows of the heads."""

grouped_queries = Figure(
    name="grouped_queries",
    title="Heads that share keys",
    chapter="attention",
    after="grouped_query_backward_key",
    caption=r"""Three heads $s$ with queries of their own and one set of keys and values. Solid, the forward pass;
    dashed, the gradient at the shared keys: that of each head (Proposition~\cited{attention_backward_key}), and their
    sum (Proposition~\cited{grouped_query_backward_key}), not their mean. At the shared values it is likewise
    (\cited{grouped_query_backward_value}).""",
    height=2.6,
    draw=Flow(
        nodes=(
            Station("KV", (17, 29), "$K$, $V$", means=("K", "V"), size=(17, 9)),
            Station("dK", (134, 29), r"$dK = {\sum}_s\, dK^s$", "gradient", gradient_at="K", size=(27, 9)),
            *(
                node
                for s, y in HEADS.items()
                for node in (
                    Station(f"Q{s}", (64, y + 10.5), f"$Q^{s}$", means=("Q",), size=(11, 6.5)),
                    Station(f"head {s}", (64, y), f"head {s}", size=(20, 8)),
                    Station(f"G{s}", (83, y + 7.5), f"$G^{s}$", "given", ("G",), size=(7, 6)),
                    Station(f"dK{s}", (103, y), f"$dK^{s}$", "gradient", gradient_at="K", size=(14, 8)),
                )
            ),
        ),
        steps=tuple(
            step
            for s in HEADS
            for step in (
                Arrows(f"head {s}", ("KV", f"Q{s}")),
                Arrows(f"dK{s}", (f"head {s}", f"G{s}"), "attention_backward_key"),
            )
        )
        + (Arrows("dK", tuple(f"dK{s}" for s in HEADS), "grouped_query_backward_key"),),
        aside=SCALE,
    ),
)

STEEP = {2: (BLUE, "line"), 4: (GREEN, "dashed"), 8: (RED, "dotted")}

self_attention_slope = Figure(
    name="self_attention_slope",
    title="Self-attention is as steep as one likes",
    chapter="attention",
    after="self_attention_slope_unbounded",
    caption=r"""Self-attention of two tokens $t$ and $a$ of one channel, with weights $1$, from the Transformer. Left:
    the first output as $t$ passes $0$, where it jumps from near $t$ to near $a$. Right: its slope in $t$ at $0$ by the
    backward pass, thin, on the curve $\frac12 + a^2/4$ (Proposition~\cited{self_attention_slope_unbounded}), broad: no
    constant bounds it for all tokens, so self-attention is not Lipschitz.""",
    columns=("t", *(f"output {a}" for a in STEEP), "a", "slope", "formula"),
    height=2.2,
    draw=Curves(
        (
            Panel(
                "t",
                tuple(
                    Series(f"output {a}", way=way, color=color, said=f"$a = {a}$", at=(1.04, a), ha="left")
                    for a, (color, way) in STEEP.items()
                ),
                "first output",
                "token $t$",
                axes={"xlim": (-1, 1), "ylim": (-1.2, 8.6), "xticks": (-1, 0, 1)},
            ),
            Panel(
                "a",
                (Series("formula", way="bound"), Series("slope")),
                "slope at $t = 0$",
                "token $a$",
                axes={"xlim": (0, 8), "ylim": (0, 17), "yticks": (0, 5, 10, 15)},
                notes=((4.2, 11, r"$\frac{1}{2} + a^2/4$"),),
            ),
        ),
    ),
)

SLOPES = {2: (BLUE, "o"), 8: (GREEN, "s"), 32: (RED, "^")}

linear_biases = Figure(
    name="linear_biases",
    title="A bias linear in the distance",
    chapter="attention",
    after="linear_bias_relative",
    caption=r"""The weights of 32 keys whose scores are equal, by their distance from the query, when the distance times
    a slope is subtracted from each score, from the Transformer's forward pass. A number added to a score is a factor of
    its exponential (Proposition~\cited{additive_mask_is_weight}), so weights fall in one ratio from key to key. And
    only the place of the keys counts, as what the position of the query adds is common to all
    (Proposition~\cited{linear_bias_relative}).""",
    columns=("distance", *(f"slope {slope}" for slope in SLOPES)),
    height=2.2,
    draw=Curves(
        (
            Panel(
                "distance",
                tuple(
                    Series(f"slope {slope}", color=color, way="marks", said=rf"slope $1/{slope}$", at=at)
                    for (slope, (color, _)), at in zip(
                        SLOPES.items(), ((9.4, 5.5e-3), (17.0, 4.5e-3), (25.0, 4e-2)), strict=True
                    )
                ),
                xlabel="distance",
                ylabel="weight",
                axes={"yscale": "log", "xlim": (-0.5, 31.5), "ylim": (1e-4, 1)},
            ),
        ),
    ),
)

share_of_a_sink = Figure(
    name="share_of_a_sink",
    title="What a sink takes",
    chapter="attention",
    after="sink_takes_its_share",
    caption=r"""What a sink with the score $\eta$ and the value $0$ leaves of an output that would be $1$ without it,
    for keys with the score $0$ each, from the Transformer's forward pass: one less the share of the sink
    (Proposition~\cited{sink_takes_its_share}). It is one half where $\eta$ is the logarithm of the number of keys: the
    upright lines.""",
    columns=("eta", "keys 4", "keys 64"),
    height=2.1,
    draw=Curves(
        (
            Panel(
                "eta",
                (
                    Series("keys 4", said="4 keys", at=(0.3, 0.4), ha="right"),
                    Series("keys 64", way="dashed", color=RED, said="64 keys", at=(5.2, 0.4)),
                ),
                xlabel=r"score $\eta$ of the sink",
                ylabel="left of the output",
                axes={"xlim": (-4, 8), "ylim": (0, 1.03)},
                levels=(0.5,),
                uprights=(1.3863, 4.1589),
            ),
        ),
    ),
)

FIGURES = (
    attention_backward,
    masks_of_attention,
    merging_of_blocks,
    orders_of_merging,
    grouped_queries,
    self_attention_slope,
    linear_biases,
    share_of_a_sink,
)
