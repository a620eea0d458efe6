"""What tests of several folders share."""

import gc

import pytest


@pytest.fixture(scope="session")
def site():
    """The whole site, by path, without Python for the browser."""
    from derive.proving import uncollected
    from derive.site.building import pages

    with uncollected():
        return pages()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    """Run what needs the whole site in one process, which writes it once."""
    for item in items:
        if "site" in item.fixturenames:
            item.add_marker(pytest.mark.xdist_group("site"))


def pytest_configure():
    """Search for cycles seldom: what is imported and proved has none, and walking over it took a sixth of the time."""
    gc.set_threshold(200_000, 50, 1000)


def pytest_collection_finish():
    """Leave out of any search what was imported and collected."""
    gc.freeze()
