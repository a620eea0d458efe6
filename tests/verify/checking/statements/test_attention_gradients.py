"""Mistakes of the backward pass of attention, run as programs in each format, are refused by their names."""

import pytest

import verify
from tests.verify.checking.as_programs import STYLES, as_program, runs, tally
from verify.checking.statements import statement


@pytest.mark.long
@pytest.mark.parametrize(
    ("conventions", "dtype", "seed"),
    [
        ({}, "bfloat16", 0),
        ({"mask": "boolean", "scale": 0.3}, "float32", 2),
        ({"mask": "causal", "align": "bottom-right", "group": 2}, "float16", 0),
    ],
    ids=str,
)
def test_every_wrong_formula_run_as_a_program_is_named(conventions, dtype, seed):
    counts = tally(runs("attention_backward", conventions, dtype, seed, kinds=("wrong",)))
    assert counts.runs == counts.refused == counts.named >= 41
    assert counts.problems == ()


def test_every_spelling_agrees():
    made = statement("attention_backward", {"mask": "causal"})
    order = tuple(made.arguments)
    for key, result in made.results.items():
        for spelling in result.spellings:
            program = as_program(spelling.formula, order, STYLES[0])
            diagnosis = verify.check(program, made.name, dtype="float32", args=order, returns=(key,), mask="causal")
            assert diagnosis.agrees, diagnosis.report()


def test_reported_mistakes():
    made = statement("attention_backward", {"mask": "causal"})
    reported = {w.name: w.reported for w in made.results["dk"].wrong if w.reported}
    assert reported == {
        "scale missing": "mlc-ai/mlc-llm#3426",
        "multiplied by the scale": "esceptico/perceiver-io#9",
        "diagonal only": "deeplearning4j/libnd4j#440",
        "mask left out": "facebookresearch/xformers#103",
        "mask multiplies scores": "georg-wolflein/good-features#1",
        "masked after softmax": "huggingface/pytorch-image-models#2236",
    }
