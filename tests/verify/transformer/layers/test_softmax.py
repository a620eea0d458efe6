"""Softmax: values, gradients on every rung, stress cases, refusals."""

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import Ball, balls_from_floats, bound, derivative, midpoints, precision, radii
from verify.transformer.layers.softmax import softmax, softmax_backward, softmax_jvp

SHAPES = [(2, 3, 5), (3, 3, 3), (2, 7, 1)]
KAPPA = 1 + 3.0  # exponents within (-3, 3)
BACKWARDS = [softmax_backward, softmax_jvp]
MASKS = ["none", "some", "empty row"]


def mask_of(kind, shape):
    if kind == "none":
        return None
    mask = np.random.default_rng(5).random(shape) < 0.6
    mask[..., 0] = True
    if kind == "empty row":
        mask[0, 0] = False
    return mask


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("kind", MASKS)
@pytest.mark.parametrize("backward", BACKWARDS)
@pytest.mark.parametrize("axis", [-1, 1])
def test_softmax_gradient(shape, kind, backward, axis, dyadic, gradient_failures):
    mask = mask_of(kind, shape)
    x = dyadic(np.random.default_rng(1), *shape)
    failures = gradient_failures(
        lambda x: softmax(x, mask, axis),
        lambda g, x: {"x": backward(softmax(x, mask, axis), g, axis)},
        {"x": x},
        KAPPA,
        {"x": 1.0} if shape[axis] == 1 else None,
    )
    assert failures == []


@pytest.mark.parametrize("shape", SHAPES)
def test_softmax_jvp(shape, dyadic):
    rng = np.random.default_rng(2)
    x, u = dyadic(rng, *shape), dyadic(rng, *shape)
    with precision(160):
        x_ball, u_ball = balls_from_floats(x), balls_from_floats(u)
        expected = derivative(softmax, x_ball, u_ball)
        found = softmax_jvp(softmax(x_ball), u_ball)
        difference = found - expected
        assert all(entry.contains(0) and entry.radius <= 1e-30 for entry in difference.flat)
    error = np.abs(softmax_jvp(softmax(x), u) - midpoints(expected)).max()
    assert error <= bound(np.float64, KAPPA, np.abs(u).max())


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.complex64, np.complex128])
def test_softmax_keeps_the_dtype_and_sums_to_one(dtype, dyadic):
    x = dyadic(np.random.default_rng(3), 2, 3, 7).astype(dtype)
    weights = softmax(x)
    assert weights.dtype == dtype
    assert np.abs(weights.sum(axis=-1) - 1).max() <= bound(dtype, 1, 1)
    assert softmax_backward(weights, x).dtype == dtype


def test_softmax_of_a_masked_row_ignores_what_stands_there():
    mask = np.array([True, False, True])
    x = np.array([0.5, -1.0, 0.25])
    for value in (-np.inf, -1e9, 1e300):
        moved = x.copy()
        moved[1] = value
        assert np.array_equal(softmax(moved, mask), softmax(x, mask))
    assert softmax(x, mask)[1] == 0
    assert np.array_equal(softmax(np.array([0.5, -np.inf, 0.25])), softmax(x, mask))


def test_softmax_of_an_all_masked_row_is_zero():
    x = np.array([[1.0, 2.0], [-np.inf, -np.inf], [3.0, 1e4]])
    mask = np.array([[False, False], [True, True], [True, False]])
    weights = softmax(x, mask)
    assert np.array_equal(weights, [[0, 0], [0, 0], [1, 0]])
    assert np.array_equal(softmax_backward(weights, np.ones((3, 2))), np.zeros((3, 2)))
    on_balls = softmax(balls_from_floats(np.ones((1, 2))), np.zeros((1, 2), bool))
    assert all(isinstance(entry, Ball) and entry.contains(0) and entry.is_exact() for entry in on_balls.flat)


def test_softmax_of_saturated_and_tied_logits():
    assert np.array_equal(softmax(np.array([1e4, -1e4, 1e4])), [0.5, 0, 0.5])
    assert np.array_equal(softmax(np.array([[7.0]])), [[1]])
    assert np.array_equal(softmax(np.zeros(4)), [0.25] * 4)


def test_softmax_on_wide_balls_compares_none():
    with precision(64):
        wide = np.array([Ball.between(-1, 1), Ball.between(-1, 1)], dtype=object)
        weights = softmax(wide)
    assert weights[0].contains(softmax(np.array([1.0, -1.0]))[0])
    assert weights[0].contains(softmax(np.array([-1.0, 1.0]))[0])


def test_backward_where_the_gradient_vanishes():
    a = 20.0
    x, g = np.array([a, a, 2 * a, 4 * a]), np.array([0.25, -0.75, 1.5, 0.625])
    with precision(300):
        exact = softmax_jvp(softmax(balls_from_floats(x)), balls_from_floats(g))
        reference = midpoints(exact)
    assert (radii(exact) <= 1e-30 * np.abs(reference)).all()
    usual = softmax_jvp(softmax(x), g)
    stable = softmax_backward(softmax(x), g)
    assert abs(usual[3] - reference[3]) > 0.1 * abs(reference[3])
    kappa = 1 + 3 * a
    assert (np.abs(stable - reference) <= [bound(np.float64, kappa, abs(r)) for r in reference]).all()


@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_not_finite_is_refused_by_name(bad):
    with pytest.raises(ArgumentError, match=r"^x: expected finite numbers or -inf, got .* at index \(1,\)$"):
        softmax(np.array([0.0, bad]))


@pytest.mark.parametrize("backward", BACKWARDS)
def test_backward_refuses_by_name(backward):
    name = "tangent" if backward is softmax_jvp else "d_weights"
    with pytest.raises(ArgumentError, match=rf"^{name}: expected shape \(2,\), got shape \(3,\)$"):
        backward(np.array([0.5, 0.5]), np.ones(3))
    with pytest.raises(ArgumentError, match=rf"^{name}: expected finite numbers, got nan at index \(0,\)$"):
        backward(np.array([0.5, 0.5]), np.array([np.nan, 1]))


def test_wrong_axis_is_refused():
    with pytest.raises(ArgumentError, match=r"^axis: expected an axis of an array of shape \(2,\), got 1$"):
        softmax(np.ones(2), axis=1)


def test_exact_numbers_are_refused_as_they_have_no_exponential():
    with pytest.raises(ArgumentError, match="^x: expected floats, .* got an object array with int$"):
        softmax(np.array([1, 2], dtype=object))
