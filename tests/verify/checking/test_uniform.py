"""A result that is off by a factor is refused as soon as it is off by little more than the rounding of its model."""

import pytest

from tests.verify.checking.uniform import DTYPES, Uniform, programs
from verify.checking.judging.diagnosis import Verdict

NORMS = ("layernorm_vjp", "layernorm_gain_vjp", "rmsnorm_vjp", "rmsnorm_gain_vjp", "batchnorm_vjp")
INSIDE = [
    ("rmsnorm_vjp", "dx"),
    ("attention_backward", "dk"),
    *(pytest.param(name, "dx", marks=pytest.mark.long) for name in NORMS if name != "rmsnorm_vjp"),
    *(pytest.param("attention_backward", result, marks=pytest.mark.long) for result in ("dq", "dv")),
]


@pytest.mark.parametrize(("name", "result"), INSIDE)
def test_half_a_percent_of_a_norm_and_two_of_attention_in_bfloat16(name, result):
    program = Uniform(name, result, "bfloat16", "float32 inside")
    off = 0.005 if program.name in NORMS else 0.02
    assert not program.refused(0.0)
    diagnosis = program.checked(off)
    assert diagnosis.verdict is Verdict.COEFFICIENTS
    assert diagnosis.decisive.model == "float32 inside"


def test_a_loose_model_does_not_excuse_a_factor_where_there_is_no_other_summand():
    assert Uniform("softmax_shifted", "p", "bfloat16", "float32 inside").refused(0.02)
    assert Uniform("softmax_shifted", "p", "float16", "float32 inside").refused(0.003)


@pytest.mark.long
@pytest.mark.parametrize(("first", "dtype"), list(enumerate(DTYPES)))
def test_an_error_that_is_printed_is_refused_for_results_in_turn(first, dtype):
    """Every result of every fifth kind of them; python -m tests.verify.checking.uniform measures all."""
    accepted = []
    for program in [*programs([dtype])][first::5]:
        printed = program.printed()
        if not program.refused(printed):
            accepted.append((program, printed))
    assert accepted == []
