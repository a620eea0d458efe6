"""The page of a theorem that is proved in Rocq."""

from dataclasses import replace

import pytest

from derive.analysis import Display
from derive.kernel.rules import ProofError
from derive.proving import prove_displays
from derive.reference import analytic_theorem
from derive.render.analysis import Checked, analytic_page, analytic_record
from derive.render.evidence import Evidence
from derive.render.rocq.book import library
from derive.render.rocq.by_hand import by_hand
from derive.render.symbols import RenderError
from derive.theorems import analytic, contents

LIMIT = analytic()["softmax_scaled_limit"]
CHAPTER = contents()["softmax"][0]


def checked(entry):
    return Checked(entry, prove_displays(entry, {}), by_hand(entry, library()), CHAPTER)


@pytest.mark.parametrize("name", analytic())
def test_every_page_is_sound(name):
    text = analytic_theorem(name).latex()
    assert text.index(r"\end{theorem}") < text.index(r"\begin{verbatim}") < text.index(r"\begin{derivation}")
    assert max(map(len, text.split(r"\begin{verbatim}")[1].split(r"\end{verbatim}")[0].splitlines())) <= 120


def test_the_statement_of_rocq_stands_on_the_page_word_for_word():
    text = analytic_theorem("softmax_scaled_limit").latex()
    shown = text.split(r"\begin{verbatim}")[1].split(r"\end{verbatim}")[0]
    statement = by_hand(LIMIT, library()).statements[0]
    assert " ".join(statement.split()) in " ".join(shown.split())


def test_verdicts_and_mistakes_are_read_from_the_evidence():
    page = checked(LIMIT)
    columns = {c: {"status": "pass"} for c in ("transformer", "ball", "mutants")}
    recorded = Evidence({LIMIT.name: {"digest": page.digest, **columns}})
    assert "balls pass" in analytic_page(page, recorded)
    assert f"Refuted: {LIMIT.refuted[0].name};" in analytic_page(page, recorded)
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
    other = checked(analytic()["softmax_jacobian_zero_iff_onehot"])
    with pytest.raises(RenderError):
        analytic_page(page._replace(displays=other.displays[:1]), Evidence())


def test_the_record_holds_both_statements():
    record = analytic_record(checked(LIMIT), "softmax")
    assert record["digest"] == checked(LIMIT).digest
    assert record["rocq"]["statements"] == list(by_hand(LIMIT, library()).statements)
    assert record["latex"]["claim"] == list(LIMIT.claim)
    assert record["lemmas"] == ["softmax_shift_invariant"]
