import os
from types import SimpleNamespace

import pytest

from derive.chapters import BOOK
from derive.doors.build import BuildError
from derive.proving.prover import uncollected
from derive.site import beside, building
from derive.site.building import MARK, MARKED, PARTS, build_site, pages, rocq_files
from derive.site.chapters import chapter_pages
from derive.site.figures import figure_files
from derive.site.gallery import gallery_pages
from derive.site.graphs import MOST, _some, graph_pages
from derive.site.hypertext import Hypertext
from derive.site.ledger import ledger_pages
from derive.site.theorem import theorem_pages
from tests.derive.site.pages import dead, tree


@pytest.fixture(scope="module")
def few():
    """All pages of two theorems, of which one uses the other."""
    return pages(
        BOOK,
        ("partition_pos", "softmax_pos"),
        tuple(part for part in PARTS if part not in (figure_files, ledger_pages)),
    )


def test_the_same_pages_are_written_each_time(few):
    parts = (chapter_pages, theorem_pages, gallery_pages, graph_pages)
    again = pages(BOOK, ("partition_pos", "softmax_pos"), parts)
    assert again == {path: few[path] for path in again}


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
def test_several_processes_write_the_same_pages(few, monkeypatch):
    monkeypatch.setattr(beside, "processors", lambda: 3 if hasattr(os, "fork") else 1)
    again = pages(BOOK, ("partition_pos", "softmax_pos"), (theorem_pages, rocq_files, gallery_pages), workers=3)
    assert again == {path: few[path] for path in again}
    assert {"theorem/softmax_pos.html", "rocq/softmax_pos.v", "mistakes/softmax.html"} <= again.keys()


@pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
@pytest.mark.parametrize("workers", [1, 2])
def test_how_far_it_is_is_said_of_proofs_of_kinds_of_pages_and_of_pages(workers, monkeypatch):
    monkeypatch.setattr(beside, "processors", lambda: workers if hasattr(os, "fork") else 1)
    monkeypatch.setattr(beside, "PATIENCE", 0.002)
    names, steps = ("partition_pos", "softmax_pos"), []
    pages(BOOK, names, (theorem_pages, gallery_pages), lambda *step: steps.append(step), workers=workers)
    assert steps[:2] == [(0, 2, "partition_pos"), (1, 2, "softmax_pos")]
    assert [step for step in steps if "kinds" in step[2]][:3] == [
        (0, 2, "kinds of pages; now theorem pages"),
        (1, 2, "kinds of pages; now gallery pages"),
        (1, 2, "kinds of pages; now mistakes/index.html"),
    ]
    assert (1, 2, "theorem/softmax_pos.html") in steps
    counted = [done for done, of, what in steps if what == "pages"]
    assert counted == sorted(counted) and (bool(counted) == (workers == 2 and hasattr(os, "fork")))


def test_a_page_leads_to_what_a_proof_uses(few):
    assert b'<a class="name" href="../theorem/partition_pos.html"' in few["theorem/softmax_pos.html"]


def test_a_dead_link_is_seen(few):
    path = "theorem/softmax_pos.html"
    assert list(dead({path: few[path]})) != []
    wrong = few[path].replace(b'href="#main"', b'href="#nowhere"')
    assert f"{path}: #nowhere: no such place on the page" in dead({**few, path: wrong})


def test_what_a_browser_would_mend_is_seen(few):
    with pytest.raises(Exception, match="End tag .section. seen too early"):
        tree(few["index.html"].decode().replace("</main>", "</section></main>"))


@pytest.mark.parametrize("name", ["thesis.txt", MARK])
def test_another_folder_is_not_overwritten(tmp_path, name):
    (tmp_path / name).write_text("mine", encoding="utf-8")
    with pytest.raises(BuildError, match="a new or empty folder was expected"):
        build_site(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_site_is_replaced_whole_or_stays(tmp_path, monkeypatch):
    out = tmp_path / "site"
    monkeypatch.setattr(building, "pages", lambda *_, **__: {MARK: MARKED, "a/one.html": b"1"})
    build_site(out)
    monkeypatch.setattr(building, "pages", lambda *_, **__: {MARK: MARKED, "two.html": b"2", "two.html/three": b"3"})
    with pytest.raises(BuildError, match="cannot be written"):
        build_site(out)
    assert (out / "a" / "one.html").read_bytes() == b"1"
    monkeypatch.setattr(building, "pages", lambda *_, **__: {MARK: MARKED, "two.html": b"2"})
    build_site(out)
    assert sorted(path.name for path in out.iterdir()) == [MARK, "two.html"]
    assert [path.name for path in tmp_path.iterdir()] == ["site"]  # nothing is left beside it


@pytest.mark.long
@pytest.mark.xdist_group("site")
def test_every_link_of_the_whole_site_leads_somewhere(site):
    with uncollected():
        found = list(dead(site))
    assert found == []
    assert MARK in site


def test_theorems_of_a_chapter_stand_in_its_sections(few):
    page = tree(few["chapter/softmax.html"].decode())
    headings = ["".join(h.itertext()) for h in page.iter("{http://www.w3.org/1999/xhtml}h3")]
    assert "Weights" in headings
    assert "Limits of large and of small logits" not in headings  # none of its theorems is on this site


@pytest.mark.parametrize(("count", "last"), [(MOST, f"t{MOST - 1}"), (MOST + 2, "and 2 more")])
def test_of_many_theorems_beside_one_the_rest_is_counted(count, last):
    names = [f"t{n}" for n in range(count)]
    boxes = _some(SimpleNamespace(titles=dict.fromkeys(names, "A title")), names, Hypertext("", {}), "used")
    assert boxes[-1].lines == (last,)
    assert len(boxes) == min(count, MOST + 1)
