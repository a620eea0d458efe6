"""Wrong gradients of norms, activations, feed-forward and embedding: each is caught, where the right one passes."""

from fractions import Fraction
from functools import cache
from typing import NamedTuple

import numpy as np
import pytest

from tests.verify.transformer.referee import Referee, dyadic
from verify.numbers import balls_from_floats, derivative, precision
from verify.transformer.layers.activations import gated_backward, gelu, gelu_gate, relu, relu_backward
from verify.transformer.layers.batch_norm import RunningStatistics, batch_norm, batch_norm_backward
from verify.transformer.layers.embedding import embedding, embedding_backward
from verify.transformer.layers.feed_forward import FeedForwardParameters, feed_forward, feed_forward_backward
from verify.transformer.layers.layer_norm import layer_norm, layer_norm_backward
from verify.transformer.layers.linear import linear_backward
from verify.transformer.layers.rms_norm import rms_norm, rms_norm_backward

TOKENS = np.array([[2, 0, 2, 4, 2], [1, 2, 0, 0, 4]])
NORM = {"x": (2, 3, 5), "weight": (5,), "bias": (5,)}
KAPPA = 1 + 16.0


class Layer(NamedTuple):
    """A layer with its right backward pass, wrong ones by name, and a factor of the entries of x."""

    shapes: dict
    forward: object
    backward: object
    wrong: dict
    factor: float = 1.0


def mean(x, axis=-1):
    axes = (axis,) if isinstance(axis, int) else axis
    return x.sum(axis=axis, keepdims=True) / int(np.prod([x.shape[a] for a in axes]))


def layer_norm_layer(factor=1.0):
    def right(g, **arrays):
        cache = layer_norm(**arrays)[1]
        d = layer_norm_backward(cache, g)
        return cache.standardized, d, {name: getattr(d, f"d_{name}") for name in arrays}

    def given(name, formula):
        def backward(g, **arrays):
            cache, d, found = right(g, **arrays)
            return {**found, name: formula(cache.normalized, d.d_normalized, cache, g, arrays)}

        return backward

    def d_x(formula):
        return given("x", lambda z, h, c, g, a: c.inverse_deviation * formula(z, h, c))

    wrong = {
        "double_mean": d_x(lambda z, h, c: h - 2 * mean(h) - z * mean(h * z)),
        "no_mean": d_x(lambda z, h, c: h - z * mean(h * z)),
        "no_projection": d_x(lambda z, h, c: h - mean(h)),
        "statistics_as_constants": d_x(lambda z, h, c: h),
        "n_minus_1": d_x(lambda z, h, c: h - mean(h) * 5 / 4 - z * mean(h * z) * 5 / 4),
        "n_minus_1_in_the_projection": d_x(lambda z, h, c: h - mean(h) - z * mean(h * z) * 5 / 4),
        "centred_input_unscaled": d_x(lambda z, h, c: h - mean(h) - z / c.inverse_deviation * mean(h * z)),
        "projection_sign": d_x(lambda z, h, c: h - mean(h) + z * mean(h * z)),
        "projection_halved": d_x(lambda z, h, c: h - mean(h) - z * mean(h * z) / 2),
        "projection_without_the_normalized": d_x(lambda z, h, c: h - mean(h) - mean(h * z)),
        "sums_for_means": d_x(lambda z, h, c: h - 5 * mean(h) - 5 * z * mean(h * z)),
        "mean_over_the_wrong_axis": d_x(lambda z, h, c: h - mean(h, 1) - z * mean(h * z, 1)),
        "mean_over_all_tokens": d_x(lambda z, h, c: h - mean(h, (0, 1, 2)) - z * mean(h * z)),
        "eps_missing": given("x", lambda z, h, c, g, a: (h - mean(h) - z * mean(h * z)) / np.sqrt(c.variance)),
        "eps_missing_in_the_projection": d_x(
            lambda z, h, c: h - mean(h) - z * mean(h * z) / c.inverse_deviation / c.inverse_deviation / c.variance
        ),
        "deviation_squared": given(
            "x", lambda z, h, c, g, a: c.inverse_deviation * c.inverse_deviation * (h - mean(h) - z * mean(h * z))
        ),
        "weight_ignored": given("x", lambda z, h, c, g, a: c.inverse_deviation * (g - mean(g) - z * mean(g * z))),
        "weight_twice": given(
            "x",
            lambda z, h, c, g, a: c.inverse_deviation * a["weight"] * (h - mean(h) - z * mean(h * z)),
        ),
        "d_weight_by_the_input": given("weight", lambda z, h, c, g, a: (g * a["x"]).sum(axis=(0, 1))),
        "d_weight_by_the_centred": given(
            "weight", lambda z, h, c, g, a: (g * z / c.inverse_deviation).sum(axis=(0, 1))
        ),
        "d_weight_with_the_weight": given("weight", lambda z, h, c, g, a: (h * z).sum(axis=(0, 1))),
        "d_weight_of_the_first_sequence": given("weight", lambda z, h, c, g, a: (g * z)[0].sum(axis=0)),
        "d_bias_averaged": given("bias", lambda z, h, c, g, a: g.sum(axis=(0, 1)) / 6),
        "d_bias_with_the_weight": given("bias", lambda z, h, c, g, a: h.sum(axis=(0, 1))),
    }
    return Layer(NORM, lambda **a: layer_norm(**a)[0], lambda g, **a: right(g, **a)[2], wrong, factor)


