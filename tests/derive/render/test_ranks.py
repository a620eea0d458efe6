"""Ranks: every theorem has one, what carries a chapter is no lemma, and a lemma helps another."""

import re

import pytest

from derive.chapters import BOOK
from derive.language.analysis import Analytic, Certified
from derive.language.entry import Entry, algebra, calc, step
from derive.language.terms import Eq, reals
from derive.render.ranks import CERTIFIED, RANKS, SHORT, rank, ranks
from derive.teaching.landings import LANDINGS, landing_of


def test_every_theorem_has_a_rank_and_no_rank_is_empty():
    found = ranks(BOOK)
    assert list(found) == list(BOOK.theorems)
    assert set(found.values()) == set(RANKS)


def test_what_carries_a_chapter_is_a_theorem_or_certified():
    found = ranks(BOOK)
    for name, landing in LANDINGS.items():
        assert landing_of(BOOK.chapters[name]) is landing
        assert {found[chief] for chief in landing.chief} <= {"Theorem", CERTIFIED}


def test_what_is_certified_in_numbers_alone_is_called_no_theorem():
    found = ranks(BOOK)
    certified = {name for name, own in BOOK.theorems.items() if isinstance(own, Certified)}
    assert certified == {name for name, own in found.items() if own == CERTIFIED}
    assert 0 < len(certified) < 10


def test_a_lemma_is_cited_and_names_no_source():
    found = ranks(BOOK)
    cited = {name for item in BOOK.theorems.values() for name in item.cited()}
    for name in (name for name, own in found.items() if own == "Lemma"):
        assert name in cited and not BOOK[name].sources and not isinstance(BOOK[name], Analytic)
    helper = next(name for name, own in found.items() if own == "Lemma")
    assert rank(BOOK[helper], BOOK.chapter(helper).name, cited=False) == "Proposition"


def test_captions_call_a_theorem_by_its_rank():
    found = ranks(BOOK)
    called = [
        (figure.name, own, name)
        for figure in BOOK.figures.values()
        for own, name in re.findall(rf"({'|'.join(RANKS)})[~\s]+\\cited{{(\w+)}}", figure.caption)
    ]
    assert len(called) > 60
    assert [one for one in called if found[one[2]] != one[1]] == []


@pytest.mark.parametrize(("steps", "wanted"), [(SHORT, "Lemma"), (SHORT + 1, "Proposition")])
def test_the_proof_of_a_lemma_has_a_few_steps_at_most(steps, wanted):
    (a,) = reals("a")
    proof = calc(*(step(a, algebra(), "again") for _ in range(steps)))
    assert rank(Entry(name="mine", title="", claim=Eq(a, a), proof=proof), "softmax", cited=True) == wanted
