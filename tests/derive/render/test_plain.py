r"""A formula in one line of Unicode, with the brackets that a line needs."""

import pytest

from derive.render.plain import folded, formula, paragraph, width

LINES = {
    r"\frac{\partial p_i}{\partial x_j} = p_i (\delta_{ij} - p_j)": "∂p_i/∂x_j = p_i (δ_ij − p_j)",
    r"\frac{\partial}{\partial x}\Bigl[x y\Bigr]": "∂/∂x [x y]",
    r"\frac{a + b}{c}": "(a + b)/c",
    r"\frac{a}{b c}": "a/(b c)",
    r"\frac{a}{b} c": "(a/b) c",
    r"c \frac{a}{b}": "c (a/b)",
    r"\frac{1}{n} \sum_{i<n} x_i": "(1/n) ∑_(i<n) x_i",
    r"\frac{\sum_{i<n} x_i}{n}": "(∑_(i<n) x_i)/n",
    r"\frac{a}{\frac{b}{c}}": "a/(b/c)",
    r"\frac{-a}{b}": "−a/b",
    r"\frac{f(x)}{g(y)}": "f(x)/g(y)",
    r"\frac{1}{f'(x)}": "1/f′(x)",
    r"\frac{1}{\mathbb{E}[x]}": "1/E[x]",
    r"\frac{1}{n (a + b)}": "1/(n (a + b))",
    r"\frac{2}{x ((1 - \eta)\alpha)}": "2/(x ((1 − η)α))",
    r"\frac{a}{b_i (c - d)}": "a/(b_i (c − d))",
    r"\frac{1}{\mathrm{e}^x (1 + y)}": "1/(e^x (1 + y))",
    r"\frac{1}{x^2(1 - y)}": "1/(x²(1 − y))",
    r"\frac{x^n}{n!}": "xⁿ/n!",
    r"\frac{a}{d e}": "a/(d e)",
    r"\frac{d}{2} c": "(d/2) c",
    r"\frac{\partial}{\partial x}": "∂/∂x",
    r"\frac{\mathrm{d} f}{\mathrm{d} x}": "df/dx",
    r"\tfrac{1}{2} x": "½ x",
    r"\sqrt{d}": "√d",
    r"\sqrt{a + b}": "√(a + b)",
    r"\sqrt{r^2}": "√(r²)",
    r"\mathrm{e}^{x_i}": "e^(x_i)",
    r"\mathrm{e}^{x_i - c}": "e^(x_i − c)",
    r"\mathrm{e}^{-2a}": "e^(−2a)",
    r"b^{-1}": "b⁻¹",
    r"x_0": "x₀",
    r"\alpha_*": "α_*",
    r"x_{ij}^2": "x_ij²",
    r"H_{2i,\,2j+1}": "H_(2i,2j+1)",
    r"\hat{x}_i": "x\u0302_i",
    r"\mathbb{E}[q_a^2]": "E[q_a²]",
    r"p^{\mathsf T} H\, q": "pᵀ H q",
    r"\lim_{c \to \infty} f(c) = 1": "lim_(c→∞) f(c) = 1",
    r"\int_0^1 h(t) \,\mathrm{d}t": "∫₀¹ h(t) dt",
    r"\cosh \frac{u}{2r}": "cosh(u/(2r))",
    r"\cos\theta": "cos θ",
    r"a = -b": "a = −b",
    r"|x - y| \le 2": "|x − y| ≤ 2",
    r"\{\, k < n : x_k = 0 \text{ for all } k \,\}": "{k < n : x_k = 0 for all k}",
    r"\begin{pmatrix} a & b \\ c & d \end{pmatrix}": "(a, b; c, d)",
    r"f(x)\big|_{x=0}": "f(x)|_(x=0)",
}


@pytest.mark.parametrize("source", LINES)
def test_a_formula_in_one_line(source):
    assert formula(source) == LINES[source]


def test_a_line_never_joins_what_the_formula_parts():
    """Two formulas that differ in their brackets alone differ as lines too."""
    pairs = [
        (r"\frac{a}{b} c", r"\frac{a}{b c}"),
        (r"\frac{a + b}{c}", r"a + \frac{b}{c}"),
        (r"\sqrt{r^2}", r"\sqrt{r}^2"),
        (r"\mathrm{e}^{x_i - c}", r"\mathrm{e}^{x_{i-c}}"),
        (r"\frac{a}{b}/c", r"a/\frac{b}{c}"),
        (r"x_{10^3}", r"x_{10}^3"),
        (r"x_{2i}", r"x_2 i"),
        (r"\frac{1}{n} (a + b)", r"\frac{1}{n (a + b)}"),
        (r"\frac{a}{d} e", r"\frac{a}{d e}"),
    ]
    for one, other in pairs:
        assert formula(one) != formula(other)


def test_a_paragraph():
    source = r"By theorem~\cited{softmax_ratio} the weight $p_i$ is \emph{small}, as $x_i < 0$."
    assert paragraph(source).replace("\N{NO-BREAK SPACE}", " ") == (
        "By theorem softmax_ratio the weight p_i is small, as x_i < 0."
    )


def test_marks_over_letters_take_no_column():
    assert width(formula(r"\hat{x}_i = \bar{u}")) == len("x_i = u")


def test_a_long_line_is_broken_at_signs_outside_of_brackets():
    assert folded("a = (b + c + d) + (e + f)", 18, "  ") == ["a = (b + c + d)", "  + (e + f)"]
    assert folded("short", 18) == ["short"]
    assert folded("nowheretobreakthislongword", 10) == ["nowheretobreakthislongword"]


def test_a_bar_over_a_word_stands_over_its_last_letter():
    assert formula(r"\overline{\mathrm{scores}}_{tk}") == "scores̄_tk"
    assert formula(r"\overline{\mathrm{hidden}}'_{i}") == "hidden̄′_i"
    assert formula(r"\overline{a + b}") == "bar(a + b)"


def test_a_line_that_just_fits_is_not_broken():
    line = "a + b = c"
    assert folded(line, len(line)) == [line]
    assert len(folded(line, len(line) - 1)) == 2