def rms_norm_layer():
    eps = Fraction(1, 10**6)

    def right(g, **arrays):
        cache = rms_norm(**arrays, eps=eps)[1]
        d = rms_norm_backward(cache, g)
        return cache, d, {name: getattr(d, f"d_{name}") for name in arrays}

    def given(name, formula):
        def backward(g, **arrays):
            cache, d, found = right(g, **arrays)
            return {**found, name: formula(cache.normalized, d.d_normalized, cache, g, arrays)}

        return backward

    wrong = {
        "no_projection": given("x", lambda z, h, c, g, a: c.inverse_rms * h),
        "mean_subtracted": given("x", lambda z, h, c, g, a: c.inverse_rms * (h - mean(h) - z * mean(h * z))),
        "sum_for_mean": given("x", lambda z, h, c, g, a: c.inverse_rms * (h - 5 * z * mean(h * z))),
        "eps_missing": given("x", lambda z, h, c, g, a: (h - z * mean(h * z)) / np.sqrt(c.mean_square)),
        "weight_ignored": given("x", lambda z, h, c, g, a: c.inverse_rms * (g - z * mean(g * z))),
        "projection_by_the_input": given("x", lambda z, h, c, g, a: c.inverse_rms * (h - a["x"] * mean(h * z))),
        "d_weight_by_the_input": given("weight", lambda z, h, c, g, a: (g * a["x"]).sum(axis=(0, 1))),
    }
    shapes = {"x": (2, 3, 5), "weight": (5,)}
    return Layer(shapes, lambda **a: rms_norm(**a, eps=eps)[0], lambda g, **a: right(g, **a)[2], wrong, 1 / 1024)


def running_of(x):
    average, spread = np.array([0.5, -0.25, 0.125]), np.array([0.5, 2.0, 1.25])
    if x.dtype == object:
        average, spread = balls_from_floats(average), balls_from_floats(spread)
    return RunningStatistics(average, spread)


def batch_norm_layer(training):
    def run(**arrays):
        running = None if training else running_of(arrays["x"])
        return batch_norm(**arrays, running=running, training=training)

    def right(g, **arrays):
        cache = run(**arrays)[1]
        d = batch_norm_backward(cache, g)
        return cache.standardized, d, {name: getattr(d, f"d_{name}") for name in arrays}

    def given(name, formula):
        def backward(g, **arrays):
            cache, d, found = right(g, **arrays)
            return {**found, name: formula(cache.normalized, d.d_normalized, cache, g)}

        return backward

    def d_x(formula):
        return given("x", lambda z, h, c, g: c.inverse_deviation * formula(z, h))

    def passed_through(z, h, axes=(0, 2)):
        return h - mean(h, axes) - z * mean(h * z, axes)

    wrong = {
        "d_weight_over_the_batch_only": given("weight", lambda z, h, c, g: (g * z).sum(axis=0)[:, 0]),
        "d_bias_over_the_length_only": given("bias", lambda z, h, c, g: g.sum(axis=2)[0]),
        "d_weight_with_the_weight": given("weight", lambda z, h, c, g: (h * z).sum(axis=(0, 2))),
        "weight_ignored": given(
            "x", lambda z, h, c, g: c.inverse_deviation * (passed_through(z, g) if training else g)
        ),
    }
    if training:
        wrong |= {
            "statistics_as_constants": d_x(lambda z, h: h),
            "no_mean": d_x(lambda z, h: h - z * mean(h * z, (0, 2))),
            "no_projection": d_x(lambda z, h: h - mean(h, (0, 2))),
            "projection_sign": d_x(lambda z, h: h - mean(h, (0, 2)) + z * mean(h * z, (0, 2))),
            "projection_factor_2": d_x(lambda z, h: h - mean(h, (0, 2)) - 2 * z * mean(h * z, (0, 2))),
            "means_over_the_batch_only": d_x(lambda z, h: passed_through(z, h, 0)),
            "means_over_the_length": d_x(lambda z, h: passed_through(z, h, 2)),
            "n_minus_1": d_x(lambda z, h: h - mean(h, (0, 2)) - z * mean(h * z, (0, 2)) * 10 / 9),
        }
    else:
        wrong["gradient_of_training"] = d_x(passed_through)
    shapes = {"x": (2, 3, 5), "weight": (3,), "bias": (3,)}
    return Layer(shapes, lambda **a: run(**a)[0], lambda g, **a: right(g, **a)[2], wrong)


