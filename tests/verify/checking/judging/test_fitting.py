"""Coefficients are found where they can be known, and only there."""

import numpy as np
import pytest

from verify import check
from verify.checking.asking.questions import questions
from verify.checking.judging.diagnosis import Verdict, rounded_up
from verify.checking.judging.fitting import _shown, fitted
from verify.checking.rounding.models import ladder

_, QUESTIONS = questions("layernorm_vjp", (("eps", 1e-5),), "float64", None, 0)
PROJECTION = "layernorm*mean(g*layernorm)/deviation"
ASKED = [question.answers["dx"] for question in QUESTIONS]
TIGHTEST = ladder("float64")[0]


def combination(answer, coefficients):
    question = answer.question
    terms, _ = answer.result.terms(**question.given, **question.constants)
    size = question.shape[-1]
    return sum(c(size) * terms[name] for name, c in coefficients.items())


@pytest.mark.parametrize(
    ("of_size", "expected"),
    [
        (lambda n: -2, "-2"),
        (lambda n: 0, "0"),
        (lambda n: -0.75, "-3/4"),
        (lambda n: -n / (n - 1), "-n/(n-1)"),
        (lambda n: n**0.5, "sqrt(n)"),
    ],
)
def test_a_coefficient_is_named(of_size, expected):
    coefficients = {
        "g/deviation": lambda n: 1,
        "mean(g)/deviation": of_size,
        PROJECTION: lambda n: -1,
    }
    by_name = {c.term: c for c in fitted(ASKED, [combination(q, coefficients) for q in ASKED], TIGHTEST)}
    assert by_name["mean(g)/deviation"].value == expected
    assert not by_name["mean(g)/deviation"].right
    assert by_name["g/deviation"].right and by_name[PROJECTION].right


def test_a_coefficient_is_printed_to_the_digit_in_which_it_is_another():
    coefficients = {
        "g/deviation": lambda n: 1 + 1e-9,
        "mean(g)/deviation": lambda n: -1,
        PROJECTION: lambda n: -1.2345678,
    }
    by_name = {c.term: c.value for c in fitted(ASKED, [combination(q, coefficients) for q in ASKED], TIGHTEST)}
    assert by_name["g/deviation"] == "1.000000001"
    assert by_name["mean(g)/deviation"] == "-1"
    assert by_name[PROJECTION] == "-1.235"


def test_a_summand_that_the_theorem_has_not():
    coefficients = {"g/deviation": lambda n: 1, "layernorm*mean(g)/deviation": lambda n: 0.5}
    by_name = {c.term: c.value for c in fitted(ASKED, [combination(q, coefficients) for q in ASKED], TIGHTEST)}
    assert by_name["layernorm*mean(g)/deviation"] == "1/2"


def test_what_no_combination_explains():
    assert fitted(ASKED, [combination(q, {"g/deviation": lambda n: 1}) ** 2 for q in ASKED], TIGHTEST) == ()
    assert fitted(ASKED, [np.full(q.question.shape, np.nan) for q in ASKED], TIGHTEST) == ()


def test_what_is_not_known_of_a_number_isrounded_up():
    """An interval that is said to be smaller than it is would be false."""
    for off in (0.0149, 0.0151, 0.096, 0.95, 0.99, 1e-5, 3.2e-7):
        text = rounded_up(off)
        assert off <= float(text) <= 2 * off
        assert off <= float(rounded_up(off, 2)) <= 1.1 * off
    assert _shown(1.0312, 0.0149, 1) == "1.03 +- 0.02"
    assert _shown(1.0312, 0.05, 1) == "1"


def test_a_factor_may_depend_on_the_sizes_of_axes():
    diagnosis = check(lambda x, y: ((x - y) ** 2).sum() / (2 * len(x)), "mse", dtype="bfloat16")
    assert (diagnosis.verdict, diagnosis.decisive.fitted[0][:7]) == (Verdict.COEFFICIENTS, "1/2*n [")
    other = check(lambda x, y: ((x - y) ** 2).mean() * (1 + len(x) ** 2), "mse", dtype="float32")
    assert other.verdict is not Verdict.COEFFICIENTS
