r"""Pieces of a formula: what is put between factors, and how brackets grow."""

import pytest

from derive.render.pieces import applied, bracketed, lowered, scripted, times, typed


@pytest.mark.parametrize(
    ("left", "right", "size", "written"),
    [
        ("c", "x", False, "c x"),
        ("2", "3", False, r"2 \cdot 3"),
        ("2", "h", True, r"2 \cdot h"),
        ("2", r"\tfrac{1}{2}", False, r"2 \cdot \tfrac{1}{2}"),
        ("x_2", "h", True, "x_2 h"),
        (r"\mathrm{width}", "x", False, r"\mathrm{width} \, x"),
        (r"x_{\mathrm{next}}", "y", False, r"x_{\mathrm{next}} y"),
        ("g_k", r"{\mathrm{a\_b}}_k", False, r"g_k \, {\mathrm{a\_b}}_k"),
        (r"{\mathrm{a\_b}}", "x", False, r"{\mathrm{a\_b}} \, x"),
    ],
)
def test_factors_are_told_apart(left, right, size, written):
    factors = times(typed(left), typed(right, 2), size)
    assert (factors.tex, factors.height) == (written, 2)
    assert factors == typed(written, 2)


def test_brackets_are_as_high_as_what_they_hold():
    pieces = [bracketed(typed("x", height)) for height in range(5)]
    assert [piece.tex for piece in pieces] == [
        "(x)", r"\bigl(x\bigr)", r"\Bigl(x\Bigr)", r"\biggl(x\biggr)", r"\left( x \right)"
    ]  # fmt: skip
    assert [piece.height for piece in pieces] == [1, 2, 3, 3, 4]


def test_an_operator_stands_at_its_argument():
    mean = applied(typed(r"\mathbb{E}"), typed("x"), "[]")
    assert (mean.tex, mean.height) == (r"\mathbb{E}[x]", 1)
    assert applied(typed("f"), typed("x", 4)).tex == r"f\!\left( x \right)"


def test_scripts_stand_at_the_last_symbol_together():
    power = scripted(lowered(typed("a x"), [typed("i")]), above=typed("2"))
    assert power.tex == "a x_i^2" and power == typed("a x_i^2")
    assert scripted(typed(r"x'"), above=typed("12")) == typed("x'^{12}")
    assert scripted(typed(r"\mathrm{e}"), above=typed("x"), braces=True).tex == r"\mathrm{e}^{x}"
    assert scripted(typed("x", 3), above=typed("2")).height == 3


@pytest.mark.parametrize(
    ("subscripts", "printed"),
    [
        ((), "x"),
        (("i",), "x_i"),
        (("i", "j"), "x_{ij}"),
        ((r"\alpha", "j"), r"x_{\alpha j}"),
        (("2i", "j"), "x_{2i,j}"),
        ((r"\mathrm{ab}", "j"), r"x_{\mathrm{ab},j}"),
    ],
)
def test_subscripts_take_commas_where_one_is_compound(subscripts, printed):
    assert lowered(typed("x"), [*map(typed, subscripts)]).tex == printed


def test_subscripts_after_labels_take_commas():
    assert lowered(typed(r"\sigma"), [typed("q"), typed("a")], commas=True).tex == r"\sigma_{q,a}"
