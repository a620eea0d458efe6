"""A file is written whole, or not at all."""

import os

import pytest

from verify.files import RecordError, checked_target, write_atomically


def test_what_is_no_file_is_not_written_to(tmp_path):
    (tmp_path / "folder").mkdir()
    with pytest.raises(RecordError, match="folder: cannot be written: a file was expected"):
        write_atomically(tmp_path / "folder", "text")
    with pytest.raises(RecordError, match=r"missing/a.json: cannot be written: no folder .*missing"):
        checked_target(tmp_path / "missing" / "a.json")
    assert os.listdir(tmp_path) == ["folder"]


def test_a_file_is_replaced_and_one_that_says_the_same_is_left_alone(tmp_path):
    path = tmp_path / "old.json"
    path.write_text("old", encoding="utf-8")
    write_atomically(path, "new")
    assert path.read_text(encoding="utf-8") == "new"
    os.utime(path, (0, 0))
    write_atomically(path, "new")
    assert path.stat().st_mtime == 0


def test_a_failed_write_keeps_what_was_there(tmp_path, monkeypatch):
    path = tmp_path / "old.json"
    path.write_text("old", encoding="utf-8")

    def refuse(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(RecordError, match="No space left on device"):
        write_atomically(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert os.listdir(tmp_path) == ["old.json"]
