"""Statements that are formulas in files: of some, a right program agrees, two wrong ones are refused, most by name.

Those are `QUICK` and `LONG`; all of `ROWS` at once are a quarter of an hour, and `judge(ROWS)` asks them.
"""

import numpy as np
import pytest

from derive.chapters import BOOK
from derive.values.relations import parts
from tests.verify.checking.as_programs import STYLES, as_program
from tests.verify.checking.formulas.programs import ROWS, log_softmax, rms
from verify.checking.diagnose import check
from verify.checking.formulas import ALIASES, FORMULAS, described
from verify.checking.judging.diagnosis import Verdict
from verify.checking.statements import STATEMENTS, statement

NAMED = (Verdict.WRONG, Verdict.COEFFICIENTS, Verdict.CONVENTION)


def asked(row, mistake=None, dtype="float32"):
    returns = described(row.name)["returns"]
    return check(row.compiled(mistake), row.name, dtype=dtype, returns=returns if len(returns) > 1 else None)


def judge(rows, dtype="float32"):
    """Return wrong programs that have no name, and how many there are, once all is as it should be."""
    unnamed, count = [], 0
    for row in rows:
        right = asked(row, dtype=dtype)
        assert right.agrees, right.report()
        for mistake in row.mistakes:
            assert row.program.replace(*mistake) != row.program, (row.name, mistake)
            diagnosis = asked(row, mistake, dtype)
            assert any(not f.accepted for f in diagnosis.findings), (row.name, mistake)
            count += 1
            if diagnosis.verdict not in NAMED:
                unnamed.append((row.name, mistake, str(diagnosis.verdict)))
    return unnamed, count


def test_every_statement_has_programs():
    assert sorted(row.name for row in ROWS) == sorted(FORMULAS) and len(FORMULAS) >= 100  # as README says
    assert all(target in FORMULAS or target in STATEMENTS for target in ALIASES.values())
    assert not ALIASES.keys() & (FORMULAS.keys() | STATEMENTS.keys())


UNASKED = (
    "decay_closed_form",
    "decay_closed_form_imaginary",
    "decay_square",
)
"""Integrals of the book of which no statement is made, as of their special functions no rounding bounds are known."""


@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.long)])
def test_derivatives_and_integrals_of_the_book_are_asked_by_their_names(whole):
    names = [e.name for e in BOOK.entries.values() if any(p.variable is not None for p in parts(e.claim))]
    refused, every = [], len(names)
    if not whole:
        names = sorted({*names[::9], *UNASKED, "value_projection_backward"})
    for name in names:
        try:
            made = statement(name, {})
        except ValueError:
            refused.append(name)
        else:
            assert all(result.wrong or name == "value_projection_backward" for result in made.results.values()), name
    assert sorted(refused) == list(UNASKED) and every >= 97 and len(names) > 10
    assert check(lambda x: 1 / (2 + np.exp(x) + np.exp(-x)), "sigmoid_derivative").agrees
    assert not check(lambda x: 1 / (1 + np.exp(-x)), "sigmoid_derivative").agrees
    with pytest.raises(ValueError, match="sigmoid_derivative has no convention 'eps'"):
        check(abs, "sigmoid_derivative", eps=1.0)


def test_integers_and_truth_values_are_what_a_program_is_given():
    seen = {}

    def program(logits, labels):
        seen[labels.dtype.kind, labels.ndim] = labels.max() < logits.shape[1]
        return -log_softmax(logits)[np.arange(len(labels)), labels].mean()

    assert check(program, "cross_entropy", dtype="float32").agrees and seen == {("i", 1): True}


def test_a_constant_and_other_names_of_arguments():
    def gemma(hidden_states, gamma):
        return ((1 + gamma) * rms(hidden_states, np.float32(0.5))).astype(np.float32)

    def lora(x, w, lora_A, lora_B):  # noqa: N803
        return x @ w.T + np.float32(0.5) * (x @ lora_A.T) @ lora_B.T

    assert check(gemma, "gemma_rmsnorm", eps=0.5, dtype="float32").agrees
    diagnosis = check(lora, "lora", scaling=0.5, dtype="float32")
    assert diagnosis.agrees, diagnosis.report()
    with pytest.raises(ValueError, match="the constants: expected some of weight, x, eps, got 'epsilon'"):
        check(abs, "rmsnorm1p", epsilon=1e-5)
    with pytest.raises(ValueError, match="eps: expected a finite number, got 'small'"):
        check(abs, "rmsnorm1p", eps="small")


def test_an_approximation_that_half_precision_may_not_show_is_not_said_to_agree():
    (quick,) = (row for row in ROWS if row.name == "quick_gelu")
    program = as_program(quick.compiled(), ["x"], STYLES[1], "bfloat16")
    diagnosis = check(program, "gelu", dtype="bfloat16", args=["x"])
    assert not diagnosis.agrees and "the formula of quick_gelu" in (*diagnosis.findings[0].open, diagnosis.name), (
        diagnosis.report()
    )
    (exact,) = (row for row in ROWS if row.name == "gelu")
    program = as_program(exact.compiled(), ["x"], STYLES[1], "bfloat16")
    assert check(program, "gelu", dtype="bfloat16", args=["x"]).agrees


QUICK = ("rmsnorm1p",)
LONG = ("adam_v", "embedding", "swiglu.backward", "dpo.backward", "masked_attention", "z_cross_entropy.backward")


def test_some():
    """One has no name: a norm of another kind is two mistakes at once."""
    unnamed, count = judge([row for row in ROWS if row.name in QUICK])
    assert count == 2 * len(QUICK) and len(unnamed) <= 1, unnamed


@pytest.mark.long
def test_more():
    unnamed, count = judge([row for row in ROWS if row.name in LONG])
    assert count == 2 * len(LONG) and len(unnamed) <= 5, unnamed  # or a row of another token


def test_a_statement_stands_under_its_own_name():
    """With ``_of`` behind it, where the name alone is a word of the language."""
    for name, place in FORMULAS.items():
        assert place.formula in (base := name.removesuffix(".backward"), f"{base}_of"), name
