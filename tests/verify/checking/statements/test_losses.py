"""The gradient of the cross-entropy: every formula is the book's, and programs are told by theirs."""

from functools import partial

import numpy as np
import pytest

import verify
from tests.verify.checking import kernels
from tests.verify.checking.against_the_book import problems
from tests.verify.checking.as_programs import runs, tally
from tests.verify.checking.honest import disagreeing, in_turn, single_inside
from tests.verify.checking.kernels import losses as programs
from tests.verify.checking.kernels.softmax import weights
from verify.checking.judging.diagnosis import Verdict

NAME = "cross_entropy_gradient"
LABELS = {"targets": "labels"}
PADDED = {**LABELS, "reduction": "mean", "ignore_index": -100}
CONVENTIONS = [
    {},
    {"reduction": "mean"},
    {"targets": "probabilities", "reduction": "sum"},
    {"targets": "probabilities", "reduction": "mean"},
    LABELS,
    {**LABELS, "reduction": "mean"},
    PADDED,
    {**LABELS, "ignore_index": 0},
    {**LABELS, "smoothing": 0.1},
    {**PADDED, "smoothing": 0.1},
    {**LABELS, "smoothing": 0.1, "reduction": "sum", "ignore_index": 255},
    {"reduction": "mean", "padding": "mask"},
    {"reduction": "sum", "padding": "mask"},
    {"reduction": "mean", "padding": "weights"},
    {"padding": "weights"},
    {**LABELS, "smoothing": 0.2, "padding": "mask", "reduction": "mean"},
    {"given": "output"},
    {**LABELS, "given": "output", "smoothing": 0.1, "padding": "mask", "reduction": "mean"},
]


@pytest.mark.parametrize("conventions", CONVENTIONS, ids=str)
def test_every_formula_is_the_books(conventions):
    assert problems(NAME, **conventions) == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("conventions", "dtype"),
    [
        ({}, "bfloat16"),
        ({"targets": "probabilities"}, "float32"),
        (PADDED, "float16"),
        ({"reduction": "sum", "padding": "mask"}, "float32"),
        ({"reduction": "mean", "padding": "weights"}, "float64"),
        ({**LABELS, "given": "output", "smoothing": 0.1}, "float32"),
    ],
    ids=str,
)
def test_every_formula_run_as_a_program_is_told(conventions, dtype):
    counts = tally(runs(NAME, conventions, dtype, seed=1))
    assert counts.problems == counts.untold == counts.unnamed == ()
    assert counts.named == counts.runs >= 10
    assert counts.agreed == counts.honest >= 3  # given the output there are fewer ways


SMOOTHED = {**PADDED, "smoothing": 0.1}
ARGUMENTS = ("x", "labels", "smoothing", "ignore_index")
HONEST = [
    ({"reduction": "mean", "padding": "mask"}, ("x", "y", "w"), programs.WEIGHTED),
    (LABELS, ("x", "labels"), programs.LABELS),
    (SMOOTHED, ARGUMENTS, programs.MEAN),
    ({}, ("x", "y"), programs.ANY_SUM),
    ({"reduction": "mean", "padding": "weights"}, ("x", "y", "w"), programs.WEIGHTED),
    ({**SMOOTHED, "ignore_index": 0}, ARGUMENTS, programs.MEAN),
]
LONG = [pytest.param(n, d, marks=pytest.mark.long) for n in (4, 5) for d in ("float32", "float16", "bfloat16")]


@pytest.mark.parametrize(
    ("number", "dtype"), [*in_turn(((n,) for n in range(4)), ("float32", "float16", "bfloat16")), *LONG]
)
def test_honest_programs_agree(number, dtype):
    conventions, args, asked = HONEST[number]
    assert disagreeing(asked, NAME, conventions, dtype, args) == []


def mean_of_all_rows(x, labels, smoothing):
    live = labels != -100
    y = programs.one_hot(labels, x) * (1 - smoothing) + smoothing / x.shape[-1]
    return (weights(x) - y) * live[:, None] / len(x)


