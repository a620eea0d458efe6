"""Finished cells on disk: what was put is read, and a torn line is not."""

from verify.checking.matrix.cells import CellAnswer
from verify.checking.matrix.kept import Kept

ANSWER = CellAnswer("red", "matches a wrong formula", "sum missing", "a\nreport")


def test_what_was_put_is_read_and_a_torn_line_is_left_out(tmp_path):
    path = tmp_path / "cells.jsonl"
    kept = Kept(path)
    kept.put("one", ANSWER)
    with path.open("ab") as torn:
        torn.write(b'{"key": "two", "ans')
    again = Kept(path)
    assert again.answers == {"one": ANSWER}
    again.put("three", ANSWER)
    assert set(Kept(path).answers) == {"one", "three"}


def test_a_line_of_another_kind_is_left_out(tmp_path):
    path = tmp_path / "cells.jsonl"
    path.write_text('[]\n{"key": 1}\n{"key": "a", "answer": {"other": 1}}\n\xff\n', encoding="latin-1")
    assert Kept(path).answers == {} and path.read_text(encoding="utf-8") == ""
