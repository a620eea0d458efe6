"""One site, one server and one browser for all tests of the folder."""

import pytest

from derive.site.live.pages import programs
from derive.site.live.pinned import MPMATH, PYODIDE
from tests.site.browser import KEPT, chromium, errors, kept, requested
from tests.site.serving import served


@pytest.fixture(scope="session")
def folder(site, tmp_path_factory):
    """The site as a folder, with Python for the browser."""
    for pinned in (MPMATH, PYODIDE):
        kept(pinned)
    out = tmp_path_factory.mktemp("site")
    for path, content in {**site, **dict(programs(KEPT))}.items():
        (out / path).parent.mkdir(parents=True, exist_ok=True)
        (out / path).write_bytes(content)
    return out


@pytest.fixture(scope="session")
def address(folder):
    """Where the site is served."""
    with served(folder) as found:
        yield f"{found}/"


@pytest.fixture(scope="session")
def session():
    with chromium() as browser:
        yield browser


@pytest.fixture
def browser(session, address):
    """The browser; afterwards no error may be on its console, and nothing may have been asked of any other machine."""
    yield session
    elsewhere = [url for url in requested(session) if not url.startswith((address, "file:", "data:", "blob:"))]
    if said := [*errors(session), *elsewhere]:
        pytest.fail("\n".join(said))
