"""The certificate of gradients: it accepts every layer and a model, and rejects what is wrong in one entry."""

from dataclasses import fields
from fractions import Fraction
from typing import NamedTuple

import numpy as np
import pytest

from tests.verify.transformer.certify import (
    certify,
    cotangent_of,
    errors,
    figures,
    float_failures,
    reference_failures,
    references,
)
from verify.measure.conditioning import bounds
from verify.numbers import constant_like
from verify.transformer.layers.attention import (
    scaled_dot_product_attention,
    scaled_dot_product_attention_backward,
)
from verify.transformer.layers.batch_norm import batch_norm, batch_norm_backward
from verify.transformer.layers.cross_entropy import cross_entropy, cross_entropy_backward
from verify.transformer.layers.feed_forward import FeedForwardParameters, feed_forward, feed_forward_backward
from verify.transformer.layers.layer_norm import layer_norm, layer_norm_backward
from verify.transformer.layers.masks import causal_mask
from verify.transformer.layers.multi_head import (
    MultiHeadAttentionParameters,
    multi_head_attention,
    multi_head_attention_backward,
)

ATTENTION = tuple(f.name for f in fields(MultiHeadAttentionParameters) if not f.name.startswith(("gain", "more")))
FEED_FORWARD = tuple(f.name for f in fields(FeedForwardParameters) if not f.name.endswith("gate"))
BOTH = (np.float64, np.float32)


def drawn(**shapes):
    rng = np.random.default_rng(1)
    return {name: rng.integers(1, 97, shape) * rng.choice([-1, 1], shape) / 64 for name, shape in shapes.items()}


class Layer(NamedTuple):
    """A layer as functions of named arrays: `run` returns output and cache, `pull_back` the gradients by name."""

    run: object
    pull_back: object
    arrays: dict
    identically_zero: tuple = ()

    def forward(self, **arrays):
        return self.run(**arrays)[0]

    def backward(self, cotangent, **arrays):
        return self.pull_back(self.run(**arrays)[1], cotangent)

    def failures(self, **options):
        return certify(
            self.forward, self.backward, self.arrays, identically_zero=self.identically_zero, dtypes=BOTH, **options
        )


def attributes(backward, *names):
    def pull_back(cache, cotangent):
        gradients = backward(cache, cotangent)
        return {name: getattr(gradients, f"d_{name}") for name in names}

    return pull_back


def run_heads(x_query, x_key, x_value, **parameters):
    return multi_head_attention(x_query, x_key, x_value, MultiHeadAttentionParameters(**parameters), 2)


def pull_back_heads(cache, cotangent):
    gradients = multi_head_attention_backward(cache, cotangent)
    inputs = {name: getattr(gradients, f"d_{name}") for name in ("x_query", "x_key", "x_value")}
    return inputs | {name: getattr(gradients.parameters, name) for name in ATTENTION}


def pull_back_cross_entropy(cache, cotangent):
    gradients = cross_entropy_backward(cache, cotangent)
    return {"logits": gradients.d_logits, "targets": gradients.d_target_probabilities}


def feed_forward_layer(activation):
    def run(x, **parameters):
        return feed_forward(x, FeedForwardParameters(**parameters), activation)

    def pull_back(cache, cotangent):
        gradients = feed_forward_backward(cache, cotangent)
        return {"x": gradients.d_x} | {name: getattr(gradients.parameters, name) for name in FEED_FORWARD}

    return Layer(run, pull_back, drawn(x=(2, 3, 5), w_in=(5, 7), w_out=(7, 3), b_in=(7,), b_out=(3,)))


