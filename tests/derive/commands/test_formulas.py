"""Formulas and claims from the command line; the answers are read in `tests/derive/doors/test_questions.py`."""

import pytest

from derive.commands.terminal import FAILED, PASSED, UNKNOWN
from tests.derive.commands.test_cli import run


@pytest.mark.parametrize(
    ("question", "code"),
    [("reals: t; log(exp(t)) = t", PASSED), ("reals: t; t = 1", FAILED), ("reals: t; sin(t) <= 1", UNKNOWN)],
)
def test_the_exit_code_is_the_verdict(question, code, capsys):
    assert run(capsys, "decide", question)[0] == code
