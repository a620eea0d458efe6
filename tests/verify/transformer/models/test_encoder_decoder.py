"""The encoder-decoder: what each token may know, tied tables, number types, and an enclosure of the whole model."""

from dataclasses import replace

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import NUMBER_TYPES, balls_from_floats, midpoints, precision, radii
from verify.transformer.blocks.config import LayerConfig
from verify.transformer.models.encoder_decoder import (
    EncoderDecoderParameters,
    encoder_decoder,
    encoder_decoder_backward,
)
from verify.transformer.models.initial import Sizes, encoder_decoder_parameters
from verify.transformer.models.inputs import PAPER
from verify.transformer.parameters import flat, unflat

CONFIG = LayerConfig(n_heads=3)
VOCABULARY = 11
FORTY_DIGITS = 133  # bits


@pytest.fixture(name="model")
def fixture_model(dyadic):
    rng = np.random.default_rng(1)
    parameters = encoder_decoder_parameters(lambda shape: dyadic(rng, *shape) / 8, Sizes(6, 5), 2, VOCABULARY)
    return rng.integers(0, VOCABULARY, (2, 7)), rng.integers(0, VOCABULARY, (2, 5)), parameters


def test_logits_know_earlier_targets_and_the_whole_source(model):
    source, target, parameters = model
    logits, _ = encoder_decoder(source, target, parameters, CONFIG)
    assert logits.shape == (2, 5, VOCABULARY)
    for place in range(5):
        changed = target.copy()
        changed[:, place] = (changed[:, place] + 1) % VOCABULARY
        moved = np.abs(encoder_decoder(source, changed, parameters, CONFIG)[0] - logits).max(axis=(0, 2))
        assert (moved[:place] == 0).all()
        assert (moved[place:] > 1e-6).all()
    for place in range(7):
        changed = source.copy()
        changed[:, place] = (changed[:, place] + 1) % VOCABULARY
        moved = np.abs(encoder_decoder(changed, target, parameters, CONFIG)[0] - logits).max(axis=(0, 2))
        assert (moved > 1e-9).all()


def test_padding_changes_no_other_logit(model):
    source, target, parameters = model
    source_mask, target_mask = np.ones((2, 7), bool), np.ones((2, 5), bool)
    source_mask[:, 5:], target_mask[:, 3:] = False, False
    padded, _ = encoder_decoder(source, target, parameters, CONFIG, source_mask=source_mask, target_mask=target_mask)
    alone, _ = encoder_decoder(source[:, :5], target[:, :3], parameters, CONFIG)
    assert np.allclose(padded[:, :3], alone, rtol=1e-12, atol=1e-14)


def test_a_tied_table_gets_the_sum_over_its_uses(model):
    source, target, parameters = model
    table = parameters.source_embedding
    untied = replace(parameters, target_embedding=table, projection=table.T.copy())
    d_logits = np.random.default_rng(2).standard_normal((2, 5, VOCABULARY))
    logits, cache = encoder_decoder(source, target, parameters, CONFIG)
    apart, cache_apart = encoder_decoder(source, target, untied, CONFIG)
    assert np.array_equal(logits, apart)
    tied = encoder_decoder_backward(cache, d_logits).parameters
    free = encoder_decoder_backward(cache_apart, d_logits).parameters
    parts = [free.source_embedding, free.target_embedding, free.projection.T]
    assert all(np.abs(part).max() > 1e-3 for part in parts)
    assert np.allclose(tied.source_embedding, sum(parts), rtol=1e-12, atol=1e-13)
    assert tied.target_embedding is None
    assert tied.projection is None


def test_the_whole_model_is_enclosed_at_forty_digits(model):
    source, target, parameters = model
    logits, _ = encoder_decoder(source, target, parameters, CONFIG)
    with precision(FORTY_DIGITS):
        balls = {name: balls_from_floats(array) for name, array in flat(parameters).items()}
        enclosed, _ = encoder_decoder(source, target, unflat(EncoderDecoderParameters, balls), CONFIG)
        assert radii(enclosed).max() < 1e-25
        assert np.abs(midpoints(enclosed) - logits).max() < 1e-13 * np.abs(logits).max()


@pytest.mark.parametrize("name", ["float32", "complex128", "dual", "multiprecision"])
def test_one_code_path_for_every_number_type(name, model):
    source, target, parameters = model
    logits, cache = encoder_decoder(source, target, parameters, CONFIG)
    ones = np.ones_like(logits)
    expected = flat(encoder_decoder_backward(cache, ones).parameters)
    kind = NUMBER_TYPES[name]
    exact = {key: (array * 2**20).astype(int) for key, array in flat(parameters).items()}
    arrays = {key: kind.array(array) / 2**20 for key, array in exact.items()}
    found, cache = encoder_decoder(source, target, unflat(EncoderDecoderParameters, arrays), CONFIG)
    gradients = flat(encoder_decoder_backward(cache, kind.array(ones.astype(int))).parameters)
    digits = 1e-3 if name == "float32" else 1e-10
    assert found.dtype == (object if name in ("dual", "multiprecision") else np.dtype(name))
    assert np.abs(kind.to_float(found) - logits).max() < digits * np.abs(logits).max()
    for key, gradient in expected.items():
        scale = np.abs(gradient).max() if not key.endswith("b_key") else 1.0
        assert gradients[key].dtype == found.dtype
        assert np.abs(kind.to_float(gradients[key]) - gradient).max() < digits * scale, key


@pytest.mark.parametrize(
    "change",
    [{"layout": "cos_first"}, {"layout": "halves"}, {"base": 100}, {"embedding_scale": 1}],
)
def test_the_conventions_of_the_input_are_used(change, model):
    source, target, parameters = model
    logits, _ = encoder_decoder(source, target, parameters, CONFIG)
    other, _ = encoder_decoder(source, target, parameters, CONFIG, replace(PAPER, **change))
    assert np.abs(other - logits).max() > 1e-3


def test_wrong_arguments_are_named(model):
    source, target, parameters = model
    with pytest.raises(ArgumentError, match=r"^target: expected the batch axes of source, \(2,\), got \(1,\)$"):
        encoder_decoder(source, target[:1], parameters, CONFIG)
    with pytest.raises(ArgumentError, match="^tokens: expected integers from 0 to 10, got 11 at index"):
        encoder_decoder(source * 0 + 11, target, parameters, CONFIG)
    with pytest.raises(
        ArgumentError, match=r"^encoder\.layers\.0\.self_attention\.key_padding_mask: .*\(2, 7\).*, got shape \(2, 5\)$"
    ):
        encoder_decoder(source, target, parameters, CONFIG, source_mask=np.ones((2, 5), bool))
    _, cache = encoder_decoder(source, target, parameters, CONFIG)
    with pytest.raises(ArgumentError, match=r"^d_output: expected shape \(2, 5, 11\), got shape \(2, 5\)$"):
        encoder_decoder_backward(cache, np.ones((2, 5)))
