"""Bugs that projects reported, as far as they have a formula, are named by the check, with the report."""

import pytest

import verify
from tests.verify.checking.as_programs import as_program
from verify.checking.diagnosis import Verdict
from verify.checking.statements import STATEMENTS, statement

ALSO = {  # conventions under which other mistakes can be made
    "layernorm_vjp": {"given": "statistics"},
    "rmsnorm_vjp": {"given": "statistics"},
    "batchnorm_vjp": {"given": "statistics"},
    "rotary_vjp": {"tables": "full"},
    "sinusoidal_table": {"order": "sin"},
}
CASES = [
    (name, conventions, key, wrong)
    for name in STATEMENTS
    for conventions in ({}, *([ALSO[name]] if name in ALSO else []))
    for key, result in statement(name, conventions).results.items()
    for wrong in result.wrong
    if wrong.reported
]

# Threads whose formula was read; others that the book cites are in CASES too.
READ = {
    "ROCm/MIOpen#104",
    "deeplearning4j/libnd4j#440",
    "flagos-ai/FlagGems#5222",
    "ivanvovk/WaveGrad#12",
    "jadore801120/attention-is-all-you-need-pytorch#32",
    "karpathy/llm.c#763",
    "karpathy/nanochat#489",
    "mlpack/mlpack#2360",
    "PaddlePaddle/Paddle#74716",
    "SamLynnEvans/Transformer#25",
    "tenstorrent/tt-metal#53204",
    "zju3dv/LoFTR#41",
}


def test_every_report_that_has_a_formula_is_there():
    known = {thread for *_, wrong in CASES for thread in wrong.reported.split(", ")}
    assert READ - known == set()


@pytest.mark.parametrize(("name", "conventions", "key", "wrong"), CASES, ids=lambda case: getattr(case, "name", case))
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_a_reported_formula_is_named_with_its_report(name, conventions, key, wrong, dtype):
    made = statement(name, conventions)
    order = (*made.arguments, *made.constants)
    program = as_program(wrong.formula, order, "each operation rounded")
    found = verify.check(program, name, dtype=dtype, args=order, returns=(key,), **conventions)
    assert found.verdict in (Verdict.WRONG, Verdict.CONVENTION)
    assert wrong.name in found.name.split(" or ")
    assert wrong.reported in found.report()