ATTENTION_MASK = causal_mask(3, 5)
LAYERS = {
    "attention": Layer(
        lambda **arrays: scaled_dot_product_attention(**arrays, mask=ATTENTION_MASK),
        attributes(scaled_dot_product_attention_backward, "query", "key", "value"),
        drawn(query=(2, 3, 7), key=(2, 5, 7), value=(2, 5, 2)),
    ),
    "multi_head": Layer(
        run_heads,
        pull_back_heads,
        drawn(x_query=(2, 3, 5), x_key=(2, 5, 7), x_value=(2, 5, 2))
        | drawn(w_query=(5, 6), w_key=(7, 6), w_value=(2, 4), w_output=(4, 3))
        | drawn(b_query=(6,), b_key=(6,), b_value=(4,), b_output=(3,)),
        ("b_key",),
    ),
    "layer_norm": Layer(
        layer_norm, attributes(layer_norm_backward, "x", "weight", "bias"), drawn(x=(2, 3, 7), weight=(7,), bias=(7,))
    ),
    "batch_norm": Layer(
        batch_norm, attributes(batch_norm_backward, "x", "weight", "bias"), drawn(x=(5, 3, 2), weight=(3,), bias=(3,))
    ),
    "cross_entropy": Layer(
        cross_entropy,
        pull_back_cross_entropy,
        drawn(logits=(2, 3, 5), targets=(2, 3, 5)),
    ),
    "mean_loss": Layer(
        lambda **arrays: cross_entropy(**arrays, smoothing=Fraction(1, 10), reduction="mean"),
        pull_back_cross_entropy,
        drawn(logits=(5, 3), targets=(5, 3)),
    ),
    **{name: feed_forward_layer(name) for name in ("relu", "gelu", "gelu_tanh")},
}


# --- a model of two layers ---


def run_model(x, **arrays):
    """Two post-LN encoder layers of three heads: attention, residual, LayerNorm, feed-forward, residual, LayerNorm."""
    caches = []
    for layer in "01":
        p = {name.removesuffix(layer): array for name, array in arrays.items() if name.endswith(layer)}
        heads = MultiHeadAttentionParameters(**{name: p[name] for name in ATTENTION})
        update, attention = multi_head_attention(x, x, x, heads, 3)
        x, first = layer_norm(x + update, p["gain_a"], p["bias_a"])
        update, network = feed_forward(x, FeedForwardParameters(**{name: p[name] for name in FEED_FORWARD}), "gelu")
        x, second = layer_norm(x + update, p["gain_b"], p["bias_b"])
        caches.append((layer, attention, first, network, second))
    return x, caches


def pull_back_model(caches, g):
    found = {}
    for layer, attention, first, network, second in reversed(caches):
        b = layer_norm_backward(second, g)
        n = feed_forward_backward(network, b.d_x)
        a = layer_norm_backward(first, b.d_x + n.d_x)
        heads = multi_head_attention_backward(attention, a.d_x)
        g = a.d_x + heads.d_x_query + heads.d_x_key + heads.d_x_value
        found |= {f"gain_a{layer}": a.d_weight, f"bias_a{layer}": a.d_bias}
        found |= {f"gain_b{layer}": b.d_weight, f"bias_b{layer}": b.d_bias}
        found |= {name + layer: getattr(heads.parameters, name) for name in ATTENTION}
        found |= {name + layer: getattr(n.parameters, name) for name in FEED_FORWARD}
    return {**found, "x": g}


def model(d_model=6, hidden=5):
    vectors = ("b_query", "b_key", "b_value", "b_output", "gain_a", "bias_a", "gain_b", "bias_b", "b_out")
    matrices = ("w_query", "w_key", "w_value", "w_output")
    shapes = {"x": (2, 3, d_model)}
    for layer in "01":
        shapes |= {name + layer: (d_model,) for name in vectors}
        shapes |= {name + layer: (d_model, d_model) for name in matrices}
        shapes |= {f"w_in{layer}": (d_model, hidden), f"w_out{layer}": (hidden, d_model), f"b_in{layer}": (hidden,)}
    arrays = {name: array / 4 if name.startswith("w_") else array for name, array in drawn(**shapes).items()}
    return Layer(run_model, pull_back_model, arrays, ("b_key0", "b_key1"))


# --- what is accepted ---


@pytest.mark.parametrize("name", LAYERS)
def test_every_layer_is_certified(name):
    assert LAYERS[name].failures() == []


def test_a_model_is_certified_with_room_to_spare():
    """Bounds are 1e-13 of the norms, errors a tenth of the bounds, and changes of 1e-8 fifty times above them."""
    layer = model()
    cotangent = cotangent_of(layer.forward(**layer.arrays), 0)
    found = layer.backward(cotangent, **layer.arrays)
    seen = {}
    for name, reference in references(layer.forward, layer.backward, layer.arrays, cotangent).items():
        assert reference_failures(name, reference) == float_failures(name, reference, found[name]) == []
        seen[name] = figures(reference, found[name])
    assert 1e-3 < max(one.error for one in seen.values()) < 0.25
    generic = [one for name, one in seen.items() if name not in layer.identically_zero]
    assert max(one.bound for one in generic) < 1e-12
    assert min(one.margin for one in generic) > 50
    assert sum(one.undetected for one in generic) == sum(one.zeros for one in generic) == 0


