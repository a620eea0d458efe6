"""The canary of the run under `python -O` in `.ci/optimized`: exactly one of two checks fails, and must be seen to.

The bare `assert` is the point. Pytest rewrites the asserts of test modules into `if not ...: raise`, which
works under -O. Without that (`--assert=plain`) no assert of the suite can fail, and this failure is missing.
The control fails where Python is not optimized: workers of pytest-xdist inherit PYTHONOPTIMIZE, but not -O.

The name of the file does not begin with `test_`, so only a run that asks for it collects it.
"""

import sys


def test_planted_failure():
    assert sys.flags.optimize != 1, "planted: to be reported as the one failure"


def test_control():
    if sys.flags.optimize != 1:
        raise RuntimeError(f"expected python -O, found optimization level {sys.flags.optimize}")
