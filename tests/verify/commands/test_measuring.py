"""What the commands that measure have in common."""

import argparse

import pytest

from verify.commands.measuring import need_record
from verify.commands.usage import UsageError


def test_what_has_changed_is_asked_of_a_record():
    need_record(argparse.Namespace(changed=True, record="a.json"))
    need_record(argparse.Namespace(changed=False, record=None))
    with pytest.raises(UsageError, match="--changed: a record was expected too"):
        need_record(argparse.Namespace(changed=True, record=None))
