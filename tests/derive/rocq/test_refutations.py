"""Refutations: of a mutant of every theorem but those listed, each with its point and its end."""

import re
from functools import cache

import pytest

from derive.books.mistakes import mistakes, right
from derive.chapters import BOOK
from derive.chapters.softmax import theorems as softmax
from derive.claims import mistakes as mistakes_of_sources
from derive.language.symbols import RenderError
from derive.rocq.book import Development
from derive.rocq.layout import module
from derive.rocq.points import disproved
from derive.rocq.refutations import (
    Refutation,
    asked_for,
    refutation_files,
    refutations,
    written,
)
from tests.book import proved
from tests.derive.rocq.samples import EITHER, book, some, spaced

MOST_WITHOUT = 4
MOST_LEFT = 5
UNREFUTED = [name for name, about in BOOK.mistakes.items() if about.unrefuted]
WHOLE = {"some": some, "whole": lambda: BOOK}


@cache
def found(of="some"):
    return refutations(WHOLE[of]())


def first(name):
    return found()[name][0]


@cache
def files(of="some"):
    own = WHOLE[of]()
    return refutation_files(Development(own, proved(own.entries)), found(of))


@EITHER
def test_every_theorem_has_a_refuted_mutant_or_a_reason(of):
    own = WHOLE[of]()
    lost = [name for name in own.entries if name not in found(of) and name not in UNREFUTED]
    assert lost == []
    assert [name for name in UNREFUTED if name in found(of) or name not in BOOK.entries] == []
    assert len(own.entries) - len(found(of)) <= MOST_WITHOUT


@EITHER
def test_what_is_refuted_is_a_mutant_and_a_reported_one_where_there_is_one(of):
    mutants = WHOLE[of]().mutants
    for name, own in found(of).items():
        assert {r.mutant.name for r in own} <= {m.name for m in mutants[name]}
        assert len({r.name for r in own}) == len(own)
    assert first("softmax_sum_one").mutant.reported
    names = {name for name, own in mutants.items() if any(m.reported for m in own)} & found(of).keys()
    assert sum(bool(found(of)[name][0].mutant.reported) for name in names) > len(names) / 2


@pytest.mark.long
def test_every_mutant_that_decides_a_claim_is_refuted_and_few_others_of_moments_are_left():
    done = {(name, r.mutant.name) for name, own in found("whole").items() for r in own}
    decided = {(name, wrong) for name, wrong in mistakes_of_sources() if name in BOOK.entries}
    assert len(decided) >= 30
    assert decided - done == set()
    made = {(e.name, m.name) for e in BOOK.entries.values() for m in BOOK.mutants.get(e.name, ()) if asked_for(e, m)}
    assert len(made - done) <= MOST_LEFT
    listed = files("whole")["RefutationAssumptions"]
    for name, wrong in made - done:
        assert f"{name} ({wrong})" in spaced(listed)


def test_a_mutant_that_decides_a_claim_is_refuted_and_one_that_is_left_is_listed():
    entries, done = some().entries, {(name, r.mutant.name) for name, own in found().items() for r in own}
    decided = {(name, wrong) for name, wrong in mistakes_of_sources() if name in entries}
    assert len(decided) >= 5
    assert decided - done == set()
    without = {name: own[:1] for name, own in found().items()}
    listed = refutation_files(book(), without)["RefutationAssumptions"]
    assert "dot_product_variance_of_centered (deviation one)" in spaced(listed)


def test_a_second_refutation_has_a_name_and_a_point_of_its_own():
    first_of, beside = found()["dot_product_variance_of_centered"]
    assert (first_of.name, beside.name) == (
        "dot_product_variance_of_centered_refuted",
        "dot_product_variance_of_centered_refuted_deviation_one",
    )
    text = spaced(written(beside, book()))
    assert f"Lemma {beside.name}_at (aim : Prop)" in text
    assert f"apply {beside.name}_at; intros" in text
    assert f"apply {first_of.entry.name}_at" in spaced(written(first_of, book()))


