"""The command line: what is written, in one piece or not at all, and Ctrl-C."""

import json
import os

import pytest

from derive.commands import cli
from derive.commands.cli import PASSED, USAGE
from derive.commands.terminal import INTERRUPTED
from tests.derive.commands.test_cli import one_line, run
from tests.interrupting import interrupted


@pytest.mark.parametrize(
    "command", ["list", "show", "prove", "derive", "decide", "digest", "build", "figure", "graph", "cite", "doctor"]
)
def test_every_command_can_be_interrupted(command, monkeypatch, capsys):
    def stopped(_):
        raise KeyboardInterrupt

    monkeypatch.setitem(cli._COMMANDS, command, stopped)
    about = {"show": "softmax_vjp", "cite": "softmax_vjp", "derive": "gates.thm"}
    about |= dict.fromkeys(("decide", "digest"), "claim: 1 = 1")
    code, out, err = run(capsys, command, *([about[command]] if command in about else []))
    assert (code, out, err) == (INTERRUPTED, "", "derive: interrupted\n")


@pytest.mark.skipif(os.name != "posix", reason="the signals of POSIX are needed")
def test_an_interrupt_leaves_nothing_half_written(tmp_path):
    text = """
import sys
from pathlib import Path
from derive.commands import cli
from derive.doors import build

def slow(*_):
    Path("begun").touch()
    __import__("time").sleep(600)

build.os.replace = slow
build.generate = lambda *_: {"theorems.json": b"{}"}
sys.exit(cli.main(["build", "--out", "docs"]))
"""
    code, out, err = interrupted(["-c", text], tmp_path, (tmp_path / "begun").exists)
    assert (code, out, err) == (INTERRUPTED, "", "derive: interrupted\n")
    assert [p.name for p in tmp_path.iterdir()] == ["begun"]


def test_an_interrupt_leaves_no_half_of_a_certificate(tmp_path, monkeypatch, capsys):
    def stopped(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("os.replace", stopped)
    code, _, err = run(capsys, "prove", "softmax_pos", "--certificate", tmp_path / "c.json")
    assert (code, err) == (INTERRUPTED, "derive: interrupted\n")
    assert not list(tmp_path.iterdir())


def test_a_certificate_that_is_written_is_said_to_be(tmp_path, capsys):
    path = tmp_path / "c.json"
    code, out, err = run(capsys, "prove", "softmax_pos", "--certificate", path, "--json")
    assert (code, err) == (PASSED, f"derive: {path}: written\n")
    assert json.loads(out)["theorems"][0]["name"] == "softmax_pos"


def test_a_folder_that_cannot_be_written_is_found_before_all_is_proved(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("derive.doors.build.generate", lambda *_: pytest.fail("it proved"))
    (tmp_path / "file").touch()
    for out in (tmp_path / "file", tmp_path / "file" / "docs", "/proc/docs"):
        code, said, err = run(capsys, "build", "--out", out)
        assert (code, said) == (USAGE, "") and one_line(err) and f"{out}: cannot be written: " in err
    assert [p.name for p in tmp_path.iterdir()] == ["file"]


def test_with_json_an_error_is_a_line_on_stderr_and_stdout_is_empty(capsys):
    for words in (["show", "nope"], ["list", "zzz"], ["prove", "nope"], ["cite", "nope"], ["graph", "nope"]):
        code, out, err = run(capsys, *words, "--json")
        assert (code, out) == (USAGE, "") and one_line(err)
