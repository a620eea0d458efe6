"""Nonsense for every argument of every layer: one line that names the argument, no other error, no result."""

import math
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.transformer.layers.activations import gated_backward, gelu, relu, relu_backward
from verify.transformer.layers.attention import scaled_dot_product_attention, scaled_dot_product_attention_backward
from verify.transformer.layers.batch_norm import RunningStatistics, batch_norm, batch_norm_backward, initial_statistics
from verify.transformer.layers.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.layers.embedding import embedding, embedding_backward
from verify.transformer.layers.feed_forward import FeedForwardParameters, feed_forward, feed_forward_backward
from verify.transformer.layers.layer_norm import layer_norm, layer_norm_backward
from verify.transformer.layers.linear import linear, linear_backward
from verify.transformer.layers.log_softmax import log_softmax, log_softmax_backward, logsumexp, logsumexp_backward
from verify.transformer.layers.masks import causal_mask, padding_mask
from verify.transformer.layers.multi_head import (
    MultiHeadAttentionParameters,
    multi_head_attention,
    multi_head_attention_backward,
)
from verify.transformer.layers.pooling import mean_pool, mean_pool_backward
from verify.transformer.layers.positions import (
    positions_from_frequencies,
    rotary,
    rotary_backward,
    sinusoidal_frequencies,
    sinusoidal_positions,
)
from verify.transformer.layers.rms_norm import rms_norm, rms_norm_backward
from verify.transformer.layers.sigmoid import sigmoid, sigmoid_backward
from verify.transformer.layers.softmax import softmax, softmax_backward, softmax_jvp

HUGE = 10**400
VAST = 10**5000  # Python refuses to write it
STRINGS = np.array(["a", "b"], dtype=object)
RAGGED = [[1.0], [1.0, 2.0]]

NO_NUMBERS = {"text": "a", "empty": [], "ragged": RAGGED, "bool": True, "strings": STRINGS, "record": object()}
NOT_FINITE = {"nan": math.nan, "infinity": math.inf}
NO_ARRAY = {  # of nothing there are arrays: see test_empty.py
    **{name: value for name, value in NO_NUMBERS.items() if name != "empty"},
    "bools": np.ones((2, 3), bool),
    "a nan": np.array([[1.0, math.nan, 3.0], [1.0, 2.0, 3.0]]),
    "a complex nan": np.array([[1.0, complex(0, math.nan), 3.0]]),
    "an infinity": np.array([[1.0, 2.0, math.inf], [1.0, 2.0, 3.0]]),
    "Nones": np.array([[None] * 3] * 2),
    "dates": np.array(["2020-01-01"], "datetime64[D]"),
    "a huge int": [[HUGE, 1, 1], [1, 1, 1]],
    "a vast int": [[VAST, 1, 1], [1, 1, 1]],
}
INTEGERS = {"ints": np.ones((2, 3), int), "a list of ints": [[1, 2, 3], [4, 5, 6]]}
WRONG_SHAPE = {"five axes": np.ones((2, 3, 1, 2, 3)), "no axes": np.float64(1.0)}
NOTHING = {"empty": [], "no features": np.ones((2, 0))}
NONE = {"None": None}

