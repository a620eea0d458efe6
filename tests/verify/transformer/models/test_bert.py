"""The BERT-style encoder: its conventions, what it returns, and its limits."""

from dataclasses import replace
from fractions import Fraction

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.transformer.checkpoints.state_dict import from_state_dict, to_state_dict
from verify.transformer.models.bert import BertOutput, bert, bert_backward, bert_config
from verify.transformer.models.initial import Sizes, bert_parameters, xavier
from verify.transformer.parameters import flat

CONFIG = bert_config(2)


@pytest.fixture(name="model")
def fixture_model(dyadic):
    rng = np.random.default_rng(1)
    parameters = bert_parameters(lambda shape: dyadic(rng, *shape) / 4, Sizes(6, 7), 2, 11, 9)
    return rng.integers(0, 11, (2, 5)), rng.integers(0, 2, (2, 5)), parameters


def test_conventions():
    assert CONFIG.eps == Fraction(1, 10**12)
    assert (CONFIG.activation, CONFIG.norm_first) == ("gelu", False)


def test_pooled_is_the_tanh_of_the_first_token(model):
    tokens, segments, parameters = model
    output, cache = bert(tokens, parameters, CONFIG, segments=segments)
    expected = np.tanh(output.hidden[:, 0] @ parameters.w_pool + parameters.b_pool)
    assert np.allclose(output.pooled, expected, rtol=1e-15)
    zero = BertOutput(np.zeros_like(output.hidden), np.zeros_like(output.pooled))
    alone = bert_backward(cache, zero._replace(pooled=np.ones_like(output.pooled)))
    assert (np.abs(alone.encoder.layers[-1].d_x[:, 0]).max(axis=-1) > 0).all()
    both = flat(bert_backward(cache, BertOutput(output.hidden, output.pooled)).parameters)
    one = flat(bert_backward(cache, zero._replace(hidden=output.hidden)).parameters)
    two = flat(bert_backward(cache, zero._replace(pooled=output.pooled)).parameters)
    assert all(np.allclose(both[name], one[name] + two[name], rtol=1e-11, atol=1e-12) for name in both)


def test_each_embedding_is_used_and_unused_rows_get_no_gradient(model):
    tokens, segments, parameters = model
    output, cache = bert(tokens, parameters, CONFIG, segments=segments)
    gradients = bert_backward(cache, output).parameters
    assert (np.abs(gradients.position_embedding).max(axis=-1) > 0).tolist() == [True] * 5 + [False] * 4
    used = np.isin(np.arange(11), tokens)
    assert ((np.abs(gradients.token_embedding).max(axis=-1) > 0) == used).all()
    assert not used.all()
    assert np.allclose(gradients.segment_embedding.sum(axis=0), gradients.position_embedding.sum(axis=0), atol=1e-12)
    zeros, _ = bert(tokens, parameters, CONFIG)
    same, _ = bert(tokens, parameters, CONFIG, segments=segments * 0)
    assert np.array_equal(zeros.hidden, same.hidden)
    assert np.abs(zeros.hidden - output.hidden).max() > 1e-2


def test_eps_matters_where_the_embeddings_are_small(model):
    tokens, _, parameters = model
    small = replace(
        parameters,
        **{name: getattr(parameters, name) * 2.0**-9 for name in flat(parameters) if name.endswith("embedding")},
    )
    exact, _ = bert(tokens, small, CONFIG)
    other, _ = bert(tokens, small, replace(CONFIG, eps=Fraction(1, 10**5)))
    assert np.abs(exact.hidden - other.hidden).max() > 0.1


def test_padding_changes_nothing_for_the_others(model):
    tokens, segments, parameters = model
    mask = np.array([[True] * 3 + [False] * 2] * 2)
    padded, _ = bert(tokens, parameters, CONFIG, segments=segments, mask=mask)
    alone, _ = bert(tokens[:, :3], parameters, CONFIG, segments=segments[:, :3])
    assert np.allclose(padded.hidden[:, :3], alone.hidden, rtol=1e-12, atol=1e-13)
    assert np.allclose(padded.pooled, alone.pooled, rtol=1e-12)


def test_wrong_arguments_are_named(model):
    tokens, segments, parameters = model
    with pytest.raises(ArgumentError, match=r"^tokens: expected at most 9 positions, got shape \(10,\)$"):
        bert(np.zeros(10, int), parameters, CONFIG)
    with pytest.raises(ArgumentError, match=r"^tokens: expected shape \(..., n\), got shape \(\)$"):
        bert(3, parameters, CONFIG)
    with pytest.raises(ArgumentError, match=r"^segment_embedding.tokens: expected integers from 0 to 1, got 9"):
        bert(tokens, parameters, CONFIG, segments=9 + 0 * segments)
    alone = replace(parameters, w_pool=None)
    with pytest.raises(ArgumentError, match=r"^b_pool: expected None without w_pool, got shape \(\d+,\)$"):
        bert(tokens, alone, CONFIG, segments=segments)
    with pytest.raises(ArgumentError, match=r"^segments: expected shape \(2, 5\), got shape \(2, 4\)$"):
        bert(tokens, parameters, CONFIG, segments=segments[:, :4])
    output, cache = bert(tokens, parameters, CONFIG)
    with pytest.raises(ArgumentError, match=r"^d_output.pooled: expected shape \(2, 6\), got shape \(2, 5, 6\)$"):
        bert_backward(cache, BertOutput(output.hidden, output.hidden))


def test_without_a_pooler_the_hidden_states_and_their_gradients_are_the_same():
    whole = bert_parameters(xavier(5), Sizes(6, 7), 2, 11, 9)
    bare = replace(whole, w_pool=None, b_pool=None)
    tokens, config = [[3, 1, 4, 1, 5]], bert_config(3)
    output, cache = bert(tokens, whole, config)
    found, bare_cache = bert(tokens, bare, config)
    assert found.pooled is None
    assert np.array_equal(found.hidden, output.hidden)
    g = np.random.default_rng(6).standard_normal(output.hidden.shape)
    wanted = flat(bert_backward(cache, BertOutput(g, np.zeros_like(output.pooled))).parameters)
    gradients = flat(bert_backward(bare_cache, BertOutput(g)).parameters)
    assert set(wanted) - set(gradients) == {"w_pool", "b_pool"}
    assert all(np.array_equal(gradients[name], wanted[name]) for name in gradients)
    with pytest.raises(ArgumentError, match=r"^d_output\.pooled: expected None without a pooler, got a gradient$"):
        bert_backward(bare_cache, BertOutput(g, g[..., 0, :]))


def test_checkpoints_without_a_pooler_are_read_and_written():
    """Hugging Face's models for tokens, such as BertForMaskedLM: the encoder with a prefix, and heads beside it."""
    bare = replace(bert_parameters(xavier(7), Sizes(6, 7), 2, 11, 9), w_pool=None, b_pool=None)
    arrays = to_state_dict("BertModel", bare, prefix="bert.")
    assert not [name for name in arrays if "pooler" in name]
    found = from_state_dict("BertModel", {**arrays, "cls.predictions.bias": np.ones(11)}, prefix="bert.")
    assert found.w_pool is None
    assert all(np.array_equal(a, b) for a, b in zip(flat(found).values(), flat(bare).values(), strict=True))
