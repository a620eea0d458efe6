"""Widths and breaks of displayed formulas."""

import re
import shutil
import subprocess
from collections.abc import Iterable

import pytest

from derive.chapters import BOOK
from derive.render import lines
from derive.render.argument import displayed
from derive.render.lines import excess, left_open, sides, text_width, width
from derive.render.page import formulas_tex
from derive.render.words import Page
from tests.derive.render.pages import printed_book

TEX = shutil.which("pdflatex")
NAMED = ("smoothed_padded_cross_entropy_gradient", "gelu_tanh_vjp", "swiglu_vjp", "interaction_diagonal")
"""Of which rows were seen to end in a bracket."""
MATRIX = r"= \begin{pmatrix} a + b & c - d \end{pmatrix}"


def broken(formula, *rooms, **options):
    """Return the lines in LaTeX; no formula that is read changes by that."""
    return [line.tex for line in lines.broken(formula, *rooms, **options)]


def formulas(names: Iterable[str]) -> list[str]:
    formulas_there = []
    for printed in printed_book(names).values():
        page = printed.printed.page
        formulas_there += [m.tex for m in page.meanings]
        formulas_there += [page.tex(t) for t in displayed(printed.entry.claim, printed.entry.proof)]
    return list(dict.fromkeys(formulas_there))


