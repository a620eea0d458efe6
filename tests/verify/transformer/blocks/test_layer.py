"""The encoder layer: gradients of each parameter in both orders, and what its conventions change."""

from dataclasses import replace

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.transformer.blocks.config import AttentionMasks, LayerConfig
from verify.transformer.blocks.layer import EncoderLayerParameters, encoder_layer, encoder_layer_backward
from verify.transformer.models.initial import Sizes, encoder_layer_parameters
from verify.transformer.parameters import flat, unflat

POST = LayerConfig(n_heads=2, eps=1)


def drawn(rng, dyadic, sizes=Sizes(d_model=4, d_hidden=5)):  # noqa: B008 (a frozen record)
    return encoder_layer_parameters(lambda shape: dyadic(rng, *shape) / 2, sizes)


def run(config, masks, x, arrays):
    return encoder_layer(x, unflat(EncoderLayerParameters, arrays), config, masks)


@pytest.mark.parametrize(
    ("config", "sizes"),
    [
        (POST, Sizes(4, 5)),
        (replace(POST, norm_first=True, activation="gelu_tanh"), Sizes(4, 5)),
        (replace(POST, n_heads=4, n_key_heads=2, scale=1), Sizes(4, 3, d_key=2, bias=False)),
    ],
)
def test_every_gradient_on_every_rung(config, sizes, dyadic, gradient_failures):
    rng = np.random.default_rng(5)
    masks = AttentionMasks(key_padding_mask=np.array([[True, True, True], [True, True, False]]))
    arrays = {"x": dyadic(rng, 2, 3, 4), **flat(drawn(rng, dyadic, sizes))}

    def backward(g, x, **arrays):
        gradients = encoder_layer_backward(run(config, masks, x, arrays)[1], g)
        return {"x": gradients.d_x, **flat(gradients.parameters)}

    scales = {"self_attention.b_key": 1.0} if sizes.bias else None  # its gradient is 0: only its terms have a size
    forward = lambda x, **arrays: run(config, masks, x, arrays)[0]  # noqa: E731
    assert gradient_failures(forward, backward, arrays, kappa=64, scales=scales) == []


def test_the_conventions_are_used(dyadic):
    rng = np.random.default_rng(6)
    x, parameters = dyadic(rng, 3, 4), drawn(rng, dyadic)
    outputs = {
        name: encoder_layer(x, parameters, replace(POST, **change))[0]
        for name, change in {
            "as it is": {},
            "pre-LN": {"norm_first": True},
            "another activation": {"activation": "gelu"},
            "another eps": {"eps": 2},
            "one head": {"n_heads": 1},
            "another scale": {"scale": 2},
        }.items()
    }
    names = list(outputs)
    for first, name in enumerate(names):
        for other in names[:first]:
            assert not np.allclose(outputs[name], outputs[other], rtol=1e-3), (name, other)


def test_padding_changes_nothing_for_the_others(dyadic):
    rng = np.random.default_rng(7)
    x, parameters = dyadic(rng, 1, 5, 4), drawn(rng, dyadic)
    masks = AttentionMasks(key_padding_mask=np.array([[True, True, True, False, False]]))
    padded, _ = encoder_layer(x, parameters, POST, masks)
    alone, _ = encoder_layer(x[:, :3], parameters, POST)
    assert np.allclose(padded[:, :3], alone, rtol=1e-14, atol=1e-15)
    ignored = replace(masks, key_padding_mask=~masks.key_padding_mask, polarity="ignore")
    assert np.array_equal(encoder_layer(x, parameters, POST, ignored)[0], padded)


def test_a_wrong_shape_is_named(dyadic):
    rng = np.random.default_rng(8)
    parameters = drawn(rng, dyadic)
    with pytest.raises(ArgumentError, match=r"^self_attention\.w_query: expected 5 rows, the width of x_query, got"):
        encoder_layer(dyadic(rng, 3, 5), parameters, POST)
    with pytest.raises(ArgumentError, match=r"^x: expected shape \(..., n, d\), got shape \(4,\)$"):
        encoder_layer(dyadic(rng, 4), parameters, POST)
