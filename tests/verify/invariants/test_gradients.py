"""Invariants of rows and gradients: the Transformer's functions keep them, and each wrong one is caught."""

import numpy as np
import pytest

from verify import invariants
from verify.transformer.layers.attention import scaled_dot_product_attention, scaled_dot_product_attention_backward
from verify.transformer.layers.layer_norm import layer_norm, layer_norm_backward
from verify.transformer.layers.softmax import softmax, softmax_backward, softmax_jvp

EPS = 1e-5


def softmax_vjp(x, g):
    return softmax_jvp(softmax(x), g)  # the Jacobian is symmetric


def stable_vjp(x, g):
    return softmax_backward(softmax(x), g)


def layernorm_vjp(x, g):
    return layer_norm_backward(layer_norm(x)[1], g).d_x


def layernorm_vjp_in_parts(x, g):
    """The other usual program: paths through the variance and the mean, added."""
    mean = x.mean(axis=-1, keepdims=True)
    variance = ((x - mean) ** 2).mean(axis=-1, keepdims=True)
    inverse = (1 / np.sqrt(variance + EPS)).astype(x.dtype)
    d_variance = (g * (x - mean)).sum(axis=-1, keepdims=True) * (-inverse * inverse * inverse / 2)
    d_mean = -(g * inverse).sum(axis=-1, keepdims=True)
    return (g * inverse + d_variance * 2 * (x - mean) / x.shape[-1] + d_mean / x.shape[-1]).astype(x.dtype)


def key_vjp(q, k, v, g):
    return scaled_dot_product_attention_backward(scaled_dot_product_attention(q, k, v)[1], g).d_key


RIGHT = {
    "rows_sum_to_one": [softmax],
    "jvp_sums_to_zero": [lambda x, u: softmax_jvp(softmax(x), u)],
    "vjp_of_constant_zero": [softmax_vjp, stable_vjp],
    "softmax_vjp_sums_to_zero": [softmax_vjp, stable_vjp],
    "layernorm_vjp_sums_to_zero": [layernorm_vjp, layernorm_vjp_in_parts],
    "layernorm_vjp_inner": [layernorm_vjp, layernorm_vjp_in_parts],
    "key_bias_gradient_zero": [key_vjp],
}


def other_axis(x):
    return softmax(x, axis=0)


def eps_in_the_partition_function(x):
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / (e.sum(axis=-1, keepdims=True) + x.dtype.type(1e-3))


def diagonal_only(x, u):
    p = softmax(x)
    return p * (1 - p) * u


def plain_mean(x, g):
    return softmax(x) * (g - g.mean(axis=-1, keepdims=True))


def one_percent_less(x, g):
    p = softmax(x)
    return p * (g - x.dtype.type(0.99) * (p * g).sum(axis=-1, keepdims=True))


def _layernorm_pieces(x):
    centered = x - x.mean(axis=-1, keepdims=True)
    variance = (centered**2).mean(axis=-1, keepdims=True)
    return centered, variance


def _layernorm_wrong(x, g, variance, centered, under, mean=True):
    z, n = centered / np.sqrt(under), x.shape[-1]
    projection = (g * z).sum(axis=-1, keepdims=True) / n
    found = g - z * projection - (g.mean(axis=-1, keepdims=True) if mean else 0)
    return (found / np.sqrt(under)).astype(x.dtype)


def without_the_mean(x, g):
    centered, variance = _layernorm_pieces(x)
    return _layernorm_wrong(x, g, variance, centered, variance + x.dtype.type(EPS), mean=False)


def without_eps(x, g):
    centered, variance = _layernorm_pieces(x)
    return _layernorm_wrong(x, g, variance, centered, variance)


def with_another_eps(x, g):
    centered, variance = _layernorm_pieces(x)
    return _layernorm_wrong(x, g, variance, centered, variance + x.dtype.type(EPS / 10))


def with_the_unbiased_variance(x, g):
    centered, variance = _layernorm_pieces(x)
    return _layernorm_wrong(x, g, variance, centered, variance * x.shape[-1] / (x.shape[-1] - 1) + x.dtype.type(EPS))


def without_the_row_sum(q, k, v, g):
    scale = q.dtype.type(1 / np.sqrt(q.shape[-1]))
    return ((softmax(scale * (q @ k.T)) * (g @ v.T)).T @ q) * scale


WRONG = {
    "rows_sum_to_one": [other_axis, eps_in_the_partition_function],
    "jvp_sums_to_zero": [diagonal_only, plain_mean, one_percent_less],
    "vjp_of_constant_zero": [diagonal_only, one_percent_less],
    "softmax_vjp_sums_to_zero": [diagonal_only, plain_mean, one_percent_less],
    "layernorm_vjp_sums_to_zero": [without_the_mean],
    "layernorm_vjp_inner": [without_eps, with_another_eps, with_the_unbiased_variance],
    "key_bias_gradient_zero": [without_the_row_sum],
}


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize(("name", "function"), [(name, f) for name, own in RIGHT.items() for f in own])
def test_the_transformer_keeps_it(name, function, dtype):
    for seed in range(3):
        verdict = getattr(invariants, name)(function, seed=seed, dtype=dtype)
        assert verdict.status == "holds", verdict
        assert verdict.require() is verdict


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize(("name", "function"), [(name, f) for name, own in WRONG.items() for f in own])
def test_what_is_wrong_is_broken(name, function, dtype):
    verdict = getattr(invariants, name)(function, args=list(invariants.ARGUMENTS[name]), seed=1, dtype=dtype)
    assert verdict.status == "broken", verdict
    with pytest.raises(invariants.InvariantError, match=rf"^{name} .*entry .* not .*\(seed 1, trial"):
        verdict.require()


@pytest.mark.parametrize("name", [name for name in RIGHT if name != "rows_sum_to_one"])
def test_a_gradient_that_is_zero_is_no_evidence(name):
    def zero(*arrays):
        return np.zeros_like(arrays[1])

    verdict = getattr(invariants, name)(zero, args=list(invariants.ARGUMENTS[name]))
    assert "args" not in verdict.detail, "it was called"
    assert verdict.status in ("not testable", "broken"), verdict
    assert verdict.status == "not testable" or name == "layernorm_vjp_inner"


def test_the_stable_backward_pass_keeps_it_at_saturated_rows():
    verdict = invariants.softmax_vjp_sums_to_zero(lambda x, g: stable_vjp(4 * x, g))
    assert verdict.status == "holds"


def test_the_product_with_the_normalized_input_is_seen_through_eps_only():
    """Without the row where the variance is near eps, float32 could not tell that eps was forgotten."""
    verdict = invariants.layernorm_vjp_inner(without_eps, dtype=np.float32)
    assert verdict.status == "broken"
    verdict = invariants.layernorm_vjp_inner(layernorm_vjp, 1e-3)
    assert verdict.status == "broken", "the eps of the theorem is that of the function"
