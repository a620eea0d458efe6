"""The page that compares tools says what was recorded, and of ours what is found now."""

import json

import pytest

from benchmarks.derivatives_compared import DATA, FORMULAS, PAGE, SOURCE, TENSORGRAD, page
from derive.doors.requests import read
from derive.language.text.text import definition, text

RECORDED = json.loads(DATA.read_text(encoding="utf-8"))
ASKED = {f"{a.formula.name}_{a.kind}": a for a in read(SOURCE)}


def test_the_page_is_written_from_the_record():
    assert PAGE.read_text(encoding="utf-8") == page(RECORDED)


def test_every_formula_was_asked_of_every_tool():
    assert list(RECORDED["formulas"]) == list(FORMULAS) == list(TENSORGRAD)
    for row in RECORDED["formulas"].values():
        assert row.keys() == {"title", "ours", "explicit", "symbolic", "tensorgrad"}
        assert not row["explicit"]["failed"] or row["explicit"]["derivative"] is None


@pytest.mark.parametrize("name", FORMULAS)
def test_our_closed_form_is_the_one_that_is_found(name):
    found = ASKED[name.rpartition("_")[0]].found()
    own = RECORDED["formulas"][name]["ours"]
    assert found.name == name
    assert own["value"] == text(found.value)
    assert own["let"] == [definition(d) for d in found.let]
    assert own["rules"] == found.applications
    assert own["characters"] == len("".join([*(text(d.body) for d in found.let), text(found.value)]).replace(" ", ""))


def test_a_figure_that_was_not_recorded_changes_the_page():
    other = json.loads(DATA.read_text(encoding="utf-8"))
    other["formulas"]["softmax_vjp_x"]["ours"]["characters"] += 1
    assert page(other) != PAGE.read_text(encoding="utf-8")
