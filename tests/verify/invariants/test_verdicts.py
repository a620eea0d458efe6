"""Verdicts: theorems that exist, one clear line for every misbehaviour, and never a silent pass."""

import numpy as np
import pytest

from derive.chapters import BOOK
from verify import invariants
from verify.invariants.verdicts import BROKEN, HOLDS, NOT_TESTABLE, SIZES, Compared, Trial, judge
from verify.transformer.layers.softmax import softmax


def test_each_invariant_names_a_theorem_and_is_there():
    for name, theorem in invariants.INVARIANTS.items():
        assert theorem in {*BOOK.entries, *BOOK.analytic}, name
        assert callable(getattr(invariants, name))
    assert set(invariants.__all__) == {*invariants.INVARIANTS, "ARGUMENTS", "INVARIANTS", "InvariantError", "Judgement"}


def raising(x):
    raise RuntimeError("no CUDA\ndevice")


def with_nan(x):
    p = softmax(x)
    p[1, 0] = np.nan
    return p


@pytest.mark.parametrize(
    ("function", "said"),
    [
        (raising, r"the function raised RuntimeError: no CUDA device"),
        (lambda x: softmax(x)[:-1], r"expected shape \(5, 7\), got \(4, 7\)"),
        (lambda x: softmax(x).astype(np.float32), "expected an array of float64, got an array of float32"),
        (lambda x: softmax(x).tolist(), "expected an array of float64, got list"),
        (with_nan, r"entry \[1, 0\] is nan"),
        (lambda x: softmax(), "the function raised TypeError"),
    ],
)
def test_a_function_that_gives_nothing_to_compare_is_not_testable(function, said):
    verdict = invariants.rows_sum_to_one(function, seed=3)
    assert verdict.status == NOT_TESTABLE
    with pytest.raises(invariants.InvariantError, match=said) as caught:
        verdict.require()
    assert "\n" not in str(caught.value) and "seed 3" in str(caught.value)


def test_arguments_are_copies():
    def in_place(x):
        softmaxed = softmax(x)
        x[:] = 0
        return softmaxed

    assert invariants.rows_sum_to_one(in_place).status == HOLDS


@pytest.mark.parametrize("dtype", [np.int64, np.complex128, np.longdouble])
def test_other_dtypes_are_refused(dtype):
    with pytest.raises(TypeError, match="dtype: expected float16, float32 or float64"):
        invariants.rows_sum_to_one(softmax, dtype=dtype)


def test_a_verdict_is_repeated_by_its_seed():
    first, second, other = (invariants.rows_sum_to_one(softmax, seed=s) for s in (1, 1, 2))
    assert first == second != other
    assert "seed 1" in str(first)


def judged(size, scale, error=0.0, shape=(2,)):
    def measure(trial):
        yield Compared(np.full(shape, 1 + error), np.ones(shape), np.full(shape, size), scale)

    return judge("rows_sum_to_one", softmax, None, measure, 0, np.float64)


def test_a_bound_that_means_nothing_is_not_testable():
    assert judged(1.0, 1.0).status == HOLDS
    for size, scale in [(np.inf, 1.0), (np.nan, 1.0), (1.0, 0.0), (1.0, np.nan), (1.0, np.inf), (1e9, 1.0)]:
        assert judged(size, scale).status == NOT_TESTABLE, (size, scale)


def test_the_bound_is_sixteen_roundings():
    u = 2.0**-53
    assert judged(1.0, 1.0, error=16 * u).status == HOLDS
    assert judged(1.0, 1.0, error=20 * u).status == BROKEN
    assert judged(1.0, 1.0, error=np.nan).status == BROKEN
    assert "entry [0] is" in judged(1.0, 1.0, error=1e-3).detail


def test_nothing_compared_is_not_testable():
    assert judged(1.0, 1.0, shape=(0,)).status == NOT_TESTABLE
    assert judge("rows_sum_to_one", softmax, None, lambda trial: iter(()), 0, np.float64).status == NOT_TESTABLE


def test_trials_are_generic():
    assert any(len(set(sizes)) == len(sizes) for sizes in SIZES) and any(len(set(sizes)) == 1 for sizes in SIZES)
    for number in range(len(SIZES)):
        x = Trial(0, number, np.float64, softmax).array(50, 40)
        assert abs(x.mean()) > 0.8 and 1.3 < x.std() < 2.7


def test_what_a_function_moves_by_is_its_condition():
    trial = Trial(0, 0, np.float64, softmax)
    x = trial.array(30, 3)
    for power in (1, 2, 5):
        found = trial.responses(lambda y, power=power: y**power, x) / np.abs(x) ** power
        assert np.allclose(found, 2**0.5 * power, rtol=1e-5)  # both kinds of moves: each entry alone, and rows alike
