r"""Pieces of a formula: what is put between factors, and how brackets grow."""

import pytest

from derive.render.pieces import Piece, applied, bracketed, times


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
    assert times(Piece(left), Piece(right, 2), size) == Piece(written, 2)


def test_brackets_are_as_high_as_what_they_hold():
    pieces = [bracketed(Piece("x", height)) for height in range(5)]
    assert [piece.tex for piece in pieces] == [
        "(x)", r"\bigl(x\bigr)", r"\Bigl(x\Bigr)", r"\biggl(x\biggr)", r"\left( x \right)"
    ]  # fmt: skip
    assert [piece.height for piece in pieces] == [1, 2, 3, 3, 4]


def test_an_operator_stands_at_its_argument():
    assert applied(r"\mathbb{E}", Piece("x"), "[]") == Piece(r"\mathbb{E}[x]", 1)
    assert applied("f", Piece("x", 4)).tex == r"f\!\left( x \right)"
