"""The whole matrix: the same bytes for every executor; a run that is ended goes on; a bad cell loses only itself."""

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import verify
from verify.checking.matrix.running import SECONDS
from verify.commands.arguments import COMMANDS

ROOT = Path(__file__).resolve().parents[4]
LIBRARY = Path(__file__).parent / "library"
KERNELS = """
import os, time, signal
import numpy as np

def right(x, g):
    return np.where(x > 0, g, np.zeros_like(g))

def wrong(x, g):
    return np.where(x > 0, g, g)

def hangs(x, g):
    time.sleep(600)

def dies(x, g):
    os.kill(os.getpid(), signal.SIGKILL)

def leaves(x, g):
    raise SystemExit(3)

def raises(x, g):
    raise RuntimeError("no <such> device")

def noisy(x, g):
    print("noise on stdout")
    os.write(1, b"more noise")
    return right(x, g)

def waits(x, g):
    time.sleep(0.004)
    return right(x, g)
"""


def declared(*names, **more):
    return {"kernel": [{"function": f"kernels:{name}", "against": "relu_vjp", **more} for name in names]}


@pytest.fixture
def folder(tmp_path, monkeypatch):
    (tmp_path / "kernels.py").write_text(KERNELS, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_four_cells_of_the_example_are_the_same_for_every_executor(tmp_path):
    """And for the program itself; the whole table is asked by `benchmarks/matrix.py`."""
    text = (LIBRARY / "kernels.toml").read_text(encoding="utf-8")
    (tmp_path / "kernels.py").write_text((LIBRARY / "kernels.py").read_text(encoding="utf-8"), encoding="utf-8")
    kept = [part for part in text.split("\n\n") if "kernels:rope" in part]
    head = '[defaults]\ndtypes = ["float64", "float32"]'
    shortened = [part.replace(part[part.index("shapes") :], 'shapes = ["4x16"]') for part in kept]
    file = tmp_path / "kernels.toml"
    file.write_text("\n\n".join([head, *shortened]), encoding="utf-8")
    one = verify.matrix(file, out=tmp_path / "one")
    with ThreadPoolExecutor(2) as pool:
        other = verify.matrix(file, executor=pool)
    assert one.counts() == {"green": 2, "red": 2, "grey": 0}
    assert one.json() == other.json() == (tmp_path / "one" / "matrix.json").read_text(encoding="utf-8")
    assert {answer.said for _, answer in one.refused} == {"turned the same way"}
    assert str(tmp_path) not in one.json() + one.html() + one.junit()
    again = verify.matrix(file, out=tmp_path / "one")
    assert (again.kept, again.seconds, again.json()) == (4, {}, one.json())


def test_a_cell_that_hangs_dies_or_raises_is_that_cell(folder):
    asked = declared("right", "dies", "leaves", "raises", "noisy", "wrong", "absent")
    result = verify.matrix(asked, jobs=2, out="out")
    late = verify.matrix(declared("hangs"), jobs=1, seconds=5, out="out")
    answers = {cell.kernel: (answer.status, answer.said) for cell, answer in (*result.cells, *late.cells)}
    assert answers["right"] == answers["noisy"] == ("green", "agrees")
    assert answers["hangs"] == ("red", "no answer within 5 s")
    assert answers["dies"] == ("red", "its process was ended by SIGKILL")
    assert answers["leaves"][0] != "green" and "SystemExit" in answers["leaves"][1]
    assert answers["raises"][0] == "red" and "RuntimeError: no <such> device" in answers["raises"][1]
    assert answers["wrong"][0] == "red" and answers["wrong"][1]
    assert answers["absent"][0] == "grey" and "kernels has no absent" in answers["absent"][1]
    kept = Path("out/cells.jsonl").read_text(encoding="utf-8")
    assert "no answer" not in kept and "SIGKILL" not in kept, "what may go otherwise the next time is asked again"


def test_a_changed_kernel_is_asked_again_and_the_others_stand(folder):
    (folder / "beside.py").write_text("def apply(x, g):\n    return g * (x > 0)\n", encoding="utf-8")
    (folder / "own.py").write_text("import beside\ndef f(x, g):\n    return beside.apply(x, g)\n", encoding="utf-8")
    asked = declared("right")
    asked["kernel"].append({"function": "own:f", "against": "relu_vjp"})
    assert verify.matrix(asked, jobs=1, out="out").counts()["green"] == 2
    (folder / "beside.py").write_text("def apply(x, g):\n    return g\n", encoding="utf-8")
    result = verify.matrix(asked, jobs=1, out="out")
    assert (result.kept, result.counts()["red"], list(result.seconds)) == (1, 1, ["f float64 own shapes"])


@pytest.mark.long
@pytest.mark.skipif(os.name != "posix", reason="the signals of POSIX are needed")
def test_a_run_that_is_killed_goes_on_where_it_was(folder):
    """What was finished is not asked again, and the table is that of a run that nobody ended."""
    shapes = ", ".join(f'"{n}x4"' for n in range(1, 5))
    file = folder / "kernels.toml"
    kernel = 'function = "kernels:waits"\nagainst = "relu_vjp"'
    file.write_text(f"[[kernel]]\n{kernel}\nshapes = [{shapes}]\n", encoding="utf-8")
    program = [sys.executable, "-m", "verify", "code", "--matrix", str(file), "--out", "out", "--jobs", "1"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(program, cwd=folder, env=environment, stderr=subprocess.DEVNULL)
    cells = folder / "out" / "cells.jsonl"
    while not cells.exists() or cells.read_text(encoding="utf-8").count("\n") < 1:
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    with cells.open("a", encoding="utf-8") as torn:
        torn.write('{"key": "0123')
    before = len(cells.read_text(encoding="utf-8").splitlines()) - 1
    result = verify.matrix(file, out="out")
    assert 1 <= before < 4 and result.kept == before and len(result.seconds) == 4 - before
    assert result.json() == verify.matrix(file, jobs=2).json()


def test_what_is_asked_of_the_run_is_looked_at(folder):
    with pytest.raises(ValueError, match=r"seconds: expected a number > 0, got 0"):
        verify.matrix(declared("right"), seconds=0)


def test_the_help_says_how_long_a_cell_may_take():
    (_, _, options), *_ = COMMANDS["code"].groups
    assert options["--seconds"]["help"] == f"time limit for a call of a function ({SECONDS:g})"
