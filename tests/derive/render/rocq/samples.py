"""The book and the controls of the kernel's rules, written for Rocq once for all tests of this folder."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from derive.kernel.rules import Theorem, infer
from derive.kernel.terms import Definition, Term, subterms
from derive.notation.text import text
from derive.render.rocq.book import Development, library
from derive.render.rocq.files import development_files
from derive.render.rocq.replay import TERMS
from derive.render.rocq.rows import rows
from derive.render.rocq.script import Script
from derive.render.rocq.statement import Lemma
from derive.theorems import BOOK
from tests.book import KERNEL, proved
from tests.derive.kernel.rule_controls import CONTROLS


@cache
def book() -> Development:
    return Development(KERNEL, proved())


@cache
def files() -> dict[str, str]:
    return development_files(book(), library())


@cache
def theorems() -> dict[str, str]:
    return {name: book().theorem(name) for name in BOOK.entries}


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
