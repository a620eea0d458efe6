"""A result that is off by a factor is refused as soon as it is off by little more than the rounding of its model."""

import pytest

from tests.verify.checking.uniform import DTYPES, Uniform, programs
from verify.checking.diagnosis import Verdict

NORMS = ("layernorm_vjp", "layernorm_gain_vjp", "rmsnorm_vjp", "rmsnorm_gain_vjp", "batchnorm_vjp")
INSIDE = [
    *(Uniform(name, "dx", "bfloat16", "float32 inside") for name in NORMS),
    *(Uniform("attention_backward", result, "bfloat16", "float32 inside") for result in ("dq", "dk", "dv")),
]


@pytest.mark.parametrize("program", INSIDE, ids=lambda p: f"{p.name} {p.result}")
def test_half_a_percent_of_a_norm_and_two_of_attention_in_bfloat16(program):
    off = 0.005 if program.name in NORMS else 0.02
    assert not program.refused(0.0)
    found = program.checked(off)
    assert found.verdict is Verdict.COEFFICIENTS
    assert found.decisive.model == "float32 inside"


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
