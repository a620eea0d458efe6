"""Changes in place between the two passes: refused, or without effect on the gradients, for every layer."""

import functools
from dataclasses import fields, is_dataclass, replace

import numpy as np
import pytest

from tests.each import each
from tests.verify.transformer.models import test_t5
from tests.verify.transformer.models.families import FAMILIES, TOKENS
from tests.verify.transformer.models.test_bert_heads import with_heads
from verify.errors import ArgumentError
from verify.numbers import balls_from_floats
from verify.transformer import slices
from verify.transformer.blocks.config import LayerConfig
from verify.transformer.blocks.stacks import (
    DecoderParameters,
    EncoderParameters,
    decoder,
    decoder_backward,
    encoder,
    encoder_backward,
)
from verify.transformer.fused.choice import fused_loops
from verify.transformer.layers import activations, sigmoid
from verify.transformer.layers.attention import scaled_dot_product_attention, scaled_dot_product_attention_backward
from verify.transformer.layers.batch_norm import batch_norm, batch_norm_backward
from verify.transformer.layers.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.layers.dropout import dropout, dropout_backward
from verify.transformer.layers.embedding import embedding, embedding_backward
from verify.transformer.layers.feed_forward import FeedForwardParameters, feed_forward, feed_forward_backward
from verify.transformer.layers.group_norm import group_norm, group_norm_backward
from verify.transformer.layers.layer_norm import layer_norm, layer_norm_backward
from verify.transformer.layers.linear import linear, linear_backward
from verify.transformer.layers.log_softmax import log_softmax, log_softmax_backward, logsumexp, logsumexp_backward
from verify.transformer.layers.multi_head import (
    MultiHeadAttentionParameters,
    multi_head_attention,
    multi_head_attention_backward,
)
from verify.transformer.layers.pooling import mean_pool, mean_pool_backward
from verify.transformer.layers.positions import rotary, rotary_backward
from verify.transformer.layers.rms_norm import rms_norm, rms_norm_backward
from verify.transformer.models.bert import BertOutput, BertParameters, bert, bert_backward, bert_config
from verify.transformer.models.bert_heads import (
    BertHeadsOutput,
    BertHeadsParameters,
    bert_heads,
    bert_heads_backward,
)
from verify.transformer.models.classifier import ClassifierParameters, classifier, classifier_backward
from verify.transformer.models.initial import (
    Sizes,
    bert_parameters,
    classifier_parameters,
    decoder_parameters,
    encoder_parameters,
    xavier,
)
from verify.transformer.models.language_model import LanguageModelParameters, language_model, language_model_backward
from verify.transformer.models.t5 import T5Parameters, t5, t5_backward
from verify.transformer.parameters import flat, unflat
from verify.transformer.unchanged import WIDTH, fingerprint, fingerprint_of_finite

HEADS = ("w_query", "w_key", "w_value", "w_output", "b_query", "more_key", "more_value")
STACK = flat(encoder_parameters(xavier(1), Sizes(4, 3), 1, last_norm=True))
MODEL = flat(FAMILIES["llama"].parameters(xavier(2), 1))

DECODER = flat(decoder_parameters(xavier(4), Sizes(4, 3), 1, last_norm=True))


def words_of_bert(**p):
    output, cache = bert_heads([[1, 2, 1]], unflat(BertHeadsParameters, p), bert_config(2))
    return output.words, cache


def rows_of_bert(**p):
    output, cache = bert([[1, 2, 1]], unflat(BertParameters, p), bert_config(2))
    return output.hidden, cache


