"""Every theorem has mutants that numbers refute and its own proof does not prove; equivalent forms pass both.

The numbers know nothing of the proofs: statements are evaluated where the hypotheses hold, exactly where that can be.
"""

import re

import pytest

from derive.books.mistakes import Mutant
from derive.chapters import BOOK
from derive.doors.decisions import decide
from derive.kernel.certificate import one_name_one_meaning
from derive.kernel.rules import RULES, ProofError
from derive.kernel.terms import unfold_all
from derive.proving.prover import prove
from tests.book import proved
from tests.derive.chapters.points import truths

LEAST_MUTANTS, LEAST_REPORTED = 3, 20
TRUE_POINTS, MOST_POINTS = 4, 600

DEAR = (  # seconds a theorem
    "attention_layer_permutation_equivariant",
    "batchnorm_vjp",
    "encoder_permutation_equivariant",
    "feed_forward_layer_permutation_equivariant",
    "masked_attention_backward_key",
    "masked_attention_backward_query",
    "noether_query_key",
    "query_bias_backward",
    "query_weight_backward",
    "score_covariance",
    "score_squares_covariance",
)
"""Of these the first mutant is tried, and of some the control at one point: in the long tests."""
SOME = 40
"""One in so many theorems, where what is asked takes time; the long tests ask of one in three, or of all."""
QUICK = ("softmax", "scaling", "sinusoidal", "decay")


def of(first, every):
    """A test of the theorems from one on, one in so many; all that fail are told."""
    names = [*BOOK.entries][first::every]

    def decorated(check):
        def test(names):
            failed = []
            for name in names:
                try:
                    check(BOOK.entries[name])
                except Exception as error:
                    failed.append(f"{name}: {error}")
            if failed:
                pytest.fail("\n".join(failed), pytrace=False)

        few = [name for name in [*BOOK.entries][first::SOME] if name not in DEAR]
        cases = [pytest.param(few, id="some"), pytest.param(names, id="many", marks=pytest.mark.long)]
        return pytest.mark.parametrize("names", cases)(test)

    return decorated


def by_chapter(test):
    return pytest.mark.parametrize(
        "chapter", [c if c in QUICK else pytest.param(c, marks=pytest.mark.long) for c in BOOK.chapters]
    )(test)


def forms(entry):
    return (*BOOK.mutants[entry.name], *BOOK.equivalents.get(entry.name, ()))


def equivalents_of(chapter):
    return [(e, form) for e in BOOK.chapters[chapter].entries for form in BOOK.equivalents.get(e.name, ())]


def lemmas_of(entry):
    return proved(lemma.name for lemma in entry.lemmas())


def test_mutants_are_listed_by_theorem_and_chapter():
    assert list(BOOK.mutants) == list(BOOK.entries)
    assert set(BOOK.equivalents) <= set(BOOK.entries)
    assert [name for name, own in BOOK.mutants.items() if len(own) < LEAST_MUTANTS] == []
    assert sum(len(c.entries) for c in BOOK.chapters.values()) == len(BOOK.entries)


def test_many_mutants_come_from_really_made_mistakes():
    places = [mutant.reported for own in BOOK.mutants.values() for mutant in own if mutant.reported]
    assert len(places) >= LEAST_REPORTED
    assert all(re.fullmatch(r"[\w.-]+/[\w.-]+#\d+|seed:\d{3}#\d+", place) for place in places)


@of(0, 1)
def test_theorem_has_different_mutants(entry):
    names = [form.name for form in forms(entry)]
    assert len(BOOK.mutants[entry.name]) >= LEAST_MUTANTS
    assert len(set(names)) == len(names)
    statements = [unfold_all(claim) for claim in (entry.claim, *(form.claim for form in forms(entry)))]
    assert len(set(statements)) == len(statements)


@of(0, 1)
def test_every_mutant_is_a_statement_of_the_same_form(entry):
    named = {key for f in (entry.claim, *entry.given) for key in f.free if key.kind != "ix"}
    for form in forms(entry):
        claim = form.claim
        assert claim.sort == "P", form.name
        assert not claim.loose, form.name
        assert claim.head == entry.claim.head or {claim.head, entry.claim.head} == {"lt", "le"}, form.name
        assert {key for key in claim.free if key.kind != "ix"} <= named, form.name
        one_name_one_meaning((claim, *entry.given))


