r"""MathML is well-formed, has the structure of the formula, and carries its LaTeX."""

import re
from xml.etree import ElementTree

import pytest

from derive.render.mathml import displayed, formula, paragraph


def elements(source: str) -> list[str]:
    """Return the elements of a formula, from the top, without the groups."""
    tree = ElementTree.fromstring(formula(source))
    return [e.tag for e in tree[0][0].iter() if e.tag != "mrow"]


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x_i", ["msub", "mi", "mi"]),
        ("x_i^2", ["msubsup", "mi", "mi", "mn"]),
        (r"\frac{a}{b}", ["mfrac", "mi", "mi"]),
        (r"\sqrt{x}", ["msqrt", "mi"]),
        (r"\sum_{k<n} x_k", ["munder", "mo", "mi", "mo", "mi", "msub", "mi", "mi"]),
        (r"\int_0^1 x", ["msubsup", "mo", "mn", "mn", "mi"]),
        (r"\hat{x}", ["mover", "mi", "mo"]),
        (r"\bar{x}", ["mover", "mi", "mo"]),
        (r"\overline{\mathrm{rmsnorm}}_j", ["msub", "mi", "mi"]),
        (r"\frac{a}{\frac{b}{c}}", ["mfrac", "mi", "mstyle", "mfrac", "mi", "mi"]),
        (r"\frac{\tfrac{1}{n}}{a}", ["mfrac", "mfrac", "mn", "mi", "mi"]),
        ("(x)", ["mo", "mi", "mo"]),
        (r"\log x", ["mi", "mo", "mspace", "mi"]),
        (r"x \log (x)", ["mi", "mspace", "mi", "mo", "mo", "mi", "mo"]),
        (r"-x = -y", ["mo", "mi", "mo", "mo", "mi"]),
        (r"\begin{pmatrix} a & b \end{pmatrix}", ["mo", "mtable", "mtr", "mtd", "mi", "mtd", "mi", "mo"]),
    ],
)
def test_the_structure(source, expected):
    assert elements(source) == expected


def test_a_pair_of_brackets_is_a_group_that_stretches_around_what_is_high():
    tree = ElementTree.fromstring(formula(r"f\Bigl(\frac{a}{b}\Bigr)(c)"))
    groups = [g for g in tree.iter("mrow") if len(g) and g[0].text == "("]
    assert [(g[0].text + g[-1].text, g[0].get("stretchy")) for g in groups] == [("()", None), ("()", "false")]


def test_the_latex_stands_beside():
    source = r"a < b & c".replace("&", r"\le")
    tree = ElementTree.fromstring(formula(source, display=True))
    assert tree.get("display") == "block"
    assert tree.find(".//annotation").text == source


def test_a_paragraph_is_html():
    html = paragraph(r"If $a < b$, \emph{then} \cited{softmax_ratio} & so on".replace(" & ", r" \& "))
    assert re.sub(r"<math>.*?</math>", "M", html) == ("If M, <em>then</em> <code>softmax_ratio</code> &amp; so on")
    ElementTree.fromstring(f"<p>{html}</p>")


def test_a_sign_that_begins_a_row_is_that_of_an_operation_and_in_the_first_row_that_of_a_term():
    rows = displayed([r"-a \Bigl(b", r"+ c\Bigr)", "= -d"], "whole")
    assert '<mo form="prefix">−</mo><mi>a</mi>' in rows and '<mo form="infix">+</mo><mi>c</mi>' in rows
    assert '<mo>=</mo><mo form="prefix">−</mo><mi>d</mi>' in rows


@pytest.mark.parametrize(("source", "over"), [(r"\overline{\mathrm{rms}}_j", "rms"), (r"\overline{x_i y}", "xiy")])
def test_a_bar_is_as_long_as_what_stands_under_it(source, over):
    tree = ElementTree.fromstring(formula(source))
    (bar,) = (e for e in tree.iter() if e.get("class") == "bar")
    assert "border-top" in bar.get("style") and "".join(bar.itertext()) == over


def test_a_fraction_in_a_fraction_is_as_large_as_in_a_line():
    tree = ElementTree.fromstring(formula(r"\frac{a - \frac{b}{c}}{d}"))
    assert [(e[0][-1].tag, e.get("displaystyle")) for e in tree.iter("mstyle")] == [("mfrac", "true")]
