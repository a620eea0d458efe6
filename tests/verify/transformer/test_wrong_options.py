"""Options of layers: the right gradient passes on every rung, and wrong ones, by name, are caught on each.

Class weights, a token of padding, a key that is no token's, a norm over two axes, GroupNorm, dropout by a mask, the
gradient at the weights of attention, and heads that are shared.
"""

from fractions import Fraction
from functools import cache
from typing import NamedTuple

import numpy as np
import pytest

from tests.verify.transformer.referee import Referee, dyadic
from verify.numbers.elements import constant_like
from verify.transformer.layers.attention import scaled_dot_product_attention, scaled_dot_product_attention_backward
from verify.transformer.layers.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.layers.dropout import dropout, dropout_backward
from verify.transformer.layers.embedding import embedding, embedding_backward
from verify.transformer.layers.group_norm import group_norm, group_norm_backward
from verify.transformer.layers.layer_norm import layer_norm, layer_norm_backward
from verify.transformer.layers.multi_head import (
    MultiHeadAttentionParameters,
    multi_head_attention,
    multi_head_attention_backward,
)

KAPPA = 1 + 32.0  # exponents within (-16, 16), of sums of two such terms
CLASSES = np.array([4, -100, 1])
TOKENS = np.array([[2, 0, 2], [3, 2, 1]])
KEEP = np.array([[True, False, True, True, False], [False, True, True, False, True], [True, True, False, True, False]])


class Layer(NamedTuple):
    """Inputs of a layer by name, its forward and its right backward pass, and wrong ones by name."""

    shapes: dict
    forward: object
    backward: object
    wrong: dict


def of_kind(x, values):
    """Return exact numbers in an array that meets the elements of another one."""
    return np.array([Fraction(v) for v in values], dtype=object) if x.dtype == object else np.array(values, float)


def weighted_loss(reduction, smoothing):
    def run(x, factors=(0.5, 3, 1.25, 2, 0.125), share=smoothing, ignored=-100, how=reduction):
        options = {"smoothing": share, "ignore_index": ignored, "reduction": how}
        targets = np.where(ignored == CLASSES, ignored, np.maximum(CLASSES, 0))
        return cross_entropy(x, targets, class_weights=of_kind(x, factors), **options)

    def right(g, x, **options):
        return {"x": cross_entropy_backward(run(x, **options)[1], g).d_logits}

    def with_all_rows(g, x):
        return {"x": cross_entropy_backward(run(x, ignored=-99)[1], g).d_logits}

    wrong = {
        "class_weights_ignored": lambda g, x: right(g, x, factors=(1, 1, 1, 1, 1)),
        "class_weights_in_reverse": lambda g, x: right(g, x, factors=(0.125, 2, 1.25, 3, 0.5)),
        "class_weights_squared": lambda g, x: right(g, x, factors=(0.25, 9, 1.5625, 4, 1 / 64)),
        "ignored_rows_count": with_all_rows,
    }
    if reduction == "mean":
        wrong["mean_over_rows"] = lambda g, x: right(g / 2, x, how="sum")
        wrong["mean_over_all_weights"] = lambda g, x: right(g / of_kind(x, [6.875])[0], x, how="sum")
    if smoothing:
        wrong["weight_of_the_class_on_all"] = lambda g, x: right(g, x, share=0)
    return Layer({"x": (3, 5)}, lambda x: run(x)[0], right, wrong)


def padded_embedding():
    def right(g, table, **options):
        return {"table": embedding_backward(embedding(TOKENS, table, padding_idx=2, **options)[1], g)}

    def by_hand(g, table, change):
        found = embedding_backward(embedding(TOKENS, table)[1], g)
        return {"table": change(found)}

    def forward(table):  # what the row of padding holds is a constant
        still = table.copy()
        still[2] = [constant_like(table, Fraction(value)) for value in (0.5, -0.25, 1.5)]
        return embedding(TOKENS, still, padding_idx=2)[0]

    wrong = {
        "gradient_at_the_padding": lambda g, table: by_hand(g, table, lambda d: d),
        "no_gradient_at_token_0": lambda g, table: by_hand(g, table, lambda d: d * np.array([0, 1, 1, 1, 1])[:, None]),
        "no_gradient_after_the_padding": lambda g, table: by_hand(
            g, table, lambda d: d * np.array([1, 1, 0, 0, 0])[:, None]
        ),
    }
    return Layer({"table": (5, 3)}, forward, right, wrong)