def activation_layers():
    def gelu_tanh_right(g, x):
        return {"x": gated_backward(gelu(x, "tanh")[1], g)}

    def given(formula):
        return lambda g, x: {"x": g * formula(gelu(x, "tanh")[1], x)}

    gelu_wrong = {
        "gate_only": given(lambda c, x: gelu_gate(x, "tanh")),
        "slope_of_the_gate_only": given(lambda c, x: c.derivative - gelu_gate(x, "tanh")),
        "derivative_of_the_sigmoid_form": given(
            lambda c, x: gelu_gate(x, "tanh") * (1 + x * (1 - gelu_gate(x, "tanh")) * 2)
        ),
        "cotangent_ignored": lambda g, x: {"x": gelu(x, "tanh")[1].derivative + 0 * g},
        "input_sign": given(lambda c, x: 2 * gelu_gate(x, "tanh") - c.derivative),
    }
    relu_wrong = {
        "straight_through": lambda g, x: {"x": g + 0 * x},
        "mirrored": lambda g, x: {"x": g - relu_backward(relu(x)[1], g)},
        "by_the_cotangent": lambda g, x: {"x": relu(g)[0] + 0 * x},
        "output_for_its_sign": lambda g, x: {"x": g * relu(x)[0]},
    }
    return {
        "gelu_tanh": Layer({"x": (3, 5)}, lambda x: gelu(x, "tanh")[0], gelu_tanh_right, gelu_wrong),
        "relu": Layer(
            {"x": (3, 5)}, lambda x: relu(x)[0], lambda g, x: {"x": relu_backward(relu(x)[1], g)}, relu_wrong
        ),
    }


def feed_forward_layer():
    names = ("w_in", "w_out", "b_in", "b_out")
    shapes = {"x": (2, 3, 5), "w_in": (5, 7), "w_out": (7, 2), "b_in": (7,), "b_out": (2,)}

    def run(x, **weights):
        return feed_forward(x, FeedForwardParameters(**weights), "gelu_tanh")

    def right(g, **arrays):
        d = feed_forward_backward(run(**arrays)[1], g)
        return {"x": d.d_x, **{name: getattr(d.parameters, name) for name in names}}

    def given(change):
        def backward(g, **arrays):
            cache = run(**arrays)[1]
            return {**right(g, **arrays), **change(cache, feed_forward_backward(cache, g), g)}

        return backward

    def first(cache, d_hidden):
        d = linear_backward(cache.linear_in, d_hidden)
        return {"x": d.d_x, "w_in": d.d_weight, "b_in": d.d_bias}

    wrong = {
        "activation_skipped": given(lambda c, d, g: first(c, d.d_activated)),
        "derivative_at_the_output": given(
            lambda c, d, g: first(c, gated_backward(gelu(c.activation.output, "tanh")[1], d.d_activated))
        ),
        "derivative_of_relu": given(
            lambda c, d, g: first(c, relu_backward(relu(c.linear_in.output)[1], d.d_activated))
        ),
        "w_out_by_the_hidden": given(lambda c, d, g: {"w_out": c.linear_in.output.reshape(-1, 7).T @ g.reshape(-1, 2)}),
        "b_in_before_the_activation": given(lambda c, d, g: {"b_in": d.d_activated.sum(axis=(0, 1))}),
    }
    return Layer(shapes, lambda **a: run(**a)[0], right, wrong)


