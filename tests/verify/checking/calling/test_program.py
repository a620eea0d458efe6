"""A program is declared once: what is wrong with it is told before any question is asked."""

from dataclasses import FrozenInstanceError, fields, replace

import numpy as np
import pytest

import verify
from tests.verify.checking.kernels import layernorm_vjp
from verify import Program
from verify.checking.calling.program import program_of
from verify.checking.statements import statement

DECLARED = {
    "dtype": "float16",
    "args": ("x", "g", "eps"),
    "returns": ["dx"],
    "accumulate": "float32",
    "ulps": 2,
    "dtypes": {"dx": "float32"},
    "layouts": {"x": "(b s) n -> b s n", "g": "(b s) n -> b s n"},
    "nondeterministic": True,
}


def in_single(x, g, eps):
    return layernorm_vjp(x.astype(np.float32), g.astype(np.float32), np.float32(eps))


def test_keywords_are_a_shorthand():
    asked = {"shapes": [(2, 8)], "eps": 1e-3, "seed": 3}
    program = Program(in_single, **DECLARED)
    diagnosis = verify.check(program, "layernorm_vjp", **asked)
    assert diagnosis.agrees
    assert diagnosis.document() == verify.check(in_single, "layernorm_vjp", **DECLARED, **asked).document()
    assert diagnosis.report() != verify.check(replace(program, ulps=0), "layernorm_vjp", **asked).report()


def test_what_is_no_field_is_left():
    program, rest = program_of(in_single, {**DECLARED, "eps": 1.0})
    assert (program, rest) == (Program(in_single, **DECLARED), {"eps": 1.0})
    assert program_of(program, rest) == (program, rest)


@pytest.mark.parametrize("name", [f.name for f in fields(Program)][1:])
def test_a_field_beside_a_program_is_refused(name):
    with pytest.raises(ValueError, match=rf"^{name}: expected in the Program, Program\(function, {name}=...\)"):
        verify.check(Program(layernorm_vjp), "layernorm_vjp", **{name: None})


def test_a_dtype_may_be_that_of_a_library():
    program = Program(layernorm_vjp, np.float16, accumulate=np.dtype("float32"), dtypes={"x": np.float32})
    assert (program.dtype, program.accumulate, program.dtypes) == ("float16", "float32", {"x": "float32"})


def test_it_is_frozen():
    with pytest.raises(FrozenInstanceError):
        Program(layernorm_vjp).ulps = 1


def test_a_gradient_is_like_its_argument():
    stated = statement("layernorm_gain_vjp", {})
    program = Program(layernorm_vjp, "float16", dtypes={"gamma": "float32", "x": "float32", "dx": "float16"})
    assert program.matched(stated).dtypes == {"gamma": "float32", "x": "float32", "dgamma": "float32"}
    assert program.declared().keys() == {"dtype of gamma", "dtype of x", "dtype of dx"}
    assert Program(layernorm_vjp).declared() == {}


def test_models_fit_what_is_declared():
    program = Program(layernorm_vjp, "bfloat16", compute="float32", dtypes={"dx": "float32"})
    assert {model.operation.name for model in program.models()} == {"float32"}
    assert {model.output.name for model in program.models("dx")} == {"float32"}
    assert {model.output.name for model in program.models("dgamma")} == {"bfloat16"}


@pytest.mark.parametrize(
    ("declared", "message"),
    [
        ({"dtype": "float8"}, "dtype: expected one of float64, float32, bfloat16, float16, got 'float8'"),
        ({"dtype": None}, "dtype: expected one of float64, float32, bfloat16, float16, got None"),
        ({"compute": "float16"}, "no rounding model of float64 computes in float16: expected compute and"),
        ({"dtype": "float16", "accumulate": "single"}, "no rounding model of float16 accumulates in single: expected"),
        ({"operands": "float4"}, "operands: expected one of float32, tf32, "),
        ({"ulps": -1}, "ulps: expected a whole number >= 0, got -1"),
        ({"ulps": 1.5}, "ulps: expected a whole number >= 0, got 1.5"),
        ({"flush": 1}, "flush: expected True or False, got 1"),
        ({"args": "x,g"}, "args: expected a list of names, got 'x,g'"),
        ({"returns": 1}, "returns: expected a list of names, got 1"),
        ({"inplace": "x"}, "inplace: expected a list of names, got 'x'"),
        ({"dtypes": {"x": "int8"}}, "dtypes: x: expected one of float64, float32, bfloat16, float16, got 'int8'"),
        ({"dtypes": "float32"}, "dtypes: expected a mapping such as {'x': 'float32'}, got 'float32'"),
        ({"layouts": "(b s) n -> b s n"}, "layouts: expected a mapping such as {'x': '(b s) n -> b s n'}"),
    ],
)
def test_a_declaration_of_another_kind_is_refused(declared, message):
    with pytest.raises(ValueError) as error:
        Program(layernorm_vjp, **declared)
    assert str(error.value).startswith(message)
