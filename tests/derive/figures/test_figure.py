"""Every figure is drawn from its table, the same each time; damaged tables and files that cannot be written."""

import math
import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import matplotlib
import pytest
from matplotlib.backends.backend_svg import RendererSVG
from matplotlib.figure import Figure as Canvas

from derive.chapters import BOOK
from derive.figures.figure import FORMATS, FigureError, draw, problems, read_data
from derive.figures.style import label

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "docs" / "figures"
SMALL = BOOK.figures["finite_sum_recurrences"]


@pytest.fixture
def folder(tmp_path):
    return Path(shutil.copytree(FOLDER, tmp_path / "figures"))


# --- drawing ---


def quick(names, *always):
    """Yield names, of those that draw alike the first at once; every third as PDF, and all: make pdf."""
    seen = set()
    for name in names:
        way = type(BOOK.figures[name].draw)
        yield pytest.param(name, marks=pytest.mark.long if way in seen and name not in always else ())
        seen.add(way)


@pytest.mark.parametrize("name", [*quick([*BOOK.figures][::3])])
def test_it_is_drawn_without_a_warning(name, tmp_path, capfd):
    figure = BOOK.figures[name]
    path = tmp_path / f"{name}.pdf"
    draw(figure, read_data(figure, FOLDER), path)
    assert path.read_bytes().startswith(b"%PDF")
    assert list(tmp_path.iterdir()) == [path]
    assert capfd.readouterr() == ("", "")


@pytest.fixture
def written(monkeypatch):
    """Every text that is drawn in a file, and by how much it leaves the frame, in points."""
    texts, draw_text = [], RendererSVG.draw_text

    def seen(self, gc, x, y, s, prop, angle, *more, **options):
        width, height, below = self.get_text_width_height_descent(
            s, prop, options.get("ismath", bool(more and more[0]))
        )
        turn = math.radians(angle)
        corners = [(u, v) for u in (0, width) for v in (below - height, below)]
        xs = [x + u * math.cos(turn) + v * math.sin(turn) for u, v in corners]
        ys = [y - u * math.sin(turn) + v * math.cos(turn) for u, v in corners]
        texts.append((s, max(-min(xs), -min(ys), max(xs) - self.width, max(ys) - self.height)))
        return draw_text(self, gc, x, y, s, prop, angle, *more, **options)

    monkeypatch.setattr(RendererSVG, "draw_text", seen)
    return texts


@pytest.mark.parametrize("name", [*quick(BOOK.figures, "rotary_scores")])
def test_no_text_lies_outside_the_frame(name, written, tmp_path):
    draw(BOOK.figures[name], read_data(BOOK.figures[name], FOLDER), tmp_path / "x.svg")
    assert len(written) > 4
    assert [(text, over) for text, over in written if over > 0] == []


def test_a_text_outside_the_frame_is_seen(written, tmp_path):
    def beyond(canvas, data):
        canvas.subplots().set_axis_off()
        canvas.text(0.99, 0.5, "too far")
        canvas.text(0.5, 0.97, "too high", rotation=90)

    draw(replace(SMALL, draw=beyond), read_data(SMALL, FOLDER), tmp_path / "x.svg")
    assert [text for text, over in written if over > 0] == ["too far", "too high"]


@pytest.mark.parametrize("kind", FORMATS)
def test_two_drawings_are_the_same_bytes(kind, tmp_path):
    for number in (1, 2):
        draw(SMALL, read_data(SMALL, FOLDER), tmp_path / f"{number}.{kind}")
    first, second = ((tmp_path / f"{number}.{kind}").read_bytes() for number in (1, 2))
    assert first == second
    assert not any(word in first for word in (b"CreationDate", b"dc:date", matplotlib.__version__.encode()))


def test_another_process_with_another_seed_draws_the_same_bytes(tmp_path):
    here = tmp_path / "here.pdf"
    draw(SMALL, read_data(SMALL, FOLDER), here)
    command = [sys.executable, "-m", "derive", "figure", SMALL.name, "--out", str(tmp_path / "there.pdf")]
    environment = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": str(ROOT)}
    subprocess.run(command, env=environment, check=True, cwd=tmp_path, stdout=subprocess.DEVNULL, timeout=120)
    assert (tmp_path / "there.pdf").read_bytes() == here.read_bytes()


