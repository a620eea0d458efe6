"""Parameters to begin with: shapes that fit, sizes that are asked for, and Xavier's law."""

import numpy as np
import pytest

from verify.transformer.blocks.config import LayerConfig
from verify.transformer.models.classifier import classifier
from verify.transformer.models.initial import (
    Sizes,
    bert_parameters,
    classifier_parameters,
    decoder_parameters,
    encoder_decoder_parameters,
    encoder_parameters,
    xavier,
)
from verify.transformer.parameters import flat


def test_matrices_are_xavier_uniform_gains_one_and_biases_zero():
    arrays = flat(encoder_parameters(xavier(0), Sizes(60, 140), 1, last_norm=True))
    for name, array in arrays.items():
        if array.ndim == 2:
            limit = np.sqrt(6 / sum(array.shape))
            assert 0.99 * limit < np.abs(array).max() <= limit, name
            assert abs(array.mean()) < 4 * limit / np.sqrt(3 * array.size), name
            assert array.var() == pytest.approx(limit**2 / 3, rel=0.05), name
        else:
            assert (array == (1 if name.endswith("weight") else 0)).all(), name


def test_a_seed_is_a_model():
    one, same, other = (flat(decoder_parameters(xavier(seed), Sizes(4, 5), 1, last_norm=False)) for seed in (1, 1, 2))
    assert all(np.array_equal(one[name], same[name]) for name in one)
    assert any(not np.array_equal(one[name], other[name]) for name in one)


@pytest.mark.parametrize(
    ("parameters", "size"),
    [
        (encoder_parameters(xavier(0), Sizes(4, 5, bias=False), 3, last_norm=False), 3 * (4 * 16 + 40 + 8)),
        (encoder_parameters(xavier(0), Sizes(4, 5, d_key=2), 1, last_norm=True), 48 + 12 + 40 + 9 + 16 + 8),
        (encoder_decoder_parameters(xavier(0), Sizes(4, 5, bias=False), 1, 7), 28 + 112 + 180),
        (bert_parameters(xavier(0), Sizes(4, 5), 1, 7, 9), 28 + 36 + 8 + 8 + 145 + 20),
    ],
)
def test_the_number_of_parameters(parameters, size):
    assert sum(array.size for array in flat(parameters).values()) == size


def test_grouped_keys_run():
    parameters = classifier_parameters(xavier(3), Sizes(8, 5, d_key=4), 2, 7, 3)
    logits, _ = classifier(np.array([[1, 2, 6]]), parameters, LayerConfig(n_heads=4, n_key_heads=2))
    assert logits.shape == (1, 3)
