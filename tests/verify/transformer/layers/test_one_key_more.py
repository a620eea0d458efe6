"""A key that is no token's is what a token gives whose projections are that key and value; refusals, checkpoints."""

from dataclasses import replace

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.transformer.checkpoints.state_dict import from_state_dict, to_state_dict
from verify.transformer.layers.masks import causal_mask
from verify.transformer.layers.multi_head import (
    KeysAndValues,
    MultiHeadAttentionParameters,
    multi_head_attention,
    multi_head_attention_backward,
)
from verify.transformer.layers.one_key_more import mask_with_one_more


def case(dyadic):
    rng = np.random.default_rng(1)
    shapes = {"w_query": (5, 4), "w_key": (5, 4), "w_value": (5, 6), "w_output": (6, 3)}
    parameters = MultiHeadAttentionParameters(**{name: dyadic(rng, *shape) for name, shape in shapes.items()})
    return dyadic(rng, 3, 7, 5), parameters, dyadic(rng, 4), dyadic(rng, 6)


def test_it_is_a_token_that_everybody_sees(dyadic):
    """The projections have a row more, which a last channel of the inputs, 1 at the token that is added, picks out."""
    x, p, key, value = case(dyadic)
    mask, added = causal_mask(7, 7), dyadic(np.random.default_rng(2), 1, 7, 7)
    with_more = replace(p, more_key=key, more_value=value)
    found, cache = multi_head_attention(x, x, x, with_more, 2, mask, additive_mask=added)
    wider = np.concatenate([x, np.zeros((3, 7, 1))], axis=-1)
    last = np.zeros((3, 1, 6))
    last[..., -1] = 1
    memory = np.concatenate([wider, last], axis=-2)
    rows = {"w_key": np.vstack([p.w_key, key]), "w_value": np.vstack([p.w_value, value])}
    masks = {"mask": mask_with_one_more(mask, 7, True), "additive_mask": mask_with_one_more(added, 7, 0.0)}
    expected, _ = multi_head_attention(x, memory, memory, replace(p, **rows), 2, **masks)
    assert np.abs(found - expected).max() <= 1e-14
    assert np.abs(found - multi_head_attention(x, x, x, p, 2, mask, additive_mask=added)[0]).max() > 0.01
    assert cache.attention.weights.shape == (3, 2, 7, 8)
    assert cache.past.key.shape == (3, 2, 7, 2)


@pytest.mark.parametrize("shape", [(), (1,), (7, 1), (7,), (2, 7, 7)])
def test_the_gradient_at_an_additive_mask_has_its_shape(shape, dyadic):
    x, p, key, value = case(dyadic)
    p = replace(p, more_key=key, more_value=value)
    g = dyadic(np.random.default_rng(3), 3, 7, 3)

    def gradient(mask):
        _, cache = multi_head_attention(x, x, x, p, 2, additive_mask=mask)
        return multi_head_attention_backward(cache, g).d_additive_mask

    found, whole = gradient(np.full(shape, 0.5)), gradient(np.full((2, 7, 7), 0.5))
    padded = (1,) * (3 - len(shape)) + shape
    axes = tuple(axis for axis in range(3) if padded[axis] == 1)
    assert found.shape == shape
    assert np.abs(found - whole.sum(axis=axes, keepdims=True).reshape(shape)).max() <= 1e-12


def test_its_arrays_are_pytorchs_bias_k_and_bias_v(dyadic):
    _, p, key, _ = case(dyadic)
    whole = replace(p, w_value=p.w_query, w_output=np.ones((4, 5)), more_key=key, more_value=2 * key)
    arrays = to_state_dict("MultiheadAttention", whole)
    assert arrays["bias_k"].shape == arrays["bias_v"].shape == (1, 1, 4)
    loaded = from_state_dict("MultiheadAttention", arrays)
    assert np.array_equal(loaded.more_key, key)
    assert np.array_equal(loaded.more_value, 2 * key)
    with pytest.raises(ArgumentError, match="^state_dict: expected 2 axes of size 1 before the others of bias_k, got"):
        from_state_dict("MultiheadAttention", {**arrays, "bias_k": np.ones(4)})


def test_refusals_name_the_argument(dyadic):
    x, p, key, value = case(dyadic)
    with pytest.raises(ArgumentError, match="^more_value: expected None without more_key, got an array$"):
        multi_head_attention(x, x, x, replace(p, more_value=value), 2)
    with pytest.raises(ArgumentError, match=r"^more_key: expected shape \(4,\), got shape \(6,\)$"):
        multi_head_attention(x, x, x, replace(p, more_key=value, more_value=value), 2)
    past = KeysAndValues(np.ones((3, 2, 1, 2)), np.ones((3, 2, 1, 3)))
    with pytest.raises(
        ArgumentError, match="^past: expected None with more_key, which is no token's, got KeysAndValues$"
    ):
        multi_head_attention(x, x, x, replace(p, more_key=key, more_value=value), 2, past=past)
