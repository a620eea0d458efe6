"""Wrong implementations, planted by hand: each is caught on balls and in float64, and its control passes."""

from functools import cache
from typing import NamedTuple

import numpy as np
import pytest

from tests.verify.transformer.referee import Referee, dyadic
from verify.numbers import balls_from_floats
from verify.transformer.layers.attention import (
    scaled_dot_product_attention,
    scaled_dot_product_attention_backward,
)
from verify.transformer.layers.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.layers.linear import linear, linear_backward
from verify.transformer.layers.log_softmax import log_softmax, logsumexp
from verify.transformer.layers.masks import causal_mask
from verify.transformer.layers.multi_head import (
    MultiHeadAttentionParameters,
    multi_head_attention,
    multi_head_attention_backward,
)
from verify.transformer.layers.pooling import mean_pool, mean_pool_backward
from verify.transformer.layers.positions import rotary, rotary_backward
from verify.transformer.layers.sigmoid import sigmoid
from verify.transformer.layers.softmax import softmax, softmax_backward

MASK = causal_mask(3, 5, "bottom_right")
PADDING = np.array([[True, True, False, True, True], [True, False, False, True, True]])
FREQUENCIES = np.array([0.5, 0.375, 1.25])


def swap(x):
    return np.swapaxes(x, -1, -2)


class Layer(NamedTuple):
    """A layer with its right backward pass, and wrong ones by name."""

    shapes: dict
    forward: object
    backward: object
    wrong: dict


def softmax_layer():
    def given(formula):
        def backward(g, x):
            return {"x": formula(softmax(x), g)}

        return backward

    wrong = {
        "missing_sum": lambda p, g: p * g,
        "sum_without_weights": lambda p, g: p * (g - g.sum(axis=-1, keepdims=True)),
        "sum_outside": lambda p, g: p * g - (p * g).sum(axis=-1, keepdims=True),
        "plus_for_minus": lambda p, g: p * (g + (p * g).sum(axis=-1, keepdims=True)),
        "diagonal_only": lambda p, g: p * (1 - p) * g,
        "sum_over_all_rows": lambda p, g: p * (g - (p * g).sum()),
        "wrong_axis": lambda p, g: p * (g - (p * g).sum(axis=-2, keepdims=True)),
        "shifted_inside_only": lambda p, g: p * (g - g[..., :1] - (p * g).sum(axis=-1, keepdims=True)),
    }
    return Layer({"x": (2, 3, 5)}, softmax, given(softmax_backward), {k: given(f) for k, f in wrong.items()})


def attention_layer():
    names = ("query", "key", "value")

    def forward(**arrays):
        return scaled_dot_product_attention(**arrays, mask=MASK)[0]

    def right(g, mask=MASK, **arrays):
        cache = scaled_dot_product_attention(**arrays, mask=mask)[1]
        gradients = scaled_dot_product_attention_backward(cache, g)
        return cache, {name: getattr(gradients, f"d_{name}") for name in names}, gradients

    def given(change):
        def backward(g, **arrays):
            cache, found, gradients = right(g, **arrays)
            return {**found, **change(cache, gradients, g)}

        return backward

    def other_mask(mask):
        return lambda g, **arrays: right(g, mask=mask, **arrays)[1]

    wrong = {
        "missing_scale": given(lambda c, d, g: {"query": d.d_scores @ c.key}),
        "scale_squared": given(lambda c, d, g: {"key": swap(d.d_scores) @ c.query * c.scale * c.scale}),
        "swapped_dq_dk": given(
            lambda c, d, g: {
                "query": d.d_key[..., :3, :],
                "key": np.concatenate([d.d_query, d.d_key[..., 3:, :]], -2),
            }
        ),
        "softmax_skipped": given(lambda c, d, g: {"query": d.d_weights @ c.key * c.scale}),
        "dv_by_scores": given(lambda c, d, g: {"value": swap(c.scores) @ g}),
        "dv_reversed_keys": given(lambda c, d, g: {"value": d.d_value[..., ::-1, :]}),
        "softmax_over_queries": given(
            lambda c, d, g: {"key": swap(softmax_backward(c.weights, d.d_weights, axis=-2)) @ c.query * c.scale}
        ),
        "dq_sign": given(lambda c, d, g: {"query": -d.d_query}),
        "heads_mixed": given(lambda c, d, g: {"query": d.d_query[::-1]}),
        "mask_polarity": other_mask(~MASK),
        "mask_dropped": other_mask(None),
        "tril_alignment": other_mask(causal_mask(3, 5, "top_left")),
    }
    shapes = {"query": (2, 3, 7), "key": (2, 5, 7), "value": (2, 5, 2)}
    return Layer(shapes, forward, lambda g, **arrays: right(g, **arrays)[1], wrong)


