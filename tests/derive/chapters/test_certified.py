"""Every theorem that is certified in numbers: its displays, its sources, its mistakes, and that it claims no proof."""

import re

import pytest

from derive.chapters import BOOK
from derive.proving.prover import prove_displays
from derive.render.provenance import source
from derive.rocq.book import library, library_theorems
from tests.derive.chapters.promised import CERTIFIED

ROWS = BOOK.certified
FEWEST_WRONG = 3


def each(function):
    return pytest.mark.parametrize("row", ROWS.values(), ids=lambda e: e.name)(function)


def test_there_are_such_theorems():
    assert set(ROWS).isdisjoint(BOOK.entries) and set(ROWS) < set(BOOK.analytic)
    found = {
        c: {e.name for e in own if e.name in ROWS} for c, own in ((c.name, c.theorems) for c in BOOK.chapters.values())
    }
    assert {c: own for c, own in found.items() if own} == {
        c: set(own) for c, own in CERTIFIED.items() if c in BOOK.chapters
    }


@each
def test_the_displays_are_proved_and_the_prose_displays_nothing(row):
    assert len(prove_displays(row, {})) == len(row.displayed()) >= 1
    for part in (*(p for p in row.proof if isinstance(p, str)), row.computed):
        assert not re.search(r"\\\[|\$\$|\\begin|\\\\", part), part
        assert part.count("$") % 2 == 0 and part.count("{") == part.count("}"), part


@each
def test_the_latex_of_the_statement_is_sound(row):
    for text in (row.title, row.note, *row.given, *row.variables.values(), *(r.name for r in row.refuted)):
        assert text.count("$") % 2 == 0, text
    for text in (*row.formulas(), *row.where):
        assert "$" not in re.sub(r"\\text\{[^}]*\}", "", text), text
    assert row.title and not row.title.endswith(".")


@each
def test_no_digits_of_an_enclosure_stand_in_prose(row):
    """They are printed from the record; what is typed is in `enclosed`, and `verify` measures it."""
    for part in (*(p for p in row.proof if isinstance(p, str)), row.computed, row.note, *row.claim):
        assert not re.search(r"\d\.\d", part), part


@each
def test_sources_and_mistakes(row):
    assert row.sources
    for key in (*row.sources, *(r.reported for r in row.refuted if r.reported)):
        assert source(key)
    assert len({r.name for r in row.refuted}) == len(row.refuted) >= FEWEST_WRONG


@each
def test_what_stands_in_the_way_of_a_proof_is_said_and_what_rocq_proves_is_there(row):
    assert "Rocq" in row.unproved and row.unproved.count("$") % 2 == 0
    proved_there = library_theorems(library())
    for name in re.findall(r"\\texttt\{([^}]*)\}", row.unproved):
        file, _, theorem = name.replace("\\_", "_").partition(".")
        assert theorem in proved_there[file], name
