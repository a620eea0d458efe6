"""What tests of several folders share."""

import gc
from zlib import crc32

import pytest


@pytest.fixture(scope="session")
def site():
    """The whole site, by path, without Python for the browser."""
    from derive.proving.prover import uncollected
    from derive.site.building import pages

    with uncollected():
        return pages()


def pytest_addoption(parser):
    parser.addoption(
        "--tenth", type=int, choices=range(10), help="run this tenth of the long tests too, chosen by their names"
    )


def in_tenth(nodeid, tenth):
    """Tell whether a long test belongs to a tenth; whatever is added or removed, the others stay in theirs."""
    return crc32(nodeid.encode()) % 10 == tenth


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    """Run what needs the whole site in one process, which writes it once; leave out nine tenths of the long tests."""
    for item in items:
        if "site" in item.fixturenames:
            item.add_marker(pytest.mark.xdist_group("site"))
    tenth = config.getoption("tenth")
    if tenth is not None:
        kept, left_out = [], []
        for item in items:
            runs = not item.get_closest_marker("long") or in_tenth(item.nodeid, tenth)
            (kept if runs else left_out).append(item)
        config.hook.pytest_deselected(items=left_out)
        items[:] = kept


def pytest_configure(config):
    """Search for cycles seldom: what is imported and proved has none, and walking over it took a sixth of the time."""
    gc.set_threshold(200_000, 50, 1000)
    if config.getoption("tenth") is not None and config.option.markexpr == "not long":
        config.option.markexpr = ""


def pytest_collection_finish():
    """Leave out of any search what was imported and collected."""
    gc.freeze()


def pytest_sessionfinish():
    """Search for cycles once, and leave what is kept out of the searches that pytest ends with, which are five."""
    gc.collect()
    gc.freeze()
