"""Claims of the sources: every verdict is computed again, and each check of a row can fail."""

import csv
import re
from dataclasses import replace
from pathlib import Path

import pytest

from derive.chapters import BOOK
from derive.claims import WORKS
from derive.claims.claim import (
    FALSE,
    IMPRECISE,
    NOT_MATHEMATICS,
    OPEN,
    TRUE,
    Claim,
    Ground,
    against,
    denied,
    mistake,
    proved,
    refuted,
    says,
    unsayable,
)
from derive.doors.judging import Sourced, counterexample, judge, keyed, problems, sources
from derive.doors.reference import theorem
from derive.kernel.terms import DeriveError

STATEMENTS = Path(__file__).parent / "statements_of_claims.tsv"
COUNTS = {"seed:000": 22, "seed:001": 32, "seed:002": 19, "seed:003": 60, "seed:004": 59}
MOST_OPEN = 5
SHORT = 16


def test_the_claims_of_each_source_are_there_by_number():
    assert {work.key: len(work.claims) for work in WORKS} == COUNTS
    assert all([c.number for c in work.claims] == list(range(1, len(work.claims) + 1)) for work in WORKS)
    assert len(sources()) == len(keyed()) == sum(COUNTS.values())
    assert len(sources(verdict=OPEN)) <= MOST_OPEN


def one_of_each_kind():
    """A claim of each verdict, and of each kind of ground that decides one."""
    found, costs = {}, lambda own: sum(len(g.text) * (not g.theorem) for g in own.claim.grounds)
    for own in sorted(sources(), key=costs):
        for kind in (own.claim.verdict, *((own.claim.verdict, g.kind) for g in own.claim.grounds)):
            found.setdefault(kind, own)
    return {own.key: own for own in found.values()}.values()


def test_a_verdict_of_each_kind_is_computed_again():
    assert {own.claim.verdict for own in one_of_each_kind()} == {own.claim.verdict for own in sources()}
    assert [problem for own in one_of_each_kind() for problem in problems(own)] == []


@pytest.mark.long
@pytest.mark.parametrize("work", COUNTS)
def test_every_verdict_is_computed_again(work):
    assert [problem for found in sources(work) for problem in problems(found)] == []


def test_a_remark_sends_its_reader_to_claims_that_are_decided():
    for own in sources():
        for number in re.findall(r"\bclaim (\d+)", own.claim.remark):
            assert keyed()[f"{own.work.key}#{number}"].claim.grounds, f"{own.key} rests on claim {number}"


# ---- both ways: a theorem names the claims that name it, and no others


def named(key: str) -> set[str]:
    """The theorems of the book that name a claim, or whose mistakes do."""
    return {name for name, item in BOOK.theorems.items() if key in item.sources}


def test_theorems_name_the_claims_that_they_decide_and_no_others():
    by_claim = {key: set(found.claim.theorems) for key, found in keyed().items()}
    keys = {key for item in BOOK.theorems.values() for key in item.sources if key.startswith("seed:")}
    assert keys <= set(keyed())
    assert {key: named(key) for key in by_claim} == by_claim


def test_a_mistake_is_a_source_s_only_where_its_claim_says_it():
    said = {(g.text, g.mistake): set() for found in sources() for g in found.claim.grounds if g.mistake}
    for found in sources():
        for g in found.claim.grounds:
            if g.mistake:
                said[g.text, g.mistake].add(found.key)
    wrong = [(name, m) for name in BOOK.theorems for m in BOOK.refuted(name) if m.reported.startswith("seed:")]
    assert wrong and [(n, m.name, m.reported) for n, m in wrong if m.reported not in said.get((n, m.name), ())] == []
    verdicts = {keyed()[m.reported].claim.verdict for _, m in wrong}
    assert verdicts.isdisjoint({TRUE, NOT_MATHEMATICS, OPEN})


# ---- what a claim rests on is still what was read


def statements() -> dict[str, str]:
    """Return the digests of the theorems that decide claims: of their statements, all definitions unfolded."""
    names = sorted({name for found in sources() for name in found.claim.theorems})
    return {name: theorem(name).digest[:SHORT] for name in names}


