"""What a function did in a call is told as numbers and texts, and judged by nobody here."""

import numpy as np
import pytest

from verify.checking.calling.candidate import Call, Candidate, Setup

SETUP = Setup({"x": ()}, ("eps",), None, "float32", {"x": "float32"}, "numpy", None, ())
X = np.array([[1.0, 2.0, 0.5]])


def test_numbers_are_copies_and_earlier_ones_are_read_again():
    buffer = np.zeros((1, 3), np.float32)

    def function(x):
        buffer[...] = x
        return buffer

    one = Candidate(function, SETUP)
    first = one.call(Call({"x": X}, {}))
    second = one.call(Call({"x": 2 * X}, {}))
    assert np.array_equal(first.parts[0].values, X) and first.earlier == ()
    assert np.array_equal(second.parts[0].values, 2 * X) and np.array_equal(second.earlier[0], 2 * X)


def test_an_argument_is_told_as_it_is_afterwards():
    def function(x, eps):
        x[0, 0] = eps
        return x

    reply = Candidate(function, SETUP).call(Call({"x": X}, {"eps": 7.0}))
    assert reply.after["x"][0, 0] == 7 and X[0, 0] == 1 and reply.shared == ((0, "x"),)
    free = Candidate(function, SETUP._replace(inplace=("x",)))
    assert free.call(Call({"x": X}, {"eps": 7.0})).after == {}


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (None, {"absent": "NoneType"}),
        ([1.0], {"absent": "list", "plain": True}),
        (1.5, {"dtype": "float64", "plain": True}),
        (np.array([1]), {"stored": "int64"}),
        (np.array([1.0]), {"kind": "numpy.ndarray", "dtype": "float64", "usual": True}),
    ],
)
def test_a_result_is_told_by_what_it_is(value, told):
    (part,) = Candidate(lambda x: {"y": value}, SETUP).call(Call({"x": X}, {})).parts
    assert {name: getattr(part, name) for name in told} == told and part.key == "y"


def test_only_an_answer_is_caught():
    def function(x):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Candidate(function, SETUP).call(Call({"x": X}, {}))
    assert Candidate(function, SETUP).call(Call({"x": X}, {}), BaseException).raised == "KeyboardInterrupt"
