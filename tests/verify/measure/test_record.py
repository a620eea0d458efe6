"""The record: verdicts without measurements, whole or merged into what is there, and never half-written."""

import json
import os
from dataclasses import replace

import pytest

from verify.measure.record import record
from verify.measure.report import Report
from verify.tasks.files import RecordError

PASS = {"status": "pass", "points": 6, "bits": 128, "roundings": 2}
FAIL = {"status": "fail", "points": 6, "failures": ["x is not y"]}
NOT_RUN = {"status": "not run", "reason": "no tool"}
REPORT = Report(
    ("kernel", "ball"),
    (
        {"name": "a", "chapter": "one", "digest": "00", "kernel": PASS, "ball": NOT_RUN},
        {"name": "b", "chapter": "one", "digest": "11", "kernel": PASS, "ball": FAIL},
    ),
    seed=3,
    versions={"sympy": "1.0"},
)
PART = replace(
    REPORT,
    columns=("ball",),
    theorems=({"name": "a", "chapter": "one", "digest": "00", "ball": PASS},),
    versions={},
)


def test_the_record_has_verdicts_and_no_measurements(tmp_path):
    path = tmp_path / "evidence.json"
    record(REPORT, path, whole=True)
    document = json.loads(path.read_text(encoding="utf-8"))
    assert document["theorems"]["a"] == {
        "digest": "00",
        "kernel": {"status": "pass", "points": 6},
        "ball": NOT_RUN,
    }
    assert document["versions"] == {"sympy": "1.0"}
    assert document["radius"] == "1e-30"
    assert os.listdir(tmp_path) == ["evidence.json"]
    first = path.read_bytes()
    record(REPORT, path, whole=True)
    assert path.read_bytes() == first


def test_a_record_that_cannot_be_written_leaves_nothing(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(RecordError, match=r"file/evidence.json: cannot be written: no folder .*file"):
        record(REPORT, tmp_path / "file" / "evidence.json", whole=True)
    assert os.listdir(tmp_path) == ["file"]


def test_a_part_takes_its_place_in_the_record(tmp_path):
    path = tmp_path / "evidence.json"
    record(REPORT, path, whole=True)
    before = json.loads(path.read_text(encoding="utf-8"))
    record(PART, path, whole=False)
    after = json.loads(path.read_text(encoding="utf-8"))
    assert after["theorems"]["a"]["ball"] == {"status": "pass", "points": 6}
    after["theorems"]["a"]["ball"] = before["theorems"]["a"]["ball"]
    assert after == before, "and nothing else is touched"
    record(PART, path, whole=True)
    assert list(json.loads(path.read_text(encoding="utf-8"))["theorems"]) == ["a"]


def test_of_another_statement_nothing_is_kept(tmp_path):
    path = tmp_path / "evidence.json"
    record(REPORT, path, whole=True)
    changed = {"name": "a", "chapter": "one", "digest": "22", "ball": PASS}
    record(replace(PART, theorems=(changed,)), path, whole=False)
    document = json.loads(path.read_text(encoding="utf-8"))["theorems"]["a"]
    assert document == {"digest": "22", "ball": {"status": "pass", "points": 6}}


CHECKED = {"status": "pass", "coq": "8.16.1", "axioms": ["classic"]}
BY_ROCQ = Report(
    ("rocq",), ({"name": "a", "chapter": "one", "digest": "00", "rocq": CHECKED},), seed=3, versions={"coq": "8.16.1"}
)


def without_coq(**change):
    missing = {"name": "a", "chapter": "one", "digest": "00", "rocq": NOT_RUN, **change}
    return replace(BY_ROCQ, theorems=(missing,), versions={})


@pytest.mark.parametrize("whole", [True, False])
def test_where_a_program_is_missing_what_it_found_stands(whole, tmp_path):
    path = tmp_path / "evidence.json"
    record(BY_ROCQ, path, whole=True)
    before = path.read_bytes()
    assert json.loads(before)["theorems"]["a"]["rocq"] == {"status": "pass", "axioms": ["classic"]}
    record(without_coq(), path, whole=whole)
    assert path.read_bytes() == before
    failed = replace(BY_ROCQ, theorems=({**BY_ROCQ.theorems[0], "rocq": FAIL},))
    record(failed, path, whole=whole)
    record(without_coq(), path, whole=whole)
    assert json.loads(path.read_text(encoding="utf-8"))["theorems"]["a"]["rocq"]["status"] == "fail"


@pytest.mark.parametrize("whole", [True, False])
def test_what_a_program_found_of_another_statement_does_not_stand(whole, tmp_path):
    path = tmp_path / "evidence.json"
    record(BY_ROCQ, path, whole=True)
    record(without_coq(digest="11"), path, whole=whole)
    assert json.loads(path.read_text(encoding="utf-8"))["theorems"]["a"] == {"digest": "11", "rocq": NOT_RUN}


def test_a_program_of_another_version_speaks_for_itself(tmp_path):
    path = tmp_path / "evidence.json"
    record(BY_ROCQ, path, whole=True)
    newer = replace(without_coq(), versions={"coq": "9.0"})
    record(newer, path, whole=True)
    document = json.loads(path.read_text(encoding="utf-8"))
    assert document["versions"] == {"coq": "9.0"}
    assert document["theorems"]["a"]["rocq"] == NOT_RUN


def test_only_a_missing_program_leaves_what_was_found(tmp_path):
    path = tmp_path / "evidence.json"
    record(REPORT, path, whole=True)
    gone = {"name": "a", "chapter": "one", "digest": "00", "kernel": PASS, "ball": NOT_RUN}
    other = {"name": "b", "chapter": "one", "digest": "11", "kernel": NOT_RUN, "ball": PASS}
    record(replace(REPORT, theorems=(gone, other)), path, whole=True)
    assert json.loads(path.read_text(encoding="utf-8"))["theorems"]["b"]["kernel"] == NOT_RUN


def test_versions_of_programs_are_put_together(tmp_path):
    path = tmp_path / "evidence.json"
    record(REPORT, path, whole=True)
    record(BY_ROCQ, path, whole=False)
    document = json.loads(path.read_text(encoding="utf-8"))
    assert document["versions"] == {"sympy": "1.0", "coq": "8.16.1"}
    assert document["columns"] == ["kernel", "ball", "rocq"]


def test_a_whole_record_replaces_what_is_no_record(tmp_path):
    path = tmp_path / "evidence.json"
    path.write_text("damaged", encoding="utf-8")
    record(BY_ROCQ, path, whole=True)
    assert json.loads(path.read_text(encoding="utf-8"))["theorems"]["a"]["rocq"]["status"] == "pass"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"seed": 4}, "has seed 3, this run 4; a run of all"),
        ({"samples": 9}, "has samples 3, this run 9; a run of all"),
        ({"digits": 20}, "has radius 1e-30, this run 1e-20; a run of all"),
        ({"versions": {"sympy": "2.0"}}, "has versions .*1.0.*, this run .*2.0.*; a run of all"),
    ],
)
def test_verdicts_of_other_settings_are_not_mixed(change, message, tmp_path):
    path = tmp_path / "evidence.json"
    record(REPORT, path, whole=True)
    before = path.read_bytes()
    with pytest.raises(RecordError, match=message):
        record(replace(PART, **change), path, whole=False)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"theorems": 1, "columns": []}'])
def test_a_part_is_not_added_to_what_is_no_record(text, tmp_path):
    path = tmp_path / "evidence.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError, match="expected a record, which a part"):
        record(PART, path, whole=False)
    assert path.read_text(encoding="utf-8") == text
