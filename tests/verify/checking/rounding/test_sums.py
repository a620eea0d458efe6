"""Mean and variance of programs that see each number once lie in the balls, and balls do not hold everything."""

import numpy as np
import pytest

from verify.checking.rounding.models import ladder
from verify.checking.rounding.rounded import rounded
from verify.checking.rounding.sums import merged_logarithms, running_moments, summed_products

MODEL = ladder("float32")[0]


def welford(x):
    """Return mean and variance of numbers of float32, one after another."""
    mean, squares = np.float32(0), np.float32(0)
    for k, number in enumerate(x, start=1):
        before = number - mean
        mean = mean + before / np.float32(k)
        squares = squares + before * (number - mean)
    return mean, squares / np.float32(len(x))


def merged(x):
    """Return mean and variance of numbers of float32, those of halves put together."""
    if len(x) == 1:
        return x[0], np.float32(0)
    half = len(x) // 2
    (first, one), (second, other) = merged(x[:half]), merged(x[half:])
    share, n = np.float32(half / len(x)), np.float32(len(x))
    apart = second - first
    squares = one * np.float32(half) + other * (n - np.float32(half))
    return first + apart * (1 - share), (squares + apart * apart * share * (n - np.float32(half))) / n


@pytest.mark.parametrize("program", [welford, merged])
@pytest.mark.parametrize("count", [2, 3, 7, 64, 257])
@pytest.mark.parametrize("offset", [0.0, 3.0, 1000.0])
def test_what_programs_return_lies_in_the_balls(program, count, offset):
    rng = np.random.default_rng(count)
    for whole in (False, True):
        x = offset + rng.standard_normal(count)
        x = (np.rint(4 * x) if whole else x).astype(np.float32)
        exact = x.astype(np.float64)
        balls = running_moments(rounded(exact, MODEL))
        for ball, result, true in zip(balls, program(x), (exact.mean(), exact.var()), strict=True):
            assert abs(result - ball.value[0]) <= ball.radius[0]
            assert abs(true - ball.value[0]) <= ball.radius[0]


@pytest.mark.parametrize("program", [welford, merged])
@pytest.mark.parametrize("place", [0, 128, 256])
def test_one_number_apart_from_others_leaves_a_variance_of_some_digits(program, place):
    """The mean is two thousand deviations, and a variance by two moments has lost more than a tenth there."""
    x = np.full(257, 999.3, np.float32)
    x[place] = 1008
    variance = running_moments(rounded(x.astype(np.float64), MODEL))[1]
    assert abs(program(x)[1] - variance.value[0]) <= variance.radius[0] < 0.02 * variance.value[0]
    moments = np.mean(x * x) - np.mean(x) ** 2
    assert abs(moments - variance.value[0]) > 0.1 * variance.value[0]


def test_the_ball_of_the_mean_is_as_small_as_it_is_derived():
    """Eight numbers of size one: 8 + 3 + 3 H roundings of their sum, and one of the result."""
    mean, variance = running_moments(rounded(np.ones(8) * [1, -1, 1, 1, -1, 1, -1, 1], MODEL))
    assert 8 < mean.radius[0] / MODEL.sums.unit < 21
    assert 8 < variance.radius[0] / MODEL.sums.unit < 2 * 12 * 8 * 2


def test_one_number_has_no_variance():
    mean, variance = running_moments(rounded(np.array([3.0]), MODEL))
    assert (mean.value, variance.value, variance.radius) == (3.0, 0.0, 0.0)


def test_products_are_charged_for_the_largest_coming_first():
    """The gradient at one logit by the Jacobian: its own product, then hundreds of small ones, each sum rounded."""
    rng = np.random.default_rng(0)
    p, g = np.full(600, 1 / 600, np.float32), np.abs(rng.standard_normal(600)).astype(np.float32)
    g[0] = 4096
    total = g[0] * (1 - p[0])
    for j in range(1, 600):
        total = total - g[j] * p[j]
    weights, gradients = rounded(p, MODEL), rounded(g, MODEL)
    plain = gradients - weights * gradients.sum(-1, keepdims=True)
    ball = summed_products(plain, lambda p, g: g + p * g.sum(), weights, gradients)
    assert plain.radius[0] < abs(total - plain.value[0]) <= ball.radius[0]
    assert ball.radius[0] < 2 * 601 * MODEL.sums.unit * 4096 + plain.radius[0]


def merged_in_logarithms(x, halves):
    """Return the log-sum-exp of numbers of float32, merged one after another or by halves."""
    if len(x) == 1:
        return x[0]
    split = len(x) // 2 if halves else len(x) - 1
    parts = [merged_in_logarithms(part, halves) for part in (x[:split], x[split:])]
    high, low = max(parts), min(parts)
    return high + np.log1p(np.exp(low - high))


@pytest.mark.parametrize("halves", [False, True])
@pytest.mark.parametrize("count", [2, 3, 64, 257])
@pytest.mark.parametrize("offset", [0.0, -3.0, 1000.0])
def test_logarithms_that_are_merged_lie_in_the_balls(halves, count, offset):
    rng = np.random.default_rng(count)
    for width in (0.01, 1.0, 30.0):
        x = (offset + width * rng.standard_normal(count)).astype(np.float32)
        true = np.logaddexp.reduce(x.astype(np.longdouble))
        logits = rounded(x, MODEL)
        ball = merged_logarithms(rounded(float(true), MODEL, result=True).reshape(1), logits)
        assert abs(merged_in_logarithms(x, halves) - true) <= ball.radius[0]


def test_logarithms_are_charged_for_each_merge():
    """A logit of 1000 and hundreds ten below it: each adds less than one unit in the last place, and is rounded up."""
    x = np.full(300, 990, np.float32)
    x[0] = 1000
    true = rounded(1000 + np.log1p(299 * np.exp(-10.0)), MODEL, result=True).reshape(1)
    ball = merged_logarithms(true, rounded(x, MODEL))
    off = abs(merged_in_logarithms(x, False) - true.value[0])
    assert 10 * true.radius[0] < off <= ball.radius[0] < 310 * 1010 * MODEL.operation.unit
