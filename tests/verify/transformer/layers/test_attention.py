"""Scaled dot-product attention: gradients on every rung, masks, stress cases, refusals."""

from fractions import Fraction

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import NUMBER_TYPES, Ball, Dual, balls_from_floats, bound, midpoints, precision
from verify.transformer.layers.attention import (
    scaled_dot_product_attention,
    scaled_dot_product_attention_backward,
)
from verify.transformer.layers.masks import causal_mask
from verify.transformer.layers.softmax import softmax, softmax_backward


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
    failures = gradient_failures(lambda **arrays: forward(**arrays, **options), backward_with(**options), arrays, kappa)
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

    failures = gradient_failures(forward, backward, arrays, kappa_of(arrays, 7**-0.5))
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


@pytest.mark.parametrize("name", NUMBER_TYPES)
def test_every_number_type_takes_both_masks(name, dyadic):
    arrays = inputs(dyadic, (2,), 3, 5, 7, 2)
    arrays["additive_mask"] = dyadic(np.random.default_rng(9), 3, 1)
    g = dyadic(np.random.default_rng(10), 2, 3, 2)
    kind, mask = NUMBER_TYPES[name], causal_mask(3, 5)

    def exact(array):
        return np.vectorize(Fraction, otypes=[object])(array)

    def results(convert):
        output, cache = scaled_dot_product_attention(**{n: convert(a) for n, a in arrays.items()}, mask=mask)
        d = scaled_dot_product_attention_backward(cache, convert(g))
        return [output, cache.weights, d.d_query, d.d_key, d.d_value]

    dtype = np.float32 if name == "float32" else np.float64
    for found, expected in zip(results(lambda a: kind.array(exact(a))), results(np.asarray), strict=True):
        accepted = bound(dtype, kappa_of(arrays, 7**-0.5) + 1.5, 1.5 * np.abs(expected).max())
        assert np.abs(kind.to_float(found) - expected).max() <= 2 * accepted


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


BROADCAST = [(7,), (3, 1, 7), (2, 1, 5, 7), (5, 7), (2, 3, 5, 7)]


MASKS = [None, causal_mask(5, 7), causal_mask(5, 7, "bottom_right")]


@pytest.mark.parametrize(
    ("shape", "mask"),
    [*((shape, MASKS[n % 3]) for n, shape in enumerate(BROADCAST)), *((BROADCAST[0], mask) for mask in MASKS[1:])],
)
def test_additive_mask_gradient(shape, mask, dyadic, gradient_failures):
    arrays = inputs(dyadic, (2, 3), 5, 7, 11, 2)
    arrays["additive_mask"] = dyadic(np.random.default_rng(6), *shape)
    kappa = kappa_of(arrays, 11**-0.5) + 1.5
    failures = gradient_failures(lambda **arrays: forward(**arrays, mask=mask), backward_with(mask=mask), arrays, kappa)
    assert failures == []


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.complex128])
@pytest.mark.parametrize("shape", [(5, 7), (2, 1, 7), (7,)])
def test_minus_infinity_masks(shape, dtype, dyadic):
    rng = np.random.default_rng(7)
    arrays = {name: array.astype(dtype) for name, array in inputs(dyadic, (2,), 5, 7, 3, 11).items()}
    mask = rng.random(shape) < 0.6
    mask[..., 0] = True
    additive = np.where(mask, 0, -np.inf).astype(dtype)
    output, cache = scaled_dot_product_attention(**arrays, mask=mask)
    same, added = scaled_dot_product_attention(**arrays, additive_mask=additive)
    assert same.dtype == dtype
    assert np.array_equal(same, output)
    assert np.array_equal(added.weights, cache.weights)
    assert np.array_equal(added.scores, cache.scores)
    assert not added.weights[~np.broadcast_to(mask, (2, 5, 7))].any()
    expected = scaled_dot_product_attention_backward(cache, output)
    gradients = scaled_dot_product_attention_backward(added, output)
    for name in ("d_query", "d_key", "d_value", "d_scores", "d_weights"):
        assert np.array_equal(getattr(gradients, name), getattr(expected, name))
    assert expected.d_additive_mask is None
    assert gradients.d_additive_mask.shape == shape
    assert not gradients.d_additive_mask[~mask].any()
    assert gradients.d_additive_mask[mask].all()


