"""Invariants of sequences and positions: kept by the Transformer, and each wrong function is caught."""

import numpy as np
import pytest

from verify import invariants
from verify.transformer.layers.attention import scaled_dot_product_attention
from verify.transformer.layers.masks import causal_mask
from verify.transformer.layers.positions import rotary, sinusoidal_frequencies, sinusoidal_positions
from verify.transformer.layers.softmax import softmax


def attention(x):
    return scaled_dot_product_attention(x, x, x)[0]


def causal_attention(x):
    n = x.shape[-2]
    return scaled_dot_product_attention(x, x, x, mask=causal_mask(n, n))[0]


def turned(q, positions):
    return rotary(q, positions.astype(q.dtype), sinusoidal_frequencies(q.shape[-1], like=q))[0]


def in_halves(q, positions):
    """Pairs (i, i + d/2), as other frameworks have them."""
    h = q.shape[-1] // 2
    angles = np.multiply.outer(positions, 10000.0 ** (-np.arange(h) / h))
    cos, sin = np.cos(angles).astype(q.dtype), np.sin(angles).astype(q.dtype)
    a, b = q[..., :h], q[..., h:]
    return np.concatenate([a * cos - b * sin, b * cos + a * sin], axis=-1)


def encoding(dtype, layout="cos_first", base=10000):
    return lambda positions: sinusoidal_positions(positions, 10, layout=layout, base=base).astype(dtype)


RIGHT = [
    ("permutation_equivariant", lambda dtype: attention),
    ("permutation_equivariant", lambda dtype: np.tanh),
    ("causal_prefix", lambda dtype: causal_attention),
    ("causal_prefix", lambda dtype: lambda x: np.cumsum(x, axis=-2)),
    ("rotary_isometry", lambda dtype: turned),
    ("rotary_isometry", lambda dtype: in_halves),
    ("toeplitz_gram", encoding),
    ("toeplitz_gram", lambda dtype: encoding(dtype, "sin_first")),
    ("toeplitz_gram", lambda dtype: encoding(dtype, "halves", 100)),
]


def with_positions(x):
    return attention(x + sinusoidal_positions(np.arange(x.shape[-2]), 2 * x.shape[-1])[:, ::2].astype(x.dtype))


def one_step_late(x):
    n = x.shape[-2]
    return scaled_dot_product_attention(x, x, x, mask=np.tri(n, n, 1, dtype=bool))[0]


def masked_after_softmax(x):
    """The mask multiplies the weights: the future still enters the partition function."""
    n = x.shape[-2]
    return (softmax(x @ np.swapaxes(x, -1, -2)) * np.tri(n, n, dtype=x.dtype)) @ x


def with_a_wrong_sign(q, positions):
    cos, sin = np.cos(positions)[:, None].astype(q.dtype), np.sin(positions)[:, None].astype(q.dtype)
    found = np.empty_like(q)
    found[:, 0::2] = q[:, 0::2] * cos + q[:, 1::2] * sin
    found[:, 1::2] = q[:, 0::2] * sin + q[:, 1::2] * cos
    return found


def with_two_frequencies_a_pair(dtype):
    return lambda m: np.concatenate([np.cos(m[:, None] * [1.0, 0.1]), np.sin(m[:, None] * [0.9, 0.1])], axis=1).astype(
        dtype
    )


WRONG = [
    ("permutation_equivariant", lambda dtype: with_positions),
    ("permutation_equivariant", lambda dtype: causal_attention),
    ("causal_prefix", lambda dtype: attention),
    ("causal_prefix", lambda dtype: one_step_late),
    ("causal_prefix", lambda dtype: masked_after_softmax),
    ("rotary_isometry", lambda dtype: with_a_wrong_sign),
    ("toeplitz_gram", with_two_frequencies_a_pair),
    ("toeplitz_gram", lambda dtype: lambda m: np.stack([m, m * m], axis=1).astype(dtype)),
]


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize(("name", "made"), RIGHT)
def test_the_transformer_keeps_it(name, made, dtype):
    for seed in range(2):
        verdict = getattr(invariants, name)(made(dtype), seed=seed, dtype=dtype)
        assert verdict.status == "holds", verdict


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize(("name", "made"), WRONG)
def test_what_is_wrong_is_broken(name, made, dtype):
    verdict = getattr(invariants, name)(made(dtype), dtype=dtype)
    assert verdict.status == "broken", verdict


@pytest.mark.parametrize("name", ["permutation_equivariant", "causal_prefix"])
def test_batches_and_one_width(name):
    function = {"permutation_equivariant": attention, "causal_prefix": causal_attention}[name]
    shapes = set()

    def recorded(x):
        shapes.add((x.ndim, x.shape[0], x.shape[-1]))
        return function(x)

    verdict = getattr(invariants, name)(recorded, batch=2, width=6)
    assert verdict.status == "holds", verdict
    assert shapes == {(3, 2, 6)}


@pytest.mark.parametrize(
    ("name", "function"),
    [
        ("permutation_equivariant", lambda x: np.ones_like(x)),
        ("causal_prefix", lambda x: np.ones_like(x)),
        ("toeplitz_gram", lambda m: np.ones((len(m), 2))),
        ("permutation_equivariant", lambda x: x + np.sin(1e12 * x)),
    ],
)
def test_what_a_function_cannot_fail_or_cannot_compute_is_not_testable(name, function):
    verdict = getattr(invariants, name)(function)
    assert verdict.status == "not testable", verdict


def test_a_later_row_that_looks_ahead_is_seen():
    def ahead(x):
        y = np.cumsum(x, axis=-2)
        y[..., 1:-1, :] += x[..., 2:, :]
        return y

    assert invariants.causal_prefix(ahead).status == "broken"
