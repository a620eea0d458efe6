"""What `derive build` writes and compares."""

import json
import os

import pytest

from derive.commands.terminal import FAILED, INTERRUPTED, PASSED, USAGE
from tests.derive.commands.test_cli import one_line, run
from tests.interrupting import interrupted


def test_build_and_check(capsys, unmeasured, generated_once):
    assert run(capsys, "build", "--out", unmeasured)[0] == PASSED
    assert run(capsys, "build", "--check", "--out", unmeasured)[0] == PASSED
    (unmeasured / "notation.md").unlink()
    code, out, err = run(capsys, "build", "--check", "--out", unmeasured)
    assert (code, out) == (FAILED, "notation.md: is missing\n")
    assert one_line(err)
    code, out, _ = run(capsys, "build", "--check", "--out", unmeasured, "--json")
    assert code == FAILED
    assert json.loads(out)["differences"] == [{"path": "notation.md", "what": "is missing"}]


def test_damaged_evidence_is_one_line(capsys, tmp_path):
    (tmp_path / "evidence.json").write_text("{", encoding="utf-8")
    code, out, err = run(capsys, "build", "--out", tmp_path)
    assert (code, out) == (USAGE, "")
    assert one_line(err) and "not JSON" in err


def test_a_folder_that_cannot_be_written_is_found_before_all_is_proved(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("derive.doors.build.generate", lambda *_: pytest.fail("it proved"))
    (tmp_path / "file").touch()
    for out in (tmp_path / "file", tmp_path / "file" / "docs", "/proc/docs"):
        code, said, err = run(capsys, "build", "--out", out)
        assert (code, said) == (USAGE, "") and one_line(err) and f"{out}: cannot be written: " in err
        code, said, err = run(capsys, "build", "--out", tmp_path, "--rocq", out)
        assert (code, said) == (USAGE, "") and one_line(err) and f"{out}: cannot be written: " in err
    assert [p.name for p in tmp_path.iterdir()] == ["file"]


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
