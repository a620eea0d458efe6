import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from derive.books.schema import COLUMNS
from derive.chapters import BOOK
from tests.interrupting import interrupted
from verify.commands import cli, loaded
from verify.commands.arguments import COMMANDS
from verify.commands.cli import main

ROOT = Path(__file__).resolve().parents[3]
FAST = ["--columns", "ball", "--jobs", "1"]


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["run", "softmax_jacobain"], "no theorem is called softmax_jacobain; did you mean softmax_jacobian or"),
        (["run", "--columns", "bal"], "no column is called bal; did you mean ball?"),
        (["run", "--columns", "zzzz"], f"no column is called zzzz; expected one of {', '.join(COLUMNS)}\n"),
        (
            ["run", "zzzzzzzz"],
            f"no theorem is called zzzzzzzz; expected one of {', '.join(list(BOOK.theorems)[:8])}, ...\n",
        ),
        (["run", "--require", "text"], "no tool is called text; did you mean tex?"),
        (["run", "--samples", "0"], "argument --samples: expected a positive integer, got '0'"),
        (["run", "--digits", "-3"], "argument --digits: expected a positive integer, got '-3'"),
        (["run", "--digits", "301"], "argument --digits: expected at most 300, got 301"),
        (["run", "--samples", "10001"], "argument --samples: expected at most 10000, got 10001"),
        (["run", "--jobs", "two"], "argument --jobs: expected a positive integer, got 'two'"),
        (["run", "--seed", "x"], "argument --seed: expected an integer, got 'x'"),
        (["run", "--columns", ""], "--columns: expected a text that is not empty"),
        (
            ["softmax_vjp"],
            "no command is called softmax_vjp; to measure a theorem of that name: verify run softmax_vjp",
        ),
        (["run", "--colour"], "no option is called --colour; expected one of --columns, --seed, "),
        (["adequecy"], "no command is called adequecy; did you mean adequacy?\n"),
        (
            ["decay", "--x", "3", "--schedule", "exponentail"],
            "--schedule: 'exponentail' is none of exponential, linear,",
        ),
    ],
)
def test_wrong_usage_is_exit_code_2_and_one_line(arguments, line, capsys):
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"verify: {line}")
    assert err.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is always full is needed")
@pytest.mark.parametrize("module", ["verify", "derive"])
def test_a_full_disk_is_one_line(module):
    arguments = ["decay", "--x", "3"] if module == "verify" else ["list"]
    with open("/dev/full", "w", encoding="utf-8") as full:
        command = [sys.executable, "-m", module, *arguments]
        process = subprocess.run(command, cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert process.returncode == 2
    assert process.stderr.endswith(f"{module}: the output cannot be written: No space left on device\n")
    assert "Traceback" not in process.stderr


@pytest.mark.parametrize("module", ["verify", "derive"])
def test_the_version_is_that_of_the_distribution(module):
    command = [sys.executable, "-m", module, "--version"]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert process.returncode == 0
    assert process.stdout.split()[0] == module
    assert process.stdout.split()[1] == version("transformer-proofs")


def test_a_missing_library_is_exit_code_3(monkeypatch, capsys):
    def absent(*_, **__):
        raise ModuleNotFoundError("No module named 'flint'", name="flint")

    monkeypatch.setattr("verify.commands.run.run", absent)
    assert main(["run", "softmax_vjp", *FAST]) == 3
    assert capsys.readouterr().err == (
        "verify: this needs python-flint, which is not installed: python -m pip install python-flint\n"
    )


def test_help_loads_no_library():
    script = (
        "import sys; from verify.commands.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit as end: code = end.code\n"
        "heavy = {'numpy', 'sympy', 'mpmath', 'flint', 'matplotlib'} & set(sys.modules)\n"
        "sys.exit(code or repr(heavy) if heavy else code)"
    )
    process = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert process.returncode == 0, process.stderr
    assert "usage: verify" in process.stdout


def test_the_module_is_the_command():
    command = [sys.executable, "-m", "verify", "decay", "--x", "3"]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert process.returncode == 0
    assert process.stdout.startswith("schedule     exponential, base 10000\n")


@pytest.mark.parametrize("command", [["run", "nope"], ["adequacy", "nope"], ["figures", "nope"], ["code", "a:b"]])
def test_with_json_an_error_is_a_line_on_stderr_and_stdout_is_empty(command, capsys):
    assert main([*command, "--json"]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("verify: ") and err.count("\n") == 1


def test_a_route_whose_package_is_missing_is_exit_code_3(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "scipy", None)
    monkeypatch.setitem(sys.modules, "scipy.special", None)
    assert main(["decay", "--x", "3", "--route", "closed_form_scipy"]) == 3
    line = 'verify: closed_form_scipy: SciPy is not installed: python -m pip install "transformer-proofs[scipy]"\n'
    assert capsys.readouterr() == ("", line)
    assert main(["decay", "--x", "1e6", "--route", "closed_form_scipy"]) == 2, "refused for another reason"


# --- Ctrl-C ---

SLOW = """
import os, time
from pathlib import Path

def slow(name):
    Path(name).write_text(str(os.getpid()))
    time.sleep(600)
"""
WORKERS = """
import sys
from slowly import slow
from verify.commands import cli, loaded
from verify.tasks import sharing

loaded("run").command = lambda options: list(sharing.results(slow, ["0", "1", "2"], jobs=options.jobs))
sys.exit(cli.main(["run", "--jobs", "2"]))
"""


@pytest.mark.skipif(os.name != "posix", reason="the signals of POSIX are needed")
@pytest.mark.parametrize("alone", [True, False])
def test_an_interrupt_ends_the_workers_too_and_is_one_line(alone, tmp_path):
    (tmp_path / "slowly.py").write_text(SLOW, encoding="utf-8")
    program = tmp_path / "workers.py"
    program.write_text(WORKERS, encoding="utf-8")
    begun = [tmp_path / "0", tmp_path / "1"]
    code, out, err = interrupted(
        [str(program)], tmp_path, lambda: all(p.exists() and p.read_text() for p in begun), alone=alone
    )
    assert (code, out, err) == (130, "", "verify: interrupted\n")
    assert not (tmp_path / "2").exists()
    for path in begun:
        with pytest.raises(ProcessLookupError):
            os.kill(int(path.read_text()), 0)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_can_be_interrupted(command, monkeypatch, capsys):
    def stopped(_):
        raise KeyboardInterrupt

    monkeypatch.setattr(loaded(COMMANDS[command].module), "command", stopped)
    assert main([command, *(["--x", "1"] if command == "decay" else [])]) == 130
    assert capsys.readouterr() == ("", "verify: interrupted\n")


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help_is_of_the_program_and_of_no_command(option, capsys):
    with pytest.raises(SystemExit) as ended:
        cli.main([option])
    output = capsys.readouterr().out
    assert ended.value.code == 0
    assert output.startswith("usage: verify [-h]") and "adequacy" in output and "decay" in output
