"""Derivatives by dual numbers and by the complex step: values, types, refusals."""

import math
from fractions import Fraction

import numpy as np
import pytest

from verify.numbers import balls, bound, complex_step, derivative, gradient, precision


def cubes(x):
    return x[:, None] * x * x


def test_derivative_on_balls_encloses():
    with precision(160):
        x, u = balls([Fraction(1, 3), 2], 160), balls([1, -1], 160)
        found = derivative(cubes, x, u)
    a, b = Fraction(1, 3), Fraction(2)
    expected = [[3 * a**2, b**2 - 2 * a * b], [2 * a * b - a**2, -3 * b**2]]
    assert all(found[i, j].contains(expected[i][j]) for i in range(2) for j in range(2))
    assert all(entry.radius < 1e-40 for entry in found.flat)


@pytest.mark.parametrize("method", [derivative, complex_step])
def test_both_methods_on_floats(method):
    x, u = np.array([0.25, 2.0]), np.array([1.5, -1.0])
    found = method(lambda x: np.exp(np.sin(x)), x, u)
    expected = np.exp(np.sin(x)) * np.cos(x) * u
    assert found.dtype == np.float64
    assert np.abs(found - expected).max() <= bound(np.float64, 3, np.abs(u).max() * math.e)


def test_a_result_that_does_not_depend_on_x_has_derivative_zero():
    x = np.ones(2)
    assert np.array_equal(derivative(lambda _: np.ones(3), x, x), np.zeros(3))
    on_balls = derivative(lambda _: balls([1, 2], 64), balls([1, 2], 64), balls([1, 1], 64))
    assert all(entry == 0 for entry in on_balls)


def test_scalars_have_shape_nothing():
    assert derivative(lambda x: (x * x).sum(), np.ones(3), np.ones(3)).shape == ()
    assert complex_step(lambda x: (x * x).sum(), np.ones(3), np.ones(3)) == 6


@pytest.mark.parametrize("method", ["dual", "complex_step"])
def test_gradient_entry_by_entry(method):
    x, g = np.array([[1.0, 2.0, 3.0]]), np.array([2.0])
    assert np.array_equal(gradient(lambda x: (x * x).sum(axis=-1), x, g, method), 4 * x)


def test_gradient_on_balls():
    x, g = balls([1, 2], 64), balls([3, 5], 64)
    found = gradient(lambda x: x * x, x, g)
    assert [entry == value for entry, value in zip(found, (6, 20), strict=True)] == [True, True]


def test_gradient_of_a_number_on_balls():
    x = balls([[1, 2], [3, 5]], 128)
    found = gradient(lambda z: (z * z).sum(), x, np.asarray(1))
    assert [entry == value for entry, value in zip(found.flat, (2, 4, 6, 10), strict=True)] == [True] * 4


def test_refusals():
    x = np.ones(2)
    for method in (derivative, complex_step):
        with pytest.raises(ValueError, match=r"^direction: expected the shape of x, \(2,\), got \(3,\)$"):
            method(np.exp, x, np.ones(3))
    with pytest.raises(TypeError, match="^x: expected dtype float64, got float32$"):
        complex_step(np.exp, x.astype(np.float32), x)
    with pytest.raises(TypeError, match="^function: expected a complex result, got dtype float64"):
        complex_step(np.abs, x, x)
    with pytest.raises(ValueError, match="^method: expected one of dual, complex_step, got 'central'$"):
        gradient(np.exp, x, x, "central")
    with pytest.raises(ValueError, match=r"^cotangent: expected the shape of the result, \(2,\), got \(3,\)$"):
        gradient(np.exp, x, np.ones(3))
