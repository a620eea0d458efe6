"""A file that is written whole takes its place; after whatever else, what was there still is, and nothing beside it."""

import os
import subprocess
import sys

import pytest

from derive.files import RecordError, alone, drafted, drafts, must_be_writable, write

fcntl = pytest.importorskip("fcntl", reason="not run: the system has no locks of files")


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


def test_what_cannot_be_written_is_known_before_and_nothing_is_left(path):
    must_be_writable(path)
    must_be_writable(path.parent / "b.txt")
    must_be_writable(path.parent / "new" / "folder", folder=True)
    for target, folder in ((path.parent, False), (path / "b", False), (path.parent / "new" / "b", False), (path, True)):
        with pytest.raises(RecordError, match=rf"^{target}: cannot be written: "):
            must_be_writable(target, folder=folder)
    assert os.listdir(path.parent) == ["a.txt"] and path.read_text(encoding="utf-8") == "before"


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


KILLED = """
import os, signal, sys
from pathlib import Path
from derive.files import drafted, drafts
path = Path(sys.argv[1])
with drafts(path.parent, "site") as folder, drafted(path) as draft:
    (folder / "page.html").write_text("half")
    draft.write_text("half")
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.parametrize("place", ["file", "folder"])
def test_a_place_is_used_by_one_process_at_a_time(place, path):
    locked = path if place == "file" else path.parent

    def lock_at_once():
        descriptor = os.open(locked, os.O_RDONLY)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        finally:
            os.close(descriptor)

    with alone(locked), pytest.raises(BlockingIOError):
        lock_at_once()
    lock_at_once()
    assert os.listdir(path.parent) == ["a.txt"]


def test_what_a_kill_leaves_is_removed_by_the_next_and_what_another_writes_is_not(path):
    subprocess.run([sys.executable, "-c", KILLED, path], check=False)
    left = sorted(os.listdir(path.parent))
    assert [name[:6] for name in left] == [".a.txt", ".site.", "a.txt"], "the control: a kill leaves drafts"
    with drafted(path) as one:
        one.write_text("one", encoding="utf-8")
        write(path, "two")  # by another, meanwhile
        assert one.is_file()
    assert path.read_text(encoding="utf-8") == "one"
    with drafts(path.parent, "site") as folder:
        assert not os.listdir(folder)
    assert os.listdir(path.parent) == ["a.txt"]


def test_what_has_been_renamed_is_on_disk(path, monkeypatch):
    done = []
    sync, replace = os.fsync, type(path).replace
    monkeypatch.setattr(os, "fsync", lambda descriptor: (done.append("sync"), sync(descriptor))[1])
    monkeypatch.setattr(type(path), "replace", lambda *paths: (done.append("rename"), replace(*paths))[1])
    write(path, "after")
    assert done == ["sync", "rename", "sync"]
