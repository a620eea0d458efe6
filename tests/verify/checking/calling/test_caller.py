"""Which parameter is which argument, and what a program does that a formula does not."""

import sys
from dataclasses import replace

import numpy as np
import pytest

import verify
from tests.verify.checking.kernels import softmax_vjp
from tests.verify.checking.misbehaving import NOT_CALLABLE, NOTED
from verify.checking.asking.questions import questions
from verify.checking.calling.caller import Caller, CallError
from verify.checking.calling.candidate import in_one_line
from verify.checking.calling.program import Program
from verify.checking.judging.diagnosis import Verdict
from verify.checking.judging.question import Question
from verify.checking.rounding.formats import FORMATS

STATEMENT, (QUESTION, *_) = questions("layernorm_vjp", (("eps", 0.5),), "float32", ((2, 3),), 0)


def called(function, **keywords):
    (result,) = Caller(Program(function, "float32", **keywords), STATEMENT).ask(QUESTION)
    return result["dx"]


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
    result = called(lambda a, b: b - a, args=("g", "x"))
    assert np.array_equal(result, (QUESTION.given["x"] - QUESTION.given["g"]).astype(np.float32))


def test_one_of_several_results_is_picked():
    assert not called(lambda x, g: (x, 0 * x), returns=("dgamma", "dx")).any()


def test_arrays_are_of_the_dtype():
    def program(x, g):
        if x.dtype != np.float32:
            raise TypeError(x.dtype)
        return x

    assert np.array_equal(called(program), QUESTION.given["x"])


def test_an_argument_that_may_be_written_to_need_not_stay_as_it_was():
    def program(x, g):
        result = x - g
        x[...] = 7
        return result

    with pytest.raises(CallError, match="x"):
        called(program)
    expected = (QUESTION.given["x"] - QUESTION.given["g"]).astype(np.float32)
    assert np.array_equal(called(program, inplace=("x",)), expected)


def test_parameters_that_cannot_be_read():
    class Hidden:
        __signature__ = "none"

        def __call__(self, *arrays):
            return arrays[0]

    with pytest.raises(CallError, match=r"its parameters cannot be read: pass args=\('x', 'g'\)"):
        called(Hidden())
    assert np.array_equal(called(Hidden(), args=("x", "g")), QUESTION.given["x"])


@pytest.mark.parametrize("what", NOT_CALLABLE)
def test_what_is_not_callable_as_declared_is_one_line(what):
    function, line = NOT_CALLABLE[what]
    diagnosis = verify.check(function, "softmax_vjp")
    assert diagnosis.verdict is Verdict.NOT_CALLABLE
    assert not diagnosis.agrees
    (note,) = diagnosis.notes
    assert "\n" not in note
    pytest.raises(AssertionError, diagnosis.require).match(line)


@pytest.mark.parametrize("what", NOTED)
def test_what_is_judged_all_the_same_is_noted(what):
    verdict, function, note = NOTED[what]
    diagnosis = verify.check(function, "softmax_vjp")
    assert f"{diagnosis.statement} [{diagnosis.dtype}]: {verdict}" in diagnosis.report()
    notes = (*(diagnosis.decisive.notes if diagnosis.findings else ()), *diagnosis.notes)
    assert [n.startswith(note) for n in notes] == ([True] if note else [])


def test_what_is_printed_is_left_alone(capsys):
    def program(x, g):
        sys.stdout.write("asked\n")
        return softmax_vjp(x, g)

    diagnosis = verify.check(program, "softmax_vjp").require()
    assert capsys.readouterr().out == "asked\n" * 3 * diagnosis.questions


def test_a_user_may_interrupt():
    def interrupted(x, g):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        verify.check(interrupted, "softmax_vjp")