# What is nonsense for each kind of argument; "or None" where None stands for something.
KINDS: dict[str, dict[str, Any]] = {
    "array": {**NO_ARRAY, **INTEGERS, **NONE},
    "array or None": {**NO_ARRAY, **INTEGERS},
    "shaped": {**NO_ARRAY, **INTEGERS, **WRONG_SHAPE, **NOTHING, **NONE},
    "shaped or None": {**NO_ARRAY, **INTEGERS, **WRONG_SHAPE, **NOTHING},
    "functions": {**NO_ARRAY, **INTEGERS, **NONE, "exact": np.array([[1, 2, 3]] * 2, dtype=object)},
    "positions": {**NO_ARRAY, **NONE},
    "indices": {**NO_ARRAY, **NONE, "floats": np.zeros(2), "negative": [-1, 0], "too large": [0, 99]},
    "targets": {**NO_ARRAY, **NONE, "negative": [-1, 0], "too large": [0, 99], "an axis too many": [[0, 1]]},
    "mask": {**NO_NUMBERS, **WRONG_SHAPE, **INTEGERS} | {"bool": np.ones((7, 11), bool)},
    "scale": {**NO_NUMBERS, **NOT_FINITE, "two": [1.0, 2.0], "huge": HUGE, "vast": VAST},
    "positive": {**NO_NUMBERS, **NOT_FINITE, **NONE, "two": [1.0, 2.0], "huge": HUGE, "zero": 0, "negative": -1.0},
    "eps": {**NO_NUMBERS, **NOT_FINITE, **NONE, "vast": VAST, "complex": 1j, "zero": 0, "tiny": 1e-400},
    "share": {**NO_NUMBERS, **NOT_FINITE, **NONE, "huge": HUGE, "complex": 0.5j, "negative": -0.1, "above 1": 1.1},
    "share or None": {**NO_NUMBERS, **NOT_FINITE, "vast": VAST, "complex": 0.5j, "negative": -1, "above 1": 2},
    "size": {**NO_NUMBERS, **NOT_FINITE, **NONE, "float": 2.0, "zero": 0, "negative": -2, "huge": HUGE, "vast": VAST},
    "number of tokens": {**NO_NUMBERS, **NOT_FINITE, **NONE, "float": 2.0, "negative": -2, "huge": HUGE, "vast": VAST},
    "axis": {**NO_NUMBERS, **NOT_FINITE, **NONE, "float": 0.0, "huge": HUGE, "too large": 2, "too small": -3},
    "integer": {**NO_NUMBERS, **NOT_FINITE, "float": 1.0, "complex": 1j},
    "count": {**NO_NUMBERS, **NOT_FINITE, **NONE, "float": 1.0, "vast": -VAST},
    "word": {**NO_NUMBERS, **NONE, "number": 1, "array": np.ones(2), "bytes": b"mean", "list": ["mean"]},
    "flag": {**NO_NUMBERS, **NONE, "one": 1, "zero": 0} | {"bool": "True"},
    "record": {**NO_NUMBERS, **NONE, "number": 1.0, "array": np.ones((2, 3))},
    "record or None": {**NO_NUMBERS, "number": 1.0, "array": np.ones((2, 3))},
}


class Layer(NamedTuple):
    call: Callable[..., Any]
    right: dict[str, Any]
    kinds: dict[str, str]


X = np.arange(6.0).reshape(2, 3)
SQUARE = np.eye(3)
ROW = np.arange(3.0) + 1
RUNNING = {"mean": ROW, "variance": ROW, "n_batches": 1}
WEIGHTS = {"w_in": SQUARE, "w_out": SQUARE, "b_in": ROW, "b_out": ROW}
HEADS = {f"{kind}_{name}": array for kind, array in (("w", SQUARE), ("b", ROW)) for name in ("query", "key", "value")}
HEADS |= {"w_output": SQUARE, "b_output": ROW}
ATTENTION = {"query": X, "key": X, "value": X}
INPUTS = {"x_query": X, "x_key": X, "x_value": X}


def normalized_by(mean, variance, n_batches):
    return batch_norm(X, running=RunningStatistics(mean, variance, n_batches), training=False)


def fed_forward_by(**weights):
    return feed_forward(X, FeedForwardParameters(**weights))


def attended_by(**weights):
    return multi_head_attention(X, X, X, MultiHeadAttentionParameters(**weights), 1)


def kinds_of_weights(weights):
    return {name: "shaped or None" if name.startswith("b") else "shaped" for name in weights}


def backward(call, forward, **arguments):
    """Return the record of a backward pass: its cache, and a gradient of the shape of the output."""
    output, cache = forward(**arguments)
    return Layer(call, {"cache": cache, "d_output": np.ones(output.shape)}, {"cache": "record", "d_output": "shaped"})