def test_polarity(dyadic):
    arrays = inputs(dyadic, (2,), 3, 5, 7, 2)
    mask = causal_mask(3, 5)
    expected = forward(**arrays, mask=mask)
    assert np.array_equal(forward(**arrays, mask=mask, polarity="attend"), expected)
    assert np.array_equal(forward(**arrays, mask=~mask, polarity="ignore"), expected)
    assert not np.array_equal(forward(**arrays, mask=mask, polarity="ignore"), expected)


def test_a_query_without_keys_in_either_mask_has_output_and_gradient_zero(dyadic):
    arrays = inputs(dyadic, (2,), 3, 5, 7, 2)
    mask = np.ones((3, 5), bool)
    mask[0], mask[1, :2] = False, False
    additive = np.zeros((3, 5))
    additive[1, 2:] = -np.inf  # with the boolean mask, query 1 has no key left
    output, cache = scaled_dot_product_attention(**arrays, mask=mask, additive_mask=additive)
    gradients = scaled_dot_product_attention_backward(cache, np.ones_like(output))
    for array in (output, cache.weights, gradients.d_query, gradients.d_scores):
        assert not array[:, :2].any()
        assert array[:, 2].all()
    assert not gradients.d_additive_mask[:2].any()
    alone = {name: array[:, 2:] if name == "query" else array for name, array in arrays.items()}
    assert np.abs(forward(**alone) - output[:, 2:]).max() <= bound(np.float64, kappa_of(arrays, 7**-0.5), 1.5)


def test_additive_masks_of_1e4_saturate(dyadic):
    arrays = inputs(dyadic, (2,), 3, 5, 7, 2)
    additive = np.array([0, 0, 1e4, -1e4, 0])
    output, cache = scaled_dot_product_attention(**arrays, additive_mask=additive)
    assert np.array_equal(cache.weights, np.broadcast_to([0, 0, 1, 0, 0], (2, 3, 5)))
    gradients = scaled_dot_product_attention_backward(cache, np.ones_like(output))
    assert not gradients.d_additive_mask.any()


def test_intermediates_are_those_of_the_passes(dyadic):
    arrays = inputs(dyadic, (2, 3), 5, 7, 4, 2)
    output, cache = scaled_dot_product_attention(**arrays, additive_mask=np.zeros((2, 3, 5, 7)))
    g = dyadic(np.random.default_rng(8), *output.shape)
    gradients = scaled_dot_product_attention_backward(cache, g)
    assert np.array_equal(softmax(cache.scores), cache.weights)
    assert np.array_equal(gradients.d_weights, g @ np.swapaxes(arrays["value"], -1, -2))
    assert np.array_equal(gradients.d_scores, softmax_backward(cache.weights, gradients.d_weights))
    assert np.array_equal(gradients.d_scores, gradients.d_additive_mask)


def test_gradients_are_accurate_where_they_vanish():
    a, g = 20.0, np.array([[0.25, -0.75, 1.5, 0.625]])
    keys = np.array([[a], [a], [2 * a], [4 * a]])
    one, identity = np.ones((1, 1)), np.eye(4)

    def gradient_at_query(convert):
        cache = scaled_dot_product_attention(convert(one), convert(keys), convert(identity), scale=1)[1]
        return scaled_dot_product_attention_backward(cache, convert(g)).d_scores

    with precision(300):
        exact = midpoints(gradient_at_query(balls_from_floats))
    accepted = [bound(np.float64, 1 + 3 * a, abs(entry)) for entry in exact[0]]
    assert (np.abs(gradient_at_query(np.asarray) - exact)[0] <= accepted).all()


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
            r"^mask: expected a boolean array, got dtype float64",
        ),
        ({"mask": np.ones((5, 3), bool)}, r"^mask: expected a shape that broadcasts to \(2, 3, 5\)"),
        ({"mask": np.ones((3, 5), bool), "polarity": True}, "^polarity: expected one of attend, ignore, got True$"),
        ({"additive_mask": np.ones((3, 5), bool)}, r"^additive_mask: expected floating, .* got dtype bool"),
        ({"additive_mask": np.ones((5, 3))}, r"^additive_mask: expected a shape that broadcasts to \(2, 3, 5\)"),
        ({"additive_mask": np.full(5, np.inf)}, "^additive_mask: expected finite numbers or -inf, got inf at index"),
        (
            {
                "query": np.full((2, 3, 7), 1e307),
                "key": np.ones((2, 5, 7)),
                "additive_mask": np.array([0, 0, 1.79e308, 0, 0]),
            },
            r"^scores = .* got inf at index \(0, 0, 2\)",
        ),
        ({"scale": np.ones(2)}, "^scale: expected a number"),
        ({"scale": np.nan}, "^scale: expected a finite number, got nan"),
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