LAYERS = {
    "linear": ({"x": (2, 3, 5), "weight": (5, 4), "bias": (4,)}, linear, linear_backward),
    "layer_norm": ({"x": (2, 5), "weight": (5,), "bias": (5,)}, layer_norm, layer_norm_backward),
    "layer_norm alone": ({"x": (2, 5)}, layer_norm, layer_norm_backward),
    "rms_norm": ({"x": (2, 5), "weight": (5,)}, rms_norm, rms_norm_backward),
    "rms_norm alone": ({"x": (2, 5)}, rms_norm, rms_norm_backward),
    "layer_norm over two axes": ({"x": (2, 3, 5)}, lambda x: layer_norm(x, n_axes=2), layer_norm_backward),
    "group_norm": ({"x": (2, 4, 3), "weight": (4,)}, lambda x, weight: group_norm(x, 2, weight), group_norm_backward),
    "group_norm alone": ({"x": (2, 4, 3)}, lambda x: group_norm(x, 2), group_norm_backward),
    "dropout": (
        {"x": (3,), "keep": np.array([True, False, True])},
        lambda x, keep: dropout(x, keep, 0.5),
        dropout_backward,
    ),
    "batch_norm": ({"x": (5, 3), "weight": (3,)}, batch_norm, batch_norm_backward),
    "batch_norm alone": ({"x": (5, 3)}, batch_norm, batch_norm_backward),
    "relu": ({"x": (2, 5)}, activations.relu, activations.relu_backward),
    "gelu": ({"x": (2, 5)}, activations.gelu, activations.gated_backward),
    "silu": ({"x": (2, 5)}, activations.silu, activations.gated_backward),
    "sigmoid": ({"x": (2, 5)}, sigmoid.sigmoid, sigmoid.sigmoid_backward),
    "logsumexp": ({"x": (2, 5)}, logsumexp, logsumexp_backward),
    "log_softmax": ({"x": (2, 5)}, log_softmax, log_softmax_backward),
    "cross_entropy": ({"logits": (2, 5), "targets": (2, 5)}, cross_entropy, cross_entropy_backward),
    "mean_pool": (
        {"x": (2, 3, 5), "mask": np.array([[True, True, False]] * 2)},
        mean_pool,
        mean_pool_backward,
    ),
    "embedding": ({"tokens": np.array([[1, 2, 1]]), "table": (4, 5)}, embedding, embedding_backward),
    "rotary": ({"x": (2, 3, 4), "positions": (3,), "frequencies": (2,)}, rotary, rotary_backward),
    "attention": (
        {"query": (2, 3, 5), "key": (2, 4, 5), "value": (2, 4, 3), "additive_mask": (3, 4)},
        scaled_dot_product_attention,
        scaled_dot_product_attention_backward,
    ),
    "multi_head": (
        {"x": (2, 3, 4), **{name: (4, 4) if name[0] == "w" else (4,) for name in HEADS}},
        lambda x, **p: multi_head_attention(x, x, x, MultiHeadAttentionParameters(**p), 2),
        multi_head_attention_backward,
    ),
    "feed_forward": (
        {"x": (2, 4), "w_in": (4, 3), "w_out": (3, 4), "w_gate": (4, 3), "b_in": (3,)},
        lambda x, **p: feed_forward(x, FeedForwardParameters(**p), "silu"),
        feed_forward_backward,
    ),
    "encoder": (
        {"x": (2, 3, 4), **STACK},
        lambda x, **p: encoder(x, unflat(EncoderParameters, p), LayerConfig(n_heads=2)),
        encoder_backward,
    ),
    "decoder": (
        {"x": (2, 3, 4), "memory": (2, 5, 4), **DECODER},
        lambda x, memory, **p: decoder(x, memory, unflat(DecoderParameters, p), LayerConfig(n_heads=2)),
        decoder_backward,
    ),
    "classifier": (
        flat(classifier_parameters(xavier(5), Sizes(4, 3), 1, 11, 3)),
        lambda **p: classifier([[1, 2, 1]], unflat(ClassifierParameters, p), LayerConfig(n_heads=2)),
        lambda cache, g: classifier_backward(cache, g).parameters,
    ),
    "bert": (
        flat(bert_parameters(xavier(6), Sizes(4, 3), 1, 11, 9)),
        rows_of_bert,
        lambda cache, g: bert_backward(cache, BertOutput(g, np.zeros((1, 4)))).parameters,
    ),
    "bert with words": (
        flat(replace(with_heads(xavier(3)), w_rows=None, b_rows=None, w_pooled=None, b_pooled=None)),
        words_of_bert,
        lambda cache, g: bert_heads_backward(cache, BertHeadsOutput(words=g)).parameters,
    ),
    "language model": (
        MODEL,
        lambda **p: language_model(TOKENS, unflat(LanguageModelParameters, p), FAMILIES["llama"].config),
        language_model_backward,
    ),
    "t5": (
        flat(test_t5.PARAMETERS),
        lambda **p: t5(test_t5.SOURCE, test_t5.TARGET, unflat(T5Parameters, p), test_t5.CONFIG),
        t5_backward,
    ),
}


