"""A file that is written whole takes its place; after whatever else, what was there still is, and nothing beside it."""

import os

import pytest

from derive.files import RecordError, drafted, write


@pytest.fixture
def path(tmp_path):
    found = tmp_path / "a.txt"
    found.write_text("before", encoding="utf-8")
    return found


def test_a_file_takes_its_place_at_the_end(path):
    with drafted(path) as draft:
        draft.write_text("after", encoding="utf-8")
        assert path.read_text(encoding="utf-8") == "before"
    assert path.read_text(encoding="utf-8") == "after"
    assert os.listdir(path.parent) == ["a.txt"]


@pytest.mark.parametrize("error", [OSError, KeyboardInterrupt])
def test_after_an_error_nothing_is_left(error, path):
    with pytest.raises(error), drafted(path) as draft:
        draft.write_text("half", encoding="utf-8")
        raise error
    assert path.read_text(encoding="utf-8") == "before"
    assert os.listdir(path.parent) == ["a.txt"]


def test_without_a_folder_there_is_no_file(tmp_path):
    with pytest.raises(FileNotFoundError), drafted(tmp_path / "no" / "a.txt"):
        raise KeyError("not reached")


def test_a_link_is_written_through(path):
    link = path.with_name("link")
    link.symlink_to(path)
    with drafted(link) as draft:
        draft.write_text("after", encoding="utf-8")
    assert link.is_symlink() and path.read_text(encoding="utf-8") == "after"


def test_what_is_no_file_is_not_written_over(tmp_path):
    link, target = tmp_path / "link", tmp_path / "target"
    target.write_text("old", encoding="utf-8")
    link.symlink_to(target)
    write(link, "new\n")
    assert link.is_symlink()
    assert target.read_bytes() == b"new\n"
    with pytest.raises(RecordError, match=r"cannot be written: a file was expected$"):
        write(tmp_path, "new")
    with pytest.raises(RecordError, match=r"cannot be written: No such file or directory$"):
        write(tmp_path / "nowhere" / "file", "new")
    assert {path.name for path in tmp_path.iterdir()} == {"link", "target"}  # no draft is left


@pytest.mark.skipif(os.name != "posix", reason="not run: permissions are those of POSIX")
def test_a_file_may_be_read_by_all(path):
    write(path, "after")
    assert path.stat().st_mode & 0o777 == 0o644