def test_exact_scores_have_no_exponential():
    exact = np.array([[1, 2], [3, 4]], dtype=object)
    with pytest.raises(ArgumentError, match=r"^scores: expected .* that have exp, .* an object array with float"):
        scaled_dot_product_attention(exact, exact, exact)


@pytest.mark.parametrize(
    ("d_output", "message"),
    [
        (np.ones((2, 3, 3)), r"^d_output: expected shape \(2, 3, 2\), got shape \(2, 3, 3\)$"),
        (np.full((2, 3, 2), np.nan), r"^d_output: expected finite numbers, got nan at index \(0, 0, 0\)$"),
        (np.full((2, 3, 2), 1.7e308), r"^d_weights = .*: expected finite numbers, got inf at index \(1, 0, 4\)$"),
    ],
)
def test_backward_refuses_by_name(d_output, message, dyadic):
    arrays = inputs(dyadic, (2,), 3, 5, 7, 2)
    arrays["value"] = np.zeros((2, 5, 2))
    arrays["value"][1, 4] = 1
    cache = scaled_dot_product_attention(**arrays)[1]
    with pytest.raises(ArgumentError, match=message):
        scaled_dot_product_attention_backward(cache, d_output)
    with pytest.raises(ArgumentError, match="^cache: expected AttentionCache, got dict$"):
        scaled_dot_product_attention_backward({}, d_output)


@pytest.mark.parametrize("softcap", [None, 2])
def test_the_gradient_at_the_weights_joins_that_through_the_output(softcap, dyadic, gradient_failures):
    """Of a function that returns both, with heads that share keys: PyTorch's two outputs of MultiheadAttention."""
    rng = np.random.default_rng(12)
    arrays = {"query": dyadic(rng, 4, 3, 5), "key": dyadic(rng, 2, 7, 5), "value": dyadic(rng, 2, 7, 2)}

    def run(**given):
        return scaled_dot_product_attention(**given, softcap=softcap, shared_heads=True)

    def forward(**given):
        output, cache = run(**given)
        return np.concatenate([output, cache.weights], axis=-1)

    def backward(g, **given):
        found = scaled_dot_product_attention_backward(run(**given)[1], g[..., :2], g[..., 2:])
        return {name: getattr(found, f"d_{name}") for name in arrays}

    assert gradient_failures(forward, backward, arrays, kappa=17.0) == []
    output, cache = run(**arrays)
    g, at_weights = np.ones_like(output), dyadic(rng, *cache.weights.shape)
    both = scaled_dot_product_attention_backward(cache, g, at_weights)
    assert np.array_equal(both.d_weights, scaled_dot_product_attention_backward(cache, g).d_weights + at_weights)
    with pytest.raises(ArgumentError, match=r"^d_weights: expected shape \(4, 3, 7\), got shape \(3, 7\)$"):
        scaled_dot_product_attention_backward(cache, g, at_weights[0])


def test_a_mask_may_be_changed_after_the_forward_pass():
    rng = np.random.default_rng(5)
    q, k, v, g = (rng.normal(size=(3, 2)) for _ in range(4))
    mask = causal_mask(3, 3)
    wanted = scaled_dot_product_attention_backward(scaled_dot_product_attention(q, k, v, mask=mask)[1], g)
    cache = scaled_dot_product_attention(q, k, v, mask=mask)[1]
    mask[:] = True
    assert np.array_equal(cache.mask, causal_mask(3, 3))  # of which the weights of large arrays are made again
    assert np.array_equal(scaled_dot_product_attention_backward(cache, g).d_query, wanted.d_query)
