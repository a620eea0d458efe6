"""The book is written for Rocq once."""

import pytest

from tests.derive.render.rocq import samples

GROUP = "book in Rocq"


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Run what reads all files of the book, or all its theorems, in one process."""
    whole = (samples.files, samples.theorems)
    for item in items:
        if any(value in whole for name, value in vars(item.module).items() if name in ("files", "theorems")):
            item.add_marker(pytest.mark.xdist_group(GROUP))
