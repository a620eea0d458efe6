"""Tests of `verify.checking.formulas.siblings`: statements of one signature are wrong formulas of one another."""

import ml_dtypes
import numpy as np
import pytest

from verify import check
from verify.checking.formulas import formula_statement
from verify.checking.formulas.siblings import with_siblings
from verify.checking.judging.diagnosis import Verdict
from verify.checking.statements import statement

FORMATS = {"float32": np.float32, "float16": np.float16, "bfloat16": ml_dtypes.bfloat16}


def tanh_form(x):
    return x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3))) / 2


def quick(x):
    return x / (1 + np.exp(-1.702 * x))


def rounded_once(f, dtype):
    return lambda *arrays: np.asarray(f(*(a.astype(np.float32) for a in arrays))).astype(FORMATS[dtype])


def names(made, result):
    (found,) = (one for key, one in with_siblings(made).results.items() if key == result)
    return {wrong.name.removeprefix("the formula of ") for wrong in found.siblings()}


@pytest.mark.parametrize("dtype", FORMATS)
@pytest.mark.parametrize(("wrong", "other"), [(tanh_form, "gelu_tanh"), (quick, "quick_gelu")])
def test_a_sibling_is_refused_by_its_name_in_every_format(wrong, other, dtype):
    diagnosis = check(rounded_once(wrong, dtype), "gelu", dtype=dtype, args=["x"])
    assert (diagnosis.verdict, diagnosis.name) == (Verdict.WRONG, f"the formula of {other}")


@pytest.mark.parametrize("dtype", FORMATS)
def test_a_sibling_of_two_arguments_is_refused_by_its_name(dtype):
    program = rounded_once(lambda gate, up: tanh_form(gate) * up, dtype)
    diagnosis = check(program, "geglu", dtype=dtype, args=["gate", "up"])
    assert (diagnosis.verdict, diagnosis.name) == (Verdict.WRONG, "the formula of geglu_tanh")


@pytest.mark.parametrize("dtype", FORMATS)
def test_a_right_program_is_told_from_all_siblings(dtype):
    assert check(rounded_once(tanh_form, dtype), "gelu_tanh", dtype=dtype, args=["x"]).agrees


def test_statements_by_hand_have_siblings_and_nothing_is_its_own():
    assert {"silu.backward", "gelu_tanh.backward"} <= names(statement("gelu_vjp", {}), "dx")
    assert "gelu.backward" not in names(statement("gelu_vjp", {}), "dx")
    assert "silu" not in names(formula_statement("silu", {}), "silu_of")
    assert names(formula_statement("adamw", {}), "adamw") == set()


def test_a_formula_of_the_user_that_a_statement_is_has_other_siblings_only():
    diagnosis = check(rounded_once(quick, "float32"), forward=tanh_form, dtype="float32", args=["x"])
    assert diagnosis.name == "the formula of quick_gelu"
    assert check(rounded_once(tanh_form, "bfloat16"), forward=tanh_form, dtype="bfloat16", args=["x"]).agrees


def test_a_sibling_may_be_ignored_by_its_name():
    program = rounded_once(tanh_form, "bfloat16")
    with pytest.raises(ValueError, match="has no wrong formula"):
        check(program, "gelu", dtype="bfloat16", args=["x"], ignore=["the formula of nothing"])
    ignored = check(program, "gelu", dtype="bfloat16", args=["x"], ignore=["the formula of gelu_tanh"])
    assert ignored.name != "the formula of gelu_tanh"


def test_a_derivative_has_siblings_in_half_precision():
    def wrong(gate, up, g):
        inner = np.sqrt(2 / np.pi) * (gate + 0.044715 * gate**3)
        t, slope = np.tanh(inner), np.sqrt(2 / np.pi) * (1 + 3 * 0.044715 * gate**2)
        return g * up * ((1 + t) / 2 + gate / 2 * (1 - t * t) * slope), g * gate * (1 + t) / 2

    def program(*arrays):
        return tuple(f.astype(ml_dtypes.bfloat16) for f in wrong(*(a.astype(np.float32) for a in arrays)))

    diagnosis = check(program, "geglu.backward", dtype="bfloat16", args=["gate", "up", "g"])
    assert "the formula of geglu_tanh.backward" in diagnosis.name
