"""The sigmoid: gradients on every rung, both tails, refusals."""

import math

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.transformer.layers.sigmoid import sigmoid, sigmoid_backward

SHAPES = [(2, 3, 5), (3, 3, 3), (2, 7, 1)]
KAPPA = 1 + 3.0  # exponents within (-3, 3)


@pytest.mark.parametrize("shape", SHAPES)
def test_sigmoid_gradient(shape, dyadic, gradient_failures):
    def backward(g, x):
        return {"x": sigmoid_backward(sigmoid(x)[1], g)}

    arrays = {"x": dyadic(np.random.default_rng(7), *shape)}
    assert gradient_failures(lambda x: sigmoid(x)[0], backward, arrays, KAPPA) == []


def test_sigmoid_saturated_on_both_sides():
    output, cache = sigmoid(np.array([1e4, 40.0, 0.0, -40.0, -1e4]))
    small = math.exp(-40)
    assert np.array_equal(output, [1, 1, 0.5, small, 0])
    gradient = sigmoid_backward(cache, np.ones(5))
    assert np.array_equal(gradient, [0, small, 0.25, small, 0])


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
def test_the_complement_keeps_its_digits_where_the_sigmoid_has_few(dtype):
    limits = np.finfo(dtype)
    x = np.linspace(-np.log(float(limits.max)), -np.log(float(limits.max)) + 3, 301).astype(dtype)
    for points in (x, *x[:, None]):
        complement = sigmoid(points)[1].complement.astype(np.float64)
        assert np.abs(complement - 1 / (1 + np.exp(points.astype(np.float64)))).max() <= limits.eps


@pytest.mark.parametrize("function", [sigmoid])
@pytest.mark.parametrize("bad", [np.nan, np.inf, -np.inf])
def test_not_finite_is_refused_by_name(function, bad):
    with pytest.raises(ArgumentError, match=r"^x: expected finite numbers, got .* at index \(1,\)$"):
        function(np.array([0.0, bad]))
