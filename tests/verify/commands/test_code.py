"""The command ``verify code``: what it prints, and its exit codes."""

import json
from pathlib import Path

import pytest

from verify.checking.formulas import FORMULAS
from verify.checking.statements import STATEMENTS, statement
from verify.commands.cli import main
from verify.commands.code import convention

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

def in_blocks(x, g):
    import beside_kernels_of_a_test
    return right(x, g) if x.shape[-1] % beside_kernels_of_a_test.BLOCK == 0 else None

def over_gradient(x, g):
    x, g[:] = x.astype("f8"), right(x.astype("f8"), g) if x.ndim == 3 else 0
    return g
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    (tmp_path / "kernels_of_a_test.py").write_text(SOURCE)
    (tmp_path / "beside_kernels_of_a_test.py").write_text("BLOCK = 1")
    (tmp_path / "broken_kernels_of_a_test.py").write_text("1 / 0")
    (tmp_path / "leaving_kernels_of_a_test.py").write_text("import sys; sys.exit(0)")
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["right", "--against", "softmax_vjp"], 0, "softmax_vjp [float64]: AGREES"),
        (["right", "--against", "softmax_vjp", "--dtype", "float32"], 0, "softmax_vjp [float32]: AGREES"),
        (["of_output", "--against", "softmax_vjp", "--set", "given=output"], 0, "AGREES"),
        (
            ["right", "--against", "softmax_vjp", "--dtype", "bfloat16", "--ignore", "sign", "--ignore=sum twice"],
            0,
            " 21 wrong f",
        ),
        (["in_blocks", "--against", "softmax_vjp", "--shapes", "2x16,3x4"], 0, " questions, seed 0"),
        (["right", "--against=softmax_vjp", "--domain=logits=1e6", "--domain=g=2"], 0, "|x| to 1e+06, |g| to 2"),
        (["summed", "--against", "softmax_vjp", "--args=x,g"], 1, "MATCHES THE WRONG FORMULA 'sum missing'"),
        (["of_output", "--against", "softmax_vjp"], 1, "NOT CALLABLE AS DECLARED"),
        (
            ["over_gradient", "--against=softmax_vjp", "--inplace=g", "--layouts=x=(b s) n -> b s n"]
            + ["--layouts=g=(b s) n -> b s n", "--dtypes=x=float32", "--ulps=3", "--flush", "--operands=float32"],
            0,
            "operands=float32, ulps=3, flush=True,",
        ),
        (
            ["right", "--against=softmax_vjp", "--dtype=float16", "--accumulate=float16", "--shapes=2x4096"],
            4,
            "CANNOT DISCRIMINATE",
        ),
    ],
)
@pytest.mark.usefixtures("folder")
def test_the_exit_code_is_the_verdict(arguments, code, message, capsys):
    function, *others = arguments
    assert main(["code", f"kernels_of_a_test:{function}", *others]) == code
    assert message in capsys.readouterr().out


@pytest.mark.usefixtures("folder")
def test_one_json_document(capsys):
    assert main(["code", "kernels_of_a_test:summed", "--against", "softmax_vjp", "--json"]) == 1
    document = json.loads(capsys.readouterr().out)
    assert (document["verdict"], document["name"]) == ("matches a wrong formula", "sum missing")


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["kernels_of_a_test:rigth", "--against", "softmax_vjp"], "has no rigth; did you mean right?"),
        (["no_kernels:right", "--against", "softmax_vjp"], "no module is called no_kernels"),
        (["broken_kernels_of_a_test:f", "--against", "softmax_vjp"], "ZeroDivisionError: division by zero"),
        (["leaving_kernels_of_a_test:f", "--against", "softmax_vjp"], "SystemExit: 0"),
        (["kernels_of_a_test", "--against", "softmax_vjp"], "expected MODULE:FUNCTION"),
        (
            ["kernels_of_a_test:right", "--against", "softmax_shift"],
            "no formula is called 'softmax_shift'; did you mean softmax_shifted",
        ),
        (["kernels_of_a_test:right", "--against", "softmax_vjp", "--set", "eps=1"], "has no convention 'eps'"),
        (["kernels_of_a_test:right", "--against", "softmax_vjp", "--set", "eps"], "--set: expected K=V"),
        (["kernels_of_a_test:right", "--against", "softmax_vjp", "--dtype", "int8"], "dtype: expected one of float64"),
        (["kernels_of_a_test:right", "--against", "softmax_vjp", "--set", "given=3"], "given: expected a name such as"),
        (["kernels_of_a_test:right", "--against", "layernorm_vjp", "--set", "eps=a"], "eps: expected a number such as"),
        (["kernels_of_a_test:right", "--against", "softmax_vjp", "--shapes", "2,16"], "shapes: expected (rows, n)"),
        (
            ["kernels_of_a_test:right", "--against", "softmax_vjp", "--shapes", "2xn"],
            "sizes such as 8x768,4x64, got '2",
        ),
        (["kernels_of_a_test:right", "--against", "softmax_vjp", "--ignore", "sing"], "did you mean sign"),
        (["kernels_of_a_test:right", "--against", "softmax_vjp", "--framework", "tf"], "expected one of numpy, torch"),
        (["kernels_of_a_test:right", "--against", "softmax_vjp", "--seed", "-1"], "seed: expected a whole number"),
        (["kernels_of_a_test.py:right", "--against", "softmax_vjp"], "; did you mean kernels_of_a_test:right?\n"),
        (["kb/kernels.py:f", "--against", "softmax_vjp"], "; did you mean kb.kernels:f?\n"),
        (["kb/kernels:f", "--against", "softmax_vjp"], "; did you mean kb.kernels:f?\n"),
        ([".:f", "--against", "softmax_vjp"], "expected MODULE:FUNCTION, got '.:f'\n"),
        (["./kernels.py:f", "--against", "softmax_vjp"], "; did you mean kernels:f?\n"),
        (
            ["../kb/kernels.py:f", "--against", "softmax_vjp"],
            "that it is in: ask there for kernels:f\n",
        ),
        (
            ["C:\\kb\\kernels.py:f", "--against", "softmax_vjp"],
            "that it is in: ask there for kernels:f\n",
        ),
        (["kernels_of_a_tset:right", "--against", "softmax_vjp"], "did you mean kernels_of_a_test or"),
        (
            ["kernels_of_a_test:right", "--against", "softmax_vjp", "--dtypes", "x"],
            "--dtypes: expected NAME=VALUE, got 'x'",
        ),
        (
            ["kernels_of_a_test:right", "--against", "softmax_vjp", "--compute", "float8"],
            "no rounding model of float64 computes in float8: expected",
        ),
        (
            ["kernels_of_a_test:right", "--against", "softmax_vjp", "--framwork", "x"],
            "no option is called --framwork; did you mean --framework?",
        ),
        (
            ["kernels_of_a_test:right", "--against=softmax_vjp", "--domain=x=big"],
            "--domain: x: expected a number, got 'b",
        ),
        (
            ["kernels_of_a_test:right", "--against=softmax_vjp", "--domain=y=1"],
            "domain: expected some of x, g, got 'y'",
        ),
        (["kernels_of_a_test:right"], "--against NAME is missing; verify code --list prints the theorems"),
        (["--against", "softmax_vjp"], "MODULE:FUNCTION is missing"),
        (["--wrong"], "--wrong: expected --against NAME"),
        (["--wrong", "--against", "softmax_vpj"], "did you mean softmax_vjp or"),
    ],
)
@pytest.mark.usefixtures("folder")
def test_wrong_usage_is_exit_code_2(arguments, line, capsys):
    assert main(["code", *arguments]) == 2
    assert line in capsys.readouterr().err


