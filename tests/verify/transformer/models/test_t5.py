"""T5: gradients on every rung, and wrong models by name, each caught on balls and by the complex step."""

from dataclasses import replace
from fractions import Fraction
from functools import cache

import numpy as np
import pytest

from tests.verify.transformer.referee import Referee
from verify.errors import ArgumentError
from verify.numbers import balls_from_floats
from verify.transformer.blocks.config import LayerConfig
from verify.transformer.layers.relative_bias import relative_bias_backward
from verify.transformer.models.initial import Sizes, decoder_parameters, encoder_parameters, xavier
from verify.transformer.models.t5 import T5Config, T5Parameters, t5, t5_backward
from verify.transformer.parameters import flat, unflat

SOURCE, TARGET = np.array([[3, 1, 4, 1, 0], [2, 0, 3, 3, 1]]), np.array([[0, 4, 2], [0, 1, 1]])
MASK = np.array([[True] * 4 + [False], [True] * 5])
LAYER = LayerConfig(n_heads=2, norm_first=True, norm="rms", activation="gelu_tanh", eps=Fraction(1, 10**6), scale=1)
CONFIG = T5Config(LAYER, n_buckets=8, farthest=5)
NAMES = ("embedding", "encoder_bias", "decoder_bias", "encoder.layers.0.norm1.weight")


def parameters():
    draw, rng = xavier(1), np.random.default_rng(2)
    sizes = Sizes(4, 3, bias=False, d_query=6, d_key=6, gated=True)
    made = T5Parameters(
        rng.integers(-96, 97, (5, 4)) / 64,
        rng.integers(-96, 97, (8, 2)) / 64,
        rng.integers(-96, 97, (8, 2)) / 64,
        encoder_parameters(draw, sizes, 2, last_norm=True),
        decoder_parameters(draw, sizes, 2, last_norm=True),
    )
    rounded = {name: np.round(array * 64) / 64 for name, array in flat(made).items()}
    return unflat(T5Parameters, rounded)


PARAMETERS = parameters()


def run(config=CONFIG, mask=MASK, **some):
    exact = any(array.dtype == object for array in some.values())
    rest = {name: balls_from_floats(array) if exact else array for name, array in flat(PARAMETERS).items()}
    return t5(SOURCE, TARGET, unflat(T5Parameters, {**rest, **some}), config, source_mask=mask)


def gradients(g, config=CONFIG, mask=MASK, **some):
    found = t5_backward(run(config, mask, **some)[1], g)
    return found, {name: flat(found.parameters)[name] for name in NAMES}


def changed(name, formula):
    def backward(g, **some):
        found, by_name = gradients(g, **some)
        return {**by_name, name: formula(found, by_name, g, some)}

    return backward


def other(config=CONFIG, mask=MASK):
    return lambda g, **some: gradients(g, config, mask, **some)[1]


def bias_of(layers, which):
    """Return the gradient at a table from some layers alone."""

    def formula(found, by_name, g, some):
        stack = getattr(found, which)
        cache = getattr(run(**some)[1], f"{which}_bias")
        total = sum(layer.self_attention.d_additive_mask[0] for layer in stack.layers[layers])
        return relative_bias_backward(cache, total)

    return formula


WRONG = {
    "scores_scaled": other(replace(CONFIG, layer=replace(LAYER, scale=None))),
    "output_not_scaled": other(replace(CONFIG, scaled_output=False)),
    "other_buckets": other(replace(CONFIG, farthest=20)),
    "layer_norm_for_rms_norm": other(replace(CONFIG, layer=replace(LAYER, norm="layer"))),
    "padding_attended_to": other(mask=None),
    "silu_for_gelu": other(replace(CONFIG, layer=replace(LAYER, activation="silu"))),
    "bias_of_the_first_layer": changed("encoder_bias", bias_of(slice(0, 1), "encoder")),
    "bias_of_the_last_layer": changed("decoder_bias", bias_of(slice(1, 2), "decoder")),
    "tables_exchanged": changed("encoder_bias", lambda f, d, g, a: d["decoder_bias"]),
    "heads_of_the_table_exchanged": changed("decoder_bias", lambda f, d, g, a: d["decoder_bias"][:, ::-1]),
    "directions_exchanged": changed("encoder_bias", lambda f, d, g, a: np.roll(d["encoder_bias"], 4, axis=0)),
    "embedding_scaled": changed("embedding", lambda f, d, g, a: 2 * d["embedding"]),
}


@cache
def referee():
    arrays = {name: flat(PARAMETERS)[name] for name in NAMES}
    return Referee(lambda **some: run(**some)[0], arrays)


def rungs(backward):
    return {failure.rung for failure in referee().failures(backward, kappa=1 + 64.0)}


def test_gradients():
    """Balls grow through four softmaxes without a scale, to radii of 1e-24, above what is asked of one layer."""
    assert rungs(other()) <= {"radius"}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_model_is_caught_on_every_rung(name):
    assert {"ball", "complex_step"} <= rungs(WRONG[name])


def test_one_sequence_is_its_row_of_the_batch():
    whole, _ = t5(SOURCE, TARGET, PARAMETERS, CONFIG)
    for row in range(2):
        single, _ = t5(SOURCE[row], TARGET[row], PARAMETERS, CONFIG)
        assert np.abs(single - whole[row]).max() <= 1e-14


def test_a_head_of_its_own_shares_the_gradient_of_a_tied_one():
    tied, cache = run()
    g = np.random.default_rng(3).standard_normal(tied.shape)
    expected = t5_backward(cache, g).parameters.embedding
    logits, cache = run(head=PARAMETERS.embedding.T.copy())
    found = t5_backward(cache, g).parameters
    assert np.abs(logits - tied).max() <= 1e-14
    assert np.abs(found.embedding).max() > 0 < np.abs(found.head).max()
    assert np.abs(found.embedding + found.head.T - expected).max() <= 1e-13 * np.abs(expected).max()


def test_refusals_name_the_argument():
    with pytest.raises(ArgumentError, match=r"^target: expected the batch axes of source, \(2,\), got \(1,\)$"):
        t5(SOURCE, TARGET[:1], PARAMETERS, CONFIG)
    with pytest.raises(ArgumentError, match=r"^encoder_bias: expected shape \(8, 2\), got shape \(2, 2\)$"):
        t5(SOURCE, TARGET, replace(PARAMETERS, encoder_bias=np.ones((2, 2))), CONFIG)
    with pytest.raises(ArgumentError, match=r"^source: expected shape \(\.\.\., n\), got shape \(\)$"):
        t5(3, 3, PARAMETERS, CONFIG)
    with pytest.raises(ArgumentError, match="^layer: expected LayerConfig, got int$"):
        T5Config(2)
