"""What stands in a record, and what is measured again: each way in which a stale verdict could survive."""

import json
from dataclasses import asdict, replace
from functools import cache

import pytest

from derive.books.mistakes import Mistakes
from derive.books.schema import COLUMNS
from derive.chapters import BOOK
from verify.adequacy.report import adequacy
from verify.adequacy.report import record as record_adequacy
from verify.commands import cli
from verify.measure import evidence, keys
from verify.measure.columns import Settings
from verify.measure.keys import Keys, compared
from verify.measure.record import record, record_in
from verify.measure.run import run
from verify.measure.sources import code
from verify.rocq.coqc import ToolError

NAMES = ("softmax_pos", "softmax_jacobian", "softmax_scaled_limit", "dot_product_mean")
ASKED = {"seed": 0, "samples": 3, "digits": 30}
PASS = {"status": "pass", "points": 6}
VERSIONS = {"sympy": "1.0", "rocq": "8.0"}
TEXTS = {(name, "rocq"): f"text of {name}" for name in NAMES}


def made(**other):
    return Keys(**{"asked": ASKED, "versions": VERSIONS, "beside": TEXTS, **other})


@pytest.fixture
def theorems():
    """What a record says of theorems all of whose columns passed."""
    columns_of = {name: {column: dict(PASS) for column in COLUMNS} for name in NAMES}
    made().put(columns_of, COLUMNS)
    return columns_of


def stale(theorems, **other):
    """The columns that do not stand; of analysis, those that apply."""
    standing = made(**other).standing(NAMES, COLUMNS, theorems)
    return {(name, column) for name in NAMES for column in COLUMNS if column not in standing[name]}


def of(name, *columns):
    return {(name, column) for column in columns}


def test_what_is_recorded_and_unchanged_stands(theorems):
    assert stale(theorems) == set()
    assert stale(json.loads(json.dumps(theorems))) == set()


@pytest.mark.parametrize(
    "edit",
    [
        {"points": 7},
        {"key": ""},
        {"key": None},
        {"key": "0.0"},
        {"status": "fail"},
        {"status": "not run"},
        {"reason": "added"},
    ],
)
def test_an_edited_verdict_does_not_stand(theorems, edit):
    theorems["softmax_pos"]["ball"].update(edit)
    assert stale(theorems) == of("softmax_pos", "ball")


def test_a_verdict_without_key_or_of_another_place_does_not_stand(theorems):
    del theorems["softmax_pos"]["ball"]["key"]
    theorems["softmax_jacobian"]["ball"]["key"] = theorems["softmax_jacobian"]["kernel"]["key"]
    theorems["dot_product_mean"]["ball"] = "pass"
    assert stale(theorems) == {(name, "ball") for name in ("softmax_pos", "softmax_jacobian", "dot_product_mean")}
    assert stale({}) == stale(dict.fromkeys(NAMES))


@pytest.mark.parametrize("edited", [False, True])
def test_an_edit_while_it_is_measured_is_not_sealed(monkeypatch, edited):
    source = ["as it was read"]
    once = cache(lambda roots, **how: source[0])
    collect = evidence.collect

    def collected(*asked):
        source[0] = "edited meanwhile" if edited else source[0]
        return collect(*asked)

    monkeypatch.setattr(keys, "code", lambda roots, **how: once(tuple(roots), **how))
    monkeypatch.setattr(evidence, "collect", collected)
    (report,) = run(("softmax_pos",), columns=("kernel",), recorded={"theorems": {}}).theorems
    once.cache_clear()
    assert Keys(asdict(Settings())).stands("softmax_pos", "kernel", report) is not edited


def test_another_statement_does_not_stand(theorems):
    theorems["softmax_pos"]["digest"] = theorems["softmax_jacobian"]["digest"]
    assert stale(theorems) == of("softmax_pos", *COLUMNS)


def test_other_points_are_measured_again(theorems):
    assert stale(theorems, asked={**ASKED, "seed": 1}) == stale({})


def test_another_sympy_or_rocq_concerns_its_column_alone(theorems):
    by_sympy = {(name, "sympy") for name in NAMES if name in BOOK.entries}
    assert stale(theorems, versions={**VERSIONS, "sympy": "1.1"}) == by_sympy
    assert stale(theorems, versions={**VERSIONS, "rocq": "8.1"}) == {(name, "rocq") for name in NAMES}


def test_another_text_for_rocq_concerns_its_theorem_alone(theorems):
    other = {**TEXTS, ("softmax_pos", "rocq"): "another"}
    assert stale(theorems, beside=other) == of("softmax_pos", "rocq")
    assert stale(theorems, beside={}) == {(name, "rocq") for name in NAMES}


def test_another_mutant_is_refuted_again(theorems, monkeypatch):
    mutants = BOOK.mutants["softmax_jacobian"]
    edited = Mistakes("softmax_jacobian", (replace(mutants[0], claim=mutants[1].claim), *mutants[1:]), ())
    softmax = BOOK.chapters["softmax"]
    monkeypatch.setitem(vars(softmax), "mistakes", {**softmax.mistakes, "softmax_jacobian": edited})
    assert stale(theorems) == of("softmax_jacobian", "mutants", "ball")  # mpmath refutes too, beside the balls


def test_another_witness_is_sampled_again(theorems, monkeypatch):
    stated = evidence.stated
    edited = replace(BOOK.entries["softmax_pos"], witness={BOOK.entries["softmax_pos"].claim: 1})
    other = {edited.name: (edited, stated(edited.name)[1])}
    monkeypatch.setattr(keys, "stated", lambda name, book: other.get(name) or stated(name, book))
    assert stale(theorems) == of("softmax_pos", *COLUMNS)


