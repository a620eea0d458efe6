"""LayerNorm, RMSNorm and BatchNorm: every formula is the book's, programs agree, and mistakes are named."""

import numpy as np
import pytest

import verify
from tests.verify.checking import against_the_book
from tests.verify.checking.as_programs import runs, tally
from tests.verify.checking.kernels import normalization as kernels
from tests.verify.checking.kernels import single_inside
from verify.checking.diagnosis import Verdict
from verify.checking.statements import statement

DTYPES = ("float64", "float32", "bfloat16", "float16")
NAMES = ("layernorm_vjp", "layernorm_gain_vjp", "rmsnorm_vjp", "rmsnorm_gain_vjp", "batchnorm_vjp")
HONEST = [
    *(("layernorm_gain_vjp", {}, f) for f in kernels.LAYERNORM),
    ("rmsnorm_gain_vjp", {"eps": 1e-12}, kernels.rms_plain),
    ("layernorm_gain_vjp", {"given": "statistics"}, kernels.of_statistics),
    ("layernorm_gain_vjp", {"given": "output"}, kernels.of_output),
    *(("rmsnorm_gain_vjp", {}, f) for f in kernels.RMSNORM),
    ("rmsnorm_gain_vjp", {"given": "statistics"}, kernels.rms_of_statistics),
    *(("batchnorm_vjp", {}, f) for f in kernels.BATCHNORM),
    ("batchnorm_vjp", {"given": "statistics"}, kernels.batch_of_statistics),
]


def by_name(value):
    return getattr(value, "__name__", None)


@pytest.mark.parametrize(
    ("name", "conventions"),
    [
        *((name, {"eps": eps}) for name in NAMES for eps in (0.0, 1e-5)),
        *((name, {"given": given}) for name in NAMES for given in ("statistics", "output")),
        ("layernorm_gain_vjp", {"eps": 0.25}),
        ("rmsnorm_gain_vjp", {"eps": 0.25}),
        ("batchnorm_vjp", {"eps": 1e-12}),
    ],
)
def test_every_formula_is_the_books(name, conventions):
    assert against_the_book.problems(name, **conventions) == []


@pytest.mark.parametrize(("name", "conventions", "function"), HONEST, ids=by_name)
def test_an_honest_program_agrees(name, conventions, function):
    made = statement(name, conventions)
    order = [a for a in (*made.arguments, *made.constants) if a in function.__code__.co_varnames]
    for dtype in ("float64", "float32"):
        found = verify.check(function, name, dtype=dtype, **conventions).require()
        assert [f.result for f in found.findings] == list(made.results)
    for dtype in ("bfloat16", "float16"):
        found = verify.check(single_inside(function), name, dtype=dtype, args=order, **conventions).require()
        assert "float32 inside" in found.decisive.model


@pytest.mark.parametrize(
    ("name", "conventions", "dtype"),
    [
        ("layernorm_vjp", {}, "float16"),
        ("layernorm_gain_vjp", {}, "float32"),
        ("layernorm_gain_vjp", {"given": "statistics"}, "float16"),
        ("rmsnorm_vjp", {}, "float64"),
        ("rmsnorm_gain_vjp", {}, "bfloat16"),
        ("rmsnorm_gain_vjp", {"given": "output"}, "bfloat16"),
        ("batchnorm_vjp", {}, "float32"),
        ("batchnorm_vjp", {"given": "statistics"}, "bfloat16"),
    ],
)
def test_every_formula_run_as_a_program_is_told(name, conventions, dtype):
    found = tally(runs(name, conventions, dtype))
    assert found.problems == found.untold == ()
    assert found.runs == found.refused
    # with eps near zero, a row of tiny numbers overflows in float16
    assert found.honest == found.agreed + (found.unclear if dtype == "float16" else 0)
    for line in found.unnamed:  # where 1e-12 is zero
        assert "float16, each operation rounded" in line and "eps" in line
    assert len(found.unnamed) <= 0.1 * found.runs


@pytest.mark.parametrize(("name", "conventions", "function", "mistake", "reported"), kernels.REPORTED, ids=by_name)
def test_a_reported_mistake_is_named(name, conventions, function, mistake, reported):
    for dtype in ("float64", "float32"):
        found = verify.check(function, name, dtype=dtype, **conventions)
        (dx, *_) = found.findings
        assert (dx.verdict, dx.name, dx.reported) == (Verdict.WRONG, mistake, reported)


def test_each_result_has_its_verdict():
    found = verify.check(kernels.gain_and_bias_exchanged, "layernorm_gain_vjp", dtype="float32")
    assert [f.verdict for f in found.findings] == [Verdict.AGREES, Verdict.WRONG, Verdict.WRONG]
    assert [f.name for f in found.findings] == ["", "that of the bias", "that of the gain"]
    assert {f.reported for f in found.findings[1:]} == {"Oneflow-Inc/oneflow#6149"}


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("mistake", kernels.SEVEN)
def test_the_seven_that_customary_checks_accept(mistake, dtype):
    function = kernels.SEVEN[mistake]
    for program in (function, single_inside(function)) if dtype.endswith("16") else (function,):
        found = verify.check(program, "layernorm_vjp", dtype=dtype, args=("x", "g", "eps"), shapes=[(2, 64)])
        assert found.verdict is Verdict.WRONG, found.report()
        assert mistake in found.name.split(" or ")


def test_one_feature_has_no_gradient():
    """LayerNorm of one number is zero, whatever it is."""
    found = verify.check(kernels.plain, "layernorm_gain_vjp", dtype="float32", shapes=[(4, 1)]).require()
    assert len(found.findings) == 3
    with pytest.raises(ValueError, match=r"shapes: without eps one number cannot be normalized, got \(4, 1\)"):
        verify.check(kernels.plain, "layernorm_gain_vjp", eps=0.0, shapes=[(4, 1)])

    def wrong(x, gamma, g, eps):
        dx, dgamma, dbeta = kernels.plain(x, gamma, g, eps)
        return dx, (dgamma if x.shape[1] > 1 else dgamma + 1), dbeta

    assert not verify.check(wrong, "layernorm_gain_vjp", shapes=[(4, 1)]).agrees


def test_fitted_coefficients_depend_on_what_is_normalized():
    def program(x, gamma, g, eps):
        n = len(x)
        rest, rstd = kernels.centred(x, eps, 0)
        xhat = rest * rstd
        return gamma * rstd * (g - g.mean(0) * 0.75 - xhat * (g * xhat).sum(0) * np.sqrt(n) / n)

    found = verify.check(program, "batchnorm_vjp").decisive
    assert found.verdict is Verdict.COEFFICIENTS
    assert found.fitted[1:] == (
        "-3/4 [mean(g)/s] (the theorem has -1)",
        "-sqrt(n) [z mean(g z)/s] (the theorem has -1)",
    )


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("conventions", "line"),
    [
        ({"given": "mean"}, "given: expected input or statistics or output, got 'mean'"),
        ({"eps": -1e-5}, "eps: expected a number >= 0, got -1e-05"),
    ],
)
def test_wrong_conventions(name, conventions, line):
    with pytest.raises(ValueError, match=line):
        statement(name, conventions)
