"""Claims from the command line: read from a line or a file, and answered with an exit code."""

import io
import json
import re

import pytest

from derive.commands.terminal import FAILED, PASSED, UNKNOWN, USAGE
from derive.doors.questions import ask, claims
from derive.kernel.certificate import replay
from derive.kernel.terms import DeriveError, StatementError
from tests.derive.commands.test_cli import one_line, run

FILE = """
# three questions
reals: t, u
decide: (t + u)*(t - u) = t**2 - u**2
assume: 0 < t
decide: exp(log(t)) = t
decide: t = u
"""


def test_a_line_may_end_with_the_bare_claim():
    for question in ("reals: t; 0 <= t**2", "reals: t; claim: 0 <= t**2", "reals: t\ndecide: 0 <= t**2\n"):
        (asked,) = claims(question)
        assert repr(asked.claim) == "0 <= t**2"


def test_hypotheses_of_the_command_line_come_before_the_first_claim():
    first, second = claims("reals: t; decide: t = 1; decide: t = 2", ["0 < t", "t < 1"])
    assert list(map(repr, first.given)) == list(map(repr, second.given)) == ["0 < t", "t < 1"]


def test_each_claim_is_answered(tmp_path, capsys):
    file = tmp_path / "claims.thm"
    file.write_text(FILE, encoding="utf-8")
    code, out, err = run(capsys, "decide", file)
    assert (code, err) == (FAILED, "")
    first, second, third, total = out.rstrip().split("\n\n")
    assert first.endswith("proved by the kernel")
    assert "assume: 0 < t\n" in second
    assert "refuted at t = 1, u = 0: left 1, right 0" in third
    assert total.startswith("2 proved, 1 refuted, 0 unknown, in ")


def test_as_data(capsys):
    code, out, _ = run(capsys, "decide", "reals: t; exp(log(t)) = t", "--json")
    (found,) = json.loads(out)["decisions"]
    assert (code, found["verdict"], found["needs"]) == (UNKNOWN, "unknown", "0 < t")


def test_the_standard_input_is_read(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO("reals: t\ndecide: 0 <= t**2\n"))
    assert run(capsys, "decide", "-")[0] == PASSED


def test_what_was_tried_is_said_on_demand(capsys):
    _, short, _ = run(capsys, "decide", "reals: t; sin(t) <= 1")
    _, long, _ = run(capsys, "decide", "reals: t; sin(t) <= 1", "--explain")
    assert "tried: " not in short
    assert "tried: signs by shape: cannot show sin(t) <= 1" in long


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("nowhere.thm", "expected a claim such as"),
        ("t = t", "expected a real term, found 't'"),
        ("reals: t; t =", "expected a real term, found the end"),
        ("reals: t;", "it asks for nothing"),
        ("reals: t\nderivative: t in t", "it asks for nothing"),
        ("reals: t; t = t # why", None),
        ("reals: t; tanhh(t) = t", "it is no word of the language: define it"),
        ("reals: t; t + 1", "expected a relation, found the end"),
        ("reals: t; t**0.5 = t", "a power is a whole number; a root is sqrt(t)"),
        ("reals: t; t == 1", "an equation is written a = b"),
        ("reals: t; t^2 = 1", "a power is written t**2"),
        ("reals: t; t => 1", "expected a relation, found '=>'"),
        ("reals: t; t < t < 1", "a relation has two sides"),
        ("reals: t; (t = t", "expected ')', found '='"),
        ("reals: t, t; t = t", "expected reals, each once"),
        ("reals: t; |t| = t", "an absolute value is abs(t)"),
        ("reals: t; not t = 1", "found 'not'"),
        ("reals: t; assume: t", "expected a relation, found the end"),
        ("reals: t; define: f(t) = t + u; f(t) = 0", "a number is by 'reals: u'"),
        ("reals: t; Sum(t, k:n) = 0", "a dimension is declared by a line such as 'dimensions: n'"),
        ("dimensions: n; vectors: x[n]; x = 0", "a real term was expected"),
        (
            "dimensions: n, m; indices: i:m; vectors: x[n]; x[i] = 0",
            "x[n]: an index of dimension n was expected, not one of m",
        ),
        ("reals: t; HasDerivative(t**2, t + 1, 2*t)", "a deterministic entry was expected"),
        ("random: q; E(exp(q)) = 1", "not a polynomial in random entries"),
        ("random: q; E(q) = ", "expected a real term, found the end"),
    ],
)
def test_a_question_that_cannot_be_read_is_refused_in_one_line(question, said, capsys):
    code, out, err = run(capsys, "decide", question)
    if said is None:
        assert code == PASSED
        return
    assert (code, out) == (USAGE, "")
    assert one_line(err)
    assert said in err


@pytest.mark.parametrize(
    "question",
    [
        "u = t",
        "reals: t;\t1 + u = t",
        "reals: t; t = u",
        "reals: t; u; t = t",
        "reals: t;   claim:  t = u",
        "reals: t; decide: t = 1; decide:t = u;",
        "reals: t # a comment; with a semicolon\n  decide: t = 1\n  2*u = 0",
        "dimensions: n; vectors: x[n]; Sum(x[k], k:n) = Sum(x[k], k:u)",
        "reals: t; formula: u; t = 1",
    ],
)
def test_a_position_is_where_it_was_typed(question):
    with pytest.raises(StatementError) as refused:
        claims(question)
    line, column = map(int, re.match(r"line (\d+), column (\d+): expected", str(refused.value)).groups())
    assert question.splitlines()[line - 1][column - 1] == "u"


