"""What the commands are given: counts are positive integers, names exist, a missing package is no wrong usage."""

import argparse

import pytest

from verify.commands.usage import MISSING, UsageError, count, must_exist, need_record, refused


def test_a_count_is_a_positive_integer():
    assert count("12") == 12
    for text in ("0", "-1", "1.5", "two", ""):
        with pytest.raises(argparse.ArgumentTypeError, match="expected a positive integer, got"):
            count(text)


def test_a_name_that_does_not_exist_is_named():
    must_exist(["ball", "kernel"], ["kernel", "ball"], "column")
    with pytest.raises(UsageError, match="no column is called bal; did you mean ball"):
        must_exist(["kernel", "bal"], ["kernel", "ball"], "column")
    with pytest.raises(UsageError, match="no column is called ''; expected one of kernel, ball"):
        must_exist([""], ["kernel", "ball"], "column")


def test_what_has_changed_is_asked_of_a_record():
    need_record(argparse.Namespace(changed=True, record="a.json"))
    need_record(argparse.Namespace(changed=False, record=None))
    with pytest.raises(UsageError, match="--changed: a record was expected too"):
        need_record(argparse.Namespace(changed=True, record=None))


def test_a_package_that_is_missing_is_said(capsys):
    error = ValueError("a route: SciPy is not installed")
    with pytest.raises(UsageError, match="a route"):
        refused(error)
    error.__cause__ = ImportError("scipy")
    assert refused(error) == MISSING
    assert capsys.readouterr().err == "verify: a route: SciPy is not installed\n"
