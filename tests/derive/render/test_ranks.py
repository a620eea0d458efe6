"""Ranks: every theorem has one, what carries a chapter is no lemma, and a lemma helps another."""

import re

import pytest

from derive.chapters import BOOK
from derive.language.analysis import Analytic, Certified
from derive.language.entry import Entry, algebra, calc, step
from derive.language.terms import Eq, reals
from derive.render.ranks import CERTIFIED, RANKS, SHORT, rank, ranks


def test_every_theorem_has_a_rank_and_no_rank_is_empty():
    ranked = ranks(BOOK)
    assert list(ranked) == list(BOOK.theorems)
    assert set(ranked.values()) == set(RANKS)


def test_what_carries_a_chapter_is_a_theorem_or_certified():
    ranked = ranks(BOOK)
    for chapter in BOOK.chapters.values():
        assert {ranked[chief] for chief in chapter.chief} <= {"Theorem", CERTIFIED}


def test_what_is_certified_in_numbers_alone_is_called_no_theorem():
    ranked = ranks(BOOK)
    certified = {name for name, item in BOOK.theorems.items() if isinstance(item, Certified)}
    assert certified == {name for name, kind in ranked.items() if kind == CERTIFIED}
    assert 0 < len(certified) < 10


def test_a_lemma_is_cited_and_names_no_source():
    ranked = ranks(BOOK)
    cited = {name for item in BOOK.theorems.values() for name in item.cited()}
    for name in (name for name, kind in ranked.items() if kind == "Lemma"):
        assert name in cited and not BOOK[name].sources and not isinstance(BOOK[name], Analytic)
    helper = next(name for name, kind in ranked.items() if kind == "Lemma")
    assert rank(BOOK[helper], BOOK.chapter(helper), cited=False) == "Proposition"


def test_captions_call_a_theorem_by_its_rank():
    ranked = ranks(BOOK)
    called = [
        (figure.name, kind, name)
        for figure in BOOK.figures.values()
        for kind, name in re.findall(rf"({'|'.join(RANKS)})[~\s]+\\cited{{(\w+)}}", figure.caption)
    ]
    assert len(called) > 60
    assert [one for one in called if ranked[one[2]] != one[1]] == []


@pytest.mark.parametrize(("steps", "wanted"), [(SHORT, "Lemma"), (SHORT + 1, "Proposition")])
def test_the_proof_of_a_lemma_has_a_few_steps_at_most(steps, wanted):
    (a,) = reals("a")
    proof = calc(*(step(a, algebra(), "again") for _ in range(steps)))
    entry = Entry(name="mine", title="", claim=Eq(a, a), proof=proof)
    assert rank(entry, BOOK.chapters["softmax"], cited=True) == wanted
