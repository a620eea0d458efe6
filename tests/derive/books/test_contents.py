"""Digests of data: whatever a column reads changes its digest, and prose does not."""

import subprocess
import sys
from dataclasses import replace

import pytest

from derive.books.contents import Contents, subject
from derive.books.schema import COLUMNS
from derive.chapters import BOOK
from derive.language.entry import Calc, Entry
from derive.language.terms import Dimension, Eq, Sum, define, exp, reals, vector

ALL = (*COLUMNS, "adequacy")
n = Dimension("n")
i, k = n.indices("i k")
x = vector("x", n)


def digests(entry, wrong=()):
    return {column: subject(entry, column, "00", wrong) for column in ALL}


def changed(entry, other, wrong=(), others=None):
    before, after = digests(entry, wrong), digests(other, wrong if others is None else others)
    return {column for column in ALL if before[column] != after[column]}


@pytest.fixture
def entry():
    return BOOK.entries["softmax_jacobian"]


def test_prose_is_no_content(entry):
    steps = tuple(replace(s, why=s.why + "!") for s in entry.proof.steps)
    other = replace(
        entry, title="Another", note="Another.", reading="Another.", sources=(), proof=replace(entry.proof, steps=steps)
    )
    assert changed(entry, other) == set()


def test_another_claim_is_another_subject_of_every_column(entry):
    assert changed(entry, replace(entry, claim=BOOK.mutants[entry.name][0].claim)) == set(ALL)


def test_another_hypothesis_witness_or_law_is_seen_by_every_column(entry):
    assert changed(entry, replace(entry, given=(Eq(x[i], 1),))) == set(ALL)
    assert changed(entry, replace(entry, witness={x[i]: exp(x[i])})) == set(ALL)
    assert changed(entry, replace(entry, laws={"q": "centered"})) == set(ALL)


def test_another_step_or_reason_is_seen_by_what_proves(entry):
    proves = {"kernel", "mutants", "rocq", "adequacy"}
    shorter = Calc(entry.proof.steps[:-1])
    assert changed(entry, replace(entry, proof=shorter)) == proves
    first, *others = entry.proof.steps
    reasons = Calc((replace(first, reason=replace(first.reason, powers=("trig",))), *others))
    assert changed(entry, replace(entry, proof=reasons)) == proves


def test_another_proof_of_a_cited_theorem_is_seen(entry):
    assert "partition_pos" in entry.cited()
    cited = BOOK.entries["partition_pos"]
    other = replace(cited, claim=Eq(x[i], x[i]))
    first, *rest = entry.proof.steps
    lemmas = tuple(other if lemma is cited else lemma for lemma in first.reason.lemmas)
    assert lemmas != first.reason.lemmas
    proof = Calc((replace(first, reason=replace(first.reason, lemmas=lemmas)), *rest))
    assert changed(entry, replace(entry, proof=proof)) == {"kernel", "mutants", "rocq", "adequacy"}


def test_a_mutant_that_changes_or_goes_is_seen_by_what_refutes(entry):
    wrong = BOOK.mutants[entry.name]
    renamed = (replace(wrong[0], claim=wrong[1].claim), *wrong[1:])
    reported = (replace(wrong[0], reported="another/repository#1"), *wrong[1:])
    assert changed(entry, entry, wrong, renamed) == {"mutants", "ball", "adequacy"}
    assert changed(entry, entry, wrong, wrong[1:]) == {"mutants", "ball", "adequacy"}
    assert changed(entry, entry, wrong, reported) == set()


def test_what_is_idle_concerns_adequacy_alone(entry):
    assert changed(entry, replace(entry, idle={"left: summand x": "is 0"})) == {"adequacy"}
    assert changed(entry, replace(entry, counterexamples={entry.claim: {x[i]: 1}})) == {"adequacy"}


def test_analysis_has_its_wrong_claims_and_enclosures_among_its_data():
    own = BOOK.analytic["softmax_scaled_limit"]
    assert changed(own, replace(own, title="Another", note="Another.")) == set()
    assert changed(own, replace(own, refuted=own.refuted[1:])) == set(ALL)
    assert changed(own, replace(own, theorems=("another",))) == set(ALL)


def test_a_bound_variable_has_no_name_and_order_matters():
    assert Contents()(Sum(x[i], i)) == Contents()(Sum(x[k], k))
    assert Contents()(Sum(x[i] + 1, i)) != Contents()(Sum(1 + x[i], i))
    assert Contents()((x[i], x[k])) != Contents()((x[k], x[i]))


@pytest.mark.parametrize("value", [0.5, len, object()])
def test_what_is_no_data_is_refused(value):
    with pytest.raises(TypeError, match="data was expected"):
        Contents()((value,))


def test_no_two_theorems_or_columns_have_one_subject():
    of = Contents()
    book = {**BOOK.entries, **BOOK.analytic}
    found = [subject(e, column, "", BOOK.mutants.get(name, ()), of) for name, e in book.items() for column in ALL]
    assert len(set(found)) == len(found) == len(ALL) * len(book)


def test_digests_do_not_depend_on_the_process(entry):
    program = (
        "from derive.books.contents import subject\nfrom derive.chapters import BOOK\n"
        "e = BOOK.entries['softmax_jacobian']\n"
        "import sys\nsys.stdout.write(subject(e, 'mutants', '') + subject(e, 'kernel', ''))"
    )
    runs = {
        subprocess.run(
            [sys.executable, "-c", program], env={"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1",)
    }
    assert runs == {subject(entry, "mutants", "") + subject(entry, "kernel", "")}  # with a seed of its own
    assert len(runs.pop()) == 32


def test_an_entry_of_a_user_has_a_subject():
    mine = Entry(name="mine", title="Mine", claim=Eq(x[i], x[i]), proof=Calc(()))
    assert len(subject(mine, "ball", "00")) == 16


def test_a_definition_is_told_by_the_order_of_its_parameters():
    a, b = reals("a b")
    first, second = (define("gap", parameters, a - b) for parameters in ((a, b), (b, a)))
    assert Contents()(first.definition) != Contents()(second.definition)
