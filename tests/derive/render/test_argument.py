"""A proof as data: chains, cases, inductions, paragraphs."""

import json

from derive import theorem
from derive.chapters import BOOK
from derive.render.argument import Chain, Heading, Paragraph, displayed, links, sections


def test_a_chain_has_terms_relations_reasons_and_theorems():
    (chain,) = theorem("softmax_jacobian").proof.sections
    assert [link.theorems for link in links(chain.calc)] == [("partition_pos",), ("partition_pos",), ()]
    assert links(chain.calc)[-1].relation == "="
    assert links(chain.calc)[-1].reason == "definition of softmax"
    assert chain.claim == theorem("softmax_jacobian").claim


def kinds(name):
    return [type(s).__name__ for s in theorem(name).proof.sections]


def test_cases_and_inductions_have_headings():
    arguments = {name: list(sections(e.claim, e.proof)) for name, e in BOOK.entries.items()}
    headed = [name for name, parts in arguments.items() if any(isinstance(s, Heading) for s in parts)]
    supposing = [s for parts in arguments.values() for s in parts if isinstance(s, Heading) and s.supposed is not None]
    assert len(headed) > 5
    assert supposing, "no induction was found"
    for parts in arguments.values():
        for before, after in zip(parts, parts[1:], strict=False):
            assert isinstance(after, Chain | Heading) or isinstance(before, Chain)
        assert isinstance(parts[-1], Chain)


def test_the_proof_of_analysis_has_paragraphs_and_what_they_display():
    assert kinds("softmax_scaled_limit") == ["Paragraph", "Chain", "Paragraph"]
    first = theorem("softmax_scaled_limit").proof.sections[0]
    assert isinstance(first, Paragraph)
    assert first.words.startswith("Let $M$ be the largest entry")


def test_all_terms_of_a_proof_are_displayed():
    entry = BOOK.entries["softmax_jacobian"]
    assert list(displayed(entry.claim, entry.proof)) == [entry.claim, *(s.term for s in entry.proof.steps)]


def test_the_record_is_json_and_says_all():
    record = json.loads(json.dumps(theorem("softmax_jacobian").proof.record()))
    assert [section["kind"] for section in record] == ["chain"]
    step = record[0]["steps"][-1]
    assert step == {
        "relation": "=",
        "term": {
            "text": "softmax(x, i)*(KroneckerDelta(i, j) - softmax(x, j))",
            "plain": "p_i (δ_ij − p_j)",
            "latex": r"p_i (\delta_{ij} - p_j)",
        },
        "reason": "definition of softmax",
        "theorems": [],
    }
    assert record[0]["start"]["plain"] == "∂p_i/∂x_j"
