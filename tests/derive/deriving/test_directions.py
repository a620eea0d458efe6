"""Derivatives along a line: the theorem is about all its points, and a value has a name where it depends on them."""

import pytest

from derive.deriving.directions import Line, along
from derive.deriving.engine import Engine
from derive.kernel.rules import ProofError
from derive.language.terms import Dimension, Lt, Sum, define, exp, log, reals, vector
from derive.language.text.text import text

n = Dimension("n")
i, k = n.indices("i k")
x, dx, y = vector("x", n), vector("dx", n), vector("y", n)
t, u, du = reals("t u du")
LINE = Line(x.key, dx.key, t)
NUMBER = Line(u.key, du.key, t)
partition = define("partition", (x,), Sum(exp(x[k]), k))
softmax = define("softmax", (x, i), exp(x[i]) / partition(x))


def test_a_term_at_the_points_of_the_line():
    assert text(LINE.on(Sum(x[k] ** 2, k) + y[i])) == "Sum((x[k] + t*dx[k])**2, k:n) + y[i]"
    assert LINE.on(u) is u or LINE.on(u) == u


def test_the_value_is_said_at_the_points_of_the_line():
    theorem, value = along(Engine(), softmax(x, i), LINE, "moved")
    assert text(value) == "softmax(x, i)*(dx[i] - Sum(dx[j]*softmax(x, j), j:n))"
    f, variable, slope = theorem.concl.args
    assert (f, variable) == (LINE.on(softmax(x, i)), t)
    assert (slope.args[0].name, slope.args[0].body) == ("moved", value)
    unnamed, _ = along(Engine(), softmax(x, i), LINE)
    assert unnamed.concl.args == (f, t, LINE.on(value))


def test_the_terms_of_a_formula_need_no_names():
    assert text(along(Engine(), -Sum(x[k] ** 2, k), LINE).value) == "-2*Sum(dx[k]*x[k], k:n)"
    assert text(along(Engine(), log(Sum(exp(x[k]), k)), LINE).value) == "Sum(dx[k]*exp(x[k]), k:n)/Sum(exp(x[k]), k:n)"


def test_a_condition_is_one_at_the_points_of_the_line():
    theorem, _ = along(Engine([Lt(0, u), NUMBER.on(Lt(0, u))]), log(u), NUMBER)
    assert theorem.hyps == {Lt(0, u + t * du)}
    with pytest.raises(ProofError, match="cannot show"):  # that it holds at one point is not enough
        along(Engine([Lt(0, u)]), log(u), NUMBER)
