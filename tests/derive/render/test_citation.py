"""BibTeX of theorems: fields that parse, the digest of the statement, sources as they stand in the bibliography."""

import re
from pathlib import Path

import pytest

from derive.chapters import BOOK
from derive.doors.reference import theorem
from derive.render.bibliography import parse_bibliography
from derive.render.citation import CitationError, bibtex, source_entries
from derive.render.provenance import source

TEXT = (Path(__file__).parents[3] / "docs" / "references.bib").read_text(encoding="utf-8")
REFERENCES = parse_bibliography(TEXT)


def test_an_entry_says_which_theorem_it_is():
    vjp = theorem("softmax_vjp")
    (key, fields), *others = parse_bibliography(bibtex(vjp.entry, "Theorem 1.12", "0.1.0", vjp.digest, BOOK)).items()
    assert not others and key == "transformer-proofs:softmax_vjp"
    assert fields["title"].startswith(
        "{Backward pass of softmax (The mathematics of the Transformer)"
    )  # braces: BibTeX keeps its capitals
    name = r"\texttt{softmax\_\allowbreak vjp}"
    note = f"Theorem 1.12, {name}, proved by the kernel; transformer-proofs 0.1.0; statement {vjp.digest[:16]}"
    assert (fields["note"], fields["digest"]) == (note, vjp.digest)


def test_every_theorem_has_an_entry_and_all_its_sources():
    for entry in BOOK.entries.values():
        assert len(parse_bibliography(bibtex(entry, "Lemma 1.1", "0", "d", BOOK))) == 1
        entries = source_entries(entry, REFERENCES, TEXT)
        assert set(entries) == {source(key).key for key in entry.sources}
        for key, text in entries.items():
            assert text.rstrip() in TEXT
            assert parse_bibliography(text) == {key: REFERENCES[key]}


def test_a_source_that_is_not_there_is_named():
    with pytest.raises(CitationError, match=r"softmax_vjp: the source \w+ is not in references.bib"):
        source_entries(BOOK.entries["softmax_vjp"], {}, TEXT)


REQUIRED = {
    "article": ("author", "journal", "year"),
    "book": ("author", "publisher", "year"),
    "incollection": ("author", "booktitle", "publisher", "year"),
    "inproceedings": ("author", "booktitle", "year"),
    "misc": (("author", "key"), ("url", "note")),
}
"""What BibTeX asks of each type beside a title; of what nobody signed, a key by which it is sorted."""


def wanting(text):
    """Keys of entries with the fields that they lack."""
    types = {key: kind for kind, key in re.findall(r"^@(\w+)\{([^,\s]+),", text, re.MULTILINE)}
    lacking = {}
    for key, fields in parse_bibliography(text).items():
        either = [(f,) if isinstance(f, str) else f for f in REQUIRED[types[key]]]
        if missing := [names for names in either if not any(fields.get(name) for name in names)]:
            lacking[key] = missing
    return lacking


def test_every_source_has_the_fields_that_bibtex_asks_for():
    assert wanting(TEXT) == {}
    assert wanting("@misc{a, title = {T}, url = {u}}\n@article{b, title = {T}, author = {A}, year = {1}}") == {
        "a": [("author", "key")],
        "b": [("journal",)],
    }
    assert wanting(bibtex(BOOK.entries["softmax_vjp"], "Theorem 1.12", "0.1.0", "d", BOOK)) == {}


def test_nothing_that_is_printed_is_too_long_for_a_narrow_column():
    for name, entry in BOOK.theorems.items():
        (fields,) = parse_bibliography(bibtex(entry, "Theorem 1.12", "0.1.0", "0" * 64, BOOK)).values()
        longest = max(re.split(r"\s|allowbreak", fields["note"]), key=len)
        assert len(longest) <= 30 and fields["digest"] == "0" * 64, (name, longest)
