"""The commands that print a page: the same that is written, and one that stands is left alone."""

import sys

import pytest

from verify.commands.cli import main
from verify.commands.pages import book_data, page_modules


@pytest.fixture(autouse=True)
def short(monkeypatch):
    monkeypatch.setattr("verify.commands.pages.tolerances_page", lambda: "a page\n")


def test_what_is_written_is_what_is_printed(tmp_path, capsys):
    path = tmp_path / "page.md"
    assert main(["tolerances"]) == 0
    assert capsys.readouterr().out == "a page\n"
    assert main(["tolerances", "--out", str(path)]) == 0
    assert path.read_text(encoding="utf-8") == "a page\n"
    assert capsys.readouterr().out == f"{path}: written\n"


def test_a_page_that_stands_is_not_computed_again(tmp_path, capsys, monkeypatch):
    path = tmp_path / "page.md"
    main(["tolerances", "--out", str(path)])
    monkeypatch.setattr("verify.commands.pages.tolerances_page", None)
    assert main(["tolerances", "--out", str(path), "--changed"]) == 0
    assert capsys.readouterr().out.endswith(f"{path}: stands\n")
    path.write_text("edited\n", encoding="utf-8")
    monkeypatch.setattr("verify.commands.pages.tolerances_page", lambda: "a page\n")
    assert main(["tolerances", "--out", str(path), "--changed"]) == 0
    assert path.read_text(encoding="utf-8") == "a page\n"


def test_a_page_is_refused_before_it_is_computed(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("verify.commands.pages.tolerances_page", None)
    (tmp_path / "no").write_text("a file", encoding="utf-8")
    assert main(["tolerances", "--out", str(tmp_path / "no" / "page.md")]) == 2
    assert "cannot be written: no folder" in capsys.readouterr().err


@pytest.mark.parametrize("content", [None, "no JSON"])
def test_what_others_found_must_be_there(content, tmp_path, capsys):
    path = tmp_path / "checkers.json"
    if content is not None:
        path.write_text(content, encoding="utf-8")
    assert main(["kernels", "--checkers", str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"verify: {path} cannot be read: ")


def test_the_page_about_checks_is_computed_from_what_others_found(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr("verify.commands.pages.page", lambda measured: f"{measured['rows']}\n")
    path = tmp_path / "checkers.json"
    path.write_text('{"rows": [1, 2]}', encoding="utf-8")
    assert main(["kernels", "--checkers", str(path)]) == 0
    assert capsys.readouterr().out == "[1, 2]\n"


def test_the_page_about_checks_says_at_once_what_it_needs(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "ml_dtypes", None)
    assert main(["kernels"]) == 3
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("verify: this needs the extra bfloat16, which is not installed: ")


def test_the_page_is_computed_by_every_statement_from_the_book():
    assert "verify.checking.statements.softmax" in page_modules()
    assert len(book_data()) == 64
