"""Multi-head attention: gradients of every input and parameter on every rung, refusals."""

from dataclasses import fields, replace

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import balls_from_floats, bound, gradient, precision
from verify.transformer.layers.masks import causal_mask, padding_mask
from verify.transformer.layers.multi_head import (
    MultiHeadAttentionParameters,
    multi_head_attention,
    multi_head_attention_backward,
)

INPUTS = ("x_query", "x_key", "x_value")
NAMES = tuple(f.name for f in fields(MultiHeadAttentionParameters) if not f.name.startswith(("gain", "more")))


def arrays_of(dyadic, batch, heads, n, m, widths, d, c, out, biases, key_heads=None):
    """Return inputs and parameters; `biases` are names of those that are there, or True for all."""
    rng = np.random.default_rng(1)
    query, key, value = widths
    key_heads = heads if key_heads is None else key_heads
    shapes = {
        "x_query": (batch, n, query),
        "x_key": (batch, m, key),
        "x_value": (batch, m, value),
        "w_query": (query, heads * d),
        "w_key": (key, key_heads * d),
        "w_value": (value, key_heads * c),
        "w_output": (heads * c, out),
    }
    every = {
        "b_query": (heads * d,),
        "b_key": (key_heads * d,),
        "b_value": (key_heads * c,),
        "b_output": (out,),
    }
    shapes |= {name: shape for name, shape in every.items() if biases is True or name in biases}
    return {name: dyadic(rng, *shape) for name, shape in shapes.items()}


def run(heads, mask, arrays, **options):
    parameters = MultiHeadAttentionParameters(**{name: arrays.get(name) for name in NAMES})
    options = {"additive_mask": arrays.get("additive_mask"), **options}
    return multi_head_attention(*(arrays[name] for name in INPUTS), parameters, heads, mask, **options)


def backward_with(heads, mask, **options):
    def backward(g, **arrays):
        gradients = multi_head_attention_backward(run(heads, mask, arrays, **options)[1], g)
        found = {name: getattr(gradients, f"d_{name}") for name in (*INPUTS, "additive_mask")}
        found |= {name: getattr(gradients.parameters, name) for name in NAMES}
        return {name: found[name] for name in arrays}

    return backward


def failures_of(heads, mask, arrays, gradient_failures, scales=(), **options):
    cache = run(heads, mask, arrays, **options)[1].attention
    products = np.abs(cache.query) @ np.swapaxes(np.abs(cache.keys), -1, -2) * cache.scale
    added = np.abs(arrays.get("additive_mask", np.zeros(1))).max()
    # The key bias moves all scores of a query alike: its gradient is 0, so it is measured against its terms.
    return gradient_failures(
        lambda **arrays: run(heads, mask, arrays, **options)[0],
        backward_with(heads, mask, **options),
        arrays,
        1 + float(products.max() + added),
        {"b_key": float(np.abs(cache.query).sum()), **dict(scales)},
    )


