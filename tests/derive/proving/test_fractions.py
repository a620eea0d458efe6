"""Quotients: what cancels, what comes apart, and what must not because a denominator may be zero."""

import pytest

from derive.language.terms import Lt, Ne, Rational, exp, log, sqrt
from tests.derive.proving.equalities import Row, checks
from tests.derive.proving.vocabulary import a, b, i, n, r, u, v, x
from tests.each import each

TABLE = {
    "a quotient comes apart": Row(a / (b * u), a / b / u, "", (a / b * u, a / (b + u), b / (a * u))),
    "an inverse of an inverse": Row(1 / (1 / a), a, "", (1 / a, a**2, 1)),
    "a power comes apart": Row(1 / a**3, 1 / a * (1 / a) * (1 / a), "", (1 / a**2, 3 / a, 1 / a)),
    "factors as they are written": Row(
        1 / ((a + b) * (a - b)), 1 / (a + b) * (1 / (a - b)), "", (1 / (a + b) ** 2, 1 / (a + b) + 1 / (a - b))
    ),
    "an inverse of a quotient": Row(1 / (a / b), b / a, "", (a / b, 1 / (a * b))),
    "a negative denominator": Row(a / (-b), -(a / b), "", (a / b, a / b - 1)),
    "a numeral comes out": Row(
        1 / (2 * a + 4 * b), Rational(1, 2) / (a + 2 * b), "", (2 / (a + 2 * b), 1 / (a + 2 * b))
    ),
    "one denominator": Row(a / r + b / r, (a + b) / r, "", ((a + b) / (2 * r), (a - b) / r, a * b / r)),
    "nothing divided by anything": Row(0 / a, 0, "", (1, a)),
    "a nonzero factor cancels": Row(a * b / b, a, "field", (a * b, b, 0), given=(Ne(b, 0),)),
    "a positive factor cancels": Row(a * b / b, a, "field", (a * b, 1), given=(Lt(0, b),)),
    "a sum cancels": Row((a**2 - b**2) / (a + b), a - b, "field", (a + b, b - a, a), given=(Ne(a + b, 0),)),
    "different numbers differ by something": Row(
        (u - v) / (2 * v - 2 * u), -Rational(1, 2), "field", (-1, 2), (Ne(u, v),)
    ),
    "two fractions": Row(1 / a + 1 / b, (a + b) / (a * b), "field", (2 / (a + b), 1 / (a * b)), (Ne(a, 0), Ne(b, 0))),
    "a square in the denominator": Row(a / a**2, 1 / a, "field", (a, 1 / a**2, 1), given=(Ne(a, 0),)),
    "the size is positive": Row(n.card * a / n.card, a, "field", (n.card, a / n.card, a * n.card)),
    "an exponential is positive": Row(exp(a) / exp(a), 1, "field", (0, exp(a), 2)),
    "one plus an exponential": Row(b / (1 + exp(a)) * (1 + exp(a)), b, "field", (b * exp(a), 1, b / (1 + exp(a)))),
    "the square of a root": Row(sqrt(a) * sqrt(a), a, "field", (a**2, -a, sqrt(a)), given=(Lt(0, a),)),
    "a root in the denominator": Row(sqrt(a) / sqrt(a), 1, "field", (a, 1 / a, sqrt(a)), given=(Lt(0, a),)),
    "the root of a number leaves the denominator": Row(
        a / sqrt(Rational(2)),
        sqrt(Rational(2)) * a / 2,
        "field",
        (a / 2, sqrt(Rational(2)) * a, 2 * a / sqrt(Rational(2))),
    ),
    "under a sum sign": Row(x[i] * a / a, x[i], "field", (x[i] * a, a, 1), given=(Ne(a, 0),)),
}

MAY_BE_ZERO = {
    "a number": Row(a / a, 1, "field"),
    "an entry": Row(x[i] / x[i], 1, "field"),
    "another number is not zero": Row(a / a, 1, "field", unused=(Ne(b, 0), Lt(0, u))),
    "a difference": Row((a - b) / (a - b), 1, "field", unused=(Ne(a, 0), Ne(b, 0))),
    "a sum of nonzero numbers": Row((a + b) / (a + b), 1, "field", unused=(Ne(a, 0), Ne(b, 0))),
    "a logarithm": Row(log(a) / log(a), 1, "field", unused=(Lt(0, a),)),
    "the root of any number": Row(sqrt(a) ** 2, a, "field"),
    "the root of a negative number": Row(1 / sqrt(Rational(-2)), sqrt(Rational(-2)) / -2, "field"),
    "the root of zero": Row(1 / sqrt(Rational(0)), sqrt(Rational(0)) / 1, "field"),
    "zero": Row(Rational(0) / 0, 1, "field"),
    "one over zero": Row(1 / Rational(0), 1, "field"),
}


@each("check", checks(TABLE))
def test_quotients(check):
    check()


@pytest.mark.parametrize("name", MAY_BE_ZERO)
def test_nothing_cancels_that_may_be_zero(name):
    with pytest.raises(Exception, match="sides differ") as refusal:
        MAY_BE_ZERO[name].prove()
    assert refusal.typename == "ProofError"
