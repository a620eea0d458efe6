"""The mean trace of softmax's Jacobian lies where the bounds say, and wrong bounds are told from right ones."""

import functools
from fractions import Fraction

import numpy as np
import pytest

from verify.counterparts.scaling.saturation import (
    largest_mean_trace,
    largest_mean_trace_of_scores,
    least_mean_trace,
    least_mean_trace_of_scaled_scores,
    mean_trace_of_two,
    sampled_trace,
)
from verify.numbers import Ball

sampled = functools.cache(functools.partial(sampled_trace, samples=2000))

SCALES = [Fraction(1, 4), 1, Fraction(5, 2), 8, 40]


@pytest.mark.parametrize("tau", SCALES)
def test_two_logits_lie_between_the_bounds(tau):
    mean = mean_trace_of_two(tau)
    assert mean.radius < 1e-12
    assert least_mean_trace(2, tau) <= mean
    assert mean <= largest_mean_trace(2, tau)


def test_two_logits_against_sums():
    """A second way to the integral: the trapezoidal rule, which converges at once for such functions."""
    u = np.linspace(-12, 12, 48001)
    wave = np.exp(-np.sqrt(2) * 3 * np.abs(u))
    values = 2 * wave / (1 + wave) ** 2 * np.exp(-u * u / 2) / np.sqrt(2 * np.pi)
    assert abs(values.sum() * (u[1] - u[0]) - mean_trace_of_two(3).to_float()) < 1e-12


@pytest.mark.parametrize("tau", [8, 40])
def test_the_mean_falls_like_one_over_tau(tau):
    """Not faster: a bound with tau squared is refuted, and so is one without the logarithm."""
    mean = mean_trace_of_two(tau)
    assert largest_mean_trace(2, tau**2) < mean
    assert mean > Ball(Fraction(1, 2 * tau))


def test_the_lower_bound_is_no_bound_with_a_smaller_exponent():
    assert mean_trace_of_two(Fraction(1, 4)) < least_mean_trace(2, Fraction(1, 8))


@pytest.mark.parametrize(("n", "d"), [(64, 64), (5, 37), (2, 64)])
def test_scores_of_attention(n, d):
    plain, divided = sampled(n, d, scale=1), sampled(n, d)
    upper, lower = largest_mean_trace_of_scores(n, d).to_float(), least_mean_trace_of_scaled_scores(n, d).to_float()
    assert plain.mean + plain.radius < upper
    assert divided.mean - divided.radius > lower
    assert plain.mean + plain.radius < divided.mean - divided.radius


def test_sampling_refutes_the_bounds_exchanged():
    """Scores that nobody divided break the bound of those that were, and the other way round."""
    plain, divided = sampled(64, 64, scale=1), sampled(64, 64)
    assert plain.mean + plain.radius < least_mean_trace_of_scaled_scores(64, 64).to_float()
    assert divided.mean - divided.radius > largest_mean_trace_of_scores(64, 64).to_float()


def test_sampling_agrees_with_the_integral():
    """Divided scores of long queries are nearly standard normal logits."""
    sampled = sampled_trace(2, 256)
    assert abs(sampled.mean - mean_trace_of_two(1).to_float()) < sampled.radius


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: largest_mean_trace(1, 1), "n: expected an integer of at least 2, got 1"),
        (lambda: least_mean_trace(3, 0), "tau: expected a positive number, got 0"),
        (lambda: largest_mean_trace_of_scores(3, 1), "d: expected an integer of at least 2, got 1"),
        (lambda: least_mean_trace_of_scaled_scores(3, 3), "d: expected an integer of at least 4, got 3"),
        (lambda: mean_trace_of_two(-1), "tau: expected a positive number, got -1"),
        (lambda: largest_mean_trace(2.5, 1), r"n: expected an integer of at least 2, got 2\.5"),
        (lambda: largest_mean_trace_of_scores(True, 4), "n: expected an integer of at least 2, got True"),
        (lambda: least_mean_trace(3, float("nan")), "tau: expected a finite number, got nan"),
        (lambda: least_mean_trace(3, "1"), "tau: expected an int, a Fraction or a float, got '1'"),
    ],
)
def test_refusals(call, message):
    with pytest.raises(ValueError, match=message):
        call()


def test_every_function_says_what_it_takes_and_raises():
    for function in (largest_mean_trace, least_mean_trace, largest_mean_trace_of_scores):
        for section in ("Parameters\n    ----------\n    n : int", "Raises\n    ------\n    ValueError"):
            assert section in function.__doc__
