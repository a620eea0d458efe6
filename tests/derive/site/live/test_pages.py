"""The live part of a site: what it adds, with Python for the browser and without."""

import json

import pytest

from derive.chapters import BOOK
from derive.kernel.certificate import check
from derive.site.building import pages, static
from derive.site.live import pages as live_pages
from derive.site.live.pinned import MPMATH, PYODIDE
from derive.site.theorem import theorem_pages

pytestmark = pytest.mark.xdist_group("live pages")

NAMES = ("softmax_pos", "softmax_scaled_limit")


def parts(kept):
    """Return what is asked about, without the other pages."""
    return live_pages.live(kept), static, theorem_pages


@pytest.fixture(scope="module")
def few():
    return pages(BOOK, NAMES, parts(None))


def test_a_certificate_stands_beside_the_page_that_says_its_digest(few):
    page = few["theorem/softmax_pos.html"].decode()
    digest = page.partition('data-digest="')[2].partition('"')[0]
    assert list(check(few["theorem/softmax_pos.json"].decode(), {"softmax_pos": digest})) == ["softmax_pos"]
    assert "Check this proof here" in page


def test_a_theorem_of_analysis_has_no_certificate_and_no_button(few):
    assert "theorem/softmax_scaled_limit.json" not in few
    assert b"Check this proof here" not in few["theorem/softmax_scaled_limit.html"]


def test_without_python_for_the_browser_its_script_knows_that_there_is_none(few):
    assert few["live/live.js"].startswith(b'"use strict";\nconst PYTHON = "";\n')
    assert not [path for path in few if path.startswith("live/pyodide/") or "mpmath" in path]


def test_with_it_the_files_stand_beside_and_no_page_differs(few, tmp_path, monkeypatch):
    asked = []

    def fetched(pinned, kept):
        asked.append((pinned, kept))
        path = tmp_path / pinned.file
        path.write_bytes(pinned.name.encode())
        return path

    monkeypatch.setattr(live_pages, "fetched", fetched)
    monkeypatch.setattr(live_pages, "members", lambda pinned, path: {"pyodide.mjs": path.read_bytes()})
    full = pages(BOOK, NAMES, parts(tmp_path))
    assert asked == [(MPMATH, tmp_path), (PYODIDE, tmp_path)]
    assert (full["live/mpmath.zip"], full["live/pyodide/pyodide.mjs"]) == (b"mpmath", b"pyodide")
    assert f"const PYTHON = {json.dumps(PYODIDE.version)};".encode() in full["live/live.js"]
    assert {path for path in few if full[path] != few[path]} == {"live/live.js"}
