"""The README's Python examples run as they stand, in a checkout."""

import contextlib
import doctest
import io
import re
from pathlib import Path

import numpy as np
import pytest

from derive import theorem

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
SESSIONS = re.findall(r"```pycon\n(.*?)```", README, re.DOTALL)
OUTPUTS = re.findall(r"```text\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example, monkeypatch):
    monkeypatch.chdir(ROOT)
    names: dict = {}
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(example, "README.md", "exec"), names)
    if "left" in names:
        assert np.allclose(names["left"], names["right"], rtol=1e-12)
    elif "diagnosis" in names:
        assert printed.getvalue().strip() in [output.strip() for output in OUTPUTS]
    else:
        assert np.abs(names["d_packed"] - names["data"]["gradients.in_proj_weight"]).max() < 1e-14
        assert np.abs(names["output"] - names["data"]["outputs.output"]).max() < 1e-14


@pytest.mark.parametrize("session", SESSIONS)
def test_a_session_says_what_is_printed(session):
    test = doctest.DocTestParser().get_doctest(session, {"theorem": theorem}, "README.md", "README.md", 0)
    told = io.StringIO()
    assert doctest.DocTestRunner().run(test, out=told.write).failed == 0, told.getvalue()


def test_there_are_examples():
    assert (len(EXAMPLES), len(SESSIONS)) == (3, 2)
