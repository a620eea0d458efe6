"""Formulas run as programs round as kernels do, and what must not happen is seen."""

from dataclasses import replace
from functools import lru_cache

import numpy as np
import pytest

from tests.verify.checking.as_programs import STYLES, Native, as_program, runs, tally
from verify.checking.judging.diagnosis import Verdict
from verify.checking.rounding.formats import numpy_dtype
from verify.checking.statements import statement

TINY = 2.0**-11  # half a unit of float16 at one


def test_every_operation_is_rounded_and_sums_are_wider():
    seen = {}

    def formula(x, labels, eps):
        wide = np.array([TINY])  # a constant of float64 makes nothing wider
        for name, value in {
            "sum": x.sum(-1, keepdims=True),
            "one by one": x + TINY + TINY,
            "constant": x + wide,
        }.items():
            assert isinstance(value, Native)
            assert value.dtype == np.float16
            seen[name] = value.max()
        seen["product"] = (x @ np.full((4, 1), 1, np.float16)).max()
        seen["moved"] = np.where(x > 1, x, np.concatenate([x, x])).dtype
        seen["mean"] = x.mean(-1).dtype
        seen["variance"] = (2 * x).var(-1).dtype
        assert labels.dtype == np.int64
        assert not isinstance(labels, Native)
        return x * eps

    row = np.array([[1, TINY, TINY, 2 * TINY]], np.float16)
    out = as_program(formula, ("x", "labels", "eps"), "each operation rounded")(row, np.array([1]), 1e-5)
    assert type(out) is np.ndarray
    assert out.dtype == np.float16
    assert seen == {
        "sum": 1 + 4 * TINY,
        "one by one": 1,
        "constant": 1,
        "product": 1 + 4 * TINY,
        "moved": np.float16,
        "mean": np.float16,
        "variance": np.float16,
    }


@pytest.mark.parametrize("dtype", ["bfloat16", "float16"])
def test_variances_and_means_are_those_of_numpy(dtype):
    x = np.random.default_rng(0).standard_normal((3, 7)).astype(numpy_dtype(dtype))
    for style in STYLES:
        results = as_program(lambda x: (x.var(-1, keepdims=True), x.var(0), x.var()), ("x",), style)(x)
        exact = np.asarray(x, np.float64)
        wanted = (exact.var(-1, keepdims=True), exact.var(0), exact.var())
        for one, other in zip(results, wanted, strict=True):
            assert one.shape == np.shape(other) and np.allclose(np.asarray(one, np.float64), other, rtol=0.05)


def test_float32_inside_is_rounded_once():
    added = as_program(lambda x: x + TINY + TINY, ("x",), "float32 inside")(np.ones((1, 1), np.float16))
    assert added.dtype == np.float16
    assert added == 1 + 2 * TINY


def test_what_is_kept_is_computed_once_for_the_same_numbers_in_the_same_layout():
    calls, kept = [], {}

    def formula(x, eps):
        calls.append(x.shape)
        return x * eps

    program = as_program(formula, ("x", "eps"), "each operation rounded", "float16", kept)
    x = np.arange(6, dtype=np.float16).reshape(2, 3)
    first = program(x, 0.5)
    first[:] = 7  # what is returned is the caller's
    assert np.array_equal(program(x.copy(), 0.5), x / 2) and len(calls) == 1
    assert np.array_equal(program(np.asfortranarray(x), 0.5), x / 2) and len(calls) == 2
    assert np.array_equal(program(x, 2.0), 2 * x) and np.array_equal(program(x + 1, 0.5), (x + 1) / 2)
    assert np.array_equal(program(x.reshape(3, 2), 0.5), x.reshape(3, 2) / 2) and len(calls) == 5


def test_a_run_is_counted_as_what_it_is():
    (result,) = statement("softmax_vjp", {}).results.values()
    counts = tally(runs("softmax_vjp", {}, "float32"))
    assert counts.runs == counts.refused == counts.named == len(result.wrong) > 5
    assert counts.honest == counts.agreed == sum(not s.overflows for s in result.spellings) > 5
    assert counts.problems == counts.unnamed == counts.untold == ()
    assert tally(runs("softmax_vjp", {}, "float32", kinds=("honest",))).runs == 0


def test_what_is_proved_the_same_is_an_honest_program():
    honest = runs("rmsnorm_vjp", {"eps": 0.0}, "float32", kinds=("honest",))
    assert any(run.formula == "eps outside the root" and run.diagnosis.agrees for run in honest)


@lru_cache(maxsize=1)
def with_another_sign():
    """Return a run of one wrong formula."""
    return next(run for run in runs("softmax_vjp", dtype="float32", kinds=("wrong",)) if run.formula == "sign")


@pytest.mark.parametrize(
    ("wrong", "verdict", "name", "counted"),
    [
        (True, Verdict.AGREES, "", {"problems": 1}),
        (True, Verdict.CANNOT, "", {"untold": 1, "cannot": 1}),
        (True, Verdict.DIFFERS, "", {"unnamed": 1, "refused": 1}),
        (True, Verdict.CONVENTION, "sign", {"unnamed": 1, "refused": 1}),
        (True, Verdict.WRONG, "sign", {"named": 1, "refused": 1}),
        (True, Verdict.WRONG, "sign or another", {"unnamed": 1, "refused": 1}),
        (False, Verdict.WRONG, "sign", {"problems": 1}),
        (False, Verdict.LOWER, "float32", {"problems": 1}),
        (False, Verdict.CANNOT, "", {"unclear": 1}),
    ],
)
def test_what_must_not_happen_is_seen(wrong, verdict, name, counted):
    run = with_another_sign()
    (finding,) = run.diagnosis.findings
    changed = replace(
        run, wrong=wrong, diagnosis=replace(run.diagnosis, findings=(replace(finding, verdict=verdict, name=name),))
    )
    counts = tally([changed])
    seen = {key: value for key, value in vars(counts).items() if key not in ("runs", "honest", "agreed")}
    seen = {key: value if isinstance(value, int) else len(value) for key, value in seen.items()}
    assert {key: value for key, value in seen.items() if value} == counted


def test_a_program_that_cannot_be_called_is_a_problem():
    run = next(iter(runs("softmax_vjp", dtype="float32")))
    assert tally([replace(run, diagnosis=replace(run.diagnosis, findings=()))]).problems != ()
