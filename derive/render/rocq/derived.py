"""Derivatives of one's own formulas for Rocq: a file each, which requires the library and the facts of the book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ...book import Book
from ...calc import Calc, Entry
from ...chapter import Chapter
from ...kernel.rules import Theorem
from ...kernel.terms import Term
from .book import Development, library
from .files import facts_file, project
from .layout import module

MARK = "(* Written by `derive`: change the formula, not this file. *)"


class Conclusion(NamedTuple):
    """What is written: the name of a theorem, its title, the theorem, and its hypotheses in their order."""

    name: str
    title: str
    theorem: Theorem
    given: tuple[Term, ...]


def rocq_derived(found: Conclusion) -> str:
    """The definitions, the statement and the proof, and a question for what it rests on."""
    made = _development(found)
    return f"{made.chapter(found.name, MARK)}\nPrint Assumptions {found.name}.\n"


def proposition(found: Conclusion) -> str:
    """What the theorem says, as a formula that is read where its file ends, written from the statement alone."""
    return _development(found).proposition(found.name)


def rocq_folder(texts: Mapping[str, str]) -> dict[str, str]:
    """A folder that ``coq_makefile -f _CoqProject -o CoqMakefile && make -f CoqMakefile`` compiles, by its paths.

    Parameters
    ----------
    texts : mapping of str to str
        By the names of theorems: what `rocq_derived` gives.
    """
    by_hand, own = library(), {module(name): text for name, text in texts.items()}
    files = {"Facts": facts_file(), **own}
    derive = {f"Derive/{name}.v": text for name, text in by_hand.items()}
    return {
        **derive,
        **{f"Book/{name}.v": text for name, text in files.items()},
        "_CoqProject": project(by_hand, files),
    }


def _development(found: Conclusion) -> Development:
    """A book of one theorem, whose proof is what the kernel has done: no step of it was typed."""
    entry = Entry(found.name, found.title, found.theorem.concl, Calc(()), found.given)
    return Development(Book([Chapter(found.name, [entry])]), {found.name: found.theorem})
