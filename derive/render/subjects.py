r"""The subject index of the book: topics, titles, symbols, and the projects that made a mistake, for ``makeindex``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from ..books.book import Book
from ..kernel.terms import Definition, Term
from .page import Replayed
from .provenance import source

MOST = 8
"""Theorems below one topic: those that are nearest to it."""
_SPECIAL = re.compile(r'(["!@|])')
_MARKS = re.compile(r"\\[a-zA-Z]+|[${}^_\\]")
_ARTICLE = re.compile(r"^(an?|the) ")


def subjects(
    book: Book, made: Mapping[str, object], topics: Mapping[str, Sequence[str]] | None = None
) -> dict[str, list[str]]:
    r"""Return the entries of each theorem, as ``\index`` takes them.

    Parameters
    ----------
    book : Book
    made : mapping of str to Replayed or Checked
    topics : mapping of str to sequence of str
        The theorems of each topic by their names, the nearest first.
    """
    entries: dict[str, list[str]] = {name: [_term(item.title)] for name, item in book.theorems.items()}
    for topic, names in (topics or {}).items():
        for name in names[:MOST]:
            entries[name].append(_term(topic))
    for name, theorem in made.items():
        if isinstance(theorem, Replayed):
            entries[name] += [_symbol(d) for d in _defined(theorem)]
    for name in book.theorems:
        reported = (m.reported for m in book.refuted(name) if m.reported)
        entries[name] += [rf"wrong formulas of projects!{p.lower()}@\named{{{p}}}" for p in sorted(projects(reported))]
    return {name: list(dict.fromkeys(terms)) for name, terms in entries.items()}


def projects(keys: Iterable[str]) -> set[str]:
    """Return the repositories of reports in public repositories.

    Examples
    --------
    >>> projects(["pytorch/pytorch#7", "seed:003#34"])
    {'pytorch'}
    """
    return {source(key).key.rpartition("-")[0] for key in keys if "#" in key and not key.startswith("seed:")}


def _term(text: str) -> str:
    r"""Return a term: what it is sorted by, without marks, case and article, and how it is printed."""
    shown = _SPECIAL.sub(r'"\1', text)
    shown = shown if "$" in shown else shown.replace("_", r"\_")
    key = _ARTICLE.sub("", " ".join(_MARKS.sub(" ", shown).split()).lower())
    return f"{key}@{shown}"


def _symbol(d: Definition) -> str:
    return rf"symbols!{d.name.replace('_', ' ')}@\named{{{d.name}}}"


def _defined(theorem: Replayed) -> list[Definition]:
    """Return the definitions that the statement uses, whose meanings it prints."""
    subjects = [m.subject for m in theorem.printed.page.meanings]
    return [
        s if isinstance(s, Definition) else s.args[0] for s in subjects if not isinstance(s, Term) or s.head == "def"
    ]
