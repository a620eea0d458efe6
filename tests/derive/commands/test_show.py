"""What `derive show` answers."""

import json
import os
import subprocess
import sys

import pytest

from derive.commands.terminal import MISSING, PASSED, USAGE
from tests.derive.commands.test_cli import one_line, run


@pytest.mark.parametrize(
    ("form", "part"),
    [
        ("text", "claim: HasDerivative(softmax(x, i), x[j]"),
        ("latex", r"\begin{provedtheorem}[Jacobian of softmax]"),
        ("numpy", 'theorem("softmax_jacobian").numpy()'),
        ("sympy", "derived by SymPy"),
        ("json", '"digest"'),
    ],
)
def test_show(capsys, form, part):
    code, out, err = run(capsys, "show", "softmax_jacobian", "--format", form)
    assert (code, err) == (PASSED, "")
    assert part in out
    code, out, _ = run(capsys, "show", "softmax_jacobian", "--format", form, "--json")
    document = json.loads(out)
    assert document["version"] == 1 and document["name"] == "softmax_jacobian"
    assert form == "json" or part in document["content"]


@pytest.mark.parametrize(
    ("form", "part"),
    [
        ("text", "proved in Rocq: derive/rocq/library/SoftmaxAnalysis.v"),
        ("latex", r"\begin{rocq}{derive/rocq/library/SoftmaxAnalysis.v}"),
        ("rocq", "Qed."),
        ("json", '"digest"'),
    ],
)
def test_show_what_rocq_proves(capsys, form, part):
    code, out, err = run(capsys, "show", "softmax_scaled_limit", "--format", form)
    assert (code, err) == (PASSED, "")
    assert part in out and "softmax_scaled_limit" in out


def test_what_rocq_proves_has_no_other_form(capsys):
    for form in ("sympy", "numpy"):
        code, out, err = run(capsys, "show", "softmax_scaled_limit", "--format", form)
        assert (code, out) == (USAGE, "") and one_line(err)
    code, out, err = run(capsys, "prove", "softmax_scaled_limit")
    assert (code, err) == (PASSED, "")
    assert out.endswith(
        "80 rules for 1 displayed formula; the theorem is proved in Rocq: derive/rocq/library/SoftmaxAnalysis.v\n"
    )


def test_a_proof_in_the_terminal(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    code, out, err = run(capsys, "show", "softmax_jacobian", "--proof")
    assert (code, err) == (PASSED, "")
    assert "= p_i (δ_ij − p_j)                        definition of softmax ∎" in out
    monkeypatch.setenv("COLUMNS", "60")
    narrow = run(capsys, "show", "softmax_jacobian", "--proof")[1]
    assert max(map(len, narrow.splitlines())) <= 60


@pytest.mark.parametrize("name", ["softmax_jacobian", "softmax_scaled_limit"])
def test_a_proof_as_json(capsys, name):
    code, out, err = run(capsys, "show", name, "--proof", "--json")
    assert (code, err) == (PASSED, "")
    document = json.loads(out)
    assert document["version"] == 1
    steps = [s for section in document["proof"] if section["kind"] == "chain" for s in section["steps"]]
    assert all(step["reason"] and step["term"]["text"] for step in steps)
    assert document["statement"] and document["checked_by"]


def test_a_terminal_without_unicode_is_told_how_to_get_it():
    command = [sys.executable, "-m", "derive", "show", "softmax_jacobian", "--proof"]
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60, env=ascii_only)
    assert (done.returncode, done.stdout) == (USAGE, "")
    assert one_line(done.stderr) and "PYTHONIOENCODING=utf-8" in done.stderr


def test_a_proof_has_no_other_format(capsys):
    code, out, err = run(capsys, "show", "softmax_jacobian", "--proof", "--format", "latex")
    assert (code, out) == (USAGE, "") and one_line(err)


def test_a_missing_tool_is_said(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "sympy", None)
    for name in [m for m in sys.modules if m.startswith(("derive.cas", "derive.render.sympy"))]:
        monkeypatch.delitem(sys.modules, name)
    code, out, err = run(capsys, "show", "softmax_jacobian", "--format", "sympy")
    assert (code, out) == (MISSING, "")
    assert one_line(err) and "sympy" in err
