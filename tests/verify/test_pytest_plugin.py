"""The fixture, in a run of pytest of its own: what is right passes, what is broken or not testable fails."""

import os
import subprocess
import sys
from pathlib import Path

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


def test_the_fixture_fails_what_does_not_hold(tmp_path):
    (tmp_path / "conftest.py").write_text('pytest_plugins = ["verify.pytest_plugin"]\n', encoding="utf-8")
    (tmp_path / "test_mine.py").write_text(TESTS, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(tmp_path)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1, done.stdout + done.stderr
    assert "2 failed, 1 passed" in done.stdout
    assert "InvariantError: rows_sum_to_one (softmax_sum_one): broken: entry [" in done.stdout
    assert "InvariantError: rows_sum_to_one (softmax_sum_one): not testable: entry [0, 0] is nan" in done.stdout
