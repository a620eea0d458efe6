"""LayerNorm: gradients on every rung, stress cases, number types, refusals."""

from fractions import Fraction

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import Ball, Dual, UndecidedError, balls_from_floats, bound, midpoints, precision
from verify.transformer.layers.layer_norm import layer_norm, layer_norm_backward

EPS = float(Fraction(1, 10**5))
SHAPES = {"primes": (2, 3, 5), "long": (2, 11), "square": (3, 3), "one_token": (7,), "batch_of_one": (1, 5)}


def forward(**arrays):
    return layer_norm(**arrays)[0]


def backward(g, **arrays):
    gradients = layer_norm_backward(layer_norm(**arrays)[1], g)
    return {name: getattr(gradients, f"d_{name}") for name in arrays}


def inputs(dyadic, shape, names=("weight", "bias"), seed=1):
    rng = np.random.default_rng(seed)
    return {"x": dyadic(rng, *shape), **{name: dyadic(rng, shape[-1]) for name in names}}


def kappa_of(x):
    """Return 1 + the largest sum of absolute terms of a normalized entry, (|x| + mean |x|) / deviation."""
    size = np.abs(x) + np.abs(x).mean(axis=-1, keepdims=True)
    return 1 + float((size / np.sqrt(x.var(axis=-1, keepdims=True) + EPS)).max())


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("names", [("weight", "bias"), ("weight",), ("bias",), ()])
def test_layer_norm_gradient(shape, names, dyadic, gradient_failures):
    arrays = inputs(dyadic, SHAPES[shape], names)
    assert gradient_failures(forward, backward, arrays, kappa_of(arrays["x"])) == []


def test_every_entry_of_the_gradient(dyadic, gradient_failures):
    arrays = inputs(dyadic, (3, 5))
    assert gradient_failures(forward, backward, arrays, kappa_of(arrays["x"])) == []


def test_an_offset_of_1e6_costs_no_digits(dyadic, gradient_failures):
    arrays = inputs(dyadic, (2, 3, 5))
    kappa = kappa_of(arrays["x"])  # of the entries without the offset
    arrays["x"] = arrays["x"] + 1e6
    assert gradient_failures(forward, backward, arrays, kappa) == []


def test_the_mean_in_the_cache_is_rounded_once():
    x = np.random.default_rng(6).random((20, 1009)) + 1e6
    mean = layer_norm(x)[1].standardized.mean
    for row, found in zip(x, mean[:, 0], strict=True):
        exact = sum(map(Fraction, row.tolist())) / 1009
        assert abs(Fraction(float(found)) - exact) <= Fraction(51, 100) * Fraction(float(np.spacing(found)))


def test_variance_near_eps(dyadic, gradient_failures):
    arrays = inputs(dyadic, (2, 3, 5))
    arrays["x"] = arrays["x"] / 256
    assert 0.1 < arrays["x"].var(axis=-1).max() / EPS < 10
    assert gradient_failures(forward, backward, arrays, kappa_of(arrays["x"])) == []


def test_a_gradient_off_by_1e_8_in_one_entry_is_rejected(dyadic, gradient_failures):
    arrays = inputs(dyadic, (3, 5))

    def changed(g, **arrays):
        found = backward(g, **arrays)
        x = found["x"].copy()
        x[2, 4] = x[2, 4] * (1 + Fraction(1, 10**8)) if x.dtype == object else x[2, 4] * (1 + 1e-8)
        return {**found, "x": x}

    failures = gradient_failures(forward, changed, arrays, kappa_of(arrays["x"]))
    assert {(f.rung, f.tensor) for f in failures} == {("ball", "x"), ("complex_step", "x")}


@pytest.mark.parametrize("shape", [(3, 1), (1,), (1, 1)])
def test_width_one(shape, dyadic, gradient_failures):
    arrays = inputs(dyadic, shape)
    output, cache = layer_norm(**arrays)
    assert np.array_equal(output, np.broadcast_to(arrays["bias"], shape))
    gradients = layer_norm_backward(cache, dyadic(np.random.default_rng(3), *shape))
    assert not gradients.d_x.any()
    assert not gradients.d_weight.any()
    scales = {"x": EPS**-0.5, "weight": EPS**-0.5}  # of what cancels
    assert gradient_failures(forward, backward, arrays, 1, scales) == []


