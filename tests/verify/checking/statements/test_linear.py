"""The backward pass of a linear map: every formula is the book's, programs agree, and mistakes are named."""

import numpy as np
import pytest

import verify
from tests.verify.checking.against_the_book import problems
from tests.verify.checking.as_programs import runs, tally
from tests.verify.checking.kernels import linear
from verify.checking.judging.diagnosis import Verdict
from verify.checking.statements import statement

LAYOUTS = ("in,out", "out,in")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_formula_is_the_books(layout):
    assert problems("linear_backward", layout=layout) == []


@pytest.mark.parametrize(
    ("dtype", "seed"),
    [
        ("float32", 0),
        *(pytest.param(dtype, 0, marks=pytest.mark.long) for dtype in ("float64", "float16")),
        *(pytest.param(dtype, 1, marks=pytest.mark.long) for dtype in ("float64", "float32", "float16")),
    ],
)
def test_honest_programs_agree(dtype, seed):
    for function in linear.HONEST:
        diagnosis = verify.check(function, "linear_backward", dtype=dtype, returns=("dx", "dw", "db"), seed=seed)
        assert [f.result for f in diagnosis.require().findings] == ["dx", "dw", "db"], function


def test_the_other_layout_is_a_convention():
    returns = ("dx", "dw", "db")
    verify.check(linear.of_transposed, "linear_backward", layout="out,in", returns=returns).require()
    diagnosis = verify.check(linear.of_transposed, "linear_backward", returns=returns, shapes=[(5, 4, 4)])
    assert diagnosis.verdict is Verdict.CONVENTION
    assert {f.result: f.name for f in diagnosis.findings} == {
        "dx": "weight in the other layout",
        "dw": "weight gradient in the other layout",
        "db": "",
    }


def test_a_mean_over_the_tokens_is_named_with_its_report():
    diagnosis = verify.check(lambda x, w, g: g.mean(0), "linear_backward", returns=("db",))
    assert (diagnosis.verdict, diagnosis.name) == (Verdict.WRONG, "mean over the tokens")
    assert diagnosis.findings[0].reported == "kvfrans/notes#5"
    assert (
        "apache/mxnet#2427"
        in verify.check(lambda x, w, g: x.T @ g / np.float64(len(x)), "linear_backward", returns=("dw",)).report()
    )


@pytest.mark.parametrize(
    ("layout", "dtype"),
    [
        ("in,out", "float64"),
        ("out,in", "bfloat16"),
        pytest.param("in,out", "float16", marks=pytest.mark.long),
        pytest.param("out,in", "float32", marks=pytest.mark.long),
    ],
)
def test_every_formula_run_as_a_program_is_told(layout, dtype):
    counts = tally(runs("linear_backward", {"layout": layout}, dtype))
    assert counts.runs == counts.named >= 11
    assert counts.honest == counts.agreed >= 6
    assert counts.problems == ()


def test_wrong_conventions():
    with pytest.raises(ValueError, match="layout: expected in,out or out,in, got 'torch'"):
        statement("linear_backward", {"layout": "torch"})
