"""Every sentence that claims much stands in ``tests/sentences.tsv`` beside what supports it; see `tests.sentences`."""

import re

import pytest

from derive.chapters import BOOK
from tests.sentences import ROOT, Row, differences, sentences, strings, table

ROWS = table()
ADVICE = "python -m tests.sentences prints the rows; see the docstring of tests/sentences.py"
THEOREMS = {*BOOK.entries, *BOOK.analytic}


def unsupported(support):
    """Say what is wrong with a support; empty if nothing is."""
    if support.startswith("none: "):
        return "" if len(support.split()) > 2 else "a reason was expected"
    for name in support.split(", "):
        there = (ROOT / name).is_file() if name.startswith("tests/") else name in THEOREMS
        if not there:
            return f"there is no theorem and no test {name!r}"
    return ""


def test_every_sentence_that_claims_much_is_in_the_table():
    lacking, _ = differences()
    assert ["\t".join(row) for row in lacking] == [], ADVICE


def test_every_row_has_its_sentence():
    _, gone = differences()
    assert ["\t".join(row) for row in gone] == [], ADVICE


def test_what_supports_a_sentence_is_there():
    assert [(row.place, why) for row in ROWS if (why := unsupported(row.support))] == []


def test_a_theorem_that_a_sentence_cites_supports_it():
    """A reference in the sentence is part of what it says."""
    cited = {row: set(re.findall(r"\\cited\{(\w+)\}", row.sentence)) for row in ROWS}
    assert [(row.place, own) for row, own in cited.items() if not own <= set(row.support.split(", "))] == []


# ---- each of these tests can fail ----


def test_the_table_holds_each_sentence_once_and_without_a_stray_tab():
    assert len({row[:2] for row in ROWS}) == len(ROWS)
    assert {len(line.split("\t")) for line in (ROOT / "tests/sentences.tsv").read_text("utf-8").splitlines()} == {3}


@pytest.mark.parametrize(
    "support", ["", "none: ", "none: so", "softmax_jacobin", "tests/nowhere.py", "softmax_jacobian,softmax_vjp"]
)
def test_a_support_that_is_none(support):
    assert unsupported(support) != ""


def test_a_sentence_is_found_by_its_words():
    text = r"""It is so. No sum is ever bounded by $n$. Then $x \le y$.

    A softmax never vanishes, as theorem~\cited{softmax_pos} says."""
    assert list(sentences("here", text)) == [
        Row("here", "No sum is ever bounded by $n$."),
        Row("here", r"A softmax never vanishes, as theorem~\cited{softmax_pos} says."),
    ]
    assert list(sentences("here", "Smaller bounding boxes, generally.")) == []


def test_a_changed_sentence_is_lacking_and_its_row_is_gone(monkeypatch):
    changed = [row._replace(sentence=row.sentence + " Always.") if n == 0 else row for n, row in enumerate(ROWS)]
    monkeypatch.setattr("tests.sentences.table", lambda: changed)
    lacking, gone = differences()
    assert ([row[:2] for row in lacking], gone) == ([ROWS[0][:2]], [changed[0]])


def test_strings_of_a_program_are_read_and_its_docstrings_are_not():
    source = 'def f(x):\n    """Never."""\n    return f"a bound of {x}, always" + "all of it"\n'
    assert sorted(strings(source)) == ["a bound of {}, always", "all of it"]
