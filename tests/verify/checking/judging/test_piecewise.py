"""Tests of `verify.checking.judging.piecewise`: a right program with another number where an argument is large."""

import numpy as np
import pytest

from verify import check
from verify.checking.judging.diagnosis import Verdict


def softplus(x):
    return np.maximum(x, 0) + np.log1p(np.exp(-np.abs(x)))


def silu_back(x, g):
    s = 1 / (1 + np.exp(-x))
    return g * s * (1 + x * (1 - s))


PIECES = {
    "zero for large arguments": (
        "softplus",
        lambda x: np.where(x > 1.5, 0, softplus(x)),
        "0 where x is above a number between",
    ),
    "the argument for small ones": (
        "softplus",
        lambda x: np.where(np.abs(x) < 0.25, x, softplus(x)),
        "x where abs(x) is below a number between",
    ),
    "the gradient as it is": (
        "silu.backward",
        lambda x, g: np.where(x < -1.25, g, silu_back(x, g)),
        "g where x is below a number between -1",
    ),
}


@pytest.mark.parametrize("piece", PIECES)
def test_a_piece_is_named_with_its_condition(piece):
    of, program, name = PIECES[piece]
    with np.errstate(all="ignore"):
        diagnosis = check(program, of, dtype="float32")
    assert diagnosis.verdict is Verdict.WRONG and diagnosis.name.startswith(name)


OTHERWISE = {
    "another function there": lambda x: np.where(x > 1.5, 1.01 * softplus(x), softplus(x)),
    "no condition of the argument": lambda x: np.where(np.arange(x.shape[-1]) % 2 == 0, 0, softplus(x)),
}


@pytest.mark.parametrize("program", OTHERWISE.values(), ids=OTHERWISE)
def test_what_no_number_separates_is_no_piece(program):
    diagnosis = check(program, "softplus", dtype="float32")
    assert not diagnosis.agrees and " where " not in diagnosis.name
