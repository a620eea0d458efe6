"""Programs of public reports run, and the right ones compute their statements. None is judged here, of any half.

Of those that are kept, `tests.test_later_reports` sees that they run and differ, without a question of `verify`.
"""

from types import MappingProxyType

import numpy as np
import pytest

from benchmarks.reports import ROWS
from benchmarks.reports.row import BEFORE, HALVES, Row
from verify.checking.asking.declared import Passed, asked_about
from verify.checking.asking.questions import questions_about
from verify.checking.calling.caller import Caller, CallError
from verify.checking.calling.program import program_of

EVERY = [row for rows in ROWS.values() for row in rows]
DIFFERING = {family: [row for row in rows if row.part and row.half != HALVES[-1]] for family, rows in ROWS.items()}
"""Rows whose programs are compared here; those of `test_later_reports` are compared there, at their own arguments."""
LONG = {
    "capped_attention.backward", "linear_attention.backward", "own:dropout_attention_vjp", "groupnorm.backward",
    "lora.backward", "distillation.backward", "swiglu_mlp.backward",
}  # fmt: skip
REFUSED_AT_ONCE = {
    "ooples/AiDotNet.Tensors#234": "expected shape",
    "GeeeekExplorer/nano-vllm#170": "it changed its argument",
    "SilasMarvin/dnns-from-scratch-in-zig#5": "it changed its argument",
}
"""Reports on the shape of a result, or on an argument, and what the caller says."""
ONES = {shape: np.ones(shape, np.float32) for shape in ((1, 5, 4), (1, 10, 4), (3, 4), (4,), (1,), (1, 1), (6,))}
EXTREME = {
    "Dao-AILab/flash-attention#2082": (10 * ONES[1, 5, 4], -10 * ONES[1, 10, 4], ONES[1, 10, 4]),
    "flashinfer-ai/flashinfer#4267": (448 * ONES[1, 5, 4], -187 * ONES[1, 10, 4], ONES[1, 10, 4]),
    "HabanaAI/vllm-fork#275": (10 * ONES[4,], 10 * ONES[3, 4], ONES[3, 4], 10 * ONES[4,], ONES[4,]),
    "ModelTC/LightLLM#1467": (ONES[6,], np.arange(30, dtype=np.float32).reshape(6, 5).T, np.float32(1e-5)),
    "pytorch/executorch#20655": (ONES[1,], 100 * ONES[1, 1], -100 * ONES[1,]),
}
"""Arguments at which a wrong program differs from the right one, where the first questions do not tell."""
DIFFERENT = 1e-4
QUESTIONS = 4
NEAR = 1e-9
"""Relative to the greatest number: what a right program in float64 is off by at most."""
ROUNDING = ("compute", "accumulate", "dtypes", "shapes")
NONE = MappingProxyType({})


def answered(row, function):
    """Yield what a program returns to the first questions, and the numbers of the formula, by result."""
    declared = {name: value for name, value in row.asked.items() if name not in ("of", "forward", *ROUNDING)}
    program, conventions = program_of(row.program(function), declared)
    forward = Passed(row.declared.get("forward"), (), NONE)
    _, stated = asked_about(None, row.asked.get("of"), forward, NONE, None, conventions)
    caller = Caller(program.matched(stated), stated)
    for question in questions_about(stated, row.dtype, None, 0)[:QUESTIONS]:
        (returned,) = caller.ask(question, 1)
        yield {name: (values, question.answers[name].reference.high) for name, values in returned.items()}


def runs(row):
    """Run both programs; the right one in float64 too, where it is compared."""
    assert any(answered(row, row.right)), row.report
    if row.report in REFUSED_AT_ONCE:
        with pytest.raises(CallError, match=REFUSED_AT_ONCE[row.report]):
            list(answered(row, row.wrong))
    else:
        assert all(answered(row, row.wrong)), row.report
    for values in answered(row._replace(dtype="float64", inside=""), row.right):
        for returned, exact in values.values():
            error = np.abs(returned - exact).max(initial=0)
            assert error <= NEAR * max(1, np.abs(exact).max(initial=0)), (row.report, row.statement, error)


def differs(row):
    """Tell whether the programs differ, at arguments of the report or at the first questions; none is judged."""
    if row.report in EXTREME:
        with np.errstate(all="ignore"):
            pairs = [[row.program(function)(*EXTREME[row.report]) for function in (row.wrong, row.right)]]
    else:
        both = zip(answered(row, row.wrong), answered(row, row.right), strict=True)
        pairs = [(wrong[name][0], right[name][0]) for wrong, right in both for name in right]
    pairs = [[np.asarray(one, np.float64) for one in pair] for pair in pairs]
    return any(not np.abs(w - r).max(initial=0) <= DIFFERENT * np.abs(r).max(initial=0) for w, r in pairs)


def test_every_row_says_what_it_is():
    for row in EVERY:
        owner, _, rest = row.report.partition("/")
        name, _, number = rest.partition("#")
        assert owner and name and number.isdigit() and int(number) > 0, row.report
        assert row.mistake and not row.mistake.endswith("."), row.report
        assert row.wrong is not row.right, row.report
    assert len(EVERY) >= 130
    assert {row.report for row in EVERY if not row.read} <= BEFORE < {row.report for row in EVERY}
    assert len({(row.report, row.statement) for row in EVERY}) == len(EVERY)


def test_both_halves_are_large_and_nobody_picks():
    sizes = [sum(row.half == half for row in EVERY) for half in HALVES[:2]]
    assert sum(sizes) == sum(not row.part for row in EVERY) and min(sizes) >= 60
    row = EVERY[0]
    assert row.half == row._replace(mistake="another", wrong=row.right, dtype="float16").half  # the report alone counts
    assert {Row(f"owner/name#{n}", "", "", abs, abs).half for n in range(20)} == set(HALVES[:2])
    assert row._replace(part=HALVES[-1]).half == HALVES[-1]


def test_fresh_rows_are_many_and_few_are_elementwise():
    fresh = [row for row in EVERY if row.part]
    assert len(fresh) >= 70 and all(row.read for row in fresh)
    assert len({row.report.partition("#")[0] for row in fresh}) >= 60
    assert not {row.report for row in fresh} & {row.report for row in EVERY if not row.part}
    entries = sum(sum(bool(row.part) for row in ROWS[family]) for family in ("activations", "optimizers"))
    assert 4 * entries <= len(fresh)


@pytest.mark.parametrize("family", ROWS)
def test_fresh_programs_differ_from_the_right_ones(family):
    for row in DIFFERING[family]:
        if row.statement not in LONG:
            assert differs(row), (row.report, row.statement)


@pytest.mark.parametrize("family", ROWS)
def test_programs_run_and_the_right_ones_compute_their_statements(family):
    for row in ROWS[family]:
        if row.statement not in LONG:
            runs(row)


@pytest.mark.long
def test_those_of_long_formulas_too():
    for row in EVERY:
        if row.statement in LONG:
            runs(row)
            assert row.half in HALVES[:2] or differs(row), (row.report, row.statement)


def test_a_right_program_that_is_wrong_is_seen():
    row = next(row for row in EVERY if row.statement == "softplus.backward")
    with pytest.raises(AssertionError, match=row.report):
        runs(row._replace(right=lambda x, g: -g))
    assert not differs(row._replace(wrong=row.right))
