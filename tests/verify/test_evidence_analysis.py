"""Every theorem that is proved in Rocq is measured, and its wrong claims are refuted."""

import inspect
from importlib import import_module

import pytest

from derive.reference import analytic_theorem
from derive.theorems import ANALYSIS, CONTENTS, analytic, contents
from verify.counterparts import softmax_analysis as rows
from verify.evidence import COLUMNS, analytic_row, chapter_of, collect, theorem_names
from verify.mutants import softmax_analysis as mutants


@pytest.mark.parametrize("name", analytic())
def test_every_theorem_has_its_evidence(name):
    found = collect(name)
    assert found["digest"] == analytic_theorem(name).digest
    for column in COLUMNS:
        expected = "not applicable" if column in analytic()[name].not_applicable else "pass"
        assert found[column]["status"] == expected, found[column]
    assert found["mutants"]["statements"] >= 3
    assert inspect.getdoc(analytic_row(name))


def test_the_names_of_the_book():
    assert set(analytic()) <= set(theorem_names())
    assert chapter_of("softmax_scaled_limit") == "softmax"


@pytest.mark.parametrize("chapter", [c for c in CONTENTS if c in ANALYSIS])
def test_every_row_belongs_to_a_theorem(chapter):
    own = {e.name for e in contents()[chapter][1] if e.name in analytic()}
    assert set(import_module(f"verify.mutants.{chapter}_analysis").WRONG) == own
    assert set(import_module(f"verify.counterparts.{chapter}_analysis").__all__) >= own


def test_a_wrong_row_fails_with_what_repeats_it(monkeypatch):
    right = rows.softmax_scaled_limit
    monkeypatch.setattr(rows, "softmax_scaled_limit", lambda of: right(of, limit=lambda x: [1 for _ in x]))
    found = collect("softmax_scaled_limit", ["ball", "transformer", "mutants"])
    for column in ("ball", "transformer", "mutants"):
        assert found[column]["status"] == "fail"
        assert f"verify run softmax_scaled_limit --columns {column}" in found[column]["repeat"]


def test_a_missing_row_or_a_mistake_without_a_claim_fails(monkeypatch):
    monkeypatch.setitem(mutants.WRONG, "softmax_scaled_limit", {})
    assert "the page names" in collect("softmax_scaled_limit", ["mutants"])["mutants"]["failures"][0]
    monkeypatch.delattr(rows, "softmax_scaled_limit")
    assert "expected a function of this name" in collect("softmax_scaled_limit", ["ball"])["ball"]["failures"][0]