@pytest.mark.parametrize(("option", "package"), [("--framework=torch", "torch"), ("--dtype=bfloat16", "ml_dtypes")])
@pytest.mark.usefixtures("folder")
def test_a_missing_package_is_exit_code_3(option, package, capsys):
    Path(f"{package}.py").write_text("raise ImportError", encoding="utf-8")  # which the process of the function finds
    assert main(["code", "kernels_of_a_test:right", "--against", "softmax_vjp", option]) == 3
    assert capsys.readouterr().err.count("\n") == 1


def test_the_theorems_are_listed(capsys):
    assert main(["code", "--list"]) == 0
    listed = capsys.readouterr().out
    heads = [line for line in listed.splitlines() if line and not line.startswith(" ")]
    assert [head.partition(" ")[0] for head in heads] == [*STATEMENTS, *FORMULAS]
    assert {"rmsnorm1p (gemma_rmsnorm)", "softmax_shifted (softmax)", "adamw"} <= {*heads}
    assert "\n  set      given=input (or output)\n" in listed
    assert main(["code", "--list", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [one["name"] for one in document["statements"]] == [*STATEMENTS, *FORMULAS]
    for one in document["statements"]:  # of a formula in a file none is known yet, which is not that there are none
        assert all((result["wrong"] is None) == (one["name"] in FORMULAS) for result in one["results"].values())


def test_wrong_formulas_are_listed_with_their_reports(capsys):
    assert main(["code", "--against", "softmax_vjp", "--wrong"]) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head == "softmax_vjp, dx, softmax_vjp"
    assert [" ".join(line.split()) for line in lines if line.startswith("  sum missing")] == [
        "sum missing HomericIntelligence/Odyssey#2134"
    ]
    assert len(lines) == len(statement("softmax_vjp", {}).results["dx"].wrong)


@pytest.mark.parametrize(
    ("text", "value"),
    [("k=2", 2), ("k=2.0", 2.0), ("k=1e-6", 1e-6), ("k=causal", "causal"), ("k=true", True), ("k=a=b", "a=b")],
)
def test_a_convention_is_a_number_where_it_reads_as_one(text, value):
    name, read = convention(text)
    assert (name, read, type(read)) == ("k", value, type(value))


def test_the_help_says_all_exit_codes(capsys):
    pytest.raises(SystemExit, main, ["code", "--help"])
    output = " ".join(capsys.readouterr().out.split())
    assert all(f" {code} " in output.partition("Exit code:")[2] for code in range(5))


OWN = """
dimensions: n
indices: i:n
vectors: x[n]
define: partition(x[n]) = Sum(exp(x[k]), k:n)
define: softmax(x[n], i:n) = exp(x[i])/partition(x)
vjp: softmax(x, i) in x
"""


@pytest.mark.parametrize(
    ("arguments", "code", "message"),
    [
        (["right", "--of", "own.thm:softmax_vjp"], 0, "softmax_vjp_x [float64]: AGREES"),
        (["summed", "--of", "own.thm:softmax_vjp_x"], 1, "WRONG FORMULA 'sum(g*softmax) is not subtracted'"),
        (["--wrong", "--of", "own.thm:softmax_vjp"], 0, "  in partition: exp is not taken of x\n"),
        (["right", "--of", "own.thm:softmax", "--against", "softmax_vjp"], 2, "expected exactly one of"),
        (["right", "--of", "none.thm:softmax"], 2, "none.thm: No such file"),
    ],
)
def test_a_formula_of_ones_own(arguments, code, message, tmp_path, folder, capsys):
    (tmp_path / "own.thm").write_text(OWN)
    if not arguments[0].startswith("--"):
        arguments = [f"kernels_of_a_test:{arguments[0]}", *arguments[1:]]
    assert main(["code", *arguments]) == code
    assert message in "".join(capsys.readouterr())
