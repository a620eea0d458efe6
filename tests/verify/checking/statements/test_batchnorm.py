"""Programs of the backward pass of BatchNorm agree, and mistakes that were really made are named."""

import numpy as np
import pytest

import verify
from tests.verify.checking.honest import required
from tests.verify.checking.kernels import normalization as kernels
from verify.checking.judging.diagnosis import Verdict

LONG = [pytest.param(dtype, marks=pytest.mark.long) for dtype in ("float16", "bfloat16")]


@pytest.mark.parametrize("dtype", ["float32", *LONG])
def test_honest_programs_agree(dtype):
    for function in kernels.BATCHNORM:
        for diagnosis in required(function, "batchnorm_vjp", (dtype,)):
            assert [f.result for f in diagnosis.findings] == ["dx", "dgamma", "dbeta"]


@pytest.mark.parametrize("dtype", ["bfloat16", pytest.param("float32", marks=pytest.mark.long)])
def test_a_program_that_is_given_the_statistics(dtype):
    required(kernels.batch_of_statistics, "batchnorm_vjp", (dtype,), given="statistics")


@pytest.mark.parametrize(("conventions", "function", "mistake", "reported"), kernels.BATCHNORM_REPORTED)
def test_a_reported_mistake_is_named(conventions, function, mistake, reported):
    (finding, *_) = verify.check(function, "batchnorm_vjp", dtype="float32", **conventions).findings
    assert (finding.result, finding.verdict, finding.name, finding.reported) == ("dx", Verdict.WRONG, mistake, reported)


def test_fitted_coefficients_are_of_the_size_of_the_batch():
    def program(x, gamma, g, eps):
        n = len(x)
        rest, rstd = kernels.centred(x, eps, 0)
        xhat = rest * rstd
        return gamma * rstd * (g - g.mean(0) * 0.75 - xhat * (g * xhat).sum(0) * np.sqrt(n) / n)

    finding = verify.check(program, "batchnorm_vjp", dtype="float32").decisive
    assert finding.verdict is Verdict.COEFFICIENTS
    assert finding.fitted[1:] == (
        "-3/4 [gamma*mean(G)/batch_deviation] (the theorem has -1)",
        "-sqrt(n) [gamma*batchnorm*mean(G*batchnorm)/batch_deviation] (the theorem has -1)",
    )
