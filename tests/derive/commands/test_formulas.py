"""Formulas and claims from the command line; the answers are read in `tests/derive/doors/test_questions.py`."""

import io

import pytest

from derive.commands import formulas
from derive.commands.arguments import FILES
from derive.commands.terminal import FAILED, PASSED, UNKNOWN, USAGE
from tests.derive.commands.test_cli import one_line, run


@pytest.mark.parametrize(
    ("question", "code"),
    [("reals: t; log(exp(t)) = t", PASSED), ("reals: t; t = 1", FAILED), ("reals: t; sin(t) <= 1", UNKNOWN)],
)
def test_the_exit_code_is_the_verdict(question, code, capsys):
    assert run(capsys, "decide", question)[0] == code


GATES = """
reals: t
define: gate(t) = t/(1 + exp(-t))
"""


def test_a_file_of_claims_takes_from_files_beside_it(tmp_path, capsys, monkeypatch):
    (tmp_path / "gates.thm").write_text(GATES, encoding="utf-8")
    (tmp_path / "two.thm").write_text("from gates.thm: gate\nreals: u\ngate(u) = u/(1 + exp(-u))\n", encoding="utf-8")
    code, out, err = run(capsys, "decide", tmp_path / "two.thm")
    assert (code, err) == (PASSED, "") and "proved by the kernel" in out
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO((tmp_path / "two.thm").read_text(encoding="utf-8")))
    assert run(capsys, "decide", "-")[0] == PASSED
    code, out, err = run(capsys, "decide", "from gates.thm: gate; reals: u; gate(u) = 0")
    assert (code, out) == (USAGE, "") and "another file is read by a file only" in err


def test_a_file_without_a_claim_is_named(tmp_path, capsys, monkeypatch):
    (tmp_path / "empty.thm").touch()
    for question, name in ((tmp_path / "empty.thm", tmp_path / "empty.thm"), ("-", "the standard input")):
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        code, out, err = run(capsys, "decide", question)
        said = f"derive: {name}: it asks for nothing: a line such as 'decide: a = b' is missing\n"
        assert (code, out, err) == (USAGE, "", said)


@pytest.mark.parametrize("option", FILES)
def test_what_cannot_be_written_is_refused_before_anything_is_proved(option, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(formulas, "ask", lambda *_, **__: pytest.fail("it proved"))
    (tmp_path / "claims.thm").write_text("reals: t\ndecide: t = t\n", encoding="utf-8")
    for command in ("prove", "derive"):
        code, out, err = run(capsys, command, tmp_path / "claims.thm", option, tmp_path / "claims.thm" / "here")
        assert (code, out) == (USAGE, "") and one_line(err) and "here: cannot be written: " in err
    assert [p.name for p in tmp_path.iterdir()] == ["claims.thm"]
