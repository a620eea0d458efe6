"""The linear map: gradients on every rung, any leading axes, refusals."""

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.transformer.layers.linear import linear, linear_backward


@pytest.mark.parametrize("leading", [(), (2,), (2, 3)])
@pytest.mark.parametrize("sizes", [(5, 7), (3, 3), (1, 1)])
@pytest.mark.parametrize("with_bias", [True, False])
def test_linear_gradient(leading, sizes, with_bias, dyadic, gradient_failures):
    rng = np.random.default_rng(1)
    arrays = {"x": dyadic(rng, *leading, sizes[0]), "weight": dyadic(rng, *sizes)}
    if with_bias:
        arrays["bias"] = dyadic(rng, sizes[1])

    def backward(g, **arrays):
        gradients = linear_backward(linear(**arrays)[1], g)
        return {name: getattr(gradients, f"d_{name}") for name in arrays}

    assert gradient_failures(lambda **arrays: linear(**arrays)[0], backward, arrays, kappa=1) == []


def test_without_bias_there_is_no_gradient_of_it():
    _, cache = linear(np.ones((2, 3)), np.ones((3, 5)))
    assert linear_backward(cache, np.ones((2, 5))).d_bias is None


def test_float32_stays_float32():
    output, cache = linear(np.ones((2, 3), np.float32), np.ones((3, 5), np.float32), np.ones(5, np.float32))
    gradients = linear_backward(cache, output)
    assert {output.dtype, gradients.d_x.dtype, gradients.d_weight.dtype} == {np.dtype(np.float32)}


def test_refusals_name_the_argument():
    with pytest.raises(ArgumentError, match=r"^weight: expected 3 rows, the width of x, got shape \(5, 3\)$"):
        linear(np.ones((2, 3)), np.ones((5, 3)))
    with pytest.raises(ArgumentError, match=r"^bias: expected shape \(5,\), got shape \(3,\)$"):
        linear(np.ones((2, 3)), np.ones((3, 5)), np.ones(3))
    _, cache = linear(np.ones((2, 3)), np.ones((3, 5)))
    with pytest.raises(ArgumentError, match=r"^d_output: expected shape \(2, 5\), got shape \(5, 2\)$"):
        linear_backward(cache, np.ones((5, 2)))


@pytest.mark.parametrize("bias", [None, np.zeros(2, np.float32)])
@pytest.mark.parametrize("bad", [np.nan, np.inf, -np.inf])
def test_a_gradient_that_is_not_finite_is_refused_by_its_place(bias, bad):
    _, cache = linear(np.zeros((3, 5), np.float32), np.zeros((5, 2), np.float32), bias)
    d_output = np.array([[1, -np.inf], [2, 3], [bad, 4]], np.float32)
    with pytest.raises(ArgumentError, match=r"^d_output: expected finite numbers, got -inf at index \(0, 1\)$"):
        linear_backward(cache, d_output)
    d_output[0, 1] = 0
    with pytest.raises(ArgumentError, match=rf"^d_output: expected finite numbers, got {bad} at index \(2, 0\)$"):
        linear_backward(cache, d_output)


def test_a_sum_that_overflows_is_not_silent():
    largest = np.finfo(np.float32).max
    _, cache = linear(np.zeros((2, 3), np.float32), np.zeros((3, 2), np.float32), np.zeros(2, np.float32))
    d_output = np.array([[largest, 1], [largest, 1]], np.float32)
    with pytest.warns(RuntimeWarning, match="overflow"):
        assert np.array_equal(linear_backward(cache, d_output).d_bias, [np.inf, 2])
