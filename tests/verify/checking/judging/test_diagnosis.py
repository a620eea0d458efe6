"""A diagnosis is text, JSON, and never a truth value."""

import json
import re

import pytest

import verify
from tests.verify.checking import kernels
from verify.checking.judging.diagnosis import Diagnosis, Finding, Verdict


def test_it_is_no_truth_value():
    with pytest.raises(TypeError, match="more than two answers"):
        bool(Diagnosis("softmax_vjp", "float64", 0))


@pytest.mark.parametrize("verdict", Verdict)
def test_only_one_verdict_agrees(verdict):
    findings = (Finding("dx", "softmax_vjp", Verdict.AGREES), Finding("dy", "softmax_vjp", verdict))
    diagnosis = Diagnosis("softmax_vjp", "float64", 0, findings)
    assert diagnosis.verdict is verdict
    assert diagnosis.agrees == (verdict.value == "agrees")
    if not diagnosis.agrees:
        with pytest.raises(AssertionError, match="softmax_vjp"):
            diagnosis.require()


def test_a_report_says_what_was_asked():
    report = verify.check(kernels.softmax_vjp, "softmax_vjp").report()
    assert report.startswith("softmax_vjp [float64]: AGREES\n")
    assert "excluded    13 wrong formulas; the closest: " in report
    assert re.search(r"\n  asked       \d{2} questions, seed 0\n  sizes       rows 1 2 3", report)
    refused = verify.check(lambda x, g: g, "softmax_vjp").report()
    assert refused.endswith("asked       16 questions, seed 0\n")


def test_a_document_holds_no_infinity():
    document = verify.check(lambda x, g: x / 0, "softmax_vjp").document()
    (finding,) = document["findings"]
    assert (document["verdict"], document["agrees"], finding["resolution"]) == ("not finite", False, None)
    assert json.loads(json.dumps(document, allow_nan=False)) == document


def test_nothing_is_decisive_of_a_function_that_cannot_be_called():
    diagnosis = verify.check(3, "softmax_vjp")
    assert diagnosis.verdict is Verdict.NOT_CALLABLE
    with pytest.raises(LookupError, match="expected a function, got int"):
        diagnosis.decisive  # noqa: B018


def test_what_has_no_name_is_shown_at_the_smallest_question_where_it_is_off():
    def off_at_rows_of_three_and_four(x, g):
        right = kernels.softmax_vjp(x, g)
        return right + (right**2 * x.shape[-1] if x.shape[-1] in (3, 4) else 0)

    finding = verify.check(off_at_rows_of_three_and_four, "softmax_vjp").decisive
    assert finding.unnamed
    assert finding.smallest.shape == min([(5, 3), (4, 4)], key=lambda shape: shape[0] * shape[1])
    assert ("look at", str(finding.smallest)) in finding.facts() or finding.smallest == finding.worst