def one_key_more():
    inputs = ("x_query", "x_key", "x_value")
    weights = ("w_query", "w_key", "w_value", "w_output", "more_key", "more_value")
    shapes = {
        "x_query": (3, 2, 5),
        "x_key": (3, 7, 3),
        "x_value": (3, 7, 5),
        "w_query": (5, 4),
        "w_key": (3, 4),
        "w_value": (5, 6),
        "w_output": (6, 3),
        "more_key": (4,),
        "more_value": (6,),
        "additive_mask": (2, 2, 1),
    }
    padding = np.array([[True] * 5 + [False] * 2, [True] * 7, [False] + [True] * 6])

    def run(additive_mask, **arrays):
        parameters = MultiHeadAttentionParameters(**{name: arrays[name] for name in weights})
        given = [arrays[name] for name in inputs]
        return multi_head_attention(*given, parameters, 2, key_padding_mask=padding, additive_mask=additive_mask)

    def right(g, **arrays):
        d = multi_head_attention_backward(run(**arrays)[1], g)
        found = {name: getattr(d, f"d_{name}") for name in inputs}
        found["additive_mask"] = d.d_additive_mask
        return {**found, **{name: getattr(d.parameters, name) for name in weights}}

    def given(name, formula):
        def backward(g, **arrays):
            found, d = right(g, **arrays), multi_head_attention_backward(run(**arrays)[1], g)
            return {**found, name: formula(found, d.attention)}

        return backward

    wrong = {
        "key_of_the_first_sequence": given("more_key", lambda f, a: a.d_key[0, :, -1].reshape(-1)),
        "key_that_comes_first": given("more_key", lambda f, a: a.d_key[..., 0, :].sum(axis=0).reshape(-1)),
        "heads_of_the_value_exchanged": given(
            "more_value", lambda f, a: a.d_value[:, ::-1, -1].sum(axis=0).reshape(-1)
        ),
        "value_averaged": given("more_value", lambda f, a: f["more_value"] / 2),
        "its_score_has_the_mask_too": given("additive_mask", lambda f, a: (a.d_scores).sum(axis=(0, -1))[..., None]),
        "no_gradient_at_the_key": given("more_key", lambda f, a: f["more_key"] * 0),
    }
    return Layer(shapes, lambda **arrays: run(**arrays)[0], right, wrong)


def norm_over_two_axes():
    def run(x, weight, bias):
        return layer_norm(x, weight, bias, n_axes=2)

    def right(g, **arrays):
        d = layer_norm_backward(run(**arrays)[1], g)
        return {"x": d.d_x, "weight": d.d_weight, "bias": d.d_bias}

    def given(name, formula):
        def backward(g, x, weight, bias):
            z = run(x, weight, bias)[1].standardized
            normalized, inverse = z.normalized.reshape(x.shape), z.inverse_deviation[..., None]
            return {**right(g, x=x, weight=weight, bias=bias), name: formula(normalized, g * weight, inverse, g)}

        return backward

    def mean(h, axes):
        return h.sum(axis=axes, keepdims=True) / int(np.prod([h.shape[a] for a in axes]))

    wrong = {
        "means_over_the_last_axis": given("x", lambda z, h, r, g: r * (h - mean(h, (-1,)) - z * mean(h * z, (-1,)))),
        "means_over_the_other_axis": given("x", lambda z, h, r, g: r * (h - mean(h, (-2,)) - z * mean(h * z, (-2,)))),
        "count_of_the_last_axis": given(
            "x", lambda z, h, r, g: r * (h - 3 * mean(h, (-2, -1)) - 3 * z * mean(h * z, (-2, -1)))
        ),
        "weight_summed_over_a_normalized_axis": given(
            "weight", lambda z, h, r, g: (g * z).sum(axis=(0, 1))[None] * np.ones((3, 1), int)
        ),
    }
    return Layer({"x": (2, 3, 5), "weight": (3, 5), "bias": (3, 5)}, lambda **a: run(**a)[0], right, wrong)


def grouped_norm():
    def run(x, weight, bias, groups=2):
        return group_norm(x, groups, weight, bias)

    def right(g, **arrays):
        d = group_norm_backward(run(**arrays)[1], g)
        return {"x": d.d_x, "weight": d.d_weight, "bias": d.d_bias}

    def given(change):
        def backward(g, **arrays):
            z = run(**arrays)[1].groups.standardized.normalized.reshape(arrays["x"].shape)
            return {**right(g, **arrays), **change(g, z, arrays)}

        return backward

    def strided(x):  # channels 0 and 2 together, and 1 and 3
        return x[:, [0, 2, 1, 3]]

    def interleaved(g, **arrays):
        d = right(strided(g), **{**arrays, "x": strided(arrays["x"]), "weight": arrays["weight"][[0, 2, 1, 3]]})
        return {**right(g, **arrays), "x": strided(d["x"])}

    wrong = {
        "layer_norm_of_all_channels": lambda g, **a: {
            **right(g, **a),
            "x": group_norm_backward(run(**a, groups=1)[1], g).d_x,
        },
        "each_channel_by_itself": lambda g, **a: {
            **right(g, **a),
            "x": group_norm_backward(run(**a, groups=4)[1], g).d_x,
        },
        "channels_interleaved": interleaved,
        "weight_without_the_length": given(lambda g, z, a: {"weight": (g * z)[..., 0].sum(axis=0)}),
        "bias_over_the_batch_alone": given(lambda g, z, a: {"bias": g.sum(axis=0)[:, 0]}),
        "weight_forgotten": lambda g, **a: {
            **right(g, **a),
            "x": group_norm_backward(group_norm(a["x"], 2)[1], g).d_x,
        },
    }
    return Layer({"x": (2, 4, 3), "weight": (4,), "bias": (4,)}, lambda **a: run(**a)[0], right, wrong)


