"""BatchNorm: gradients in training and at inference, running statistics, stress cases, refusals."""

from fractions import Fraction

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import Ball, balls_from_floats, bound, midpoints, precision
from verify.transformer.layers.batch_norm import RunningStatistics, batch_norm, batch_norm_backward, initial_statistics

EPS = float(Fraction(1, 10**5))
SHAPES = {
    "primes": (5, 3),
    "primes_3d": (2, 3, 5),
    "square": (3, 3),
    "cube": (3, 3, 3),
    "one_feature": (5, 1),
    "batch_of_one_3d": (1, 3, 5),
    "one_token_3d": (5, 3, 1),
}


def running_of(x):
    """Return running statistics in the number type of the input."""
    features = np.arange(1.0, x.shape[1] + 1)
    mean, variance = features / 8 - 0.5, features / 4
    if x.dtype == object:
        mean, variance = balls_from_floats(mean), balls_from_floats(variance)
    return RunningStatistics(mean, variance, 7)


def given(training):
    def run(x, **arrays):
        return batch_norm(x, **arrays, running=None if training else running_of(x), training=training)

    def backward(g, **arrays):
        gradients = batch_norm_backward(run(**arrays)[1], g)
        return {name: getattr(gradients, f"d_{name}") for name in arrays}

    return lambda **arrays: run(**arrays)[0], backward


def inputs(dyadic, shape, names=("weight", "bias"), seed=1):
    rng = np.random.default_rng(seed)
    return {"x": dyadic(rng, *shape), **{name: dyadic(rng, shape[1]) for name in names}}


def kappa_of(x):
    """Return 1 + the largest sum of absolute terms of a normalized entry, (|x| + mean |x|) / deviation."""
    axes = (0, 2)[: x.ndim - 1]
    size = np.abs(x) + np.abs(x).mean(axis=axes, keepdims=True)
    return 1 + float((size / np.sqrt(x.var(axis=axes, keepdims=True) + EPS)).max())


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("names", [("weight", "bias"), ("weight",), ()])
@pytest.mark.parametrize("training", [True, False])
def test_batch_norm_gradient(shape, names, training, dyadic, gradient_failures):
    arrays = inputs(dyadic, SHAPES[shape], names)
    kappa = kappa_of(arrays["x"]) if training else 1 + 3.0  # (1.5 + 0.5) / sqrt(1/4) and less
    assert gradient_failures(*given(training), arrays, kappa) == []


@pytest.mark.parametrize("shape", [(5, 3), (2, 3, 5)])
def test_an_offset_of_1e6_costs_no_digits(shape, dyadic, gradient_failures):
    arrays = inputs(dyadic, shape)
    kappa = kappa_of(arrays["x"])  # of the entries without the offset
    arrays["x"] = arrays["x"] + 1e6
    assert gradient_failures(*given(True), arrays, kappa) == []


def test_variance_near_eps(dyadic, gradient_failures):
    arrays = inputs(dyadic, (5, 3))
    arrays["x"] = arrays["x"] / 256
    assert 0.1 < arrays["x"].var(axis=0).max() / EPS < 10
    assert gradient_failures(*given(True), arrays, kappa_of(arrays["x"])) == []


@pytest.mark.parametrize("shape", [(1, 3), (1, 3, 1)])
def test_one_value_for_each_feature(shape, dyadic, gradient_failures):
    arrays = inputs(dyadic, shape)
    output, cache = batch_norm(**arrays)
    assert np.array_equal(output.reshape(-1), arrays["bias"])
    gradients = batch_norm_backward(cache, dyadic(np.random.default_rng(3), *shape))
    assert not gradients.d_x.any()
    assert not gradients.d_weight.any()
    scales = {"x": EPS**-0.5, "weight": EPS**-0.5}
    assert gradient_failures(*given(True), arrays, 1, scales) == []
    with pytest.raises(ArgumentError, match="^x: expected at least 2 values for each feature"):
        batch_norm(**arrays, running=initial_statistics(arrays["x"]))
    inference = batch_norm(**arrays, running=initial_statistics(arrays["x"]), training=False)[0]
    assert np.isfinite(inference).all()


def batches(dyadic, shape=(5, 3)):
    return [dyadic(np.random.default_rng(seed), *shape) for seed in range(4)]


@pytest.mark.parametrize("shape", [(5, 3), (2, 3, 5)])
def test_running_statistics_with_momentum(shape, dyadic):
    running = mean = variance = None
    for x in batches(dyadic, shape):
        if running is None:
            running, mean, variance = initial_statistics(x), np.zeros(3), np.ones(3)
        axes = (0, 2)[: x.ndim - 1]
        running = batch_norm(x, running=running, momentum=0.25)[1].running
        mean = 0.75 * mean + 0.25 * x.mean(axis=axes)
        variance = 0.75 * variance + 0.25 * x.var(axis=axes, ddof=1)
    assert running.n_batches == 4
    assert np.allclose(running.mean, mean, rtol=1e-14, atol=1e-15)
    assert np.allclose(running.variance, variance, rtol=1e-14)


def test_cumulative_running_statistics_are_the_means_over_the_batches(dyadic):
    xs = batches(dyadic)
    running = initial_statistics(xs[0])
    for x in xs:
        running = batch_norm(x, running=running, momentum=None)[1].running
    assert running.n_batches == 4
    assert np.allclose(running.mean, np.mean([x.mean(axis=0) for x in xs], axis=0), rtol=1e-13, atol=1e-15)
    assert np.allclose(running.variance, np.mean([x.var(axis=0, ddof=1) for x in xs], axis=0), rtol=1e-14)


