"""Witness lemmas: for every theorem with hypotheses, of these very ones; none where they contradict each other."""

import re
from dataclasses import replace
from functools import cache

from derive.books.book import Book
from derive.chapters.feed_forward import theorems as layers
from derive.kernel.terms import Term
from derive.rocq.book import Development
from derive.rocq.files import development_files
from derive.rocq.points import satisfying
from derive.rocq.witnesses import satisfiable, witness, witness_files, witness_lemmas, witnessed
from tests.book import FEW, part, proved
from tests.derive.rocq.samples import EITHER, book, spaced


def with_hypotheses(of="some"):
    return [e.name for e in book(of).entries.values() if e.given]


@cache
def lemmas(of="some"):
    return witnessed(book(of), {})


@EITHER
def test_every_theorem_with_hypotheses_has_its_lemma_in_the_file_of_its_chapter(of):
    assert list(lemmas(of)) == with_hypotheses(of)
    stated = {
        name: home
        for home, text in witness_files(book(of), lemmas(of)).items()
        for name in re.findall(r"^Lemma (\w+_satisfiable) :", text, re.MULTILINE)
    }
    assert stated == witness_lemmas(book(of), with_hypotheses(of))
    assert stated["softmax_lt_one_satisfiable"] == "WitnessesSoftmax"


@EITHER
def test_what_is_said_is_of_all_that_the_theorem_is_said_of_and_of_its_hypotheses_as_they_stand_there(of):
    for name in with_hypotheses(of):
        theorem, said = spaced(book(of).proposition(name)), satisfiable(name, book(of))
        binders, hypotheses = re.fullmatch(r"forall (.*?) (\(given(?:_1)? : .*)", theorem).groups()
        quantified, _, together = said.removeprefix("exists ").partition(f"{binders}, ")
        assert quantified == "", name
        parts = [spaced(own) for own in re.split(r" /\\ ", together)]
        assert len(parts) == len(book(of).entries[name].given), name
        for number, own in enumerate(parts, 1):
            label = f"given_{number}" if len(parts) > 1 else "given"
            inner = own[1:-1] if own.startswith("(forall") else own
            assert f"({label} : {inner})" in hypotheses, name


@EITHER
def test_what_is_said_is_what_stands_in_the_file(of):
    for name in with_hypotheses(of):
        assert f"Lemma {name}_satisfiable : {satisfiable(name, book(of))}. Proof." in spaced(lemmas(of)[name])


def test_the_lemma_goes_on_from_the_point():
    text = spaced(lemmas()["softmax_lt_one"])
    assert "(let n := 2%nat in let n_pos := Nat.lt_0_succ 1 in let i : Fin n := Fin.F1 in" in text
    assert "i <> k -> aim) -> aim." in text
    assert "apply softmax_lt_one_at; intros n n_pos i k x given. exists n, n_pos, i, k, x; exact given. Qed." in text


def test_independence_has_a_proof_of_its_own():
    text = lemmas()["product_mean"]
    assert "  - eapply (dice_independent _ _ " in text
    assert text.count("  - holds.") == 2
    assert "exact (conj given_1 (conj given_2 given_3))." in text


def test_the_point_of_a_refutation_is_taken():
    entry = layers.absolute_of_neg
    point = satisfying(entry)
    other = point._replace(values={k: {(): 7 * v[()]} for k, v in point.values.items()})
    taken = witnessed(book(), {entry.name: other})[entry.name]
    assert "let r : R := (-7) in" in taken
    assert taken == witness(entry, other, book())


def test_contradictory_hypotheses_have_no_lemma_and_other_theorems_keep_theirs():
    entry = layers.absolute_of_neg
    (negative,) = entry.given
    impossible = replace(entry, given=(negative, Term("lt", negative.args[1], negative.args[0])))
    own, names = book().entries, with_hypotheses()
    try:
        own[entry.name] = impossible
        found = witnessed(book(), {})
        assert [name for name in names if name not in found] == [entry.name]
    finally:
        own[entry.name] = entry


def test_lemmas_are_written_with_the_book_and_asked_for_their_axioms():
    one = Book([part("softmax", FEW["softmax"])])
    files = development_files(Development(one, proved(one.entries)), {})
    assert "rocq/WitnessesSoftmax.v" in files
    assert "@WitnessesSoftmax.softmax_lt_one_satisfiable" in files["rocq/Assumptions.v"]
