"""The operations that formulas are written in mean the same on floats, balls and rounding balls."""

import numpy as np
import pytest

from verify.checking.judging.statement import Staged, average, from_top, one_of, positive, scaled_total, top, total
from verify.checking.rounding.formats import FORMATS
from verify.checking.rounding.models import Model
from verify.checking.rounding.rounded import Rounded, rounded
from verify.checking.statements import STATEMENTS, alternatives, conventions, statement
from verify.numbers import balls_from_floats, midpoints, precision

X = np.array([[1.0, 2.0, 4.0], [-1.0, -0.5, -8.0]])
SINGLE = Model("float32", FORMATS["float32"], FORMATS["float32"], FORMATS["float32"])


@pytest.mark.parametrize(
    ("operation", "expected"),
    [
        (total, [[7.0], [-9.5]]),
        (average, [[7 / 3], [-9.5 / 3]]),
        (scaled_total, [[7 / 3], [-9.5 / 3]]),
        (top, [[4.0], [-0.5]]),
        (from_top, [[-3.0, -2.0, 0.0], [-0.5, 0.0, -7.5]]),
    ],
)
def test_on_every_number_type(operation, expected):
    wanted = np.array(expected)
    assert np.allclose(operation(X), wanted, rtol=1e-15)
    with precision(128):
        assert np.allclose(midpoints(operation(balls_from_floats(X))), wanted, rtol=1e-15)
    ball = operation(rounded(X, SINGLE))
    assert (np.abs(ball.value - wanted) <= ball.radius + 1e-15).all()


def test_the_top_has_no_error_of_its_own():
    third = rounded(X, SINGLE) / 3
    assert third.radius.any()
    assert not top(third).radius.any()


def test_the_greatest_is_nothing_above_itself():
    """However far off it is: a program subtracts the number that it has."""
    thirds = rounded(X, SINGLE) / 3
    ball = from_top(thirds)
    assert (ball.radius == 0).tolist() == [[False, False, True], [False, True, False]]
    near = Rounded([[1.0, 1.0 + 1e-9]], [[1e-8, 1e-8]], SINGLE)
    assert (from_top(near).radius > 0).all()  # either may be the greatest


def test_a_common_first_stage():
    first, seen = (lambda x: seen.append(x) or x + 1), []
    formula = Staged(first, lambda x: 2 * x)
    assert (formula(x=3), seen) == (8, [3])
    assert formula != Staged(first, lambda x: 2 * x)


def test_half_precision_stays_half():
    half = X.astype(np.float16)
    assert {f(half).dtype for f in (total, average, scaled_total, top)} == {np.dtype(np.float16)}


def test_values_of_conventions():
    assert one_of("mask", "causal", ("none", "causal")) == "causal"
    assert (positive("eps", 1e-5), positive("eps", 0, or_zero=True), positive("group", 2, whole=True)) == (1e-5, 0, 2)


@pytest.mark.parametrize("value", ["a", None, True, -1, -0.5, 0, np.inf, np.nan, 1j, [1.0]])
def test_what_is_no_positive_number(value):
    with pytest.raises(ValueError, match="eps: expected a number > 0, got"):
        positive("eps", value)
    with pytest.raises(ValueError, match="group: expected a whole number > 0, got"):
        positive("group", value, whole=True)


@pytest.mark.parametrize(
    ("value", "allowed"), [("casual", ("none", "causal")), (None, ("causal",)), (1, (True, False))]
)
def test_what_is_none_of_the_values_of_a_convention(value, allowed):
    with pytest.raises(ValueError, match="mask: expected .* got"):
        one_of("mask", value, allowed)


@pytest.mark.parametrize("name", STATEMENTS)
def test_what_a_docstring_says_of_conventions_is_what_there_is(name):
    defaults, others = conventions(name), alternatives(name)
    assert {key for key, value in defaults.items() if isinstance(value, str)} == set(others)
    for key, values in others.items():
        assert defaults[key] in values
        for value in values:
            assert statement(name, {key: value}).results
        with pytest.raises(ValueError, match=f"{key}: expected .*, got 'other'"):
            statement(name, {key: "other"})
