"""Programs of the backward pass of RMSNorm agree, and mistakes that were really made are named."""

import pytest

import verify
from tests.verify.checking.honest import required
from tests.verify.checking.kernels import normalization as kernels
from verify.checking.judging.diagnosis import Verdict

LONG = [pytest.param(dtype, marks=pytest.mark.long) for dtype in ("float16", "bfloat16")]


@pytest.mark.parametrize("dtype", ["float32", *LONG])
def test_honest_programs_agree(dtype):
    for function in kernels.RMSNORM:
        for diagnosis in required(function, "rmsnorm_gain_vjp", (dtype,)):
            assert [f.result for f in diagnosis.findings] == ["dx", "dgamma"]


@pytest.mark.parametrize("dtype", ["float16", pytest.param("float32", marks=pytest.mark.long)])
def test_a_small_eps(dtype):
    required(kernels.rms_plain, "rmsnorm_gain_vjp", (dtype,), eps=1e-12)


@pytest.mark.parametrize("dtype", ["bfloat16", pytest.param("float32", marks=pytest.mark.long)])
def test_a_program_that_is_given_the_reciprocal_of_the_root(dtype):
    required(kernels.rms_of_statistics, "rmsnorm_gain_vjp", (dtype,), given="statistics")


@pytest.mark.parametrize(("function", "mistake", "reported"), kernels.RMSNORM_REPORTED)
def test_a_reported_mistake_is_named(function, mistake, reported):
    finding = verify.check(function, "rmsnorm_gain_vjp", dtype="float32").decisive
    assert (finding.result, finding.verdict, finding.name, finding.reported) == ("dx", Verdict.WRONG, mistake, reported)


def test_a_gain_that_is_stored_as_its_difference_to_one_is_a_convention():
    def program(x, gamma, g, eps):
        return kernels.rms_plain(x, 1 + gamma, g, eps)

    diagnosis = verify.check(program, "rmsnorm_gain_vjp", dtype="float32")
    assert (diagnosis.verdict, diagnosis.name) == (Verdict.CONVENTION, "gain plus one")