LAYERS = {
    "relu": Layer(relu, {"x": X}, {"x": "array"}),
    "relu_backward": backward(relu_backward, relu, x=X),
    "gelu": Layer(gelu, {"x": X, "approximate": "none"}, {"x": "functions", "approximate": "word"}),
    "gelu_tanh": Layer(gelu, {"x": X, "approximate": "tanh"}, {"x": "functions"}),
    "gated_backward": backward(gated_backward, gelu, x=X),
    "sigmoid": Layer(sigmoid, {"x": X}, {"x": "functions"}),
    "sigmoid_backward": backward(sigmoid_backward, sigmoid, x=X),
    "linear": Layer(
        linear,
        {"x": X, "weight": SQUARE, "bias": ROW},
        {"x": "array", "weight": "shaped", "bias": "shaped or None"},
    ),
    "linear_backward": backward(linear_backward, linear, x=X, weight=SQUARE, bias=ROW),
    "feed_forward": Layer(
        feed_forward,
        {"x": X, "parameters": FeedForwardParameters(**WEIGHTS), "activation": "relu"},
        {"x": "array", "parameters": "record", "activation": "word"},
    ),
    "feed_forward_weights": Layer(fed_forward_by, WEIGHTS, kinds_of_weights(WEIGHTS)),
    "feed_forward_backward": backward(
        feed_forward_backward, feed_forward, x=X, parameters=FeedForwardParameters(**WEIGHTS)
    ),
    "layer_norm": Layer(
        layer_norm,
        {"x": X, "weight": ROW, "bias": ROW, "eps": 1e-5},
        {"x": "functions", "weight": "shaped or None", "bias": "shaped or None", "eps": "eps"},
    ),
    "layer_norm_backward": backward(layer_norm_backward, layer_norm, x=X, weight=ROW, bias=ROW),
    "rms_norm": Layer(
        rms_norm,
        {"x": X, "weight": ROW, "eps": 1e-5},
        {"x": "functions", "weight": "shaped or None", "eps": "eps"},
    ),
    "rms_norm_backward": backward(rms_norm_backward, rms_norm, x=X, weight=ROW),
    "initial_statistics": Layer(initial_statistics, {"x": X}, {"x": "functions"}),
    "batch_norm": Layer(
        batch_norm,
        {
            "x": X,
            "weight": ROW,
            "bias": ROW,
            "running": RunningStatistics(**RUNNING),
            "training": True,
            "momentum": 0.5,
            "eps": 1e-5,
        },
        {
            "x": "functions",
            "weight": "shaped or None",
            "bias": "shaped or None",
            "running": "record or None",
            "training": "flag",
            "momentum": "share or None",
            "eps": "eps",
        },
    ),
    "batch_norm_running": Layer(normalized_by, RUNNING, {"mean": "shaped", "variance": "shaped", "n_batches": "count"}),
    "batch_norm_backward": backward(batch_norm_backward, batch_norm, x=X, weight=ROW, bias=ROW),
    "embedding": Layer(
        embedding,
        {"tokens": [0, 1], "table": X, "scale": 2.0},
        {"tokens": "indices", "table": "shaped", "scale": "scale"},
    ),
    "embedding_backward": backward(embedding_backward, embedding, tokens=[0, 1], table=X),
    "mean_pool": Layer(mean_pool, {"x": X, "mask": np.array([True, False])}, {"x": "array", "mask": "mask"}),
    "mean_pool_backward": backward(mean_pool_backward, mean_pool, x=X),
    "logsumexp": Layer(logsumexp, {"x": X, "axis": 0}, {"x": "functions", "axis": "axis"}),
    "logsumexp_backward": backward(logsumexp_backward, logsumexp, x=X),
    "log_softmax": Layer(log_softmax, {"x": X, "axis": 0}, {"x": "functions", "axis": "axis"}),
    "log_softmax_backward": backward(log_softmax_backward, log_softmax, x=X),
    "cross_entropy": Layer(
        cross_entropy,
        {"logits": X, "targets": [0, 2], "axis": 1, "smoothing": 0.1, "ignore_index": 2, "reduction": "mean"},
        {
            "logits": "functions",
            "targets": "targets",
            "axis": "axis",
            "smoothing": "share",
            "ignore_index": "integer",
            "reduction": "word",
        },
    ),
    "cross_entropy_backward": backward(cross_entropy_backward, cross_entropy, logits=X, targets=X),
    "sinusoidal_frequencies": Layer(
        sinusoidal_frequencies,
        {"d_model": 4, "base": 100, "like": X},
        {"d_model": "size", "base": "positive", "like": "array or None"},
    ),
    "sinusoidal_positions": Layer(
        sinusoidal_positions,
        {"positions": np.arange(3), "d_model": 4, "base": 100, "layout": "halves"},
        {"positions": "positions", "d_model": "size", "base": "positive", "layout": "word"},
    ),
    "positions_from_frequencies": Layer(
        positions_from_frequencies,
        {"positions": np.arange(3), "frequencies": ROW, "layout": "halves"},
        {"positions": "positions", "frequencies": "shaped", "layout": "word"},
    ),
    "rotary": Layer(
        rotary,
        {"x": np.ones((2, 6)), "positions": np.arange(2), "frequencies": ROW},
        {"x": "shaped", "positions": "positions", "frequencies": "shaped"},
    ),
    "rotary_backward": backward(rotary_backward, rotary, x=np.ones((2, 6)), positions=np.arange(2), frequencies=ROW),
    "softmax": Layer(
        softmax,
        {"x": X, "mask": np.ones((2, 3), bool), "axis": 0},
        {"x": "array", "mask": "mask", "axis": "axis"},
    ),
    **{
        call.__name__: Layer(
            call, {"weights": X, name: X, "axis": 0}, {"weights": "array", name: "shaped", "axis": "axis"}
        )
        for call, name in (
            (softmax_backward, "d_weights"),
            (softmax_jvp, "tangent"),
        )
    },
    "causal_mask": Layer(
        causal_mask,
        {"n_query": 2, "n_key": 3, "align": "top_left"},
        {"n_query": "number of tokens", "n_key": "number of tokens", "align": "word"},
    ),
    "padding_mask": Layer(padding_mask, {"lengths": [1, 3], "n": 3}, {"lengths": "indices", "n": "size"}),
    "attention": Layer(
        scaled_dot_product_attention,
        {**ATTENTION, "mask": np.ones((2, 2), bool), "additive_mask": np.eye(2), "polarity": "attend", "scale": 2},
        {
            "query": "array",
            "key": "shaped",
            "value": "shaped",
            "mask": "mask",
            "polarity": "word",
            "scale": "scale",
        },
    ),
    "attention_backward": backward(scaled_dot_product_attention_backward, scaled_dot_product_attention, **ATTENTION),
    "multi_head": Layer(
        multi_head_attention,
        {
            **INPUTS,
            "parameters": MultiHeadAttentionParameters(**HEADS),
            "n_heads": 3,
            "mask": np.ones((2, 2), bool),
            "key_padding_mask": np.ones(2, bool),
            "polarity": "attend",
            "n_key_heads": 3,
            "scale": 2,
        },
        {
            "x_query": "array",
            "x_key": "shaped",
            "x_value": "shaped",
            "parameters": "record",
            "n_heads": "size",
            "mask": "mask",
            "key_padding_mask": "mask",
            "polarity": "word",
            "scale": "scale",
        },
    ),
    "multi_head_weights": Layer(attended_by, HEADS, kinds_of_weights(HEADS)),
    "multi_head_backward": backward(
        multi_head_attention_backward,
        multi_head_attention,
        **INPUTS,
        parameters=MultiHeadAttentionParameters(**HEADS),
        n_heads=3,
    ),
}


