"""Tests of `verify.checking.judging.unexplained`: invariants and distances of an array that no formula explains."""

from types import SimpleNamespace

import numpy as np

from verify import check
from verify.checking.judging.diagnosis import Verdict
from verify.checking.judging.unexplained import overflows


def softmax(p, g):
    return p * (g - (p * g).sum(-1, keepdims=True))


def test_a_broken_invariant_and_the_nearest_formulas_are_said():
    def wrong(p, g):
        made = softmax(p, g)
        made[..., -1] += np.float64(0.5) * made[..., 0]
        return made

    (finding,) = check(wrong, "softmax_vjp", given="output").findings
    assert finding.broken == ("softmax_vjp_sum_zero",) and not finding.kept
    assert len(finding.nearest) == 2 and all("relative distance" in near for near in finding.nearest)


def test_a_kept_invariant_is_not_said_to_be_broken():
    (finding,) = check(lambda p, g: 3 * softmax(p, g) ** 1, "softmax_vjp", given="output").findings
    assert finding.kept == ("softmax_vjp_sum_zero",) and not finding.broken


def test_a_program_overflows_where_extreme_arguments_alone_give_no_number():
    usual, extreme = (SimpleNamespace(question=SimpleNamespace(extreme=e)) for e in (None, object()))
    number, lost = np.ones(2), np.array([1.0, np.nan])
    assert overflows([usual, extreme], [number, lost])
    assert not overflows([usual, extreme], [lost, lost])
    assert not overflows([usual, extreme], [number, number])


def test_a_naive_form_is_not_finite_and_matches_no_wrong_formula():
    def unshifted(x):
        e = np.exp(x)
        return e / e.sum(-1, keepdims=True)

    with np.errstate(all="ignore"):
        diagnosis = check(unshifted, "softmax", dtype="float32")
    assert (diagnosis.verdict, diagnosis.name) == (Verdict.NOT_FINITE, "")
