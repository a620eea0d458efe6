"""Panels draw the columns that their tables have, and say them in words."""

from matplotlib.figure import Figure as Canvas

from derive.chapters import BOOK
from derive.figures.curves import Curves, Panel, Series
from derive.figures.grids import Grid, Grids, row_columns
from derive.figures.rows import Rows

DATA = {"x": [0.0, 1.0, 2.0], "y": [1.0, 2.0, 4.0], "z": [0.0, 0.0, 1.0]}


def test_every_way_to_draw_a_column():
    ways = ("line", "dashed", "dotted", "bound", "marks", "dots", "circles", "rings")
    canvas = Canvas()
    Curves((Panel("x", tuple(Series("y", way=way) for way in ways)),))(canvas, DATA)
    (axes,) = canvas.axes
    assert [list(line.get_ydata()) for line in axes.lines] == [DATA["y"]] * len(ways)
    looks = {
        (line.get_linestyle(), line.get_linewidth(), line.get_marker(), line.get_markersize()) for line in axes.lines
    }
    assert len(looks) >= len(ways) - 2


def test_stems_and_bars():
    canvas = Canvas()
    Curves((Panel("x", (Series("y", way="stems"), Series("y", way="bars"))),))(canvas, DATA)
    (axes,) = canvas.axes
    assert [bar.get_height() for bar in axes.patches] == DATA["y"]
    assert len(axes.collections) == 1


def test_columns_that_are_drawn_are_those_of_the_table():
    for name, figure in BOOK.figures.items():
        parts = figure.draw.drawings if isinstance(figure.draw, Rows) else (figure.draw,)
        panels = [panel for part in parts if isinstance(part, Curves) for panel in part.panels]
        grids = [grid for part in parts if isinstance(part, Grids) for grid in part.grids]
        if panels or grids:
            drawn = {c for p in panels for curve in p.curves for c in (p.x, curve.x, curve.y)} - {""}
            drawn |= {c for grid in grids for c in row_columns(grid.name, grid.rows)}
            assert drawn - set(figure.columns) == set(), name
            unused = {c for c in figure.columns if c not in drawn}
            assert unused <= {"position", "scale"}, (name, unused)


def test_rows_of_a_matrix_stand_below_each_other():
    canvas = Canvas()
    Grids((Grid("m", 2, first_row=5),))(canvas, {"m 0": [0, 1, 1], "m 1": [0, 0, 1]})
    (picture,) = canvas.axes[0].images
    assert picture.get_array().tolist() == [[0, 1, 1], [0, 0, 1]]
    assert picture.get_extent() == [-0.5, 2.5, 6.5, 4.5]


def test_panels_and_matrices_share_columns():
    drawing = Rows(2, (Curves((Panel("x", (Series("y"),)),) * 2), Grids((Grid("m", 2), Grid("m", 2)))), (1.0, 2.0))
    canvas = Canvas()
    drawing(canvas, {**DATA, "m 0": [0, 1], "m 1": [1, 0]})
    places = [axes.get_subplotspec().get_position(canvas) for axes in canvas.axes]
    assert [len(axes.lines) > 0 for axes in canvas.axes[:2]] == [True] * 2
    assert [len(axes.images) for axes in canvas.axes] == [0, 0, 1, 1]
    assert [(a.x0, a.x1) for a in places[:2]] == [(b.x0, b.x1) for b in places[2:]]
    assert drawing.described.startswith("Panels: y against x; y against x. Matrices")


def test_they_are_described_in_words():
    curves = Curves((Panel("x", (Series("y"), Series("z"))), Panel("x", (Series("y"),), "one")))
    assert curves.described == "Panels: y, z against x; one: y against x."
    labelled = Panel("x", (Series("y", said=r"$\\sqrt{d}$"), Series("z")), "one", r"distance $x$", "score")
    assert Curves((labelled,)).described == "Curves: one, score: sqrt(d), z against distance x."
    assert Grids((Grid("m", 2, "mask"),)).described == "Matrices as grids of squares: mask, 2 rows."
