"""Multi-head attention: gradients of every input and parameter on every rung, refusals."""

from dataclasses import fields, replace

import numpy as np
import pytest

from verify.numbers import bound, gradient
from verify.transformer.attention import causal_mask
from verify.transformer.multi_head import (
    MultiHeadAttentionParameters,
    multi_head_attention,
    multi_head_attention_backward,
)
from verify.transformer.shapes import ArgumentError

INPUTS = ("x_query", "x_key", "x_value")
NAMES = tuple(field.name for field in fields(MultiHeadAttentionParameters))


def arrays_of(dyadic, batch, heads, n, m, widths, d, c, out, biases):
    rng = np.random.default_rng(1)
    query, key, value = widths
    shapes = {
        "x_query": (batch, n, query),
        "x_key": (batch, m, key),
        "x_value": (batch, m, value),
        "w_query": (query, heads * d),
        "w_key": (key, heads * d),
        "w_value": (value, heads * c),
        "w_output": (heads * c, out),
    }
    if biases:
        shapes |= {
            "b_query": (heads * d,),
            "b_key": (heads * d,),
            "b_value": (heads * c,),
            "b_output": (out,),
        }
    return {name: dyadic(rng, *shape) for name, shape in shapes.items()}


def run(heads, mask, arrays):
    parameters = MultiHeadAttentionParameters(**{name: arrays.get(name) for name in NAMES})
    return multi_head_attention(*(arrays[name] for name in INPUTS), parameters, heads, mask)


def backward_with(heads, mask):
    def backward(g, **arrays):
        gradients = multi_head_attention_backward(run(heads, mask, arrays)[1], g)
        found = {name: getattr(gradients, f"d_{name}") for name in INPUTS}
        found |= {name: getattr(gradients.parameters, name) for name in NAMES}
        return {name: found[name] for name in arrays}

    return backward


CASES = {
    "primes": ((2, 3, 5, 7, (11, 3, 2), 2, 5, 7), None),
    "square": ((2, 2, 2, 2, (4, 4, 4), 2, 2, 4), causal_mask(2, 2)),
    "masked": ((2, 2, 3, 5, (7, 3, 2), 5, 3, 2), np.random.default_rng(2).random((2, 1, 3, 5)) < 0.7),
    "one": ((1, 1, 1, 1, (1, 1, 1), 1, 1, 1), None),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("biases", [True, False])
def test_multi_head_gradient(case, biases, dyadic, gradient_failures):
    sizes, mask = CASES[case]
    heads, d = sizes[1], sizes[5]
    arrays = arrays_of(dyadic, *sizes, biases)
    cache = run(heads, mask, arrays)[1].attention
    products = np.abs(cache.query) @ np.swapaxes(np.abs(cache.key), -1, -2) / np.sqrt(d)
    kappa = 1 + float(products.max())
    # The key bias moves all scores of a query alike: its gradient is 0, so it is measured against its terms.
    scales = {"b_key": float(np.abs(cache.query).sum())}
    if case == "one":
        scales |= dict.fromkeys(("x_query", "x_key", "w_query", "w_key", "b_query"), 1.0)
    failures = gradient_failures(
        lambda **arrays: run(heads, mask, arrays)[0],
        backward_with(heads, mask),
        arrays,
        kappa,
        scales,
        entries=4,
    )
    assert failures == []


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
        ({"b_output": np.ones(3)}, 2, r"^b_output: expected shape \(2,\), got shape \(3,\)$"),
    ],
)
def test_refusals_name_the_argument(change, heads, message, dyadic):
    arrays = arrays_of(dyadic, 2, 2, 3, 5, (7, 3, 2), 5, 3, 2, biases=False)
    with pytest.raises(ArgumentError, match=message):
        run(heads, None, {**arrays, **change})


def test_gradients_of_absent_biases_are_absent(dyadic):
    arrays = arrays_of(dyadic, 2, 2, 3, 5, (7, 3, 2), 5, 3, 2, biases=False)
    output, cache = run(2, None, arrays)
    parameters = multi_head_attention_backward(cache, output).parameters
    assert [getattr(parameters, name) for name in NAMES if name.startswith("b_")] == [None] * 4
    assert replace(parameters, b_key=output).b_key is output
