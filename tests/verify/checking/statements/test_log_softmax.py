"""The logarithm of softmax and its backward pass: every formula is the book's, and programs are told by theirs."""

import pytest

import verify
from tests.verify.checking.against_the_book import problems
from tests.verify.checking.as_programs import runs, tally
from tests.verify.checking.honest import disagreeing, in_turn
from tests.verify.checking.kernels import softmax as programs
from verify.checking.judging.diagnosis import Verdict
from verify.checking.statements import statement

CONVENTIONS = [("log_softmax_shifted", {}), ("log_softmax_vjp", {}), ("log_softmax_vjp", {"given": "output"})]


@pytest.mark.parametrize(("name", "conventions"), CONVENTIONS)
def test_every_formula_is_the_books(name, conventions):
    assert problems(name, **conventions) == []


HONEST = [
    ("log_softmax_shifted", {}, ("x",), programs.LOGARITHMS),
    ("log_softmax_vjp", {}, ("x", "g"), [programs.from_logits(program) for program in programs.OF_LOGARITHM]),
    (
        "log_softmax_vjp",
        {"given": "output"},
        ("log_p", "g"),
        [programs.from_logarithms(program) for program in programs.OF_LOGARITHM],
    ),
]


@pytest.mark.parametrize(
    ("number", "dtype"), in_turn(((n,) for n in range(len(HONEST))), ("bfloat16", "float16", "float64", "float32"))
)
def test_honest_programs_agree(number, dtype):
    name, conventions, args, asked = HONEST[number]
    assert disagreeing(asked, name, conventions, dtype, args) == []


@pytest.mark.parametrize(
    ("name", "conventions", "dtype"),
    [(*CONVENTIONS[1], "float32"), *(pytest.param(*c, "float16", marks=pytest.mark.long) for c in CONVENTIONS)],
)
def test_every_formula_run_as_a_program_is_told(name, conventions, dtype):
    counts = tally(runs(name, conventions, dtype))
    assert counts.problems == counts.untold == counts.unnamed == ()
    assert counts.named == counts.runs >= 10
    assert counts.agreed == counts.honest >= 5


def test_the_backward_pass_of_softmax_is_no_other_convention():
    diagnosis = verify.check(programs.from_logits(programs.centred), "log_softmax_vjp", args=("x", "g"))
    assert (diagnosis.verdict, diagnosis.name) == (Verdict.WRONG, "backward pass of softmax")


def test_a_reported_bug_is_cited():
    diagnosis = verify.check(programs.from_logits(lambda p, g: g + p), "log_softmax_vjp", args=("x", "g"))
    assert diagnosis.decisive.reported == "mlpack/mlpack#2360"


def test_what_is_given_is_the_input_or_the_output():
    with pytest.raises(ValueError, match="given: expected input or output, got 'log'"):
        statement("log_softmax_vjp", {"given": "log"})
