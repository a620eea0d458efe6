"""Tests of `verify.checking.judging.misread`: arguments read elsewhere are named, in any statement."""

import numpy as np
import pytest

from verify import check
from verify.checking.judging.diagnosis import Verdict

IGNORE = {"targets": "labels", "reduction": "mean", "ignore_index": -100}


def softmax(x):
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def last_not_written(x):
    made = softmax(x)
    made[..., -1] = 0
    return made


@pytest.mark.parametrize(
    ("wrong", "name"),
    [
        (lambda x: softmax(x[..., ::-1]), "x is read backwards along n"),
        (lambda x: softmax(np.roll(x, -1, -1)), "x is read one place further along n"),
        (last_not_written, "the last entry along the last axis is zero"),
    ],
)
def test_what_is_read_or_written_elsewhere_is_named(wrong, name):
    assert name in check(wrong, "softmax", dtype="float32").name


def test_a_derived_argument_is_not_misread():
    def wrong(p, g):
        made = p * (g - (p * g).sum(-1, keepdims=True))
        made[..., -1] = 0
        return made

    diagnosis = check(wrong, "softmax.backward", dtype="float32", given="output")
    assert "the last entry along the last axis is zero" in diagnosis.name


def test_a_cached_key_that_is_not_read_is_named():
    def wrong(q, k_cache, v_cache, k, v):
        keys, values = np.vstack([k_cache[:-1], k]), np.vstack([v_cache[:-1], v])
        return softmax(keys @ q / q.shape[0] ** 0.5) @ values

    diagnosis = check(wrong, "decode_attention", dtype="float32")
    assert diagnosis.name == "the last along n is not read"


def test_a_transposed_matrix_that_is_read_as_it_lies_is_named():
    diagnosis = check(lambda weight, x, bias: x @ weight.reshape(weight.shape[::-1]) + bias, "linear", dtype="float32")
    assert diagnosis.name == "weight: what is transposed is read as it lies in memory"


def test_arguments_that_are_exchanged_are_named():
    exchanged = {"first": lambda a, b: b / (1 + a * a), "second": lambda a, b: a / (1 + b * b)}
    diagnosis = check(exchanged["first"], forward=exchanged["second"], dtype="float32", args=["a", "b"])
    assert diagnosis.name == "a and b are exchanged"


def test_an_axis_of_the_result_is_not_shortened():
    def wrong(x, labels):
        one = labels[:, None] == np.arange(x.shape[-1])
        return (softmax(x) - one) * (labels != -100).all() / max((labels != -100).sum(), 1)

    diagnosis = check(wrong, "cross_entropy.backward", dtype="float32", **IGNORE)
    assert diagnosis.verdict is Verdict.WRONG  # at labels that are all told apart it is zero, as many formulas are
    assert all(part.startswith("0 [") for part in diagnosis.findings[0].fitted)


def test_a_formula_of_no_entries_does_not_end_the_check():
    def wrong(x, g):
        return g * (1 - np.tanh(x) ** 2 if x.shape[-1] > 1 else np.ones_like(x))

    assert check(wrong, "tanh.backward", dtype="float64").verdict is Verdict.DIFFERS
