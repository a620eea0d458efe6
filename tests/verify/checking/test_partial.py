"""A program that is wrong for some sizes, inputs, places or calls is refused, or the report says it was not asked."""

import pytest

from tests.verify.checking.partial import PARTIAL, UNASKED, Partial, listed
from verify.checking.judging.diagnosis import Verdict

SOME = tuple(p for p in PARTIAL[7::11] if not p.conventions)
MOST_MISSED = 20
MOST_MISSED_THOROUGHLY = 4


def missed(programs: tuple[Partial, ...], thorough: bool = False) -> list[Partial]:
    """Return those that are not refused; each has to be under what the report says was not asked."""
    diagnoses = [(program, program.checked(thorough=thorough)) for program in programs]
    left = [(p, d) for p, d in diagnoses if d.verdict in (Verdict.AGREES, Verdict.CANNOT)]
    for program, diagnosis in left:
        assert listed(*UNASKED[program.label], diagnosis.scope.not_asked), (program, diagnosis.scope.not_asked)
    return [program for program, _ in left]


def test_there_are_a_hundred():
    assert len(PARTIAL) == len(set(map(str, PARTIAL))) >= 100
    assert {p.label for p in PARTIAL} >= UNASKED.keys()


def test_some_are_refused_or_said_not_to_be_asked():
    assert 0 < len(missed(SOME)) < len(SOME) / 3


@pytest.mark.long
def test_more_are_refused_or_said_not_to_be_asked():
    assert len(missed(PARTIAL[::6])) < len(PARTIAL) / 18


def test_without_the_mistake_each_agrees():
    assert [str(program) for program in SOME[::2] if not program.checked(factor=1.0).agrees] == []


@pytest.mark.long
def test_eighty_are_refused_and_the_rest_is_said_not_to_be_asked():
    assert len(missed(PARTIAL)) <= MOST_MISSED


@pytest.mark.long
def test_a_thorough_check_refuses_all_but_a_few():
    hard = tuple(p for p in PARTIAL if p.label in UNASKED)
    left = missed(hard, thorough=True)
    assert len(left) <= MOST_MISSED_THOROUGHLY, left
