"""Wrong programs with mistakes in masks, windows, heads and positions are named; the right ones beside them agree."""

import pytest

from tests.verify.checking.masks_and_heads import CASES
from tests.verify.checking.windows_and_slopes import FORWARDS
from verify import check
from verify.checking.judging.diagnosis import Verdict

NAMED = (Verdict.WRONG, Verdict.CONVENTION, Verdict.COEFFICIENTS)
SHORT = FORWARDS[::4]
SOME = [
    *(pytest.param(case, id=case.label) for case in (*CASES, *SHORT)),
    *(pytest.param(case, id=case.label, marks=pytest.mark.long) for case in FORWARDS if case not in SHORT),
]


@pytest.mark.parametrize("case", SOME)
def test_a_mistake_is_named(case):
    diagnosis = check(case.wrong, dtype="float32", **case.asked)
    assert diagnosis.verdict in NAMED and case.words in diagnosis.name, diagnosis.report()
    assert case.words or diagnosis.verdict is Verdict.COEFFICIENTS


@pytest.mark.parametrize("right", {id(case.right): pytest.param(case, id=case.label) for case in CASES}.values())
def test_the_right_program_agrees(right):
    assert check(right.right, dtype="float32", **right.asked).agrees
