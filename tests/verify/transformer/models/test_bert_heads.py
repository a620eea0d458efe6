"""BERT with heads: what they return, and every gradient against derivatives that the tape takes on balls."""

from dataclasses import replace

import numpy as np
import pytest

from tests.verify.transformer.certify import certify
from tests.verify.transformer.models.test_gradients import BOTH, draw_from, key_biases
from verify.errors import ArgumentError
from verify.transformer.layers.activations import gelu
from verify.transformer.layers.layer_norm import layer_norm
from verify.transformer.models.bert import bert, bert_config
from verify.transformer.models.bert_heads import (
    BertHeadsOutput,
    BertHeadsParameters,
    WordHeadParameters,
    bert_heads,
    bert_heads_backward,
)
from verify.transformer.models.initial import Sizes, bert_parameters
from verify.transformer.parameters import flat, unflat

CONFIG, SIZES = bert_config(3), Sizes(6, 7)
RNG = np.random.default_rng(7)
TOKENS, SEGMENTS = RNG.integers(0, 11, (2, 5)), RNG.integers(0, 2, (2, 5))
MASK = np.array([[True] * 5, [True] * 3 + [False] * 2])


def with_heads(draw, sizes=SIZES, n_layers=1, *, tied=True):
    """Return a model with each head."""
    own = bert_parameters(draw, sizes, n_layers, 11, 7)
    decoder = None if tied else draw((6, 11))
    words = WordHeadParameters(draw((6, 6)), draw((6,)), replace(own.norm, weight=draw((6,))), draw((11,)), decoder)
    return BertHeadsParameters(own, words, draw((6, 3)), draw((3,)), draw((6, 2)), draw((2,)))


PARAMETERS = with_heads(draw_from(8, 2**-2))


def run(arrays):
    return bert_heads(TOKENS, unflat(BertHeadsParameters, arrays), CONFIG, segments=SEGMENTS, mask=MASK)


def joined(output):
    return np.concatenate([part.ravel() for part in output])


def parts(g, output):
    ends = np.cumsum([part.size for part in output])[:-1]
    return BertHeadsOutput(*(p.reshape(o.shape) for p, o in zip(np.split(g, ends), output, strict=True)))


@pytest.mark.parametrize("tied", [True, False])
def test_every_gradient_is_the_derivative_on_balls(tied):
    arrays = flat(with_heads(draw_from(8, 2**-2), tied=tied))

    def backward(g, **a):
        output, cache = run(a)
        return flat(bert_heads_backward(cache, parts(g, output)).parameters)

    found = certify(lambda **a: joined(run(a)[0]), backward, arrays, identically_zero=key_biases(arrays), dtypes=BOTH)
    assert found == []


def test_each_head_is_what_its_definition_says():
    output, _ = run(flat(PARAMETERS))
    p = PARAMETERS
    encoded, _ = bert(TOKENS, p.bert, CONFIG, segments=SEGMENTS, mask=MASK)
    bent, _ = gelu(encoded.hidden @ p.words.w + p.words.b)
    rows, _ = layer_norm(bent, p.words.norm.weight, p.words.norm.bias, eps=CONFIG.eps)
    assert np.allclose(output.words, rows @ p.bert.token_embedding.T + p.words.bias, rtol=1e-12)
    assert np.allclose(output.rows, encoded.hidden @ p.w_rows + p.b_rows, rtol=1e-12)
    assert np.allclose(output.pooled, encoded.pooled @ p.w_pooled + p.b_pooled, rtol=1e-12)


def test_a_head_that_no_loss_uses_gets_zeros():
    output, cache = run(flat(PARAMETERS))
    g = RNG.standard_normal(output.rows.shape)
    found = flat(bert_heads_backward(cache, BertHeadsOutput(rows=g)).parameters)
    assert {name for name, array in found.items() if name.startswith(("words", "w_", "b_")) and array.any()} == {
        "w_rows",
        "b_rows",
    }
    assert set(found) == set(flat(PARAMETERS))
    zeros = BertHeadsOutput(output.words * 0, g, output.pooled * 0)
    same = flat(bert_heads_backward(cache, zeros).parameters)
    assert all(np.array_equal(found[name], same[name]) for name in found)


def test_heads_that_are_not_there_are_none():
    rows_alone = replace(PARAMETERS, words=None, w_pooled=None, b_pooled=None)
    rows_alone = replace(rows_alone, bert=replace(PARAMETERS.bert, w_pool=None, b_pool=None))
    output, cache = run(flat(rows_alone))
    assert output.words is output.pooled is None
    found = bert_heads_backward(cache, BertHeadsOutput(rows=output.rows)).parameters
    assert set(flat(found)) == set(flat(rows_alone))
    with pytest.raises(ArgumentError, match=r"^d_output\.words: expected None without that head, got a gradient$"):
        bert_heads_backward(cache, BertHeadsOutput(words=output.rows))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"words": None, "w_rows": None, "b_rows": None, "w_pooled": None, "b_pooled": None}, "at least one head"),
        ({"w_rows": None}, r"^b_rows: expected None without w_rows, got shape \(3,\)$"),
        ({"bert": replace(PARAMETERS.bert, w_pool=None, b_pool=None)}, "^w_pooled: expected None without a pooler"),
        ({"w_rows": np.ones((5, 3))}, r"^w_rows: expected 6 rows, the width of hidden, got shape \(5, 3\)"),
        ({"w_rows": np.full((6, 3), np.inf)}, r"^w_rows: expected finite numbers"),
        ({"b_rows": np.ones(4)}, r"^b_rows: expected shape \(3,\), got shape \(4,\)"),
        ({"w_pooled": np.ones(6)}, r"^w_pooled: expected shape \(6, out\)"),
        ({"words": replace(PARAMETERS.words, bias=np.ones(10))}, r"^words\.bias: expected shape \(11,\)"),
        ({"words": replace(PARAMETERS.words, bias=None)}, r"^words\.bias: expected shape \(vocabulary,\)"),
        ({"words": replace(PARAMETERS.words, b=None)}, r"^words\.b: expected shape \(6,\)"),
        ({"words": replace(PARAMETERS.words, b=np.ones(5))}, r"^words\.b: expected shape \(6,\), got shape \(5,\)"),
        ({"words": replace(PARAMETERS.words, w=np.ones((6, 5)))}, r"^words\.w: expected shape \(6, 6\)"),
        ({"words": replace(PARAMETERS.words, norm=PARAMETERS.bert)}, r"^words\.norm\.parameters: expected Norm"),
        ({"words": {}}, r"^words\.parameters: expected WordHeadParameters, got dict"),
        ({"bert": PARAMETERS.words}, r"^bert\.parameters: expected BertParameters"),
    ],
)
def test_wrong_parameters_are_named(change, message):
    with pytest.raises(ArgumentError, match=message):
        bert_heads(TOKENS, replace(PARAMETERS, **change), CONFIG)


def test_wrong_gradients_are_named():
    output, cache = run(flat(PARAMETERS))
    with pytest.raises(ArgumentError, match=r"^d_output\.pooled: expected shape \(2, 2\), got shape \(2, 5, 3\)$"):
        bert_heads_backward(cache, BertHeadsOutput(pooled=output.rows))
    with pytest.raises(ArgumentError, match="^d_output: expected BertHeadsOutput"):
        bert_heads_backward(cache, output.rows)
