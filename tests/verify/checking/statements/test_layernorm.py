"""Programs of the backward pass of LayerNorm agree, and mistakes that were really made are named."""

import pytest

import verify
from tests.verify.checking.honest import required
from tests.verify.checking.kernels import normalization as kernels
from tests.verify.checking.kernels import single_inside
from verify.checking.judging.diagnosis import Verdict


@pytest.mark.parametrize(
    "dtype", ["float32", *(pytest.param(d, marks=pytest.mark.long) for d in ("bfloat16", "float16"))]
)
def test_honest_programs_agree(dtype):
    for function in kernels.LAYERNORM:
        for diagnosis in required(function, "layernorm_gain_vjp", (dtype,)):
            assert [f.result for f in diagnosis.findings] == ["dx", "dgamma", "dbeta"]


@pytest.mark.parametrize(
    ("given", "dtype"),
    [
        ("statistics", "bfloat16"),
        ("output", "float32"),
        pytest.param("statistics", "float32", marks=pytest.mark.long),
        pytest.param("output", "bfloat16", marks=pytest.mark.long),
    ],
)
def test_a_program_that_is_given_what_the_forward_pass_left(given, dtype):
    function = {"statistics": kernels.of_statistics, "output": kernels.of_output}[given]
    required(function, "layernorm_gain_vjp", (dtype,), given=given)


@pytest.mark.parametrize(("function", "mistake", "reported"), kernels.LAYERNORM_REPORTED)
def test_a_reported_mistake_is_named(function, mistake, reported):
    finding = verify.check(function, "layernorm_gain_vjp", dtype="float32").decisive
    assert (finding.result, finding.verdict, finding.name, finding.reported) == ("dx", Verdict.WRONG, mistake, reported)


def test_each_result_has_its_verdict():
    diagnosis = verify.check(kernels.gain_and_bias_exchanged, "layernorm_gain_vjp", dtype="float32")
    assert [f.verdict for f in diagnosis.findings] == [Verdict.AGREES, Verdict.WRONG, Verdict.WRONG]
    assert [f.name for f in diagnosis.findings] == ["", "that of the bias", "that of the gain"]
    assert {f.reported for f in diagnosis.findings[1:]} == {"Oneflow-Inc/oneflow#6149"}


SEVEN = ["float32", *(pytest.param(d, marks=pytest.mark.long) for d in ("float64", "bfloat16", "float16"))]


@pytest.mark.parametrize("dtype", SEVEN)
def test_the_seven_that_customary_checks_accept(dtype):
    assert len(kernels.SEVEN) == 7
    for mistake, function in kernels.SEVEN.items():
        half = dtype.endswith("16")
        asked = [single_inside(function)] if half else [function]
        asked += [function] if half else []
        for program in asked:
            diagnosis = verify.check(program, "layernorm_vjp", dtype=dtype, args=("x", "g", "eps"), shapes=[(2, 64)])
            assert diagnosis.verdict is Verdict.WRONG, diagnosis.report()
            assert mistake in diagnosis.name.split(" or ")


def test_one_feature_has_no_gradient():
    """LayerNorm of one number is zero, whatever it is."""
    diagnosis = verify.check(kernels.plain, "layernorm_gain_vjp", dtype="float32", shapes=[(4, 1)]).require()
    assert len(diagnosis.findings) == 3
    with pytest.raises(ValueError, match=r"shapes: without eps one number cannot be normalized, got \(4, 1\)"):
        verify.check(kernels.plain, "layernorm_gain_vjp", eps=0.0, shapes=[(4, 1)])

    def wrong(x, gamma, g, eps):
        dx, dgamma, dbeta = kernels.plain(x, gamma, g, eps)
        return dx, (dgamma if x.shape[1] > 1 else dgamma + 1), dbeta

    assert not verify.check(wrong, "layernorm_gain_vjp", dtype="float32", shapes=[(4, 1)]).agrees