def test_a_position_is_that_in_a_hypothesis_of_its_own():
    with pytest.raises(StatementError, match="--given 0 < u: line 1, column 5: expected a real term, found 'u'"):
        claims("reals: t; t = t", ["0 < t", "0 < u"])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seconds", "0"), "a positive number was expected, not 0.0"),
        (("--seconds", "nan"), "a positive number was expected, not nan"),
        (("--given", "t"), "expected a relation, found the end"),
    ],
)
def test_what_else_cannot_be_read_is_refused_in_one_line(arguments, said, capsys):
    code, out, err = run(capsys, "decide", "reals: t; t = 1", *arguments)
    assert (code, out) == (USAGE, "")
    assert one_line(err)
    assert said in err


def test_time_is_limited(capsys):
    claim = "dimensions: n; vectors: x[n]; reals: t; Sum(exp(x[k]), k:n) <= Sum(exp(x[k]), k:n)*exp(t**2)"
    code, out, _ = run(capsys, "decide", claim, "--seconds", "1e-6")
    assert code == UNKNOWN
    assert "; stopped after " in out


def test_a_theorem_of_the_book_is_named(capsys):
    claim = "dimensions: m; vectors: z[m]; define: w(z[m], a:m) = exp(z[a])/Sum(exp(z[b]), b:m); Sum(w(z, a), a:m) = 1"
    code, out, _ = run(capsys, "decide", claim)
    assert code == PASSED
    assert out.endswith("this is softmax_sum_one (Softmax sums to one), with z for x, m for n\n")


def test_a_counterexample_is_a_program(capsys):
    _, out, _ = run(capsys, "decide", "reals: t; t = 2*t", "--explain")
    assert "in NumPy, both sides:\n    import numpy as np\n    t = 1\n    print(t, 2*t)\n" in out


def test_a_file_that_is_no_text_is_refused(tmp_path):
    (tmp_path / "claims.thm").write_bytes(b"\xff\xfe")
    with pytest.raises(DeriveError, match="it is not text"):
        claims(str(tmp_path / "claims.thm"))


def test_one_claim_that_is_not_proved_is_enough_to_fail():
    def passed(*said):
        output, _ = ask("decide", "\n".join(["reals: t", *said]), lambda *_: None)
        return output.passed

    assert passed("decide: t = t", "decide: 0 <= t**2")
    assert not passed("decide: t = t", "decide: t = 1")


# ---- derivatives and claims of a file

MIXED = """
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
    path.write_text(MIXED, encoding="utf-8")
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
    file.write_text(f"{MIXED}{line}\n", encoding="utf-8")
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


def test_all_that_is_proved_is_written(file, capsys, tmp_path):
    names = ["silu_derivative_t", "sigmoid_jvp_t", "f_hessian_t", "scaled_vjp_x", "claim_13", "claim_14"]
    certificate, rocq, pages, module = (tmp_path / name for name in ("mine.json", "rocq", "pages", "mine.py"))
    options = ("--certificate", certificate, "--rocq", rocq, "--latex", pages, "--numpy", module)
    code, _, err = run(capsys, "prove", file, *options)
    assert (code, err.count(": written\n")) == (PASSED, 4)
    assert list(replay(certificate.read_text(encoding="utf-8"))) == names
    assert {path.name for path in (rocq / "Book").glob("Claim*.v")} == {"Claim13.v", "Claim14.v"}
    document = (pages / "proofs.tex").read_text(encoding="utf-8")
    assert [name for name in names if rf"\input{{{name}}}" in document] == names
    assert "Proved by the kernel." in (pages / "claim_14.tex").read_text(encoding="utf-8")
    assert "def scaled_vjp_x(" in module.read_text(encoding="utf-8")


def test_nothing_is_written_of_a_file_that_is_not_proved_whole(file, capsys, tmp_path):
    file.write_text(f"{MIXED}claim: t = t**2\n", encoding="utf-8")
    assert run(capsys, "prove", file, "--certificate", tmp_path / "mine.json")[0] == FAILED
    assert not (tmp_path / "mine.json").exists()


def test_a_hypothesis_and_the_grounds_are_asked_for_as_of_a_claim(file, capsys):
    file.write_text("reals: t\nclaim: exp(log(t)) = t\n", encoding="utf-8")
    assert run(capsys, "prove", file)[0] == FAILED
    code, out, _ = run(capsys, "prove", file, "--given", "0 < t", "--explain")
    assert code == PASSED
    assert "assume: 0 < t\n" in out and "applications of rules" in out


@pytest.mark.parametrize("option", [("--latex", "pages"), ("--explain",), ("--seconds", "1"), ("--given", "0 < 1")])
def test_what_is_for_a_file_is_refused_of_a_theorem(option, capsys):
    code, out, err = run(capsys, "prove", "softmax_pos", *option)
    assert (code, out) == (USAGE, "")
    assert one_line(err)
    assert f"{option[0]} is for a file of formulas" in err
