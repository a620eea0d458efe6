"""What a report says of a program is true: its mistake is known, and each sentence is held against it."""

from dataclasses import replace
from itertools import islice

import pytest

from tests.verify.checking.told import Told, listed, other_coefficients, partly, programs, rounding, value_of
from verify.checking.judging.diagnosis import Verdict

EVERY = 9


def told(chosen: list[Told]) -> list[str]:
    """Return what is false in the reports of programs, and those that agree."""
    diagnoses = [(program, program.checked()) for program in chosen]
    return [
        f"{program.name}, {program.result}, {program.dtype}, {program.words}: {diagnosis.verdict}: {false}"
        for program, diagnosis in diagnoses
        for false in [*program.false(diagnosis), *(["it agrees"] if diagnosis.agrees else [])]
    ]


def test_the_sentences_of_some_reports_are_true():
    """Some of each kind."""
    some = [*islice(other_coefficients(), 3, None, 40), *islice(listed(), 1, None, 24)]
    some += [*islice(rounding(), 2, None, 11), *islice(partly(), 3, None, 17)]
    assert len(some) >= 10
    assert told(some) == []


@pytest.mark.long
def test_the_sentences_of_a_ninth_are_true():
    assert told(programs()[::EVERY]) == []


@pytest.mark.long
def test_the_sentences_of_more_reports_are_true():
    every = programs()
    assert len(every) >= 250
    assert told(every[4::EVERY] + every[7::EVERY]) == []


def test_a_false_sentence_is_seen():
    """The control: another coefficient, another name, another place, and rounding where there is none."""
    kinds = {
        "2 before softmax*g": {"fitted": ("3 [softmax*g] (the theorem has 1)",)},
        "a billionth added": {"verdict": Verdict.LOWER},
        "twice at [(3, 5)]": {"off": "15 of 240 entries, 4 of 16 questions, only at (5, 3)"},
    }
    every = {"2 before softmax*g": other_coefficients, "a billionth added": rounding, "twice at [(3, 5)]": partly}
    for words, changed in kinds.items():
        program = next(p for p in every[words]() if p.words == words)
        diagnosis = program.checked()
        assert program.false(diagnosis) == []
        false = replace(diagnosis, findings=(replace(diagnosis.findings[0], **changed),))
        assert program.false(false) != []


def test_numbers_are_read_as_a_report_says_them():
    assert value_of("-4/3", 5) == (-4 / 3, 0.0)
    assert value_of("1.3 +- 0.02", 5) == (1.3, 0.02)
    assert value_of("1 at n = 3, 0.98 at n = 5", 5) == (0.98, 0.01)
    assert value_of("-1/(n-1)", 5) == (-0.25, 0.0)
    with pytest.raises(AssertionError, match="no coefficient for n = 7"):
        value_of("1 at n = 3, 2 at n = 5", 7)
