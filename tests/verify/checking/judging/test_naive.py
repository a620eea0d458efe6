"""Tests of `verify.checking.judging.naive`: right programs that overflow or cancel, named by the operation."""

import numpy as np
import pytest

from verify import check
from verify.checking.judging.diagnosis import Verdict


def unshifted(x):
    e = np.exp(x)
    return e / e.sum(-1, keepdims=True)


def by_moments(weight, x, eps, bias):
    mean = x.mean(-1, keepdims=True)
    variance = (x * x).mean(-1, keepdims=True) - mean * mean
    return weight * (x - mean) / np.sqrt(variance + eps) + bias


def clamped(weight, x, eps, bias):
    mean = x.mean(-1, keepdims=True)
    variance = np.maximum((x * x).mean(-1, keepdims=True) - mean * mean, 0)
    return weight * (x - mean) / np.sqrt(variance + eps) + bias


NAIVE = {
    "softmax": (unshifted, "an exponential overflows in float32"),
    "softplus": (lambda x: np.log(1 + np.exp(x)), "an exponential overflows in float32"),
    "layernorm": (by_moments, "a difference loses 5 of 7 digits in float32, with squares multiplied out"),
    "batchnorm": (
        lambda weight, x, eps, bias: by_moments(weight[:, None], x.T, eps, bias[:, None]).T,
        "a difference loses 5 of 7 digits in float32, with squares multiplied out",
    ),
}


@pytest.mark.parametrize("name", NAIVE)
def test_a_naive_form_is_named_by_the_operation_that_overflows_or_cancels(name):
    program, operation = NAIVE[name]
    with np.errstate(all="ignore"):
        diagnosis = check(program, name, dtype="float32")
    assert (diagnosis.verdict, diagnosis.name) == (Verdict.NAIVE, operation)


def test_a_variance_that_is_kept_from_below_zero_is_a_difference_that_loses_digits():
    diagnosis = check(clamped, "layernorm", dtype="float32")
    assert diagnosis.verdict is Verdict.NAIVE and "loses" in diagnosis.name


def softplus(x):
    return np.maximum(x, 0) + np.log1p(np.exp(-np.abs(x)))


OTHERWISE = {
    "off where nothing overflows": lambda x: np.where(x > 50, 1.01, 1) * softplus(x),
    "off at ordinary arguments too": lambda x: np.where(x > 100, np.inf, 1.001 * softplus(x)),
    "no number where nothing is at its limits": lambda x: np.where(x > 1, np.nan, softplus(x)),
    "no number where an exponential underflows": lambda x: np.where(x < -80, np.nan, softplus(x)),
    "another number where an exponential overflows": lambda x: np.where(x > 88, 88, softplus(x)),
}


@pytest.mark.parametrize("program", OTHERWISE.values(), ids=OTHERWISE)
def test_what_the_formula_as_it_stands_does_not_explain_is_no_naive_form(program):
    diagnosis = check(program, "softplus", dtype="float32")
    assert not diagnosis.agrees and diagnosis.verdict is not Verdict.NAIVE
