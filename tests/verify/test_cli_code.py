"""The command ``verify code``: what it prints, and its exit codes."""

import json

import pytest

from verify.cli import main

SOURCE = """
import numpy as np

def right(x, g):
    e = np.exp(x - x.max(-1, keepdims=True))
    p = e / e.sum(-1, keepdims=True)
    return p * (g - (g * p).sum(-1, keepdims=True))

def summed(x, g):
    e = np.exp(x - x.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True) * g

def of_output(p, g):
    return p * (g - (g * p).sum(-1, keepdims=True))

def layernorm(a, b):
    c = a - a.mean(-1, keepdims=True)
    s = np.sqrt((c * c).mean(-1, keepdims=True) + 1e-12).astype(a.dtype)
    return (b - b.mean(-1, keepdims=True) - c / s * (b * c / s).mean(-1, keepdims=True)) / s
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    (tmp_path / "kernels_of_a_test.py").write_text(SOURCE)
    (tmp_path / "broken_kernels_of_a_test.py").write_text("1 / 0")
    (tmp_path / "leaving_kernels_of_a_test.py").write_text("import sys; sys.exit(0)")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["right", "--against", "softmax_vjp"], 0, "softmax_vjp [float64]: AGREES"),
        (["right", "--against", "softmax_vjp", "--dtype", "float32"], 0, "softmax_vjp [float32]: AGREES"),
        (["of_output", "--against", "softmax_vjp", "--set", "given=output"], 0, "AGREES"),
        (["summed", "--against", "softmax_vjp"], 1, "MATCHES THE WRONG FORMULA 'sum missing'"),
        (["of_output", "--against", "softmax_vjp"], 1, "NOT CALLABLE AS DECLARED"),
        (
            ["layernorm", "--against", "layernorm_vjp", "--set=eps=1e-12", "--args=x,g", "--dtype=float16"],
            4,
            "CANNOT DISCRIMINATE",
        ),
    ],
)
@pytest.mark.usefixtures("folder")
def test_the_exit_code_is_the_verdict(arguments, code, said, capsys):
    function, *others = arguments
    assert main(["code", f"kernels_of_a_test:{function}", *others]) == code
    assert said in capsys.readouterr().out


@pytest.mark.usefixtures("folder")
def test_one_json_document(capsys):
    assert main(["code", "kernels_of_a_test:summed", "--against", "softmax_vjp", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["verdict"], found["name"]) == ("matches a wrong formula", "sum missing")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["kernels_of_a_test:rigth", "--against", "softmax_vjp"], "has no rigth; did you mean right?"),
        (["no_kernels:right", "--against", "softmax_vjp"], "no module is called no_kernels"),
        (["broken_kernels_of_a_test:f", "--against", "softmax_vjp"], "ZeroDivisionError: division by zero"),
        (["leaving_kernels_of_a_test:f", "--against", "softmax_vjp"], "SystemExit: 0"),
        (["kernels_of_a_test", "--against", "softmax_vjp"], "expected MODULE:FUNCTION"),
        (
            ["kernels_of_a_test:right", "--against", "softmax"],
            "no formula is called 'softmax'; did you mean softmax_vjp",
        ),
        (["kernels_of_a_test:right", "--against", "softmax_vjp", "--set", "eps=1"], "has no convention 'eps'"),
        (["kernels_of_a_test:right", "--against", "softmax_vjp", "--set", "eps"], "--set: expected K=V"),
        (["kernels_of_a_test:right", "--against", "softmax_vjp", "--dtype", "int8"], "dtype: expected one of float64"),
        (["kernels_of_a_test:right"], "--against"),
    ],
)
@pytest.mark.usefixtures("folder")
def test_wrong_usage_is_exit_code_2(arguments, line, capsys):
    assert main(["code", *arguments]) == 2
    assert line in capsys.readouterr().err
