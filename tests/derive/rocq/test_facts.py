"""The lemmas of the facts: the statement is the table's, and the proof uses what it is given."""

import re

import pytest

from derive.kernel.facts import FACTS
from derive.rocq import facts
from tests.derive.rocq.samples import files, spaced


def test_every_fact_has_its_lemma():
    assert list(facts.PROOFS) == list(FACTS)
    assert re.findall(r"^Lemma (\w+)", files()["rocq/Facts.v"], flags=re.MULTILINE) == list(FACTS)


@pytest.mark.parametrize("name", FACTS)
def test_a_proof_names_every_hypothesis(name):
    given = re.findall(r"\((given\w*|n_pos) :", facts.lemma(name))
    assert len([g for g in given if g != "n_pos"]) == len(FACTS[name][1])
    for hypothesis in given:
        assert re.search(rf"\b{hypothesis}\b", facts.PROOFS[name]), hypothesis


def test_no_law_asks_for_a_positive_size():
    assert not [name for name in FACTS if "n_pos :" in facts.lemma(name)]


def test_statements_are_those_of_the_table():
    assert spaced(facts.lemma("sum_scale")).startswith(
        "Lemma sum_scale (n : nat) (c : R) (f : Fin n -> R) : "
        "Sum (fun i : Fin n => c * f i) = c * Sum (fun i : Fin n => f i)."
    )
    assert spaced(facts.lemma("mul_pos")).startswith(
        "Lemma mul_pos (a b : R) (given_1 : 0 < a) (given_2 : 0 < b) : 0 < a * b."
    )
    assert "E (fun w : P => X w + Y w) = E (fun w : P => X w) + E (fun w : P => Y w)" in facts.lemma("expectation_add")
