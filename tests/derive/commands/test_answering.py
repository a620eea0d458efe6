"""What commands share: an answer as text or as a document, and the book that is named."""

import argparse
import json
import sys

import pytest

from derive.chapters import BOOK
from derive.commands.answering import answer, book_of
from derive.commands.terminal import FAILED, PASSED
from derive.language.answers import Output


@pytest.mark.parametrize(("passed", "code"), [(True, PASSED), (False, FAILED)])
def test_an_answer_is_a_text_or_a_document_and_its_outcome_the_exit_code(passed, code, capsys):
    output = Output("a line", {"key": "δ"}, passed)
    assert answer(output, argparse.Namespace(json=False)) == code
    assert capsys.readouterr() == ("a line\n", "")
    assert answer(output, argparse.Namespace(json=True)) == code
    text, _ = capsys.readouterr()
    assert json.loads(text) == {"version": 1, "key": "δ"} and "δ" in text


def test_a_book_that_is_named_may_lie_in_the_working_directory(tmp_path, monkeypatch):
    assert book_of(argparse.Namespace()) is BOOK is book_of(argparse.Namespace(book=None))
    (tmp_path / "lying_here.py").write_text(
        '"""A book."""\n\nfrom derive import Book\n\nBOOK = Book([], name=__name__)\n', "utf-8"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    assert book_of(argparse.Namespace(book="lying_here")).name == "lying_here"