def linear_layer():
    def right(g, **arrays):
        d = linear_backward(linear(**arrays)[1], g)
        return {"x": d.d_x, "weight": d.d_weight, "bias": d.d_bias}

    def given(name, formula):
        return lambda g, **arrays: {**right(g, **arrays), name: formula(g, **arrays)}

    wrong = {
        "weight_gradient_transposed": given(
            "weight", lambda g, x, weight, bias: (x.reshape(-1, 3).T @ g.reshape(-1, 3)).T
        ),
        "weight_not_transposed": given("x", lambda g, x, weight, bias: g @ weight),
        "weight_gradient_of_the_first_sequence": given("weight", lambda g, x, weight, bias: x[0].T @ g[0]),
        "weight_gradient_averaged": given(
            "weight", lambda g, x, weight, bias: x.reshape(-1, 3).T @ g.reshape(-1, 3) / 2
        ),
        "bias_averaged": given("bias", lambda g, x, weight, bias: g.sum(axis=(0, 1)) / 10),
        "bias_summed_over_batch_only": given("bias", lambda g, x, weight, bias: g.sum(axis=0)[0]),
    }
    return Layer({"x": (2, 5, 3), "weight": (3, 3), "bias": (3,)}, lambda **arrays: linear(**arrays)[0], right, wrong)


def rotary_layer():
    def run(x):
        positions = np.arange(5.0) - 2
        if x.dtype != object:
            return rotary(x, positions, FREQUENCIES)
        return rotary(x, balls_from_floats(positions), balls_from_floats(FREQUENCIES))

    def given(formula):
        return lambda g, x: {"x": formula(run(x)[1], g)}

    def pairs(even, odd):
        return np.stack([even, odd], axis=-1).reshape(*even.shape[:-1], -1)

    wrong = {
        "turned_forward_again": lambda c, g: pairs(
            g[..., ::2] * c.cos - g[..., 1::2] * c.sin, g[..., ::2] * c.sin + g[..., 1::2] * c.cos
        ),
        "sin_cos_swapped": lambda c, g: pairs(
            g[..., ::2] * c.sin + g[..., 1::2] * c.cos, g[..., 1::2] * c.sin - g[..., ::2] * c.cos
        ),
        "halves_for_pairs": lambda c, g: np.concatenate(
            [g[..., :3] * c.cos + g[..., 3:] * c.sin, g[..., 3:] * c.cos - g[..., :3] * c.sin], axis=-1
        ),
    }
    return Layer({"x": (2, 5, 6)}, lambda x: run(x)[0], given(rotary_backward), {k: given(f) for k, f in wrong.items()})


def pool_layer():
    def right(g, x):
        return {"x": mean_pool_backward(mean_pool(x, PADDING)[1], g)}

    wrong = {
        "padding_counted": lambda g, x: {"x": mean_pool_backward(mean_pool(x)[1], g)},
        "sum_for_mean": lambda g, x: {"x": np.where(PADDING[..., None], g[:, None, :], 0 * g[:, None, :])},
        "gradient_at_padding": lambda g, x: {"x": (g / mean_pool(x, PADDING)[1].counts)[:, None, :] + 0 * x},
    }
    return Layer({"x": (2, 5, 3)}, lambda x: mean_pool(x, PADDING)[0], right, wrong)


def cross_entropy_layer():
    names = {"logits": (2, 5), "targets": (2, 5)}

    def forward(logits, targets):
        return cross_entropy(logits, targets)[0]

    def right(g, **arrays):
        d = cross_entropy_backward(cross_entropy(**arrays)[1], g)
        return {"logits": d.d_logits, "targets": d.d_target_probabilities}

    def given(name, formula):
        def backward(g, **arrays):
            return {**right(g, **arrays), name: formula(cross_entropy(**arrays)[1], g[:, None])}

        return backward

    wrong = {
        "targets_assumed_to_sum_to_one": given("logits", lambda c, g: g * (c.probabilities - c.target_probabilities)),
        "sign": given("logits", lambda c, g: g * (c.target_probabilities - c.probabilities)),
        "cotangent_ignored": given("logits", lambda c, g: right((g * 0 + 1)[:, 0], **arrays_of(c))["logits"]),
        "probability_for_its_logarithm": given("targets", lambda c, g: -(g * c.probabilities)),
    }
    return Layer(names, forward, right, wrong)


def arrays_of(cache):
    return {"logits": cache.log_probabilities, "targets": cache.target_probabilities}


