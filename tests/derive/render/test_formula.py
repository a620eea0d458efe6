r"""The LaTeX of the book is read, all of it, and nothing else is."""

import pytest

from derive.language.symbols import RenderError
from derive.render.formula import CitedName, InlineFormula, Styled, read, read_formula, read_paragraph
from derive.render.tree import Accent, Beside, Fenced, Root, Scripts, Sign, Stacked, Table, kind_of

x, y = Sign("x", "letter"), Sign("y", "letter")


def row(*items):
    return Beside(items)


READ = {
    "x": x,
    r"\theta": Sign("θ", "letter"),
    "x_i": Scripts(x, row(Sign("i", "letter")), None),
    "x^2_i": Scripts(x, row(Sign("i", "letter")), row(Sign("2", "number"))),
    "x'": Scripts(x, None, row(Sign("′", "prime"))),
    "x_{12}": Scripts(x, row(Sign("12", "number")), None),
    r"\frac12": Stacked(row(Sign("1", "number")), row(Sign("2", "number"))),
    r"\tfrac{x}{y}": Stacked(row(x), row(y), small=True),
    r"\sqrt x": Root(row(x)),
    r"\hat x": Accent(row(x), "hat"),
    r"\overline{x}": Accent(row(x), "bar"),
    "(x]": Fenced("(", row(x), "]"),
    r"\biggl\{x\biggr\}": Fenced("{", row(x), "}"),
    r"\left(x\right)": Fenced("(", row(x), ")"),
    "|x|": Fenced("|", row(x), "|"),
    r"\|x\|": Fenced("‖", row(x), "‖"),
    "x|_{y}": None,
    r"\mathrm{e}^x": Scripts(Sign("e", "upright"), None, row(x)),
    r"\operatorname{attention\_head}": Sign("attention_head", "name"),
    r"\mathbb{R}": Sign("ℝ", "upright"),
    r"\text{ for all }": Sign(" for all ", "words"),
    r"\begin{pmatrix} x & y \\ y & x \end{pmatrix}": None,
    "1.5": Sign("1.5", "number"),
}


@pytest.mark.parametrize("source", [s for s, node in READ.items() if node is not None])
def test_a_formula_is_read(source):
    assert read_formula(source) == Beside((READ[source],))


@pytest.mark.parametrize(
    "source", [*READ, r"\frac 1{2}", r"f\!\left( x \right)", r"\text{if $x$, $y$}", r"\bar x^{\prime_1}'"]
)
def test_a_tree_knows_how_it_was_written(source):
    assert read_formula(source).tex == read(source).tex == source


def test_what_cannot_be_read_is_kept_as_one_symbol():
    assert read(r"\bigl\langle x").tex == r"\bigl\langle x"
    assert len(read(r"\bigl\langle x").items) == 1
    assert read(read("x")) is read("x")


def test_a_place_at_which_a_value_is_taken():
    _, bar = read_formula("x|_{y}").items
    assert bar == Scripts(Sign("|", "bar"), row(y), None)
    assert kind_of(bar) == "bar"


def test_a_matrix():
    (table,) = read_formula(r"\begin{pmatrix} x & y \\ y & x \end{pmatrix}").items
    assert isinstance(table, Table)
    assert [len(cells) for cells in table.rows] == [2, 2]


def test_a_bracket_may_close_in_another_row_of_a_formula_in_several():
    assert Sign("(", "open") in read_formula(r"\bigl(x", part=True).items[0].items
    assert read_formula(r"x\bigr)", part=True).items == (x, Sign(")", "close"))


@pytest.mark.parametrize("source", [r"\left( x", "(x", "|x", r"x_{(y}", r"\frac{(x}{y)}", r"x \text{ for $(x$}"])
def test_a_bracket_that_does_not_close_is_refused(source):
    with pytest.raises(RenderError, match=r"the bracket [(|] is not closed"):
        read_formula(source)


@pytest.mark.parametrize("source", [r"x_{(y}", r"\frac{(x}{y}", r"\begin{pmatrix} (x & y) \end{pmatrix}"])
def test_no_bracket_reaches_out_of_a_group(source):
    with pytest.raises(RenderError, match=r"the bracket \( is not closed"):
        read_formula(source, part=True)


@pytest.mark.parametrize(
    ("source", "message"),
    [
        (r"\frac{x}{y", "a group is not closed"),
        (r"\begin{matrix} x \end{matrix}", "only a pmatrix is read"),
        (r"\begin{pmatrix} x & y", "a matrix is not closed"),
        ("x}", "unexpected '}'"),
        ("x)", r"unexpected '\)'"),
        (r"x \right)", "unexpected"),
        ("x # y", "unexpected '#'"),
        (r"\bigl x", "a bracket was expected"),
    ],
)
def test_anything_else_is_refused(source, message):
    with pytest.raises(RenderError, match=message):
        read_formula(source)


def test_a_paragraph_is_words_and_formulas():
    source = r"By theorem~\cited{softmax_ratio}  \emph{all} of $x$ -- ``so'' \texttt{a\_b}."
    assert read_paragraph(source) == (
        "By theorem\N{NO-BREAK SPACE}",
        CitedName("softmax_ratio"),
        " ",
        Styled("em", ("all",)),
        " of ",
        InlineFormula(row(x)),
        " – “so” ",
        Styled("code", ("a_b",)),
        ".",
    )


@pytest.mark.parametrize(
    "source", [r"\unknown{x}", "half $x", "$x", "a {group}", r"\emph{a", r"\texttt{a", r"\emph{a {b}}", r"\cited{a"]
)
def test_other_words_of_latex_are_refused(source):
    with pytest.raises(RenderError, match="which is not read"):
        read_paragraph(source)
