"""The page of a derivative that was found: a statement, and lines with reasons, in the words of a reader."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from derive import Dimension, Sum, define, derivative, exp, formula, hessian, jvp, reals, vector, vjp
from derive.doors.requests import read, stated
from derive.language.text.formulas import parse_formulas
from derive.render.derivation import document, style
from derive.render.lines import width
from derive.render.page import MEASURE

n, m = Dimension("n"), Dimension("m")
i, k = n.indices("i k")
(s,) = m.indices("s")
x, W, g = vector("x", n), vector("W", m, n), vector("g", n)
(u,) = reals("u")
partition = define("partition", (x,), Sum(exp(x[k]), k))
softmax = define("softmax", (x, i), exp(x[i]) / partition(x))
hidden = define("hidden", (W, x, s), Sum(W[s, k] * x[k], k))


@pytest.fixture(scope="module")
def pages():
    return {
        "softmax": vjp(softmax(x, i), x),
        "layer": vjp(formula("layer", exp(hidden(W, x, s)) ** 2), x),
        "line": jvp(softmax(x, i), x),
        "curve": hessian(formula("total", Sum(exp(x[k]), k) ** 2), x),
        "entry": derivative(formula("growth", exp(x[i])), x[k]),
    }


def test_a_page_has_a_statement_and_a_proof(pages):
    assert pages["softmax"].latex() == (
        "% softmax_vjp_x: written by `derive` from what was proved; change the formula, not this file.\n"
        r"""\begin{theorempage}
\begin{provedtheorem}[{Backward pass of softmax in $x_j$}]\label{thm:softmax_vjp_x}%
For every size $n$, all $g, x \in \mathbb{R}^{n}$ and all $j < n$,
\begin{equation*}
  \frac{\partial}{\partial x_j}\Bigl[\sum_{k<n} g_k \, \mathrm{softmax}_k\Bigr] = """
        r"""\mathrm{softmax}_j \Bigl(g_j - \sum_{k<n} g_k \, \mathrm{softmax}_k\Bigr),
\end{equation*}
\closer
\begin{equation*}
  \gutter{where}\mathrm{softmax}_i = \operatorname{softmax}(x)_i = \frac{\mathrm{e}^{x_i}}"""
        r"""{\mathrm{partition}},\qquad \mathrm{partition} = \operatorname{partition}(x) = \sum_{k<n} \mathrm{e}^{x_k}.
\end{equation*}
Sizes are positive.
\end{provedtheorem}
\begin{derivation}
\allowdisplaybreaks
\proofby
Where a variable moves along a line, such as $x + t\,\mathrm{d}x$, let $\mathrm{d}$ be the derivative at $t = 0$.
\begin{align*}
  \mathrm{d}\,\mathrm{partition} &= \sum_{k<n} \mathrm{d}x_k \mathrm{e}^{x_k} \by{chain rule} \\
  \mathrm{d}\,\mathrm{softmax}_i &= \mathrm{softmax}_i \Bigl(\mathrm{d}x_i - \sum_{k<n} \mathrm{d}x_k \, """
        r"""\mathrm{softmax}_k\Bigr) \by{quotient rule, as $\mathrm{partition} \ne 0$}
\end{align*}
Backwards, inner products with changes become inner products with the changes of what is below.
\begin{align*}
  \MoveEqLeft \sum_{k<n} g_k \biggl(\mathrm{softmax}_k \Bigl(\mathrm{d}x_k - \sum_{l<n} \mathrm{d}x_l \, """
        r"""\mathrm{softmax}_l\Bigr)\biggr) \\
  &= \sum_{k<n} \mathrm{softmax}_k \Bigl(g_k - \sum_{l<n} g_l \, \mathrm{softmax}_l\Bigr) \mathrm{d}x_k """
        r"""\by{sums exchanged}
\end{align*}
With $\mathrm{d}x$ equal to $1$ at one entry and to $0$ elsewhere, this is the derivative in that entry.
\begin{align*}
  \frac{\partial}{\partial x_j}\Bigl[\sum_{k<n} g_k \, \mathrm{softmax}_k\Bigr] &= \mathrm{softmax}_j """
        r"""\Bigl(g_j - \sum_{k<n} g_k \, \mathrm{softmax}_k\Bigr) \qedby{the coefficient of the change}
