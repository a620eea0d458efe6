"""Scaled dot-product attention: gradients on every rung, masks, stress cases, refusals."""

from fractions import Fraction

import numpy as np
import pytest

from verify.numbers import Ball, Dual, balls_from_floats, bound, midpoints, precision
from verify.transformer.attention import (
    causal_mask,
    scaled_dot_product_attention,
    scaled_dot_product_attention_backward,
)
from verify.transformer.shapes import ArgumentError


def forward(**arrays):
    return scaled_dot_product_attention(**arrays)[0]


def backward_with(**options):
    def backward(g, **arrays):
        cache = scaled_dot_product_attention(**arrays, **options)[1]
        gradients = scaled_dot_product_attention_backward(cache, g)
        return {name: getattr(gradients, f"d_{name}") for name in arrays}

    return backward


def inputs(dyadic, leading, n, m, d, c, seed=1):
    rng = np.random.default_rng(seed)
    shapes = {"query": (n, d), "key": (m, d), "value": (m, c)}
    return {name: dyadic(rng, *leading, *shape) for name, shape in shapes.items()}


def kappa_of(arrays, scale):
    """Return 1 + the largest sum of absolute terms of a score: the condition of the exponentials."""
    return 1 + scale * float((np.abs(arrays["query"]) @ np.swapaxes(np.abs(arrays["key"]), -1, -2)).max())


CASES = {
    "primes": ((2, 3), 5, 7, 11, 13, None),
    "square": ((2, 2), 2, 2, 2, 2, None),
    "causal": ((2,), 3, 7, 5, 2, causal_mask(3, 7)),
    "causal_bottom_right": ((2,), 3, 5, 7, 2, causal_mask(3, 5, "bottom_right")),
    "empty_rows": ((2,), 5, 3, 2, 7, causal_mask(5, 3, "bottom_right")),
    "no_batch": ((), 3, 5, 2, 7, np.random.default_rng(3).random((3, 5)) < 0.7),
}


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("scale", [None, Fraction(3, 8)])
def test_attention_gradient(case, scale, dyadic, gradient_failures):
    *sizes, mask = CASES[case]
    arrays = inputs(dyadic, *sizes)
    options = {"mask": mask, "scale": scale}
    kappa = kappa_of(arrays, 1 / np.sqrt(sizes[3]) if scale is None else float(scale))
    entries = None if case == "square" else 8
    failures = gradient_failures(
        lambda **arrays: forward(**arrays, **options),
        backward_with(**options),
        arrays,
        kappa,
        entries=entries,
    )
    assert failures == []


def test_a_gradient_off_by_1e_8_in_one_entry_is_rejected(dyadic, gradient_failures):
    arrays = inputs(dyadic, (2, 2), 3, 5, 7, 2)

    def backward(g, **arrays):
        gradients = backward_with()(g, **arrays)
        factor = 1 + Fraction(1, 10**8)
        changed = gradients["key"].copy()
        worst = np.unravel_index(np.argmin(np.abs(to_midpoints(changed))), changed.shape)
        changed[worst] = changed[worst] * (factor if changed.dtype == object else float(factor))
        return {**gradients, "key": changed}

    failures = gradient_failures(forward, backward, arrays, kappa_of(arrays, 7**-0.5), entries=None)
    assert ("ball", "key") in {(f.rung, f.tensor) for f in failures}
    assert {f.tensor for f in failures} == {"key"}


def to_midpoints(array):
    return midpoints(array) if array.dtype == object else array


def test_the_cache_holds_every_intermediate(dyadic):
    arrays = inputs(dyadic, (2, 3), 5, 7, 4, 2)
    mask = causal_mask(5, 7)
    output, cache = scaled_dot_product_attention(**arrays, mask=mask)
    assert cache.query is arrays["query"]
    assert cache.key is arrays["key"]
    assert cache.value is arrays["value"]
    assert cache.scale == 0.5
    assert cache.output is output
    assert cache.mask.shape == cache.scores.shape == cache.weights.shape == (2, 3, 5, 7)
    assert (cache.weights[..., ~mask] == 0).all()
    assert np.array_equal(cache.scores, 0.5 * arrays["query"] @ np.swapaxes(arrays["key"], -1, -2))


