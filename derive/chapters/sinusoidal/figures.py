"""The table of sinusoidal positions with the inner products of its rows, positions as rotations, and other maps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...figures.curves import Curves, Panel, Series
from ...figures.figure import Data, Figure
from ...figures.grids import Grid, Grids, row_columns
from ...figures.rows import Rows
from ...figures.style import QUIET, RED, SIZES, panel_title

if TYPE_CHECKING:
    from matplotlib.figure import Figure as Canvas

__all__ = ["FIGURES"]

CHANNELS, POSITIONS = 32, 44


def draw_positions(canvas: Canvas, data: Data) -> None:
    """Draw both as pictures."""
    left, right = canvas.subplots(1, 2, width_ratios=(CHANNELS, POSITIONS))
    table = list(zip(*(data[f"channel {c}"] for c in range(CHANNELS)), strict=True))
    gram = list(zip(*(data[f"product {n}"] for n in range(POSITIONS)), strict=True))
    canvas.colorbar(left.imshow(table, vmin=-1, vmax=1), ax=left, ticks=(-1, 0, 1), aspect=30)
    canvas.colorbar(right.imshow(gram, cmap=SIZES), ax=right, aspect=30)
    left.set(xlabel="channel", ylabel="position $m$")
    right.set(xlabel="position $n$")
    panel_title(left, r"$p(m)$")
    panel_title(right, r"$p(m) \cdot p(n)$ over $d/2$")


positions = Figure(
    name="positions",
    title="The table of positions with its Gram matrix",
    chapter="sinusoidal",
    after="sinusoidal_inner_symmetric",
    caption=r"""The Transformer's table of positions for $d = 32$ and $\theta_j = 10000^{-2j/d}$, channels $2j$ and
    $2j+1$ being the cosine and the sine of $m \theta_j$; and its Gram matrix. Along a diagonal the Gram matrix is
    constant: it depends on $m - n$ only (Theorem~\cited{sinusoidal_inner}), not on the sign
    (\cited{sinusoidal_inner_symmetric}). On the main diagonal all positions have one length
    (\cited{sinusoidal_norm_sq}).""",
    columns=(
        "position",
        *(f"channel {c}" for c in range(CHANNELS)),
        *(f"product {n}" for n in range(POSITIONS)),
    ),
    height=3.1,
    draw=draw_positions,
)

PAIRS = 3

rotary_pairs = Figure(
    name="rotary_pairs",
    title="Rotary positions turn pairs of channels",
    chapter="sinusoidal",
    after="rotary_isometry",
    caption=r"""A query of six channels as three points in the plane, at the positions $m = 0$ (ringed) to $8$, from the
    Transformer. Each pair turns about $0$ by its own angle $\theta_i$ a position (Proposition~\cited{rotary_forward})
    and keeps its distance, so the query keeps its length (Proposition~\cited{rotary_isometry}). Here $\theta_i =
    10^{-i/3}$.""",
    columns=(
        "position",
        *(f"{name} {i} {part}" for name in ("way", "stop", "start") for i in range(PAIRS) for part in (0, 1)),
    ),
    height=2.0,
    draw=Curves(
        tuple(
            Panel(
                f"way {i} 0",
                (
                    Series(f"way {i} 1", color=QUIET),
                    Series(f"stop {i} 1", f"stop {i} 0", "marks"),
                    Series(f"start {i} 1", f"start {i} 0", "rings", RED),
                ),
                f"pair ${i}$",
                f"channel ${2 * i}$",
                f"channel ${2 * i + 1}$",
                axes={"xlim": (-1.3, 1.3), "ylim": (-1.3, 1.3), "xticks": (-1, 0, 1), "yticks": (-1, 0, 1)},
                levels=(0,),
                uprights=(0,),
                square=True,
            )
            for i in range(PAIRS)
        ),
    ),
)

rotary_scores = Figure(
    name="rotary_scores",
    title="Scores of one query and one key",
    chapter="sinusoidal",
    after="rotary_relative",
    caption=r"""Scores of one query at position $m$ with one key at position $n$, for sixteen positions each, from the
    Transformer. Left, the table of positions is added to both, and the score depends on where they are. Right, both are
    turned, and it depends on $n - m$ only: it is constant along diagonals (Proposition~\cited{rotary_relative}). Each
    has a scale of its own.""",
    columns=(*row_columns("added", 16), *row_columns("turned", 16)),
    height=2.6,
    draw=Grids(
        (
            Grid(
                "added",
                16,
                "positions added",
                "position $n$ of the key",
                "position $m$ of the query",
                "signed",
                limit=9,
            ),
            Grid("turned", 16, "turned by positions", "position $n$ of the key", kind="signed", limit=2.5),
        ),
        bar=True,
    ),
)

MAPPED = 12
MAPS = {
    "turn": "$A^m$, $A$ turns",
    "mirror": "$A^m$, $A$ reflects",
    "quicker": "turned by $m^2$ steps",
    "shrink": "$A^m$, $A$ shortens",
}

relative_maps = Figure(
    name="relative_maps",
    title="Maps by positions, and what scores see of them",
    chapter="sinusoidal",
    after="relative_maps_iff_orthogonal_powers",
    caption=r"""Four ways to map the plane by a position $m$, from $B_0 = 1$ on. Above, one key at the positions $0$
    (ringed) to $11$; below, its scores $q \cdot B_m^{\mathsf T} B_n k$ with one query. Where $B_m = A^m$ with an
    orthogonal matrix $A$, such as a turn or a reflection, scores are constant along diagonals
    (Theorem~\cited{relative_maps_iff_orthogonal_powers}). Here they are not where the angle grows with $m^2$, so
    that $B_m$ is not $B_1^m$, nor with powers of a matrix that turns and shortens, and so is not orthogonal.""",
    columns=(
        "position",
        *(f"{name} {part}" for name in MAPS for part in ("first", "second")),
        *(f"{name} {part} start" for name in MAPS for part in ("first", "second")),
        *(column for name in MAPS for column in row_columns(f"{name} score", MAPPED)),
    ),
    height=3.2,
    draw=Rows(
        len(MAPS),
        (
            Curves(
                tuple(
                    Panel(
                        f"{name} first",
                        (
                            Series(f"{name} second", way="fine marks"),
                            Series(f"{name} second start", f"{name} first start", "rings", RED),
                        ),
                        title,
                        axes={"xlim": (-1.3, 1.3), "ylim": (-1.3, 1.3), "xticks": (), "yticks": ()},
                        levels=(0,),
                        uprights=(0,),
                        square=True,
                        framed=False,
                    )
                    for name, title in MAPS.items()
                )
            ),
            Grids(
                tuple(
                    Grid(f"{name} score", MAPPED, "", "position $n$", "" if number else "position $m$", "signed")
                    for number, name in enumerate(MAPS)
                )
            ),
        ),
        (1.0, 1.1),
    ),
)

FIGURES = (positions, rotary_pairs, rotary_scores, relative_maps)
