"""Theorems that are proved in Rocq, or certified in numbers: their rows, and what fails."""

import inspect
from dataclasses import replace
from fractions import Fraction

import pytest

from derive.chapters import BOOK
from derive.language.analysis import Enclosed
from verify.counterparts.scaling import certified as scaling_certified
from verify.counterparts.softmax import analysis as rows
from verify.measure.columns import Settings
from verify.measure.counterparts import counterparts
from verify.measure.counterparts import mutants as wrong
from verify.measure.evidence import analytic_row, collect, collect_analytic
from verify.mutants import softmax as mutants


def test_every_theorem_has_a_row_that_says_what_it_measures():
    assert [name for name in BOOK.analytic if not inspect.getdoc(analytic_row(BOOK.chapter(name), name))] == []


def test_a_dear_theorem_holds_in_the_passes_of_a_transformer():
    name = "causal_pass_gradient_is_sum_of_prefix_gradients"
    assert collect(name, ["transformer"])["transformer"]["status"] == "pass"


@pytest.mark.parametrize("chapter", BOOK.chapters.values(), ids=list(BOOK.chapters))
def test_every_row_belongs_to_a_theorem(chapter):
    names = {item.name for item in chapter.theorems if item.name in BOOK.analytic}
    assert {name for module in wrong(chapter) for name in getattr(module, "WRONG", ())} == names
    assert {name for module in counterparts(chapter) for name in getattr(module, "__all__", ())} >= names


def test_a_wrong_row_fails_with_what_repeats_it(monkeypatch):
    right = rows.softmax_scaled_limit
    monkeypatch.setattr(rows, "softmax_scaled_limit", lambda of: right(of, limit=lambda x: [1 for _ in x]))
    columns = collect("softmax_scaled_limit", ["ball", "transformer", "mutants"])
    for column in ("ball", "transformer", "mutants"):
        assert columns[column]["status"] == "fail"
        assert f"verify run softmax_scaled_limit --columns {column}" in columns[column]["repeat"]


def test_a_missing_row_or_a_mistake_without_a_claim_fails(monkeypatch):
    monkeypatch.setitem(mutants.WRONG, "softmax_scaled_limit", {})
    assert "the page names" in collect("softmax_scaled_limit", ["mutants"])["mutants"]["failures"][0]
    monkeypatch.delattr(rows, "softmax_scaled_limit")
    assert "expected a function of this name" in collect("softmax_scaled_limit", ["ball"])["ball"]["failures"][0]


# ---- certified in numbers ----


@pytest.mark.long
@pytest.mark.parametrize("name", BOOK.certified)
def test_what_is_certified_records_its_enclosures(name):
    columns = collect(name, ["kernel", "sympy", "rocq", "ball"])
    assert {columns[c]["status"] for c in ("kernel", "sympy", "rocq")} == {"not applicable"}
    for _, lower, upper in columns["ball"]["enclosures"]:
        assert Fraction(upper) - Fraction(lower) < abs(Fraction(lower)) / 10**11
    assert {e.symbol for e in BOOK.certified[name].enclosed} <= {symbol for symbol, *_ in columns["ball"]["enclosures"]}


def test_a_wrong_enclosure_is_refused():
    entry = BOOK.certified["power_decay_sign"]
    wrong = replace(entry, enclosed=(Enclosed(r"\alpha_*", "1.44601403392284", "1.44601403392285"),))
    column = collect_analytic(wrong, ["ball"], Settings())["ball"]
    assert column["status"] == "fail"
    assert r"\alpha_* was expected between 1.44601403392284 and 1.44601403392285" in column["failures"][0]
    # that the right one passes, `test_witness` says, with mpmath beside it


def test_what_is_sampled_says_with_which_chance():
    column = collect("expected_softmax_gradient_bounds", ["transformer"])["transformer"]
    assert column == {"status": "pass", "points": 4, "chance": "4e-09"}


def test_sampling_fails_where_the_bounds_are_exchanged(monkeypatch):
    upper, lower = scaling_certified.largest_mean_trace_of_scores, scaling_certified.least_mean_trace_of_scaled_scores
    monkeypatch.setattr(scaling_certified, "largest_mean_trace_of_scores", lambda n, d: upper(n, 4 * d))
    monkeypatch.setattr(scaling_certified, "least_mean_trace_of_scaled_scores", lambda n, d: lower(n**2, d))
    column = collect("expected_softmax_gradient_bounds", ["transformer"])["transformer"]
    assert column["status"] == "fail" and len(column["failures"]) >= 2
