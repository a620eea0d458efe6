"""Write the search in the browser, which reads one file, and the lists of symbols and topics."""

from __future__ import annotations

import json
from itertools import groupby
from operator import itemgetter

from ..chapters import BOOK
from ..claims import WORKS
from ..doors.finding import find, indexed
from ..language.words import COMMON, ENDING, LESS, PASSED_OVER, SHORTEST_BEGINNING, TIE, TRADE, Fields
from ..render.book import first_meanings
from ..render.plain import paragraph
from .ledger import address
from .site import Files, Site

__all__ = ["finding_pages"]

MOST = 12
"""Theorems that are listed of a topic."""


def finding_pages(site: Site) -> Files:
    """Yield the page that finds, the file that it reads, and the lists of symbols and of topics."""
    h = site.hypertext("find.html")
    yield site.page("find.html", "find.html", topics=_topics(site))
    yield "static/index.js", _index(site).encode()
    made = {name: reference.made for name, reference in site.theorems.items()}
    symbols = []
    for chapter in site.chapters.values():
        first = first_meanings([e for e in chapter.entries if e.name in made], made)
        meanings = [(name, [h.formula(row) for row, _ in same]) for name, same in groupby(first, itemgetter(1))]
        symbols.append((chapter, meanings))
    yield site.page("symbols.html", "symbols.html", symbols=symbols)


def _topics(site: Site) -> list[tuple[str, list[tuple[str, list[str]]]]]:
    groups = []
    for group, topics in site.book.topics:
        matches = [
            (title, [f.name for f in find(words, book=site.book) if f.name in site.theorems][:MOST])
            for title, words in topics
        ]
        groups.append((group, [(title, names) for title, names in matches if names]))
    return groups


def _index(site: Site) -> str:
    """Return what the search knows, as a script, since a page on a disk may load no data.

    The words of each theorem stand in fields, as `language.words.relevance` counts them; claims of the sources are
    found by their English.
    """
    words = indexed(site.book)
    theorems = [
        [name, paragraph(reference.title), site.numbers[name], _fields(words[name].fields), uses]
        for name, reference in site.theorems.items()
        for uses in [len(site.used_by[name])]
    ]
    weights = [weight for weight, _ in next(iter(words.values())).fields]
    claims = [
        [work.key, address(work), [[c.number, paragraph(c.english), c.verdict] for c in work.claims]]
        for work in (WORKS if site.book is BOOK else ())
    ]
    index = {
        "theorems": theorems,
        "weights": weights,
        "claims": claims,
        "trade": dict(TRADE),
        "less": LESS,
        "tie": TIE,
        "shortest": SHORTEST_BEGINNING,
        "common": COMMON,
        "ending": ENDING,
        "passedOver": sorted(PASSED_OVER),
    }
    return f"window.bookIndex = {json.dumps(index, ensure_ascii=False, separators=(',', ':'))};\n"


def _fields(fields: Fields) -> list[str]:
    """Return the words of each field; those of the name in its order, others in that of the alphabet.

    A word that an earlier field has is left out: what counts is the field in which a word counts most.
    """
    (_, name), *others = fields
    written, listed = [" ".join(name)], set(name)
    for _, words in others:
        written.append(" ".join(sorted(set(words) - listed)))
        listed |= set(words)
    return written
