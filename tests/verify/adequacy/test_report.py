"""The report: text, JSON and the record, in one process and in more."""

import json
import pickle

import pytest

from verify.adequacy import report as module
from verify.adequacy.report import AdequacyReport, adequacy, record, shown
from verify.tasks.files import RecordError

NAMES = ("product_mean", "softmax_pos")


@pytest.fixture(scope="module")
def report():
    return adequacy(NAMES)


def test_the_text_names_each_term_and_where_it_fails(report):
    text = report.text()
    assert report.passed
    for part in (
        "product_mean: adequate",
        "  holds at mu = ",
        "  4 of 4 mutants refuted",
        "  without right: factor mu: it is false (seed 0.0.0, entry [])",
        "  without Independent(q, k): it is false where",
        "2 theorems, 0 of them not adequate",
    ):
        assert part in text


def test_what_processes_are_sent_and_send_back_is_the_same(report, monkeypatch):
    """That processes start, work and end, the tests of `verify.tasks` and of `verify.measure.run` see."""
    asked = []

    def results(function, tasks, **how):
        asked.append(how)
        for task in tasks:
            does, what = pickle.loads(pickle.dumps((function, task)))
            yield pickle.loads(pickle.dumps(does(what)))

    monkeypatch.setattr(module, "results", results)
    assert adequacy(NAMES, jobs=2).theorems == report.theorems
    assert asked == [{"jobs": 2, "executor": None}]


@pytest.mark.long
def test_processes_find_the_same(report):
    assert adequacy(NAMES, jobs=2).theorems == report.theorems


def test_a_failure_is_shown_and_fails():
    bad = {"name": "t", "status": "fail", "terms": [], "hypotheses": [], "failures": ["given: r != 0: idle"]}
    failed = AdequacyReport((bad,))
    assert not failed.passed
    assert "t: NOT ADEQUATE" in failed.text()
    assert "  FAILED given: r != 0: idle" in failed.text()
    assert not AdequacyReport(()).passed


def test_a_point_as_text():
    point = {"sizes": {"n": 2}, "values": {"x": ["1", "-2/3"], "W": [["0"]]}, "law": "k = q"}
    assert shown(point) == "n = 2, x = (1, -2/3), W = ((0)), k = q"


def test_an_unknown_theorem_is_refused():
    with pytest.raises(KeyError, match="no_such"):
        adequacy(["no_such"])


def test_a_record_is_written_and_parts_take_their_places(report, tmp_path):
    file = tmp_path / "adequacy.json"
    record(report, file, whole=True)
    whole = json.loads(file.read_text())
    assert set(whole["theorems"]) == set(NAMES)
    changed = AdequacyReport(({**report.theorems[0], "status": "fail"},))
    record(changed, file, whole=False)
    merged = json.loads(file.read_text())["theorems"]
    assert merged["product_mean"]["status"] == "fail"
    assert merged["softmax_pos"] == whole["theorems"]["softmax_pos"]


@pytest.mark.parametrize("content", ["{", "[]", '{"version": 1, "seed": 7, "theorems": {}}'])
def test_a_part_is_not_added_to_what_is_no_record(report, tmp_path, content):
    file = tmp_path / "adequacy.json"
    file.write_text(content)
    with pytest.raises(RecordError, match="writes it anew"):
        record(report, file, whole=False)
    assert file.read_text() == content
