"""The server of a site: on this machine only, with the types that browsers insist on, and of its folder only."""

import socket
from http.client import HTTPConnection
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from derive.site.live import served as module
from tests.site.serving import served


def status(address, path, host=None):
    """Return the status of an answer, and its headers."""
    connection = HTTPConnection(address.removeprefix("http://"), timeout=10)
    connection.request("GET", path, headers={"Host": host} if host else {})
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status, answer.headers


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


def test_what_is_hidden_or_outside_is_not_there(address, tmp_path, tmp_path_factory, capfd):
    outside = tmp_path_factory.mktemp("outside")
    (outside / "secret.html").write_text("secret", encoding="utf-8")
    (tmp_path / ".git").mkdir()
    (tmp_path / "sub" / ".hidden").mkdir(parents=True)
    for hidden in (".env", ".git/config", "sub/.hidden/a.html"):
        (tmp_path / hidden).write_text("secret", encoding="utf-8")
    (tmp_path / "link").symlink_to(outside)
    (tmp_path / "link.html").symlink_to(outside / "secret.html")
    (tmp_path / "within.html").symlink_to(tmp_path / "a.html")
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    refused = ["/.env", "/%2eenv", "/.git/config", "/sub/.hidden/a.html", "/link.html", "/link/secret.html", "/%00"]
    refused += [
        "/a.html%00.html",
        "/circle",
        "/",
        "/sub/",
        "/..%2fsecret",
        "/%2e%2e/secret",
        "//etc/passwd",
        "/a" * 9999,
    ]
    assert {path: status(address, path)[0] for path in refused} == dict.fromkeys(refused, 404)
    for path in ("/a.html", "/within.html", "/./a.html"):
        assert status(address, path)[0] == 200
    assert capfd.readouterr() == ("", "")


def test_only_who_asks_for_this_machine_is_answered(address):
    port = address.rpartition(":")[2]
    for host in (f"127.0.0.1:{port}", f"localhost:{port}", "localhost"):
        assert status(address, "/a.html", host)[0] == 200
    for host in ("evil.example", f"evil.example:{port}", "localhost.evil.example", "[::1]"):
        assert status(address, "/a.html", host)[0] == 421


def test_pages_take_nothing_from_elsewhere(address):
    for path in ("/a.html", "/none"):
        _, headers = status(address, path)
        assert "default-src 'self'" in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"


def test_a_connection_on_which_nothing_is_asked_ends(address, monkeypatch):
    monkeypatch.setattr(module._Silent, "timeout", 0.1)
    host, _, port = address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), timeout=10) as half_open:
        half_open.sendall(b"GET /a.html HT")
        assert half_open.recv(1) == b""
