"""Claims of the sources, printed: all of each is there, and nothing of it is LaTeX where it should not be."""

import json

import pytest

from derive.claims import WORKS
from derive.claims.claim import against, denied, mistake, proved, refuted, says, unsayable
from derive.doors.judging import false_where, keyed, read, sources
from derive.render.claims import claim_record, claim_text, claims_md, claims_tex, counted, listing_text, short
from derive.render.plain import paragraph

SLIP = keyed()["seed:003#53"]
GROUNDS = {
    says("softmax_pos"): "softmax_pos",
    against("softmax_pos"): "softmax_pos, which says the opposite",
    mistake("softmax_pos", "reversed"): "softmax_pos, which refutes the wrong statement 'reversed'",
    proved("reals: t; claim: t = t"): "derive decide proves: t = t",
    refuted("claim: 1 = 2"): "derive decide refutes: 1 = 2",
    denied("claim: 1 = 2"): "derive decide refutes: 1 = 2",
    unsayable("claim: x = 1"): "the language refuses: x = 1",
}


@pytest.mark.parametrize("ground", GROUNDS, ids=lambda g: g.kind)
def test_a_ground_in_a_line(ground):
    assert short(ground) == GROUNDS[ground]


@pytest.mark.parametrize("work", WORKS, ids=lambda w: w.key)
def test_every_sentence_is_read_as_latex(work):
    assert paragraph(work.title)
    for claim in work.claims:
        assert all("$" not in paragraph(text) for text in (claim.english, claim.statement, claim.remark) if text)


def test_a_listing_names_source_claims_and_what_decides_them():
    work = WORKS[3]
    text = listing_text([(work, work.claims[52:54])]).replace("\xa0", " ")
    head, first, second = text.split("\n\n")
    assert head.splitlines() == [
        "seed:003  Tracing sinusoidal position encodings to their source",
        f"  {work.original}",
        f"  {work.url}",
        "  2 claims: 2 false",
    ]
    assert first.startswith("  53  false: Does it mean that PE(x + k) is α times PE(x)?\n      In one pair")
    assert second.startswith("  54  false: ") and "by sinusoidal_distance_sq, which refutes the wrong" in second
    assert max(map(len, text.splitlines())) <= 100


def test_a_claim_is_shown_with_its_words_and_with_what_was_found():
    answers = ["a", "b", "c", "d"]
    text = claim_text(SLIP.key, SLIP.claim, answers)
    assert text.startswith("seed:003#53, false\n  quoted: 是指") and "in English: Does it mean" in text
    assert [line.strip() for line in text.splitlines() if line.strip() in answers] == answers
    record = claim_record(SLIP.key, SLIP.claim, answers)
    assert json.loads(json.dumps(record)) == record
    assert [g["kind"] for g in record["decided_by"]] == ["proved", "refuted", "mistake", "says"]
    assert record["decided_by"][2] == {
        "kind": "mistake",
        "theorem": "sinusoidal_shift",
        "mistake": "one factor for each channel",
        "found": "c",
    }
    assert "found" not in claim_record(SLIP.key, SLIP.claim)["decided_by"][0]


def test_counts_are_of_verdicts_in_their_order():
    assert counted([SLIP.claim]) == "1 claim: 1 false"
    assert counted(f.claim for f in sources("seed:003")).startswith("60 claims: 27 true, 7 true with a hypothesis, ")


def test_the_appendix_labels_each_claim_and_links_its_theorems():
    ground = SLIP.claim.grounds[1]
    stated = {g: read(g.text) for f in sources() for g in f.claim.grounds if g.kind in ("proved", "refuted", "denied")}
    text = "\n".join(claims_tex(WORKS, stated, {ground: false_where(ground)}))
    assert text.count(r"\claimrow{") == len(sources())
    (row,) = (line for line in text.splitlines() if line.startswith(r"\claimrow{003}{53}{false}"))
    assert r"a refutation of $\sin(k \theta) = 0$, at k = 1, theta = 1: left 0.841470984808, right 0" in row
    assert r"\cited{sinusoidal_shift} refutes \emph{one factor for each channel}" in row
    assert "if the entries of $X$ are independent, $" in text and r"$\text{" not in text
    assert text.isascii(), "the fonts of the book have no Chinese"


def test_the_page_has_the_words_of_the_sources():
    ground = SLIP.claim.grounds[1]
    page = claims_md(WORKS, {ground: "at k = 1"})
    rows = [line for line in page.splitlines() if line.startswith("| ") and not line.startswith("| claim")]
    assert len(rows) == len(sources())
    assert all(line.replace(r"\|", "").count("|") == 7 for line in rows)
    assert "derive decide refutes: sin(k*theta) = 0, at k = 1" in page and SLIP.claim.quotation in page