def test_the_seed_of_the_signs_moves_no_size_by_a_factor_of_three():
    layer = LAYERS["multi_head"]
    cotangent = cotangent_of(layer.forward(**layer.arrays), 0)
    first, second = (references(layer.forward, layer.backward, layer.arrays, cotangent, seed) for seed in (0, 1))
    for name in layer.arrays:
        ratio = first[name].sizes / second[name].sizes
        assert 1 / 3 < ratio.min() <= ratio.max() < 3


# --- what is rejected ---


@pytest.mark.parametrize("name", ["attention", "multi_head", "layer_norm", "relu", "cross_entropy"])
def test_a_change_of_1e_8_is_rejected_in_every_entry(name):
    layer = LAYERS[name]
    cotangent = cotangent_of(layer.forward(**layer.arrays), 0)
    compared = references(layer.forward, layer.backward, layer.arrays, cotangent)
    for tensor, gradient in layer.backward(cotangent, **layer.arrays).items():
        assert float_failures(tensor, compared[tensor], gradient) == []
        entries = () if tensor in layer.identically_zero else np.ndindex(gradient.shape)
        for index in entries:
            for factor in (1 + 1e-8, 1 - 1e-8):
                changed = gradient.copy()
                changed[index] = changed[index] * factor if compared[tensor].sizes[index] else 1e-300
                failures = float_failures(tensor, compared[tensor], changed)
                assert [(f.rung, f.tensor) for f in failures] == [("float64", tensor)], (tensor, index)


def planted(layer, change):
    """Return the layer with its gradients changed, and what is found."""

    def backward(cotangent, **arrays):
        return change(layer.backward(cotangent, **arrays))

    return {
        (failure.rung, failure.tensor)
        for failure in certify(layer.forward, backward, layer.arrays, identically_zero=layer.identically_zero)
    }


def changed_at_its_smallest(gradient, factor):
    smallest = np.unravel_index(np.argmin(np.abs(gradient.astype(float))), gradient.shape)
    gradient = gradient.copy()
    gradient[smallest] = gradient[smallest] * factor
    return gradient


def test_one_wrong_entry_of_the_smallest_is_found_on_its_rung():
    layer = LAYERS["multi_head"]

    def in_floats(gradients):
        w_key = gradients["w_key"]
        return {**gradients, "w_key": w_key if w_key.dtype == object else changed_at_its_smallest(w_key, 1 + 1e-8)}

    def on_balls(gradients):
        w_key = gradients["w_key"].copy()
        if w_key.dtype == object:
            w_key[1, 1] = w_key[1, 1] * (1 + Fraction(1, 10**25))
        return {**gradients, "w_key": w_key}

    assert planted(layer, dict) == set()
    assert planted(layer, in_floats) == {("float64", "w_key")}
    assert planted(layer, on_balls) == {("ball", "w_key")}


def without_the_projection(layer):
    """Return LayerNorm whose backward forgets the path through the variance."""

    def pull_back(cache, cotangent):
        d_x = (cotangent * cache.weight) * cache.standardized.inverse_deviation
        right = layer.pull_back(cache, cotangent)
        return {**right, "x": d_x - d_x.sum(axis=-1, keepdims=True) / d_x.shape[-1]}

    return layer._replace(pull_back=pull_back)


def keys_for_values(layer):
    """Return multi-head attention whose gradient of the key bias is that of the query bias."""

    def pull_back(cache, cotangent):
        right = layer.pull_back(cache, cotangent)
        return {**right, "b_key": right["b_query"]}

    return layer._replace(pull_back=pull_back)


def mean_of_the_batch(layer):
    """Return a feed-forward network whose bias gradient is a mean over tokens."""

    def pull_back(cache, cotangent):
        right = layer.pull_back(cache, cotangent)
        return {**right, "b_in": right["b_in"] / 6}

    return layer._replace(pull_back=pull_back)


