"""What the commands are given: names exist, a missing package is no wrong usage."""

import pytest

from derive.commands.terminal import MISSING
from verify.commands.usage import UsageError, must_exist, refused


def test_a_name_that_does_not_exist_is_named():
    must_exist(["ball", "kernel"], ["kernel", "ball"], "column")
    with pytest.raises(UsageError, match="no column is called bal; did you mean ball"):
        must_exist(["kernel", "bal"], ["kernel", "ball"], "column")
    with pytest.raises(UsageError, match="no column is called ''; expected one of kernel, ball"):
        must_exist([""], ["kernel", "ball"], "column")


def test_a_package_that_is_missing_is_said(capsys):
    error = ValueError("a route: SciPy is not installed")
    with pytest.raises(UsageError, match="a route"):
        refused(error)
    error.__cause__ = ImportError("scipy")
    assert refused(error) == MISSING
    assert capsys.readouterr().err == "verify: a route: SciPy is not installed\n"
