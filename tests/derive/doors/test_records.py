"""Where recorded verdicts, references and tables are read."""

from pathlib import Path

import pytest

from derive.books.book import Book
from derive.chapters import BOOK
from derive.doors import records
from derive.doors.records import TOLD_BY, checkout, generated, recorded, recorded_evidence
from derive.render.evidence import EvidenceError

ROOT = Path(__file__).resolve().parents[3]
NAME = "references.bib"


@pytest.fixture
def installed(monkeypatch, tmp_path):
    """The package as if it were installed, with a copy of one file, and an empty working directory."""
    package = tmp_path / "site-packages" / "derive"
    (package / "recorded").mkdir(parents=True)
    (package / "recorded" / NAME).write_text("packaged", encoding="utf-8")
    (tmp_path / "work").mkdir()
    monkeypatch.chdir(tmp_path / "work")
    monkeypatch.setattr(records, "__file__", str(package / "records.py"))
    monkeypatch.setattr(records, "INSTALLED", package / "recorded")
    return package


def test_a_checkout_reads_its_own_documents(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    assert checkout() == ROOT
    assert recorded(NAME) == ROOT / "docs" / NAME
    assert recorded("figures/positions.csv").is_file()
    assert recorded("nothing.json") == ROOT / "docs" / "nothing.json"


def test_a_folder_that_is_named_comes_first(tmp_path):
    assert recorded(NAME, tmp_path) == ROOT / "docs" / NAME
    (tmp_path / NAME).write_text("mine", encoding="utf-8")
    assert recorded(NAME, tmp_path) == tmp_path / NAME


def test_an_installed_package_reads_its_copy(installed):
    assert checkout() is None
    assert recorded(NAME) == installed / "recorded" / NAME


def test_docs_of_the_working_directory_count_if_they_are_ours(installed):
    docs = Path("docs")
    docs.mkdir()
    (docs / NAME).write_text("of another project", encoding="utf-8")
    assert recorded(NAME).read_text(encoding="utf-8") == "packaged"
    (docs / TOLD_BY).write_text("<!-- Written by `derive build` from what was proved -->\n", encoding="utf-8")
    assert recorded(NAME) == docs / NAME
    (docs / NAME).unlink()
    assert recorded(NAME).read_text(encoding="utf-8") == "packaged"


def test_what_is_generated_says_so_in_its_first_line(tmp_path):
    assert generated(ROOT / "docs" / "trusted_base.md")
    assert not generated(ROOT / "docs" / NAME)
    assert not generated(tmp_path) and not generated(tmp_path / "nowhere")
    (tmp_path / "later").write_text("mine\nwritten by `derive build`\n", encoding="utf-8")
    assert not generated(tmp_path / "later")


def test_evidence_of_theorems_and_of_what_they_need(installed, tmp_path):
    found = recorded_evidence(BOOK, ROOT / "docs")
    assert found.theorems["softmax_jacobian"]["digest"] == found.recorded["softmax_jacobian"]["digest"]
    assert found.sympy and found.coq
    assert recorded_evidence(BOOK).theorems == {} == recorded_evidence(BOOK).recorded
    (installed / "recorded" / "evidence.json").write_text("{", encoding="utf-8")
    with pytest.raises(EvidenceError, match="not JSON"):
        recorded_evidence(BOOK)


def test_the_records_of_another_book_are_its_own(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    other = Book([])
    assert recorded_evidence(other).theorems == {}  # although docs/ of the checkout has ours
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "evidence.json").write_text('{"version": 1, "theorems": {}, "versions": {"sympy": "1"}}')
    assert recorded_evidence(other).sympy == "1"
    assert recorded_evidence(other, tmp_path).sympy == ""