def masked_dropout():
    rate = Fraction(3, 8)

    def right(g, x):
        return {"x": dropout_backward(dropout(x, KEEP, rate)[1], g)}

    wrong = {
        "not_scaled": lambda g, x: {"x": right(g, x)["x"] * 5 / 8},
        "scaled_by_the_rate": lambda g, x: {"x": right(g, x)["x"] * 5 / 3},
        "mask_the_other_way": lambda g, x: {"x": dropout_backward(dropout(x, ~KEEP, rate)[1], g)},
        "mask_forgotten": lambda g, x: {"x": g * 8 / 5},
        "scaled_by_what_is_kept": lambda g, x: {"x": right(g, x)["x"] * 5 / 8 * 15 / 9},
    }
    return Layer({"x": (3, 5)}, lambda x: dropout(x, KEEP, rate)[0], right, wrong)


def both_outputs(shared):
    """Attention whose weights are an output beside the average, of 4 heads, and 2 of keys if they are shared."""
    heads = 2 if shared else 4
    shapes = {"query": (4, 3, 2), "key": (heads, 5, 2), "value": (heads, 5, 7)}

    def run(**arrays):
        return scaled_dot_product_attention(**arrays, shared_heads=shared)

    def forward(**arrays):
        output, cache = run(**arrays)
        return np.concatenate([output, cache.weights], axis=-1)

    def passed(g, weights, **arrays):
        d = scaled_dot_product_attention_backward(run(**arrays)[1], g[..., :7], weights)
        return {name: getattr(d, f"d_{name}") for name in shapes}

    def right(g, **arrays):
        return passed(g, g[..., 7:], **arrays)

    def of_logits(g, **arrays):
        p = run(**arrays)[1].weights
        return passed(g, p * (g[..., 7:] - (p * g[..., 7:]).sum(axis=-1, keepdims=True)), **arrays)

    wrong = {
        "gradient_at_the_weights_dropped": lambda g, **a: passed(g, None, **a),
        "gradient_at_the_weights_alone": lambda g, **a: passed(g * 0, g[..., 7:], **a),
        "gradient_at_the_weights_as_at_the_logits": of_logits,
    }
    if shared:
        wrong["heads_tiled"] = lambda g, **a: right(g[[0, 2, 1, 3]], **{**a, "query": a["query"][[0, 2, 1, 3]]})
        wrong["one_head_of_a_group"] = lambda g, **a: {
            **right(g, **a),
            "key": right(g * np.array([1, 0, 1, 0])[:, None, None], **a)["key"],
        }
        wrong["value_averaged_over_a_group"] = lambda g, **a: {**right(g, **a), "value": right(g, **a)["value"] / 2}
    return Layer(shapes, forward, right, wrong)


LAYERS = {
    "weighted_loss": weighted_loss("mean", 0),
    "weighted_smoothed_loss": weighted_loss("none", Fraction(1, 4)),
    "padded_embedding": padded_embedding(),
    "one_key_more": one_key_more(),
    "norm_over_two_axes": norm_over_two_axes(),
    "group_norm": grouped_norm(),
    "dropout": masked_dropout(),
    "weights_too": both_outputs(shared=False),
    "shared_heads": both_outputs(shared=True),
}
WRONG = [(layer, name) for layer, record in LAYERS.items() for name in record.wrong]


@cache
def referee_of(layer):
    rng = np.random.default_rng(19)
    record = LAYERS[layer]
    arrays = {name: dyadic(rng, *shape) for name, shape in record.shapes.items()}
    return Referee(record.forward, arrays)


@pytest.mark.parametrize("layer", LAYERS)
def test_the_control_passes(layer):
    assert referee_of(layer).failures(LAYERS[layer].backward, KAPPA) == []


@pytest.mark.parametrize(("layer", "name"), WRONG)
def test_a_wrong_backward_is_caught_on_every_rung(layer, name):
    failures = referee_of(layer).failures(LAYERS[layer].wrong[name], KAPPA)
    assert {"ball", "complex_step"} <= {failure.rung for failure in failures}


def test_there_are_enough():
    assert len(WRONG) >= 30
