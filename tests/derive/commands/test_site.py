"""The site from the command line; what its pages say, `tests/site` reads."""

from derive.commands import site
from derive.commands.terminal import PASSED
from tests.derive.commands.test_cli import run


def test_the_site_is_written_then_served(capsys, monkeypatch, tmp_path):
    calls = []
    monkeypatch.setattr(site, "build_site", lambda *how: calls.append(("built", *how)) or ["index.html", "a.css"])
    monkeypatch.setattr(site, "serve", lambda *how: calls.append(("served", *how)))
    code, out, err = run(capsys, "site", "--out", tmp_path, "--serve", "0")
    assert (code, out, err) == (PASSED, f"{tmp_path / 'index.html'}: written, and 1 files beside it\n", "")
    assert [call[:2] for call in calls] == [("built", tmp_path), ("served", tmp_path)] and calls[1][2] == 0
