"""Responses to roundings: exact sums where few roundings count, cancellation seen, and refusals."""

import math
import operator
import time
from fractions import Fraction

import numpy as np
import pytest

from verify.numbers import ROUNDINGS, Responsive, RoundingModel, UndecidedError, sizes, unit_roundoff
from verify.numbers.error_function import erf, erf_slope, erfc
from verify.numbers.rounding_model import RESPONSES

SPREAD = 5 / math.sqrt(2 * RESPONSES)  # of an estimated root, in five standard deviations


def exact(*values, seed=0):
    model = RoundingModel(seed)
    return [model.array(np.array(value))[()] for value in values]


def once(value, seed=0):
    """Return a number that was rounded once."""
    return exact(value, seed=seed)[0] * 1


@pytest.mark.parametrize(
    ("found", "wanted"),
    [
        (once(-3.0), 3),
        (once(3.0) * 0, 0),
        (Fraction(1, 4) + exact(0.5)[0], 0.75),
        (exact(0.5)[0].constant(7), 7),
        (exact(0.5)[0].constant(Fraction(1, 3)), 1 / 3),
        (-once(2.0), 2),
        (once(2.0) - 2, 2),
        (3 - once(3.0), 3),
        (once(1e9) - 1e9, 1e9),
        (+once(1.5), 1.5),
        (once(2.0) ** 0, 1),
    ],
)
def test_one_rounding_is_seen_exactly(found, wanted):
    assert found.size == pytest.approx(wanted, rel=1e-15)


X = 1.25
GAUSSIAN = 2 / math.sqrt(math.pi) * math.exp(-X * X)


@pytest.mark.parametrize(
    ("function", "value", "slope"),
    [
        (lambda a: a + 8, X + 8, 1),
        (lambda a: 8 - a, 8 - X, -1),
        (lambda a: a * 8, 8 * X, 8),
        (lambda a: a / 8, X / 8, 1 / 8),
        (lambda a: 8 / a, 8 / X, -8 / X**2),
        (lambda a: a * a, X * X, 2 * X),
        (lambda a: a / a, 1, 0),
        (lambda a: a**3, X**3, 3 * X**2),
        (lambda a: a**-2, X**-2, -2 * X**-3),
        (np.exp, math.exp(X), math.exp(X)),
        (np.log, math.log(X), 1 / X),
        (np.sqrt, math.sqrt(X), 0.5 / math.sqrt(X)),
        (np.cos, math.cos(X), -math.sin(X)),
        (np.sin, math.sin(X), math.cos(X)),
        (np.tanh, math.tanh(X), 1 / math.cosh(X) ** 2),
        (erf, math.erf(X), GAUSSIAN),
        (erfc, math.erfc(X), -GAUSSIAN),
        (erf_slope, GAUSSIAN, -2 * X * GAUSSIAN),
    ],
)
def test_an_operation_passes_responses_on_and_adds_one_rounding(function, value, slope):
    response = np.arange(1.0, RESPONSES + 1)
    found = function(Responsive(RoundingModel(0), X, response))
    assert found.value == pytest.approx(value, rel=1e-15)
    assert np.abs(found.responses - slope * response) == pytest.approx(np.full(RESPONSES, abs(value)), abs=1e-12)


def test_independent_roundings_add_up_by_their_squares():
    ones = RoundingModel(1).array(np.ones((300, 100))) * 1
    summed = ones.sum(axis=1)
    partial_sums = np.arange(2, 101)
    wanted = math.sqrt(100 + (partial_sums**2).sum())
    found = sizes(summed)
    assert found.min() > wanted * (1 - SPREAD)
    assert found.max() < wanted * (1 + SPREAD)


def test_terms_that_cancel_keep_their_size_and_common_ones_lose_it():
    a, b = exact(3.0, 1e6)
    product = a * b
    assert (product - a * b).value == 0
    assert (product - a * b).size > 0.5e6  # the same value by two roundings
    assert (product - product).size == 0  # one rounding, twice
    damped = once(1e6) * 1e-6
    assert damped.size < 2 + 1e-9


def test_sizes_explain_the_errors_of_float64_and_not_a_thousand_times_more():
    """The dot product, the norm and the softmax of a vector, each against longdouble."""
    rng = np.random.default_rng(3)
    worst = 0.0
    for _ in range(200):
        x = rng.integers(-96, 97, 12) / 64 / 3

        def compute(x):
            e = np.exp(x * x)
            return e / np.sqrt((e * e).sum()) - (x * x).sum()

        error = np.abs(compute(x) - compute(x.astype(np.longdouble)).astype(float))
        found = sizes(compute(RoundingModel(0).array(x)))
        worst = max(worst, float((error / found).max()) / unit_roundoff(np.float64))
        assert (found < 200 * (1 + np.abs(compute(x)))).all()
    assert 0.5 < worst < ROUNDINGS / 4


def test_the_seed_decides_and_arguments_are_exact():
    def compute(seed):
        return (RoundingModel(seed).array(np.arange(1.0, 7.0)) / 7).sum()

    assert compute(1).size == compute(1).size != compute(2).size
    (x,) = exact(1.5)
    assert (x.responses, x.size, x.anchor(), x.is_finite()) == (None, 1.5, 1.5, True)
    assert sizes(np.array([x, -2.0, 0], dtype=object)).tolist() == [1.5, 2, 0]
    assert repr(x) == "Rounded(1.5, size=1.5)"


def test_comparisons_are_refused_where_rounding_may_turn_them_round():
    third = once(1.0) / 3
    for compare in (operator.lt, operator.le, operator.gt, operator.ge):
        with pytest.raises(UndecidedError):
            compare(third, 1 / 3 + 1e-16)
        assert compare(third, 0.25) is compare(1 / 3, 0.25)
        assert compare(exact(2.0)[0], 2) is compare(2, 2)
        with pytest.raises(TypeError):
            compare(third, "1")


def test_what_is_no_real_number_is_refused():
    x = once(1.0)
    for refused in (
        lambda: x + "1",
        lambda: x * 1j,
        lambda: 1j - x,
        lambda: None / x,
        lambda: x - True,
        lambda: x / None,
        lambda: x**0.5,
        lambda: x == x,
        lambda: x != 1,
        lambda: bool(x),
        lambda: hash(x),
    ):
        with pytest.raises(TypeError):
            refused()


def test_a_hundred_thousand_operations_take_seconds():
    model = RoundingModel(0)
    x, w = (model.array(np.random.default_rng(1).random(shape)) for shape in ((25, 32), (32, 64)))
    started = time.process_time()
    found = x @ w
    assert time.process_time() - started < 5
    assert (sizes(found) >= np.abs([[entry.value for entry in row] for row in found])).all()
