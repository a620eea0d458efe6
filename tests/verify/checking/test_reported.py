"""Bugs that projects reported, as far as they have a formula, are named by the check, with the report."""

from functools import lru_cache

import pytest

import verify
from tests.verify.checking.as_programs import as_program
from verify.checking.judging.diagnosis import Verdict
from verify.checking.statements import STATEMENTS, statement

ALSO = {  # conventions under which other mistakes can be made
    "layernorm_vjp": {"given": "statistics"},
    "rmsnorm_vjp": {"given": "statistics"},
    "batchnorm_vjp": {"given": "statistics"},
    "rotary_vjp": {"tables": "full"},
    "sinusoidal_table": {"order": "sin"},
}


@lru_cache(maxsize=1)
def cases():
    """Return every wrong formula that somebody reported, with its statement, conventions and result."""
    return [
        (name, conventions, key, wrong)
        for name in STATEMENTS
        for conventions in ({}, *([ALSO[name]] if name in ALSO else []))
        for key, result in statement(name, conventions).results.items()
        for wrong in result.wrong
        if wrong.reported
    ]


# Threads whose formula was read; others that the book cites are among the cases too.
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
    threads = {thread for *_, wrong in cases() for thread in wrong.reported.split(", ")}
    assert READ - threads == set()


def not_named(chosen, dtype):
    """Return the reports of formulas that are not refused by their name, with the thread."""
    lines = []
    for name, conventions, key, wrong in chosen:
        made = statement(name, conventions)
        order = (*made.arguments, *made.constants)
        program = as_program(wrong.formula, order, "each operation rounded")
        report = verify.check(program, name, dtype=dtype, args=order, returns=(key,), **conventions)
        named = report.verdict in (Verdict.WRONG, Verdict.CONVENTION) and wrong.name in report.name.split(" or ")
        if not (named and wrong.reported in report.report()):
            lines.append(f"{key}, {wrong.name}: {report.report()}")
    return lines


def test_some_reported_formulas_are_named_with_their_reports():
    """One of each statement; the next one of the next."""
    by_statement = {}
    for case in cases():
        by_statement.setdefault(case[0], []).append(case)
    chosen = [of_one[number % len(of_one)] for number, of_one in enumerate(by_statement.values())]
    assert len(chosen) > 10
    assert not_named(chosen, "float32") == []


@pytest.mark.long
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_reported_formulas_are_named_with_their_reports(dtype):
    assert not_named(cases(), dtype) == []
