"""Theorems of the book and the controls of the kernel's rules, written for Rocq once for all tests of this folder."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from derive.books.book import Book
from derive.chapters import BOOK
from derive.kernel.rules import Theorem, infer
from derive.kernel.terms import Definition, Term, subterms
from derive.language.entry import Entry
from derive.language.text.text import text
from derive.rocq.book import Development, library
from derive.rocq.files import development_files
from derive.rocq.replay import TERMS
from derive.rocq.rows import rows
from derive.rocq.script import Script
from derive.rocq.statement import Lemma
from tests.book import few_of_the_kernel, kernel, part, proved
from tests.derive.kernel.rule_controls import CONTROLS

SOME = (
    *("softmax_jacobian_norm_le_half", "softmax_hessian", "dot_product_excess_kurtosis", "planar_modulus"),
    *("product_variance", "dot_product_variance_of_centered", "head_permutation_equivariant", "softmax_log"),
    *(
        "value_projection_backward",
        "absolute_ne_of_neg",
        "absolute_of_neg",
        "sinusoidal_shift",
        "attention_output_convex",
    ),
    *("sigmoid_derivative", "relu_derivative"),
)
"""Theorems of which the writers have something special to say, beside those of `few` and of layers as maps."""
LAYERS = ("softmax_total", "log_softmax_total", "layernorm_total", "rmsnorm_total", "attention_total", "residual_total")
"""Layers as maps, one of each kind: of one argument and of several, with a derivative that the book has and without."""


@cache
def some() -> Book:
    """A part of the book in its order: `SOME`, what `LAYERS` are made of, and all that they cite."""
    chosen: dict[str, Entry] = {}

    def cite(entry: Entry) -> None:
        if entry.name not in chosen:
            chosen[entry.name] = entry
            for lemma in entry.lemmas():
                cite(lemma)

    maps = (name for layer in BOOK.totals if layer.name in LAYERS for name in layer.theorems)
    for name in (*SOME, *few_of_the_kernel().entries, *maps):
        cite(BOOK.entries[name])
    names = ((c.name, [e.name for e in c.entries if e.name in chosen]) for c in BOOK.chapters.values())
    return Book(part(chapter, own) for chapter, own in names if own)


BOOKS = {"some": some, "whole": kernel}
EITHER = pytest.mark.parametrize("of", ["some", pytest.param("whole", marks=pytest.mark.long)])
"""What is true of every theorem is asked of some, and of the whole book where time is taken."""


@cache
def book(of: str = "some") -> Development:
    own = BOOKS[of]()
    return Development(own, proved(own.entries))


@cache
def files(of: str = "some") -> dict[str, str]:
    return development_files(book(of), library())


@cache
def theorem(name: str, of: str = "some") -> str:
    return book(of).theorem(name)


def theorems(of: str = "some") -> dict[str, str]:
    return {name: theorem(name, of) for name in book(of).book.entries}


def script(theorem: Theorem, *given: Term) -> str:
    """A theorem by rules alone; its hypotheses in the order given, or else by their text."""
    given = given or tuple(sorted(theorem.hyps, key=text))
    return Script(Lemma("Sample.sample", given, theorem.concl), rows(theorem, {}), {}, defined(theorem), TERMS).text()


def defined(theorem: Theorem) -> dict[str, Definition]:
    """The definitions that a theorem or its premises mention."""
    formulas = (theorem.concl, *theorem.hyps, *(p.concl for p in theorem.premises))
    return {t.args[0].name: t.args[0] for f in formulas for t in subterms(f) if t.head == "def"}


def controls() -> Iterator[tuple[str, int, Theorem]]:
    for rule, cases in CONTROLS.items():
        for number, (premises, args, _, _) in enumerate(cases):
            yield rule, number, infer(rule, premises, args)


def spaced(source: str) -> str:
    """Text without line breaks."""
    return re.sub(r"\s+", " ", source)


ASSUMING = re.compile(r"\b(Admitted|admit|Axioms?|Parameters?|Hypothes[ie]s|Variables?|Context|Conjecture|Abort)\b")


def assuming(source: str) -> list[str]:
    """The words of a source, outside of comments, by which something is assumed."""
    return ASSUMING.findall(without_comments(source))


def without_comments(source: str) -> str:
    return re.sub(r"\(\*.*?\*\)", "", source, flags=re.DOTALL)
