"""Sixty wrong calls, each refused in one line that says where: blocks, stacks, models, records that do not belong."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tests.verify.transformer.models.families import FAMILIES
from verify.errors import ArgumentError
from verify.transformer.blocks.config import AttentionMasks, LayerConfig
from verify.transformer.blocks.layer import (
    decoder_layer,
    decoder_layer_backward,
    encoder_layer,
    encoder_layer_backward,
)
from verify.transformer.blocks.stacks import decoder, decoder_backward, encoder, encoder_backward
from verify.transformer.checkpoints.state_dict import from_state_dict, to_state_dict
from verify.transformer.layers.attention import scaled_dot_product_attention
from verify.transformer.layers.feed_forward import FeedForwardParameters, feed_forward
from verify.transformer.layers.heads import HeadConfig, RotaryConfig
from verify.transformer.layers.layer_norm import layer_norm
from verify.transformer.layers.masks import causal_mask, window_mask
from verify.transformer.layers.multi_head import KeysAndValues, multi_head_attention
from verify.transformer.layers.positions import rotary
from verify.transformer.layers.rms_norm import rms_norm
from verify.transformer.models.bert import bert, bert_config
from verify.transformer.models.classifier import classifier
from verify.transformer.models.encoder_decoder import encoder_decoder
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

CONFIG = LayerConfig(n_heads=2)
SIZES = Sizes(6, 5)
STACK = encoder_parameters(xavier(1), SIZES, 6, last_norm=True)
DECODER = decoder_parameters(xavier(2), SIZES, 2, last_norm=True)
LAYER = STACK.layers[0]
X = np.ones((2, 3, 6)) + np.arange(6)
ATTENTION = LAYER.self_attention
LLAMA = FAMILIES["llama"]
MODEL = LLAMA.parameters(xavier(3))
WEIGHT = np.ones((2, 3))


def changed(number: int, **parts: Any):
    """Return the stack with other parts in one of its layers."""
    layers = list(STACK.layers)
    layers[number] = replace(layers[number], **parts)
    return replace(STACK, layers=tuple(layers))


def with_nan(array: np.ndarray) -> np.ndarray:
    """Return a copy whose first number is none."""
    found = array.copy()
    found.flat[0] = np.nan
    return found


def in_model(**parts: Any):
    """Return the Llama model with other parts in its second layer."""
    layers = (MODEL.decoder.layers[0], replace(MODEL.decoder.layers[1], **parts))
    return replace(MODEL, decoder=replace(MODEL.decoder, layers=layers))


def attend(**options: Any):
    return multi_head_attention(X, X, X, ATTENTION, 2, **options)


FED = LAYER.feed_forward
AT = r"layers\.4\."
WRONG: dict[str, tuple[Callable[[], Any], str]] = {
    # records that do not belong
    "a decoder's parameters in an encoder": (
        lambda: encoder(X, DECODER, CONFIG),
        "parameters: expected EncoderParameters, got DecoderParameters",
    ),
    "a decoder layer's in an encoder layer": (
        lambda: encoder_layer(X, DECODER.layers[0], CONFIG),
        "parameters: expected EncoderLayerParameters, got DecoderLayerParameters",
    ),
    "a decoder layer in an encoder": (
        lambda: encoder(X, replace(STACK, layers=DECODER.layers), CONFIG),
        r"layers\.0\.parameters: expected EncoderLayerParameters, got DecoderLayerParameters",
    ),
    "an encoder's parameters in a decoder": (
        lambda: decoder(X, X, STACK, CONFIG),
        "parameters: expected DecoderParameters, got EncoderParameters",
    ),
    "an encoder layer's in a decoder layer": (
        lambda: decoder_layer(X, X, LAYER, CONFIG),
        "parameters: expected DecoderLayerParameters, got EncoderLayerParameters",
    ),
    "a dict for a layer": (
        lambda: encoder_layer(X, {}, CONFIG),
        "parameters: expected EncoderLayerParameters, got dict",
    ),
    "a dict for a stack": (lambda: encoder(X, {}, CONFIG), "parameters: expected EncoderParameters, got dict"),
    "a list of layers": (
        lambda: encoder(X, replace(STACK, layers=list(STACK.layers)), CONFIG),
        "layers: expected a tuple of at least one layer, got list",
    ),
    "no layers": (
        lambda: encoder(X, replace(STACK, layers=()), CONFIG),
        "layers: expected a tuple of at least one layer, got none",
    ),
    "a number for the config": (lambda: encoder_layer(X, LAYER, 2), "config: expected LayerConfig, got int"),
    "a number for the config of a stack": (lambda: decoder(X, X, DECODER, 2), "config: expected LayerConfig, got int"),
    "an array for masks": (
        lambda: encoder_layer(X, LAYER, CONFIG, causal_mask(3, 3)),
        "masks: expected AttentionMasks, got ndarray",
    ),
    "an array for the masks of a stack": (
        lambda: encoder(X, STACK, CONFIG, causal_mask(3, 3)),
        "masks: expected one for each of 6 layers, got ndarray",
    ),
    "masks of too few layers": (
        lambda: encoder(X, STACK, CONFIG, (AttentionMasks(),) * 5),
        "masks: expected one for each of 6 layers, got 5",
    ),
    "an array for the masks of the memory": (
        lambda: decoder_layer(X, X, DECODER.layers[0], CONFIG, AttentionMasks(), causal_mask(3, 3)),
        "memory_masks: expected AttentionMasks, got ndarray",
    ),
    "an array for a norm": (
        lambda: encoder(X, changed(4, norm1=np.ones(6)), CONFIG),
        AT + r"norm1\.parameters: expected NormParameters, got ndarray",
    ),
    "a norm for attention": (
        lambda: encoder(X, changed(4, self_attention=LAYER.norm1), CONFIG),
        AT + r"self_attention\.parameters: expected MultiHeadAttentionParameters, got NormParameters",
    ),
    "attention for a network": (
        lambda: encoder(X, changed(4, feed_forward=ATTENTION), CONFIG),
        AT + r"feed_forward\.parameters: expected FeedForwardParameters, got MultiHeadAttentionParameters",
    ),
    "a cache of a layer for a stack": (
        lambda: encoder_backward(encoder_layer(X, LAYER, CONFIG)[1], X),
        "cache: expected EncoderCache, got EncoderLayerCache",
    ),
    "a cache of a stack for a layer": (
        lambda: encoder_layer_backward(encoder(X, STACK, CONFIG)[1], X),
        "cache: expected EncoderLayerCache, got EncoderCache",
    ),
    "an encoder's cache for a decoder": (
        lambda: decoder_backward(encoder(X, STACK, CONFIG)[1], X),
        "cache: expected DecoderCache, got EncoderCache",
    ),
    "an encoder layer's cache for a decoder layer": (
        lambda: decoder_layer_backward(encoder_layer(X, LAYER, CONFIG)[1], X),
        "cache: expected DecoderLayerCache, got EncoderLayerCache",
    ),
    "the parameters of a layer for a model": (
        lambda: classifier([0], STACK, CONFIG),
        "parameters: expected ClassifierParameters, got EncoderParameters",
    ),
    "positions for a config": (
        lambda: encoder_decoder([0], [0], encoder_decoder_parameters(xavier(1), SIZES, 1, 5), CONFIG, CONFIG),
        "positions: expected PositionConfig, got LayerConfig",
    ),
    "the config of Llama for BERT": (
        lambda: bert([0], bert_parameters(xavier(1), SIZES, 1, 5, 7), LLAMA.config),
        "config: expected LayerConfig, got LanguageModelConfig",
    ),
    "a stack for a language model": (
        lambda: language_model([0], STACK, LLAMA.config),
        "parameters: expected LanguageModelParameters, got EncoderParameters",
    ),
    "another model's cache": (
        lambda: language_model_backward(encoder(X, STACK, CONFIG)[1], X),
        "cache: expected LanguageModelCache, got EncoderCache",
    ),
    # conventions
    "norm_first as a word": (
        lambda: LayerConfig(2, norm_first="False"),
        "norm_first: expected True or False, got 'False'",
    ),
    "norm_first as 1": (lambda: LayerConfig(2, norm_first=1), "norm_first: expected True or False, got 1"),
    "post for norm_first": (
        lambda: replace(CONFIG, norm_first="post"),
        "norm_first: expected True or False, got 'post'",
    ),
    "no heads": (lambda: LayerConfig(n_heads=0), "n_heads: expected a positive integer, got 0"),
    "half a key head": (lambda: LayerConfig(2, n_key_heads=0.5), "n_key_heads: expected a positive integer, got 0.5"),
    "an unknown activation": (
        lambda: LayerConfig(2, activation="swiglu"),
        "activation: expected one of relu, gelu, gelu_tanh, silu, got 'swiglu'",
    ),
    "an unknown norm": (lambda: LayerConfig(2, norm="rmsnorm"), "norm: expected one of layer, rms, got 'rmsnorm'"),
    "unit_offset as 1": (lambda: LayerConfig(2, unit_offset=1), "unit_offset: expected True or False, got 1"),
    "a base for rotary positions": (lambda: LayerConfig(2, rotary=10000), "rotary: expected RotaryConfig, got int"),
    "rotary positions for heads": (
        lambda: attend(heads=RotaryConfig()),
        "heads: expected HeadConfig, got RotaryConfig",
    ),
    "an odd width of heads": (
        lambda: attend(heads=HeadConfig(rotary=RotaryConfig())),
        "heads: expected an even width of each head for rotary positions, got 3",
    ),
    "a bias of an RMSNorm": (
        lambda: encoder(X, STACK, replace(CONFIG, norm="rms")),
        r"layers\.0\.norm1\.bias: expected None for an RMSNorm, got one",
    ),
    "a norm after in post-LN": (
        lambda: encoder(X, changed(4, norm2_after=LAYER.norm1), CONFIG),
        AT + "norm2_after: expected None without norm_first, got NormParameters",
    ),
    # sizes that do not fit
    "rows of another width": (
        lambda: encoder(X[..., :5], STACK, CONFIG),
        r"layers\.0\.self_attention\.w_query: expected 5 rows, the width of x_query, got shape \(6, 6\)",
    ),
    "a network of another width": (
        lambda: encoder(X, changed(4, feed_forward=replace(FED, w_in=np.ones((7, 9)))), CONFIG),
        AT + r"feed_forward\.w_in: expected 6 rows, the width of x, got shape \(7, 9\)",
    ),
    "a gate of another width": (
        lambda: encoder(X, changed(4, feed_forward=replace(FED, w_gate=np.ones((6, 4)))), CONFIG),
        AT + r"feed_forward\.w_gate: expected shape \(6, 5\), got shape \(6, 4\)",
    ),
    "a bias of a gate alone": (
        lambda: feed_forward(X, replace(FED, b_gate=np.ones(5))),
        r"b_gate: expected None without w_gate, got shape \(5,\)",
    ),
    "a gain of another width": (
        lambda: language_model(
            [0],
            in_model(self_attention=replace(MODEL.decoder.layers[1].self_attention, gain_query=np.ones(3))),
            LLAMA.config,
        ),
        r"decoder\.layers\.1\.self_attention\.gain_query: expected shape \(4,\), got shape \(3,\)",
    ),
    "keys of another width": (
        lambda: encoder(X, changed(4, self_attention=replace(ATTENTION, w_key=np.ones((6, 5)))), CONFIG),
        AT + r"self_attention\.w_key: expected shape \(6, 6\), got shape \(6, 5\)",
    ),
    "heads that do not divide": (
        lambda: encoder(X, STACK, LayerConfig(n_heads=4)),
        r"layers\.0\.self_attention\.w_query: expected a last axis that 4 heads divide, got size 6",
    ),
    "a memory of another batch": (
        lambda: decoder_layer(X, X[:1], DECODER.layers[0], CONFIG),
        r"memory: expected shape \(2, m, d_memory\), got shape \(1, 3, 6\)",
    ),
    "a norm of another width": (
        lambda: encoder(X, changed(4, norm2=replace(LAYER.norm2, weight=np.ones(5))), CONFIG),
        AT + r"norm2\.weight: expected shape \(6,\), got shape \(5,\)",
    ),
    "a last norm of another width": (
        lambda: encoder(X, replace(STACK, norm=replace(LAYER.norm1, bias=np.ones(5))), CONFIG),
        r"norm\.bias: expected shape \(6,\), got shape \(5,\)",
    ),
    "a branch of another width": (
        lambda: encoder(X, changed(4, feed_forward=FeedForwardParameters(np.ones((6, 5)), np.ones((5, 1)))), CONFIG),
        AT + r"norm2: output of the residual branch: expected the shape of its input, \(2, 3, 6\), got \(2, 3, 1\)",
    ),
    "stored keys of another width": (
        lambda: attend(past=KeysAndValues(np.ones((2, 2, 4, 5)), np.ones((2, 2, 4, 3)))),
        r"past\.key: expected shape \(2, 2, m, 3\), got shape \(2, 2, 4, 5\)",
    ),
    "stored keys as a pair": (lambda: attend(past=(X, X)), "past: expected KeysAndValues, got tuple"),
    # masks
    "a mask for each sequence or head": (
        lambda: attend(mask=np.ones((2, 3, 3), bool)),
        "mask: expected four axes where batch and heads are both 2: .*",
    ),
    "a window of no keys": (lambda: window_mask(3, 3, 0), "window: expected a positive integer, got 0"),
    "shared heads that do not divide": (
        lambda: scaled_dot_product_attention(
            np.ones((3, 4, 5)), np.ones((2, 4, 5)), np.ones((2, 4, 5)), shared_heads=True
        ),
        r"key: expected shape \(3, m, 5\), got shape \(2, 4, 5\)",
    ),
    "heads shared without a word": (
        lambda: scaled_dot_product_attention(np.ones((4, 4, 5)), np.ones((2, 4, 5)), np.ones((2, 4, 5))),
        r"key: expected shape \(4, m, 5\), got shape \(2, 4, 5\)",
    ),
    "a masked array": (
        lambda: layer_norm(np.ma.masked_array(WEIGHT, WEIGHT > 0)),
        "x: expected an array, and the mask by itself, got a masked array",
    ),
    # numbers
    "a weight that is not finite": (
        lambda: encoder(X, changed(4, feed_forward=replace(FED, w_out=with_nan(FED.w_out))), CONFIG),
        AT + r"feed_forward\.w_out: expected finite numbers, got nan at index \(0, 0\)",
    ),
    "a gain that is not finite": (
        lambda: language_model(
            [0], in_model(norm2=replace(MODEL.decoder.layers[1].norm2, weight=with_nan(np.ones(6)))), LLAMA.config
        ),
        r"decoder\.layers\.1\.norm2\.weight: expected finite numbers, got nan at index \(0,\)",
    ),
    "squares that overflow": (
        lambda: language_model(
            [0],
            in_model(feed_forward=replace(MODEL.decoder.layers[1].feed_forward, w_out=np.full((7, 6), 1e300))),
            LLAMA.config,
        ),
        r"decoder\.norm: mean square of x: expected finite numbers, got inf at index .*",
    ),
    "squares too large for float16": (
        lambda: rms_norm(np.full((1, 64), 300, np.float16)),
        r"mean square of x: expected finite .* at index \(0, 0\) \(float16 ends at 65504: convert to float32\)",
    ),
    "rotary positions of an unknown layout": (
        lambda: rotary(X, np.arange(3), np.ones(3), "pairs"),
        "layout: expected one of neighbours, halves, got 'pairs'",
    ),
    # checkpoints
    "a decoder's arrays for an encoder": (
        lambda: from_state_dict("TransformerEncoder", to_state_dict("TransformerDecoder", DECODER), strict=False),
        "state_dict: expected names of TransformerEncoder, got also layers.0.multihead_attn.*",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_call_is_refused_and_says_where(name):
    call, message = WRONG[name]
    with pytest.raises(ArgumentError, match=f"^{message}$"):
        call()


def test_there_are_sixty():
    assert len(WRONG) >= 60


def test_the_right_calls_go_through():
    """The controls: what the wrong calls change, unchanged."""
    encoder(X, STACK, CONFIG)
    decoder(X, X, DECODER, CONFIG)
    language_model([0], in_model(), LLAMA.config)
    bert([0], bert_parameters(xavier(1), SIZES, 1, 5, 7), bert_config(2))
    classifier([0], classifier_parameters(xavier(1), SIZES, 1, 5, 3), CONFIG)
    attend(mask=np.ones((2, 1, 3, 7), bool), past=KeysAndValues(np.ones((2, 2, 4, 3)), np.ones((2, 2, 4, 3))))
    from_state_dict(
        "TransformerEncoder", {**to_state_dict("TransformerEncoder", STACK), "head.weight": WEIGHT}, strict=False
    )
