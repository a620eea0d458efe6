"""The feed-forward network: gradients on every rung, with each activation, refusals."""

import math

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import balls_from_floats, bound, midpoints, precision
from verify.transformer.layers.feed_forward import FeedForwardParameters, feed_forward, feed_forward_backward

NAMES = ("w_in", "w_out", "b_in", "b_out")
SIZES = {
    "primes": ((2,), 3, 5, 7, 2),
    "square": ((), 3, 3, 3, 3),
    "one": ((), 1, 1, 1, 1),
    "no_batch": ((), 1, 2, 5, 3),
}
KAPPA = 1 + 16.0  # exponents within (-16, 16)


def run(x, activation, **weights):
    return feed_forward(x, FeedForwardParameters(**weights), activation)


def backward_with(activation):
    def backward(g, **arrays):
        gradients = feed_forward_backward(run(**arrays, activation=activation)[1], g)
        found = {"x": gradients.d_x, **{name: getattr(gradients.parameters, name) for name in NAMES}}
        return {name: found[name] for name in arrays}

    return backward


def inputs(dyadic, size, biased=True, seed=1):
    leading, n, width, hidden, out = SIZES[size]
    rng = np.random.default_rng(seed)
    shapes = {"x": (*leading, n, width), "w_in": (width, hidden), "w_out": (hidden, out)}
    if biased:
        shapes |= {"b_in": (hidden,), "b_out": (out,)}
    arrays = {name: dyadic(rng, *shape) for name, shape in shapes.items()}
    if biased:
        arrays["b_in"] = np.abs(arrays["b_in"])  # some unit is on, also with one
    return arrays


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("activation", ["relu", "gelu_tanh"])
@pytest.mark.parametrize("biased", [True, False])
def test_feed_forward_gradient(size, activation, biased, dyadic, gradient_failures):
    arrays = inputs(dyadic, size, biased)
    if size == "one":
        arrays = {name: np.abs(array) for name, array in arrays.items()}  # else ReLU is off: gradient 0
    failures = gradient_failures(
        lambda **arrays: run(**arrays, activation=activation)[0], backward_with(activation), arrays, KAPPA
    )
    assert failures == []


def erf_series(z):
    """Return the error function by its power series, which the complex step may be put through."""
    term, total = z, z
    for n in range(1, 50):
        term = -term * z * z / n
        total = total + term / (2 * n + 1)
    return 2 / math.sqrt(math.pi) * total


@pytest.mark.parametrize("size", SIZES)
def test_feed_forward_gradient_with_the_exact_gelu(size, dyadic, gradient_failures):
    """The layer refuses complex numbers: the complex step goes through the series, at small exponents."""
    arrays = inputs(dyadic, size)
    arrays["x"], arrays["b_in"] = arrays["x"] / 8, arrays["b_in"] / 2

    def forward(x, w_in, b_in, w_out, b_out):
        if not any(map(np.iscomplexobj, (x, w_in, b_in, w_out, b_out))):
            return run(x, "gelu", w_in=w_in, w_out=w_out, b_in=b_in, b_out=b_out)[0]
        hidden = x @ w_in + b_in
        return hidden / 2 * (1 + erf_series(hidden / math.sqrt(2))) @ w_out + b_out

    assert gradient_failures(forward, backward_with("gelu"), arrays, KAPPA) == []


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("activation", ["relu", "gelu", "gelu_tanh"])
def test_dtypes_are_kept_and_agree_with_balls(dtype, activation, dyadic):
    arrays = inputs(dyadic, "primes")
    with precision(128):
        exact = {name: balls_from_floats(array) for name, array in arrays.items()}
        reference = midpoints(run(**exact, activation=activation)[0])
    output, cache = run(**{name: array.astype(dtype) for name, array in arrays.items()}, activation=activation)
    gradients = feed_forward_backward(cache, output)
    assert {output.dtype, gradients.d_x.dtype, gradients.parameters.w_in.dtype} == {np.dtype(dtype)}
    assert np.abs(output - reference).max() <= bound(dtype, KAPPA, np.abs(reference).max())


def test_without_biases_there_are_no_gradients_of_them(dyadic):
    output, cache = run(**inputs(dyadic, "primes", biased=False), activation="relu")
    gradients = feed_forward_backward(cache, output)
    assert gradients.parameters.b_in is gradients.parameters.b_out is None
    assert gradients.d_hidden.shape == gradients.d_activated.shape == (2, 3, 7)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"x": np.float64(1)}, r"^x: expected shape \(\.\.\., in\), got shape \(\)$"),
        ({"x": np.ones((3, 5), int)}, "^x: expected floating, complex or object numbers, got dtype int64"),
        ({"w_in": np.ones((7, 5))}, r"^w_in: expected 5 rows, the width of x, got shape \(7, 5\)$"),
        ({"w_out": np.ones((2, 7))}, r"^w_out: expected shape \(7, out\), got shape \(2, 7\)$"),
        ({"b_in": np.ones(5)}, r"^b_in: expected shape \(7,\), got shape \(5,\)$"),
        ({"b_out": np.ones(5)}, r"^b_out: expected shape \(2,\), got shape \(5,\)$"),
        ({"activation": "tanh"}, "^activation: expected one of relu, gelu, gelu_tanh, silu, got 'tanh'$"),
    ],
)
def test_refusals_name_the_argument(change, message, dyadic):
    with pytest.raises(ArgumentError, match=message):
        run(**{**inputs(dyadic, "primes"), "activation": "relu", **change})


def test_d_output_is_checked(dyadic):
    _, cache = run(**inputs(dyadic, "primes"), activation="relu")
    with pytest.raises(ArgumentError, match=r"^d_output: expected shape \(2, 3, 2\), got shape \(3, 2\)$"):
        feed_forward_backward(cache, np.ones((3, 2)))