def smoothing_of_padding_too(x, labels, smoothing):
    """What pytorch#73205 computed."""
    live = (labels != -100)[:, None]
    sharp = (weights(x) - programs.one_hot(labels, x)) * live / live.sum()
    return (1 - smoothing) * sharp + smoothing * (weights(x) - 1 / x.shape[-1]) / len(x)


def shared_by_one_class_fewer(x, labels, smoothing):
    live = (labels != -100)[:, None]
    y = programs.one_hot(labels, x) * (1 - smoothing) + smoothing / (x.shape[-1] - 1)
    return (weights(x) - y) * live / live.sum()


@pytest.mark.parametrize(
    ("program", "verdict", "name", "reported"),
    [
        (mean_of_all_rows, Verdict.WRONG, "padding counted", "tracel-ai/burn#5568"),
        (smoothing_of_padding_too, Verdict.WRONG, "padding smoothed", "pytorch/pytorch#73205"),
        (shared_by_one_class_fewer, Verdict.WRONG, "one class fewer", "CoinCheung/pytorch-loss#19"),
    ],
)
def test_a_reported_bug_is_named_and_cited(program, verdict, name, reported):
    for dtype in ("float64", "bfloat16"):
        diagnosis = verify.check(kernels.single_inside(program), NAME, dtype=dtype, args=ARGUMENTS[:3], **SMOOTHED)
        assert (diagnosis.verdict, diagnosis.name, diagnosis.decisive.reported) == (verdict, name, reported)


@pytest.mark.parametrize(
    ("conventions", "program", "name"),
    [
        ({"reduction": "mean"}, programs.any_sum, "sum for mean"),
        ({"reduction": "sum"}, lambda x, y: programs.any_sum(x, y) / len(x), "mean for sum"),
        ({}, lambda x, y: x * y.sum(-1, keepdims=True) - y, "softmax missing"),
        (
            {"padding": "mask"},
            lambda x, y, w: programs.any_sum(x, y) * ~w[:, None],
            "mask the other way round",
        ),
        ({"given": "output"}, lambda p, y: programs.any_sum(p, y), "softmax twice"),
        (
            {**LABELS, "smoothing": 0.1},
            lambda x, labels: weights(x) - np.where(programs.one_hot(labels, x), 0.9, 0.1 / (x.shape[-1] - 1)),
            "spread over the other classes",
        ),
    ],
)
def test_another_convention_is_named(conventions, program, name):
    diagnosis = verify.check(program, NAME, **conventions)
    assert (diagnosis.verdict, diagnosis.name) == (Verdict.CONVENTION, name)


@pytest.mark.parametrize(
    ("rows", "name"),
    [
        (lambda p, y: p - y, "sum of the targets missing"),
        (lambda p, y: 1.5 * p * y.sum(-1, keepdims=True) - y, ""),
    ],
)
def test_targets_of_any_sum_tell_whether_the_sum_is_there(rows, name):
    diagnosis = verify.check(lambda x, y: rows(weights(x), y), NAME)
    assert diagnosis.name == name
    if not name:
        assert diagnosis.verdict is Verdict.COEFFICIENTS
        assert diagnosis.decisive.fitted == ("3/2 [softmax*sum(y)] (the theorem has 1)", "-1 [y]")


def test_for_targets_that_sum_to_one_both_are_right():
    for program in (lambda x, y: weights(x) - y, programs.any_sum):
        verify.check(program, NAME, targets="probabilities").require()


def test_sizes_of_vocabularies():
    check = partial(verify.check, name=NAME, dtype="bfloat16", shapes=[(3, 257)], args=("x", "labels"), **LABELS)
    check(single_inside(programs.labels_subtracted)).require()
    assert check(lambda x, labels: weights(x) * programs.one_hot(labels, x)).verdict not in (
        Verdict.AGREES,
        Verdict.CANNOT,
    )