\end{align*}
\end{derivation}
"""
        rf"\begin{{colophon}}\named{{softmax_vjp_x}}: {pages['softmax'].summary}.\end{{colophon}}"
        "\n\\end{theorempage}\n"
    )


@pytest.mark.parametrize("name", ["softmax", "layer", "line", "curve", "entry"])
def test_no_name_of_a_machine_is_printed_and_no_line_is_too_long(pages, name):
    page = pages[name].latex()
    assert "~" not in page
    assert r"\sim" not in page
    assert r"d\_" not in page
    for row in re.findall(r"^  (.*?)(?: \\\\)?$", page, re.MULTILINE):
        formula_only = re.sub(r"\\(?:qed)?by\{.*\}$|\\MoveEqLeft|\\gutter\{where\}", "", row).replace("&", "")
        assert width(formula_only) <= MEASURE + 20, row


def test_a_cotangent_has_a_bar_and_a_change_a_d(pages):
    page = pages["layer"].latex()
    assert r"\overline{\mathrm{hidden}}_s" in page
    assert r"\mathrm{d}\,\mathrm{hidden}_" in page
    assert "hidden̄_" in pages["layer"].explain()


def test_both_steps_of_a_second_derivative_are_results(pages):
    page = pages["curve"].latex()
    assert r"\by{first derivative}" in page
    assert r"\qedby{derivative of that}" in page


def test_in_a_notebook_it_is_mathml(pages):
    for derivation in pages.values():
        assert "<math" in derivation._repr_html_()
        assert "Proof." in derivation._repr_html_()
        assert derivation.summary in derivation._repr_latex_()


def test_a_document_inputs_all_pages():
    made = document(["a_vjp_x", "b_jvp_u"], "my_layers")
    assert made.index(r"\input{a_vjp_x}") < made.index(r"\input{b_jvp_u}")
    assert r"\title{my\_layers}" in made
    assert r"\usepackage[colophon]{transformerproofs}" in made


HERE = Path(__file__).parent
LETTERS = (HERE / "letters.txt").read_text(encoding="utf-8").split("\n\n")
TEX = shutil.which("pdflatex")


def of_texts(texts):
    return [asked for source in texts for asked in stated(parse_formulas(source))]


def of_files():
    """All results of the test files of formulas."""
    folder = HERE.parent / "deriving"
    files = [asked for name in ("formulas", "common", "equal_sizes") for asked in read(folder / f"{name}.thm")]
    return files + of_texts((folder / "hypotheses.txt").read_text(encoding="utf-8").split("\n\n"))


@pytest.mark.parametrize(
    "asked", [lambda: of_texts(LETTERS), pytest.param(of_files, marks=pytest.mark.long)], ids=["letters", "files"]
)
@pytest.mark.skipif(not TEX, reason="not run: pdflatex is not installed")
def test_every_result_has_a_page_that_compiles(tmp_path, asked):
    names = []
    for number, one in enumerate(asked()):
        found = one.found()
        assert found.explain()
        names.append(f"page{number}")
        page = found.latex().replace(r"\label{thm:", rf"\label{{thm:{number}")
        (tmp_path / f"page{number}.tex").write_text(page, encoding="utf-8")
    (tmp_path / "transformerproofs.sty").write_text(style(), encoding="utf-8")
    (tmp_path / "all.tex").write_text(document(names, "All"), encoding="utf-8")
    command = ["pdflatex", "-halt-on-error", "-interaction=nonstopmode", "-draftmode", "all.tex"]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, check=False, timeout=600)
    assert run.returncode == 0, run.stdout[-2000:].decode("latin-1")


def result(source):
    return of_texts([source])[-1].found()


def test_letters_that_a_user_has_taken_mean_one_thing_on_a_page():
    """Of a change it is said what it is the change of; t is not the time where it is a variable of the formula."""
    source = "dimensions: n\nindices: i:n\nvectors: x[n], {0}[n]\nformula: f[i] = exp(x[i])*{0}[i]\nvjp: f in x"
    taken = result(source.format("dx")).latex()
    assert r"such as $x + t\,\mathrm{change}_x$" in taken
    assert r"With $\mathrm{change}_x$ equal to $1$" in taken
    assert (
        r"such as $x + s\,\mathrm{d}x$, let $\mathrm{d}$ be the derivative at $s = 0$"
        in result(source.format("t")).latex()
    )
    page = result(source.format("g")).latex()
    assert r"\mathrm{cotangent}" in page
    assert r"\mathrm{delta}_i" in result(source.format("delta")).latex()
    assert r"\delta" not in result(source.format("delta")).latex()
    assert r"\mathrm{x1}_i" in result(source.format("x1")).latex()
