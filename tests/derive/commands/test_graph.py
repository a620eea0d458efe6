"""What `derive graph` draws."""

import json

import pytest

from derive.chapters import BOOK
from derive.commands.cite import cite
from derive.commands.graph import graph
from derive.doors.reference import theorem
from derive.kernel.terms import DeriveError


def test_graph_of_the_book_a_chapter_and_a_theorem():
    whole = graph(None, "dot", False)
    assert [n["name"] for n in whole.document["nodes"]] == list(BOOK.theorems)
    assert [n["name"] for n in graph(None, "svg", False).document["nodes"]] == list(BOOK.chapters)
    own = graph("dot_product", "svg", False)
    assert [n["name"] for n in own.document["nodes"]] == [e.name for e in BOOK.chapters["dot_product"].entries]
    below = graph("softmax_vjp", "dot", False).document
    assert [(e["from"], e["to"]) for e in below["edges"]] == [
        ("partition_pos", "softmax_jacobian"),
        ("softmax_jacobian", "softmax_vjp"),
    ]
    json.dumps(below)


def test_graph_with_rules():
    found = graph("partition_pos", "svg", True).document["nodes"]
    assert {n["kind"] for n in found} == {"theorem", "rule", "law"}
    assert {"exp_pos"} == {n["name"] for n in found if n["kind"] == "law"}
    with pytest.raises(DeriveError, match="--rules"):
        graph(None, "svg", True)


def test_what_rocq_proves_is_cited_and_drawn_too():
    answer = cite(["softmax_scaled_limit"], True)
    assert theorem("softmax_scaled_limit").digest in answer.text and "@misc{seed001," in answer.text
    below = graph("softmax_jacobian_scaled_limit", "dot", True).document
    assert {"softmax_scaled_limit", "softmax_shift_invariant", "partition_pos"} <= {n["name"] for n in below["nodes"]}
