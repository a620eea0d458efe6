"""The decoder layer: gradients of each parameter and of the memory, causality, and the order of its norms."""

from dataclasses import replace

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.transformer.blocks.config import AttentionMasks, LayerConfig
from verify.transformer.blocks.layer import DecoderLayerParameters, decoder_layer, decoder_layer_backward
from verify.transformer.layers.masks import causal_mask
from verify.transformer.models.initial import Sizes, decoder_layer_parameters
from verify.transformer.parameters import flat, unflat

POST = LayerConfig(n_heads=2, eps=1)
CAUSAL = AttentionMasks(mask=causal_mask(3, 3))
KEY_BIASES = ("self_attention.b_key", "cross_attention.b_key")


def drawn(rng, dyadic):
    return decoder_layer_parameters(lambda shape: dyadic(rng, *shape) / 2, Sizes(d_model=4, d_hidden=5))


@pytest.mark.parametrize("config", [POST, replace(POST, norm_first=True, activation="gelu_tanh")])
def test_every_gradient_on_every_rung(config, dyadic, gradient_failures):
    rng = np.random.default_rng(5)
    memory_masks = AttentionMasks(key_padding_mask=np.array([[True] * 5, [True, True, False, True, False]]))
    arrays = {"x": dyadic(rng, 2, 3, 4), "memory": dyadic(rng, 2, 5, 4), **flat(drawn(rng, dyadic))}

    def run(x, memory, **arrays):
        return decoder_layer(x, memory, unflat(DecoderLayerParameters, arrays), config, CAUSAL, memory_masks)

    def backward(g, **arrays):
        gradients = decoder_layer_backward(run(**arrays)[1], g)
        return {"x": gradients.d_x, "memory": gradients.d_memory, **flat(gradients.parameters)}

    scales = dict.fromkeys(KEY_BIASES, 1.0)  # their gradient is 0: only its terms have a size
    failures = gradient_failures(lambda **a: run(**a)[0], backward, arrays, kappa=64, scales=scales)
    assert failures == []


@pytest.mark.parametrize("norm_first", [False, True])
def test_a_row_sees_no_later_one_and_all_of_the_memory(norm_first, dyadic):
    rng = np.random.default_rng(6)
    config = replace(POST, norm_first=norm_first)
    x, memory, parameters = dyadic(rng, 3, 4), dyadic(rng, 5, 4), drawn(rng, dyadic)
    output, _ = decoder_layer(x, memory, parameters, config, CAUSAL)
    later, other = x.copy(), memory.copy()
    later[2] += 1
    other[4] += 1
    moved, _ = decoder_layer(later, memory, parameters, config, CAUSAL)
    assert np.array_equal(moved[:2], output[:2])
    assert not np.allclose(moved[2], output[2], rtol=1e-3)
    informed, _ = decoder_layer(x, other, parameters, config, CAUSAL)
    assert (np.abs(informed - output).max(axis=-1) > 1e-4).all()


def test_a_memory_of_another_batch_is_refused(dyadic):
    rng = np.random.default_rng(7)
    with pytest.raises(ArgumentError, match=r"^memory: expected shape \(2, m, d_memory\), got shape \(3, 5, 4\)$"):
        decoder_layer(dyadic(rng, 2, 3, 4), dyadic(rng, 3, 5, 4), drawn(rng, dyadic), POST)
