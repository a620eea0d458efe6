"""Every theorem has mutants that numbers refute and its own proof does not prove; equivalent forms pass both.

The numbers know nothing of the proofs: statements are evaluated where the hypotheses hold, exactly where that can be.
"""

import re
from functools import cache

import pytest

from derive.kernel.certificate import one_name_one_meaning
from derive.kernel.rules import RULES, ProofError
from derive.kernel.terms import unfold_all
from derive.mutants import equivalents, mutants
from derive.proving import prove
from derive.theorems import chapters, entries
from tests.derive.mutants.points import truths

LEAST_MUTANTS, LEAST_REPORTED = 3, 20
TRUE_POINTS, MOST_POINTS = 8, 600

ENTRIES = tuple(entries().values())
MUTANTS = [(entry, mutant) for entry in ENTRIES for mutant in mutants().get(entry.name, ())]
EQUIVALENTS = [(entries()[name], form) for name, own in equivalents().items() for form in own]


def by_name(value):
    return value.name.replace(" ", "-")


@cache
def book():
    proved = {}
    for entry in ENTRIES:
        prove(entry, proved)
    return proved


def lemmas_of(entry):
    return {name: theorem for name, theorem in book().items() if name != entry.name}


def test_mutants_are_listed_by_theorem_and_chapter():
    assert list(mutants()) == list(entries())
    assert set(equivalents()) <= set(entries())
    assert sum(len(own) for _, own in chapters().values()) == len(ENTRIES)


def test_many_mutants_come_from_really_made_mistakes():
    places = [mutant.reported for _, mutant in MUTANTS if mutant.reported]
    assert len(places) >= LEAST_REPORTED
    assert all(re.fullmatch(r"[\w.-]+/[\w.-]+#\d+|claims:A\d{3}-\d+", place) for place in places)


@pytest.mark.parametrize("entry", ENTRIES, ids=by_name)
def test_theorem_has_different_mutants(entry):
    own = mutants()[entry.name]
    others = equivalents().get(entry.name, ())
    names = [form.name for form in (*own, *others)]
    assert len(own) >= LEAST_MUTANTS
    assert len(set(names)) == len(names)
    statements = [unfold_all(claim) for claim in (entry.claim, *(form.claim for form in (*own, *others)))]
    assert len(set(statements)) == len(statements)


@pytest.mark.parametrize(("entry", "mutant"), [*MUTANTS, *EQUIVALENTS], ids=by_name)
def test_mutant_is_a_statement_of_the_same_form(entry, mutant):
    assert mutant.claim.sort == "P"
    assert not mutant.claim.loose
    assert mutant.claim.head == entry.claim.head or {mutant.claim.head, entry.claim.head} == {"lt", "le"}
    named = {key for f in (entry.claim, *entry.given) for key in f.free if key[0] != "ix"}
    assert {key for key in mutant.claim.free if key[0] != "ix"} <= named
    one_name_one_meaning((mutant.claim, *entry.given))


@pytest.mark.parametrize("entry", ENTRIES, ids=by_name)
def test_control_holds_in_numbers(entry):
    seen = list(truths(entry, entry.claim, 3 * TRUE_POINTS))
    assert len(seen) >= TRUE_POINTS
    assert all(seen)


@pytest.mark.parametrize(("entry", "mutant"), MUTANTS, ids=by_name)
def test_mutant_fails_in_numbers(entry, mutant):
    assert not all(truths(entry, mutant.claim, MOST_POINTS))


@pytest.mark.parametrize(("entry", "mutant"), MUTANTS, ids=by_name)
def test_mutant_fails_in_a_step_of_the_proof(entry, mutant):
    with pytest.raises(ProofError) as refused:
        prove(entry.variant(mutant.claim), lemmas_of(entry))
    assert refused_by(entry, str(refused.value))


def refused_by(entry, message):
    """The step or the rule of the kernel that refused a proof; None if a mere comparison did."""
    if found := re.match(rf"{entry.name}, step \d+ \(", message):
        return found.group()
    rule = message.removeprefix(f"{entry.name}: ").partition(":")[0]
    return rule if rule in RULES else None


@pytest.mark.parametrize(
    "comparison", ("the proof concludes something else than the claim", "used but not declared: 0 < x")
)
def test_mere_comparison_is_no_refusal_by_a_step(comparison):
    entry = ENTRIES[0]
    assert refused_by(entry, f"{entry.name}: {comparison}") is None
    assert refused_by(entry, f"{entry.name}, step 2 (why): sides differ")
    assert refused_by(entry, f"{entry.name}: positive_combination: no") == "positive_combination"


@pytest.mark.parametrize(("entry", "form"), EQUIVALENTS, ids=by_name)
def test_equivalent_form_holds_in_numbers(entry, form):
    seen = list(truths(entry, form.claim, 3 * TRUE_POINTS))
    assert len(seen) >= TRUE_POINTS
    assert all(seen)


@pytest.mark.parametrize(("entry", "form"), EQUIVALENTS, ids=by_name)
def test_equivalent_form_is_proved(entry, form):
    assert prove(entry.variant(form.claim), lemmas_of(entry)).concl == form.claim


@pytest.mark.parametrize("entry", ENTRIES, ids=by_name)
def test_control_is_proved_as_a_variant(entry):
    assert prove(entry.variant(entry.claim), lemmas_of(entry)).concl == entry.claim
