"""Brackets multiplied out are the same formula, and another program."""

import numpy as np

from derive import Dimension, Sum, vector
from tests.evaluated import evaluate
from verify.checking.closed_forms.expanding import MOST, distributed, expanded

n = Dimension("n")
i, j = n.indices("i j")
p, g, x = (vector(name, n) for name in "pgx")
VALUES = {"p": np.array([0.5, 2.0, -1.0]), "g": np.array([1.0, -3.0, 0.25]), "x": np.array([4.0, 0.5, -2.0])}


def value(term):
    return evaluate(term, VALUES, {"n": 3}, over=(j.key,))


def test_it_is_the_same_formula():
    for term in (
        p[j] * (g[j] - Sum(p[i] * (g[i] + x[i]), i)) / x[j],
        -(p[j] - g[j]) * (x[j] + 1),
        Sum((p[i] - g[j]) * (x[i] + g[i]), i),
    ):
        assert expanded(term) != term
        assert np.allclose(value(expanded(term)), value(term), rtol=1e-13)


def test_no_bracket_is_left():
    expansion = expanded(p[j] * (g[j] - Sum(p[i] * (g[i] - x[i]), i)))
    assert repr(expansion) == "p[j]*g[j] - (p[j]*Sum(p[i]*g[i], i:n) - p[j]*Sum(p[i]*x[i], i:n))"


def test_what_would_be_too_long_is_left():
    term = p[j]
    for _ in range(MOST.bit_length()):
        term = term * (g[j] + x[j])
    assert expanded(term) is term


def test_means_stand_where_they_are_meant():
    backward = (g[j] - (x[j] * Sum(g[i] * x[i], i) + Sum(g[i], i)) / n.card) / x[j]
    assert repr(distributed(backward)) == "(g[j] - x[j]*Sum(g[i]*x[i], i:n)/size(n) - Sum(g[i], i:n)/size(n))/x[j]"