def test_the_number_types_agree(dyadic):
    arrays = inputs(dyadic, (2, 2), 3, 5, 7, 2)
    with precision(128):
        on_balls = forward(**{name: balls_from_floats(array) for name, array in arrays.items()})
        dual_floats = forward(**{**arrays, "query": np.vectorize(Dual, otypes=[object])(arrays["query"])})
    for dtype in (np.float32, np.float64, np.complex128):
        output = forward(**{name: array.astype(dtype) for name, array in arrays.items()})
        assert output.dtype == dtype
        accepted = bound(dtype, kappa_of(arrays, 7**-0.5), np.abs(arrays["value"]).max())
        assert np.abs(output - midpoints(on_balls)).max() <= accepted
    assert np.abs(np.vectorize(lambda d: d.value)(dual_floats) - midpoints(on_balls)).max() <= 1e-14
    assert all(isinstance(entry, Ball) and entry.radius < 1e-30 for entry in on_balls.flat)


def test_all_masked_queries_have_output_and_gradient_zero(dyadic):
    arrays = inputs(dyadic, (2,), 3, 5, 7, 2)
    mask = np.ones((3, 5), bool)
    mask[1] = False
    output, cache = scaled_dot_product_attention(**arrays, mask=mask)
    gradients = scaled_dot_product_attention_backward(cache, np.ones_like(output))
    assert not output[:, 1].any()
    assert not gradients.d_query[:, 1].any()
    assert not gradients.d_scores[:, 1].any()


def test_saturated_scores(dyadic):
    arrays = inputs(dyadic, (2,), 3, 5, 7, 2)
    arrays["query"] = arrays["query"] * 1e4
    output, cache = scaled_dot_product_attention(**arrays)
    assert np.abs(cache.scores).max() > 1e4
    best = cache.scores.argmax(axis=-1)
    assert np.array_equal(output, np.take_along_axis(arrays["value"], best[..., None], axis=-2))
    gradients = scaled_dot_product_attention_backward(cache, np.ones_like(output))
    assert np.isfinite(gradients.d_query).all()


def test_one_token_and_width_one():
    one = np.full((1, 1), 3.0)
    output, cache = scaled_dot_product_attention(one, one, one)
    gradients = scaled_dot_product_attention_backward(cache, one)
    assert (output, gradients.d_value, gradients.d_query, gradients.d_key) == (3, 3, 0, 0)


def test_causal_masks():
    assert np.array_equal(causal_mask(2, 3), [[1, 0, 0], [1, 1, 0]])
    assert np.array_equal(causal_mask(2, 3, "bottom_right"), [[1, 1, 0], [1, 1, 1]])
    assert np.array_equal(causal_mask(3, 2), [[1, 0], [1, 1], [1, 1]])
    assert np.array_equal(causal_mask(3, 2, "bottom_right"), [[0, 0], [1, 0], [1, 1]])
    assert causal_mask(2, 2).dtype == bool
    with pytest.raises(ArgumentError, match="^align: expected one of top_left, bottom_right, got 'left'$"):
        causal_mask(2, 3, "left")
    for bad in (0, -1, 1.5, True):
        with pytest.raises(ArgumentError, match="^n_key: expected a positive integer"):
            causal_mask(2, bad)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"key": np.ones((2, 5, 6))}, r"^key: expected shape \(2, m, 7\), got shape \(2, 5, 6\)$"),
        ({"value": np.ones((2, 4, 3))}, r"^value: expected shape \(2, 5, c\), got shape \(2, 4, 3\)$"),
        ({"key": np.ones((3, 5, 7))}, r"^key: expected shape \(2, m, 7\), got shape \(3, 5, 7\)$"),
        ({"query": np.ones(7)}, r"^query: expected shape \(\.\.\., n, d\), got shape \(7,\)$"),
        ({"query": np.ones((2, 3, 7), int)}, r"^query: .* got dtype int64 \(convert it, as in query.astype"),
        (
            {"mask": np.zeros((3, 5))},
            r"^mask: expected a boolean array \(True = may attend\), got dtype float64",
        ),
        ({"mask": np.ones((5, 3), bool)}, r"^mask: expected a shape that broadcasts to \(2, 3, 5\)"),
        ({"scale": np.ones(2)}, "^scale: expected a number"),
        ({"scale": np.nan}, "^scale: expected finite numbers, got nan"),
        (
            {"query": np.full((2, 3, 7), 1e200), "key": np.full((2, 5, 7), 1e200)},
            "^scores = .* got inf at index",
        ),
    ],
)
def test_refusals_name_the_argument(change, message, dyadic):
    arrays = inputs(dyadic, (2,), 3, 5, 7, 2)
    with pytest.raises(ArgumentError, match=message):
        scaled_dot_product_attention(**{**arrays, **change})
