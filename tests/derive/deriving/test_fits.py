"""Slopes as polynomials in words: the right one is found, and where there is none, none is."""

from itertools import islice

from derive.deriving.fits import fitted, vanishes
from derive.kernel.terms import num
from derive.language.terms import Dimension, Sum, define, exp, log, reals, vector
from derive.language.text.text import text

t, a = reals("t a")
n = Dimension("n")
sigmoid = define("sigmoid", (t,), 1 / (1 + exp(-t)))
tanh = define("tanh", (t,), (exp(t) - exp(-t)) / (exp(t) + exp(-t)))


def found(slope, *words):
    return [text(g) for g in islice(fitted(slope, words, t), 2)]


def test_slopes_in_the_words_that_are_known():
    assert found(4 / (exp(t) + exp(-t)) ** 2, tanh(t))[0] == "1 + (-1)*tanh(t)*tanh(t)"
    assert found(exp(-t) / (1 + exp(-t)) ** 2, sigmoid(t))[0] == "sigmoid(t) + (-1)*sigmoid(t)*sigmoid(t)"
    assert found(exp(t) / (1 + exp(t)), sigmoid(t))[0] == "sigmoid(t)"
    assert found(num(3) * sigmoid(t) * t + 1, sigmoid(t))[0] == "1 + 3*sigmoid(t)*t"


def test_where_there_is_none_none_is_found():
    assert not found(exp(t), sigmoid(t))
    assert not found(vector("x", n)[n.indices("i")[0]], sigmoid(t))  # no function of numbers
    assert not found(log(-1 - t**2), sigmoid(t))  # it has no value
    assert not found(1 / (t - t), sigmoid(t))


def test_a_difference_that_is_zero_at_some_points_is_seen():
    x = vector("x", n)
    i, k = n.indices("i k")
    assert vanishes(Sum(x[k] * t, k) - t * Sum(x[k], k))
    assert not vanishes(x[i] - t)
    assert not vanishes(log(-1 - t**2) - log(-1 - t**2))  # it has no value


def test_what_has_many_variables_is_not_evaluated():
    many = reals("b c d e f o p q r")
    assert not vanishes(t * sum(many[1:], many[0]) - t * sum(many[1:], many[0]))
    assert vanishes(t * sum(many[1:4], many[0]) - t * sum(many[1:4], many[0]))
