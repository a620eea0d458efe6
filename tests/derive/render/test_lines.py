"""Widths and breaks of displayed formulas."""

import re
import shutil
import subprocess
from collections.abc import Iterable

import pytest

from derive.render.argument import displayed
from derive.render.lines import broken, excess, relation_at, text_width, width
from derive.theorems import BOOK
from tests.derive.render.pages import printed_book

TEX = shutil.which("pdflatex")
MATRIX = r"= \begin{pmatrix} a + b & c - d \end{pmatrix}"


def formulas(names: Iterable[str]) -> list[str]:
    found = []
    for own in printed_book(names).values():
        page = own.printed.page
        found += [m.tex for m in page.meanings]
        found += [page.tex(t) for t in displayed(own.entry.claim, own.entry.proof)]
    return list(dict.fromkeys(found))


@pytest.mark.parametrize("each", [8, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.skipif(not TEX, reason="not run: pdflatex is not installed")
def test_widths_are_those_of_tex(tmp_path, each):
    own = formulas([*BOOK.entries][::each])
    boxes = "\n".join(rf"\setbox0\hbox{{$\displaystyle {f}$}}\typeout{{W=\the\wd0}}" for f in own)
    preamble = r"\documentclass{article}\usepackage[T1]{fontenc}\usepackage{lmodern,mathtools,amssymb}\begin{document}"
    (tmp_path / "w.tex").write_text(f"{preamble}\n{boxes}\n\\end{{document}}\n", encoding="utf-8")
    run = subprocess.run(
        ["pdflatex", "-interaction=nonstopmode", "w.tex"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    true = [float(w) for w in re.findall(r"W=([\d.]+)pt", run.stdout)]
    assert len(true) == len(own) > 100
    off = [(f, w, width(f)) for f, w in zip(own, true, strict=True) if abs(width(f) - w) > 5 + 0.08 * w]
    assert len(off) <= len(own) // 50, off


def test_wider_formulas_are_wider():
    assert width("x") < width("x + y") < width("x + y + z") < width(r"x + y + \Bigl(z + \sum_{i<n} x_i\Bigr)")
    assert width(r"\frac{x}{y + z}") < width("x + y + z")
    assert text_width("for all $i < n$") > width("i < n")


def test_a_formula_that_fits_is_not_broken():
    assert broken("= a + b", 100) == ["= a + b"]


def test_breaks_stand_before_signs_as_far_outside_as_will_do():
    long = r"= a + \Bigl(b + c\Bigr) - d"
    lines = broken(long, width(long) - 5)
    assert lines == [r"= a + \Bigl(b + c\Bigr)", "- d"]
    assert " ".join(broken(long, 40)) == long
    inside = r"= \Bigl(b + c\Bigr)"
    assert broken(inside, width(inside) - 5) == [r"= \Bigl(b", r"+ c\Bigr)"]


@pytest.mark.parametrize("whole", [r"= -a", r"= \frac{a + b}{c - d}", r"= x_{m + n}", MATRIX])
def test_signs_that_begin_or_stand_in_braces_or_matrices_are_no_breaks(whole):
    assert broken(whole, 1) == [whole]


def test_what_cannot_be_broken_is_said():
    assert excess(["= abc"], [10.0, 10.0]) > 0
    assert excess(["a"], [10.0, 10.0]) == 0


def test_the_relation_outside_brackets_is_found():
    assert relation_at(r"\sum_{i<n} (a = b) \le c") == len(r"\sum_{i<n} (a = b) ")
    assert relation_at("a + b") is None


def test_lines_after_the_first_have_a_room_of_their_own():
    parts = [f"{sign} {name}" for sign, name in zip("=" + "+-" * 10, "abcdefghabcdefghabcde", strict=True)]
    for room, first in ((45.0, 120.0), (120.0, 45.0)):
        lines = broken(" ".join(parts), room, first)
        assert len(lines) > 1 and excess(lines, [first, room]) == 0
        assert " ".join(lines) == " ".join(parts)
