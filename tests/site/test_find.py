"""What a student types is found, in the first three answers, by the page as by `derive.doors.finding.find`.

The queries of ``queries.tsv`` that are marked ``before`` were written before anything was searched for; those marked
``after`` are some that were found. One of the theorems of a row has to be found; where there is none, nothing.
"""

import csv
from pathlib import Path

import pytest

from derive.doors.finding import find

FOUND = """
const field = document.getElementById("q");
field.value = arguments[0];
field.dispatchEvent(new Event("input", { bubbles: true }));
return [...document.querySelectorAll("#found a")].map((link) => link.getAttribute("href"));
"""
with (Path(__file__).parent / "queries.tsv").open(encoding="utf-8") as file:
    QUERIES = {row["query"]: row["theorems"].split() for row in csv.DictReader(file, delimiter="\t")}


def answers(queries):
    """The first three theorems for each query; none may be missed."""
    found = {query: [own.name for own in find(query)][:3] for query in queries}
    missed = {q: found[q] for q in found if not (set(QUERIES[q]) & set(found[q]) if QUERIES[q] else not found[q])}
    assert missed == {}
    return found


def test_some_that_are_typed_are_found_here():
    nothing = [query for query, names in QUERIES.items() if not names]
    assert nothing
    assert len(answers([*list(QUERIES)[::6], *nothing])) > 10


@pytest.mark.long
def test_what_is_typed_is_found_among_the_first_three(browser, folder):
    assert len(QUERIES) >= 60
    browser.get((folder / "find.html").as_uri())
    found = answers(QUERIES)
    shown = {query: browser.execute_script(FOUND, query)[:3] for query in QUERIES}
    assert shown == {query: [f"theorem/{name}.html" for name in names] for query, names in found.items()}
    assert browser.execute_script(FOUND, "no such word") == []
