import json
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from verify import cli, evidence
from verify.cli import main

ROOT = Path(__file__).resolve().parents[2]
FAST = ["--columns", "ball", "--jobs", "1"]


def test_columns_are_those_of_the_evidence():
    assert cli.COLUMNS == evidence.COLUMNS


@pytest.mark.parametrize("start", [[], ["run"]])
def test_a_theorem_passes(start, capsys):
    arguments = [*start, "softmax_vjp", *FAST] if start else [*FAST]
    if not start:
        arguments = ["run", "softmax_vjp", *FAST]
    assert main(arguments) == 0
    out, err = capsys.readouterr()
    assert "softmax_vjp  pass" in out
    assert err == "verify: 1 theorems measured\n"


def test_without_a_command_it_runs(monkeypatch, capsys):
    monkeypatch.setattr(evidence, "theorem_names", lambda: ("softmax_vjp", "softmax_pos"))
    assert main(FAST) == 0
    assert "ball: 2 pass" in capsys.readouterr().out


def test_json_is_all_there_is_on_stdout(capsys):
    assert main(["run", "softmax_vjp", *FAST, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["theorems"][0]["ball"]["status"] == "pass"


def test_a_failure_is_exit_code_1(monkeypatch, capsys):
    monkeypatch.setattr("verify.rungs._precisions", lambda digits: [40])
    assert main(["run", "softmax_vjp", *FAST, "--seed", "7"]) == 1
    assert "repeat: verify run softmax_vjp --columns ball --seed 7 --samples 3" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["run", "softmax_jacobain"], "no theorem is called softmax_jacobain; did you mean softmax_jacobian or"),
        (["run", "--columns", "bal"], "no column is called bal; did you mean ball?"),
        (["run", "--columns", "zzzz"], f"no column is called zzzz; expected one of {', '.join(cli.COLUMNS)}\n"),
        (
            ["run", "zzzzzzzz"],
            f"no theorem is called zzzzzzzz; expected one of {', '.join(evidence.theorem_names()[:8])}, ...\n",
        ),
        (["run", "--require", "text"], "no tool is called text; did you mean tex?"),
        (["run", "--samples", "0"], "argument --samples: expected a positive integer, got '0'"),
        (["run", "--digits", "-3"], "argument --digits: expected a positive integer, got '-3'"),
        (["run", "--digits", "301"], "argument --digits: expected at most 300, got 301"),
        (["run", "--jobs", "two"], "argument --jobs: expected a positive integer, got 'two'"),
        (["run", "--seed", "x"], "argument --seed: invalid int value: 'x'"),
        (["run", "--columns", ""], "no column is called ; expected one of kernel, sympy"),
        (
            ["softmax_vjp"],
            "no command is called softmax_vjp; to measure a theorem of that name: verify run softmax_vjp",
        ),
        (["run", "--colour"], "unrecognized arguments: --colour"),
    ],
)
def test_wrong_usage_is_exit_code_2_and_one_line(arguments, line, capsys):
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"verify: {line}")
    assert err.count("\n") == 1


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
    monkeypatch.setattr("verify.rungs._precisions", lambda digits: [40])
    arguments = ["run", "softmax_vjp", "--columns", "ball,rocq", "--jobs", "1", "--require", "rocq"]
    assert main(arguments) == 1


def test_the_record_is_written(tmp_path, capsys):
    path = tmp_path / "evidence.json"
    assert main(["run", "softmax_vjp", *FAST, "--record", str(path)]) == 0
    assert json.loads(path.read_text(encoding="utf-8"))["theorems"]["softmax_vjp"]["ball"]["status"] == "pass"
    assert main(["run", "softmax_vjp", *FAST, "--record", str(tmp_path / "no" / "evidence.json")]) == 2
    out, err = capsys.readouterr()
    assert "cannot be written: no folder" in err
    assert "softmax_vjp" not in out.partition("ball: 1 pass")[2], "refused before anything is measured"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full is needed")
@pytest.mark.parametrize("module", ["verify", "derive"])
def test_a_full_disk_is_one_line(module):
    arguments = ["run", "softmax_vjp", *FAST] if module == "verify" else ["list"]
    with open("/dev/full", "w", encoding="utf-8") as full:
        command = [sys.executable, "-m", module, *arguments]
        found = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert found.returncode == 2
    assert found.stderr.endswith(f"{module}: the output cannot be written: No space left on device\n")
    assert "Traceback" not in found.stderr


@pytest.mark.parametrize("module", ["verify", "derive"])
def test_the_version_is_that_of_the_distribution(module):
    command = [sys.executable, "-m", module, "--version"]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0
    assert found.stdout.split()[0] == module
    assert found.stdout.split()[1] == version("transformer-proofs")


def test_a_missing_library_is_exit_code_3(monkeypatch, capsys):
    def absent(*_, **__):
        raise ModuleNotFoundError("No module named 'flint'", name="flint")

    monkeypatch.setattr("verify.report.run", absent)
    assert main(["run", "softmax_vjp", *FAST]) == 3
    assert capsys.readouterr().err == "verify: this needs flint, which is not installed\n"


def test_help_loads_no_library():
    script = (
        "import sys; from verify.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit as end: code = end.code\n"
        "heavy = {'numpy', 'sympy', 'mpmath', 'flint', 'matplotlib'} & set(sys.modules)\n"
        "sys.exit(code or repr(heavy) if heavy else code)"
    )
    found = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    assert "usage: verify" in found.stdout


def test_the_module_is_the_command():
    command = [sys.executable, "-m", "verify", "run", "sigmoid_derivative", *FAST]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (0, "verify: 1 theorems measured\n")


def test_a_terminal_gets_a_bar(monkeypatch, capsys):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    cli._progress(1, 2, "a")
    cli._progress(2, 2, "b")
    assert capsys.readouterr().err.endswith("] 2/2 b" + " " * 49 + "\n")