def pointwise_layers():
    def logsumexp_wrong(g, x):
        return {"x": g[..., None] * np.exp(x)}

    def log_softmax_wrong(g, x):
        p = log_softmax(x)[1].weights
        return {"x": g - p * (p * g).sum(axis=-1, keepdims=True)}

    def log_softmax_right(g, x):
        return {"x": g - softmax(x) * g.sum(axis=-1, keepdims=True)}

    def sigmoid_right(g, x):
        s = sigmoid(x)[0]
        return {"x": g * s * (1 - s)}

    shapes = {"x": (2, 5)}
    return {
        "logsumexp": Layer(
            shapes,
            lambda x: logsumexp(x)[0],
            lambda g, x: {"x": g[..., None] * softmax(x)},
            {"not_normalised": logsumexp_wrong},
        ),
        "log_softmax": Layer(
            shapes,
            lambda x: log_softmax(x)[0],
            log_softmax_right,
            {"softmax_backward_instead": log_softmax_wrong},
        ),
        "sigmoid": Layer(
            shapes,
            lambda x: sigmoid(x)[0],
            sigmoid_right,
            {
                "squared": lambda g, x: {"x": g * sigmoid(x)[0] * sigmoid(x)[0]},
                "of_tanh": lambda g, x: {"x": g * (1 - sigmoid(x)[0] * sigmoid(x)[0])},
            },
        ),
    }


def multi_head_layer():
    inputs = ("x_query", "x_key", "x_value")
    weights = ("w_query", "w_key", "w_value", "w_output", "b_query", "b_output")
    shapes = {
        "x_query": (2, 3, 5),
        "x_key": (2, 7, 3),
        "x_value": (2, 7, 5),
        "w_query": (5, 4),
        "w_key": (3, 4),
        "w_value": (5, 4),
        "w_output": (4, 3),
        "b_query": (4,),
        "b_output": (3,),
    }

    def run(arrays):
        parameters = MultiHeadAttentionParameters(**{name: arrays[name] for name in weights})
        return multi_head_attention(*(arrays[name] for name in inputs), parameters, 2)

    def right(g, **arrays):
        d = multi_head_attention_backward(run(arrays)[1], g)
        found = {name: getattr(d, f"d_{name}") for name in inputs}
        return {**found, **{name: getattr(d.parameters, name) for name in weights}}

    def given(name, formula):
        def backward(g, **arrays):
            found = right(g, **arrays)
            d = multi_head_attention_backward(run(arrays)[1], g)
            return {**found, name: formula(found, d, run(arrays)[1], arrays)}

        return backward

    def interleaved(x):
        return x.reshape(*x.shape[:-1], 2, 2).swapaxes(-1, -2).reshape(x.shape)

    wrong = {
        "head_split_interleaved": given("w_query", lambda f, d, c, a: interleaved(f["w_query"])),
        "heads_in_reverse": given("w_value", lambda f, d, c, a: f["w_value"].reshape(5, 2, 2)[:, ::-1].reshape(5, 4)),
        "packed_order_q_and_v": given("w_query", lambda f, d, c, a: f["w_value"]),
        "query_bias_zero": given("b_query", lambda f, d, c, a: f["b_query"] * 0),
        "one_head_of_w_output": given(
            "w_output", lambda f, d, c, a: np.concatenate([f["w_output"][:2], f["w_output"][:2]])
        ),
        "scale_by_model_width": given("x_query", lambda f, d, c, a: f["x_query"] / 2),
    }
    return Layer(shapes, lambda **arrays: run(arrays)[0], right, wrong)


LAYERS = {
    "softmax": softmax_layer(),
    "attention": attention_layer(),
    "linear": linear_layer(),
    "rotary": rotary_layer(),
    "mean_pool": pool_layer(),
    "cross_entropy": cross_entropy_layer(),
    "multi_head": multi_head_layer(),
    **pointwise_layers(),
}
WRONG = [(layer, name) for layer, record in LAYERS.items() for name in record.wrong]
KAPPA = 1 + 16.0  # exponents within (-16, 16)


@cache
def referee_of(layer):
    rng = np.random.default_rng(11)
    arrays = {name: dyadic(rng, *shape) for name, shape in LAYERS[layer].shapes.items()}
    return Referee(LAYERS[layer].forward, arrays)


@pytest.mark.parametrize("layer", LAYERS)
def test_the_control_passes(layer):
    assert referee_of(layer).failures(LAYERS[layer].backward, KAPPA) == []


@pytest.mark.parametrize(("layer", "name"), WRONG)
def test_a_wrong_backward_is_caught_on_every_rung(layer, name):
    failures = referee_of(layer).failures(LAYERS[layer].wrong[name], KAPPA)
    assert {"ball", "complex_step"} <= {failure.rung for failure in failures}


def test_there_are_enough():
    assert len(WRONG) >= 40
