"""Which parameter is which argument."""

import numpy as np
import pytest

from verify.checking.calling import Caller, CallError
from verify.checking.question import questions

STATEMENT, (QUESTION, *_) = questions("layernorm_vjp", (("eps", 0.5),), "float32", ((2, 3),), 0)


def called(function, **keywords):
    return Caller(function, STATEMENT, "float32", keywords.get("args"), keywords.get("returns")).ask(QUESTION)["dx"]


@pytest.mark.parametrize(
    "function",
    [
        lambda x, g: x - g,
        lambda g, x: x - g,
        lambda input, grad_output, eps: input - grad_output + 0 * (1 / (eps == 0.5)),
        lambda x, *, dy, epsilon=7: x - dy if epsilon == 0.5 else None,
        lambda x, g, verbose=False: x - g if verbose is False else None,
        lambda x, g, **others: x - g,
    ],
)
def test_names_of_parameters_say_which_is_which(function):
    assert np.array_equal(called(function), (QUESTION.given["x"] - QUESTION.given["g"]).astype(np.float32))


def test_names_may_be_told():
    found = called(lambda a, b: b - a, args=("g", "x"))
    assert np.array_equal(found, (QUESTION.given["x"] - QUESTION.given["g"]).astype(np.float32))


def test_one_of_several_results_is_picked():
    assert not called(lambda x, g: (x, 0 * x), returns=("dgamma", "dx")).any()


def test_arrays_are_of_the_dtype():
    def program(x, g):
        if x.dtype != np.float32:
            raise TypeError(x.dtype)
        return x

    assert np.array_equal(called(program), QUESTION.given["x"])


def test_parameters_that_cannot_be_read():
    class Hidden:
        __signature__ = "none"

        def __call__(self, *arrays):
            return arrays[0]

    with pytest.raises(CallError, match=r"its parameters cannot be read: pass args=\('x', 'g'\)"):
        called(Hidden())
    assert np.array_equal(called(Hidden(), args=("x", "g")), QUESTION.given["x"])
