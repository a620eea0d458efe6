"""What stands after an option: counts are positive integers."""

import argparse

import pytest

from verify.commands.arguments import count


def test_a_count_is_a_positive_integer():
    assert count("12") == 12
    for text in ("0", "-1", "1.5", "two", ""):
        with pytest.raises(argparse.ArgumentTypeError, match="expected a positive integer, got"):
            count(text)