@pytest.fixture(scope="module")
def drawn(tmp_path_factory):
    """A drawing of the small figure as it is."""
    path = tmp_path_factory.mktemp("drawn") / "before.svg"
    draw(SMALL, read_data(SMALL, FOLDER), path)
    return path.read_bytes()


def test_other_data_are_another_drawing(tmp_path, folder, drawn):
    path = folder / f"{SMALL.name}.csv"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("0.883813992891", "0.283813992891"), encoding="utf-8")
    draw(SMALL, read_data(SMALL, folder), tmp_path / "after.svg")
    assert drawn != (tmp_path / "after.svg").read_bytes()


def test_the_style_of_the_user_does_not_matter(tmp_path, drawn):
    with matplotlib.rc_context({"lines.linewidth": 5, "axes.grid": True}):
        draw(SMALL, read_data(SMALL, FOLDER), tmp_path / "after.svg")
        assert matplotlib.rcParams["lines.linewidth"] == 5
    assert drawn == (tmp_path / "after.svg").read_bytes()


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("x.gif", r"a name that ends in one of \.pdf, \.svg, \.png was expected"),
        ("x", "a name that ends in one of"),
        ("nowhere/x.pdf", "cannot be written: No such file or directory"),
        ("folder.pdf", "cannot be written: a file was expected"),
    ],
)
def test_a_file_that_cannot_be_written(where, line, tmp_path):
    (tmp_path / "folder.pdf").mkdir()
    with pytest.raises(FigureError, match=line) as refused:
        draw(SMALL, read_data(SMALL, FOLDER), tmp_path / where)
    assert "\n" not in str(refused.value)
    assert [path.name for path in tmp_path.iterdir()] == ["folder.pdf"]


def test_a_write_that_fails_leaves_what_was_there(tmp_path, monkeypatch):
    path = tmp_path / "x.svg"
    path.write_text("before", encoding="utf-8")

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(FigureError, match="No space left on device"):
        draw(SMALL, read_data(SMALL, FOLDER), path)
    assert [p.name for p in tmp_path.iterdir()] == ["x.svg"]
    assert path.read_text(encoding="utf-8") == "before"


# --- tables ---


def test_every_table_can_be_drawn_and_is():
    assert problems(BOOK.figures, FOLDER) == []


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("offset,0,", "offset,1,", "the columns offset, 0, 6283, 169646 were expected, not offset, 1, 6283, 169646"),
        ("0.883813992891", "none", "line 101, 0: a finite number was expected, not 'none'"),
        ("0.883813992891", "inf", "line 101, 0: a finite number was expected, not 'inf'"),
        ("0.883813992891,", "", "line 101: 4 entries were expected, not 3"),
    ],
)
def test_a_damaged_table(old, new, what, folder):
    path = folder / "finite_sum_recurrences.csv"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert problems(BOOK.figures, folder) == [("finite_sum_recurrences.csv", what)]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"offset,0,6283,169646\n"])
def test_no_table(content, folder):
    (folder / "finite_sum_recurrences.csv").write_bytes(content)
    ((name, what),) = problems(BOOK.figures, folder)
    assert name == "finite_sum_recurrences.csv" and "expected" in what


def test_a_missing_and_a_left_over_table(folder):
    (folder / "positions.csv").rename(folder / "old.csv")
    assert problems(BOOK.figures, folder) == [
        ("positions.csv", "is missing; measure it with: verify figures positions --record DIR"),
        ("old.csv", "belongs to no figure"),
    ]


def test_columns_of_words_are_declared():
    figure = BOOK.figures["rounding_errors"]
    assert read_data(figure, FOLDER)["tensor"][0] == "x"
    with pytest.raises(FigureError, match="line 2, tensor: a finite number was expected, not 'x'"):
        read_data(replace(figure, words=()), FOLDER)


def test_the_ends_of_an_axis_are_what_they_say():
    canvas = Canvas()
    SMALL.draw(canvas, read_data(SMALL, FOLDER))
    for axes in canvas.axes:
        labels = [label.get_text().strip("$") for label in axes.get_xticklabels()]
        assert [float(labels[n]) for n in (0, 2)] == [axes.get_xticks()[n] for n in (0, 2)]


def test_a_label_has_its_colour_and_stands_where_it_is_told_to():
    axes = Canvas().subplots()
    label(axes, 1, 2, "here", "red", xytext=(6, 2), textcoords="offset points")
    (text,) = axes.texts
    assert (text.get_text(), text.get_color(), text.xy, text.xyann) == ("here", "red", (1, 2), (6, 2))
