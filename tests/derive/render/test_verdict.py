"""Answers in LaTeX and HTML: points as formulas, sentences, a program that is text and no markup."""

from derive.deciding.counterexamples import Search
from derive.language.symbols import escaped
from derive.language.terms import Dimension, Eq, Expectation, Lt, exp, random, reals, vector
from derive.render.verdict import point_latex, sides_latex, verdict_html, verdict_latex

n, m = Dimension("n"), Dimension("m")
i, j = n.indices("i j")
(s,) = m.indices("s")
x, W = vector("x", n), vector("W", m, n)
t, u_1 = reals("t u_1")


def refuted(claim, *given):
    return Search(claim, given).among(60)


def test_points_are_formulas():
    assert point_latex(refuted(Eq(x[i], x[j]))) == "$n = 2$, $x = (0, 1)$, $i = 0$, $j = 1$"
    assert point_latex(refuted(Eq(W[s, i], 0))).startswith("$m = 1$, $n = 1$, $W = ((1))$")
    assert point_latex(refuted(Eq(u_1, 0), Eq(2 * u_1, 1))) == r"$u_1 = \frac{1}{2}$"
    assert point_latex(refuted(Eq(u_1, 0), Eq(2 * u_1, -1))) == r"$u_1 = -\frac{1}{2}$"


def test_a_law_is_escaped():
    q = random("q_1")[()]
    assert point_latex(refuted(Eq(Expectation(q), 0))) == r"q\_1 is 2 or 0, equally likely"
    assert escaped("a_b") == r"a\_b"


def test_sides_say_whether_they_are_exact():
    assert sides_latex(refuted(Eq(t, 1))) == "the left side is $0$, the right side $1$"
    assert sides_latex(refuted(Eq(exp(t), t))).startswith("the left side is $1$")
    assert r"$2.71828182846\ldots$" in sides_latex(refuted(Eq(exp(t), 1), Eq(t, 1)))


def test_hypotheses_come_first():
    shown = verdict_latex([Lt(0, t)], Eq(t, 1), ["Refuted."])
    assert shown == "Suppose $0 < t$.\n$$t = 1$$\nRefuted."
    assert verdict_latex([], Eq(t, 1), []) == "$$t = 1$$"


def test_html_is_escaped():
    shown = verdict_html([Lt(0, t)], Lt(t, 1), ["At $t = 1$."], "print(1 < 2)")
    assert shown.startswith("<div>")
    assert "<math" in shown
    assert "print(1 &lt; 2)" in shown
