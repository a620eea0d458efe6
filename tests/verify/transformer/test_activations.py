"""ReLU and GELU: gradients on every rung, tails, conventions, what is refused."""

import math

import numpy as np
import pytest

from verify.numbers import Ball, Dual, UndecidedError, balls_from_floats, bound, midpoints, multiprecision, precision
from verify.transformer.activations import gelu, gelu_backward, relu, relu_backward
from verify.transformer.shapes import ArgumentError

SHAPES = [(2, 3, 5), (3, 3), (1,), (7,)]
KAPPA = 1 + 4.0  # exponents within (-4, 4)


def erf_series(z):
    """Return the error function by its power series, which the complex step may be put through."""
    term, total = z, z
    for n in range(1, 40):
        term = -term * z * z / n
        total = total + term / (2 * n + 1)
    return 2 / math.sqrt(math.pi) * total


def gelu_forward(approximate):
    def forward(x):
        if np.iscomplexobj(x) and approximate == "none":
            return x / 2 * (1 + erf_series(x / math.sqrt(2)))
        return gelu(x, approximate)[0]

    return forward


@pytest.mark.parametrize("shape", SHAPES)
def test_relu_gradient(shape, dyadic, gradient_failures):
    arrays = {"x": np.abs(dyadic(np.random.default_rng(1), *shape)) * np.resize([1, -1, 1], shape)}
    failures = gradient_failures(
        lambda x: relu(x)[0], lambda g, x: {"x": relu_backward(relu(x)[1], g)}, arrays, 1, entries=None
    )
    assert failures == []


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("approximate", ["none", "tanh"])
def test_gelu_gradient(shape, approximate, dyadic, gradient_failures):
    arrays = {"x": dyadic(np.random.default_rng(2), *shape)}

    def backward(g, x):
        return {"x": gelu_backward(gelu(x, approximate)[1], g)}

    assert gradient_failures(gelu_forward(approximate), backward, arrays, KAPPA, entries=None) == []


def test_relu_at_zero():
    x = np.array([-1.0, -0.0, 0.0, 2.0])
    output, cache = relu(x)
    assert np.array_equal(output, [0, 0, 0, 2])
    assert np.array_equal(relu_backward(cache, np.array([3.0, 5.0, 7.0, 11.0])), [0, 0, 0, 11])
    _, cache = relu(balls_from_floats(x))
    d_x = relu_backward(cache, balls_from_floats(np.array([3.0, 5.0, 7.0, 11.0])))
    assert [ball == 0 for ball in d_x] == [True, True, True, False]


def objects(*values):
    array = np.empty(len(values), dtype=object)
    array[:] = values
    return array


@pytest.mark.parametrize("ball", [Ball.between(-1, 2), Ball.between(0, 1), Ball.between(-1, 1)])
def test_relu_never_guesses_on_a_ball(ball):
    for undecided in (ball, Dual(ball, Ball(1))):
        with pytest.raises(UndecidedError):
            relu(objects(undecided))


def test_relu_answers_on_decided_balls_and_refuses_a_dual_tie():
    low, high = Ball.between(-3, -1), Ball.between(1, 3)
    output, _ = relu(objects(low, high))
    assert output[0] == 0
    assert output[1] is high
    with pytest.raises(ValueError, match="at a tie"):
        relu(objects(Dual(0.0, 1.0)))


@pytest.mark.parametrize("approximate", ["none", "tanh"])
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
def test_gelu_agrees_with_balls_also_in_the_left_tail(approximate, dtype):
    x = np.array([-8.0, -5.5, -3.0, -0.5, 0.0, 0.25, 2.0, 7.5])
    with precision(160):
        reference, cache = gelu(balls_from_floats(x), approximate)
        slopes = gelu_backward(cache, balls_from_floats(np.ones(8)))
    output, cache = gelu(x.astype(dtype), approximate)
    d_x = gelu_backward(cache, np.ones(8, dtype))
    assert {output.dtype, d_x.dtype} == {np.dtype(dtype)}
    for found, exact in ((output, reference), (d_x, slopes)):
        for value, ball, point in zip(found, midpoints(exact), x, strict=True):
            # exp of a sum of terms of size 2 x**2, or twice the cubic, whose rounding is a relative error
            kappa = 1 + 2 * point**2 + 2 * 0.8 * (abs(point) + 0.045 * abs(point) ** 3)
            assert abs(float(value) - ball) <= bound(dtype, kappa, 8 * abs(ball) if ball else 0.0)


def test_the_two_forms_differ_by_less_than_1e_3():
    x = np.linspace(-5, 5, 101)
    difference = np.abs(gelu(x)[0] - gelu(x, "tanh")[0]).max()
    assert 1e-4 < difference < 1e-3


@pytest.mark.parametrize("size", [1e4, 1e30])
@pytest.mark.parametrize("approximate", ["none", "tanh"])
def test_gelu_saturates(size, approximate):
    output, cache = gelu(np.array([-size, size]), approximate)
    assert np.array_equal(output, [0, size])
    assert np.array_equal(gelu_backward(cache, np.ones(2)), [0, 1])


def test_the_tanh_form_runs_on_every_number_type(dyadic):
    x = dyadic(np.random.default_rng(5), 2, 3)
    expected = gelu(x, "tanh")[0]
    output, _ = gelu(x.astype(complex), "tanh")
    assert output.dtype == np.complex128
    assert np.abs(output - expected).max() <= 1e-15
    duals = np.vectorize(lambda value: Dual(value, 1.0), otypes=[object])(x)
    for approximate in ("none", "tanh"):
        output, cache = gelu(duals, approximate)
        slope = gelu_backward(gelu(x, approximate)[1], np.ones((2, 3)))
        assert np.abs(np.vectorize(lambda d: d.tangent)(output) - slope).max() <= 1e-15
        assert isinstance(cache.derivative[0, 0], Dual)


def test_refusals_name_the_argument():
    with pytest.raises(ArgumentError, match=r"^x: expected real numbers for the exact GELU .* got dtype complex128$"):
        gelu(np.ones(2, complex))
    with pytest.raises(ArgumentError, match="^x: expected floats, balls, or dual numbers of either, got complex$"):
        gelu(objects(Dual(1j, 1j)))
    with pytest.raises(ArgumentError, match="^x: expected floats, balls, or dual numbers of either, got mpf$"):
        gelu(multiprecision([1]))
    with pytest.raises(ArgumentError, match="^approximate: expected one of none, tanh, got 'erf'$"):
        gelu(np.ones(2), "erf")
    with pytest.raises(ArgumentError, match=r"^sqrt\(2 / pi\) .* got inf at index \(0,\)$"):
        gelu(np.array([1e200]), "tanh")
    for layer, backward in ((relu, relu_backward), (gelu, gelu_backward)):
        with pytest.raises(ArgumentError, match="^x: expected floating, complex or object numbers, got dtype int64"):
            layer(np.ones(2, int))
        with pytest.raises(ArgumentError, match="^x: expected finite numbers, got nan"):
            layer(np.array([np.nan]))
        with pytest.raises(ArgumentError, match=r"^d_output: expected shape \(2,\), got shape \(3,\)$"):
            backward(layer(np.ones(2))[1], np.ones(3))
