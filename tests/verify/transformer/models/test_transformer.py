"""The parameters of ``nn.Transformer``, run: the two stacks one after the other; gradients on every rung; refusals.

Against PyTorch's own numbers it runs in ../checkpoints.
"""

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import balls_from_floats
from verify.transformer.blocks.config import AttentionMasks, LayerConfig
from verify.transformer.blocks.stacks import decoder, encoder
from verify.transformer.layers.masks import causal_mask
from verify.transformer.models.initial import Sizes, decoder_parameters, encoder_parameters, xavier
from verify.transformer.models.transformer import TransformerParameters, transformer, transformer_backward
from verify.transformer.parameters import flat, unflat

SIZES = Sizes(4, 3)
CONFIG = LayerConfig(n_heads=2, activation="gelu_tanh")
TARGET = AttentionMasks(mask=causal_mask(3, 3))
MEMORY = AttentionMasks(key_padding_mask=np.array([[True, True, False, True, True], [True] * 5]))
PARAMETERS = TransformerParameters(
    encoder_parameters(xavier(1), SIZES, 1, last_norm=True), decoder_parameters(xavier(2), SIZES, 1, last_norm=True)
)


def run(source, target, parameters=PARAMETERS):
    return transformer(source, target, parameters, CONFIG, MEMORY, TARGET, MEMORY)


def test_it_is_the_decoder_of_the_encoder(dyadic):
    rng = np.random.default_rng(3)
    source, target = dyadic(rng, 2, 5, 4), dyadic(rng, 2, 3, 4)
    memory, _ = encoder(source, PARAMETERS.encoder, CONFIG, MEMORY)
    expected, _ = decoder(target, memory, PARAMETERS.decoder, CONFIG, TARGET, MEMORY)
    assert np.array_equal(run(source, target)[0], expected)
    assert not np.array_equal(transformer(source, target, PARAMETERS, CONFIG)[0], expected)


def test_gradients(dyadic, gradient_failures):
    rng = np.random.default_rng(4)
    names = ("encoder.norm.weight", "encoder.layers.0.self_attention.w_key", "decoder.layers.0.cross_attention.w_value")
    arrays = {"source": dyadic(rng, 2, 5, 4), "target": dyadic(rng, 2, 3, 4)}
    arrays |= {name: dyadic(rng, *flat(PARAMETERS)[name].shape) for name in names}

    def forward(source, target, **some):
        exact = any(array.dtype == object for array in (source, target, *some.values()))
        rest = {name: balls_from_floats(array) if exact else array for name, array in flat(PARAMETERS).items()}
        return run(source, target, unflat(TransformerParameters, {**rest, **some}))

    def backward(g, **given):
        found = transformer_backward(forward(**given)[1], g)
        by_name = flat(found.parameters)
        return {"source": found.d_source, "target": found.d_target, **{name: by_name[name] for name in names}}

    assert gradient_failures(lambda **a: forward(**a)[0], backward, arrays, 1 + 64.0) == []


def test_refusals_name_the_argument():
    x = np.ones((2, 3, 4))
    with pytest.raises(ArgumentError, match="^parameters: expected TransformerParameters, got EncoderParameters$"):
        transformer(x, x, PARAMETERS.encoder, CONFIG)
    with pytest.raises(ArgumentError, match=r"^source: expected shape \(2, m, d\), got shape \(1, 3, 4\)$"):
        transformer(x[:1], x, PARAMETERS, CONFIG)
    with pytest.raises(ArgumentError, match=r"^decoder\.layers\.0\.self_attention\.w_query: expected 3 rows"):
        transformer(x, x[..., :3], PARAMETERS, CONFIG)
