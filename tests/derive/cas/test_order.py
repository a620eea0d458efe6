"""Inequalities: signs that show, points at which they fail, and what stays undecided."""

import pytest
import sympy
from sympy import Rational, cos, exp, sqrt, symbols

from derive.cas.order import related, sign

x, y, v_0, v_1, v_2 = symbols("x y v_0 v_1 v_2", real=True)
p, r = symbols("p r", positive=True)
s = symbols("s", nonnegative=True)
ZERO, ONE = sympy.Integer(0), sympy.Integer(1)

HOLDS = [
    ("lt", ZERO, exp(x)),
    ("lt", ZERO, exp(x) / (exp(x) + exp(y))),
    ("lt", exp(x) / (exp(x) + exp(y)), ONE),
    ("le", ZERO, (x - y) ** 2),
    ("le", 2 * x * y, x**2 + y**2),
    ("le", ZERO, x - x),
    ("le", exp(-x - s), exp(-x)),
    ("lt", exp(-x - p), exp(-x)),
    ("ne", exp(x) * exp(y), ZERO),
    ("ne", -exp(x), ZERO),
    ("le", ZERO, v_0**2 + v_1**2 + v_2**2 - v_0 * v_1 - v_1 * v_2 - v_0 * v_2),
    ("lt", ZERO, (1 + x**2 * p + p) / (r + x**2)),
]
FAILS = [
    ("lt", ZERO, exp(x) - 1),
    ("lt", ZERO, (x - y) ** 2),
    ("le", exp(x), ONE),
    ("le", x**2 + y**2, 2 * x * y),
    ("le", x, sympy.Abs(x) - Rational(1, 100)),
    ("ne", x - y, ZERO),
    ("ne", ZERO, ZERO),
    ("lt", exp(-x), exp(-x - s)),
    ("le", ONE, exp(-s)),
    ("lt", ZERO, s),
    ("le", exp(x) / (exp(x) + exp(y)), Rational(9, 10)),
    ("le", ZERO, v_0**2 + v_1**2 - 3 * v_0 * v_1),
]


@pytest.mark.parametrize(("relation", "left", "right"), HOLDS)
def test_holds(relation, left, right):
    assert related(relation, left, right).status == "equal"


@pytest.mark.parametrize(("relation", "left", "right"), FAILS)
def test_fails(relation, left, right):
    verdict = related(relation, left, right)
    assert verdict.status == "different"
    assert "fails" in verdict.reason


def test_no_point_refutes_where_another_inequality_is_false():
    assert related("le", s, ONE).status == "different"
    assert related("le", s, ONE, [("le", ONE - s)]).status == "undecided"
    assert related("le", s, Rational(1, 2), [("le", ONE - s)]).status == "different"
    assert related("lt", s, ONE, [("le", ONE - s), ("le", v_0)]).status == "different"
    assert related("lt", s, ONE, [("lt", ONE - s)]).status == "undecided"


def test_what_is_true_and_not_seen_is_undecided():
    assert related("le", cos(x), ONE).status == "undecided"
    assert related("le", x, sqrt(x**2)).status == "undecided"
    assert related("le", ZERO, x**4 - x + 1).status == "undecided"
    assert related("le", x * y * 2, x**2 + y**2 + p).status == "undecided"


def test_a_tiny_positive_number_is_no_counterexample():
    assert related("lt", ZERO, exp(-40 - x**2) * exp(-40)).status == "equal"


@pytest.mark.parametrize(
    ("e", "expected"),
    [
        (ONE, "positive"),
        (ZERO, "nonnegative"),
        (-ONE, ""),
        (p, "positive"),
        (s, "nonnegative"),
        (x, ""),
        (x**2, "nonnegative"),
        ((x**2 + y**2) ** 2, "nonnegative"),
        ((x**2 + 1) ** 2, "positive"),
        (-(-p - 1), "positive"),
        ((-p - 1) * (-r - 2), "positive"),
        ((-p - 1) * (r + 2), ""),
        (p / (x**2 + 1), "positive"),
        (x**2 * p - r, ""),
    ],
)
def test_sign(e, expected):
    assert sign(e) == expected


def test_pivots_need_a_definite_form():
    assert "pivots" in related("le", 2 * v_0 * v_1 + 2 * v_1 * v_2, 2 * v_0**2 + 3 * v_1**2 + 2 * v_2**2).reason
    assert related("le", 5 * v_0 * v_1, v_0**2 + v_1**2).status == "different"