# ---- in numbers ----


def holds(entry, claim):
    """Whether a claim holds wherever it is looked at, and that is at points enough."""
    seen = list(truths(entry, claim, 3 * TRUE_POINTS))
    return len(seen) >= TRUE_POINTS and all(seen)


def survive_in_numbers(entry, some):
    """The names of those mutants that hold at all points."""
    return [mutant.name for mutant in some if all(truths(entry, mutant.claim, MOST_POINTS))]


@of(0, 9)  # all: the columns of balls and of mutants
def test_control_holds_in_numbers(entry):
    assert holds(entry, entry.claim)


@of(4, 9)
def test_every_mutant_fails_in_numbers(entry):
    assert survive_in_numbers(entry, BOOK.mutants[entry.name]) == []


@pytest.mark.long
@pytest.mark.parametrize("name", DEAR[::2])
def test_the_first_mutant_of_a_dear_theorem_fails_in_numbers(name):
    entry = BOOK.entries[name]
    assert survive_in_numbers(entry, BOOK.mutants[entry.name][:1]) == []
    assert next(truths(entry, entry.claim, 1))


@by_chapter
def test_every_equivalent_form_holds_in_numbers(chapter):
    assert [(e.name, form.name) for e, form in equivalents_of(chapter) if not holds(e, form.claim)] == []


# ---- in the kernel ----


def refused_by(entry, message):
    """The step or the rule of the kernel that refused a proof; None if a mere comparison did."""
    if found := re.match(rf"{entry.name}, step \d+ \(", message):
        return found.group()
    rule = message.removeprefix(f"{entry.name}: ").partition(":")[0]
    return rule if rule in RULES else None


def survive_the_proof(entry, some):
    """What the proof says of those mutants that no step of it refuses, by name."""
    told = {}
    for mutant in some:
        try:
            told[mutant.name] = prove(entry.variant(mutant.claim), lemmas_of(entry))
        except ProofError as error:
            if not refused_by(entry, str(error)):
                told[mutant.name] = error
    return told


@of(0, 3)  # all: the column of mutants says that the kernel refuses them
def test_every_mutant_fails_in_a_step_of_the_proof(entry):
    assert survive_the_proof(entry, BOOK.mutants[entry.name]) == {}


@pytest.mark.long
@pytest.mark.parametrize("name", DEAR)
def test_the_first_mutant_of_a_dear_theorem_fails_in_a_step_of_the_proof(name):
    entry = BOOK.entries[name]
    assert survive_the_proof(entry, BOOK.mutants[entry.name][:1]) == {}


@of(1, 3)
def test_control_is_proved_as_a_variant(entry):
    assert prove(entry.variant(entry.claim), lemmas_of(entry)).concl == entry.claim


OTHER_STEPS = {"divergence_nonneg", "split_attention_merge"}
"""Theorems of which an equivalent form is an instance that their own steps do not speak of: it is decided afresh."""


@by_chapter
def test_every_equivalent_form_is_proved(chapter):
    for entry, form in equivalents_of(chapter):
        if entry.name in OTHER_STEPS:
            made = decide(form.claim, entry.given).theorem
            assert made is not None and made.concl == form.claim, (entry.name, form.name)
            continue
        assert prove(entry.variant(form.claim), lemmas_of(entry)).concl == form.claim, (entry.name, form.name)


# ---- both can fail ----


def test_a_true_statement_survives():
    entry = BOOK.entries["softmax_sum_one"]
    control = Mutant("control", entry.claim)
    assert survive_in_numbers(entry, [control, *BOOK.mutants[entry.name]]) == ["control"]
    assert list(survive_the_proof(entry, [control, *BOOK.mutants[entry.name]])) == ["control"]


@pytest.mark.parametrize(
    "comparison", ("the proof concludes something else than the claim", "used but not declared: 0 < x")
)
def test_mere_comparison_is_no_refusal_by_a_step(comparison):
    entry = BOOK.entries["partition_pos"]
    assert refused_by(entry, f"{entry.name}: {comparison}") is None
    assert refused_by(entry, f"{entry.name}, step 2 (why): sides differ")
    assert refused_by(entry, f"{entry.name}: positive_combination: no") == "positive_combination"
