"""A file of formulas proved: a verdict for each line, and 0 only if everything is proved."""

import json

import pytest

from derive.commands.cli import FAILED, PASSED, USAGE
from tests.derive.commands.test_cli import one_line, run

FILE = """
dimensions: n
vectors: x[n], w[n]
indices: i:n
reals: t
define: sigmoid(t) = 1/(1 + exp(-t))
formula: silu = t*sigmoid(t)
derivative: silu in t
jvp: sigmoid(t) in t
hessian: t**3 in t
formula: scaled[i] = w[i]*x[i]
vjp: scaled in x
decide: sigmoid(-t) = 1 - sigmoid(t)
claim: 0 < sigmoid(t)
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "mine.thm"
    path.write_text(FILE, encoding="utf-8")
    return path


def test_each_line_has_a_verdict(file, capsys):
    code, out, err = run(capsys, "prove", file)
    assert (code, err) == (PASSED, "")
    *lines, total = out.splitlines()
    kinds = ["derivative:", "jvp:", "hessian:", "vjp:", "decide:", "decide:"]
    assert [line.split()[3] for line in lines] == kinds
    assert [line.split()[1] for line in lines] == ["8", "9", "10", "12", "13", "14"]
    assert all("  " in line and " proved " in line for line in lines)
    assert total.startswith("6 of 6 proved in ")


@pytest.mark.parametrize(
    ("line", "verdict", "why"),
    [
        ("derivative: log(t) in t", "failed", "cannot show 0 < t"),
        pytest.param("decide: exp(t) = 1 + t", "refuted", "refuted at t = ", marks=pytest.mark.long),
        ("claim: t = t**2", "refuted", "refuted at t = "),
    ],
)
def test_what_is_not_proved_fails_and_says_why(file, capsys, line, verdict, why):
    file.write_text(f"{FILE}{line}\n", encoding="utf-8")
    code, out, err = run(capsys, "prove", file, "--json")
    assert (code, err) == (FAILED, "")
    last = json.loads(out)["lines"][-1]
    assert (last["line"], last["verdict"]) == (15, verdict)
    assert why in last["why"]


@pytest.mark.parametrize("text", ["", "reals: t\n", "reals: t\nclaim: t\n"])
def test_a_file_that_asks_for_nothing_that_can_be_read_is_refused(tmp_path, capsys, text):
    path = tmp_path / "empty.thm"
    path.write_text(text, encoding="utf-8")
    code, out, err = run(capsys, "prove", path)
    assert (code, out) == (USAGE, "")
    assert one_line(err)
    assert "empty.thm" in err


def test_one_file_at_a_time(file, capsys):
    code, _, err = run(capsys, "prove", file, "softmax_pos")
    assert code == USAGE
    assert "one file was expected" in err
