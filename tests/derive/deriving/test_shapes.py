"""Forms that a person writes: equal to the normal form that they come from, and no longer."""

import pytest

from derive.deriving.equality import shown_equal
from derive.deriving.shapes import joined, length, product, shapes, signed, tidied, together
from derive.kernel.rules import ONE, ZERO, poly
from derive.kernel.terms import Term, num
from derive.language.fresh import Fresh
from derive.language.terms import Dimension, Sum, define, exp, reals, vector, vector_of
from derive.language.text.text import text
from derive.proving.algebra import term_of
from derive.proving.scope import scope

n = Dimension("n")
i, k = n.indices("i k")
x, y = vector("x", n), vector("y", n)
a, b, c, t = reals("a b c t")
square = define("square", (t,), t**2)
total = define("total", (x,), Sum(x[k], k))


@pytest.mark.parametrize(
    ("term", "shown"),
    [
        (a * b + a * c, "a*(b + c)"),
        (-a - b, "-(a + b)"),
        (a / 2 - b / 2, "(a - b)/2"),
        (a * (1 / b) * (1 / c), "a/(b*c)"),
        (a * b + a * c + b, "a*c + b*(1 + a)"),
        (Sum(x[i] * y[i], i) * a - Sum(x[i], i) * a, "-(a*Sum(x[i]*(1 - y[i]), i:n))"),
        (exp(-1 * a + b), "exp(b - a)"),
        (a - a, "0"),
        (a * b * c + b - a * c * t - t, "(1 + a*c)*(b - t)"),
        (a / 2 + a * b / 3 - t / 2 - t * b / 3, "(1 + 2*b/3)*(a - t)/2"),
        (a * b - a * c + b * t + c * t, "a*(b - c) + t*(b + c)"),  # another bracket
    ],
)
def test_the_shape_of_a_polynomial(term, shown):
    canonical = term_of(poly(term))
    found = list(shapes(canonical, Fresh()))
    assert shown in map(text, found)
    within = scope((), (), (), Fresh())
    assert all(shown_equal(term, f, within).concl.args == (term, f) for f in found)


def test_what_a_reader_reads():
    assert length(a) == length(x[i]) == length(square(a)) == length(total(x)) == 1
    assert length(a + b) == 3
    assert length(square(a + b)) == 4
    assert length(total(vector_of(i, 2 * x[i]))) == 4
    assert length(Sum(x[i], i)) == 3
    assert length(a**2) == 2


@pytest.mark.parametrize(
    ("term", "shown"),
    [
        (0 * a + 1 * b, "b"),
        (a + 0 * b, "a"),
        ((a - b) ** 2 * 1, "(a - b)**2"),
        (0 - a, "-a"),
        (a + (-b) * c, "a - b*c"),
        (a * (-b), "-(a*b)"),
        (Term("neg", -a), "a"),
        (a / 1 + ZERO / b, "a"),
        (Sum(0 * x[i], i), "0"),
        (num(2) * num(3), "6"),
        (a**1, "a"),
        (a + -b, "a - b"),
    ],
)
def test_what_adds_nothing_is_left_out(term, shown):
    assert text(tidied(term)) == shown


def test_signs_and_products():
    assert signed(-a) == (True, a)
    assert signed(num(-2) * a) == (True, 2 * a)
    assert signed(num(-1) * a) == (True, a)
    assert signed(a) == (False, a)
    assert text(joined([a, -b, num(-2) * c])) == "a - b - 2*c"
    assert product(frozenset(), -1) == -ONE
    assert text(product(frozenset({(a, 2), (1 / b, 1)}), 3, c)) == "3*a**2*c/b"


def test_fractions_are_one_fraction_where_that_is_shorter():
    assert text(together((1 / a - 1) * (1 / (1 - a)) ** 2, Fresh())) == "1/(a*(1 - a))"
    assert text(together(b / a + b * (1 / (1 - a)), Fresh())) == "b/(a*(1 - a))"
    assert together(1 / a + b * (1 / (1 - a)), Fresh()) is None
    assert together(a + b, Fresh()) is None
