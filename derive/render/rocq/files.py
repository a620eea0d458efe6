"""The files of ``docs/rocq/``: facts, chapters, layers as maps, witnesses, what all of it rests on, refutations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...book import Book
from ...kernel.facts import FACTS
from ...kernel.rules import Theorem
from . import facts
from .book import Development
from .layout import IMPORTS, SCOPE, file, module, wrapped
from .refutations import refutation_files, refutations
from .total import total_files, total_theorems
from .witnesses import witness_files, witness_lemmas, witnessed

FOLDER = "rocq"


def rocq_files(book: Book, proved: Mapping[str, Theorem], by_hand: Mapping[str, str]) -> dict[str, str]:
    """Every file by its path in ``docs/``.

    Parameters
    ----------
    book : Book
    proved : mapping of name to Theorem
        The theorem of every entry, and of those that it cites.
    by_hand : mapping of name to text
        The `library`, whose theorems are asked for their assumptions too.
    """
    return development_files(Development(book, proved), by_hand)


def development_files(development: Development, by_hand: Mapping[str, str]) -> dict[str, str]:
    """Every file of a book by its path in ``docs/``; see `rocq_files`."""
    files = {"Facts": facts_file()}
    for chapter in development.contents:
        files[module(chapter)] = development.chapter(chapter)
    files |= total_files(development)
    false = refutations(development.book)
    lemmas = witnessed(development, {name: first.at.point for name, (first, *_) in false.items()})
    files |= witness_files(development, lemmas)
    beside = {name: stands for name, (stands, _) in total_theorems(development).items()}
    files["Assumptions"] = development.assumptions(by_hand, beside | witness_lemmas(development, lemmas))
    files |= refutation_files(development, false)
    texts = {f"{FOLDER}/{name}.v": text for name, text in files.items()}
    return {**texts, f"{FOLDER}/_CoqProject": project(by_hand, files)}


def facts_file() -> str:
    """The laws of numbers that the kernel knows, each proved."""
    return file([f"{IMPORTS}\n{SCOPE}", *("\n".join(wrapped(facts.lemma(f))) for f in FACTS)])


def project(by_hand: Iterable[str], files: Iterable[str]) -> str:
    """The list for ``coq_makefile``, where the files of ``derive/rocq/`` are in ``Derive/``, these in ``Book/``."""
    flags = ("-Q Derive Derive", "-Q Book Book", "-docroot Book")
    own = [*(f"Derive/{name}.v" for name in by_hand), *(f"Book/{name}.v" for name in files)]
    return "\n".join([*flags, *own]) + "\n"
