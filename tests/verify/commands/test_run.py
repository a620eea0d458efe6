"""The command ``verify run``: what is measured, printed and recorded, and what its exit code says."""

import json

import pytest

from derive.chapters import BOOK
from verify.commands.cli import main
from verify.rocq.book import ByRocq

FAST = ["--columns", "ball", "--jobs", "1"]


@pytest.mark.parametrize("start", [[], ["run"]])
def test_a_theorem_passes(start, capsys):
    arguments = [*start, "softmax_vjp", *FAST] if start else [*FAST]
    if not start:
        arguments = ["run", "softmax_vjp", *FAST]
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert "softmax_vjp  pass" in out
    assert err.endswith("verify: 1 theorem measured\n")


def test_without_a_command_it_runs(monkeypatch, capsys):
    monkeypatch.setitem(vars(BOOK), "theorems", {name: BOOK.entries[name] for name in ("softmax_vjp", "softmax_pos")})
    assert main(FAST) == 0
    assert "ball: 2 pass" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("more", "rocq"),
    [
        ([], False),
        (["--accept"], True),
        (["--require", "rocq"], True),
        (["--record", "evidence.json"], True),
        (["--columns", "rocq"], True),
    ],
)
def test_rocq_is_asked_about_a_single_theorem_where_that_is_wished(more, rocq, monkeypatch, tmp_path, capsys):
    """It compiles chapters; that it was not asked is said, with the command that asks it, and no column claims it."""
    asked = []

    def told(names, **_):
        asked.extend(names)
        return ByRocq({name: {"status": "pass"} for name in names})

    monkeypatch.setattr("verify.measure.run.rocq", told)
    monkeypatch.setattr("verify.measure.keys.compiled_texts", lambda names, book: {})
    monkeypatch.setattr("shutil.which", lambda program: f"/bin/{program}")
    monkeypatch.chdir(tmp_path)
    assert main(["run", "softmax_sum_one", "--jobs", "1", *more]) == 0
    out, err = capsys.readouterr()
    assert asked == ["softmax_sum_one"] * rocq
    assert ("rocq: 1 pass" in out, "rocq" in out) == (rocq, rocq)
    assert ("verify: Rocq was not asked" in err, "verify run softmax_sum_one --columns rocq\n" in err) == (
        not rocq,
    ) * 2


def test_rocq_is_asked_where_no_theorem_is_named(monkeypatch, capsys):
    monkeypatch.setitem(vars(BOOK), "theorems", {"softmax_pos": BOOK.entries["softmax_pos"]})
    monkeypatch.setattr("verify.measure.run.rocq", lambda names, **_: ByRocq({n: {"status": "pass"} for n in names}))
    assert main(["run", "--jobs", "1"]) == 0
    out, err = capsys.readouterr()
    assert "rocq: 1 pass" in out and "Rocq was not asked" not in err


def test_json_is_all_there_is_on_stdout(capsys):
    assert main(["run", "softmax_vjp", *FAST, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["theorems"][0]["ball"]["status"] == "pass"


def test_a_failure_is_exit_code_1(monkeypatch, capsys):
    monkeypatch.setattr("verify.measure.columns._precisions", lambda digits: [40])
    assert main(["run", "softmax_vjp", *FAST, "--seed", "7"]) == 1
    assert "repeat: verify run softmax_vjp --columns ball --seed 7 --samples 3" in capsys.readouterr().out


def test_a_missing_tool_is_exit_code_3(monkeypatch, capsys):
    monkeypatch.setattr("shutil.which", lambda program: None if program == "coqc" else "/bin/true")
    assert main(["run", "softmax_vjp", *FAST, "--require", "rocq,tex"]) == 3
    assert capsys.readouterr().err == "verify: required, but not installed: coqc (for rocq)\n"
    assert main(["run", "softmax_vjp", *FAST, "--require", "tex"]) == 0


def test_a_broken_tool_is_exit_code_3_if_it_is_required(monkeypatch, tmp_path, capsys):
    program = tmp_path / "coqc"
    program.write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    arguments = ["run", "softmax_vjp", "--columns", "rocq"]
    assert main(arguments) == 0
    out, _ = capsys.readouterr()
    assert "rocq: 1 not run\n  not run: coqc --version ended with 1, and said: nothing; apt-get install" in out
    assert main([*arguments, "--require", "rocq"]) == 3
    _, err = capsys.readouterr()
    assert "verify: rocq is required, and was not run: coqc --version ended with 1" in err
    assert main(["run", "softmax_vjp", *FAST, "--require", "rocq"]) == 0, "it was not asked for this column"


def test_a_failure_beside_a_broken_tool_is_a_failure(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("shutil.which", lambda program: str(tmp_path / program))
    monkeypatch.setattr("verify.measure.columns._precisions", lambda digits: [40])
    arguments = ["run", "softmax_vjp", "--columns", "ball,rocq", "--jobs", "1", "--require", "rocq"]
    assert main(arguments) == 1


def test_the_record_is_written(tmp_path, capsys):
    path = tmp_path / "evidence.json"
    assert main(["run", "softmax_vjp", *FAST, "--record", str(path)]) == 0
    assert json.loads(path.read_text(encoding="utf-8"))["theorems"]["softmax_vjp"]["ball"]["status"] == "pass"
    assert main(["run", "softmax_vjp", *FAST, "--record", str(path / "evidence.json")]) == 2
    out, err = capsys.readouterr()
    assert "cannot be written: no folder" in err
    assert "softmax_vjp" not in out.partition("ball: 1 pass")[2], "refused before anything is measured"
