"""No sequences, and sequences of no tokens: every layer and model gives arrays of the right shapes, or says why not."""

from dataclasses import replace
from functools import partial

import numpy as np
import pytest

from tests.verify.transformer.models import test_t5
from tests.verify.transformer.models.families import FAMILIES
from tests.verify.transformer.models.test_bert_heads import with_heads
from tests.verify.transformer.test_unchanged import arrays_in
from verify.errors import ArgumentError
from verify.transformer.blocks.config import AttentionMasks, LayerConfig
from verify.transformer.blocks.layer import (
    decoder_layer,
    decoder_layer_backward,
    encoder_layer,
    encoder_layer_backward,
)
from verify.transformer.blocks.stacks import decoder, decoder_backward, encoder, encoder_backward
from verify.transformer.layers import activations, sigmoid
from verify.transformer.layers.attention import scaled_dot_product_attention, scaled_dot_product_attention_backward
from verify.transformer.layers.batch_norm import batch_norm, batch_norm_backward, initial_statistics
from verify.transformer.layers.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.layers.dropout import dropout, dropout_backward
from verify.transformer.layers.embedding import embedding, embedding_backward
from verify.transformer.layers.feed_forward import feed_forward, feed_forward_backward
from verify.transformer.layers.group_norm import group_norm, group_norm_backward
from verify.transformer.layers.layer_norm import layer_norm, layer_norm_backward
from verify.transformer.layers.linear import linear, linear_backward
from verify.transformer.layers.log_softmax import log_softmax, log_softmax_backward, logsumexp, logsumexp_backward
from verify.transformer.layers.masks import causal_mask
from verify.transformer.layers.multi_head import multi_head_attention, multi_head_attention_backward
from verify.transformer.layers.pooling import mean_pool, mean_pool_backward
from verify.transformer.layers.positions import rotary, rotary_backward, sinusoidal_frequencies
from verify.transformer.layers.relative_bias import relative_bias, relative_bias_backward, relative_buckets
from verify.transformer.layers.rms_norm import rms_norm, rms_norm_backward
from verify.transformer.layers.softmax import softmax, softmax_backward
from verify.transformer.models.bert import bert, bert_backward, bert_config
from verify.transformer.models.bert_heads import bert_heads, bert_heads_backward
from verify.transformer.models.classifier import classifier, classifier_backward
from verify.transformer.models.encoder_decoder import encoder_decoder, encoder_decoder_backward
from verify.transformer.models.initial import (
    Sizes,
    bert_parameters,
    classifier_parameters,
    decoder_parameters,
    encoder_decoder_parameters,
    encoder_parameters,
    xavier,
)
from verify.transformer.models.language_model import language_model, language_model_backward
from verify.transformer.models.t5 import t5, t5_backward
from verify.transformer.models.transformer import TransformerParameters, transformer, transformer_backward
from verify.transformer.parameters import flat

D, VOCABULARY = 6, 11
CONFIG, SIZES, DRAW = LayerConfig(n_heads=2), Sizes(D, 5), xavier(1)
ENCODER = encoder_parameters(DRAW, SIZES, 2, last_norm=True)
DECODER = decoder_parameters(DRAW, SIZES, 2, last_norm=True)
ONE, ATTENTION = ENCODER.layers[0], ENCODER.layers[0].self_attention
BERT = bert_parameters(DRAW, SIZES, 1, VOCABULARY, 7)
ROWS = np.ones(D)


def rows(batch, n, width=D):
    return np.ones((batch, n, width)) * np.arange(width)


def tokens(batch, n):
    return np.ones((batch, n), dtype=np.int64)


def causal(n):
    return AttentionMasks(mask=causal_mask(n, n))


def of_rows(forward, backward, **parameters):
    """A layer of rows: each shape of a gradient is that of what it is a gradient at."""

    def run(batch, n):
        x = rows(batch, n)
        output, cache = forward(x, **parameters)
        return output, (x, *parameters.values()), backward(cache, np.ones(output.shape))

    return run


def softmax_pass(batch, n):
    weights = softmax(rows(batch, n))
    return weights, (weights,), softmax_backward(weights, weights)


def cross_entropy_pass(batch, n, reduction="none"):
    logits = rows(batch, n)
    loss, cache = cross_entropy(logits, tokens(batch, n), reduction=reduction)
    wanted = (batch, n) if reduction == "none" else ()
    assert loss.shape == wanted
    return loss, (logits,), cross_entropy_backward(cache, np.ones(loss.shape)).d_logits


def attention_pass(batch, n, m=None):
    query, key = rows(batch, n), rows(batch, n if m is None else m)
    output, cache = scaled_dot_product_attention(query, key, key)
    assert not output.any() or n
    return output, (query, key, key), scaled_dot_product_attention_backward(cache, np.ones(output.shape))