def arrays_in(found):
    """Return the arrays of a tree of gradients, those that a property computes left out."""
    if isinstance(found, np.ndarray):
        return [found]
    if is_dataclass(found):
        parts = [getattr(found, field.name) for field in fields(found) if field.name not in ("cache", "d_output")]
        return [array for part in parts for array in arrays_in(part)]
    return [array for part in found for array in arrays_in(part)] if isinstance(found, tuple) else []


def drawn(layer):
    rng = np.random.default_rng(3)
    shapes = LAYERS[layer][0]
    return {name: rng.standard_normal(s) if isinstance(s, tuple) else s.copy() for name, s in shapes.items()}


def changed(array):
    if array.dtype == bool:
        array[...] = ~array
    else:
        array += 1


@functools.cache
def passed(layer):
    """Return a cotangent of a layer's output, and its gradients where nothing was changed."""
    _, forward, backward = LAYERS[layer]
    output, cache = forward(**drawn(layer))
    g = np.random.default_rng(4).standard_normal(output.shape)
    right = arrays_in(backward(cache, g))
    if not right:
        raise ValueError(f"{layer} has no gradients")
    return g, right


CHANGES = [(layer, name) for layer, (shapes, *_) in LAYERS.items() for name in (*shapes, "output")]


@each(("layer", "name"), CHANGES)
def test_a_change_in_place_is_refused_or_harmless(layer, name):
    _, forward, backward = LAYERS[layer]
    g, right = passed(layer)
    arrays = drawn(layer)
    output, cache = forward(**arrays)
    changed(output if name == "output" else arrays[name])
    try:
        found = arrays_in(backward(cache, g))
    except ArgumentError as error:
        assert error.expected.startswith("the values of the forward pass")
        return
    assert all(np.array_equal(a, b) for a, b in zip(found, right, strict=True))


@pytest.mark.parametrize("layer", ["linear", "attention", "encoder"])
def test_a_residual_added_in_place_is_refused(layer):
    arrays = drawn(layer)
    x = arrays["query" if layer == "attention" else "x"]
    output, cache = LAYERS[layer][1](**arrays)
    x += output[..., :1]
    with pytest.raises(ArgumentError, match="expected the values of the forward pass"):
        LAYERS[layer][2](cache, output)


EXCHANGES = {
    "one number": lambda x: x.__setitem__(
        (1, 2), x[1, 2] + 1e-300j if x.dtype.kind == "c" else np.nextafter(x[1, 2], 9)
    ),
    "two rows": lambda x: x.__setitem__(slice(None), x[::-1].copy()),
    "two columns": lambda x: x.__setitem__((slice(None), [0, 2]), x[:, [2, 0]]),
    "the sign": lambda x: x.__imul__(-1),
    "twice": lambda x: x.__imul__(2),
}


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64, np.complex128])
@pytest.mark.parametrize("change", EXCHANGES)
@pytest.mark.parametrize("transposed", [False, True])
def test_a_fingerprint_tells_changes_apart(dtype, change, transposed):
    x = (np.random.default_rng(5).standard_normal((3, 3)) + 2).astype(dtype)
    x = x.T if transposed else x
    before = fingerprint(x)
    assert fingerprint(x.copy("K")) == before
    EXCHANGES[change](x)
    assert fingerprint(x) != before


