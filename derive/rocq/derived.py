"""Derivatives of one's own formulas for Rocq: a file each, which requires the library and the facts of the book."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from ..books.book import Book
from ..books.chapter import Chapter
from ..kernel.rules import Theorem
from ..kernel.terms import Term
from ..language.entry import Calc, Entry
from .book import Development, library
from .files import facts_file, project
from .layout import module
from .read_back import definitions_in, read_back

MARK = "(* Written by `derive`: change the formula, not this file. *)"
_STATED = re.compile(r"^Theorem .*?\.(?=\nProof\.)", re.MULTILINE | re.DOTALL)
_REQUIRED = re.compile(r"^From Derive Require (?:Import )?([\w\s]+)\.", re.MULTILINE)


class Conclusion(NamedTuple):
    """Hold a theorem to be written: its name, its title, the theorem, and its hypotheses in their order."""

    name: str
    title: str
    theorem: Theorem
    given: tuple[Term, ...]


def rocq_derived(conclusion: Conclusion) -> str:
    """Return the definitions, the statement and the proof, and a question for its axioms.

    Raises
    ------
    RenderError
        If the text, read back by what shares no code with its writer, says something else than the theorem.
    """
    text = _development(conclusion).chapter(conclusion.name, MARK)
    stated = "".join(_STATED.findall(text))
    read_back(stated, conclusion.given, conclusion.theorem.concl, definitions_in([text]))
    return f"{text}\nPrint Assumptions {conclusion.name}.\n"


def proposition(conclusion: Conclusion) -> str:
    """Return the statement as a formula that is read where its file ends, written from the statement alone."""
    return _development(conclusion).proposition(conclusion.name)


def derived_files(conclusions: Iterable[Conclusion]) -> dict[str, str]:
    """Return all that Rocq needs, by paths: a file for each, the library and the facts that they require.

    ``coq_makefile -f _CoqProject -o CoqMakefile && make -f CoqMakefile`` compiles them, with Coquelicot installed.
    """
    return folder({module(f.name): rocq_derived(f) for f in conclusions})


def folder(files: Mapping[str, str]) -> dict[str, str]:
    """Return files with the facts and the library that they require, by paths in a folder for ``coq_makefile``."""
    book = {"Facts": facts_file(), **files}
    by_hand = required(book.values(), library())
    folders = {"Derive": by_hand, "Book": book}
    texts = {f"{place}/{name}.v": text for place, texts in folders.items() for name, text in texts.items()}
    return {**texts, "_CoqProject": project(by_hand, book)}


def required(texts: Iterable[str], by_hand: Mapping[str, str]) -> dict[str, str]:
    """Return the files of the library that some files require, directly or not, in an order to compile them."""
    return dict(_required(texts, by_hand))


def _required(texts: Iterable[str], by_hand: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for text in texts:
        for name in " ".join(_REQUIRED.findall(text)).split():
            yield from _required([by_hand[name]], by_hand)
            yield name, by_hand[name]


def _development(conclusion: Conclusion) -> Development:
    """A book of one theorem, whose proof is what the kernel has done: no step of it was typed."""
    entry = Entry(conclusion.name, conclusion.title, conclusion.theorem.concl, Calc(()), conclusion.given)
    return Development(Book([Chapter(conclusion.name, [entry])]), {conclusion.name: conclusion.theorem})
