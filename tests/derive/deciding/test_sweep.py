"""The book decided: no theorem is refuted, no wrong statement is proved, and most are decided as they are."""

from contextlib import suppress

import pytest

from derive import ProofError, StatementError
from derive.chapters import BOOK
from derive.deciding.counterexamples import Search
from derive.deciding.proving import Prover
from derive.deciding.renaming import spelled_out
from derive.values.numbers import UndefinedError
from tests.derive.deciding.sweep import outcomes, refuted

PROVED_THEOREMS = 32  # of every eighth, 42 theorems: a ratchet
SIXTH, TWELFTH = 6, 12  # of the wrong statements and of the theorems; the command tries all
EVERY, REFUTED = 20, 0.96  # of the wrong statements of every twentieth theorem so many are refuted: a ratchet


def test_a_theorem_and_its_mutants_are_decided():
    first, *others = outcomes(["partition_pos"])
    assert (first.true, first.verdict, first.wrong) == (True, "proved", False)
    assert {(o.true, o.verdict, o.wrong) for o in others} == {(False, "refuted", False)}
    assert first._replace(verdict="refuted").wrong
    assert others[0]._replace(proved=True).wrong


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(BOOK.entries)[::TWELFTH])
def test_no_theorem_of_the_book_is_refuted(name):
    entry = BOOK.entries[name]
    with suppress(UndefinedError):  # families over all integers
        assert Search(entry.claim, (*entry.given, *entry.where)).among(20) is None


@pytest.mark.long
@pytest.mark.parametrize(("place", "name"), list(enumerate(sorted(BOOK.mutants)))[::SIXTH])
def test_no_mutant_of_the_book_is_proved(place, name):
    """One of every sixth theorem, its definitions spelled out, or unfolded in three ways, which costs twice that.

    The sweep tries every mutant as it stands, and with all theorems as lemmas.
    """
    entry = BOOK.entries[name]
    said = spelled_out if place % 4 else lambda formula: formula
    given = [said(h) for h in (*entry.given, *entry.where)]
    mutants = BOOK.mutants[name]
    with pytest.raises((ProofError, StatementError)):
        Prover(given, ways=3, work=400_000).proof(said(mutants[place % len(mutants)].claim))


@pytest.mark.long
def test_most_mutants_of_the_book_are_refuted():
    names = sorted(BOOK.mutants)[::EVERY]
    found = [refuted(BOOK.entries[name], m.claim) for name in names for m in BOOK.mutants[name]]
    assert len(found) >= 4 * len(names)
    assert sum(found) >= REFUTED * len(found)


@pytest.mark.long
def test_most_theorems_of_the_book_are_proved_from_their_claims_alone():
    proved = set()
    for name in sorted(BOOK.entries)[1::8]:
        entry = BOOK.entries[name]
        with suppress(ProofError, StatementError):
            theorem = Prover(entry.given).proof(entry.claim)
            assert theorem.hyps <= set(entry.given)
            proved.add(name)
    assert len(proved) >= PROVED_THEOREMS
