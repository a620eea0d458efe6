"""Conditions to try: what makes the parts of a claim have values, the weakest first."""

import pytest

from derive import decide
from derive.deciding.conditions import MOST, conditions
from derive.language.terms import Dimension, Eq, HasDerivative, Sum, define, exp, log, reals, sqrt, vector
from derive.language.text.formulas import parse_formulas

n = Dimension("n")
i, j, k = n.indices("i j k")
x = vector("x", n)
t, u = reals("t u")
ratio = define("ratio", (x, i), x[i] / Sum(x[k], k))
logs = define("logs", (x,), Sum(log(x[k]), k))


@pytest.mark.parametrize(
    ("claim", "wanted"),
    [
        (Eq(exp(log(t)), t), ["t != 0", "0 <= t", "0 < t"]),
        (Eq(x[i] / (x[j] ** 2 * exp(x[i])), 0), ["Distinct(i, j)", "x[j] != 0", "0 <= x[j]", "0 < x[j]"]),
        (Eq(ratio(x, i), 1), ["Sum(x[k], k:n) != 0", "0 <= Sum(x[k], k:n)", "0 < Sum(x[k], k:n)"]),
        (Eq(logs(x), 0), ["ForAll(k:n, x[k] != 0)", "ForAll(k:n, 0 <= x[k])", "ForAll(k:n, 0 < x[k])"]),
        (HasDerivative(sqrt(Sum(x[k] ** 2, k)), x[j], 0), None),
        (Eq(x[i] / n.card, 0), []),
    ],
    ids=str,
)
def test_what_is_tried(claim, wanted):
    found = list(map(repr, conditions(claim)))
    assert found == wanted if wanted is not None else "0 < Sum(x[k]**2, k:n)" in found


def test_all_at_once_come_last():
    assert repr(conditions(Eq(log(t / u), log(t) - log(u)))[-1]).startswith("And(")


def test_there_are_not_too_many():
    names = reals(" ".join(f"a{n}" for n in range(12)))
    total = names[0]
    for a in names[1:]:
        total = total + 1 / a
    assert len(conditions(Eq(total, 0))) <= MOST + 1


def test_every_factor_of_a_denominator_is_to_have_a_sign():
    found = set(map(repr, conditions(Eq(1 / (x[i] * exp(x[i]) * x[j]), 0))))
    assert {"x[i] != 0", "x[j] != 0", "0 < x[i]", "0 < x[j]"} <= found


@pytest.mark.parametrize("step", ["{0}*{0}", "{0} + {0}", "{0}/(1 + {0})", "log(1 + {0}*{0})"])
def test_definitions_that_share_the_one_below_are_looked_into_once(step):
    """40 levels: as a tree each claim has 2^39 parts."""
    levels = [f"define: f{k}(t) = {step.format(f'f{k - 1}(t)')}" for k in range(1, 40)]
    source = "\n".join(["reals: t", "define: f0(t) = exp(t)", *levels])
    false, true = (
        asked.claim for asked in parse_formulas(f"{source}\ndecide: f39(t) = f39(t) + 1\ndecide: 0 < f39(t)").claims
    )
    assert decide(false).verdict == "refuted"
    assert decide(true).verdict == "proved"
    assert len(conditions(true)) <= MOST + 1
