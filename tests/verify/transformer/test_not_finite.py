"""Numbers that are not finite: named by their index wherever they stand, also where results show them and no check."""

import warnings
from functools import partial

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.transformer.layers.activations import gated_backward, gelu, relu, relu_backward, silu
from verify.transformer.layers.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.layers.layer_norm import layer_norm, layer_norm_backward
from verify.transformer.layers.log_softmax import log_softmax, log_softmax_backward
from verify.transformer.layers.softmax import softmax, softmax_backward

WIDTH = 5
CLASSES = np.array([1, 0, 4])

FORWARD = {
    "relu": relu,
    "gelu": gelu,
    "gelu_tanh": lambda x: gelu(x, "tanh"),
    "silu": silu,
    "layer_norm": layer_norm,
    "layer_norm with a gain of 0": lambda x: layer_norm(x, np.zeros(WIDTH, x.dtype), np.ones(WIDTH, x.dtype)),
    "softmax": softmax,
    "softmax along rows": lambda x: softmax(x, axis=0),
    "softmax with a mask": lambda x: softmax(x, np.arange(WIDTH) < 2),
    "log_softmax": log_softmax,
    "cross_entropy": lambda x: cross_entropy(x, CLASSES),
    "cross_entropy of weights": lambda x: cross_entropy(x, np.eye(3, WIDTH, dtype=x.dtype)),
}
LOGITS = ("softmax", "log_softmax", "cross_entropy")  # may be -inf
VALUES = (np.nan, np.inf, -np.inf)
CASES = [(name, value) for name in FORWARD for value in VALUES if value != -np.inf or not name.startswith(LOGITS)]
BACKWARD = {
    "relu": (relu, relu_backward),
    "gelu": (gelu, gated_backward),
    "silu": (silu, gated_backward),
    "layer_norm": (layer_norm, layer_norm_backward),
    "layer_norm with a gain": (lambda x: layer_norm(x, np.arange(5, dtype=x.dtype)), layer_norm_backward),
    "softmax": (lambda x: (0, softmax(x)), softmax_backward),
    "log_softmax": (log_softmax, log_softmax_backward),
    "cross_entropy": (lambda x: cross_entropy(np.stack([x] * 3, -1), np.ones(x.shape, int)), cross_entropy_backward),
}


def assert_refused(call, name, value, index):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(ArgumentError) as caught:
            call()
    assert str(caught.value).startswith(f"{name}: expected finite numbers")
    assert f"got {value} at index {index}" in str(caught.value)


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize(("layer", "value"), CASES)
def test_an_argument_is_refused_wherever_it_is_not_finite(layer, value, dtype):
    for index in np.ndindex(3, WIDTH):
        x = np.random.default_rng(1).standard_normal((3, WIDTH)).astype(dtype)
        x[index] = value
        assert_refused(partial(FORWARD[layer], x), "logits" if "entropy" in layer else "x", value, index)


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("layer", BACKWARD)
def test_a_gradient_is_refused_wherever_it_is_not_finite(layer, value):
    forward, backward = BACKWARD[layer]
    x = np.random.default_rng(2).standard_normal((3, WIDTH))
    _, cache = forward(x)
    for index in np.ndindex(3, WIDTH):
        gradient = np.random.default_rng(3).standard_normal((3, WIDTH))
        gradient[index] = value
        name = "d_weights" if layer == "softmax" else "d_output"
        assert_refused(partial(backward, cache, gradient), name, value, index)