def test_only_what_raises_is_not_asked():
    """Own shapes alone may be asked of a program that takes no others; what it does wrong there is no excuse."""

    def blocked(x, g):
        if x.shape[-1] % 8:
            raise ValueError("blocks of 8")
        return softmax_vjp(x, g)

    diagnosis = verify.check(blocked, "softmax_vjp", shapes=[(2, 16)]).require()
    assert diagnosis.notes[0].startswith("asked at (2, 16) only; elsewhere: it raised ValueError: blocks of 8 on")

    def cut(x, g):
        return softmax_vjp(x, g)[:, : x.shape[-1] // 8 * 8]

    assert verify.check(cut, "softmax_vjp", shapes=[(2, 16)]).verdict is Verdict.NOT_CALLABLE

    def contiguous(x, g):
        if x.shape[-1] % 8 and not x.flags.c_contiguous:
            raise ValueError("ndarray is not C-contiguous")
        return softmax_vjp(x, g)

    assert verify.check(contiguous, "softmax_vjp", shapes=[(2, 16)]).verdict is Verdict.NOT_CALLABLE


def test_a_result_that_is_missing_the_second_time():
    two = replace(STATEMENT, results={"dx": STATEMENT.results["dx"], "dgamma": STATEMENT.results["dx"]})
    asked = Question(two, QUESTION.label, QUESTION.shape, QUESTION.given, FORMATS["float32"])
    turns = iter([lambda x, g: (x, g), lambda x, g: x])
    caller = Caller(Program(lambda x, g: next(turns)(x, g), "float32"), two)
    with pytest.raises(CallError, match="it returned dx, and no dgamma as it did before, on"):
        caller.ask(asked)


class Atomic:
    """A right backward pass whose sum is taken in the order of another thread every second call; or a wrong one."""

    def __init__(self, factor=1.0):
        self.calls, self.factor = 0, factor

    def __call__(self, x, g):
        self.calls += 1
        p = np.exp(x - x.max(-1, keepdims=True))
        p = p / p.sum(-1, keepdims=True)
        if self.calls % 2:
            return p * (g - (g * p).sum(-1, keepdims=True))
        backwards = np.cumsum((g * p)[:, ::-1], -1)[:, -1:]
        return p * (g - backwards) * g.dtype.type(self.factor)


def test_a_program_that_need_not_return_the_same_twice_is_held_to_the_bounds_at_every_call():
    assert "different results" in verify.check(Atomic(), "softmax_vjp", dtype="float32").notes[0]
    diagnosis = verify.check(Atomic(), "softmax_vjp", dtype="float32", nondeterministic=True).require()
    assert "its results differ from call to call; each was held to the bounds" in diagnosis.notes
    assert not verify.check(Atomic(1.001), "softmax_vjp", dtype="float32", nondeterministic=True).agrees
    same = verify.check(softmax_vjp, "softmax_vjp", dtype="float32", nondeterministic=True).require()
    assert same.notes == ()


def test_a_thorough_check_asks_the_same_a_thousand_times():
    calls = [0]

    def once_in_900(x, g):
        calls[0] += 1
        return softmax_vjp(x, g) * (2 if calls[0] == 900 else 1)

    assert verify.check(once_in_900, "softmax_vjp", dtype="float32").agrees
    calls[0] = 0
    assert "different results" in verify.check(once_in_900, "softmax_vjp", dtype="float32", thorough=True).notes[0]
    calls[0] = 0
    diagnosis = verify.check(once_in_900, "softmax_vjp", dtype="float32", thorough=True, nondeterministic=True)
    assert not diagnosis.agrees


def test_what_an_exception_says_is_one_line_of_printable_text():
    assert in_one_line(ValueError("a\n\x1b[31m\ud800")) == r"ValueError: a \x1b[31m\ud800"


def reads_on(array):
    """Read the memory of an expanded array as if all its numbers were stored, as a kernel does that is told a shape."""
    if array.size < 2 or 0 not in array.strides:
        return array
    usual = np.empty(array.shape, array.dtype).strides
    return np.lib.stride_tricks.as_strided(array, array.shape, usual)


@pytest.mark.parametrize("axis", [0, 1])
def test_a_gradient_that_is_the_same_along_one_axis_is_asked_with_stride_0_there(axis):
    """TransformerEngine#623: the sum of rows makes it, and a gradient that is one number says nothing of a softmax."""

    def wrong(x, g):
        strides = [stride == 0 for stride in g.strides]
        return softmax_vjp(x, reads_on(g) if strides.index(True) == axis and sum(strides) == 1 else g)

    found = verify.check(lambda x, g: wrong(x, g) if 0 in g.strides else softmax_vjp(x, g), "softmax_vjp")
    assert not found.agrees and "views of stride 0" in found.report()


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_a_gradient_of_stride_0_is_asked(dtype):
    wrong = verify.check(lambda x, g: softmax_vjp(x, reads_on(g)), "softmax_vjp", dtype=dtype)
    assert not wrong.agrees
    assert "views of stride 0" in wrong.report()
    assert "take a contiguous copy first" in wrong.report()
    strides = set()

    def right(x, g):
        strides.add(any(g.strides))
        return softmax_vjp(x, np.ascontiguousarray(g))

    assert verify.check(right, "softmax_vjp", dtype=dtype).agrees
    assert strides == {True, False}


def test_a_part_of_a_backward_pass_needs_a_part_of_the_arguments():
    declared = {"args": ("x", "g"), "returns": ("dw",)}
    diagnosis = verify.check(lambda x, g: x.T @ g, "linear.backward", **declared)
    assert diagnosis.agrees
    assert "it is not given w, as args= declares that it needs none" in diagnosis.notes
    assert not verify.check(lambda x, g: x.T @ (g - 1), "linear.backward", **declared).agrees
