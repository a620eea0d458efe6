"""The site from the command line; what its pages say, `tests/site` reads."""

import pytest

from derive.commands import site
from derive.commands.terminal import PASSED, USAGE
from tests.derive.commands.test_cli import one_line, run


def test_the_site_is_written_then_served(capsys, monkeypatch, tmp_path):
    calls = []
    monkeypatch.setattr(site, "build_site", lambda *how: calls.append(("built", *how)) or ["index.html", "a.css"])
    monkeypatch.setattr(site, "serve", lambda *how: calls.append(("served", *how)))
    code, out, err = run(capsys, "site", "--out", tmp_path, "--serve", "0")
    assert (code, out, err) == (PASSED, f"{tmp_path / 'index.html'}: written, and 1 files beside it\n", "")
    assert [call[:2] for call in calls] == [("built", tmp_path), ("served", tmp_path)] and calls[1][2] == 0


def test_a_folder_that_cannot_be_written_is_refused_before_anything_is_proved(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr("derive.site.building.pages", lambda *_, **__: pytest.fail("it proved"))
    (tmp_path / "file").touch()
    for out in (tmp_path / "file" / "site", "/proc/site"):
        for words in (["--out", out], ["--out", tmp_path / "site", "--live", out]):
            code, said, err = run(capsys, "site", *words)
            assert (code, said) == (USAGE, "") and one_line(err) and f"{out}: cannot be written: " in err
    assert [p.name for p in tmp_path.iterdir()] == ["file"]
