"""The command line: answers, exit codes, bad input."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from derive.commands import loaded
from derive.commands.arguments import COMMANDS
from derive.commands.cli import main
from derive.commands.terminal import INTERRUPTED, PASSED, USAGE

ROOT = Path(__file__).parents[3]
STILL = re.compile(r"^derive: \d+ of \d+ after .*\n", re.MULTILINE)
"""How far work is, which a slow machine says more often."""


def run(capsys, *words: object) -> tuple[int, str, str]:
    try:
        code = main([str(w) for w in words])
    except SystemExit as stopped:
        code = stopped.code
    out, err = capsys.readouterr()
    return code, out, STILL.sub("", err)


def one_line(text: str) -> bool:
    return text.count("\n") == 1 and text.startswith("derive")


# --- answers ---


@pytest.mark.parametrize(
    ("words", "begins", "key"),
    [
        (["graph", "softmax"], "// An arrow", "nodes"),
        (["graph", "--format", "svg"], "<svg ", "edges"),
        (["cite", "softmax_vjp"], "@misc{transformer-proofs:softmax_vjp,", "entries"),
        (["doctor"], ("found", "missing"), "tools"),
        (["digest", "claim: 1 + 1 = 2"], "808916b5fddc9f4d", "digest"),
    ],
)
def test_graph_cite_and_doctor(capsys, words, begins, key):
    code, out, err = run(capsys, *words)
    assert (code, err) == (PASSED, "")
    assert out.startswith(begins)
    code, out, _ = run(capsys, *words, "--json")
    document = json.loads(out)
    assert document["version"] == 1 and document[key]


# --- failures ---


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["shwo"], "did you mean show?"),
        ([], "required"),
        (["show"], "required"),
        (["show", "softmax_jacobain"], "did you mean softmax_jacobian"),
        (["prove", "softmax_vpj"], "did you mean softmax_vjp"),
        (["show", "softmax_jacobian", "--format", "latx"], "did you mean latex?"),
        (["list", "--jsno"], "no option is called --jsno; did you mean --json?"),
        (["graph", "--format", "sgv"], "did you mean svg?"),
        (["graph", "sofmax"], "did you mean softmax"),
        (["graph", "--format", "svg", "--rules"], "name a chapter"),
        (["cite", "softmax_vpj"], "did you mean softmax_vjp"),
        (["cite"], "required"),
        (["build", "--check", "--out", "/nonexistent/docs"], "a folder of documents was expected"),
    ],
)
def test_wrong_usage_is_one_line(capsys, words, meant):
    code, out, err = run(capsys, *words)
    assert (code, out) == (USAGE, "")
    assert one_line(err), err
    assert meant in err


def test_what_cannot_be_written_is_one_line(capsys, tmp_path, generated_once):
    (tmp_path / "file").write_text("", encoding="utf-8")
    for words in (
        ["build", "--out", tmp_path / "file"],
        ["prove", "softmax_pos", "--certificate", tmp_path / "file" / "c"],
    ):
        code, out, err = run(capsys, *words)
        assert (code, out) == (USAGE, "")
        assert one_line(err) and "cannot be written" in err
    assert [p.name for p in tmp_path.iterdir()] == ["file"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_can_be_interrupted(command, monkeypatch, capsys):
    def stopped(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(loaded(COMMANDS[command].module), "command", stopped)
    words = {"rename": ["a", "b"]} | dict.fromkeys(("show", "cite", "derive", "trace", "decide", "digest"), ["a"])
    code, out, err = run(capsys, command, *words.get(command, []))
    assert (code, out, err) == (INTERRUPTED, "", "derive: interrupted\n")


def test_with_json_an_error_is_a_line_on_stderr_and_stdout_is_empty(capsys):
    for words in (["show", "nope"], ["list", "zzz"], ["prove", "nope"], ["cite", "nope"], ["graph", "nope"]):
        code, out, err = run(capsys, *words, "--json")
        assert (code, out) == (USAGE, "") and one_line(err)


# --- as a program ---


def test_the_module_is_the_program():
    done = subprocess.run(
        [sys.executable, "-m", "derive", "--help"], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0
    assert all(word in done.stdout for word in ("list", "show", "prove", "digest", "build", "graph", "cite", "doctor"))
    assert done.stderr == ""


def test_help_loads_no_library():
    code = "import sys; from derive.commands.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass\n"
    code += "sys.exit(bool({'sympy', 'numpy', 'matplotlib', 'derive.chapters.softmax.theorems'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, cwd=ROOT)
    assert done.returncode == 0


def test_a_reader_who_has_seen_enough_is_no_error():
    command = f"{sys.executable} -m derive list | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False, cwd=ROOT)
    assert (done.stdout, done.stderr) == ("Softmax\n", "")


def test_progress_is_on_stderr_and_only_on_a_terminal(capsys, monkeypatch):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    code, out, err = run(capsys, "prove", "softmax_pos", "--json")
    assert code == PASSED
    assert json.loads(out)["version"] == 1
    assert "softmax_pos" in err