SOFTMAX = ("softmax_pos", "softmax_jacobian")


@pytest.mark.parametrize(
    ("module", "again"),
    [
        ("verify.counterparts.softmax.layers", {(n, c) for n in SOFTMAX for c in ("transformer", "ball", "mutants")}),
        ("verify.mutants.dot_product", of("dot_product_mean", "mutants")),
        ("verify.counterparts.softmax.analysis", of("softmax_scaled_limit", "transformer", "ball", "mutants")),
        ("verify.mutants.softmax", of("softmax_jacobian", "mutants") | of("softmax_scaled_limit", "ball", "mutants")),
        ("derive.cas", {(n, "sympy") for n in NAMES if n in BOOK.entries}),
        ("verify.rocq.theorems", {(n, "rocq") for n in NAMES}),
        ("derive.proving.prover", {(n, c) for n in NAMES if n in BOOK.entries for c in ("kernel", "mutants")}),
        (
            "verify.measure.evidence",
            {(n, c) for n in NAMES for c in COLUMNS} - of("softmax_scaled_limit", "kernel", "sympy"),
        ),
    ],
)
def test_other_code_is_run_again_where_it_measures(theorems, monkeypatch, module, again):
    def other(roots, **how):
        return code(roots, **how) + ("!" if module in [root.partition(":")[0] for root in roots] else "")

    monkeypatch.setattr(keys, "code", other)
    assert stale(theorems) == again


def test_where_rocq_is_missing_what_another_machine_recorded_stands(monkeypatch):
    def missing():
        raise ToolError("coqc is not installed")

    monkeypatch.setattr(keys, "find", missing)
    monkeypatch.setattr(keys, "compiled_texts", lambda names, book: dict.fromkeys(names, "text"))
    versions, beside = compared(NAMES, COLUMNS, {"versions": {"coq": "8.16.1"}})
    assert versions["rocq"] == "8.16.1"
    assert beside["softmax_pos", "rocq"] == "text"
    assert compared(NAMES, ("kernel",), {}) == ({}, {})


# ---- a theorem is measured, recorded, and measured no more ---------------------------------------------------------

MEASURED = ("kernel", "transformer", "ball", "mutants")


def measured(path, monkeypatch, names=("softmax_pos",), **how):
    """Run for a record; return the report and what was measured."""
    asked = []
    collect = evidence.collect

    def watched(name, columns, settings, book):
        asked.append((name, tuple(columns)))
        return collect(name, columns, settings)

    monkeypatch.setattr(evidence, "collect", watched)
    report = run(names, columns=MEASURED, recorded=record_in(path), changed_only=True, **how)
    monkeypatch.setattr(evidence, "collect", collect)
    record(report, path, whole=False)
    return report, asked


def test_a_theorem_is_measured_once(tmp_path, monkeypatch):
    path = tmp_path / "evidence.json"
    report, asked = measured(path, monkeypatch)
    assert asked == [("softmax_pos", MEASURED)]
    first = path.read_bytes()
    report, asked = measured(path, monkeypatch, jobs=2)
    assert asked == []
    assert path.read_bytes() == first
    assert report.passed
    assert "4 verdicts stand as recorded, all of 1" in report.text()
    document = json.loads(first)
    document["theorems"]["softmax_pos"]["mutants"]["statements"] += 1
    path.write_text(json.dumps(document), encoding="utf-8")
    report, asked = measured(path, monkeypatch)
    assert asked == [("softmax_pos", ("mutants",))]
    assert path.read_bytes() == first


def test_a_failure_is_measured_each_time(tmp_path, monkeypatch):
    path = tmp_path / "evidence.json"
    monkeypatch.setattr(evidence, "counterpart", lambda chapter, name: None)
    for _ in range(2):
        report, asked = measured(path, monkeypatch)
        assert not report.passed
        assert "transformer" in asked[0][1]


def test_adequacy_is_measured_once(tmp_path, monkeypatch):
    path = tmp_path / "adequacy.json"

    def again(expected):
        report = adequacy(["softmax_pos"], recorded=record_in(path), changed_only=True, jobs=2)
        assert report.kept == expected
        record_adequacy(report, path, whole=False)
        return path.read_bytes()

    first = again(frozenset())
    assert again(frozenset({"softmax_pos"})) == first
    monkeypatch.setitem(vars(BOOK.chapters["softmax"]), "mistakes", {})
    again(frozenset())


@pytest.mark.parametrize("words", [["run", "softmax_pos"], ["adequacy", "softmax_pos"], ["tolerances"], ["kernels"]])
def test_changed_asks_for_a_record(words, capsys):
    assert cli.main([*words, "--changed"]) == 2
    assert "was expected too, with --" in capsys.readouterr().err


def test_what_finds_a_theorem_in_passes_counts_for_the_column_of_the_transformer_alone():
    roots = {c: made()._roots(BOOK.entries["rmsnorm_gain_vjp"], c) for c in ("transformer", "ball", "mutants")}
    assert roots["transformer"][-2:] == [
        "verify.counterparts.normalization.passes:rmsnorm_gain_vjp",
        "verify.measure.passes",
    ]
    assert not any("passes" in module for column in ("ball", "mutants") for module in roots[column])
    assert not any("passes" in module for module in made()._roots(BOOK.entries["softmax_pos"], "transformer"))
