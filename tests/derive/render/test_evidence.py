"""Recorded evidence: what is read, and what is refused in one clear line."""

import json

import pytest

from derive.books.schema import COLUMNS
from derive.chapters import BOOK
from derive.render.evidence import Evidence, EvidenceError, read_evidence

ENTRY = BOOK.entries["softmax_jacobian"]


def recorded(**columns: object) -> dict:
    return {"version": 1, "versions": {"sympy": "1.14.0"}, "theorems": {ENTRY.name: {"digest": "d", **columns}}}


def test_a_missing_file_is_no_evidence(tmp_path):
    evidence = read_evidence(tmp_path / "evidence.json")
    assert {v.status for v in evidence.columns(ENTRY, "d").values()} == {"not run"}
    assert tuple(evidence.columns(ENTRY, "d")) == COLUMNS


@pytest.mark.parametrize("nested", [False, True])
def test_columns_are_read_by_digest(tmp_path, nested):
    columns = {"kernel": {"status": "pass"}}
    document = recorded(columns=columns) if nested else recorded(**columns)
    (tmp_path / "e.json").write_text(json.dumps(document), encoding="utf-8")
    evidence = read_evidence(tmp_path / "e.json")
    assert evidence.sympy == "1.14.0"
    assert evidence.verdict(ENTRY, "d", "kernel").status == "pass"
    assert evidence.verdict(ENTRY, "other", "kernel").status == "not run"
    assert evidence.verdict(ENTRY, "d", "ball").status == "not run"


def test_the_axioms_are_those_of_theorems_that_pass_as_they_are(tmp_path):
    passed = {"status": "pass", "axioms": ["b", "a"]}
    document = recorded(rocq=passed)
    document["theorems"]["other"] = {"digest": "d", "rocq": {"status": "pass", "axioms": ["a"]}}
    document["theorems"]["wrong"] = {"digest": "d", "rocq": {"status": "fail", "axioms": ["c"]}}
    document["versions"]["coq"] = "8.16.1"
    (tmp_path / "e.json").write_text(json.dumps(document), encoding="utf-8")
    evidence = read_evidence(tmp_path / "e.json")
    names = dict.fromkeys([ENTRY.name, "other", "wrong", "unknown"], "d")
    assert evidence.axioms(names) == {"a": [ENTRY.name, "other"], "b": [ENTRY.name]}
    assert evidence.axioms({**names, ENTRY.name: "changed"}) == {"a": ["other"]}
    assert evidence.verdict(ENTRY, "d", "rocq").figures == {**passed, "coq": "8.16.1"}
    assert Evidence().axioms(names) == {}


def test_the_theorem_says_what_does_not_apply():
    entry = next(e for e in BOOK.entries.values() if e.not_applicable)
    column, reason = next(iter(entry.not_applicable.items()))
    verdict = Evidence({entry.name: {"digest": "d", column: {"status": "pass"}}}).verdict(entry, "d", column)
    assert (verdict.status, verdict.reason) == ("not applicable", reason)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"version": 2, "theorems": {}}',
        '{"version": 1}',
        '{"version": 1, "theorems": []}',
        '{"version": 1, "theorems": {"a": []}}',
        '{"version": 1, "theorems": {"a": {"digest": 1}}}',
        '{"version": 1, "theorems": {"a": {"digest": "d", "kernel": "pass"}}}',
        '{"version": 1, "theorems": {"a": {"digest": "d", "kernel": {"status": "passed"}}}}',
        '{"version": 1, "theorems": {"a": {"digest": "d", "columns": []}}}',
        '{"version": 1, "versions": 3, "theorems": {}}',
        "[" * 100_000,
    ],
)
def test_a_damaged_file_is_refused_in_one_line(tmp_path, text):
    path = tmp_path / "evidence.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(EvidenceError) as refused:
        read_evidence(path)
    assert str(path) in str(refused.value)
    assert "\n" not in str(refused.value)


def test_a_folder_and_bytes_are_refused(tmp_path):
    with pytest.raises(EvidenceError, match="cannot be read"):
        read_evidence(tmp_path)
    (tmp_path / "e.json").write_bytes(b"\xff\xfe")
    with pytest.raises(EvidenceError, match="cannot be read"):
        read_evidence(tmp_path / "e.json")