@EITHER
def test_every_refutation_stands_in_the_file_of_its_chapter_and_is_asked_for_its_axioms(of):
    stated = [name for text in files(of).values() for name in re.findall(r"^Theorem (\w+)", text, re.MULTILINE)]
    assert stated == [r.name for own in found(of).values() for r in own]
    asked = re.findall(r"@Refutations\w+\.(\w+)", files(of)["RefutationAssumptions"])
    assert asked == stated
    assert f"{len(found(of))} of {len(WHOLE[of]().entries)} theorems" in files(of)["RefutationAssumptions"]


def test_a_refutation_denies_the_statement_with_all_its_hypotheses():
    text = spaced(written(first("softmax_lt_one"), book()))
    assert (
        "_refuted : ~ (forall (n : nat) (n_pos : (0 < n)%nat) (i k : Fin n) (x : Fin n -> R) (given : i <> k), " in text
    )
    assert "apply softmax_lt_one_at; intros n n_pos i k x given. " in text
    assert text.count("at_point") >= 3


@EITHER
def test_where_a_statement_has_hypotheses_nothing_of_its_point_is_said_again(of):
    for name, (refutation, *_) in found(of).items():
        text = spaced(written(refutation, book(of)))
        posed = set(re.findall(r"pose \((\w+) :=", text))
        gone_to = re.findall(rf"apply {name}_at; intros ([\w ]+)\.", text)
        assert len(gone_to) == bool(refutation.entry.given), name
        assert not posed & {own for names in gone_to for own in names.split()}, name


def test_equal_sides_refute_that_they_differ():
    assert "apply at_point; equal." in written(first("absolute_ne_of_neg"), book())


def test_a_wrong_derivative_is_compared_with_the_theorem():
    entry = softmax.softmax_jacobian
    (mutant,) = mistakes(entry, right("zero", 0)).mutants
    text = spaced(written(Refutation(entry, mutant, disproved(entry, mutant.claim)), book()))
    assert "partial_unique _ _ _ _ _ (wrong n n_pos x i j) (Softmax.softmax_jacobian n n_pos x i j)" in text


@pytest.mark.parametrize(
    "name, part, proof",
    [
        ("softmax_hessian", 1, "(proj2 (wrong"),
        ("value_projection_backward", 0, "(proj1 (proj1 (wrong"),
        ("value_projection_backward", 1, "(proj2 (proj1 (wrong"),
        ("value_projection_backward", 2, "(proj2 (wrong"),
    ],
)
def test_a_part_of_a_conjunction_is_taken_out(name, part, proof):
    refutation = first(name)
    text = spaced(written(refutation._replace(at=refutation.at._replace(part=part)), book()))
    assert proof in text


def test_the_end_says_which_side_is_the_smaller_one():
    refutation = first("softmax_sum_one")
    for less, end in ((True, "Rlt_not_eq _ _ _ at_point)"), (False, "Rlt_not_eq _ _ _ (eq_sym at_point))")):
        assert end in written(refutation._replace(at=refutation.at._replace(less=less)), book())
    for relation, lemma in (("le", "Rlt_not_le"), ("lt", "Rle_not_lt")):
        assert lemma in written(refutation._replace(at=refutation.at._replace(relation=relation)), book())


def test_only_the_swap_of_two_indices_is_written():
    refutation = first("head_permutation_equivariant")
    assert ":= swap : permutation" in written(refutation, book())
    values = {k: {(0,): 0, (1,): 1} if k.kind == "perm" else v for k, v in refutation.at.point.values.items()}
    at = refutation.at._replace(point=refutation.at.point._replace(values=values))
    with pytest.raises(RenderError, match="a permutation of two indices was expected"):
        written(refutation._replace(at=at), book())


def test_moments_are_of_the_dice_of_the_witness():
    text = spaced(written(first("product_variance"), book()))
    assert "apply product_variance_at; intros dies P faces q k mu sigma nu tau given_1" in text
    assert "pose proof (wrong P q k mu sigma nu tau given_1" in text


def test_a_file_requires_its_own_chapter_and_those_before_it():
    names = list(map(module, book().contents))
    assert len(names) > 2
    for name, text in files().items():
        if (chapter := name.removeprefix("Refutations")) in names:
            (said,) = re.findall(r"^From Book Require Import ([^.]*)\.", text, re.MULTILINE)
            last = names.index(chapter) + 1
            assert said.split()[: last + 1] == ["Facts", *names[:last]], name
