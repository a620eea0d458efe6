"""A file is written whole, or not at all."""

import json
import multiprocessing
import os

import pytest

from verify.adequacy.report import AdequacyReport
from verify.adequacy.report import record as record_adequacy
from verify.checking.matrix.cells import CellAnswer
from verify.checking.matrix.kept import Kept
from verify.measure.documents import RECORD, put
from verify.measure.record import record
from verify.measure.report import Report
from verify.tasks.files import RecordError, checked_target, write_atomically


def test_what_is_no_file_is_not_written_to(tmp_path):
    (tmp_path / "folder").mkdir()
    with pytest.raises(RecordError, match="folder: cannot be written: a file was expected"):
        write_atomically(tmp_path / "folder", "text")
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(RecordError, match=r"file/in/a.json: cannot be written: no folder .*file/in"):
        checked_target(tmp_path / "file" / "in" / "a.json")
    assert sorted(os.listdir(tmp_path)) == ["file", "folder"]


def test_the_folder_of_a_file_is_made(tmp_path):
    write_atomically(tmp_path / "docs" / "of" / "a.json", "{}")
    assert (tmp_path / "docs" / "of" / "a.json").read_text(encoding="utf-8") == "{}"


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


def one_verdict(folder, name):
    verdict = {"name": name, "chapter": "one", "digest": "00", "ball": {"status": "pass"}}
    record(Report(("ball",), (verdict,)), folder / "evidence.json", whole=False)


def one_adequacy(folder, name):
    record_adequacy(AdequacyReport(({"name": name, "status": "pass"},)), folder / "adequacy.json", whole=False)


def one_document(folder, name):
    (folder / f"{name}.md").write_text(name, encoding="utf-8")
    put(folder / f"{name}.md", ["verify.tasks.files"])


def one_cell(folder, name):
    Kept(folder / "cells.jsonl").put(name, CellAnswer("green", "agrees", "", ""))


def names_in(path, *keys):
    found = json.loads(path.read_text(encoding="utf-8"))
    for key in keys:
        found = found[key]
    return {name.removesuffix(".md") for name in found}


RECORDS = {
    one_verdict: lambda folder: names_in(folder / "evidence.json", "theorems"),
    one_adequacy: lambda folder: names_in(folder / "adequacy.json", "theorems"),
    one_document: lambda folder: names_in(folder / RECORD, "keys"),
    one_cell: lambda folder: set(Kept(folder / "cells.jsonl").answers),
}
"""Every file that is read, added to and written again: how one adds to it, and what stands there."""


@pytest.mark.skipif(os.name != "posix", reason="not run: the system has no locks of files")
@pytest.mark.parametrize("add", RECORDS, ids=lambda add: add.__name__)
def test_nothing_is_lost_when_eight_processes_record_at_once(add, tmp_path):
    context = multiprocessing.get_context("fork")
    begin = context.Barrier(8)

    def several(number):
        begin.wait()
        for again in range(5):
            add(tmp_path, f"t{number}_{again}")

    processes = [context.Process(target=several, args=(number,)) for number in range(8)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert [process.exitcode for process in processes] == [0] * 8
    assert RECORDS[add](tmp_path) == {f"t{number}_{again}" for number in range(8) for again in range(5)}
