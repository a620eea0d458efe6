"""Tables for programs and for readers of text."""

import json
import re

from derive.books.book import Book
from derive.chapters import BOOK
from derive.kernel.rules import RULES
from derive.language.text.declarations import signature, size_text
from derive.render.evidence import Evidence
from derive.render.tables import theorems_json, trusted_base_md
from derive.rocq.axioms import AXIOMS
from derive.rocq.book import LIBRARY
from derive.rocq.layout import IMPORTS
from derive.rocq.rules import LEMMAS, MECHANISMS
from tests.book import part
from tests.derive.render.pages import printed_book
from tests.derive.render.test_book import book, theorems

__all__ = ["book", "theorems"]


def test_sizes_and_signatures_as_text():
    assert size_text(("2", "h")) == "2*h"
    entry = BOOK.entries["dot_product_variance_of_centered"]
    assert [(s["name"], s["shape"], s["random"]) for s in signature(entry.signature)] == [
        ("q", ["d"], True),
        ("k", ["d"], True),
        ("sigma", [], False),
    ]


def test_json_has_one_record_a_theorem(theorems, book):
    document = json.loads(theorems_json(book, theorems, Evidence()))
    assert document["version"] == 1
    assert [(r["chapter"], r["name"]) for r in document["theorems"]] == [
        (c.name, e.name) for c in book.chapters.values() for e in c.entries
    ]
    record = next(r for r in document["theorems"] if r["name"] == "softmax_lt_one")
    assert record["hypotheses"] == ["Distinct(i, k)"]
    assert record["claim"] == "softmax(x, i) < 1"
    assert record["lemmas"] == ["softmax_pos", "softmax_two_weights_le_one"]


def test_json_has_the_domain_of_a_statement():
    name = "layernorm_sum_zero"
    document = theorems_json(Book([part("normalization", [name])]), printed_book([name]), Evidence())
    (record,) = json.loads(document)["theorems"]
    assert record["latex"]["domain"] == [r"0 < v + \varepsilon"]


def test_json_has_the_digests_of_what_rocq_has_elaborated(theorems, book):
    column = {"status": "pass", "elaborated": ["e1"]}
    recorded = {
        "softmax_pos": {"digest": theorems["softmax_pos"].digest, "rocq": column},
        "softmax_vjp": {"digest": theorems["softmax_vjp"].digest, "rocq": {**column, "status": "fail"}},
        "softmax_jacobian": {"digest": "of another statement", "rocq": column},
    }
    document = json.loads(theorems_json(book, theorems, Evidence(recorded)))
    assert {r["name"]: r["elaborated"] for r in document["theorems"] if "elaborated" in r} == {"softmax_pos": ["e1"]}


def test_docstrings_of_rules_become_figures_and_refusals(theorems):
    text = trusted_base_md(theorems, Evidence())
    section = text.split("### `specialize`")[1].split("###")[0]
    assert "``G |- forall k, P(k)`` gives ``G |- P(i)``." in section
    assert "Refuses: If ``i`` is not a closed index" in section
    assert "------" not in text


def test_how_rocq_checks_each_rule_is_said(theorems):
    text = trusted_base_md(theorems, Evidence()).partition("## What Rocq checks again")[2]
    for rule in RULES:
        (row,) = (line for line in text.splitlines() if line.startswith(f"| `{rule}` |"))
        assert MECHANISMS.get(rule, "lemma") in row
        assert all(f"`Rules.{lemma}`" in row for lemma in LEMMAS.get(rule, ()))
    assert text.endswith("### The axioms\n\nNot run: nothing is recorded of the theorems as they are now.\n")


def test_every_file_of_definitions_that_a_statement_needs_is_named(theorems):
    """What a statement rests on in Rocq is what its file requires, and what that takes from Coquelicot."""
    text = (
        trusted_base_md(theorems, Evidence()).partition("What remains to be believed")[2].partition("What Rocq does")[0]
    )
    required = re.search(r"From Derive Require Import ([\w ]+)\.", IMPORTS)[1].split()
    assert [
        name for name in required if f"`{name}.v`" not in text and f"`derive/rocq/library/{name}.v`" not in text
    ] == []
    special = (LIBRARY / "SpecialFunctions.v").read_text(encoding="utf-8")
    used = {
        name for name in ("RInt", "Lim", "Series", "Derive") if re.search(rf"^Definition.*\b{name}\b", special, re.M)
    }
    assert used == {name for name in used if f"`{name}`" in text} != set()


def test_the_axioms_are_those_that_were_recorded(theorems):
    column = {"status": "pass", "axioms": ["Classical_Prop.classic"]}
    recorded = {n: {"digest": t.digest, "rocq": column} for n, t in theorems.items() if n != "softmax_vjp"}
    text = trusted_base_md(theorems, Evidence(recorded, coq="8.16.1")).partition("### The axioms")[2]
    words = " ".join(text.split())
    assert "Of the files with theorems that Coq 8.16.1 has accepted," in words
    assert f"| `Classical_Prop.classic` | {AXIOMS['Classical_Prop.classic']} |" in words
    assert "sig_not_dec" not in words


def test_machine_integers_are_one_line(theorems):
    column = {"status": "pass", "axioms": ["Classical_Prop.classic", "PrimInt63.add", "Uint63.add_spec"]}
    recorded = {n: {"digest": t.digest, "rocq": column} for n, t in theorems.items() if n == "softmax_vjp"}
    text = trusted_base_md(theorems, Evidence(recorded, coq="8.16.1")).partition("### The axioms")[2]
    sentence = "The operations of the processor on integers do what they should."
    assert text.count(f"| `PrimInt63.*`, `Uint63.*` | {sentence} |") == 1
    assert "add_spec" not in text
