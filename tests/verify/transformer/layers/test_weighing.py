"""Weights that are computed again: the same bits as those of the passes, and the same gradients as of stored ones."""

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.transformer import slices
from verify.transformer.layers.attention import scaled_dot_product_attention, scaled_dot_product_attention_backward
from verify.transformer.layers.softmax import softmax
from verify.transformer.layers.weighing import repeated, weighing

NAMES = ("query", "key", "value")
OPTIONS = {
    "plain": {},
    "masked": {"mask": "mask"},
    "added": {"additive_mask": "added", "scale": 0.3},
    "capped, with both masks": {"mask": "mask", "additive_mask": "added", "softcap": 2.0},
}


@pytest.fixture(autouse=True)
def _everything_is_large(monkeypatch):
    monkeypatch.setattr(slices, "PARALLEL", 0)


def drawn(option, key_heads=4, dtype=np.float64):
    """Return the arguments, with one query that may attend to nothing, and a gradient at the output."""
    rng = np.random.default_rng(7)
    shapes = {"query": (3, 4, 13, 5), "key": (3, key_heads, 11, 5), "value": (3, key_heads, 11, 7)}
    arrays = {name: rng.standard_normal(shape).astype(dtype) for name, shape in shapes.items()}
    mask = rng.random((13, 11)) < 0.6
    mask[2] = False
    added = rng.standard_normal((4, 13, 11)).astype(dtype)
    added[1, 3, 4:] = -np.inf
    given = {"mask": mask, "added": added}
    options = {
        name: given.get(value, value) if isinstance(value, str) else value for name, value in OPTIONS[option].items()
    }
    return arrays, {**options, "shared_heads": True}, rng.standard_normal((3, 4, 13, 7)).astype(dtype)


def passes(arrays, options, g):
    output, cache = scaled_dot_product_attention(**arrays, **options)
    return cache, [output, *gradients(cache, g)]


def gradients(cache, g):
    found = scaled_dot_product_attention_backward(cache, g)
    return [
        found.d_query,
        found.d_key,
        found.d_value,
        *([] if found.d_additive_mask is None else [found.d_additive_mask]),
    ]


@pytest.mark.parametrize("dtype", [np.float64, np.float32])
@pytest.mark.parametrize("key_heads", [4, 2, 1])
@pytest.mark.parametrize("option", OPTIONS)
def test_gradients_by_weights_computed_again_are_those_by_stored_ones(option, key_heads, dtype, monkeypatch):
    case = drawn(option, key_heads, dtype)
    again, found = passes(*case)
    monkeypatch.setattr(slices, "PARALLEL", 2**60)
    stored, expected = passes(*case)
    assert again.kept is None and stored.kept is not None
    for one, other in zip(
        [*found, again.weights, again.scores], [*expected, stored.weights, stored.scores], strict=True
    ):
        assert one.shape == other.shape and one.dtype == other.dtype == dtype
        assert np.abs(one - other).max() <= 16 * np.finfo(dtype).eps * np.abs(other).max()


def test_weights_are_softmax_of_the_scores_and_sum_to_one_or_zero():
    arrays, options, _ = drawn("masked", 2)
    cache = scaled_dot_product_attention(**arrays, **options)[1]
    assert np.array_equal(cache.weights, softmax(cache.scores, np.broadcast_to(options["mask"], cache.weights.shape)))
    totals = cache.weights.sum(axis=-1)
    assert np.abs(totals[..., 2]).max() == 0
    assert np.abs(np.delete(totals, 2, axis=-1) - 1).max() <= 4 * np.finfo(float).eps


def test_the_heads_of_a_group_share_their_keys():
    arrays, _, _ = drawn("plain", 2)
    found = weighing(arrays["query"], arrays["key"], 0.5, None, None, None)
    assert np.shares_memory(found.keys, arrays["key"]) and found.keys.shape == (3, 2, 2, 11, 5)
    keys = repeated(arrays["key"], (3, 4))
    assert np.array_equal(keys[:, [0, 1]], arrays["key"][:, [0, 0]])
    assert found.all_weights() == pytest.approx(softmax(arrays["query"] * 0.5 @ keys.swapaxes(-1, -2)), rel=1e-14)


def test_a_mask_may_change_before_the_weights_are_computed_again():
    arrays, options, g = drawn("masked")
    cache, found = passes(arrays, options, g)
    options["mask"][:] = ~options["mask"]
    assert all(np.array_equal(a, b) for a, b in zip(gradients(cache, g), found[1:], strict=True))


@pytest.mark.parametrize("name", ["query", "key", "value", "additive_mask"])
def test_what_the_weights_come_from_must_not_change(name):
    arrays, options, g = drawn("added")
    cache = passes(arrays, options, g)[0]
    {**arrays, **options}[name][(0,) * np.ndim({**arrays, **options}[name])] += 1
    for looked_at in (lambda: gradients(cache, g), lambda: cache.weights):
        with pytest.raises(ArgumentError, match=f"^{name}: expected the values of the forward pass"):
            looked_at()


def test_intermediates_of_arguments_in_another_order_of_memory():
    arrays, options, g = drawn("plain")
    other = {name: np.ascontiguousarray(array.swapaxes(0, 1)).swapaxes(0, 1) for name, array in arrays.items()}
    output, cache = scaled_dot_product_attention(**other, **options)
    found = scaled_dot_product_attention_backward(cache, np.ascontiguousarray(g.swapaxes(0, 1)).swapaxes(0, 1))
    assert np.abs(found.d_scores @ cache.keys * cache.scale - found.d_query).max() <= 1e-14
    assert np.abs(cache.weights @ cache.values - output).max() <= 1e-14


def test_scores_that_overflow_are_refused():
    arrays, options, _ = drawn("plain")
    with pytest.raises(ArgumentError, match=r"^scores = scale \* query @ key\^T: expected finite numbers"):
        scaled_dot_product_attention(
            **{**arrays, "query": arrays["query"] * 1e200, "key": arrays["key"] * 1e200}, **options
        )
