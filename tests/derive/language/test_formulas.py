"""A formula is a definition of its name; what is none is refused in a sentence."""

import pytest

from derive.kernel.terms import StatementError
from derive.language.formulas import called, formula
from derive.language.terms import Dimension, Lt, define, random, reals, vector

n, m = Dimension("n"), Dimension("m")
i, j = n.indices("i j")
(s,) = m.indices("s")
x, W = vector("x", n), vector("W", m, n)
t, u = reals("t u")


def test_a_formula_is_a_definition_of_its_name():
    f = formula("f", x[i] * t, out=[i])
    assert repr(f) == "f(x[n], t, i:n) = x[i]*t"
    assert f.indices == (i,)
    assert formula("mine", define("square", (t,), t**2)(u)).body.args[0].name == "square"


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: formula("f", x), "real number was expected|exact number"),
        (lambda: formula("f", Lt(0, t)), "a real number was expected"),
        (lambda: formula("f", 1 / 3), "0.3333333333333333 has been rounded"),
        (lambda: formula("f", random("q", n)[i]), "random entries occur outside an expectation"),
        (lambda: formula("f", t, given=[t]), "a hypothesis is a formula"),
        (lambda: formula("f", x[i], out=[j]), "its free indices are i; out has j"),
        (lambda: formula("f", x[i] * W[s, j], out=[i, s]), "its free indices are i, s, j; out has i, s"),
        (lambda: formula("no name", t), "bad name"),
    ],
)
def test_what_is_no_formula_is_refused(ask, said):
    with pytest.raises(StatementError, match=said):
        ask()


def test_a_term_without_a_name_is_called_as_its_definition():
    assert called(define("square", (t,), t**2)(u)) == "square"
    assert called(t**2) == called("t") == "f"
