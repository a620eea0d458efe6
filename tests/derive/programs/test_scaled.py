"""Arithmetic that know their exponentials: at exponents where a naive program overflows, theirs is right."""

import math

import numpy as np
import pytest

from derive.language.terms import Dimension, Sum, define, exp, log, reals, sqrt, vector
from derive.programs.evaluated import call
from derive.programs.functions import ClosedForm, ClosedForms, module

n = Dimension("n")
i, k = n.indices("i k")
x, y = vector("x", n), vector("y", n)
t, u = reals("t u")
partition = define("partition", (x,), Sum(exp(x[k]), k))
softmax = define("softmax", (x, i), exp(x[i]) / partition(x))
AT = np.array([1000.0, 1001.0, -1000.0])
WEIGHTS = np.array([1 / (1 + math.e), math.e / (1 + math.e), 0.0])
ROUNDING = 4 * np.finfo(float).eps  # relative: an exponential, a sum of three and a quotient


def program(value, *axes):
    variables = tuple(sorted(v for v in value.free if v.kind == "at"))
    return ClosedForms("f", "f", (ClosedForm("d", value, tuple(a.key for a in axes), ""),), variables, ())


def at(value, *axes, over="raise", **values):
    with np.errstate(over=over, divide="raise", invalid="raise"):
        return call(program(value, *axes), values)


LOGSUMEXP = 1001 + math.log1p(math.exp(-1))
LOGARITHMS = np.array([-1.0, 0.0, -2001.0]) - math.log1p(math.exp(-1))


@pytest.mark.parametrize(
    ("value", "axes", "wanted"),
    [
        (exp(x[i]) / Sum(exp(x[k]), k), [i], WEIGHTS),
        (softmax(x, i), [i], WEIGHTS),
        (softmax(x, i) * (1 - softmax(x, i)), [i], WEIGHTS * WEIGHTS[[1, 0, 2]]),
        (log(partition(x)), [], LOGSUMEXP),
        (log(softmax(x, i)), [i], LOGARITHMS),
        (softmax(x, i) * log(softmax(x, i)), [i], WEIGHTS * LOGARITHMS),
        (Sum(exp(x[k]) * x[k], k) / partition(x), [], 1000 + WEIGHTS[1]),
        (Sum(exp(x[k]) * x[k] / partition(x), k), [], 1000 + WEIGHTS[1]),
        (sqrt(exp(x[i])) / sqrt(partition(x)), [i], np.sqrt(WEIGHTS)),
        (exp(x[i]) ** 2 / partition(x) ** 2, [i], WEIGHTS**2),
        (exp(x[i]) / exp(x[i]), [i], np.ones(3)),
        (-exp(x[i]) / partition(x), [i], -WEIGHTS),
        (log(exp(x[i])), [i], AT),
    ],
    ids=str,
)
def test_a_quotient_or_a_logarithm_of_exponentials_does_not_overflow(value, axes, wanted):
    assert at(value, *axes, x=AT) == pytest.approx(wanted, rel=ROUNDING, abs=0)


@pytest.mark.parametrize(
    ("value", "wanted"),
    [
        (exp(t) / (1 + exp(t)), [0.0, 0.5, 1.0]),
        (exp(-t) / (1 + exp(-t)), [1.0, 0.5, 0.0]),
        ((exp(t) - exp(-t)) / (exp(t) + exp(-t)), [-1.0, 0.0, 1.0]),
        ((exp(2 * t) - 1) / (exp(2 * t) + 1), [-1.0, 0.0, 1.0]),
        ((exp(t) + 2 * exp(-t)) / (exp(t) + exp(-t)), [2.0, 1.5, 1.0]),
        (log(1 + exp(t)), [0.0, math.log(2), 1000.0]),
        (log(1 + exp(-t)), [1000.0, math.log(2), 0.0]),
        (log(exp(t) + exp(u)), [0.0, math.log(2), 1000.0]),
    ],
    ids=str,
)
def test_functions_of_a_real_number(value, wanted):
    values = {"t": [-1000.0, 0.0, 1000.0], "u": 0.0}
    found = at(value, over="ignore", **{v.name: values[v.name] for v in value.free})  # 1/inf is 0
    assert found == pytest.approx(np.array(wanted), rel=ROUNDING, abs=0)


def test_small_values_are_not_lost():
    assert at(log(1 + exp(t)), t=-40.0) == pytest.approx(math.log1p(math.exp(-40)), rel=ROUNDING, abs=0)


def test_weights_that_all_vanish_without_a_shift():
    kernel = exp(-((x[i] - t) ** 2)) / Sum(exp(-((x[k] - t) ** 2)), k)
    assert at(kernel, i, x=[30.0, 31.0], t=0.0) == pytest.approx([1.0, math.exp(-61)], rel=64 * ROUNDING, abs=0)


@pytest.mark.parametrize("value", [exp(t) * u, exp(t) + u, exp(t) ** 2, sqrt(exp(t)), -exp(t), exp(t) / u])
def test_where_nothing_cancels_the_program_is_as_it_is_written(value):
    text = module([program(value)])
    assert "np.exp(t)" in text
    assert "max" not in text


def test_a_hyperbolic_tangent_is_recognized_by_what_it_is():
    assert "return np.tanh(t)" in module([program((exp(t) - exp(-t)) / (exp(t) + exp(-t)))])
    assert "np.tanh" not in module([program((exp(t) + exp(-t)) / (exp(t) - exp(-t)))])
    assert "np.tanh" not in module([program((exp(t) - exp(u)) / (exp(t) + exp(-t)))])


SINK = np.array([1.0, math.e, 0.0]) / (2 + math.e)


@pytest.mark.parametrize(
    ("value", "wanted"),
    [
        (exp(x[i]) / (exp(t) + partition(x)), SINK),
        (exp(x[i]) * Sum(exp(x[k]) * y[k], k) / (exp(t) + partition(x)) ** 2, SINK * (SINK[0] - SINK[1])),
        (exp(t) * exp(x[i]) / (exp(t) + partition(x)) ** 2, SINK / (2 + math.e)),
        (-Sum(exp(x[k]) * y[k], k) / partition(x) ** 2 * exp(x[i]), WEIGHTS * (WEIGHTS[1] - WEIGHTS[0])),
        (y[i] * exp(x[i]) / Sum(y[k] ** 2 * exp(x[k]), k), np.array([1.0, -1.0, 1.0]) * WEIGHTS),
    ],
    ids=str,
)
def test_shares_with_a_sink_or_a_mask_and_what_they_change_by_do_not_overflow(value, wanted):
    values = {"x": AT, "y": np.array([1.0, -1.0, 1.0]), "t": 1000.0}
    given = {v.name: values[v.name] for v in program(value, i).variables}
    assert at(value, i, **given) == pytest.approx(wanted, rel=2 * ROUNDING, abs=0)


def test_near_exponents_are_subtracted_before_others_are_added():
    squared = exp(x[i]) * Sum(exp(x[k]), k) / (exp(t) + partition(x)) ** 2
    values = {"x": AT.astype(np.float32), "t": 1000.25}
    names = {}
    exec(module([program(squared, i)]), names)
    with np.errstate(over="raise"):
        got = names["f"](**{v.name: values[v.name] for v in program(squared, i).variables})
    total = math.exp(0.25) + 1 + math.e
    assert got[:2] == pytest.approx(np.array([1, math.e]) * (1 + math.e) / total**2, rel=8 * np.finfo(np.float32).eps)
