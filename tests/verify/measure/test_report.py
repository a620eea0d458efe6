import json
from dataclasses import replace

import pytest

import verify
from verify.measure.report import Report
from verify.measure.run import run

PASS = {"status": "pass", "points": 6, "bits": 128, "roundings": 2}
FAIL = {"status": "fail", "points": 6, "failures": ["x is not y"], "repeat": "verify run b --columns ball --seed 3"}
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
GOOD = Report(("kernel",), ({"name": "a", "chapter": "one", "digest": "00", "kernel": PASS},))


def test_the_package_shows_its_public_names():
    names = {"Diagnosis", "Matrix", "Program", "Report", "check", "matrix", "run"}
    assert set(dir(verify)) == set(verify.__all__) == names
    assert verify.Report is Report
    assert verify.run is run
    with pytest.raises(AttributeError, match="no attribute 'chekc'"):
        _ = verify.chekc


def test_what_failed_is_said():
    assert not REPORT.passed
    assert GOOD.passed
    assert not Report(("kernel",), ()).passed  # nothing was measured
    text = REPORT.text()
    for part in ("kernel: 2 pass", "ball: 1 fail, 1 not run", "b, ball: failed\n  x is not y\n  repeat: verify run b"):
        assert part in text
    assert "failed" not in GOOD.text()


def test_what_rocq_checked_beside_the_theorems_is_said_and_can_fail():
    good = {"status": "pass", "coq": "8.16.1", "axioms": ["Classical_Prop.classic"]}
    more = {"status": "pass", "theorems": 5, "axioms": ["Classical_Prop.classic", "PrimInt63.add"]}
    report = Report(
        ("rocq",),
        ({"name": "a", "chapter": "one", "digest": "00", "rocq": good},),
        versions={"coq": "8.16.1"},
        library=({"name": "derive/rocq/library/Enclosures.v", "rocq": more},),
    )
    assert report.passed
    assert report.text().endswith(
        "rocq: 1 pass\n  beside the theorems, 1 of 1 files pass, with 5 theorems\n"
        "  Coq 8.16.1, on the axioms\n    Classical_Prop.classic\n"
        "  derive/rocq/library/Enclosures.v rests also on\n    PrimInt63.add\n"
    )
    assert json.loads(report.json())["library"] == [{"name": "derive/rocq/library/Enclosures.v", "rocq": more}]
    broken = {"status": "fail", "failures": ["derive/rocq/library/Enclosures.v, line 3: no"]}
    wrong = replace(report, library=({"name": "derive/rocq/library/Enclosures.v", "rocq": broken},))
    assert not wrong.passed
    assert "line 3: no\n  repeat: verify run --columns rocq --seed 0\n" in wrong.text()
    assert "library" not in json.loads(GOOD.json())


def test_why_a_column_was_not_run_is_said_once():
    text = replace(REPORT, theorems=(REPORT.theorems[0], {**REPORT.theorems[0], "name": "c"})).text()
    assert text.endswith("ball: 2 not run\n  not run: no tool\n")


def test_json_is_one_document():
    document = json.loads(REPORT.json())
    assert document["version"] == 1
    assert document["counts"]["ball"] == {"pass": 0, "fail": 1, "not run": 1, "not applicable": 0}
    assert [t["name"] for t in document["theorems"]] == ["a", "b"]
    assert document["theorems"][1]["ball"] == FAIL


def test_a_theorem_stands_if_all_its_columns_do():
    part, whole = {"a": ("kernel",)}, {"a": ("kernel", "ball"), "b": ("kernel",)}
    assert "1 verdicts stand as recorded, all of 0 theorems" in replace(REPORT, kept=part).text()
    assert "3 verdicts stand as recorded, all of 1 theorems" in replace(REPORT, kept=whole).text()
