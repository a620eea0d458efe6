"""The residual connection in both orders: gradients on every rung, and its refusals."""

from dataclasses import replace

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.transformer.blocks.config import LayerConfig
from verify.transformer.blocks.residual import NormParameters, residual, residual_backward
from verify.transformer.layers.linear import linear, linear_backward

FIRST = LayerConfig(n_heads=1, norm_first=True, eps=1)


@pytest.mark.parametrize("norm_first", [False, True])
@pytest.mark.parametrize("shape", [(2, 3, 5), (4, 4), (1, 2)])
def test_gradient_in_both_orders(norm_first, shape, dyadic, gradient_failures):
    rng = np.random.default_rng(3)
    d = shape[-1]

    def run(x, w, weight, bias):
        config = LayerConfig(n_heads=1, norm_first=norm_first, eps=1)
        return residual(x, lambda rows: linear(rows, w), NormParameters(weight, bias), config)

    def backward(g, **arrays):
        def inner(cache, d_output):
            gradients = linear_backward(cache, d_output)
            return gradients.d_x, gradients

        found = residual_backward(run(**arrays)[1], g, inner)
        return {"x": found.d_x, "w": found.inner.d_weight, "weight": found.norm.weight, "bias": found.norm.bias}

    arrays = {"x": dyadic(rng, *shape), "w": dyadic(rng, d, d), "weight": dyadic(rng, d), "bias": dyadic(rng, d)}
    assert gradient_failures(lambda **a: run(**a)[0], backward, arrays, kappa=16) == []


def test_the_order_is_where_the_norm_stands():
    x = np.array([[1.0, 3.0], [2.0, -1.0]])
    norm = NormParameters(np.array([2.0, 0.5]))
    rows, _ = residual(x, lambda rows: (rows * 0, None), norm, FIRST)
    assert np.array_equal(rows, x), "pre-LN leaves the stream alone where the branch is 0"
    rows, _ = residual(x, lambda rows: (rows * 0, None), norm, replace(FIRST, norm_first=False))
    assert np.allclose(rows.sum(axis=-1), [-1.5 / np.sqrt(2), 2.25 / np.sqrt(3.25)], rtol=1e-15)


def test_a_branch_that_would_broadcast_is_refused():
    with pytest.raises(ArgumentError, match=r"residual branch: expected the shape of its input, \(3, 4\), got \(4,\)"):
        residual(np.ones((3, 4)), lambda rows: (rows[0], None), NormParameters(np.ones(4)), FIRST)


def test_a_norm_without_weight_has_no_place():
    from verify.transformer.blocks.residual import normalized_backward
    from verify.transformer.layers.layer_norm import layer_norm

    _, cache = layer_norm(np.array([[1.0, 2.0]]))
    with pytest.raises(ArgumentError, match="^cache: expected the cache of a norm with a weight, got one without"):
        normalized_backward(cache, np.ones((1, 2)))
