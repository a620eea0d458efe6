"""What a page says of the adequacy of its theorem, and the record that it is read from."""

import json

import pytest

from derive.books.book import Book, Chapter
from derive.chapters import BOOK
from derive.doors.build import BuildError, documents, generate
from derive.kernel.certificate import digest
from derive.language.entry import Opening
from derive.proving.prover import prove
from derive.render.adequacy import adequacy_tex, read_adequacy
from derive.render.evidence import Evidence, EvidenceError
from derive.render.page import page, printed, replayed

NAME = "product_mean"
TERMS = [{"term": f"right: factor {name}", "verdict": "false"} for name in ("mu", "nu")]
WHOLE = {"sizes": {"n": 2}, "values": {"k": "0", "q": "1", "nu": ["1", "-1/3"], "mu": "2"}}
GIVEN = [
    {
        "hypothesis": "Independent(q, k)",
        "verdict": "false",
        "point": {"sizes": {}, "values": {"mu": "1/2", "nu": "0.25"}, "law": "k is -1; q is 1"},
        "indices": {"i": 0},
        "left": "-3e-07",
        "right": "within 1e-47 of 0",
    },
    {"hypothesis": "E(q) = mu", "verdict": "no value", "point": WHOLE},
    {"hypothesis": "E(k) = nu", "verdict": "false", "conventional": True, "point": {"sizes": {}, "values": {}}},
]
FOUND = {
    "status": "pass",
    "terms": TERMS,
    "hypotheses": GIVEN,
    "mutants": {"refuted": 4, "stated": 4},
}


@pytest.fixture(scope="module")
def theorem():
    return prove(BOOK.entries[NAME])


def line(theorem, record):
    made = printed(BOOK.entries[NAME], theorem, Opening("C", ""))
    return adequacy_tex(record, made)


def test_the_line_counts_what_is_needed_and_shows_where(theorem):
    assert line(theorem, FOUND) == (
        "Adequacy: 2 of 2 terms and 3 of 3 hypotheses are load-bearing; 4 of 4 mutants are refuted. "
        r"Without independence it is false where $\mu = 1/2$, $\nu \approx 0.25$, k is $-$1; q is 1, $i = 0$: "
        r"left side $-3 \cdot 10^{-7}$, right side within $1 \cdot 10^{-47}$ of $0$. "
        r"Without $\mathbb{E}[q] = \mu$ a term has no value where $n = 2$, $q = 1$, $\mu = 2$, $k = 0$, "
        r"$\nu = (1, -1/3)$."
    )


def test_exceptions_leave_out_what_is_as_it_should_be_and_nothing_else(theorem):
    made = printed(BOOK.entries[NAME], theorem, Opening("C", ""))
    whole = line(theorem, FOUND)
    assert whole.endswith(adequacy_tex(FOUND, made, exceptions=True))
    assert adequacy_tex(FOUND, made, exceptions=True).startswith("Without independence")
    survived = {**FOUND, "mutants": {"refuted": 3, "stated": 4}}
    spare = {**FOUND, "terms": [TERMS[0], {**TERMS[1], "verdict": "no change"}]}
    for record in (None, survived, spare, {**FOUND, "status": "fail"}):
        assert adequacy_tex(record, made, exceptions=True) == line(theorem, record)


def test_without_a_condition_of_the_domain_a_term_has_no_value():
    entry = BOOK.entries["layernorm_sum_zero"]
    made = printed(entry, prove(entry), Opening("C", ""))
    lost = {
        "hypothesis": "0 < variance(x) + epsilon",
        "verdict": "no value",
        "point": {"sizes": {"n": 1}, "values": {"epsilon": "-1"}},
    }
    record = {**FOUND, "hypotheses": [], "domain": [lost]}
    assert adequacy_tex(record, made).endswith(r"a term has no value.")  # where x is what?
    lost["point"]["values"]["x"] = ["2"]
    assert adequacy_tex(record, made).endswith(r"a term has no value where $n = 1$, $\varepsilon = -1$, $x = (2)$.")


def test_what_is_idle_is_said(theorem):
    terms = [TERMS[0], {**TERMS[1], "verdict": "no change"}]
    text = line(theorem, {**FOUND, "terms": terms, "hypotheses": [{**outcome, "verdict": "idle"} for outcome in GIVEN]})
    assert "1 of 2 terms and 0 of 3 hypotheses are load-bearing" in text
    assert "1 can be left out: the value of its side is the same without it." in text
    assert "Without independence nothing shows that it is false." in text


def test_without_a_record_and_after_a_failure(theorem):
    assert line(theorem, None) == "Adequacy: not run."
    assert line(theorem, {**FOUND, "status": "fail"}) == r"Adequacy: \fails{fail}."
    assert "no summand or factor to leave out" in line(theorem, {**FOUND, "terms": [], "hypotheses": []})


def test_a_record_of_another_statement_is_as_good_as_none(theorem):
    entry, chapter = BOOK.entries[NAME], Opening("C", "")
    record = {**FOUND, "digest": digest(theorem.hyps, theorem.concl)}
    assert "3 of 3 hypotheses" in page(replayed(entry, theorem, chapter), Evidence(adequacy={NAME: record}))
    other = Evidence(adequacy={NAME: {**record, "digest": "0"}})
    assert "Adequacy: not run." in page(replayed(entry, theorem, chapter), other)


def test_a_build_refuses_what_is_not_adequate():
    entry = BOOK.entries["partition_pos"]
    record = {"digest": digest(entry.given, entry.claim), "status": "fail", "failures": ["given: r != 0: idle"]}
    with pytest.raises(BuildError, match="partition_pos: not adequate: given: r != 0: idle; see: verify adequacy"):
        generate(Book([Chapter("softmax", [entry])]), Evidence(adequacy={"partition_pos": record}), {})


def test_the_record_is_of_the_book():
    recorded = read_adequacy(documents() / "adequacy.json")
    stale = [
        e.name
        for e in BOOK.entries.values()
        if Evidence(adequacy=recorded, forms=BOOK.forms).adequacy(e, digest(e.given, e.claim)) is None
    ]
    assert stale == [], f"write it again with: verify adequacy {' '.join(stale)} --record docs/adequacy.json"
    assert [name for name, record in recorded.items() if record["status"] != "pass"] == []
    assert set(recorded) == set(BOOK.entries)


def test_a_record_is_read(tmp_path):
    file = tmp_path / "adequacy.json"
    assert read_adequacy(file) == {}
    file.write_text(json.dumps({"version": 1, "theorems": {NAME: {**FOUND, "digest": "d"}}}))
    assert read_adequacy(file)[NAME]["digest"] == "d"


@pytest.mark.parametrize(
    "content",
    [
        "{",
        "[]",
        '{"version": 2, "theorems": {}}',
        '{"version": 1, "theorems": {"t": {"digest": "d"}}}',
        '{"version": 1, "theorems": {"t": {"digest": "d", "status": "pass", "terms": [{}]}}}',
    ],
)
def test_a_damaged_record_is_refused(tmp_path, content):
    file = tmp_path / "adequacy.json"
    file.write_text(content)
    with pytest.raises(EvidenceError, match="write it again with: verify adequacy --record"):
        read_adequacy(file)