def test_constant_tokens(dyadic):
    x = np.full((2, 5), 0.1)
    output, cache = layer_norm(x)
    assert np.abs(output).max() <= 1e-12
    assert np.isfinite(layer_norm_backward(cache, dyadic(np.random.default_rng(2), 2, 5)).d_x).all()


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.complex128])
def test_dtypes_are_kept_and_agree_with_balls(dtype, dyadic):
    arrays = inputs(dyadic, (2, 3, 5))
    g = dyadic(np.random.default_rng(8), 2, 3, 5)
    with precision(128):
        exact = {name: balls_from_floats(array) for name, array in arrays.items()}
        reference, cache = layer_norm(**exact)
        d_x = layer_norm_backward(cache, balls_from_floats(g)).d_x
    given = {name: array.astype(dtype) for name, array in arrays.items()}
    output, cache = layer_norm(**given)
    gradients = layer_norm_backward(cache, g.astype(dtype))
    assert {output.dtype, *(getattr(gradients, f"d_{n}").dtype for n in arrays)} == {np.dtype(dtype)}
    for found, right in ((output, reference), (gradients.d_x, d_x)):
        accepted = bound(dtype, kappa_of(arrays["x"]), np.abs(midpoints(right)).max())
        assert np.abs(found - midpoints(right)).max() <= accepted


def test_dual_floats(dyadic):
    arrays = inputs(dyadic, (2, 5))
    duals = np.vectorize(lambda value: Dual(value, 0.0), otypes=[object])(arrays["x"])
    values = np.vectorize(lambda dual: dual.value)(forward(**{**arrays, "x": duals}))
    assert np.abs(values - forward(**arrays)).max() <= 1e-14


def test_forty_digits_keep_the_radius_small(dyadic):
    arrays = inputs(dyadic, (2, 3, 5))
    arrays["x"] = arrays["x"] + 1e6
    with precision(133):
        output = forward(**{name: balls_from_floats(array) for name, array in arrays.items()})
    assert all(isinstance(ball, Ball) and ball.radius < 1e-25 for ball in output.flat)


def test_the_cache_holds_every_intermediate(dyadic):
    arrays = inputs(dyadic, (2, 3, 5))
    output, cache = layer_norm(**arrays)
    inside = cache.standardized
    assert cache.output is output
    assert np.array_equal(cache.weight, arrays["weight"])
    assert inside.mean.shape == inside.variance.shape == inside.inverse_deviation.shape == (2, 3, 1)
    assert np.allclose(inside.variance, arrays["x"].var(axis=-1, keepdims=True), rtol=1e-14)
    assert layer_norm_backward(layer_norm(arrays["x"])[1], output).d_weight is None


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"weight": np.ones(3)}, r"^weight: expected shape \(5,\), got shape \(3,\)$"),
        ({"bias": np.ones((2, 5))}, r"^bias: expected shape \(5,\), got shape \(2, 5\)$"),
        ({"x": np.ones((2, 5), int)}, "^x: expected floating, complex or object numbers, got dtype int64"),
        ({"x": np.full((2, 5), np.nan)}, "^x: expected finite numbers, got nan"),
        ({"x": np.eye(2, 5) * 1e200}, "^variance of x: expected finite numbers, got inf"),
        ({"eps": 0}, "^eps: expected a positive number"),
        ({"eps": -1e-5}, "^eps: expected a positive number"),
        ({"eps": 1j}, "^eps: expected a positive number"),
        ({"eps": True}, "^eps: expected a positive number"),
        ({"eps": None}, "^eps: expected a positive number of dtype float64, got None"),
        ({"eps": np.inf}, "^eps: expected a finite number, got inf"),
        ({"eps": 1e-60, "x": np.ones((2, 5), np.float32)}, "^eps: expected a positive number of dtype float32"),
        ({"eps": 1e-5, "x": balls_from_floats(np.ones((2, 5)))}, "^eps: expected an int, a Fraction or an element"),
    ],
)
def test_refusals_name_the_argument(change, message, dyadic):
    with pytest.raises(ArgumentError, match=message):
        layer_norm(**{**inputs(dyadic, (2, 5)), **change})


def test_d_output_is_checked(dyadic):
    _, cache = layer_norm(**inputs(dyadic, (2, 5)))
    with pytest.raises(ArgumentError, match=r"^d_output: expected shape \(2, 5\), got shape \(5,\)$"):
        layer_norm_backward(cache, np.ones(5))


def test_an_eps_that_may_be_negative_is_undecided():
    with pytest.raises(UndecidedError):
        layer_norm(balls_from_floats(np.eye(2)), eps=Ball.between(-1, 1))
