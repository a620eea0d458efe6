"""The fixtures, in a run of pytest of their own: what is right passes, what is broken or not testable fails."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

PLUGIN = "verify.pytest_plugin"
TESTS = """
import numpy as np

def softmax(x):
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)

def test_holds(invariants):
    assert invariants.rows_sum_to_one(softmax, seed=5, dtype=np.float32).status == "holds"

def test_broken(invariants):
    invariants.rows_sum_to_one(lambda x: 1.001 * softmax(x))

def test_not_testable(invariants):
    invariants.rows_sum_to_one(lambda x: 0 / softmax(x) * np.inf)

def vjp(p, g):
    return p * (g - (g * p).sum(-1, keepdims=True))

def vjp_of_input(x, g):
    return vjp(softmax(x), g)

def test_right(check_code):
    assert check_code(vjp, "softmax_vjp", given="output", dtype="float32").questions > 20

def test_one_of_two_is_wrong(check_code):
    check_code(vjp_of_input, "softmax_vjp", dtype="float32")
    check_code(lambda p, g: p * g, "softmax_vjp", given="output", dtype="float32")

def test_too_coarse_to_tell(check_code):
    check_code(vjp_of_input, "softmax_vjp", dtype="float16", accumulate="float16", shapes=[(2, 4096)])

def test_misspelt(check_code):
    check_code(vjp, "softmax_vpj")
"""


@pytest.fixture(scope="module")
def done(tmp_path_factory):
    """Run pytest in a folder of its own, once: a process takes a second."""
    folder = tmp_path_factory.mktemp("own")
    (folder / "test_mine.py").write_text(TESTS, encoding="utf-8")
    options = ["-p", "no:cacheprovider", "-p", "no:xdist", "--junitxml=results.xml", "-o", "junit_family=xunit1"]
    found = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *options, str(folder)],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 1, found.stdout + found.stderr
    assert "5 failed, 2 passed" in found.stdout
    return found.stdout, folder / "results.xml"


def test_an_invariant_that_does_not_hold_fails(done):
    out, _ = done
    assert "InvariantError: rows_sum_to_one (softmax_sum_one): broken: entry [" in out
    assert "InvariantError: rows_sum_to_one (softmax_sum_one): not testable: entry [0, 0] is nan" in out


def test_code_that_does_not_agree_fails_with_the_report(done):
    out, results = done
    assert "E       AssertionError: softmax_vjp [float32]: MATCHES THE WRONG FORMULA 'sum missing'\n" in out
    assert "E         reported    HomericIntelligence/Odyssey#2134\n" in out
    assert "E       AssertionError: softmax_vjp [float16]: CANNOT DISCRIMINATE\n" in out
    assert "E       ValueError: no formula is called 'softmax_vpj'; did you mean softmax_vjp or log_softmax_vjp?" in out
    places = re.findall(r"^(\S*\.py):\d+: ", out.partition(" test_one_of_two_is_wrong ")[2], re.MULTILINE)
    assert places == ["test_mine.py"] * 3, "frames of the library are shown"
    before = out.partition(" Captured verify.check call ")[2]
    assert "\nsoftmax_vjp [float32]: AGREES\n" in before
    cases = ElementTree.parse(results).getroot().iter("testcase")
    held = {case.get("name"): [json.loads(p.get("value", "")) for p in case.iter("property")] for case in cases}
    assert [found["agrees"] for found in held["test_one_of_two_is_wrong"]] == [True, False]
    assert held["test_misspelt"] == []


LOADED = """
import sys, pytest

class Seen:
    def pytest_sessionstart(self, session):
        found = [name for name, _ in session.config.pluginmanager.list_name_plugin() if "verify" in name]
        heavy = {"numpy", "derive.kernel", "verify.checking", "verify.invariants"} & {*sys.modules}
        print("seen", found, sorted(heavy))

sys.exit(pytest.main(["-p", "no:cacheprovider", "-q", "--co"], plugins=[Seen()]))
"""


@pytest.mark.parametrize("named", [False, True], ids=["by itself", "named by a conftest as well"])
def test_pytest_finds_it_once_and_loads_little(named, tmp_path):
    if named:
        (tmp_path / "conftest.py").write_text('pytest_plugins = ["verify.pytest_plugin"]\n', encoding="utf-8")
    command = [sys.executable, "-c", LOADED]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "seen ['verify.pytest_plugin'] []" in done.stdout, done.stdout + done.stderr


def test_the_tests_of_the_project_load_it_once(pytestconfig):
    found = [p for _, p in pytestconfig.pluginmanager.list_name_plugin() if getattr(p, "__name__", "") == PLUGIN]
    assert [p.__file__ for p in found] == [sys.modules[PLUGIN].__file__]
