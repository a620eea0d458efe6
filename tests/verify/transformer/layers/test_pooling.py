"""The mean over tokens: gradients on every rung, padding, refusals."""

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.transformer.layers.pooling import mean_pool, mean_pool_backward


@pytest.mark.parametrize("shape", [(2, 5, 3), (3, 3, 3), (2, 1, 1), (5, 2)])
@pytest.mark.parametrize("masked", [False, True])
def test_mean_pool_gradient(shape, masked, dyadic, gradient_failures):
    rng = np.random.default_rng(1)
    mask = None
    if masked:
        mask = rng.random(shape[:-1]) < 0.6
        mask[..., 0] = True
    x = dyadic(rng, *shape)

    def backward(g, x):
        return {"x": mean_pool_backward(mean_pool(x, mask)[1], g)}

    assert gradient_failures(lambda x: mean_pool(x, mask)[0], backward, {"x": x}, kappa=1) == []


def test_padding_counts_neither_in_the_sum_nor_in_the_number():
    x = np.array([[[1.0], [3.0], [100.0]], [[5.0], [7.0], [9.0]]])
    output, cache = mean_pool(x, np.array([[True, True, False], [False, False, False]]))
    assert np.array_equal(output, [[2.0], [0.0]])
    assert np.array_equal(mean_pool_backward(cache, np.ones((2, 1)))[..., 0], [[0.5, 0.5, 0], [0, 0, 0]])


def test_float32_stays_float32():
    output, cache = mean_pool(np.ones((2, 3), np.float32))
    assert output.dtype == mean_pool_backward(cache, output).dtype == np.float32


def test_mask_of_a_wrong_shape_is_refused():
    with pytest.raises(ArgumentError, match=r"^mask: expected a shape that broadcasts to \(2, 3\), got shape \(5,\)$"):
        mean_pool(np.ones((2, 3, 4)), np.ones(5, bool))
