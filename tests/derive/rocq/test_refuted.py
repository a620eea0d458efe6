"""Refutations before coqc, where the book is compiled: a mutant is refuted, and what is true is not."""

import shutil
from pathlib import Path

import pytest

from derive.book import Book, Chapter
from derive.mutants import Mutant
from derive.render.rocq.refutations import refutations, written
from derive.theorems import BOOK
from tests.derive.render.rocq.samples import book
from tests.derive.rocq.coqc import compiled

BUILD = Path(__file__).parents[3] / "build" / "rocq"
COMPILED = shutil.which("coqc") is not None and all(
    (BUILD / name).is_file() for name in ("Derive/Pinned.vo", "Derive/Refutation.vo", "Book/FeedForward.vo")
)
HEAD = "From Coq Require Import Arith. From Derive Require Import Pinned Refutation.\n"
NAMES = (
    "softmax_sum_one",
    "softmax_jacobian",
    "softmax_lt_one",
    "softmax_hessian",
    "sinusoidal_inner",
    "relu_derivative",
)


@pytest.mark.skipif(not COMPILED, reason="coqc and the compiled book are needed: make rocq")
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
    assert compiled(HEAD + "\n".join(written(r, book()) for r in found.values()), BUILD) == (0, "")
    for name in NAMES[:3]:
        true = found[name]._replace(mutant=Mutant("no mutant", BOOK.entries[name].claim))
        text = HEAD + written(true, book())
        line, _ = compiled(text, BUILD)
        assert line > text.partition("Proof.")[0].count("\n") + 1  # the statement is one, and its proof fails
