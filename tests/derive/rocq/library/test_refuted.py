"""Refutations and witnesses before coqc, where the book is compiled: none of what is true, none of what fails."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from derive.books.book import Book, Chapter
from derive.books.mistakes import Mutant
from derive.chapters import BOOK
from derive.kernel.terms import Term
from derive.rocq.points import satisfying
from derive.rocq.refutations import refutations, written
from derive.rocq.witnesses import witness
from tests.derive.rocq.library.coqc import compiled
from tests.derive.rocq.samples import book

BUILD = Path(__file__).parents[3] / "build" / "rocq"
COMPILED = shutil.which("coqc") is not None and all(
    (BUILD / name).is_file()
    for name in ("Derive/Pinned.vo", "Derive/Points.vo", "Derive/Refutation.vo", "Book/FeedForward.vo")
)
needs_the_book = pytest.mark.skipif(not COMPILED, reason="coqc and the compiled book are needed: make rocq")
HEAD = "From Coq Require Import Arith. From Derive Require Import Model Pinned Points Refutation.\n"
NAMES = (
    "softmax_sum_one",
    "softmax_jacobian",
    "softmax_lt_one",
    "softmax_hessian",
    "sinusoidal_inner",
    "relu_derivative",
)


@needs_the_book
def test_mutants_are_refuted_and_theorems_are_not():
    found = refutations(
        Book(
            [
                Chapter(
                    "few",
                    [BOOK.entries[n] for n in NAMES],
                    mistakes=[
                        BOOK.chapters[c].mistakes[n]
                        for n in NAMES
                        for c in BOOK.chapters
                        if n in BOOK.chapters[c].mistakes
                    ],
                )
            ]
        )
    )
    assert set(found) == set(NAMES)
    found = {name: own[0] for name, own in found.items()}
    points = "\n".join(witness(r.entry, r.at.point, book("whole")) for r in found.values() if r.entry.given) + "\n"
    assert compiled(HEAD + points + "\n".join(written(r, book("whole")) for r in found.values()), BUILD) == (0, "")
    for name in NAMES[:3]:
        true = found[name]._replace(mutant=Mutant("no mutant", BOOK.entries[name].claim))
        text = HEAD + (points + written(true, book("whole")))
        line, _ = compiled(text, BUILD)
        assert line > text.partition("Proof.")[0].count("\n") + 1  # the statement is one, and its proof fails


@needs_the_book
def test_hypotheses_that_fail_at_a_point_are_not_shown_to_hold():
    entry = BOOK.entries["absolute_of_neg"]
    point = satisfying(entry)
    assert compiled(HEAD + witness(entry, point, book("whole")), BUILD) == (0, "")
    positive = point._replace(values={"r": -point.values["r"]})
    assert compiled(HEAD + witness(entry, positive, book("whole")), BUILD)[1] == "Error: No applicable tactic."
    (negative,) = entry.given
    impossible = replace(entry, given=(negative, Term("lt", negative.args[1], negative.args[0])))
    assert satisfying(impossible) is None
    own = book("whole").statements
    try:
        own[entry.name] = own[entry.name]._replace(given=impossible.given)
        for at in (point, positive):
            assert compiled(HEAD + witness(impossible, at, book("whole")), BUILD)[0] > 0
    finally:
        own[entry.name] = own[entry.name]._replace(given=entry.given)
