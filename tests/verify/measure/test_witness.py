"""mpmath beside the balls: it sees a wrong closed form, and a wrong mpmath is seen."""

from fractions import Fraction

import pytest

from derive.books.mistakes import right
from derive.chapters import BOOK
from derive.chapters.decay.integral import b, x
from derive.language.terms import Ci, log
from derive.values import numpy as reading
from verify.counterparts.claims import BY_DEFINITION
from verify.counterparts.decay import analysis as rows
from verify.counterparts.decay.integrals import WITNESSED
from verify.measure import witness as module
from verify.measure.evaluations import Evaluations
from verify.measure.evidence import collect
from verify.measure.record import RECORDED
from verify.measure.sampling import Sampler
from verify.mutants.decay import WRONG
from verify.oscillation import witnesses


def evaluations(name):
    return Evaluations(Sampler(BOOK.entries[name], reading, 0, 1))


def test_what_mpmath_says_is_recorded():
    assert "mpmath" in RECORDED


def test_a_theorem_without_an_integral_has_no_such_figure():
    assert "mpmath" not in collect("finite_sum_no_decay", ["ball"])["ball"]
    assert "mpmath" not in collect("finite_sum_square", ["ball"])["ball"]


def test_a_wrong_closed_form_is_seen_by_mpmath_alone():
    entry, witnessed = BOOK.entries["decay_closed_form"], WITNESSED["decay_closed_form"]
    few = witnessed._replace(points=witnessed.points[:1])
    wrong = entry.variant(right("wrong power", (Ci(x) - Ci(x / b**2)) / log(b)).change(entry.claim))
    column_of_mpmath = module.entry_witness(Evaluations(Sampler(wrong, reading, 0, 1)), few, [])
    assert "mpmath (closed_form_multiprecision, between_zeros) is not" in column_of_mpmath["failures"][0]
    column = module.with_witness({"status": "pass"}, column_of_mpmath)
    assert column["status"] == "fail"


def test_a_mutant_that_mpmath_does_not_refute_is_a_failure():
    name = "decay_closed_form"
    few = WITNESSED[name]._replace(points=WITNESSED[name].points[:1])
    column = module.entry_witness(evaluations(name), few, [("the claim itself", BOOK.entries[name].claim)])
    assert column["failures"] == [f"{name}, mutant the claim itself: mpmath does not refute it"]


def test_a_wrong_row_is_refuted_by_mpmath():
    row = rows.riemann_sum_error
    seen = next(iter(WRONG["riemann_sum_error"].items()))
    wrong = dict([seen, ("nothing changed", {})])
    column = module.claim_witness("riemann_sum_error", row, BY_DEFINITION, wrong, 30)
    assert column["failures"] == ["riemann_sum_error, mutant nothing changed: mpmath does not refute it"]


@pytest.mark.parametrize("name", ["decay_linear", "riemann_sum_error"])
def test_where_mpmath_says_otherwise_the_column_fails(name, monkeypatch):
    integrate = witnesses.integrate

    def shifted(x, schedule, **how):
        return integrate(x + Fraction(1, 10**9), schedule, **how)

    monkeypatch.setattr(witnesses, "integrate", shifted)
    column = collect(name, ["ball"])["ball"]
    assert column["status"] == "fail"
    assert any("mpmath (closed_form_multiprecision) and the balls differ at x" in text for text in column["failures"])