@pytest.mark.parametrize(
    ("name", "wrong", "tensor"),
    [
        ("layer_norm", without_the_projection, "x"),
        ("multi_head", keys_for_values, "b_key"),
        ("relu", mean_of_the_batch, "b_in"),
    ],
)
def test_a_wrong_formula_is_found_on_every_number_type(name, wrong, tensor):
    found = {(failure.rung, failure.tensor) for failure in wrong(LAYERS[name]).failures()}
    assert found >= {("ball", tensor), ("float64", tensor), ("float32", tensor)}
    assert {where for _, where in found} == {tensor}


def test_a_gradient_that_must_vanish_is_named_and_does():
    layer = LAYERS["multi_head"]
    unnamed = layer._replace(identically_zero=()).failures()
    assert {(f.rung, f.tensor) for f in unnamed} == {("tolerance", "b_key"), ("rejection", "b_key")}
    misnamed = layer._replace(identically_zero=("b_key", "b_query")).failures()
    assert {(f.rung, f.tensor) for f in misnamed} == {("zero", "b_query")}
    with pytest.raises(ValueError, match=r"no such tensors: \['b_kye'\]"):
        layer._replace(identically_zero=("b_kye",)).failures()


def test_a_unit_that_is_off_has_gradient_exactly_zero():
    layer = LAYERS["relu"]
    arrays = {**layer.arrays, "b_in": layer.arrays["b_in"] - np.array([64, 0, 0, 0, 0, 0, 0])}
    cotangent = cotangent_of(layer.forward(**arrays), 0)
    reference = references(layer.forward, layer.backward, arrays, cotangent)["w_in"]
    gradient = layer.backward(cotangent, **arrays)["w_in"]
    assert figures(reference, gradient).zeros == 10  # two of seven units are off: this, and one by itself
    assert not gradient[:, 0].any()
    assert float_failures("w_in", reference, gradient) == []
    gradient[2, 0] = 1e-300
    assert [failure.rung for failure in float_failures("w_in", reference, gradient)] == ["float64"]


def test_a_point_where_digits_are_lost_is_not_generic():
    def lossy(x, w):
        large = constant_like(w, Fraction(2**40, 3))
        return x * ((w + large) - large), (x, (w + large) - large)

    def pull_back(cache, cotangent):
        return {"x": cotangent * cache[1], "w": cotangent * cache[0]}

    layer = Layer(lossy, pull_back, drawn(x=(3,), w=(3,)))
    strict = certify(layer.forward, layer.backward, layer.arrays)
    assert {(failure.rung, failure.tensor) for failure in strict} == {("tolerance", "x"), ("rejection", "x")}
    assert certify(layer.forward, layer.backward, layer.arrays, generic=False) == []


def test_shapes_dtypes_and_names_are_checked():
    layer = LAYERS["layer_norm"]
    cotangent = cotangent_of(layer.forward(**layer.arrays), 0)
    reference = references(layer.forward, layer.backward, layer.arrays, cotangent)["bias"]
    gradient = layer.backward(cotangent, **layer.arrays)["bias"]
    assert [f.rung for f in float_failures("bias", reference, gradient[None])] == ["shape"]
    assert [f.rung for f in float_failures("bias", reference, gradient.astype(np.float32))] == ["float64"]
    assert [f.rung for f in float_failures("bias", reference, gradient, np.float32)] == ["float32"]
    reshaped = reference._replace(on_balls=reference.on_balls[None])
    assert [f.rung for f in reference_failures("bias", reshaped)] == ["shape"]
    floats = reference._replace(on_balls=gradient)
    with pytest.raises(TypeError):
        reference_failures("bias", floats)
    with pytest.raises(ValueError, match="every argument needs a gradient"):
        planted(layer, lambda gradients: {"x": gradients["x"]})
    with pytest.raises(ValueError, match="not exact in float32"):
        layer._replace(arrays={**layer.arrays, "bias": layer.arrays["bias"] / 3}).failures()


def test_errors_are_true_ones_and_bounds_follow_the_dtype():
    layer = LAYERS["layer_norm"]
    cotangent = cotangent_of(layer.forward(**layer.arrays), 0)
    reference = references(layer.forward, layer.backward, layer.arrays, cotangent)["x"]
    gradient = layer.backward(cotangent, **layer.arrays)["x"]
    assert errors(reference, gradient + 0.5) == pytest.approx(np.full(gradient.shape, 0.5), abs=1e-14)
    assert bounds(reference.sizes, np.float32) == pytest.approx(2**29 * bounds(reference.sizes), rel=1e-12)