CASES = {
    "primes": ((2, 3, 5, 7, (11, 3, 2), 2, 5, 7), None),
    "square": ((2, 2, 2, 2, (4, 4, 4), 2, 2, 4), causal_mask(2, 2)),
    "masked": ((2, 2, 3, 5, (7, 3, 2), 5, 3, 2), np.random.default_rng(2).random((2, 1, 3, 5)) < 0.7),
    "one": ((1, 1, 1, 1, (1, 1, 1), 1, 1, 1), None),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("biases", [True, ()])
def test_multi_head_gradient(case, biases, dyadic, gradient_failures):
    sizes, mask = CASES[case]
    arrays = arrays_of(dyadic, *sizes, biases)
    # One key has weight 1 whatever the scores: the gradients there are 0.
    zero = ("x_query", "x_key", "w_query", "w_key", "b_query") if case == "one" else ()
    assert failures_of(sizes[1], mask, arrays, gradient_failures, dict.fromkeys(zero, 1.0)) == []


@pytest.mark.parametrize("biases", [("b_query",), ("b_key",), ("b_value",), ("b_output",), ("b_query", "b_value")])
def test_each_bias_on_its_own(biases, dyadic, gradient_failures):
    arrays = arrays_of(dyadic, 2, 2, 3, 5, (7, 3, 2), 5, 3, 2, biases)
    assert failures_of(2, None, arrays, gradient_failures) == []
    parameters = multi_head_attention_backward(run(2, None, arrays)[1], np.ones((2, 3, 2))).parameters
    assert tuple(name for name in NAMES if name.startswith("b_") and getattr(parameters, name) is not None) == biases


@pytest.mark.parametrize("shape", [(2, 1, 1, 7), (3, 5, 7), (2, 3, 5, 7)])
def test_additive_and_padding_mask_gradient(shape, dyadic, gradient_failures):
    arrays = arrays_of(dyadic, 2, 3, 5, 7, (11, 3, 2), 2, 5, 7, True)
    arrays["additive_mask"] = dyadic(np.random.default_rng(3), *shape)
    options = {"key_padding_mask": padding_mask([7, 5], 7)}
    assert failures_of(3, causal_mask(5, 7), arrays, gradient_failures, **options) == []


@pytest.mark.parametrize(("heads", "key_heads"), [(6, 2), (6, 3), (3, 1), (2, 2)])
def test_grouped_query_gradient(heads, key_heads, dyadic, gradient_failures):
    arrays = arrays_of(dyadic, 2, heads, 3, 5, (7, 3, 2), 5, 3, 2, True, key_heads)
    mask = causal_mask(3, 5, "bottom_right")
    assert failures_of(heads, mask, arrays, gradient_failures, n_key_heads=key_heads) == []


@pytest.mark.parametrize(("heads", "key_heads"), [(6, 2), (6, 3), (3, 1)])
def test_grouped_query_attention_is_attention_with_repeated_heads(heads, key_heads, dyadic):
    group, owner = heads // key_heads, np.arange(heads) // (heads // key_heads)
    widths = {"w_key": 5, "w_value": 3, "b_key": 5, "b_value": 3}
    arrays = arrays_of(dyadic, 2, heads, 3, 5, (7, 3, 2), 5, 3, 2, True, key_heads)

    def repeated(name):
        array = arrays[name]
        return array.reshape(-1, key_heads, widths[name])[:, owner].reshape(*array.shape[:-1], -1)

    def summed(name, array):
        return array.reshape(-1, key_heads, group, widths[name]).sum(axis=2).reshape(*array.shape[:-1], -1)

    with precision(160):
        arrays = {name: balls_from_floats(array) for name, array in arrays.items()}
        output, cache = run(heads, None, arrays, n_key_heads=key_heads)
        expected, expected_cache = run(heads, None, {**arrays, **{name: repeated(name) for name in widths}})
        g = balls_from_floats(dyadic(np.random.default_rng(4), *output.shape))
        found = multi_head_attention_backward(cache, g)
        wanted = multi_head_attention_backward(expected_cache, g)
        differences = [output - expected]
        differences += [getattr(found, f"d_{name}") - getattr(wanted, f"d_{name}") for name in INPUTS]
        for name in NAMES:
            full = getattr(wanted.parameters, name)
            differences.append(getattr(found.parameters, name) - (summed(name, full) if name in widths else full))
    assert all(entry.contains(0) and entry.radius <= 1e-30 for array in differences for entry in array.flat)


def test_padding_and_polarity(dyadic):
    arrays = arrays_of(dyadic, 2, 3, 5, 7, (11, 3, 2), 2, 5, 7, True)
    mask, tokens = causal_mask(5, 7, "bottom_right"), padding_mask([7, 4], 7)
    expected, cache = run(3, mask & tokens[:, None, None, :], arrays)
    assert not cache.attention.weights[1, ..., 4:].any()
    assert np.array_equal(run(3, mask, arrays, key_padding_mask=tokens)[0], expected)
    assert np.array_equal(run(3, ~mask, arrays, key_padding_mask=~tokens, polarity="ignore")[0], expected)
    assert not np.array_equal(run(3, mask, arrays)[0], expected)
    everywhere = run(3, mask, arrays, key_padding_mask=np.True_)[0]
    assert np.array_equal(everywhere, run(3, mask, arrays)[0])
    moved = {**arrays, "x_key": arrays["x_key"].copy(), "x_value": arrays["x_value"].copy()}
    for name in ("x_key", "x_value"):
        moved[name][1, 4:] += 100
    assert np.array_equal(run(3, mask, moved, key_padding_mask=tokens)[0], expected)
    gradients = multi_head_attention_backward(cache, expected)
    assert not gradients.d_x_key[1, 4:].any()
    assert not gradients.d_x_value[1, 4:].any()
    assert gradients.d_additive_mask is None


def test_self_attention_is_the_sum_of_three_gradients(dyadic):
    arrays = arrays_of(dyadic, 2, 2, 3, 3, (5, 5, 5), 2, 3, 7, biases=True)
    x = arrays["x_query"]

    def forward(x):
        return run(2, None, {**arrays, **dict.fromkeys(INPUTS, x)})

    output, cache = forward(x)
    cotangent = dyadic(np.random.default_rng(4), *output.shape)
    gradients = multi_head_attention_backward(cache, cotangent)
    found = gradients.d_x_query + gradients.d_x_key + gradients.d_x_value
    expected = gradient(lambda x: forward(x)[0], x, cotangent, "complex_step")
    kappa = 1 + float((np.abs(cache.attention.query) @ np.swapaxes(np.abs(cache.attention.key), -1, -2)).max())
    assert np.abs(found - expected).max() <= bound(np.float64, kappa, np.abs(expected).max())


def test_heads_own_consecutive_columns(dyadic):
    arrays = arrays_of(dyadic, 2, 2, 3, 5, (7, 3, 2), 5, 3, 2, biases=True)
    cache = run(2, None, arrays)[1]
    assert np.array_equal(cache.attention.query[:, 1], cache.query.output[..., 5:])
    assert np.array_equal(cache.output.x[..., 3:], cache.attention.output[:, 1])


@pytest.mark.parametrize(
    ("change", "heads", "message"),
    [
        ({}, 3, "^w_query: expected a last axis that 3 heads divide, got size 10$"),
        ({}, 0, "^n_heads: expected a positive integer, got 0$"),
        ({}, 2.0, "^n_heads: expected a positive integer, got 2.0$"),
        ({"w_key": np.ones((3, 8))}, 2, r"^w_key: expected shape \(3, 10\), got shape \(3, 8\)$"),
        ({"w_value": np.ones((2, 7)), "w_output": np.ones((7, 2))}, 2, "^w_value: expected a last axis"),
        ({"x_key": np.ones((2, 5))}, 2, r"^x_key: expected shape \(2, m, d_key_in\), got shape \(2, 5\)$"),
        ({"b_output": np.ones(3)}, 2, r"^b_output: expected shape \(2,\), got shape \(3,\)$"),
    ],
)
def test_refusals_name_the_argument(change, heads, message, dyadic):
    arrays = arrays_of(dyadic, 2, 2, 3, 5, (7, 3, 2), 5, 3, 2, biases=())
    with pytest.raises(ArgumentError, match=message):
        run(heads, None, {**arrays, **change})


def test_gradients_of_absent_biases_are_absent(dyadic):
    arrays = arrays_of(dyadic, 2, 2, 3, 5, (7, 3, 2), 5, 3, 2, biases=())
    output, cache = run(2, None, arrays)
    parameters = multi_head_attention_backward(cache, output).parameters
    assert [getattr(parameters, name) for name in NAMES if name.startswith("b_")] == [None] * 4
    assert replace(parameters, b_key=output).b_key is output


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"n_key_heads": 3}, "^n_key_heads: expected a divisor of n_heads = 2, got 3$"),
        ({"n_key_heads": 4}, "^n_key_heads: expected a divisor of n_heads = 2, got 4$"),
        ({"n_key_heads": 0}, "^n_key_heads: expected a positive integer, got 0$"),
        ({"n_key_heads": 1}, r"^w_key: expected shape \(3, 5\), got shape \(3, 10\)$"),
        (
            {"key_padding_mask": np.ones((2, 3), bool)},
            r"^key_padding_mask: expected a shape that broadcasts to \(2, 5\), got shape \(2, 3\)$",
        ),
        ({"key_padding_mask": np.ones((2, 5))}, "^key_padding_mask: expected a boolean array"),
        ({"additive_mask": np.ones((2, 5))}, r"^additive_mask: .* broadcasts to \(2, 2, 3, 5\), got shape"),
        (
            {"additive_mask": np.ones((2, 3, 5))},
            r"^additive_mask: expected four axes where batch and heads are both 2: .*",
        ),
        ({"key_padding_mask": np.ones((2, 5), bool), "polarity": "pytorch"}, "^polarity: expected one of"),
    ],
)
def test_wrong_options_are_refused_by_name(options, message, dyadic):
    arrays = arrays_of(dyadic, 2, 2, 3, 5, (7, 3, 2), 5, 3, 2, biases=())
    with pytest.raises(ArgumentError, match=message):
        run(2, None, arrays, **options)


def test_records_of_another_kind_are_refused(dyadic):
    arrays = arrays_of(dyadic, 2, 2, 3, 5, (7, 3, 2), 5, 3, 2, biases=())
    with pytest.raises(ArgumentError, match="^parameters: expected MultiHeadAttentionParameters, got dict$"):
        multi_head_attention(*(arrays[name] for name in INPUTS), arrays, 2)
    attention = run(2, None, arrays)[1].attention
    with pytest.raises(ArgumentError, match="^cache: expected MultiHeadAttentionCache, got AttentionCache$"):
        multi_head_attention_backward(attention, np.ones((2, 3, 2)))
