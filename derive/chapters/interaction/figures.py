"""Attention sees no order without positions; interactions of two positions through a matrix."""

from __future__ import annotations

from ...figures.figure import Figure
from ...figures.flow import Arrows, Flow, Station
from ...figures.grids import Grid, Grids, row_columns

__all__ = ["FIGURES"]

COUNT = 16

permuted_rows = Figure(
    name="permuted_rows",
    title="Attention without a mask sees no order",
    chapter="interaction",
    after="attention_permutation_equivariant",
    caption=r"""Both ways around lead to the same outputs: to permute the tokens and attend, or to attend and permute
    the outputs (Theorem~\cited{attention_permutation_equivariant}). What order tokens are in has to be told to
    attention: by positions, or by a mask.""",
    height=1.75,
    draw=Flow(
        nodes=(
            Station("X", (28, 34), "$Q$, $K$, $V$", means=("Q", "K", "V"), size=(27, 9)),
            Station("XP", (28, 9), "rows permuted", size=(30, 9)),
            Station("A", (86, 34), "attention", size=(27, 9)),
            Station("AP", (86, 9), "attention", size=(27, 9)),
            Station("out", (130, 21.5), "outputs permuted", "quiet", size=(34, 9)),
        ),
        steps=(
            Arrows("XP", ("X",)),
            Arrows("A", ("X",)),
            Arrows("AP", ("XP",)),
            Arrows("out", ("A", "AP"), "attention_permutation_equivariant"),
        ),
        notes=((17, 21.5, r"$\sigma$"), (114, 31.5, r"$\sigma$")),
        aside=("r",),
    ),
)

diagonal_interaction = Figure(
    name="diagonal_interaction",
    title="A diagonal matrix between two positions",
    chapter="interaction",
    after="interaction_diagonal",
    caption=r"""The number $p(m)^\top H\, p(n)$ for a diagonal matrix $H$ of eight channels, on the left, is the sum of
    the other two (Proposition~\cited{interaction_diagonal}): the means of the two entries of a pair see the difference
    of the positions, constant along one diagonal; half of what the two differ by sees the sum of the positions,
    constant along the other. With equal entries the last picture is white
    (Proposition~\cited{interaction_relative_of_equal_pairs}).""",
    columns=tuple(c for name in ("whole", "difference", "sum") for c in row_columns(name, COUNT)),
    height=2.0,
    draw=Grids(
        (
            Grid("whole", COUNT, "$H$", "position $n$", "position $m$", "signed"),
            Grid("difference", COUNT, "means: $m - n$", "position $n$", kind="signed"),
            Grid("sum", COUNT, "differences: $m + n$", "position $n$", kind="signed"),
        ),
        between=("$=$", "$+$"),
        limit=2.0,
    ),
)

commuting_interactions = Figure(
    name="commuting_interactions",
    title="Blocks that commute with rotations",
    chapter="interaction",
    after="interaction_commuting_block",
    caption=r"""The number $p(m)^\top W p(n)$ for blocks of $W$ that commute with rotations: $a_i$ on the diagonal of a
    block gives cosines of the distance, which do not tell before from after; $\pm b_i$ beside it gives sines, which do.
    All three pictures are constant along diagonals (Proposition~\cited{interaction_commuting_block}), and no other
    blocks have that (Theorem~\cited{interaction_relative_iff_commuting_blocks}, where its hypotheses hold).""",
    columns=tuple(c for name in ("even", "odd", "both") for c in row_columns(name, COUNT)),
    height=2.0,
    draw=Grids(
        (
            Grid("even", COUNT, "$a_i$ alone", "position $n$", "position $m$", "signed"),
            Grid("odd", COUNT, "$b_i$ alone", "position $n$", kind="signed"),
            Grid("both", COUNT, "both", "position $n$", kind="signed"),
        ),
        limit=2.5,
    ),
)

FIGURES = (permuted_rows, diagonal_interaction, commuting_interactions)