def test_no_theorem_that_decides_a_claim_has_changed():
    """After a change read the claims that name the theorem, and then write the table: python -m tests.claims."""
    with STATEMENTS.open(encoding="utf-8", newline="") as file:
        recorded = dict(csv.reader(file, delimiter="\t"))
    found = statements()
    assert {name for name in found if recorded.get(name) != found[name]} | (set(recorded) - set(found)) == set()


# ---- each check can fail

ROW = keyed()["seed:003#53"]
VARIANCE = mistake("dot_product_variance_of_centered", "one variance lost")
WRONG = {
    "no such verdict": (replace(ROW.claim, verdict="right"), "no verdict 'right'"),
    "no quotation": (replace(ROW.claim, quotation=""), "the quotation, what it says"),
    "no statement": (replace(ROW.claim, statement=""), "a statement was expected"),
    "false without a reason": (replace(ROW.claim, by=("sinusoidal_shift_eq_rotation",)), "nothing that decides it"),
    "true without a reason": (replace(ROW.claim, verdict=TRUE, by=()), "nothing that decides it"),
    "true, and refuted": (replace(ROW.claim, verdict=TRUE), "there is something against it: mistake, refuted"),
    "false, and nothing true": (replace(ROW.claim, by=(refuted("claim: 1 = 2"),)), "nothing that is true beside it"),
    "no such theorem": (replace(ROW.claim, by=(against("softmax_poss"),)), "no theorem; did you mean softmax_pos"),
    "no such mistake": (replace(ROW.claim, by=(mistake("softmax_pos", "revers"),)), "has no mistake 'revers'"),
    "not proved": (replace(ROW.claim, verdict=IMPRECISE, by=(proved("claim: 1 = 2"),)), "refuted at any point"),
    "not refuted": (replace(ROW.claim, by=(refuted("claim: 1 = 1"),)), "proved by the kernel"),
    "not denied": (replace(ROW.claim, verdict=TRUE, by=(denied("claim: 1 = 1"),)), "proved by the kernel"),
    "said after all": (replace(ROW.claim, by=(unsayable("claim: 1 = 1"),)), "the language says it"),
    "not cited back": (replace(ROW.claim, by=(VARIANCE,)), "decides it, and does not name it in its sources"),
    "no mathematics, and decided": (
        replace(ROW.claim, verdict=NOT_MATHEMATICS, statement=""),
        "is decided by nothing, not by mistake",
    ),
}


@pytest.mark.parametrize(("claim", "problem"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_with_a_row_is_named(claim, problem):
    assert problem in "\n".join(problems(Sourced(ROW.key, ROW.work, claim)))


def test_a_ground_of_no_kind_is_none():
    assert not judge(Ground("said", "softmax_pos"))
    assert judge(says("softmax_pos"))


def test_points_are_found_for_statements_and_mistakes_and_not_where_limits_are_compared():
    assert str(counterexample(refuted("reals: t; claim: t = 0"))).startswith("t = ")
    assert "left 1, right 0" in str(counterexample(mistake("interaction_diagonal_sin_first", "cosine first")))
    assert str(counterexample(VARIANCE)).endswith("left 16, right 4")
    assert counterexample(says("softmax_pos")) is None
    assert counterexample(mistake("softmax_pos", "none")) is None
    assert counterexample(mistake("softmax_scaled_limit", "all weight on one entry at a tie")) is None


@pytest.mark.parametrize(
    ("asked", "problem"),
    [
        (("seed:005",), "there is no source 'seed:005'; did you mean seed:000"),
        (("seed:003#99",), "seed:003 has no claim '99': its claims are seed:003#1 to seed:003#60"),
        (("seed:003#",), "seed:003 has no claim ''"),
        (("", "fals"), "there is no verdict 'fals'; did you mean false?"),
    ],
)
def test_what_is_not_there_is_named(asked, problem):
    with pytest.raises(DeriveError, match=problem.replace("?", r"\?")):
        sources(*asked)


def test_claims_are_found_by_source_number_and_verdict():
    assert [f.key for f in sources("seed:000#17")] == ["seed:000#17"]
    assert {f.claim.verdict for f in sources("seed:001", FALSE)} == {FALSE}
    assert sources("seed:000#17", TRUE) == ()
    assert isinstance(sources("seed:000#17")[0].claim, Claim)


@pytest.mark.parametrize("kind", [proved, refuted, denied])
def test_what_nobody_could_decide_is_no_ground(kind):
    assert not judge(kind("reals: t; claim: exp(log(t)) = t"))
