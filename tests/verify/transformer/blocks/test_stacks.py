"""Stacks of layers: the last norm, the gradient at the memory as a sum over layers, and an empty stack."""

from dataclasses import replace

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.transformer.blocks.config import AttentionMasks, LayerConfig
from verify.transformer.blocks.layer import encoder_layer
from verify.transformer.blocks.stacks import (
    DecoderParameters,
    EncoderParameters,
    decoder,
    decoder_backward,
    encoder,
    encoder_backward,
)
from verify.transformer.layers.layer_norm import layer_norm
from verify.transformer.layers.masks import causal_mask
from verify.transformer.models.initial import Sizes, decoder_parameters, encoder_parameters
from verify.transformer.parameters import flat, unflat

CONFIG = LayerConfig(n_heads=2, eps=1)
SIZES = Sizes(d_model=4, d_hidden=3)


def draw_from(rng, dyadic):
    return lambda shape: dyadic(rng, *shape) / 2


@pytest.mark.parametrize(("norm_first", "last_norm"), [(False, False), (True, True)])
def test_encoder_gradient(norm_first, last_norm, dyadic, gradient_failures):
    rng = np.random.default_rng(1)
    config = replace(CONFIG, norm_first=norm_first)
    arrays = flat(encoder_parameters(draw_from(rng, dyadic), SIZES, 2, last_norm=last_norm))
    scales = {name: 1.0 for name in arrays if name.endswith("b_key")}

    def run(x, **arrays):
        return encoder(x, unflat(EncoderParameters, arrays), config)

    def backward(g, **arrays):
        gradients = encoder_backward(run(**arrays)[1], g)
        return {"x": gradients.d_x, **flat(gradients.parameters)}

    arrays = {"x": dyadic(rng, 3, 4), **arrays}
    assert gradient_failures(lambda **a: run(**a)[0], backward, arrays, kappa=256, scales=scales) == []


def test_decoder_gradient(dyadic, gradient_failures):
    rng = np.random.default_rng(2)
    arrays = flat(decoder_parameters(draw_from(rng, dyadic), SIZES, 2, last_norm=True))
    scales = {name: 1.0 for name in arrays if name.endswith("b_key")}
    masks = AttentionMasks(mask=causal_mask(3, 3))

    def run(x, memory, **arrays):
        return decoder(x, memory, unflat(DecoderParameters, arrays), replace(CONFIG, norm_first=True), masks)

    def backward(g, **arrays):
        gradients = decoder_backward(run(**arrays)[1], g)
        return {"x": gradients.d_x, "memory": gradients.d_memory, **flat(gradients.parameters)}

    arrays = {"x": dyadic(rng, 3, 4), "memory": dyadic(rng, 5, 4), **arrays}
    assert gradient_failures(lambda **a: run(**a)[0], backward, arrays, kappa=256, scales=scales) == []


def test_a_stack_is_its_layers_and_its_last_norm(dyadic):
    rng = np.random.default_rng(3)
    x, parameters = dyadic(rng, 3, 4), encoder_parameters(draw_from(rng, dyadic), SIZES, 2, last_norm=True)
    rows = x
    for layer in parameters.layers:
        rows, _ = encoder_layer(rows, layer, CONFIG)
    assert np.array_equal(encoder(x, replace(parameters, norm=None), CONFIG)[0], rows)
    expected, _ = layer_norm(rows, parameters.norm.weight, parameters.norm.bias, eps=1)
    assert np.array_equal(encoder(x, parameters, CONFIG)[0], expected)


def test_an_empty_stack_is_refused():
    with pytest.raises(ArgumentError, match="^layers: expected a tuple of at least one layer, got none$"):
        encoder(np.ones((2, 4)), EncoderParameters(()), CONFIG)


def test_what_is_wrong_with_the_last_norm_is_said_by_its_path():
    parameters = encoder_parameters(np.random.default_rng(3).standard_normal, SIZES, 1, last_norm=True)
    wrong = replace(parameters, norm=replace(parameters.norm, weight=np.ones(5)))
    with pytest.raises(ArgumentError, match=r"^norm\.weight: expected shape \(4,\), got shape \(5,\)$"):
        encoder(np.ones((3, 4)), wrong, CONFIG)
