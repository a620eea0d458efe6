"""Every gradient of the three models, entry by entry, against derivatives that the tape takes on balls."""

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from tests.verify.transformer.certify import certify
from verify.transformer.blocks.config import LayerConfig
from verify.transformer.layers.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.models.bert import BertOutput, BertParameters, bert, bert_backward, bert_config
from verify.transformer.models.classifier import ClassifierParameters, classifier, classifier_backward
from verify.transformer.models.encoder_decoder import (
    EncoderDecoderParameters,
    encoder_decoder,
    encoder_decoder_backward,
)
from verify.transformer.models.initial import (
    Sizes,
    bert_parameters,
    classifier_parameters,
    encoder_decoder_parameters,
)
from verify.transformer.parameters import flat, unflat

BOTH = (np.float64, np.float32)
IGNORED = -100


def draw_from(seed, size):
    """Return entries whose binary digits are few, so that float32 and balls begin with the same numbers."""
    rng = np.random.default_rng(seed)
    return lambda shape: rng.integers(1, 97, shape) * rng.choice([-1, 1], shape) / 64 * size


def key_biases(arrays):
    return [name for name in arrays if name.endswith("b_key")]


@pytest.mark.parametrize(
    ("config", "n_layers", "size", "generic"),
    [
        (LayerConfig(n_heads=3), 2, 2**-2, True),
        (LayerConfig(n_heads=3, norm_first=True, activation="gelu"), 1, 2**-2, True),
        (LayerConfig(n_heads=3), 1, 1, False),  # saturated
    ],
    ids=["post-LN", "pre-LN with GELU", "saturated"],
)
def test_encoder_decoder(config, n_layers, size, generic):
    rng = np.random.default_rng(1)
    source, target = rng.integers(0, 7, (2, 5)), rng.integers(0, 7, (2, 3))
    source_mask = np.array([[True] * 5, [True] * 3 + [False] * 2])
    draw = draw_from(2, size)
    parameters = encoder_decoder_parameters(draw, Sizes(6, 5), n_layers, 7, last_norm=config.norm_first)

    def run(arrays):
        p = unflat(EncoderDecoderParameters, arrays)
        return encoder_decoder(source, target, p, config, source_mask=source_mask)

    arrays = flat(parameters)
    found = certify(
        lambda **a: run(a)[0],
        lambda g, **a: flat(encoder_decoder_backward(run(a)[1], g).parameters),
        arrays,
        identically_zero=key_biases(arrays),
        generic=generic,
        dtypes=BOTH,
    )
    assert found == []


def test_the_loss_of_an_encoder_decoder_with_all_tables_apart():
    rng = np.random.default_rng(3)
    source, target = rng.integers(0, 5, (2, 3)), rng.integers(0, 7, (2, 5))
    classes = rng.integers(0, 7, (2, 5))
    classes[1, 3:] = IGNORED
    config = LayerConfig(n_heads=2, norm_first=True)
    draw = draw_from(4, 2**-2)
    parameters = replace(
        encoder_decoder_parameters(draw, Sizes(6, 5), 1, 5, last_norm=True),
        target_embedding=draw((7, 6)),
        projection=draw((6, 7)),
        projection_bias=draw((7,)),
    )

    def run(arrays):
        logits, cache = encoder_decoder(source, target, unflat(EncoderDecoderParameters, arrays), config)
        loss, loss_cache = cross_entropy(
            logits, classes, smoothing=Fraction(1, 8), ignore_index=IGNORED, reduction="mean"
        )
        return loss, cache, loss_cache

    def backward(g, **arrays):
        _, cache, loss_cache = run(arrays)
        return flat(encoder_decoder_backward(cache, cross_entropy_backward(loss_cache, g).d_logits).parameters)

    arrays = flat(parameters)
    found = certify(lambda **a: run(a)[0], backward, arrays, identically_zero=key_biases(arrays), dtypes=BOTH)
    assert found == []


@pytest.mark.parametrize(
    ("shape", "sizes", "heads", "mask"),
    [
        ((2, 3), Sizes(8, 5, d_key=4), (4, 2), [[1, 1, 1], [1, 0, 1]]),
        ((4, 4), Sizes(4, 4), (4, None), None),
        ((1, 1), Sizes(4, 3, bias=False), (2, 1), None),
        ((2, 3), Sizes(6, 5), (3, None), [[1, 0, 0], [0, 0, 0]]),
    ],
    ids=["grouped heads and padding", "square", "one token", "nothing but padding"],
)
def test_classifier(shape, sizes, heads, mask):
    rng = np.random.default_rng(5)
    if heads[1] is not None and sizes.d_key is None:
        sizes = replace(sizes, d_key=sizes.d_model // heads[0] * heads[1])
    tokens = rng.integers(0, 11, shape)
    config = LayerConfig(n_heads=heads[0], n_key_heads=heads[1], norm_first=True, activation="gelu_tanh")
    live = None if mask is None else np.array(mask, bool)
    parameters = classifier_parameters(draw_from(6, 2**-2), sizes, 2, 11, 3, last_norm=True)
    arrays = flat(parameters)

    def run(arrays):
        return classifier(tokens, unflat(ClassifierParameters, arrays), config, mask=live)

    keys = shape[1] if live is None else live.sum(axis=1).max()
    without_choice = ("w_query", "w_key", "b_query") if keys == 1 else ()  # the one key has weight 1 whatever it is
    found = certify(
        lambda **a: run(a)[0],
        lambda g, **a: flat(classifier_backward(run(a)[1], g).parameters),
        arrays,
        identically_zero=[name for name in arrays if name.endswith(("b_key", *without_choice))],
        dtypes=BOTH,
    )
    assert found == []


@pytest.mark.parametrize("padded", [False, True])
def test_bert(padded):
    rng = np.random.default_rng(7)
    tokens, segments = rng.integers(0, 11, (2, 5)), rng.integers(0, 2, (2, 5))
    mask = np.array([[True] * 5, [True] * 3 + [False] * 2]) if padded else None
    config = bert_config(3)
    parameters = bert_parameters(draw_from(8, 2**-2), Sizes(6, 7), 2, 11, 7)
    arrays = flat(parameters)

    def run(arrays):
        return bert(tokens, unflat(BertParameters, arrays), config, segments=segments, mask=mask)

    def forward(**arrays):
        output, _ = run(arrays)
        return np.concatenate([output.hidden.ravel(), output.pooled.ravel()])

    def backward(g, **arrays):
        output, cache = run(arrays)
        hidden, pooled = np.split(g, [output.hidden.size])
        parts = BertOutput(hidden.reshape(output.hidden.shape), pooled.reshape(output.pooled.shape))
        return flat(bert_backward(cache, parts).parameters)

    assert certify(forward, backward, arrays, identically_zero=key_biases(arrays), dtypes=BOTH) == []
