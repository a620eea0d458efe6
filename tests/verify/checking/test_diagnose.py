"""The checker names what a function computes: honest programs agree, and no wrong formula does."""

import sys
import warnings
from collections import Counter

import numpy as np
import pytest

import verify
from tests.verify.checking import kernels
from verify.checking.diagnosis import Verdict
from verify.checking.statements import STATEMENTS, statement

HONEST = [
    ("softmax_vjp", {}, kernels.softmax_vjp),
    ("softmax_vjp", {}, kernels.softmax_vjp_online),
    ("softmax_vjp", {}, kernels.softmax_vjp_argmax_shifted),
    ("softmax_vjp", {}, kernels.softmax_vjp_recomputed),
    ("softmax_vjp", {}, kernels.softmax_vjp_jacobian),
    ("softmax_vjp", {"given": "output"}, kernels.softmax_vjp_of_output),
    ("layernorm_vjp", {}, kernels.layernorm_vjp),
    ("layernorm_vjp", {}, kernels.layernorm_vjp_fused),
    ("layernorm_vjp", {}, kernels.layernorm_vjp_one_pass),
    ("layernorm_vjp", {"eps": 0.01}, kernels.layernorm_vjp_mean_last),
    ("layernorm_gain_vjp", {}, kernels.layernorm_gain_vjp),
    ("layernorm_gain_vjp", {}, kernels.layernorm_gain_vjp_reversed),
    ("rmsnorm_vjp", {}, kernels.rmsnorm_vjp),
    ("rmsnorm_gain_vjp", {}, kernels.rmsnorm_gain_vjp),
    ("cross_entropy_gradient", {}, kernels.cross_entropy_gradient),
]


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize(("name", "conventions", "function"), HONEST, ids=lambda p: getattr(p, "__name__", None))
def test_an_honest_program_agrees(name, conventions, function, dtype):
    for seed in range(2):
        verify.check(function, name, dtype=dtype, seed=seed, **conventions).require()


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
@pytest.mark.parametrize(("name", "conventions", "function"), HONEST, ids=lambda p: getattr(p, "__name__", None))
def test_an_honest_program_in_half_precision_agrees(name, conventions, function, dtype):
    made = statement(name, conventions)
    order = (*made.arguments, *made.constants)
    inside = kernels.single_inside(function)
    found = verify.check(inside, name, dtype=dtype, args=order, **conventions).require()
    assert "float32 inside" in found.decisive.model
    # every operation in half: it may be too coarse to tell, and is never refused
    assert verify.check(function, name, dtype=dtype, **conventions).verdict in (Verdict.AGREES, Verdict.CANNOT)


def programs(name, dtype):
    """Yield each wrong formula as a program of a dtype, and in float32 inside where that is more."""
    made = statement(name, {})
    order = (*made.arguments, *made.constants)
    for wrong in made.results["dx"].wrong:

        def program(*values, formula=wrong.formula):
            return formula(**dict(zip(order, values, strict=True)))

        for function in (program, kernels.single_inside(program)) if dtype.endswith("float16") else (program,):
            yield wrong.name, verify.check(function, name, dtype=dtype, args=order)


def test_every_wrong_formula_is_refused_and_named():
    seen = Counter()
    for name in STATEMENTS:
        for dtype in ("float64", "float32", "bfloat16", "float16"):
            for wrong, found in programs(name, dtype):
                refused = {Verdict.WRONG, Verdict.DIFFERS} if dtype == "bfloat16" else {Verdict.WRONG}
                assert found.verdict in refused, (name, wrong, found.report())
                assert found.verdict is Verdict.DIFFERS or wrong in found.name.split(" or ")
                seen["run"] += 1
                seen["named"] += found.name == wrong
    assert seen["named"] >= 0.97 * seen["run"]


def test_other_sizes():
    found = verify.check(kernels.softmax_vjp, "softmax_vjp", dtype="float32", shapes=[(2, 64)]).require()
    assert found.questions == 3 + 16


def test_another_dtype_and_what_is_not_checked_are_noted():
    found = verify.check(
        lambda x, g: (kernels.softmax_vjp(x, g).astype(np.float64), x),
        "softmax_vjp",
        dtype="float32",
        returns=("dx", "weights"),
    ).require()
    assert found.notes == ("dx came back as float64, not float32", "not checked: weights")


def changing(x, g):
    x -= x.max(-1, keepdims=True)
    return kernels.softmax_vjp(x, g)


def unsteady(x, g):
    unsteady.calls = getattr(unsteady, "calls", 0) + 1
    return kernels.softmax_vjp(x, g) * (1 + 2.0**-52 * (unsteady.calls % 2))


@pytest.mark.parametrize(
    ("function", "line"),
    [
        (lambda x, g: 1 / 0, "it raised ZeroDivisionError: division by zero on 'logits"),
        (lambda x, g: kernels.softmax_vjp(x, g)[:, :-1], r"dx: expected shape \(3, 5\), got \(3, 4\)"),
        (lambda x, g: (x, g), r"it returned 2 results, expected 1 \(dx\)"),
        (lambda x, g: sys.exit(0), "it raised SystemExit: 0 on"),
        (lambda x, g: None, "dx: expected an array, got NoneType"),
        (lambda x, g: x.astype(int), "dx: expected floating-point numbers, got int64"),
        (lambda x, g: x + 1j, "dx: expected floating-point numbers, got complex128"),
        (lambda x, g: np.ma.masked_array(x), "dx: expected an array, got MaskedArray"),
        (changing, "it changed its argument x"),
        (unsteady, "it returned different results"),
        (lambda a, b: a, "parameter 'a' is none of x, g"),
        (lambda x: x, "it takes no g"),
        (3, "expected a function, got int"),
    ],
)
def test_what_is_not_callable_as_declared_is_one_line(function, line):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = verify.check(function, "softmax_vjp")
    assert found.verdict is Verdict.NOT_CALLABLE
    assert not found.agrees
    (note,) = found.notes
    assert "\n" not in note
    pytest.raises(AssertionError, found.require).match(line)


@pytest.mark.parametrize(
    ("keywords", "line"),
    [
        ({"name": "softmax_vpj"}, "no formula is called 'softmax_vpj'; did you mean softmax_vjp?"),
        ({"epsilon": 1.0}, "softmax_vjp has no convention 'epsilon'; expected one of given"),
        ({"dtype": "float8"}, "dtype: expected one of float64, float32, bfloat16, float16, got 'float8'"),
        ({"compute": "float16"}, "no rounding model of float64 computes in float16"),
        ({"ignore": ["sum"]}, "softmax_vjp has no wrong formula 'sum'"),
        ({"args": ("x", "y")}, "args: expected x, g in the order of the function"),
        ({"returns": ("dy",)}, "returns: expected some of dx, each once among the names"),
    ],
)
def test_wrong_usage(keywords, line):
    with pytest.raises(ValueError, match=line.replace("?", r"\?")):
        verify.check(kernels.softmax_vjp, **{"name": "softmax_vjp", **keywords})