def no_keys(batch, n):
    output, arguments, gradients = attention_pass(batch, n + 2, 0)
    assert output.shape == (batch, n + 2, D)
    assert not output.any()  # as PyTorch's: a query with nothing to attend to
    return output, arguments, gradients


def multi_head_pass(batch, n):
    x = rows(batch, n)
    output, cache = multi_head_attention(x, x, x, ATTENTION, 2, causal_mask(n, n))
    return output, (x, x, x, ATTENTION), multi_head_attention_backward(cache, np.ones(output.shape))


def of_decoder(forward, backward, parameters):
    def run(batch, n):
        x = rows(batch, n)
        output, cache = forward(x, x, parameters, CONFIG, causal(n))
        found = backward(cache, np.ones(output.shape))
        return output, (x, x, parameters), (found.d_x, found.d_memory, found.parameters)

    return run


def of_encoder(forward, backward, parameters):
    def run(batch, n):
        x = rows(batch, n)
        output, cache = forward(x, parameters, CONFIG, causal(n))
        found = backward(cache, np.ones(output.shape))
        return output, (x, parameters), (found.d_x, found.parameters)

    return run


def of_tokens(forward, backward, parameters, *more, inputs=1, **options):
    """A model: the gradients at its parameters have their shapes."""

    def run(batch, n):
        output, cache = forward(*[tokens(batch, n)] * inputs, parameters, *more, **options)
        return output, (parameters,), backward(cache, output).parameters

    return run


def embedding_pass(batch, n):
    table = np.ones((VOCABULARY, D))
    output, cache = embedding(tokens(batch, n), table)
    return output, (table,), embedding_backward(cache, np.ones(output.shape))


def rotary_pass(batch, n):
    x = rows(batch, n)
    output, cache = rotary(x, np.arange(n), sinusoidal_frequencies(D))
    return output, (x,), rotary_backward(cache, x)


def mean_pool_pass(batch, n):
    x = rows(batch, n)
    output, cache = mean_pool(x)
    return output, (x,), mean_pool_backward(cache, np.ones(output.shape))


def relative_bias_pass(batch, n):
    table = np.ones((8, 2))
    output, cache = relative_bias(table, relative_buckets(n, batch, n_buckets=8, farthest=6))
    return output, (table,), relative_bias_backward(cache, np.ones(output.shape))


def dropout_pass(batch, n):
    x = rows(batch, n)
    output, cache = dropout(x, x > 1, 0.5)
    return output, (x,), dropout_backward(cache, x)


def in_channels(forward, backward, **options):
    """A norm of channels, with a length after them."""

    def run(batch, n):
        x = np.swapaxes(rows(batch, n), 1, 2)
        output, cache = forward(x, **options)
        return output, (x,), backward(cache, np.ones(output.shape)).d_x

    return run


def transformer_pass(batch, n):
    parameters, x = TransformerParameters(ENCODER, DECODER), rows(batch, n)
    output, cache = transformer(x, x, parameters, CONFIG)
    return output, (parameters,), transformer_backward(cache, np.ones(output.shape)).parameters


