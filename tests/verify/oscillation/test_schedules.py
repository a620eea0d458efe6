"""Schedules: what they are worth, on floats and on balls, and which are refused."""

from fractions import Fraction

import flint
import numpy as np
import pytest

from verify.errors import ArgumentError
from verify.oscillation import Exponential, Function, Integral, Monotone, Power
from verify.oscillation.schedules import arb_of, exact
from verify.transformer.layers.positions import sinusoidal_frequencies

T = np.linspace(0, 1, 9)


def test_the_exponential_schedule_is_that_of_the_transformer():
    found = Exponential(10000).at(np.arange(8) / 8)
    assert np.allclose(found, sinusoidal_frequencies(16), rtol=1e-15, atol=0)


@pytest.mark.parametrize(
    "schedule", [Exponential(10), Power(1), Power(2), Power(Fraction(1, 2)), Power(Fraction(7, 3))]
)
def test_floats_and_balls_agree(schedule):
    for t, value in zip(T, schedule.at(T), strict=True):
        ball = schedule.on_balls(flint.acb(float(t)), False)
        assert abs(float(ball.real.mid()) - value) < 4e-16
        assert ball.imag.contains(0)


def test_a_root_is_not_holomorphic_at_zero():
    around = flint.acb(flint.arb(0, 0.5), flint.arb(0, 0.5))
    assert not Power(Fraction(1, 2)).on_balls(around, True).is_finite()
    assert Power(2).on_balls(around, True).is_finite()
    some = Power(Fraction(7, 5)).on_balls(around, False)  # all that is asked for there is a bound
    assert some.contains(0)
    assert some.contains(flint.acb(0.5, 0.5) ** 1.4)
    assert some.real.rad() < 1


def test_exact_numbers():
    assert exact(0.1, "x") == Fraction(0.1) != Fraction(1, 10)
    assert exact(np.int64(3), "x") == 3
    assert exact(0, "x") == 0
    assert arb_of(Fraction(1, 3)).contains(flint.arb(flint.fmpq(1, 3)))


@pytest.mark.parametrize(
    ("make", "line"),
    [
        (lambda: Exponential(1), "base: expected a number greater than 1, got 1"),
        (lambda: Exponential(Fraction(-3)), "base: expected a number greater than 1, got -3"),
        (
            lambda: Exponential(1 + Fraction(1, 2**5000)),
            "base: expected a ratio of integers of at most 4096 bits, got 5001 bits",
        ),
        (lambda: Exponential(float("inf")), "base: expected a finite number, got inf"),
        (lambda: Power(0), r"alpha: expected a positive number, so that t\^alpha is monotone, got 0"),
        (lambda: Power(-0.5), r"alpha: expected a positive number, so that t\^alpha is monotone, got -0.5"),
        (
            lambda: Monotone(Function(lambda t: (t - 0.5) ** 2)),
            r"schedule: expected strictly monotone on \[0, 1\], got a step -\S+ at t = 0",
        ),
        (
            lambda: Monotone(Function(lambda t: np.maximum(t, 0.5))),
            r"schedule: expected strictly monotone on \[0, 1\], got a step 0 at t = 0",
        ),
        (
            lambda: Monotone(Function(lambda t: 1 / (t + 0.0 * t.sum() - 0.5 + 1e-9) * np.nan)),
            r"schedule: expected a finite real value for each point, got shape \(4097,\), float64",
        ),
        (
            lambda: Monotone(Function(lambda t: 1.0)),
            r"schedule: expected a finite real value for each point, got shape \(\), float64",
        ),
        (
            lambda: Monotone(Function(lambda t: t), Function(lambda t: t - 0.5)),
            "slope: expected the sign of the steps of the schedule, got the other one, or 0",
        ),
        (
            lambda: Integral(3, Power(1), Function(lambda t: 1j * t)),
            r"weight: expected a finite real value for each point, got shape \(4097,\), complex128",
        ),
    ],
)
def test_what_is_refused(make, line):
    with pytest.raises(ArgumentError, match=f"^{line}$"):
        make()


def test_a_slope_may_vanish_at_an_end():
    schedule = Monotone(Function(lambda t: -(t**2)), Function(lambda t: -2 * t))
    assert schedule.at(np.array([0.5])) == -0.25
    assert schedule.on_balls is None
    assert schedule.name == "monotone"
