"""Every theorem of analysis: its printed statement against that in Rocq, its proof, its sources, its mistakes."""

import re

import pytest

from derive.chapters import BOOK
from derive.claims import mistakes
from derive.proving.prover import prove_displays
from derive.render.provenance import source
from derive.rocq.book import library, library_theorems
from derive.rocq.by_hand import by_hand
from tests.derive.chapters.promised import ANALYSIS

ROWS = {name: row for name, row in BOOK.analytic.items() if name not in BOOK.certified}
FILES = library()
FEWEST_WRONG = 3


def binders(statement):
    """Return the names of variables and of hypotheses, called given, given_1 and so on; not those of sizes."""
    depth, groups = 0, [""]
    for char in re.sub(r"\(\*.*?\*\)", " ", statement, flags=re.DOTALL):
        if char == ":" and depth == 0:
            break
        depth += (char == "(") - (char == ")")
        groups[-1] += char if depth else ""
        groups += [""] if depth == 0 and groups[-1] else []
    names = [name for group in groups for name in group.removeprefix("(").split(":")[0].split()]
    bound = [name for name in names if not name.endswith("_pos")]
    return [n for n in bound if not n.startswith("given")], [n for n in bound if n.startswith("given")]


def test_binders_are_told_apart():
    text = "Theorem least (x y : R) (* of (two) *) (n : nat) (n_pos : (0 < n)%nat) (given : 0 < x) : x < y + INR n."
    assert binders(text) == (["x", "y", "n"], ["given"])


def each(function):
    return pytest.mark.parametrize("row", ROWS.values(), ids=lambda e: e.name)(function)


def test_there_is_analysis():
    assert set(ROWS).isdisjoint(BOOK.entries)
    found = {
        c: [e.name for e in own if e.name in ROWS] for c, own in ((c.name, c.theorems) for c in BOOK.chapters.values())
    }
    assert {c: set(own) for c, own in found.items() if own} == {
        c: set(own) for c, own in ANALYSIS.items() if c in BOOK.chapters
    }
    assert [e.name for e in BOOK.theorems.values() if e.name in ROWS] == list(ROWS)


def test_no_two_titles_are_alike():
    titles = [e.title for e in (*BOOK.entries.values(), *ROWS.values())]
    assert [t for t in titles if titles.count(t) > 1] == []


@each
def test_variables_and_hypotheses_are_those_of_rocq(row):
    variables, hypotheses = [], []
    for statement in by_hand(row, FILES).statements:
        own, given = binders(statement)
        variables += [v for v in own if v not in variables]
        hypotheses = max(hypotheses, given, key=len)
    assert [name for names in row.variables for name in names.split()] == variables
    assert len(row.given) == len(hypotheses)


@each
def test_an_equivalence_is_printed_as_one(row):
    text = " ".join(by_hand(row, FILES).statements)
    assert sum(c.count(r"\iff") for c in row.claim) == text.count("<->")


@each
def test_the_displays_are_proved_and_the_prose_displays_nothing(row):
    assert len(prove_displays(row, {})) == len(row.displayed())
    for part in row.proof:
        if isinstance(part, str):
            assert not re.search(r"\\\[|\$\$|\\begin|\\\\", part), part
            assert part.count("$") % 2 == 0 and part.count("{") == part.count("}"), part
            assert not set(part) & set("\t\f\v\a\b\r"), part


@each
def test_the_latex_of_the_statement_is_sound(row):
    for text in (row.title, row.note, row.reading, *row.given, *row.variables.values(), *(r.name for r in row.refuted)):
        assert text.count("$") % 2 == 0, text
    for text in (*row.claim, *row.where):
        assert "$" not in re.sub(r"\\text\{[^}]*\}", "", text), text
    assert row.title and not row.title.endswith(".")


@each
def test_sources_and_mistakes(row):
    for key in (*row.sources, *(r.reported for r in row.refuted if r.reported)):
        assert source(key)
    assert len({r.name for r in row.refuted}) == len(row.refuted) >= FEWEST_WRONG


def test_a_wrong_claim_that_decides_one_of_a_source_is_false_by_a_theorem_of_rocq():
    proved_there = library_theorems(FILES)
    deciding = [(name, w) for name, own in ROWS.items() for w in own.refuted if (name, w.name) in mistakes()]
    assert len(deciding) >= 9
    for name, wrong in deciding:
        file, _, theorem = wrong.rocq.partition(".")
        assert theorem in proved_there[file], (name, wrong.name)
        said = re.search(rf"^Theorem {theorem}\b(.*?)\nProof\.", FILES[file], re.MULTILINE | re.DOTALL)[1]
        assert re.search(r":\s+~ ", said), (name, wrong.name)
    named = {w.rocq for own in ROWS.values() for w in own.refuted if w.rocq}
    assert {f"AnalysisRefuted.{t}" for t in proved_there["AnalysisRefuted"]} <= named
