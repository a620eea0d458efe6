"""The forward pass of attention: every formula is the book's, programs agree, and mistakes are named."""

import numpy as np
import pytest

import verify
from tests.verify.checking.against_the_book import problems
from tests.verify.checking.as_programs import runs, tally
from tests.verify.checking.kernels import attention
from verify.checking.judging.diagnosis import Verdict
from verify.checking.statements import statement

NAME = "attention_output_shifted"
CONVENTIONS = (
    {"mask": "boolean", "scale": 0.3, "group": 2},
    {"mask": "causal", "align": "bottom-right"},
    {"mask": "additive"},
)
OTHERS = ({}, {"mask": "causal"}, {"scale": 1.0})
ASKED = (
    ({"mask": "additive"}, "float32"),
    ({"mask": "causal", "align": "bottom-right"}, "bfloat16"),
)


@pytest.mark.parametrize(
    "conventions", [*CONVENTIONS, *(pytest.param(c, marks=pytest.mark.long) for c in OTHERS)], ids=str
)
def test_every_formula_is_the_books(conventions):
    assert problems(NAME, **conventions) == []


@pytest.mark.parametrize(
    ("conventions", "dtype"),
    [
        *ASKED,
        *(
            pytest.param(c, d, marks=pytest.mark.long)
            for c in ({}, {"mask": "causal"}, *(c for c, _ in ASKED))
            for d in ("float32", "bfloat16")
            if (c, d) not in ASKED
        ),
    ],
    ids=str,
)
def test_an_honest_program_agrees(conventions, dtype):
    made = statement(NAME, conventions)
    for style in attention.FORWARD:
        program = attention.under(style, **conventions)
        program = attention.single_inside(program) if dtype == "bfloat16" else program
        verify.check(program, NAME, dtype=dtype, args=(*made.arguments, *made.constants), **conventions).require()
    if dtype == "bfloat16":  # with every operation in it, nobody can tell perhaps
        program = attention.under(attention.FORWARD[0], **conventions)
        diagnosis = verify.check(program, NAME, dtype=dtype, args=(*made.arguments, *made.constants), **conventions)
        assert diagnosis.verdict in (Verdict.AGREES, Verdict.CANNOT)


@pytest.mark.parametrize(
    ("conventions", "dtype"),
    [
        ({"mask": "additive", "group": 2}, "float32"),
        pytest.param({"mask": "causal"}, "float32", marks=pytest.mark.long),
        pytest.param({"mask": "causal"}, "float16", marks=pytest.mark.long),
        pytest.param({"mask": "additive", "group": 2}, "float16", marks=pytest.mark.long),
    ],
    ids=str,
)
def test_every_formula_run_as_a_program_is_told(conventions, dtype):
    counts = tally(runs(NAME, conventions, dtype))
    assert counts.runs == counts.named >= 8
    assert counts.problems == ()


def test_it_is_found_by_the_word():
    with pytest.raises(ValueError, match=r"did you mean .*attention_backward"):
        verify.check(np.dot, "attention")


def test_without_a_shift_low_scores_are_no_numbers():
    def program(q, k, v):
        keep = np.tri(q.shape[-2], k.shape[-2], dtype=bool)
        e = np.where(keep, np.exp(q @ np.swapaxes(k, -1, -2) * q.shape[-1] ** -0.5), 0)
        return e / e.sum(-1, keepdims=True) @ v

    diagnosis = verify.check(program, NAME, mask="causal")
    assert diagnosis.verdict is Verdict.NAIVE
    assert diagnosis.name.startswith("an exponential overflows")
    assert diagnosis.decisive.worst.probe == "a score of -16384"