def arrays_in(value):
    """Yield the arrays of a result: of a tuple, of a record, or itself."""
    if is_dataclass(value):
        value = tuple(getattr(value, field.name) for field in fields(value))
    if isinstance(value, tuple):
        for part in value:
            yield from arrays_in(part)
    elif isinstance(value, np.ndarray):
        yield value


@pytest.mark.parametrize("name", LAYERS)
def test_the_right_arguments_are_taken(name):
    layer = LAYERS[name]
    results = list(arrays_in(layer.call(**layer.right)))
    assert results
    assert all(np.isfinite(array).all() for array in results)


def answer(layer, argument, wrong):
    """What is said to a wrong argument; nothing, if it is refused by its name and in one short line."""
    try:
        layer.call(**{**layer.right, argument: wrong})
    except ArgumentError as error:
        said = str(error)
        return "" if error.name.rpartition(".")[2] == argument and "\n" not in said and len(said) < 300 else said
    except Exception as error:  # a warning too: any other word than ours is one that a user should not see
        return repr(error)
    return "taken"


@pytest.mark.parametrize("name", LAYERS)
def test_nonsense_is_refused_by_name(name):
    layer = LAYERS[name]
    asked = [(argument, what) for argument, kind in layer.kinds.items() for what in KINDS[kind]]
    said = {(a, what): answer(layer, a, KINDS[layer.kinds[a]][what]) for a, what in asked}
    assert said
    assert {asked: words for asked, words in said.items() if words} == {}


def test_what_is_taken_or_refused_by_another_name_is_said():
    layer = LAYERS["attention"]
    assert answer(layer, "query", layer.right["query"]) == "taken"
    assert "nothing" in answer(layer, "nothing", None)
    other = layer._replace(call=lambda **_: layer.call(**{**layer.right, "query": "a word"}))
    assert "query" in answer(other, "key", None)
