"""The server of a site: on this machine only, with the types that browsers insist on."""

from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from tests.site.serving import served


@pytest.fixture
def address(tmp_path):
    for name in ("a.html", "a.mjs", "a.wasm", "a.json"):
        (tmp_path / name).write_bytes(b"x")
    with served(tmp_path) as found:
        yield found


def test_files_have_the_types_that_browsers_insist_on(address, capfd):
    types = {}
    for name in ("a.html", "a.mjs", "a.wasm", "a.json"):
        with urlopen(f"{address}/{name}") as found:
            types[name.partition(".")[2]] = found.headers.get_content_type()
    assert types == {
        "html": "text/html",
        "mjs": "text/javascript",
        "wasm": "application/wasm",
        "json": "application/json",
    }
    with pytest.raises(HTTPError):
        urlopen(f"{address}/../secret")
    assert address.startswith("http://127.0.0.1:")
    assert capfd.readouterr() == ("", "")
