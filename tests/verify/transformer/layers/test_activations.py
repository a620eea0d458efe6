"""ReLU and GELU: gradients on every rung, tails, conventions, what is refused."""

from fractions import Fraction

import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.numbers import (
    NUMBER_TYPES,
    Ball,
    Dual,
    UndecidedError,
    balls_from_floats,
    bound,
    complex_step,
    midpoints,
    precision,
)
from verify.transformer.layers.activations import gated_backward, gelu, relu, relu_backward

SHAPES = [(2, 3, 5), (3, 3), (1,), (7,)]
KAPPA = 1 + 4.0  # exponents within (-4, 4)


@pytest.mark.parametrize("shape", SHAPES)
def test_relu_gradient(shape, dyadic, gradient_failures):
    arrays = {"x": np.abs(dyadic(np.random.default_rng(1), *shape)) * np.resize([1, -1, 1], shape)}
    failures = gradient_failures(lambda x: relu(x)[0], lambda g, x: {"x": relu_backward(relu(x)[1], g)}, arrays, 1)
    assert failures == []


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("approximate", ["none", "tanh"])
def test_gelu_gradient(shape, approximate, dyadic, gradient_failures):
    arrays = {"x": dyadic(np.random.default_rng(2), *shape)}

    def backward(g, x):
        return {"x": gated_backward(gelu(x, approximate)[1], g)}

    assert gradient_failures(lambda x: gelu(x, approximate)[0], backward, arrays, KAPPA) == []


def test_relu_at_zero():
    x = np.array([-1.0, -0.0, 0.0, 2.0])
    output, cache = relu(x)
    assert np.array_equal(output, [0, 0, 0, 2])
    assert np.array_equal(relu_backward(cache, np.array([3.0, 5.0, 7.0, 11.0])), [0, 0, 0, 11])
    assert not np.signbit(output[0])
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
        slopes = gated_backward(cache, balls_from_floats(np.ones(8)))
    output, cache = gelu(x.astype(dtype), approximate)
    d_x = gated_backward(cache, np.ones(8, dtype))
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
    assert np.array_equal(gated_backward(cache, np.ones(2)), [0, 1])


@pytest.mark.parametrize("approximate", ["none", "tanh"])
@pytest.mark.parametrize("name", NUMBER_TYPES)
def test_gelu_runs_on_every_number_type(name, approximate):
    record = NUMBER_TYPES[name]
    points = [Fraction(-5, 2), Fraction(-1, 3), 0, Fraction(7, 4)]
    x = record.array(points)
    output, cache = gelu(x, approximate)
    d_x = gated_backward(cache, record.array([1, 1, 1, 1]))
    exact, exact_cache = gelu(np.array(points, dtype=float), approximate)
    accepted = bound(np.float32 if name == "float32" else np.float64, 1 + 10, 4)
    assert {type(value) for value in (*output.flat, *d_x.flat)} == {type(x[0])}
    assert np.abs(record.to_float(output) - exact).max() <= accepted
    assert np.abs(record.to_float(d_x) - gated_backward(exact_cache, np.ones(4))).max() <= accepted


@pytest.mark.parametrize("approximate", ["none", "tanh"])
def test_dual_numbers_carry_the_derivative_of_gelu(approximate, dyadic):
    x = dyadic(np.random.default_rng(5), 7)
    output, _ = gelu(objects(*(Dual(value, 1.0) for value in x)), approximate)
    slope = gated_backward(gelu(x, approximate)[1], np.ones(7))
    assert np.abs([dual.tangent for dual in output] - slope).max() <= 1e-15


@pytest.mark.parametrize("x", [-6.0, -0.5, 3.0])
def test_the_complex_step_keeps_the_digits_of_the_exact_gelu_in_the_left_tail(x):
    _, cache = gelu(np.array([x]))
    step = complex_step(lambda z: gelu(z)[0], np.array([x]), np.ones(1))
    with precision(200):
        exact = midpoints(gelu(balls_from_floats(np.array([x])))[1].derivative)
    for found in (step, cache.derivative):
        assert abs(found[0] - exact[0]) <= bound(np.float64, 1 + x * x, 8 * abs(exact[0]))


@pytest.mark.parametrize(("number", "dtype"), [(1e200, np.float64), (1e30, np.float32)])
def test_an_overflow_is_named_by_its_index_in_the_whole_array(number, dtype):
    x = np.zeros((600, 500), dtype)  # of several pieces
    x[599, 3] = number
    with pytest.raises(ArgumentError, match=r"^sqrt\(2 / pi\) .* got inf at index \(599, 3\)$"):
        gelu(x, "tanh")


def test_refusals_name_the_argument():
    with pytest.raises(ArgumentError, match="^x: expected real numbers, got"):
        relu(objects(1j))
    with pytest.raises(ArgumentError, match="^x: expected floats, .* or objects that have exp, .* Fraction$"):
        gelu(objects(Fraction(1, 2)))
    with pytest.raises(ArgumentError, match="^derivative of GELU at x: expected finite numbers"):
        gelu(np.array([1 + 100j]))
    with pytest.raises(ArgumentError, match="^approximate: expected one of none, tanh, got 'erf'$"):
        gelu(np.ones(2), "erf")
    with pytest.raises(ArgumentError, match=r"^sqrt\(2 / pi\) .* got inf at index \(0,\)$"):
        gelu(np.array([1e200]), "tanh")
    for layer, backward in ((relu, relu_backward), (gelu, gated_backward)):
        with pytest.raises(ArgumentError, match="^x: expected floating, complex or object numbers, got dtype int64"):
            layer(np.ones(2, int))
        with pytest.raises(ArgumentError, match="^x: expected finite numbers, got nan"):
            layer(np.array([np.nan]))
        with pytest.raises(ArgumentError, match=r"^d_output: expected shape \(2,\), got shape \(3,\)$"):
            backward(layer(np.ones(2))[1], np.ones(3))
