"""Exponentials, angles, logarithms and roots."""

import pytest

from derive.language.terms import Lt, Rational, cos, define, exp, log, sin, sqrt
from tests.derive.proving.equalities import Row, checks
from tests.derive.proving.vocabulary import a, b, i, j, u, x
from tests.each import each

both = define("both", (a, b), exp(a) / exp(b))
third = Rational(1, 3)

TABLE = {
    "exp of a sum": Row(exp(a + b), exp(a) * exp(b), "exp", (exp(a) + exp(b), exp(a) * exp(a), exp(a) / exp(b))),
    "exp of a difference": Row(exp(a - b), exp(a) / exp(b), "exp", (exp(b) / exp(a), exp(a) * exp(b), exp(a))),
    "exp of a multiple": Row(exp(3 * a), exp(a) ** 3, "exp", (exp(a) ** 2, 3 * exp(a), exp(a**3))),
    "exp of nothing": Row(exp(a - a), 1, "exp", (0, exp(a))),
    "exp of entries": Row(exp(x[i] - x[j]), exp(x[i]) / exp(x[j]), "exp", (exp(x[j]) / exp(x[i]), exp(x[i] + x[j]))),
    "cos of a sum": Row(
        cos(a + b),
        cos(a) * cos(b) - sin(a) * sin(b),
        "trig",
        (cos(a) * cos(b) + sin(a) * sin(b), cos(a) + cos(b), cos(a) * sin(b) - sin(a) * cos(b)),
    ),
    "sin of a sum": Row(
        sin(a + b),
        sin(a) * cos(b) + cos(a) * sin(b),
        "trig",
        (sin(a) * cos(b) - cos(a) * sin(b), sin(a) + sin(b), cos(a) * cos(b) + sin(a) * sin(b)),
    ),
    "cos is even": Row(cos(a - b), cos(b - a), "trig", (-cos(b - a), cos(a + b), sin(b - a))),
    "sin is odd": Row(sin(a - b), -sin(b - a), "trig", (sin(b - a), -sin(a + b), cos(b - a))),
    "the circle": Row(cos(a) ** 2 + sin(a) ** 2, 1, "trig", (2, 0, cos(a), a**2)),
    "double angle": Row(
        cos(2 * a), 2 * cos(a) ** 2 - 1, "trig", (2 * cos(a), 1 - 2 * cos(a) ** 2, 2 * cos(a) ** 2 + 1)
    ),
    "triple angle": Row(sin(3 * a), 3 * sin(a) - 4 * sin(a) ** 3, "trig", (3 * sin(a) + 4 * sin(a) ** 3, 3 * sin(a))),
    "half angle": Row(1 - cos(a), 2 * sin(a / 2) ** 2, "trig", (2 * cos(a / 2) ** 2, sin(a / 2) ** 2, 2 * sin(a) ** 2)),
    "thirds": Row(
        cos(a), 4 * cos(third * a) ** 3 - 3 * cos(third * a), "trig", (4 * cos(a / 2) ** 3 - 3 * cos(a / 2),)
    ),
    "no angle": Row(cos(a - a) + sin(b - b), 1, "trig", (0, 2)),
    "log of a quotient": Row(
        log(a / b), log(a) - log(b), "log", (log(a) + log(b), log(b) - log(a), log(a)), (Lt(0, a), Lt(0, b))
    ),
    "log of exp": Row(log(exp(a)), a, "log", (exp(a), -a, 1)),
    "log of a definition": Row(log(both(a, b)), a - b, "log", (a + b, b - a), unfold=(both,)),
    "inside of a function": Row(log(a + b - a), log(b), "", (log(a), b, log(a + b))),
    "inside of a root": Row(sqrt(2 * u + b * u), sqrt(u * (b + 2)), "", (sqrt(u * b + 2), sqrt(u) * (b + 2))),
}


@each("check", checks(TABLE))
def test_functions(check):
    check()


@pytest.mark.parametrize("given", [(), (Lt(0, a),), (Lt(0, b),), (Lt(a, 0), Lt(b, 0))])
def test_the_logarithm_of_a_quotient_asks_for_two_signs(given):
    with pytest.raises(Exception, match="cannot show 0 <") as refusal:
        Row(log(a / b), log(a) - log(b), "log", unused=given).prove()
    assert refusal.typename == "ProofError"
