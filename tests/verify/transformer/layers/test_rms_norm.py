"""RMSNorm: gradients on every rung, stress cases, number types, refusals."""

from fractions import Fraction

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import Ball, balls_from_floats, bound, midpoints, precision
from verify.transformer.layers.rms_norm import rms_norm, rms_norm_backward

SHAPES = {"primes": (2, 3, 5), "long": (2, 11), "square": (3, 3), "one_token": (7,), "batch_of_one": (1, 5)}
KAPPA = 1 + 4.0  # squares do not cancel: a normalized entry is at most sqrt(d)


def given(eps):
    def forward(**arrays):
        return rms_norm(**arrays, eps=eps)[0]

    def backward(g, **arrays):
        gradients = rms_norm_backward(rms_norm(**arrays, eps=eps)[1], g)
        return {name: getattr(gradients, f"d_{name}") for name in arrays}

    return forward, backward


def inputs(dyadic, shape, with_weight=True, seed=1):
    rng = np.random.default_rng(seed)
    arrays = {"x": dyadic(rng, *shape)}
    return {**arrays, "weight": dyadic(rng, shape[-1])} if with_weight else arrays


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("with_weight", [True, False])
@pytest.mark.parametrize("eps", [Fraction(1, 10**6), Fraction(3, 8)])
def test_rms_norm_gradient(shape, with_weight, eps, dyadic, gradient_failures):
    arrays = inputs(dyadic, SHAPES[shape], with_weight)
    assert gradient_failures(*given(eps), arrays, KAPPA) == []


def test_mean_square_near_eps(dyadic, gradient_failures):
    arrays = inputs(dyadic, (2, 3, 5))
    arrays["x"] = arrays["x"] / 1024
    assert 0.1 < (arrays["x"] ** 2).mean(axis=-1).max() / 1e-6 < 10
    assert gradient_failures(*given(Fraction(1, 10**6)), arrays, KAPPA) == []


def test_an_offset_of_1e6(dyadic, gradient_failures):
    arrays = inputs(dyadic, (2, 3, 5))
    arrays["x"] = arrays["x"] + 1e6
    forward, backward = given(Fraction(1, 10**6))
    assert gradient_failures(forward, backward, arrays, KAPPA, {"x": 1e-5}) == []  # of the terms that cancel


@pytest.mark.parametrize("shape", [(3, 1), (1,)])
def test_width_one(shape, dyadic, gradient_failures):
    arrays = inputs(dyadic, shape)
    forward, backward = given(Fraction(1, 10**6))
    scale = 2.25 / float(np.abs(arrays["x"]).min())
    assert gradient_failures(forward, backward, arrays, KAPPA, {"x": scale}) == []
    assert np.abs(rms_norm(arrays["x"])[0] - np.sign(arrays["x"])).max() <= 1e-3


def test_a_zero_token_has_output_zero_and_a_finite_gradient():
    output, cache = rms_norm(np.zeros((2, 3)))
    assert not output.any()
    assert np.allclose(rms_norm_backward(cache, np.ones((2, 3))).d_x, 1e3, rtol=1e-14)


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.complex128])
def test_dtypes_are_kept_and_agree_with_balls(dtype, dyadic):
    arrays = inputs(dyadic, (2, 3, 5))
    with precision(128):
        reference = rms_norm(**{name: balls_from_floats(array) for name, array in arrays.items()})[0]
    assert all(isinstance(ball, Ball) and ball.radius < 1e-30 for ball in reference.flat)
    output, cache = rms_norm(**{name: array.astype(dtype) for name, array in arrays.items()})
    gradients = rms_norm_backward(cache, output)
    assert {output.dtype, gradients.d_x.dtype, gradients.d_weight.dtype} == {np.dtype(dtype)}
    accepted = bound(dtype, KAPPA, np.abs(midpoints(reference)).max())
    assert np.abs(output - midpoints(reference)).max() <= accepted


def test_refusals_name_the_argument():
    with pytest.raises(ArgumentError, match=r"^weight: expected shape \(3,\), got shape \(2,\)$"):
        rms_norm(np.ones((2, 3)), np.ones(2))
    with pytest.raises(ArgumentError, match="^eps: expected a positive number"):
        rms_norm(np.ones((2, 3)), eps=0)
    with pytest.raises(ArgumentError, match="^mean square of x: expected finite numbers, got inf"):
        rms_norm(np.full((2, 3), 1e200))
    output, cache = rms_norm(np.ones((2, 3)))
    assert rms_norm_backward(cache, output).d_weight is None
    with pytest.raises(ArgumentError, match=r"^d_output: expected shape \(2, 3\), got shape \(3, 2\)$"):
        rms_norm_backward(cache, np.ones((3, 2)))
