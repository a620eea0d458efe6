"""What a student types is found, in the first three answers."""

import csv
from pathlib import Path

import pytest

pytestmark = pytest.mark.long

FOUND = """
const field = document.getElementById("q");
field.value = arguments[0];
field.dispatchEvent(new Event("input", { bubbles: true }));
return [...document.querySelectorAll("#found a")].map((link) => link.getAttribute("href"));
"""
with (Path(__file__).parent / "queries.tsv").open(encoding="utf-8") as file:
    QUERIES = [(row["query"], row["theorem"]) for row in csv.DictReader(file, delimiter="\t")]


def test_what_is_typed_is_found_among_the_first_three(browser, folder):
    assert len(QUERIES) >= 30
    browser.get((folder / "find.html").as_uri())
    found = {query: browser.execute_script(FOUND, query)[:3] for query, _ in QUERIES}
    assert {query: found[query] for query, name in QUERIES if f"theorem/{name}.html" not in found[query]} == {}
    assert browser.execute_script(FOUND, "no such word") == []
