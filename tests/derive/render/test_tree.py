r"""A tree is written in LaTeX as it was, and refuses what is not read only where somebody has to see it."""

import pytest

from derive.chapters import BOOK
from derive.language.symbols import RenderError
from derive.render import mathml, plain
from derive.render.argument import displayed
from derive.render.formula import read, read_formula
from derive.render.tree import Beside, Split, visible
from derive.render.words import Page


def test_trees_are_equal_where_they_look_alike():
    assert read("x_{i}") == read("x_i") and read("x_{i}").tex != read("x_i").tex
    assert read("x + y") == read("x") + read(" + ") + read("y") != read("x - y")


@pytest.mark.parametrize("source", [r"\unknown x", r"\mathbb{X}", r"\frac{\unknown}{x}", r"\sqrt{\unknown}"])
def test_a_command_that_is_not_read_is_printed_and_refused_elsewhere(source):
    assert read_formula(source).tex == source
    for form in (mathml.formula, plain.formula):
        with pytest.raises(RenderError, match=r"the command \\\w+(\{X\})? is not read"):
            form(source)


def test_what_only_sets_a_symbol_is_not_seen():
    row = read(r"f\!(x)")
    assert [node.tex for node in visible(row)] == ["f", "(x)"] and row.tex == r"f\!(x)"


def test_a_numerator_in_two_lines_is_one_elsewhere():
    split = Beside((Split(read("a"), read("+ b")),))
    assert split.tex == r"\splitfrac{a}{+ b}"
    assert plain.formula(split) == plain.formula("a+ b")
    assert "<mi>b</mi>" in mathml.formula(split)


@pytest.mark.parametrize("each", [10, pytest.param(1, marks=pytest.mark.long)])
def test_what_is_printed_of_a_term_is_read_as_the_same_tree(each):
    entries = [*BOOK.entries.values()][::each]
    for entry in entries:
        page = Page((entry.claim, *entry.given), displayed(entry.claim, entry.proof), BOOK.chapter(entry.name).notation)
        for term in page.terms:
            assert page.row(term) == read_formula(page.row(term).tex)
    assert len(entries) > 20
