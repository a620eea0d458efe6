"""A function in a process of its own gives what it gives here, holds nothing, and ends with a reason."""

import functools
import os
import sys

import numpy as np
import pytest

import verify
from tests.verify.checking import kernels
from verify.checking.calling.candidate import Call, Reply, Setup
from verify.checking.calling.isolated import Ended, Isolated, Limits
from verify.checking.calling.parameters import ByName, CallError
from verify.checking.calling.serving import GUARDS
from verify.checking.judging.diagnosis import Verdict

SETUP = Setup({"x": (), "g": ()}, (), None, "float32", {"x": "float32", "g": "float32"}, "numpy", None, ())
X = np.array([[1.0, 2.0, 0.5]])
KERNELS = """
import os, sys, time
import numpy as np

def right(x, g):
    e = np.exp(x - x.max(-1, keepdims=True))
    p = e / e.sum(-1, keepdims=True)
    return p * (g - (g * p).sum(-1, keepdims=True))

def judged(x, g):
    judge = ("verify.checking.judging", "verify.checking.statements", "verify.transformer", "derive.kernel")
    return np.array(float(sum(name.startswith(judge) for name in sys.modules)))

def both(x, g):
    return {"a": x, "b": g[:, ::-1], "c": None}

def dies(x, g):
    os.abort()

def sleeps(x, g):
    time.sleep(60)

def raises(x, g):
    raise BaseException("first\\x1b[2Jsecond")

def writes(x, g):
    open("there", "w").close()
    return x

def connects(x, g):
    import socket
    socket.create_connection(("192.0.2.1", 80), 0.2)
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    (tmp_path / "kernels_alone.py").write_text(KERNELS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def called(name, folder, seconds=30.0):
    one = Isolated(ByName(f"kernels_alone:{name}", str(folder)), SETUP, Limits(seconds))
    try:
        return one, one.call(Call({"x": X, "g": X + 1}, {}))
    finally:
        one.close()


def test_what_is_returned_is_read_as_numbers(folder):
    one, reply = called("both", folder)
    assert (one.taken, one.array, reply.mapping, reply.kind) == (("x", "g"), "numpy.ndarray", True, "dict")
    first, second, third = reply.parts
    assert [part.key for part in reply.parts] == ["a", "b", "c"]
    assert np.array_equal(first.values, X) and np.array_equal(second.values, X[:, ::-1] + 1)
    assert (first.dtype, first.stored, first.usual, third.absent, third.values) == ("float32",) * 2 + (
        True,
        "NoneType",
        None,
    )
    assert np.array_equal(reply.after["x"], X) and reply.shared == ((0, "x"), (1, "g")) and reply.earlier == ()


def test_nothing_of_the_judge_is_loaded_there(folder):
    """Neither references nor verdicts, nor a statement of the book."""
    (part,) = called("judged", folder)[1].parts
    assert part.values == 0


@pytest.mark.parametrize(
    ("name", "reason"),
    [("dies", "its process was ended by SIGABRT"), ("sleeps", "no answer within 2 s")],
)
def test_a_process_that_ends_or_hangs_has_a_reason(name, reason, folder):
    with pytest.raises(Ended, match=reason):
        called(name, folder, 2 if name == "sleeps" else 30)


def test_what_is_raised_is_one_printable_line(folder):
    assert called("raises", folder)[1] == Reply(raised=r"BaseException: first\x1b[2Jsecond")


@pytest.mark.parametrize(("name", "guard"), [("writes", GUARDS[1]), ("connects", GUARDS[0])])
def test_what_is_kept_from_it_fails(name, guard, folder):
    one, reply = called(name, folder)
    if guard not in one.guards:
        pytest.skip(f"not run: this platform does not keep a process from {guard}")
    assert reply.raised.startswith(("PermissionError", "OSError"))
    assert not (folder / "there").exists()


@pytest.mark.parametrize("dtype", ["float64", "float32", "bfloat16"])
def test_right_and_wrong_programs_are_judged_as_here(dtype):
    for function, name in ((kernels.softmax_vjp, "softmax_vjp"), (kernels.rmsnorm_vjp, "layernorm_vjp")):
        here, there = (verify.check(function, name, dtype=dtype, isolate=isolate) for isolate in (False, True))
        assert there.document() == here.document() and there.findings


def test_a_function_by_its_name_is_isolated(folder):
    diagnosis = verify.check("kernels_alone:right", "softmax_vjp").require()
    assert "kernels_alone" not in sys.modules
    assert diagnosis.notes == verify.check(kernels.softmax_vjp, "softmax_vjp", isolate=True).notes
    with pytest.raises(ValueError, match="kernels_alone has no wrong"):
        verify.check("kernels_alone:wrong", "softmax_vjp")


def test_a_function_that_another_process_cannot_find_is_refused():
    with pytest.raises(ValueError, match="isolate: expected a function that another process finds .*<lambda>"):
        verify.check(lambda x, g: x, "softmax_vjp", isolate=True)
    partial = functools.partial(kernels.softmax_vjp)
    assert verify.check(partial, "softmax_vjp", isolate=True).agrees


def one_argument(x):
    return x


def test_what_cannot_be_called_is_said_as_here():
    with pytest.raises(CallError, match="it takes no g"):
        Isolated(one_argument, SETUP, Limits())
    assert (
        verify.check(one_argument, "softmax_vjp", isolate=True).notes == verify.check(one_argument, "softmax_vjp").notes
    )


def test_a_limit_is_positive():
    with pytest.raises(ValueError, match="seconds: expected a number > 0, got 0"):
        Limits(0)


def killed(x, g):
    os.kill(os.getpid(), 9)


@pytest.mark.skipif(os.name != "posix", reason="the signals of POSIX are needed")
def test_a_process_that_ended_is_a_refusal():
    diagnosis = verify.check(killed, "softmax_vjp", isolate=True)
    assert (diagnosis.verdict, diagnosis.ended, diagnosis.notes) == (
        Verdict.NOT_CALLABLE,
        True,
        ("its process was ended by SIGKILL",),
    )
