"""The backward passes of ReLU and GELU: every formula is the book's, programs agree, and mistakes are named."""

import numpy as np
import pytest

import verify
from tests.verify.checking.against_the_book import problems
from tests.verify.checking.as_programs import runs, tally
from tests.verify.checking.kernels import activations, single_inside
from verify.checking.judging.diagnosis import Verdict
from verify.checking.statements import statement

DTYPES = ("float64", "float32", "bfloat16", "float16")
HONEST = {"relu_vjp": activations.RELU, "gelu_vjp": activations.GELU, "gelu_tanh_vjp": activations.GELU_TANH}


@pytest.mark.parametrize("name", ["relu_vjp", "gelu_vjp", "gelu_tanh_vjp"])
def test_every_formula_is_the_books(name):
    assert problems(name) == []


@pytest.mark.parametrize(
    "dtype", ["float32", "float16", *(pytest.param(d, marks=pytest.mark.long) for d in ("float64", "bfloat16"))]
)
def test_honest_programs_agree(dtype):
    for name, programs in HONEST.items():
        for function in programs:
            if dtype in ("float64", "float32"):
                verify.check(function, name, dtype=dtype).require()
            else:
                verify.check(single_inside(function), name, dtype=dtype, args=("x", "g")).require()
        if dtype.endswith("16"):
            assert verify.check(programs[0], name, dtype=dtype).verdict in (Verdict.AGREES, Verdict.CANNOT)


@pytest.mark.long
@pytest.mark.parametrize("dtype", DTYPES[2:])
def test_with_every_operation_in_half_precision_no_honest_program_is_refused(dtype):
    for name, programs in HONEST.items():
        for function in programs:
            assert verify.check(function, name, dtype=dtype).verdict in (Verdict.AGREES, Verdict.CANNOT), function


@pytest.mark.long
@pytest.mark.parametrize("dtype", DTYPES[:2])
def test_honest_programs_agree_with_another_seed(dtype):
    for name, programs in HONEST.items():
        for function in programs:
            verify.check(function, name, dtype=dtype, seed=1).require()


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "dtype"),
    [
        *(("relu_vjp", dtype) for dtype in DTYPES[::2]),
        *(("gelu_vjp", dtype) for dtype in DTYPES[1::2]),
        *(("gelu_tanh_vjp", dtype) for dtype in DTYPES[::2]),
    ],
)
def test_every_formula_run_as_a_program_is_told(name, dtype):
    counts = tally(runs(name, dtype=dtype))
    assert counts.problems == ()
    if name == "relu_vjp" or dtype in ("float64", "float32"):
        assert counts.runs == counts.named >= 9
        assert counts.honest == counts.agreed
    for line in (*counts.untold, *counts.unnamed):  # what rounding every operation to half precision leaves open
        assert "each operation rounded" in line
    assert len(counts.untold) <= (3 if dtype == "bfloat16" else 1)


@pytest.mark.parametrize(
    ("name", "function", "other"),
    [
        ("gelu_vjp", activations.gelu_tanh, "tanh form"),
        ("gelu_tanh_vjp", activations.gelu, "exact form"),
    ],
)
def test_the_other_form_is_a_convention(name, function, other):
    for dtype in ("float32", "float16"):
        diagnosis = verify.check(single_inside(function), name, dtype=dtype, args=("x", "g"))
        assert (diagnosis.verdict, diagnosis.name) == (Verdict.CONVENTION, other)


def test_the_two_names_are_one_statement_under_a_convention():
    verify.check(activations.gelu_tanh, "gelu_vjp", approximate="tanh").require()
    with pytest.raises(ValueError, match="approximate: expected none or tanh, got 'fast'"):
        statement("gelu_vjp", {"approximate": "fast"})


def test_a_constant_of_ten_digits_is_no_rounding():
    """Its error has one sign; that the theorem is the nearest formula says the rest."""

    def short(x, g):
        t = np.tanh(0.7978845608 * (x + 0.044715 * x**3))
        return g * (0.5 * (1 + t) + 0.5 * x * (1 - t * t) * 0.7978845608 * (1 + 3 * 0.044715 * x**2))

    diagnosis = verify.check(short, "gelu_tanh_vjp")
    assert diagnosis.verdict is Verdict.DIFFERS
    assert diagnosis.decisive.nearest[0].startswith("the theorem (relative distance 6.8e-13)")
    verify.check(short, "gelu_tanh_vjp", dtype="float32").require()


def test_a_threshold_that_is_not_zero_is_seen():
    above = verify.check(lambda x, g: g * (x > 1e-3), "relu_vjp")
    assert above.verdict is Verdict.WRONG
    assert above.name == "0 where x is below a number between 0.000977 and 0.00195"
    assert verify.check(lambda x, g: g * (x > -1e-3), "relu_vjp").verdict in (Verdict.WRONG, Verdict.DIFFERS)