def test_running_statistics_are_exact_on_balls(dyadic):
    x = dyadic(np.random.default_rng(1), 5, 3)
    exact = np.vectorize(Fraction, otypes=[object])(x)
    with precision(128):
        ball = balls_from_floats(x)
        running = batch_norm(ball, running=initial_statistics(ball))[1].running
    mean = exact.sum(axis=0) / 5
    variance = ((exact - mean) ** 2).sum(axis=0) / 4
    for index in range(3):
        assert running.mean[index].contains(mean[index] / 10)
        assert running.variance[index].contains(Fraction(9, 10) + variance[index] / 10)
        assert running.variance[index].radius < 1e-30


def test_nothing_is_changed_in_place_and_inference_keeps_the_statistics(dyadic):
    x = dyadic(np.random.default_rng(1), 5, 3)
    running = initial_statistics(x)
    assert batch_norm(x, running=running)[1].running.n_batches == 1
    assert not running.mean.any()
    assert running.n_batches == 0
    kept = batch_norm(x, running=running, training=False)[1].running
    assert (kept.mean is running.mean, kept.n_batches) == (True, 0)
    assert batch_norm(x)[1].running is None


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.complex128])
@pytest.mark.parametrize("training", [True, False])
def test_dtypes_are_kept_and_agree_with_balls(dtype, training, dyadic):
    arrays = inputs(dyadic, (2, 3, 5))
    with precision(128):
        exact = {name: balls_from_floats(array) for name, array in arrays.items()}
        reference = batch_norm(**exact, running=initial_statistics(exact["x"]), training=training)[0]
    assert all(isinstance(ball, Ball) and ball.radius < 1e-30 for ball in reference.flat)
    typed = {name: array.astype(dtype) for name, array in arrays.items()}
    output, cache = batch_norm(**typed, running=initial_statistics(typed["x"]), training=training)
    gradients = batch_norm_backward(cache, output)
    found = {output.dtype, gradients.d_x.dtype, gradients.d_weight.dtype, gradients.d_bias.dtype}
    assert found | {cache.running.mean.dtype, cache.running.variance.dtype} == {np.dtype(dtype)}
    accepted = bound(dtype, kappa_of(arrays["x"]), np.abs(midpoints(reference)).max())
    assert np.abs(output - midpoints(reference)).max() <= accepted


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"x": np.ones(3)}, r"^x: expected shape \(batch, features\) or \(batch, features, length\), got"),
        ({"x": np.ones((2, 3, 5, 7))}, r"^x: expected shape \(batch, features\) or"),
        ({"weight": np.ones(5)}, r"^weight: expected shape \(3,\), got shape \(5,\)$"),
        ({"bias": np.ones(5)}, r"^bias: expected shape \(3,\), got shape \(5,\)$"),
        ({"training": False}, "^running: expected running statistics at inference, got None$"),
        ({"running": 3}, "^running: expected RunningStatistics, got int$"),
        ({"running": RunningStatistics(np.ones(2), np.ones(3))}, r"^running.mean: expected shape \(3,\)"),
        ({"running": RunningStatistics(np.ones(3), np.ones(2))}, r"^running.variance: expected shape \(3,\)"),
        ({"running": RunningStatistics(np.ones(3), -np.ones(3))}, "^running.variance: expected no negative entry"),
        ({"running": RunningStatistics(np.ones(3), np.ones(3), -1)}, "^running.n_batches: expected an integer"),
        ({"running": RunningStatistics(np.ones(3), np.ones(3)), "momentum": 1.5}, "^momentum: expected a number from"),
        ({"running": RunningStatistics(np.ones(3), np.ones(3)), "momentum": "a"}, "^momentum: expected a number from"),
        ({"eps": 0}, "^eps: expected a positive number"),
        ({"x": np.eye(5, 3) * 1e200}, "^variance of x: expected finite numbers"),
    ],
)
def test_refusals_name_the_argument(change, message, dyadic):
    with pytest.raises(ArgumentError, match=message):
        batch_norm(**{**inputs(dyadic, (5, 3)), **change})


def test_a_float_momentum_is_refused_on_balls(dyadic):
    x = balls_from_floats(dyadic(np.random.default_rng(1), 5, 3))
    with pytest.raises(ArgumentError, match="^momentum: expected an int, a Fraction or an element"):
        batch_norm(x, running=initial_statistics(x), momentum=0.1)


def test_a_negative_variance_is_refused_on_balls_too(dyadic):
    x = balls_from_floats(dyadic(np.random.default_rng(1), 5, 3))
    running = initial_statistics(x)
    negative = RunningStatistics(running.mean, -running.variance)
    with pytest.raises(ArgumentError, match=r"^running.variance: expected no negative entry, got Ball\(-1"):
        batch_norm(x, running=negative, training=False)


def test_d_output_is_checked(dyadic):
    _, cache = batch_norm(**inputs(dyadic, (5, 3)))
    with pytest.raises(ArgumentError, match=r"^d_output: expected shape \(5, 3\), got shape \(3,\)$"):
        batch_norm_backward(cache, np.ones(3))
