"""Naive forms break where they are said to, and the stable programs do not: by values alone, no check is asked."""

from collections import Counter

import numpy as np
import pytest

from benchmarks.naive.__main__ import asked
from benchmarks.naive.forms import IN_HALF, broken
from benchmarks.naive.stated import HARMLESS, NAIVE, NONE
from benchmarks.spellings.spelling import untried
from benchmarks.strangers import half, main
from benchmarks.typed import TYPED

BROKEN = 0.1
"""Of the largest entry: no digit is left to rely on."""
CLOSE = {"float32": 1e-3, "bfloat16": 0.02, "float16": 0.03}
"""Few digits of float32 are lost, and few units of half precision."""
EVERY = [(form, dtype) for form in NAIVE for dtype in form.dtypes]
NAMES = [f"{form.name}, {dtype}" for form, dtype in EVERY]


@pytest.mark.parametrize(("form", "dtype"), EVERY, ids=NAMES)
def test_it_breaks_where_the_stable_program_does_not(form, dtype):
    seen = broken(form, dtype)
    assert all(np.isfinite(one).all() for one in seen.exact)
    assert seen.off(seen.stable) < CLOSE[dtype], seen
    assert seen.off(seen.naive) > BROKEN, seen


@pytest.mark.parametrize(("form", "reason"), HARMLESS, ids=[form.name for form, _ in HARMLESS])
def test_what_looks_naive_and_is_harmless(form, reason):
    for dtype in form.dtypes:
        seen = broken(form, dtype)
        assert reason and seen.off(seen.naive) < CLOSE[dtype], seen


def test_every_statement_has_a_naive_form_or_the_reason_why_not():
    having = {form.statement for form in NAIVE}
    assert not having & NONE.keys() and having | NONE.keys() == TYPED.keys() and all(NONE.values())
    names = Counter(form.name for form in NAIVE)
    assert max(names.values()) == 1 and 0.4 < sum(map(untried, names)) / len(names) < 0.6
    assert not {form.name for form, _ in HARMLESS} & names.keys()


def test_arguments_are_of_the_domain():
    for form in (*NAIVE, *(form for form, _ in HARMLESS)):
        for name, value in form.values("float32").items():
            if name in ("logits", "teacher"):
                assert np.abs(value).max() <= 1e4
            elif isinstance(value, np.ndarray) and value.dtype.kind == "f":
                assert np.abs(value).max() <= 2e3, (form.name, name)


def test_only_what_breaks_there_is_rounded_at_each_operation():
    for form in NAIVE:
        assert (form.kind not in IN_HALF) or "float32" not in form.dtypes


def test_the_runner_counts_one_half(capsys):
    first = next(f for f in NAIVE if f.name == "softmax_shifted: no maximum")
    every = [(half(f.name), dtype) for f in NAIVE if first.name in f.name for dtype in f.dtypes]
    assert not asked(first, "float32").agrees and half(first.name) == "first"
    assert main(["--only", first.name], suite="naive") == 0
    whole = sum(which == "first" for which, _ in every)
    printed = capsys.readouterr().out
    assert f"{whole} of {whole} asked" in printed and f"{first.name} [float32]: refused" in printed