@pytest.mark.parametrize("each", [8, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.skipif(not TEX, reason="not run: pdflatex is not installed")
def test_widths_are_those_of_tex(tmp_path, each):
    sample = formulas([*BOOK.entries][::each])
    boxes = "\n".join(rf"\setbox0\hbox{{$\displaystyle {f}$}}\typeout{{W=\the\wd0}}" for f in sample)
    preamble = r"\documentclass{article}\usepackage[T1]{fontenc}\usepackage{lmodern,mathtools,amssymb}\begin{document}"
    (tmp_path / "w.tex").write_text(f"{preamble}\n{boxes}\n\\end{{document}}\n", encoding="utf-8")
    run = subprocess.run(
        ["pdflatex", "-interaction=nonstopmode", "w.tex"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    true = [float(w) for w in re.findall(r"W=([\d.]+)pt", run.stdout)]
    assert len(true) == len(sample) > 100
    off = [(f, w, width(f)) for f, w in zip(sample, true, strict=True) if abs(width(f) - w) > 5 + 0.08 * w]
    assert len(off) <= len(sample) // 50, off


def test_wider_formulas_are_wider():
    assert width("x") < width("x + y") < width("x + y + z") < width(r"x + y + \Bigl(z + \sum_{i<n} x_i\Bigr)")
    assert width(r"\frac{x}{y + z}") < width("x + y + z")
    assert text_width("for all $i < n$") > width("i < n")


def test_a_formula_that_fits_is_not_broken():
    assert broken("= a + b", 100) == ["= a + b"]


def test_breaks_stand_before_signs_as_far_outside_as_will_do():
    long = r"= a + \Bigl(b + c\Bigr) - d"
    rows = broken(long, width(long) - 5)
    assert rows == [r"= a + \Bigl(b + c\Bigr)", "- d"]
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
    assert [*map(str, sides(r"\sum_{i<n} (a = b) \le c"))] == [r"\sum_{i<n} (a = b)", r"\le c"]
    assert [*map(str, sides("a + b"))] == ["", "a + b"]


def test_lines_after_the_first_have_a_room_of_their_own():
    parts = [f"{sign} {name}" for sign, name in zip("=" + "+-" * 10, "abcdefghabcdefghabcde", strict=True)]
    for room, first in ((45.0, 120.0), (120.0, 45.0)):
        rows = broken(" ".join(parts), room, first)
        assert len(rows) > 1 and excess(rows, [first, room]) == 0
        assert " ".join(rows) == " ".join(parts)


def test_a_relation_is_the_first_place_for_a_break():
    whole = r"\Bigl[a + \Bigl(b - c\Bigr)\Bigr] = \Bigl(d + e\Bigr) f"
    assert broken(whole, width(whole) - 5) == [r"\Bigl[a + \Bigl(b - c\Bigr)\Bigr]", r"= \Bigl(d + e\Bigr) f"]
    assert broken("a = b + c + d", 50) == ["a = b + c", "+ d"]  # no line more than is needed
    for_all = r"\forall i<n\colon x_i = a + b"
    assert all("<" in line or not line.startswith("n") for line in broken(for_all, 30))
    assert broken(for_all, 1)[0] == r"\forall i<n\colon x_i"  # the range of an index is no relation to break at


def test_an_inner_bracket_stays_whole_where_an_outer_break_will_do():
    whole = r"= a + (b + c) + d + (e + f + g + h + k)"
    assert broken(whole, 62) == ["= a + (b + c)", "+ d + (e + f", "+ g + h + k)"]
    assert left_open(lines.broken(whole, 62)) == 1 and left_open(lines.broken(whole, 200)) == 0


def test_arguments_are_the_last_place_for_a_break():
    whole = r"= f\bigl(a + b, c, d\bigr) + g(b, c, d, e)"
    assert broken(whole, 75) == [r"= f\bigl(a + b, c, d\bigr)", "+ g(b, c, d, e)"]
    assert broken(r"f(a, b, c, d, e)_{j,k}", 40) == ["f(a, b, c,", "d, e)_{j,k}"]


def test_a_bracket_that_grows_with_what_it_holds_may_stand_in_two_rows():
    whole = r"= \left( a + b + c \right)"
    assert broken(whole, 200) == [whole]
    assert broken(whole, 40) == [r"= \Biggl( a", r"+ b", r"+ c \Biggr)"]


def test_a_numerator_stands_in_lines_where_the_fraction_is_too_wide():
    whole = r"= a + \frac{b + c + d + e}{f} + \frac{g}{k}"
    assert broken(whole, 60)[1:] == [r"+ \frac{\splitfrac{b + c}{+ d + e}}{f}", r"+ \frac{g}{k}"]
    assert broken(whole, 60, fractions=False)[1] == r"+ \frac{b + c + d + e}{f}"
    (split,) = lines.broken(r"\frac{b + c + d + e}{f}", 50)
    assert width(split) < width(r"\frac{b + c + d + e}{f}")
    assert broken(r"\frac{b}{c + d + e + f}", 20) == [r"\frac{b}{c + d + e + f}"]  # there is nothing to break


def pieces(tex):
    """Cut a formula at each relation and sign outside of brackets: an account of its own of where a line may end."""
    depth, parts = 0, [""]
    for token in re.findall(r"\\[A-Za-z]+|\\.|\s+|.", tex):
        depth += (token in "{([" or token == r"\begin") - (token in "})]" or token == r"\end")
        sign = token in "+-" and parts[-1].endswith(" ") and not re.search(r"[=<,({[]\s*$|\\\w+\s*$", parts[-1])
        if depth == 0 and (sign or (token in ("=", r"\le", r"\ne", "<") and parts[-1].endswith(" "))):
            parts.append("")
        parts[-1] += token
    return [piece.strip() for piece in parts if piece.strip()], depth


def whole(rows):
    """Whether no line ends within a bracket."""
    return all(pieces(re.sub(r"&|\\MoveEqLeft|\\quad", "", " ".join(rows[: n + 1])))[1] == 0 for n in range(len(rows)))


def stated(names):
    """Yield the formulas of statements and of their mistakes."""
    for name in names:
        entry, notation = BOOK.entries[name], BOOK.chapter(name).notation
        for claim in (entry.claim, *(m.claim for m in BOOK.mutants.get(name, ()))):
            yield from Page((claim, *entry.given, *entry.where), (), notation).rows(claim)


@pytest.mark.parametrize("each", [12, pytest.param(1, marks=pytest.mark.long)])
def test_no_line_of_a_statement_ends_in_a_bracket_where_one_outside_would_do(each):
    sample = [f for f in stated([*NAMED, *list(BOOK.entries)[::each]]) if r"\begin" not in f.tex]
    for row in sample:
        formula = row.tex
        for room in (370.0, 330.0, 300.0, 206.0):
            rows = broken(row, room, fractions=False)
            assert " ".join(rows) in (formula, re.sub(r"\\(left|right)", lambda m: rf"\Bigg{m[1][0]}", formula))
            assert whole(rows) or max(map(width, pieces(formula)[0])) > room, rows
        for measure in (356.0, 206.0):  # in a document a left side may stand above its relation
            rows = [re.sub(r"\\\\$", "", row).strip() for row in formulas_tex([row], ".", measure)[1:-1]]
            assert whole(rows) or max(map(width, pieces(formula)[0])) > measure - 40, rows
    assert len(sample) > 60