def embedding_layer():
    def right(g, table):
        return {"table": embedding_backward(embedding(TOKENS, table)[1], g)}

    def overwritten(g, table):
        found = right(g, table)["table"] * 0
        found[TOKENS] = g * embedding(TOKENS, table)[1].scale
        return {"table": found}

    def by_fancy_addition(g, table):
        found = right(g, table)["table"] * 0
        found[TOKENS] += g * embedding(TOKENS, table)[1].scale
        return {"table": found}

    def averaged(g, table):
        counts = np.maximum(np.bincount(TOKENS.reshape(-1), minlength=5), 1)[:, None]
        return {"table": right(g, table)["table"] / counts}

    wrong = {
        "overwritten_instead_of_added": overwritten,
        "buffered_addition": by_fancy_addition,
        "averaged_over_occurrences": averaged,
        "scale_sqrt_d_missing": lambda g, table: {"table": embedding_backward(embedding(TOKENS, table, scale=1)[1], g)},
        "scale_twice": lambda g, table: {"table": right(g, table)["table"] * embedding(TOKENS, table)[1].scale},
        "first_sequence_only": lambda g, table: {"table": embedding_backward(embedding(TOKENS[0], table)[1], g[0])},
    }
    return Layer({"table": (5, 3)}, lambda table: embedding(TOKENS, table)[0], right, wrong)


LAYERS = {
    "layer_norm": layer_norm_layer(),
    "layer_norm_near_eps": layer_norm_layer(1 / 256),
    "rms_norm": rms_norm_layer(),
    "batch_norm": batch_norm_layer(training=True),
    "batch_norm_inference": batch_norm_layer(training=False),
    "feed_forward": feed_forward_layer(),
    "embedding": embedding_layer(),
    **activation_layers(),
}
WRONG = [(layer, name) for layer, record in LAYERS.items() for name in record.wrong]


@cache
def referee_of(layer):
    rng = np.random.default_rng(17)
    record = LAYERS[layer]
    arrays = {name: dyadic(rng, *shape) for name, shape in record.shapes.items()}
    if "x" in arrays:
        arrays["x"] = arrays["x"] * record.factor
    return Referee(record.forward, arrays)


@pytest.mark.parametrize("layer", LAYERS)
def test_the_control_passes(layer):
    assert referee_of(layer).failures(LAYERS[layer].backward, KAPPA) == []


@pytest.mark.parametrize(("layer", "name"), WRONG)
def test_a_wrong_backward_is_caught_on_every_rung(layer, name):
    failures = referee_of(layer).failures(LAYERS[layer].wrong[name], KAPPA)
    assert {"ball", "complex_step"} <= {failure.rung for failure in failures}


def relu_at_zero(backward):
    """Tell whether the gradient of ReLU at 0 is 0, which no derivative decides."""
    x, g = np.array([-1.0, 0.0, -0.0, 2.0]), np.array([3.0, 5.0, 7.0, 11.0])
    return np.array_equal(backward(relu(x)[1], g, x), [0, 0, 0, 11])


def test_relu_with_another_slope_at_zero_is_caught():
    assert relu_at_zero(lambda cache, g, x: relu_backward(cache, g))
    assert not relu_at_zero(lambda cache, g, x: g * (x >= 0))
    assert not relu_at_zero(lambda cache, g, x: g * np.heaviside(x, 0.5))


def exact_gelu_fails(backward):
    """Tell whether a gradient of the exact GELU differs from dual numbers on balls (complex ones are refused)."""
    x, g = (np.random.default_rng(seed).integers(1, 97, (3, 5)) / 32 - 1.5 for seed in (1, 2))
    with precision(160):
        point, cotangent, unit = (balls_from_floats(a) for a in (x, g, np.ones((3, 5))))
        tangent = derivative(lambda a: gelu(a)[0], point, unit)
        difference = backward(cotangent, point) - cotangent * tangent
    return not all(entry.contains(0) and entry.radius <= 1e-30 for entry in difference.flat)


def test_wrong_gradients_of_the_exact_gelu_are_caught():
    assert not exact_gelu_fails(lambda g, x: gated_backward(gelu(x)[1], g))
    assert exact_gelu_fails(lambda g, x: gated_backward(gelu(x, "tanh")[1], g))
    assert exact_gelu_fails(lambda g, x: g * gelu_gate(x))
    assert exact_gelu_fails(lambda g, x: g * (2 * gelu(x)[1].derivative - gelu_gate(x)))


def test_there_are_enough():
    assert len(WRONG) >= 40
