"""The fixtures, in a run of pytest of their own: what is right passes, what is broken or not testable fails."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

TESTS = """
import numpy as np

def softmax(x):
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)

def test_right(invariants):
    assert invariants.rows_sum_to_one(softmax, seed=5, dtype=np.float32).status == "holds"

def test_broken(invariants):
    invariants.rows_sum_to_one(lambda x: 1.001 * softmax(x))

def test_not_testable(invariants):
    invariants.rows_sum_to_one(lambda x: 0 / softmax(x) * np.inf)
"""


CHECKS = """
import numpy as np

def vjp(p, g):
    return p * (g - (g * p).sum(-1, keepdims=True))

def vjp_of_input(x, g):
    e = np.exp(x - x.max(-1, keepdims=True))
    return vjp(e / e.sum(-1, keepdims=True), g)

def test_right(check_code):
    assert check_code(vjp, "softmax_vjp", given="output", dtype="float32").questions == 36

def test_one_of_two_is_wrong(check_code):
    check_code(vjp_of_input, "softmax_vjp")
    check_code(lambda p, g: p * g, "softmax_vjp", given="output")

def test_too_coarse_to_tell(check_code):
    check_code(coarse, "layernorm_vjp", dtype="float16", eps=1e-12)

def test_misspelt(check_code):
    check_code(vjp, "softmax_vpj")

def coarse(x, g):
    c = x - x.mean(-1, keepdims=True)
    s = np.sqrt((c * c).mean(-1, keepdims=True) + 1e-12)
    z = c / s
    return (g - g.mean(-1, keepdims=True) - z * (g * z).mean(-1, keepdims=True)) / s
"""


def run(tmp_path, tests, *options):
    """Run pytest in a folder of its own."""
    (tmp_path / "conftest.py").write_text('pytest_plugins = ["verify.pytest_plugin"]\n', encoding="utf-8")
    (tmp_path / "test_mine.py").write_text(tests, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *options, str(tmp_path)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
        check=False,
    )


def test_an_invariant_that_does_not_hold_fails(tmp_path):
    done = run(tmp_path, TESTS)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "2 failed, 1 passed" in done.stdout
    assert "InvariantError: rows_sum_to_one (softmax_sum_one): broken: entry [" in done.stdout
    assert "InvariantError: rows_sum_to_one (softmax_sum_one): not testable: entry [0, 0] is nan" in done.stdout


def test_code_that_does_not_agree_fails_with_the_report(tmp_path):
    done = run(tmp_path, CHECKS, "--junitxml=results.xml", "-o", "junit_family=xunit1")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "3 failed, 1 passed" in done.stdout
    assert "E       AssertionError: softmax_vjp [float64]: MATCHES THE WRONG FORMULA 'sum missing'\n" in done.stdout
    assert "E         reported    HomericIntelligence/Odyssey#2134\n" in done.stdout
    assert "E       AssertionError: layernorm_vjp [float16]: CANNOT DISCRIMINATE\n" in done.stdout
    assert (
        "E       ValueError: no formula is called 'softmax_vpj'; did you mean softmax_vjp or log_softmax_vjp?"
        in done.stdout
    )
    places = re.findall(r"^(\S*\.py):\d+: ", done.stdout, re.MULTILINE)
    assert places == ["test_mine.py"] * 3, "frames of the library are shown"
    before = done.stdout.partition(" Captured verify.check call ")[2]
    assert "\nsoftmax_vjp [float64]: AGREES\n" in before
    cases = ElementTree.parse(tmp_path / "results.xml").getroot().iter("testcase")
    held = {case.get("name"): [json.loads(p.get("value", "")) for p in case.iter("property")] for case in cases}
    assert [found["agrees"] for found in held["test_one_of_two_is_wrong"]] == [True, False]
    assert held["test_misspelt"] == []
