"""The whole book is written for Rocq once."""

import pytest

GROUP = "book in Rocq"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Run what reads all files of the book, or all its theorems, in one process."""
    for item in items:
        if hasattr(item, "callspec") and item.callspec.params.get("of") == "whole":
            item.add_marker(pytest.mark.xdist_group(GROUP))
