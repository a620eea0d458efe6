"""The classifier: padding, the order of tokens, and the order in which its parts are put together."""

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.transformer.blocks.config import LayerConfig
from verify.transformer.models.classifier import classifier, classifier_backward
from verify.transformer.models.initial import Sizes, classifier_parameters

CONFIG = LayerConfig(n_heads=2, norm_first=True)


@pytest.fixture(name="model")
def fixture_model(dyadic):
    rng = np.random.default_rng(1)
    draw = lambda shape: dyadic(rng, *shape) / 4  # noqa: E731
    parameters = classifier_parameters(draw, Sizes(6, 5), 1, 7, 3, last_norm=True)
    return rng.integers(0, 7, (2, 5)), parameters


def test_padding_changes_nothing_and_gets_no_gradient(model):
    tokens, parameters = model
    mask = np.array([[True] * 5, [True] * 3 + [False] * 2])
    logits, cache = classifier(tokens, parameters, CONFIG, mask=mask)
    alone, _ = classifier(tokens[1:, :3], parameters, CONFIG)
    assert np.allclose(logits[1:], alone, rtol=1e-13)
    gradients = classifier_backward(cache, np.array([[0.0] * 3, [1.0, -2.0, 0.5]]))
    rows = gradients.encoder.d_x
    assert (rows[1, 3:] == 0).all()
    assert (np.abs(rows[1, :3]).max(axis=-1) > 0).all()
    assert (rows[0] == 0).all()


def test_counting_padding_would_be_another_function(model):
    tokens, parameters = model
    mask = np.array([[True] * 5, [True] * 3 + [False] * 2])
    masked, _ = classifier(tokens, parameters, CONFIG, mask=mask)
    unmasked, _ = classifier(tokens, parameters, CONFIG)
    assert np.array_equal(masked[0], unmasked[0])
    assert np.abs(masked[1] - unmasked[1]).max() > 1e-3


def test_positions_make_the_order_matter(model):
    tokens, parameters = model
    logits, _ = classifier(tokens, parameters, CONFIG)
    turned, _ = classifier(tokens[:, ::-1], parameters, CONFIG)
    assert np.abs(turned - logits).max() > 1e-4


def test_wrong_arguments_are_named(model):
    tokens, parameters = model
    with pytest.raises(ArgumentError, match=r"mask: .*\(2, 5\).*, got shape \(2, 4\)$"):
        classifier(tokens, parameters, CONFIG, mask=np.ones((2, 4), bool))
    with pytest.raises(
        ArgumentError, match=r"^encoder\.layers\.0\.self_attention\.w_query: expected a last axis that 4 heads divide"
    ):
        classifier(tokens, parameters, LayerConfig(n_heads=4))
