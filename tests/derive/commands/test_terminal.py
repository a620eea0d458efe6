"""How far work is: a bar on a terminal, a line now and then elsewhere."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import argcomplete
import pytest

from derive.commands import cli as derive_program
from derive.commands.terminal import INTERRUPTED, Progress, interrupted
from verify.commands import cli as verify_program


def test_elsewhere_a_line_is_written_while_a_task_lasts(capsys):
    with Progress("derive", seconds=0.02) as progress:
        progress(3, 12, "softmax_vjp")
        time.sleep(0.3)
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) >= 2
    assert set(lines) == {"derive: 3 of 12 after 0 s: softmax_vjp"}


def test_work_that_is_soon_done_says_nothing_more_than_how_much(capsys):
    with Progress("verify", "theorem") as progress:
        progress(1, 2, "a")
        progress(2, 2, "b")
    assert capsys.readouterr().err == "verify: 2 theorems measured\n"
    with Progress("verify", "figure") as progress:
        progress(1, 1, "a")
    assert capsys.readouterr().err == "verify: 1 figure measured\n"
    with Progress("derive") as progress:
        progress(1, 1, "a")
    with Progress("verify", "theorem"):
        pass
    assert capsys.readouterr().err == ""


def test_work_that_fails_claims_nothing(capsys):
    with pytest.raises(KeyError), Progress("verify", "theorem") as progress:
        progress(1, 1, "a")
        raise KeyError
    assert capsys.readouterr().err == ""


def test_a_terminal_gets_a_bar_that_is_cleared(capsys, monkeypatch):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    with Progress("verify", "theorem") as progress:
        progress(1, 2, "a")
        progress(2, 2, "b" * 100)
    first, second, end = capsys.readouterr().err.split("\r\x1b[K")[1:]
    assert first == "[" + "#" * 12 + "." * 12 + "] 1/2 0 s a"
    assert second == "[" + "#" * 24 + "] 2/2 0 s " + "b" * 50
    assert end == ""


@pytest.mark.parametrize(
    ("terminal", "said"), [("stderr", "\r\x1b[Kderive: interrupted\n"), ("stdout", "derive: interrupted\n")]
)
def test_the_bar_is_cleared_where_it_stands(terminal, said, capsys, monkeypatch):
    monkeypatch.setattr(getattr(sys, terminal), "isatty", lambda: True, raising=False)
    assert interrupted("derive") == INTERRUPTED
    assert capsys.readouterr().err == said


# ---- what is typed ----

PROGRAMS = {"derive": derive_program, "verify": verify_program}


def commands():
    """Every command of both programs, with its parser."""
    for program, own in PROGRAMS.items():
        (chosen,) = [a for a in own._parser()._actions if a.dest == "command"]
        yield from ((program, name, parser) for name, parser in chosen.choices.items())


COMMANDS = list(commands())


def refused(program, capsys, *words):
    """What is said of wrong usage, in a line."""
    try:
        code = PROGRAMS[program].main(list(words))
    except SystemExit as end:
        code = end.code
    out, err = capsys.readouterr()
    assert (code, out, err.count("\n")) == (2, "", 1), (words, code, out, err)
    return err


@pytest.mark.parametrize(("program", "command", "parser"), COMMANDS, ids=lambda of: of if isinstance(of, str) else "")
def test_every_option_is_found_though_two_of_its_letters_are_swapped(program, command, parser, capsys):
    options = [o for a in parser._actions for o in a.option_strings if o.startswith("--") and len(o) > 4]
    for option in options:
        misspelt = f"--{option[3]}{option[2]}{option[4:]}"
        if not any(other.startswith(misspelt) for other in options):
            said = refused(program, capsys, command, misspelt, "softmax_vjp")
            near = said.partition(f"no option is called {misspelt}; did you mean ")[2].partition("?")[0]
            assert near and option.startswith(near), said  # --dtype for --tdypes


@pytest.mark.parametrize(("program", "command", "parser"), COMMANDS, ids=lambda of: of if isinstance(of, str) else "")
def test_no_command_takes_an_empty_text(program, command, parser, capsys):
    for empty in ("", " ", "\t\n"):
        assert "argument: expected a text that is not empty" in refused(program, capsys, command, empty)
        for action in parser._actions:
            if action.option_strings and action.nargs != 0:
                option = action.option_strings[0]
                for words in ([option, empty], [f"{option}={empty}"]):
                    said = refused(program, capsys, command, *words)
                    assert f"{option}: expected a text that is not empty" in said


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("derive show softmax_pos softmax_vjp", "nothing more was expected, got softmax_vjp"),
        ("derive list --json=yes", "argument --json: expected no value, got 'yes'"),
        ("derive --vresion", "no option is called --vresion; did you mean --version?"),
        ("verify --vresion", "no option is called --vresion; did you mean --version?"),
        ("verify --colums kernel", "no option is called --colums; did you mean --columns?"),
        ("derive show --prof", "no option is called --prof; did you mean --proof?"),
        ("derive decide -x<=1", "no option is called -x<=1; a text that begins with - stands after --"),
        ("derive decide -x=1", "no option is called -x=1; a text that begins with -"),
        ("derive -v", "no option is called -v;"),
        (
            "derive list --zzz=3",
            "no option is called --zzz; expected one of --json, --book, --source, ",
        ),
        ("derive show", "the following arguments are required: NAME"),
    ],
)
def test_an_option_that_there_is_not_is_said_before_what_is_missing(line, said, capsys):
    program, *words = line.split()
    assert said in refused(program, capsys, *words)


@pytest.mark.parametrize("line", ["derive decide -- -1<=1", "derive prove --js softmax_pos"])
def test_what_is_no_misspelt_option_is_taken(line, capsys):
    program, *words = line.split()
    assert PROGRAMS[program].main(words) == 0
    assert capsys.readouterr().out


STOP = "import os, signal; os.kill(os.getpid(), signal.SIGINT)"


@pytest.mark.parametrize(
    "body", [STOP, f"try:\n    {STOP}\nexcept KeyboardInterrupt:\n    raise ImportError('numpy') from None\n"]
)
@pytest.mark.parametrize("program", ["derive.__main__", "verify.commands"])
def test_ctrl_c_while_it_begins_is_a_line(program, body, tmp_path):
    """A library may say of an import that was interrupted that it is broken."""
    begin = f"import sys, signal; signal.signal(2, signal.default_int_handler); from {program} import program"
    found = f"sys.path[:0] = [{str(tmp_path)!r}]; program()"
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])}

    def run(body):
        (tmp_path / "argparse.py").write_text(body, encoding="utf-8")  # what both programs import at first
        command = [sys.executable, "-c", f"{begin}; {found}"]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    done = run(body)
    assert (done.returncode, done.stderr) == (INTERRUPTED, f"{program.partition('.')[0]}: interrupted\n")
    assert "Traceback" in run("raise ImportError('numpy')").stderr


# ---- Tab ----

ASK = """
COMP_LINE="$1" COMP_POINT=${#1} COMP_TYPE=9
_python_argcomplete "${1%% *}"
printf '%s\\n' "${COMPREPLY[@]}"
"""


MINE = """
from derive import Entry, Eq, algebra, calc, reals, step

(a,) = reals("a")
mine_only = Entry(name="mine_only", title="One", claim=Eq(a + a, 2 * a), proof=calc(step(2 * a, algebra(), "add")))
"""


@pytest.mark.skipif(shutil.which("bash") is None, reason="not run: bash is not installed")
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("derive sho", "show"),
        ("derive show softmax_jaco", "softmax_jacobian_trace"),
        ("derive show softmax_vjp --pro", "--proof"),
        ("derive show softmax_vjp --format ", "latex"),
        ("derive figure decay", "decay_envelopes"),
        ("derive graph deca", "decay"),
        ("derive list --chapter deca", "decay"),
        ("derive show --book mine ", "mine_only"),
        ("verify run softmax_vjp --colu", "--columns"),
        ("verify adequacy softmax_jaco", "softmax_jacobian"),
        ("verify code --against layernorm_v", "layernorm_vjp"),
    ],
)
def test_bash_completes_commands_options_and_names(line, offered, tmp_path):
    for program in PROGRAMS:
        (tmp_path / program).write_text(f'#!/bin/sh\nexec "{sys.executable}" -m {program} "$@"\n', encoding="utf-8")
        (tmp_path / program).chmod(0o755)
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    script = argcomplete.shellcode(list(PROGRAMS), shell="bash") + ASK
    places = {"PYTHONPATH": str(Path(__file__).parents[3]), "PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        ["bash", "-c", script, "bash", line],
        cwd=tmp_path, env={**os.environ, **places}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    found = [word.strip() for word in done.stdout.splitlines()]
    assert offered in found and all(word.startswith(line.rpartition(" ")[2]) for word in found), done


def test_a_command_that_no_shell_asks_loads_nothing_of_it(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "argcomplete", None)
    assert derive_program.main(["list", "--chapter", "decay"]) == 0
    assert capsys.readouterr().out