@pytest.mark.parametrize("size", [WIDTH - 1, WIDTH, 2 * WIDTH + 3])
def test_a_fingerprint_of_many_numbers_tells_each_change_apart(size):
    x = np.ones(size)
    before = fingerprint(x)
    for place in (0, size // 2, size - 1):
        x[place] = 2
        assert fingerprint(x) != before
        x[place] = 1
    assert fingerprint(x) == before
    x[0] = 2
    moved = fingerprint(x)
    for place in (1, 2048, size - 1):  # a sum of places times bits would wrap around at a power of 2
        x[[0, place]] = 1, 2
        assert fingerprint(x) != moved
        x[[0, place]] = 2, 1


def test_a_fingerprint_is_of_the_numbers_that_a_view_has():
    x = np.arange(24.0).reshape(4, 6)
    view, before = x[::2, ::-3], fingerprint(x[::2, ::-3])
    x[1] = x[0, 1] = 0
    assert fingerprint(view) == before
    x[2, 2] = 0
    assert fingerprint(view) != before
    assert fingerprint(np.ones(())) != fingerprint(np.zeros(())) and fingerprint(np.ones((0, 3))) == fingerprint(
        np.ones(0)
    )


@pytest.mark.parametrize("dtype", [np.float16, np.float32])
@pytest.mark.parametrize("change", EXCHANGES)
def test_a_fingerprint_of_short_numbers_side_by_side_tells_changes_apart(dtype, change):
    x = (np.random.default_rng(6).standard_normal((3, 8)) + 2).astype(dtype)
    before = fingerprint(x)
    assert fingerprint(x.copy()) == before
    EXCHANGES[change](x)
    assert fingerprint(x) != before


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("size", [2, WIDTH - 1, 2 * WIDTH, 6 * WIDTH + 8])
def test_a_fingerprint_is_the_same_with_the_loops(dtype, size, monkeypatch):
    x = np.random.default_rng(7).standard_normal(size * 8 // np.dtype(dtype).itemsize).astype(dtype)
    without = fingerprint(x)
    monkeypatch.setattr(slices, "PARALLEL", 0)
    assert fused_loops(x) is not None
    assert fingerprint(x) == without == fingerprint_of_finite({"x": x})
    x[-1] = -np.finfo(dtype).max
    assert fingerprint_of_finite({"x": x}) != without


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("bad", [np.nan, -np.nan, np.inf, -np.inf])
@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64, np.longdouble])
def test_no_fingerprint_of_what_is_not_finite(dtype, bad, large, monkeypatch):
    monkeypatch.setattr(slices, "PARALLEL", 0 if large else slices.PARALLEL)
    x, y = np.zeros((3, 2 * WIDTH), dtype), np.full((3, 2 * WIDTH), np.finfo(dtype).max)
    for place in [(0, 0), (1, 77), (2, 2 * WIDTH - 1)]:
        y[place] = bad
        with pytest.raises(
            ArgumentError, match=rf"^y: expected finite numbers, got .* at index \({place[0]}, {place[1]}\)"
        ):
            fingerprint_of_finite({"x": x, "y": y})
        y[place] = np.finfo(dtype).smallest_subnormal
    assert fingerprint_of_finite({"x": x, "y": y}) == fingerprint(x, y)


def test_a_fingerprint_of_balls_is_that_of_the_objects():
    x = balls_from_floats(np.ones((2, 3)))
    before = fingerprint(x)
    assert fingerprint(x) == before
    x[1, 1] = x[1, 1] + 0
    assert fingerprint(x) != before
