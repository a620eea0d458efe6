"""Figures in the book: each once, with a label and a caption that names theorems and sources of the book."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from derive.chapters import BOOK
from derive.render.bibliography import parse_bibliography
from derive.render.figures import figure_tex, placed

BIBLIOGRAPHY = Path(__file__).parents[3] / "docs" / "references.bib"
FIGURES = list(BOOK.figures.values())


@pytest.mark.parametrize("figure", FIGURES, ids=list(BOOK.figures))
def test_what_a_caption_cites_exists(figure):
    names = {*BOOK.entries, *BOOK.analytic}
    tex = "\n".join(figure_tex(figure))
    cited = re.findall(r"\\cited\{(\w+)\}", tex)
    assert cited or not figure.chapter
    assert set(cited) <= names
    assert set(re.findall(r"\\source\{(\w+)\}", tex)) <= set(parse_bibliography(BIBLIOGRAPHY.read_text("utf-8")))
    assert set(re.findall(r"\\ref\{fig:(\w+)\}", tex)) <= set(BOOK.figures)
    assert rf"\label{{fig:{figure.name}}}" in tex and rf"\drawn{{{figure.name}}}" in tex
    assert "\n" not in figure.title


def test_every_figure_has_its_place():
    for figure in FIGURES:
        names = {e.name for e in BOOK.chapters[figure.chapter].theorems} if figure.chapter in BOOK.chapters else {""}
        assert figure.after in names, figure.name
        assert figure.chapter in {*BOOK.chapters, ""}, figure.name


def test_a_figure_follows_its_theorem_or_the_last():
    here, elsewhere = replace(FIGURES[0], after="b"), replace(FIGURES[1], after="gone")
    assert placed([elsewhere, here], ["a", "b", "c"]) == {"b": [here], "c": [elsewhere]}
