"""The page of a theorem that is proved in Rocq."""

from dataclasses import replace

import pytest

from derive.chapters import BOOK
from derive.doors.reference import theorem
from derive.kernel.rules import ProofError
from derive.language.analysis import Display
from derive.language.symbols import RenderError
from derive.proving.prover import prove_displays
from derive.render.analysis import Checked, analytic_page, analytic_record
from derive.render.evidence import Evidence
from derive.rocq.book import library
from derive.rocq.by_hand import by_hand

LIMIT = BOOK.analytic["softmax_scaled_limit"]
OPENING = BOOK.chapters["softmax"].opening


def checked(entry):
    return Checked(entry, prove_displays(entry, {}), by_hand(entry, library()), OPENING)


@pytest.mark.parametrize("each", [9, pytest.param(1, marks=pytest.mark.long)])
def test_every_page_is_sound(each):
    for name in [name for name in BOOK.analytic if name not in BOOK.certified][::each]:
        is_sound(theorem(name).latex())


def is_sound(text):
    assert text.index(r"\end{provedtheorem}") < text.index(r"\begin{verbatim}") < text.index(r"\begin{derivation}")
    assert max(map(len, text.split(r"\begin{verbatim}")[1].split(r"\end{verbatim}")[0].splitlines())) <= 120


def test_the_statement_of_rocq_stands_on_the_page_word_for_word():
    text = theorem("softmax_scaled_limit").latex()
    shown = text.split(r"\begin{verbatim}")[1].split(r"\end{verbatim}")[0]
    statement = by_hand(LIMIT, library()).statements[0]
    assert " ".join(statement.split()) in " ".join(shown.split())


def test_verdicts_and_mistakes_are_read_from_the_evidence():
    page = checked(LIMIT)
    columns = {c: {"status": "pass"} for c in ("transformer", "ball", "mutants")}
    recorded = Evidence({LIMIT.name: {"digest": page.digest, **columns}})
    assert "balls pass" in analytic_page(page, recorded)
    assert f"Refuted: {LIMIT.refuted[0].name}" in analytic_page(page, recorded)
    for text in (
        analytic_page(page, Evidence()),
        analytic_page(page, Evidence({LIMIT.name: {"digest": "0", **columns}})),
    ):
        assert "balls not run" in text and "Refuted" not in text
        assert "kernel not applicable, proved in Rocq" in text


def test_a_display_that_the_kernel_does_not_prove_makes_no_page():
    first = next(part for part in LIMIT.proof if isinstance(part, Display))
    left, right = first.claim.args
    wrong = replace(first, claim=type(first.claim)("eq", left, right * 2))
    with pytest.raises(ProofError):
        checked(replace(LIMIT, proof=(wrong,)))


def test_a_display_of_another_theorem_is_refused():
    page = checked(LIMIT)
    other = checked(BOOK.analytic["softmax_jacobian_zero_iff_onehot"])
    with pytest.raises(RenderError):
        analytic_page(page._replace(displays=other.displays[:1]), Evidence())


def test_the_record_holds_both_statements():
    record = analytic_record(checked(LIMIT), "softmax")
    assert record["digest"] == checked(LIMIT).digest
    assert record["rocq"]["statements"] == list(by_hand(LIMIT, library()).statements)
    assert record["latex"]["claim"] == list(LIMIT.claim)
    assert record["lemmas"] == ["softmax_shift_invariant"]


# ---- certified in numbers ----

ZERO = BOOK.certified["first_zero_of_decay"]
FOUND = {e.symbol: [e.lower, e.upper] for e in ZERO.enclosed}


def recorded(enclosures, status="pass"):
    ball = {"status": status, "enclosures": [[symbol, *ends] for symbol, ends in enclosures.items()]}
    return Evidence({ZERO.name: {"digest": ZERO.digest, "ball": ball, "transformer": {"status": "pass"}}})


def numbers():
    return Checked(ZERO, prove_displays(ZERO, {}), None, BOOK.chapters["decay"].opening)


@pytest.mark.parametrize("name", BOOK.certified)
def test_a_page_says_that_nobody_has_proved_it(name):
    entry = BOOK.certified[name]
    chapter = next(c.opening for c in BOOK.chapters.values() if entry in c.theorems)
    text = analytic_page(Checked(entry, prove_displays(entry, {}), None, chapter), Evidence())
    assert text.count(r"\begin{certified}") == text.count(r"\begin{computed}") == 1
    assert "proved" not in text.replace("of what was proved", "")
    assert r"\begin{provedtheorem}" not in text and r"\proofby" not in text and r"\qedby" not in text
    assert "kernel not applicable, certified in numbers" in text
    assert "Rocq not applicable, certified in numbers" in text
    assert "No enclosure is recorded." in text
    assert "No enclosure is recorded." not in theorem(name).latex()


def test_enclosures_are_printed_from_the_record():
    narrow = FOUND | {"x_{10}": ["4.90553340755", "4.90553340761"]}
    text = analytic_page(numbers(), recorded(narrow))
    assert "4.90553340755 < {}& x_{10} < 4.90553340761" in text and "No enclosure" not in text
    assert "No enclosure is recorded." in analytic_page(numbers(), recorded(narrow, "fail"))


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"x_{10}": ["4.9055334074", "4.9055334076"]}, r"x_\{10\} is recorded between 4.9055334074 and 4.9055334076"),
        ({"x_{10}": ["4.9055334076", "4.9055334075"]}, "which is not between 4.9055334075 and 4.9055334077, as stated"),
    ],
)
def test_a_wrong_enclosure_makes_no_page(wrong, message):
    with pytest.raises(RenderError, match=message):
        analytic_page(numbers(), recorded(FOUND | wrong))


def test_an_enclosure_that_is_missing_makes_no_page():
    enclosures = {symbol: pair for symbol, pair in FOUND.items() if symbol != "x_{10^4}"}
    with pytest.raises(RenderError, match=r"x_\{10\^4\} is stated, and no enclosure of it is recorded"):
        analytic_page(numbers(), recorded(enclosures))


def test_only_what_is_certified_may_lack_a_statement_in_rocq():
    with pytest.raises(RenderError, match="softmax_scaled_limit: a statement in Rocq was expected"):
        analytic_page(checked(LIMIT)._replace(by_hand=None), Evidence())


def test_the_record_of_what_is_certified():
    record = analytic_record(numbers(), "decay")
    assert "rocq" not in record and record["digest"] == ZERO.digest
    assert record["certified"]["enclosed"]["x_{10}"] == FOUND["x_{10}"]