FEED_FORWARD = replace(ONE.feed_forward, w_gate=ONE.feed_forward.w_in)
LAYERS = {
    "linear": of_rows(linear, linear_backward, weight=np.ones((D, 3)), bias=np.ones(3)),
    "layer_norm": of_rows(
        layer_norm,
        lambda c, d: (f := layer_norm_backward(c, d)) and (f.d_x, f.d_weight, f.d_bias),
        weight=ROWS,
        bias=ROWS,
    ),
    "rms_norm": of_rows(rms_norm, lambda c, d: (f := rms_norm_backward(c, d)) and (f.d_x, f.d_weight), weight=ROWS),
    "group_norm": in_channels(group_norm, group_norm_backward, n_groups=2),
    "batch_norm": in_channels(batch_norm, batch_norm_backward),
    "batch_norm at inference": in_channels(
        partial(batch_norm, training=False, running=initial_statistics(np.ones((2, D)))), batch_norm_backward
    ),
    "dropout": dropout_pass,
    "relu": of_rows(activations.relu, activations.relu_backward),
    "gelu": of_rows(activations.gelu, activations.gated_backward),
    "gelu by tanh": of_rows(partial(activations.gelu, approximate="tanh"), activations.gated_backward),
    "silu": of_rows(activations.silu, activations.gated_backward),
    "sigmoid": of_rows(sigmoid.sigmoid, sigmoid.sigmoid_backward),
    "softmax": softmax_pass,
    "logsumexp": of_rows(logsumexp, logsumexp_backward),
    "log_softmax": of_rows(log_softmax, log_softmax_backward),
    "cross_entropy": cross_entropy_pass,
    "cross_entropy, mean": partial(cross_entropy_pass, reduction="mean"),
    "mean_pool": mean_pool_pass,
    "embedding": embedding_pass,
    "rotary": rotary_pass,
    "relative_bias": relative_bias_pass,
    "attention": attention_pass,
    "attention to no key": no_keys,
    "multi_head_attention": multi_head_pass,
    "feed_forward": of_rows(
        lambda x, p: feed_forward(x, p, "silu"),
        lambda c, d: (f := feed_forward_backward(c, d)) and (f.d_x, f.parameters),
        p=FEED_FORWARD,
    ),
    "encoder_layer": of_encoder(encoder_layer, encoder_layer_backward, ONE),
    "encoder": of_encoder(encoder, encoder_backward, ENCODER),
    "decoder_layer": of_decoder(decoder_layer, decoder_layer_backward, DECODER.layers[0]),
    "decoder": of_decoder(decoder, decoder_backward, DECODER),
    "transformer": transformer_pass,
    "bert": of_tokens(bert, bert_backward, BERT, bert_config(3)),
    "bert without a pooler": of_tokens(bert, bert_backward, replace(BERT, w_pool=None, b_pool=None), bert_config(3)),
    "bert_heads": of_tokens(bert_heads, bert_heads_backward, with_heads(DRAW), bert_config(3)),
    "classifier": of_tokens(
        classifier, classifier_backward, classifier_parameters(DRAW, SIZES, 1, VOCABULARY, 3), CONFIG
    ),
    "encoder_decoder": of_tokens(
        encoder_decoder,
        encoder_decoder_backward,
        encoder_decoder_parameters(DRAW, SIZES, 1, VOCABULARY),
        CONFIG,
        inputs=2,
    ),
    "t5": of_tokens(t5, t5_backward, test_t5.PARAMETERS, test_t5.CONFIG, inputs=2),
    **{
        family: of_tokens(language_model, language_model_backward, record.parameters(DRAW, 2), record.config)
        for family, record in FAMILIES.items()
    },
}
REFUSED = {
    ("batch_norm", "no sequence"): "x: expected at least one value for each feature in training, got shape (0, 6, 3)",
    ("batch_norm", "no token"): "x: expected at least one value for each feature in training, got shape (2, 6, 0)",
    ("batch_norm", "neither"): "x: expected at least one value for each feature in training, got shape (0, 6, 0)",
    ("bert", "neither"): "tokens: expected at least one token for the pooler, got shape (0, 0)",
    ("bert_heads", "neither"): "bert.tokens: expected at least one token for the pooler, got shape (0, 0)",
    ("bert", "no token"): "tokens: expected at least one token for the pooler, got shape (2, 0)",
    ("bert_heads", "no token"): "bert.tokens: expected at least one token for the pooler, got shape (2, 0)",
}
"""Statistics of nothing, and a first token that is not there; PyTorch refuses only the latter."""
KINDS = {"no sequence": (0, 3), "no token": (2, 0), "neither": (0, 0)}


def shapes(tree):
    if isinstance(tree, np.ndarray):
        return [tree.shape]
    if isinstance(tree, (tuple, list)):
        return [shape for part in tree for shape in shapes(part)]
    return [array.shape for array in flat(tree).values()]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("layer", LAYERS)
def test_nothing_gives_shapes_or_a_sentence(layer, kind):
    message = REFUSED.get((layer, kind))
    if message is not None:
        with pytest.raises(ArgumentError) as refused:
            LAYERS[layer](*KINDS[kind])
        assert str(refused.value) == message
        return
    output, arguments, gradients = LAYERS[layer](*KINDS[kind])
    arrays = arrays_in(output) + arrays_in(gradients)
    assert all(np.isfinite(array).all() for array in arrays)
    found = [array.shape for array in arrays_in(gradients)][: len(shapes(arguments))]
    assert found == shapes(arguments)
    of_parameters = [array for array in arrays_in(gradients) if array.size]
    assert not any(array.any() for array in of_parameters)  # nothing was seen, so nothing moves


@pytest.mark.parametrize("axis", [0, -1])
@pytest.mark.parametrize("function", [softmax, log_softmax, logsumexp])
def test_a_distribution_over_nothing_is_refused(function, axis):
    x = np.ones((0, 3) if axis == 0 else (3, 0))
    with pytest.raises(ArgumentError, match=r"^axis: expected an axis with at least one element, got"):
        function(x, axis=axis)
