"""Figures from the command line."""

import json
import sys
from pathlib import Path

import pytest

from derive.chapters import BOOK
from derive.commands.terminal import MISSING, PASSED, USAGE
from tests.derive.commands.test_cli import one_line, run


def test_figures_are_listed(capsys):
    code, out, _ = run(capsys, "figure")
    assert code == PASSED
    assert [line.split()[0] for line in out.splitlines()] == list(BOOK.figures)
    document = json.loads(run(capsys, "figure", "--json")[1])
    assert [f["name"] for f in document["figures"]] == list(BOOK.figures)


def test_a_figure_is_drawn(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert run(capsys, "figure", "finite_sum_recurrences", "--out", "x.svg")[0] == PASSED
    assert Path("x.svg").read_bytes().startswith(b"<?xml")
    code, out, _ = run(capsys, "figure", "finite_sum_recurrences", "--json")
    assert (code, json.loads(out)["figures"][0]["file"]) == (PASSED, "finite_sum_recurrences.pdf")
    assert Path("finite_sum_recurrences.pdf").exists()


def test_all_figures_are_drawn_in_a_folder(capsys, tmp_path, monkeypatch):
    drawn = []
    monkeypatch.setattr("derive.commands.figure.draw", lambda figure, data, path: drawn.append((figure.name, path)))
    assert run(capsys, "figure", "--all", "--out", tmp_path / "new")[0] == PASSED
    assert drawn == [(name, tmp_path / "new" / f"{name}.pdf") for name in BOOK.figures]
    assert (tmp_path / "new").is_dir()


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["positons"], "no figure is called positons; did you mean positions"),
        (["positions", "--all"], "a name or --all was expected, not both"),
        (["positions", "--out", "x.gif"], "a name that ends in one of .pdf, .svg, .png was expected"),
        (["positions", "--out", "/nonexistent/x.pdf"], "cannot be written: No such file"),
        (["positions", "--data", "/nonexistent"], "is missing; measure it with: verify figures positions"),
        (["--all", "--out", "{file}"], "cannot be written: Not a directory"),
    ],
)
def test_a_figure_that_cannot_be_drawn_is_one_line(capsys, tmp_path, words, meant):
    (tmp_path / "file").write_text("", encoding="utf-8")
    code, out, err = run(capsys, "figure", *(word.format(file=tmp_path / "file") for word in words))
    assert (code, out) == (USAGE, "")
    assert one_line(err) and meant in err


def test_what_cannot_be_written_is_refused_before_it_is_drawn(capsys, tmp_path, monkeypatch):
    monkeypatch.setattr("derive.commands.figure.draw", lambda *_: pytest.fail("it drew"))
    for out in (tmp_path, tmp_path / "none" / "x.pdf"):
        code, said, err = run(capsys, "figure", "positions", "--out", out)
        assert (code, said) == (USAGE, "") and one_line(err) and f"{out}: cannot be written: " in err
    assert list(tmp_path.iterdir()) == []


def test_without_matplotlib_it_is_said(capsys, monkeypatch, tmp_path):
    for name in [m for m in sys.modules if m.partition(".")[0] == "matplotlib"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    code, out, err = run(capsys, "figure", "positions", "--out", tmp_path / "x.pdf")
    assert (code, out) == (MISSING, "")
    assert one_line(err) and "needs matplotlib" in err
    assert list(tmp_path.iterdir()) == []
